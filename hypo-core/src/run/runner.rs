//! One run of one property: what it has, what it knows, and how it executes test cases.

use crate::case::{Rejection, Role};
use crate::environment::Environment;
use crate::executor::{Execution, LocalExecutor, Misuse};
use crate::property::Property;
use crate::report::{self, Tally};
use crate::run::keeper::Keeper;
use crate::settings::{Randomness, Resolved, Verbosity};
use crate::source::{Random, Seed, Source};
use crate::tree::Tree;

/// A test case may make so many choices; one that wants more overruns.
pub(crate) const MAX_CHOICES: usize = 1 << 14;

/// One run of one property.
pub(super) struct Runner<'a> {
    pub(super) property: &'a Property<'a>,
    pub(super) settings: Resolved,
    pub(super) environment: &'a Environment,
    pub(super) random: Random,
    pub(super) keeper: Keeper,
    pub(super) tree: Tree,
    pub(super) tally: Tally,
    /// Why test cases were rejected, and how many for each reason.
    pub(super) rejections: Vec<(Rejection, u64)>,
    executor: LocalExecutor<'a>,
}

impl<'a> Runner<'a> {
    pub(super) fn new(
        property: &'a Property<'a>,
        environment: &'a Environment,
    ) -> Result<Self, Misuse> {
        let settings = property.settings.clone().resolve()?;
        let key = property.test.key();
        let seed = match settings.randomness {
            Randomness::Fresh => Seed::from_entropy(),
            Randomness::Fixed(seed) => Seed(seed),
            Randomness::ByTest => Seed(u64::from_le_bytes(
                *key.first_chunk().expect("a key has 32 bytes"),
            )),
        };
        let home = environment.home(property.test.manifest_dir);
        Ok(Runner {
            property,
            environment,
            random: Random::new(seed),
            keeper: Keeper::new(settings.storage.database(home), key),
            tree: Tree::new(),
            tally: Tally::default(),
            rejections: Vec::new(),
            executor: LocalExecutor::new(property.body, MAX_CHOICES),
            settings,
        })
    }

    /// Runs the property once, counts it, and keeps what it found.
    pub(super) fn execute(&mut self, source: Source) -> Result<Execution, Misuse> {
        let execution = self.execute_aloud(source)?;
        self.tally.count(execution.outcome);
        if let Some(rejection) = execution.rejection {
            match self
                .rejections
                .iter_mut()
                .find(|(known, _)| *known == rejection)
            {
                Some((_, times)) => *times += 1,
                None => self.rejections.push((rejection, 1)),
            }
        }
        self.keeper.keep(&execution);
        Ok(execution)
    }

    /// Replays a stored failure; if it still fails, its entry is the one that is kept.
    pub(super) fn execute_stored(
        &mut self,
        stored: &[u8],
        source: Source,
    ) -> Result<Execution, Misuse> {
        let execution = self.execute_aloud(source)?;
        self.tally.replayed += 1;
        self.keeper.adopt(&execution, stored);
        Ok(execution)
    }

    fn execute_aloud(&self, source: Source) -> Result<Execution, Misuse> {
        let verbose = self.says(Verbosity::Verbose);
        let role = if verbose {
            Role::Describe
        } else {
            Role::Search
        };
        let execution = self.execute_as(role, source)?;
        if verbose {
            report::say(&report::test_case(&execution, self.says(Verbosity::Debug)));
        }
        Ok(execution)
    }

    /// Runs the property once, and leaves no trace of it in the run.
    pub(super) fn execute_as(&self, role: Role, source: Source) -> Result<Execution, Misuse> {
        self.executor.execute_as(role, source)
    }

    /// Whether the run says what this verbosity asks for.
    pub(super) fn says(&self, verbosity: Verbosity) -> bool {
        self.settings.verbosity >= verbosity
    }

    pub(super) fn debug(&self, text: impl FnOnce() -> String) {
        if self.says(Verbosity::Debug) {
            report::say(&format!("hypo: {}\n", text()));
        }
    }
}
