use super::{Pass, Place};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::search::find_integer;
use crate::shrink::shrinker::{Shrinker, without};

/// Deletes a few consecutive choices, whatever they mean, as often in a row as that goes.
///
/// Strategies need not say what belongs together, and a property may stop
/// caring before a span ends.
///
/// Before, where each pair is one draw: `1 5 1 7 1 9 0`. After: `1 7 0`.
pub(in crate::shrink) struct DeleteChoices {
    size: usize,
    name: &'static str,
}

impl DeleteChoices {
    // The largest comes first in the list of passes: it makes the most of a run.
    pub(in crate::shrink) const FIVE: Self = DeleteChoices::of(5, "delete five choices");
    pub(in crate::shrink) const FOUR: Self = DeleteChoices::of(4, "delete four choices");
    pub(in crate::shrink) const THREE: Self = DeleteChoices::of(3, "delete three choices");
    pub(in crate::shrink) const TWO: Self = DeleteChoices::of(2, "delete two choices");
    pub(in crate::shrink) const ONE: Self = DeleteChoices::of(1, "delete one choice");

    const fn of(size: usize, name: &'static str) -> DeleteChoices {
        DeleteChoices { size, name }
    }
}

impl Pass for DeleteChoices {
    fn name(&self) -> &'static str {
        self.name
    }

    /// Where the choice behind the gap is one like the first one deleted, which is what will be asked for there.
    ///
    /// Elsewhere it would mean something else or not fit at all: no deletion, but a change for
    /// which there are better passes.
    fn places(&self, best: &Execution) -> Vec<Place> {
        let choices = &best.choices;
        let mut places = Vec::new();
        // Whether the same deletion one further to the right is listed, or is the same as one that is.
        let mut covered = false;
        for start in (0..choices.len().saturating_sub(self.size)).rev() {
            let (first, behind) = (&choices[start], &choices[start + self.size]);
            let fits = first.constraint == behind.constraint;
            // Between equal choices it does not matter which of them goes.
            if fits && !(covered && first.value == behind.value) {
                places.push((start, 0));
            }
            covered = fits;
        }
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (start, _): Place) -> Result<(), Halt> {
        let base = shrinker.share();
        let base = &base.choices;
        let end = start + self.size;
        if !shrinker.consider(without(base, start..end))? {
            return Ok(());
        }
        // Growing to the left by single choices finds where a longer period begins.
        let further = find_integer(&mut |n| match start.checked_sub(n as usize) {
            Some(start) => shrinker.consider(without(base, start..start + self.size)),
            None => Ok(false),
        })? as usize;
        let start = start - further;
        find_integer(&mut |n| {
            let end = start + self.size * (n as usize + 1);
            Ok(end <= base.len() && shrinker.consider(without(base, start..end))?)
        })?;
        Ok(())
    }
}
