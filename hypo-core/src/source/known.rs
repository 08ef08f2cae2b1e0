//! The literals of a package, and what one test case knows of them.

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use crate::constants::Constants;

/// The literals of a package, read when the first one is asked for.
#[derive(Debug)]
pub(crate) struct Literals {
    manifest_dir: PathBuf,
    read: OnceLock<Arc<Constants>>,
}

impl Literals {
    pub(crate) fn of_package(manifest_dir: PathBuf) -> Literals {
        Literals {
            manifest_dir,
            read: OnceLock::new(),
        }
    }

    pub(super) fn constants(&self) -> &Constants {
        self.read
            .get_or_init(|| Constants::of_package(&self.manifest_dir))
    }

    /// What tells them from those of another version of the package; `None` if there are none or nobody asked.
    pub(crate) fn digest(&self) -> Option<u64> {
        let constants = self.read.get()?;
        Some(constants.digest()).filter(|digest| *digest != 0)
    }
}

/// What a test case knows of literals.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    pub(super) literals: Option<Arc<Literals>>,
    /// Whose turn it is.
    pub(super) turn: usize,
    /// A byte string that is being drawn byte by byte, from its end.
    pub(super) phrase: Vec<u8>,
    /// Whether one was begun: a test case has one at most.
    pub(super) spoken: bool,
    /// How much of it was left when the collection was last asked whether it goes on.
    pub(super) left: usize,
}

impl Known {
    pub(super) fn new(literals: Option<Arc<Literals>>, turn: usize) -> Known {
        Known {
            literals,
            turn,
            ..Known::default()
        }
    }
}
