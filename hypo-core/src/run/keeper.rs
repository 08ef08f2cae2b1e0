//! Keeps what a run finds, from the moment it is found.
//!
//! A failure is written when it is found and whenever it gets simpler, the new
//! entry before the old one goes: whenever a run is killed, the simplest it had
//! is there. Bugs are kept apart by their origin.

use std::cmp::Ordering;
use std::sync::Arc;

use crate::choice::{Choice, order};
use crate::database::Database;
use crate::database::entry::Entry;
use crate::executor::Execution;
use crate::origin::Origin;
use crate::report::messages;
use crate::sorting::sort_by;

/// The stored failures of the property, and those of them that this run has seen fail.
pub(super) struct Keeper {
    database: Option<Arc<dyn Database>>,
    key: [u8; 32],
    kept: Vec<Kept>,
    /// What went wrong with storing, to be told if there is a report anyway.
    pub(super) warnings: Vec<String>,
}

struct Kept {
    origin: Origin,
    choices: Vec<Choice>,
    stored: Option<Vec<u8>>,
}

impl Keeper {
    pub(super) fn new(database: Option<Arc<dyn Database>>, key: [u8; 32]) -> Keeper {
        Keeper {
            database,
            key,
            kept: Vec::new(),
            warnings: Vec::new(),
        }
    }

    /// What is stored: what was shrunk to the end first, then the simplest.
    ///
    /// A run that was killed between two writes has left a failure twice, and its last form is the one to replay.
    pub(super) fn fetch(&mut self) -> Vec<Vec<u8>> {
        let Some(database) = &self.database else {
            return Vec::new();
        };
        let fetched = database.fetch(&self.key);
        self.warnings.extend(fetched.unreadable);
        let mut values = fetched.values;
        let key = |stored: &Vec<u8>| (!Entry::is_shrunk(stored), stored.len());
        sort_by(&mut values, |a, b| {
            key(a).cmp(&key(b)).then_with(|| a.cmp(b))
        });
        values
    }

    /// Keeps a failure, if it is the simplest of its origin so far.
    pub(super) fn keep(&mut self, execution: &Execution) {
        self.put(execution, false);
    }

    /// Notes that a failure is as simple as it gets.
    pub(super) fn keep_shrunk(&mut self, execution: &Execution) {
        self.put(execution, true);
    }

    /// Takes over an entry that was stored before this run as what is kept of its origin.
    pub(super) fn adopt(&mut self, execution: &Execution, stored: &[u8]) {
        let Some(origin) = execution.origin() else {
            return;
        };
        self.kept.push(Kept {
            origin: origin.clone(),
            choices: execution.choices.clone(),
            stored: Some(stored.to_vec()),
        });
    }

    fn put(&mut self, execution: &Execution, shrunk: bool) {
        let (Some(database), Some(origin)) = (&self.database, execution.origin()) else {
            return;
        };
        let known = self.kept.iter_mut().find(|kept| kept.origin == *origin);
        let is_simpler =
            |kept: &Kept| order::compare(&execution.choices, &kept.choices) == Ordering::Less;
        if known
            .as_deref()
            .is_some_and(|kept| !shrunk && !is_simpler(kept))
        {
            return;
        }
        let entry = Entry {
            shrunk,
            values: execution.values(),
        };
        let bytes = entry.encode();
        let saved = database.save(&self.key, &bytes);
        let stored = match &saved {
            Ok(()) => Some(bytes),
            Err(error) => {
                warn(&mut self.warnings, messages::not_saved(error));
                None
            }
        };
        let now = Kept {
            origin: origin.clone(),
            choices: execution.choices.clone(),
            stored,
        };
        let before = match known {
            Some(kept) => std::mem::replace(kept, now).stored,
            None => {
                self.kept.push(now);
                None
            }
        };
        // What could not be replaced stays: an older form of the failure is better than none.
        if let (Some(before), true) = (before, saved.is_ok()) {
            if self
                .kept
                .iter()
                .all(|kept| kept.stored.as_ref() != Some(&before))
            {
                self.remove(&before);
            }
        }
    }

    /// Removes whatever is kept of this origin.
    pub(super) fn forget(&mut self, origin: &Origin) {
        let (gone, kept) = std::mem::take(&mut self.kept)
            .into_iter()
            .partition(|kept| kept.origin == *origin);
        self.kept = kept;
        for stored in gone.into_iter().filter_map(|kept: Kept| kept.stored) {
            self.remove(&stored);
        }
    }

    /// Removes an entry.
    pub(super) fn remove(&mut self, stored: &[u8]) {
        if let Some(database) = &self.database {
            if let Err(error) = database.delete(&self.key, stored) {
                let place = database.place(&self.key, stored);
                warn(&mut self.warnings, messages::not_removed(&place, &error));
            }
        }
    }

    /// Removes an entry that cannot be read, and says so if there is a report.
    pub(super) fn remove_unreadable(&mut self, stored: &[u8]) {
        let place = self.place(stored);
        warn(&mut self.warnings, messages::unreadable(&place));
        self.remove(stored);
    }

    /// Where an entry lies.
    pub(super) fn place(&self, stored: &[u8]) -> String {
        match &self.database {
            Some(database) => database.place(&self.key, stored),
            None => String::new(),
        }
    }
}

/// Each once: what goes wrong with storing goes wrong every time.
fn warn(warnings: &mut Vec<String>, warning: String) {
    if !warnings.contains(&warning) {
        warnings.push(warning);
    }
}
