//! The phase that replays what earlier runs have stored.

use crate::database::entry::Entry;
use crate::executor::Misuse;
use crate::run::found::First;
use crate::run::runner::Runner;
use crate::source::Source;

/// Replays the stored failures, simplest first, up to one that still fails.
///
/// Those that fail no more are removed: the bug is mended, or the property asks
/// for other things by now.
pub(super) fn replay(runner: &mut Runner<'_>) -> Result<Option<First>, Misuse> {
    for stored in runner.keeper.fetch() {
        let Some(entry) = Entry::decode(&stored) else {
            runner.keeper.remove_unreadable(&stored);
            continue;
        };
        runner.debug(|| format!("replaying {}", runner.keeper.place(&stored)));
        // Where the property asks for more by now, the simplest may do.
        let execution = runner.execute_stored(&stored, Source::simplest_after(entry.values))?;
        let shrunk = entry.shrunk && execution.as_recorded;
        if let Some(first) = First::of(execution, true, shrunk) {
            return Ok(Some(first));
        }
        runner.keeper.remove(&stored);
    }
    Ok(None)
}
