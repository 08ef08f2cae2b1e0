//! Older forms of failures: those that a simpler one has taken the place of.
//!
//! The simplest form of a failure may pass after half a fix, when what it was
//! shrunk from still fails. So a few older forms are put aside, under a key of
//! their own, and replayed when nothing else that is stored fails. They are a
//! help and no more: if one cannot be written, nothing is said.

use crate::database::Database;
use crate::origin::Origin;

/// So many older forms are kept of one property.
const MOST: usize = 16;
/// So many of them are those of one bug in one run: the first ones, which differ most from the last.
const MOST_OF_ONE_BUG: usize = 4;

/// The older forms of the failures of one property.
pub(super) struct Older {
    key: [u8; 32],
    /// What this run has put aside.
    put_aside: Vec<(Origin, Vec<u8>)>,
    /// How many more there is room for, once somebody has looked.
    room: Option<usize>,
}

impl Older {
    /// Those of the property whose failures lie under this key.
    pub(super) fn of(key: &[u8; 32]) -> Older {
        let mut hasher = blake3::Hasher::new();
        hasher.update(key);
        hasher.update(b"older");
        Older {
            key: *hasher.finalize().as_bytes(),
            put_aside: Vec::new(),
            room: None,
        }
    }

    /// Puts a form of this bug aside, if there is room for it.
    pub(super) fn put_aside(&mut self, database: &dyn Database, origin: &Origin, stored: &[u8]) {
        let mut of_this_bug = 0;
        for (other, _) in &self.put_aside {
            of_this_bug += usize::from(other == origin);
        }
        if of_this_bug == MOST_OF_ONE_BUG {
            return;
        }
        let room = match self.room {
            Some(room) => room,
            None => MOST.saturating_sub(database.fetch(&self.key).values.len()),
        };
        self.room = Some(room);
        if room > 0 && database.save(&self.key, stored).is_ok() {
            self.room = Some(room - 1);
            self.put_aside.push((origin.clone(), stored.to_vec()));
        }
    }

    /// Those that were there before this run.
    pub(super) fn fetch(&self, database: &dyn Database) -> Vec<Vec<u8>> {
        let mut values = database.fetch(&self.key).values;
        values.retain(|value| {
            !self
                .put_aside
                .iter()
                .any(|(_, put_aside)| put_aside == value)
        });
        values
    }

    /// Removes one that fails no more, or was tried.
    pub(super) fn remove(&self, database: &dyn Database, stored: &[u8]) {
        // If it stays, it is tried again.
        let _ = database.delete(&self.key, stored);
    }

    /// Removes what this run has put aside of this bug.
    pub(super) fn forget(&mut self, database: &dyn Database, origin: &Origin) {
        for (of, stored) in &self.put_aside {
            if of == origin {
                self.remove(database, stored);
            }
        }
        self.put_aside.retain(|(of, _)| of != origin);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::database::InMemoryDatabase;

    #[test]
    fn a_few_of_each_bug_are_put_aside_and_not_more_than_there_is_room_for() {
        let database = InMemoryDatabase::new();
        let mut older = Older::of(&[0; 32]);
        let origin = |bug: u8| Origin::returned("Error", ["A", "B", "C", "D", "E"][bug as usize]);
        for bug in 0..5 {
            for form in 0..10 {
                older.put_aside(&database, &origin(bug), &[bug, form]);
            }
        }
        let stored = || Older::of(&[0; 32]).fetch(&database);
        let expected: Vec<Vec<u8>> = (0..16).map(|place| vec![place / 4, place % 4]).collect();
        assert_eq!(stored(), expected);
        assert_eq!(
            older.fetch(&database),
            [[0; 0]; 0],
            "those of this run are left out"
        );

        older.forget(&database, &origin(1));
        assert_eq!(stored().len(), 12);
        let mut next_run = Older::of(&[0; 32]);
        for form in 0..10 {
            next_run.put_aside(&database, &origin(4), &[9, form]);
        }
        assert_eq!(stored().len(), 16);
    }
}
