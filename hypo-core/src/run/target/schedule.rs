//! When scores are to be raised, and for how long.

/// From so many test cases on, a run has room for several passes.
const LONG_RUN: u64 = 1000;
/// A pass comes after so many valid test cases at the earliest, in a short run and in a long one.
const EARLIEST: u64 = 10;
const EARLIEST_IN_LONG_RUN: u64 = 200;
/// A pass of a long run may try so many test cases, if there are as many left.
const LEAST_ROOM: u64 = 200;

/// When a pass is due, and how long it may take: counted in valid test cases, as `max_examples` is.
pub(in crate::run) struct Schedule {
    is_long: bool,
    /// None is due before this.
    first: u64,
    /// When the next one is due by itself.
    next: Option<u64>,
    /// How many test cases the passes may still try.
    left: u64,
}

impl Schedule {
    pub(in crate::run) fn new(max_examples: u32) -> Schedule {
        let max_examples = u64::from(max_examples);
        let is_long = max_examples >= LONG_RUN;
        let (first, left) = if is_long {
            (EARLIEST_IN_LONG_RUN, max_examples / 2)
        } else {
            (EARLIEST.max(max_examples / 2), max_examples)
        };
        Schedule {
            is_long,
            first,
            next: Some(first),
            left,
        }
    }

    pub(in crate::run) fn is_due(&self, valid: u64, have_risen: bool) -> bool {
        let next = have_risen || self.next.is_some_and(|next| valid >= next);
        self.left > 0 && valid >= self.first && next
    }

    /// How many test cases the next pass may try.
    pub(in crate::run) fn room(&self) -> u64 {
        if self.is_long {
            LEAST_ROOM.max(self.left / 4).min(self.left)
        } else {
            self.left
        }
    }

    /// A pass has ended: after one that helped, as many new test cases are tried before the next.
    pub(in crate::run) fn passed(&mut self, tried: u64, valid: u64, helped: bool) {
        self.next = helped.then_some(valid + tried);
        self.left = if self.is_long { self.left - tried } else { 0 };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_run_has_one_pass_half_way_through() {
        for (max_examples, due) in [(1, 10), (19, 10), (20, 10), (100, 50), (999, 499)] {
            let mut schedule = Schedule::new(max_examples);
            assert!(!schedule.is_due(due - 1, true));
            assert!(schedule.is_due(due, false));
            assert_eq!(schedule.room(), u64::from(max_examples));
            schedule.passed(3, due + 3, true);
            assert!(!schedule.is_due(900, true));
        }
    }

    #[test]
    fn the_passes_of_a_long_run_take_half_of_it_at_most() {
        let mut schedule = Schedule::new(2000);
        let mut valid = 0;
        let mut rooms = Vec::new();
        for _ in 0..2000 {
            if schedule.is_due(valid, false) {
                let room = schedule.room();
                valid += room;
                schedule.passed(room, valid, true);
                rooms.push(room);
            }
            valid += 1;
        }
        assert_eq!(rooms, [250, 200, 200, 200, 150]);
    }

    #[test]
    fn a_pass_that_helped_comes_again_after_as_many_new_test_cases() {
        let mut schedule = Schedule::new(10_000);
        assert!(!schedule.is_due(199, true));
        assert!(schedule.is_due(200, false));
        assert_eq!(schedule.room(), 1250);
        schedule.passed(300, 500, true);
        assert!(!schedule.is_due(799, false));
        assert!(schedule.is_due(800, false));
        assert_eq!(schedule.room(), 4700 / 4);
    }

    #[test]
    fn a_pass_that_did_not_help_is_the_last_until_a_test_case_comes_further() {
        let mut schedule = Schedule::new(10_000);
        schedule.passed(300, 500, false);
        assert!(!schedule.is_due(9000, false));
        assert!(schedule.is_due(501, true));
    }
}
