//! One run of one property: what it has, what it knows, and how it executes test cases.

use std::sync::Arc;
use std::time::Duration;

use crate::case::{Part, Role};
use crate::choice::{Choice, Value};
use crate::environment::Environment;
use crate::executor::{Execution, LocalExecutor, MAX_CHOICES, Misuse, Outcome};
use crate::panic;
use crate::property::Property;
use crate::report::{self, Asked, Tally};
use crate::run::bugs::Bugs;
use crate::run::keeper::Keeper;
use crate::run::rejected::{self, Rejected};
use crate::run::target::{Schedule, Targets};
use crate::settings::{Randomness, Resolved, Verbosity};
use crate::source::{Dealer, Literals, Seed, Source};
use crate::tree::Tree;

/// One run of one property.
pub(super) struct Runner<'a> {
    pub(super) property: &'a Property<'a>,
    pub(super) settings: Resolved,
    pub(super) environment: &'a Environment,
    /// When it began.
    pub(super) started: Duration,
    /// What the random choices begin with; `None` if another run has the same anyway.
    pub(super) seed: Option<Seed>,
    pub(super) dealer: Dealer,
    pub(super) keeper: Keeper,
    pub(super) tree: Tree,
    /// Where a test case first asked for something else than an earlier one with the same choices.
    pub(super) diverged: Option<Asked>,
    pub(super) tally: Tally,
    pub(super) targets: Targets,
    pub(super) schedule: Schedule,
    pub(super) bugs: Bugs,
    /// Why test cases were rejected, and how many for each reason.
    pub(super) rejections: Vec<Rejected>,
    executor: LocalExecutor<'a>,
    /// Whether our panic hook was put back already.
    hook_is_back: bool,
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
        let manifest_dir = property.test.manifest_dir;
        let home = environment.home(manifest_dir);
        let package = if settings.source_constants {
            environment.package(manifest_dir)
        } else {
            None
        };
        let literals = package.map(|folder| Arc::new(Literals::of_package(folder)));
        let is_fresh = settings.randomness == Randomness::Fresh;
        Ok(Runner {
            property,
            environment,
            started: environment.clock().now(),
            seed: is_fresh.then_some(seed),
            dealer: Dealer::new(seed, literals),
            keeper: Keeper::new(settings.storage.database(home), key),
            tree: Tree::new(settings.tree_size),
            diverged: None,
            tally: Tally::default(),
            targets: Targets::new(),
            schedule: Schedule::new(settings.max_examples),
            bugs: Bugs::new(&settings),
            rejections: Vec::new(),
            executor: LocalExecutor::new(property.body, MAX_CHOICES),
            hook_is_back: false,
            settings,
        })
    }

    /// Runs the property once, counts it, and takes in what it found.
    pub(super) fn execute(&mut self, source: Source) -> Result<Execution, Misuse> {
        self.execute_counted(source, None)
    }

    /// As [`execute`](Runner::execute), from a source that draws these parts anew.
    pub(super) fn execute_varied(
        &mut self,
        source: Source,
        parts: Vec<Part>,
    ) -> Result<Execution, Misuse> {
        self.execute_counted(source, Some(parts))
    }

    fn execute_counted(
        &mut self,
        source: Source,
        varied: Option<Vec<Part>>,
    ) -> Result<Execution, Misuse> {
        let execution = self.execute_aloud(source, varied)?;
        self.tally.count(execution.outcome);
        if execution.outcome == Outcome::Valid && execution.discards() {
            self.tally.repeated += 1;
        }
        if let Some(rejection) = execution.rejection {
            rejected::count(&mut self.rejections, rejection, &execution);
        }
        self.targets.observe(&execution);
        if execution.failure.is_some() {
            self.keeper.keep(&execution);
            let now = self.now();
            self.bugs.see(&execution, self.tally.runs(), now);
        }
        Ok(execution)
    }

    /// Runs the property once on what was stored, and counts it.
    pub(super) fn execute_stored(&mut self, source: Source) -> Result<Execution, Misuse> {
        let execution = self.execute_aloud(source, None)?;
        self.tally.replayed += 1;
        self.targets.observe(&execution);
        Ok(execution)
    }

    /// Whether generation is to go on, for all that is known of bugs.
    pub(super) fn keeps_searching(&self) -> bool {
        self.bugs.is_empty() || self.bugs.keep_searching(self.tally.runs(), self.now())
    }

    pub(super) fn now(&self) -> Duration {
        self.environment.clock().now()
    }

    fn execute_aloud(
        &mut self,
        source: Source,
        varied: Option<Vec<Part>>,
    ) -> Result<Execution, Misuse> {
        let verbose = self.says(Verbosity::Verbose);
        let role = match varied {
            Some(parts) => Role::Vary {
                parts,
                describes: verbose,
            },
            None if verbose => Role::Describe,
            None => Role::Search,
        };
        let execution = self.execute_as(role, source)?;
        if verbose {
            report::say(&report::test_case(&execution, self.says(Verbosity::Debug)));
        }
        if execution
            .failure
            .as_ref()
            .is_some_and(|failed| !failed.heard)
        {
            self.put_hook_back();
        }
        Ok(execution)
    }

    /// Without a place bugs cannot be told apart, and it is unknown where somebody has replaced the
    /// panic hook.
    fn put_hook_back(&mut self) {
        if !self.hook_is_back {
            self.hook_is_back = true;
            panic::reinstall_hook();
        }
    }

    /// Runs the property once, and leaves no trace of it in the run.
    pub(super) fn execute_as(&self, role: Role, source: Source) -> Result<Execution, Misuse> {
        self.executor.execute_as(role, source)
    }

    /// Runs the property as far as a value that is wanted in other choices, and leaves no trace of it either.
    pub(super) fn restate(
        &self,
        choices: Vec<Value>,
        place: usize,
    ) -> Result<Vec<Vec<Choice>>, Misuse> {
        self.executor.restate(choices, place)
    }

    /// Takes back the room of a test case that nobody looks at any more.
    pub(super) fn recycle(&self, execution: Execution, made: usize) {
        self.executor.recycle(execution, made);
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
