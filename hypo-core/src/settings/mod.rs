//! How a property is run, and what each setting is when nobody says otherwise.

mod phase;
mod verbosity;

use std::path::PathBuf;
use std::sync::Arc;

pub use phase::Phase;
use phase::Phases;
pub use verbosity::Verbosity;

use crate::case::misuse;
use crate::database::{Database, DirectoryDatabase};
use crate::executor::Misuse;

/// How a property is run. A value of its own; each method returns a changed copy.
///
/// The methods have the names that `#[settings(…)]` takes. What is not set is
/// left to the default that the method's documentation names.
///
/// ```
/// use hypo_core::{Phase, Settings, Verbosity};
/// let settings = Settings::new()
///     .max_examples(1000)
///     .phases([Phase::Explicit, Phase::Generate, Phase::Shrink])
///     .verbosity(Verbosity::Verbose);
/// # let _ = settings;
/// ```
#[derive(Clone, Debug, Default)]
#[must_use = "settings are a value: pass them to a run"]
pub struct Settings {
    max_examples: Option<u32>,
    derandomize: Option<bool>,
    seed: Option<u64>,
    phases: Option<Phases>,
    report_multiple_bugs: Option<bool>,
    database: Storage,
    print_blob: Option<bool>,
    verbosity: Option<Verbosity>,
    tree_size: Option<usize>,
    source_constants: Option<bool>,
}

/// Where failures are kept.
#[derive(Clone, Debug, Default)]
pub(crate) enum Storage {
    /// In the directory of the workspace.
    #[default]
    Directory,
    /// Nowhere.
    Off,
    /// Where somebody said.
    Given(Arc<dyn Database>),
}

/// Every setting with a value: what a run goes by.
pub(crate) struct Resolved {
    pub(crate) max_examples: u32,
    pub(crate) randomness: Randomness,
    pub(crate) phases: Phases,
    pub(crate) report_multiple_bugs: bool,
    pub(crate) storage: Storage,
    pub(crate) print_blob: bool,
    pub(crate) verbosity: Verbosity,
    pub(crate) tree_size: usize,
    pub(crate) source_constants: bool,
}

/// What the random choices of a run depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Randomness {
    /// Other ones each time.
    Fresh,
    /// The property itself.
    ByTest,
    /// This seed.
    Fixed(u64),
}

/// How many valid test cases a run tries unless told otherwise.
const MAX_EXAMPLES: u32 = 100;
/// How many choices of its test cases a run remembers unless told otherwise.
const TREE_SIZE: usize = 1 << 17;

impl Settings {
    /// Everything at its default.
    pub fn new() -> Settings {
        Settings::default()
    }

    /// How many valid test cases are tried before a property counts as passed; at least 1, 100 by default.
    ///
    /// Pinned examples and replayed failures come on top.
    #[track_caller]
    pub fn max_examples(mut self, max_examples: u32) -> Settings {
        if max_examples == 0 {
            misuse(
                "max_examples must be at least 1; to run only pinned examples, set phases = [explicit]",
            );
        }
        self.max_examples = Some(max_examples);
        self
    }

    /// Whether every run makes the same test cases, chosen by the property's source; `false` by default.
    ///
    /// Nothing is then stored or replayed, for what was found last time would make a run differ.
    pub fn derandomize(mut self, derandomize: bool) -> Settings {
        self.derandomize = Some(derandomize);
        self
    }

    /// Makes every run try the test cases of this seed; by default each run has a new one.
    ///
    /// Nothing is then stored or replayed, as with [`derandomize`](Settings::derandomize).
    pub fn seed(mut self, seed: u64) -> Settings {
        self.seed = Some(seed);
        self
    }

    /// Which phases run, in whatever order they are named; all by default.
    ///
    /// One of them must be a phase that runs test cases: [`Phase::Explicit`], [`Phase::Reuse`] or
    /// [`Phase::Generate`].
    #[track_caller]
    pub fn phases(mut self, phases: impl IntoIterator<Item = Phase>) -> Settings {
        let phases: Phases = phases.into_iter().collect();
        if !phases.run_test_cases() {
            misuse(
                "these phases run no test case; name at least one of explicit, reuse and generate",
            );
        }
        self.phases = Some(phases);
        self
    }

    /// Whether failures of different origin are different bugs; `true` by default.
    ///
    /// An origin is where the property panicked, or the kind of error that it returned. After the first
    /// failure a run then looks for others for a while: until it has made twice as many test cases as the
    /// latest new bug took, for at most 1000 test cases and 10 seconds. It shrinks each bug and reports all
    /// of them.
    ///
    /// With `false` a run is content with the first failure, shrinking takes whatever fails for the same
    /// bug, and the simplest failure is all that is reported.
    pub fn report_multiple_bugs(mut self, report_multiple_bugs: bool) -> Settings {
        self.report_multiple_bugs = Some(report_multiple_bugs);
        self
    }

    /// Where failures are kept: a database, or `None` for nowhere.
    ///
    /// By default in `.hypo/examples`, beside the `Cargo.lock` of the workspace.
    pub fn database(mut self, database: Option<Arc<dyn Database>>) -> Settings {
        self.database = match database {
            Some(database) => Storage::Given(database),
            None => Storage::Off,
        };
        self
    }

    /// Whether a failure prints the `#[reproduce_failure(…)]` line that replays it; `true` by default.
    pub fn print_blob(mut self, print_blob: bool) -> Settings {
        self.print_blob = Some(print_blob);
        self
    }

    /// How much a run says about itself; [`Verbosity::Normal`] by default.
    pub fn verbosity(mut self, verbosity: Verbosity) -> Settings {
        self.verbosity = Some(verbosity);
        self
    }

    /// How many choices of its test cases a run remembers, so as never to try one twice; 131,072 by default.
    ///
    /// A choice takes about 200 bytes. When so many are remembered, later test cases are known by a
    /// digest alone, 40 bytes for each, and hardly any comes twice; after as many digests they are known
    /// by nothing. A run never says that all were tried when they were not. 0 remembers nothing.
    pub fn tree_size(mut self, choices: usize) -> Settings {
        self.tree_size = Some(choices);
        self
    }

    /// Whether numbers and texts that stand in the source of the package under test are drawn now and
    /// then; `true` by default.
    ///
    /// A process reads the files below `src` for them when the first one is wanted: at most 1,000 files
    /// and 4 megabytes, none larger than 512 kilobytes. Where the source is not at hand there are none. They are part of what a seed
    /// depends on: with other literals it makes other test cases.
    pub fn source_constants(mut self, source_constants: bool) -> Settings {
        self.source_constants = Some(source_constants);
        self
    }

    /// Whatever is not set here, as it is set in `others`.
    ///
    /// ```
    /// use hypo_core::Settings;
    /// let thorough = Settings::new().max_examples(10_000).print_blob(false);
    /// let settings = Settings::new().max_examples(20).or(thorough); // 20 test cases, no blob
    /// # let _ = settings;
    /// ```
    pub fn or(self, others: Settings) -> Settings {
        Settings {
            max_examples: self.max_examples.or(others.max_examples),
            derandomize: self.derandomize.or(others.derandomize),
            seed: self.seed.or(others.seed),
            phases: self.phases.or(others.phases),
            database: match self.database {
                Storage::Directory => others.database,
                given => given,
            },
            print_blob: self.print_blob.or(others.print_blob),
            verbosity: self.verbosity.or(others.verbosity),
            report_multiple_bugs: self.report_multiple_bugs.or(others.report_multiple_bugs),
            tree_size: self.tree_size.or(others.tree_size),
            source_constants: self.source_constants.or(others.source_constants),
        }
    }

    /// Fills in the defaults.
    pub(crate) fn resolve(self) -> Result<Resolved, Misuse> {
        let derandomize = self.derandomize.unwrap_or(false);
        let randomness = match self.seed {
            Some(seed) => Randomness::Fixed(seed),
            None if derandomize => Randomness::ByTest,
            None => Randomness::Fresh,
        };
        let storage = match (self.database, randomness) {
            (Storage::Given(_), Randomness::ByTest) => {
                return Err(excluded("derandomize = true"));
            }
            (Storage::Given(_), Randomness::Fixed(_)) => return Err(excluded("a seed")),
            (storage, Randomness::Fresh) => storage,
            (_, _) => Storage::Off,
        };
        Ok(Resolved {
            max_examples: self.max_examples.unwrap_or(MAX_EXAMPLES),
            randomness,
            phases: self.phases.unwrap_or_default(),
            report_multiple_bugs: self.report_multiple_bugs.unwrap_or(true),
            storage,
            print_blob: self.print_blob.unwrap_or(true),
            verbosity: self.verbosity.unwrap_or_default(),
            tree_size: self.tree_size.unwrap_or(TREE_SIZE),
            source_constants: self.source_constants.unwrap_or(true),
        })
    }

    /// Whether a run says what this verbosity asks for.
    pub(crate) fn says(&self, verbosity: Verbosity) -> bool {
        self.verbosity.unwrap_or_default() >= verbosity
    }

    /// Whether the verbosity is this one.
    pub(crate) fn is(&self, verbosity: Verbosity) -> bool {
        self.verbosity.unwrap_or_default() == verbosity
    }
}

impl Storage {
    /// The database that it stands for, given the folder of hypo.
    pub(crate) fn database(&self, home: PathBuf) -> Option<Arc<dyn Database>> {
        match self {
            Storage::Directory => Some(Arc::new(DirectoryDatabase::new(home))),
            Storage::Off => None,
            Storage::Given(database) => Some(Arc::clone(database)),
        }
    }
}

fn excluded(setting: &str) -> Misuse {
    Misuse(format!(
        "{setting} and a database exclude each other, for what is stored would make runs differ; remove one of them"
    ))
}
