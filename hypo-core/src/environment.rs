//! What a run takes from outside: environment variables, the clock, the working directory.
//!
//! The only module that reads them. A run gets an [`Environment`] handed to it,
//! and tests hand it one of their own.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The folder for what hypo keeps, in place of `.hypo` beside the workspace's `Cargo.lock`.
const HYPO_HOME: &str = "HYPO_HOME";

/// What a run takes from outside.
#[derive(Clone)]
pub(crate) struct Environment {
    home: Option<PathBuf>,
    manifest_dir: Option<PathBuf>,
    current_dir: PathBuf,
    clock: Arc<dyn Clock>,
}

/// Tells how much time has passed.
pub(crate) trait Clock: Send + Sync {
    /// The time since some fixed moment.
    fn now(&self) -> Duration;
}

impl Environment {
    /// That of this process.
    pub(crate) fn of_process() -> Environment {
        Environment {
            home: path_in(HYPO_HOME),
            manifest_dir: path_in("CARGO_MANIFEST_DIR"),
            current_dir: std::env::current_dir().unwrap_or_default(),
            clock: Arc::new(SystemClock(Instant::now())),
        }
    }

    /// That of this process, but for the clock.
    #[cfg(test)]
    pub(crate) fn with_clock(clock: Arc<dyn Clock>) -> Environment {
        Environment {
            clock,
            ..Environment::of_process()
        }
    }

    /// The folder in which hypo keeps things for the package with this manifest.
    ///
    /// Beside the nearest `Cargo.lock`, which is the workspace's; where there is
    /// none (a binary that was moved to another machine), in the working directory.
    pub(crate) fn home(&self, manifest_dir: Option<&str>) -> PathBuf {
        if let Some(home) = &self.home {
            return self.current_dir.join(home);
        }
        let mut folder = match manifest_dir {
            Some(manifest_dir) => Some(Path::new(manifest_dir)),
            None => self.manifest_dir.as_deref(),
        };
        while let Some(candidate) = folder {
            if candidate.join("Cargo.lock").is_file() {
                return candidate.join(".hypo");
            }
            folder = candidate.parent();
        }
        self.current_dir.join(".hypo")
    }

    /// The folder of the manifest of the package under test, as far as that is known.
    pub(crate) fn package(&self, manifest_dir: Option<&str>) -> Option<PathBuf> {
        match manifest_dir {
            Some(manifest_dir) => Some(PathBuf::from(manifest_dir)),
            None => self.manifest_dir.clone(),
        }
    }

    pub(crate) fn clock(&self) -> &dyn Clock {
        &*self.clock
    }
}

/// The path that an environment variable holds, if there is one.
fn path_in(variable: &str) -> Option<PathBuf> {
    match std::env::var_os(variable) {
        Some(value) if !value.is_empty() => Some(PathBuf::from(value)),
        _ => None,
    }
}

struct SystemClock(Instant);

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
