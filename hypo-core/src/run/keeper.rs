//! Keeps what a run finds, from the moment it is found.
//!
//! A failure is written when it is found and whenever it gets simpler, the new
//! entry before the old one is put aside ([`older`](super::older)): whenever a
//! run is killed, the simplest it had is there. Bugs are kept apart by their
//! origin.

use std::cmp::Ordering;
use std::sync::Arc;

use crate::choice::{Choice, order};
use crate::database::Database;
use crate::database::entry::Entry;
use crate::executor::Execution;
use crate::origin::Origin;
use crate::report::messages;
use crate::run::older::Older;
use crate::sorting::sort_by;

/// The stored failures of the property, and those of them that this run has seen fail.
pub(super) struct Keeper {
    database: Option<Arc<dyn Database>>,
    key: [u8; 32],
    kept: Vec<Kept>,
    older: Older,
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
            older: Older::of(&key),
            database,
            key,
            kept: Vec::new(),
            warnings: Vec::new(),
        }
    }

    /// Whether there is a database at all.
    pub(super) fn stores(&self) -> bool {
        self.database.is_some()
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
        sorted(fetched.values)
    }

    /// The older forms that earlier runs have put aside, the simplest first.
    pub(super) fn fetch_older(&self) -> Vec<Vec<u8>> {
        match &self.database {
            Some(database) => sorted(self.older.fetch(&**database)),
            None => Vec::new(),
        }
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
    ///
    /// Where there are two of one origin the simpler one is.
    pub(super) fn adopt(&mut self, execution: &Execution, stored: &[u8]) {
        let Some(origin) = execution.origin() else {
            return;
        };
        let adopted = Kept {
            origin: origin.clone(),
            choices: execution.choices.clone(),
            stored: Some(stored.to_vec()),
        };
        let Some(known) = self.kept.iter_mut().find(|kept| kept.origin == *origin) else {
            self.kept.push(adopted);
            return;
        };
        let superseded = if is_simpler(&adopted.choices, &known.choices) {
            std::mem::replace(known, adopted)
        } else {
            adopted
        };
        self.retire(&superseded);
    }

    fn put(&mut self, execution: &Execution, shrunk: bool) {
        let (Some(database), Some(origin)) = (&self.database, execution.origin()) else {
            return;
        };
        let known = self.kept.iter_mut().find(|kept| kept.origin == *origin);
        if known
            .as_deref()
            .is_some_and(|kept| !shrunk && !is_simpler(&execution.choices, &kept.choices))
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
        let Some(known) = known else {
            self.kept.push(now);
            return;
        };
        let before = std::mem::replace(known, now);
        // What could not be replaced stays: an older form of the failure is better than none.
        if saved.is_ok() {
            self.retire(&before);
        }
    }

    /// Puts a form that was superseded aside.
    fn retire(&mut self, before: &Kept) {
        let (Some(database), Some(stored)) = (&self.database, &before.stored) else {
            return;
        };
        let is_now = |kept: &Kept| kept.origin == before.origin && kept.choices == before.choices;
        if !self.kept.iter().any(is_now) {
            self.older.put_aside(&**database, &before.origin, stored);
        }
        self.remove_unshared(stored);
    }

    /// Removes an entry, unless it is that of another origin as well.
    fn remove_unshared(&mut self, stored: &[u8]) {
        let is_shared = |kept: &Kept| kept.stored.as_deref() == Some(stored);
        if !self.kept.iter().any(is_shared) {
            self.remove(stored);
        }
    }

    /// Removes whatever is kept of this origin.
    pub(super) fn forget(&mut self, origin: &Origin) {
        let (gone, kept) = std::mem::take(&mut self.kept)
            .into_iter()
            .partition::<Vec<Kept>, _>(|kept| kept.origin == *origin);
        self.kept = kept;
        for kept in gone {
            if let Some(stored) = &kept.stored {
                self.remove_unshared(stored);
            }
        }
        if let Some(database) = &self.database {
            self.older.forget(&**database, origin);
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

    /// Removes an older form.
    pub(super) fn remove_older(&mut self, stored: &[u8]) {
        if let Some(database) = &self.database {
            self.older.remove(&**database, stored);
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

/// What was shrunk to the end first, then the simplest.
fn sorted(mut stored: Vec<Vec<u8>>) -> Vec<Vec<u8>> {
    let key = |stored: &Vec<u8>| (!Entry::is_shrunk(stored), stored.len());
    sort_by(&mut stored, |a, b| {
        key(a).cmp(&key(b)).then_with(|| a.cmp(b))
    });
    stored
}

fn is_simpler(choices: &[Choice], than: &[Choice]) -> bool {
    order::compare(choices, than) == Ordering::Less
}

/// Each once: what goes wrong with storing goes wrong every time.
fn warn(warnings: &mut Vec<String>, warning: String) {
    if !warnings.contains(&warning) {
        warnings.push(warning);
    }
}
