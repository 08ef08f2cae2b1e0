//! The bugs of a run: of each the simplest failure that was seen.
//!
//! A property may fail in more than one way, and whoever mends it wants to know
//! of each. Failures are told apart by their origin, and whatever phase meets
//! one, it comes here. Where only one bug is to be reported they all count as
//! the same, so that shrinking may slip from one to another.

use std::cmp::Ordering;
use std::time::Duration;

use crate::choice::{self, Choice, Value, order};
use crate::database::entry::Entry;
use crate::executor::Execution;
use crate::origin::Origin;
use crate::report::{Explained, FirstFailure, Replays, Unfinished};
use crate::settings::{Phase, Resolved};
use crate::shrink::{Effort, Ended};
use crate::sorting::sort_by;

/// A run makes at least so many test cases before it is content with the bugs that it has.
const LEAST_RUNS: u64 = 10;
/// It looks for others for at most so many test cases after the first.
const MOST_RUNS_BEYOND: u64 = 1000;
/// And for no longer than this.
const MOST_TIME_BEYOND: Duration = Duration::from_secs(10);

/// The bugs of a run.
pub(super) struct Bugs {
    bugs: Vec<Bug>,
    /// Whether they are told apart.
    several: bool,
    /// Whether others are looked for once there is one.
    goes_on: bool,
    sighted: Option<Sighted>,
}

/// When bugs were found that were not known before.
struct Sighted {
    first_run: u64,
    first_time: Duration,
    latest_run: u64,
}

/// One way to fail.
pub(super) struct Bug {
    pub(super) origin: Origin,
    /// The choices of the simplest failure so far.
    pub(super) choices: Vec<Choice>,
    /// What that failure said.
    message: String,
    /// Whether the panic hook was told of it, and so its place is known.
    pub(super) heard: bool,
    /// How many test cases there were until it was first found.
    pub(super) test_cases: u64,
    /// How often a simpler failure took the place of the one before.
    pub(super) improvements: usize,
    /// Whether it was stored, or else it was generated.
    pub(super) replayed: bool,
    pub(super) progress: Progress,
    /// What shrinking it took, if that is over.
    pub(super) effort: Option<Effort>,
    pub(super) explanation: Explanation,
}

/// How far shrinking has come with a bug.
#[derive(Debug)]
pub(super) enum Progress {
    /// It is as it was found, or as it was met since.
    Found,
    /// It is as small as it gets.
    Shrunk,
    /// Shrinking it was cut short, or given up.
    CutShort(Unfinished),
    /// It does not come again, or not every time.
    Flaky(Box<Replays>),
}

/// What is known of the parts of a bug.
#[derive(Debug)]
pub(super) enum Explanation {
    /// Nobody has asked, and nobody is to.
    Unasked,
    /// It was shrunk to the end, and may be explained.
    Wanted,
    /// Which of them make no difference.
    Found(Explained),
}

impl Bugs {
    /// None so far.
    pub(super) fn new(settings: &Resolved) -> Bugs {
        let several = settings.report_multiple_bugs;
        Bugs {
            bugs: Vec::new(),
            several,
            goes_on: several && settings.phases.has(Phase::Shrink),
            sighted: None,
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.bugs.is_empty()
    }

    pub(super) fn are_told_apart(&self) -> bool {
        self.several
    }

    /// Takes in what an execution did, if it failed: the one of this number among the test cases, at this time.
    pub(super) fn see(&mut self, execution: &Execution, number: u64, now: Duration) {
        let Some(place) = self.place_of(execution) else {
            return;
        };
        if place < self.bugs.len() {
            self.bugs[place].see(execution);
            return;
        }
        self.bugs.extend(Bug::of(execution, number));
        match &mut self.sighted {
            Some(sighted) => sighted.latest_run = number,
            None => {
                self.sighted = Some(Sighted {
                    first_run: number,
                    first_time: now,
                    latest_run: number,
                });
            }
        }
    }

    /// Takes in a stored failure, if it failed again; `shrunk` says whether it is known to be as small as it gets.
    pub(super) fn see_replayed(&mut self, execution: &Execution, shrunk: bool) {
        let Some(place) = self.place_of(execution) else {
            return;
        };
        if place < self.bugs.len() {
            self.bugs[place].see(execution);
            return;
        }
        self.bugs.extend(Bug::of(execution, 0).map(|bug| Bug {
            replayed: true,
            progress: if shrunk {
                Progress::Shrunk
            } else {
                Progress::Found
            },
            ..bug
        }));
    }

    /// Which bug a failure is, or the next number if it is a new one; `None` if it is no failure.
    fn place_of(&self, execution: &Execution) -> Option<usize> {
        let origin = execution.origin()?;
        let is_known = |bug: &Bug| !self.several || bug.origin == *origin;
        Some(
            self.bugs
                .iter()
                .position(is_known)
                .unwrap_or(self.bugs.len()),
        )
    }

    /// Whether other bugs are to be looked for, after so many test cases and at this time.
    ///
    /// The more test cases the first took, the more are spent on the next, and
    /// each new one shows that there may be more.
    pub(super) fn keep_searching(&self, runs: u64, now: Duration) -> bool {
        let Some(sighted) = &self.sighted else {
            return false;
        };
        let most = (sighted.first_run + MOST_RUNS_BEYOND).min(2 * sighted.latest_run);
        self.goes_on
            && now.saturating_sub(sighted.first_time) <= MOST_TIME_BEYOND
            && runs < most.max(LEAST_RUNS)
    }

    /// The simplest bug that shrinking has not yet been at.
    pub(super) fn next_to_shrink(&self) -> Option<usize> {
        let mut next: Option<usize> = None;
        for (place, bug) in self.bugs.iter().enumerate() {
            let is_next = matches!(bug.progress, Progress::Found)
                && next.is_none_or(|next| bug.is_simpler_than(&self.bugs[next].choices));
            if is_next {
                next = Some(place);
            }
        }
        next
    }

    pub(super) fn at(&self, place: usize) -> &Bug {
        &self.bugs[place]
    }

    /// A bug that this run has shrunk to the end, and nobody has explained.
    pub(super) fn next_to_explain(&self) -> Option<usize> {
        let is_next = |bug: &Bug| {
            matches!(bug.progress, Progress::Shrunk)
                && matches!(bug.explanation, Explanation::Wanted)
        };
        self.bugs.iter().position(is_next)
    }

    /// Says what is known of the parts of a bug.
    pub(super) fn set_explained(&mut self, place: usize, explained: Explained) {
        self.bugs[place].explanation = Explanation::Found(explained);
    }

    /// Says that a bug was shrunk to the end by this run.
    pub(super) fn set_shrunk(&mut self, place: usize) {
        self.bugs[place].progress = Progress::Shrunk;
        self.bugs[place].explanation = Explanation::Wanted;
    }

    /// Says how far shrinking has come with a bug.
    pub(super) fn set_progress(&mut self, place: usize, progress: Progress) {
        self.bugs[place].progress = progress;
    }

    /// Says what shrinking a bug took.
    pub(super) fn set_effort(&mut self, place: usize, effort: Effort) {
        self.bugs[place].effort = Some(effort);
    }

    /// How many bytes the largest of them takes where it is stored.
    pub(super) fn largest(&self) -> usize {
        let mut largest = 0;
        for bug in &self.bugs {
            let entry = Entry {
                shrunk: false,
                values: bug.values(),
            };
            largest = largest.max(entry.encode().len());
        }
        largest
    }

    /// How often any of them got simpler.
    pub(super) fn improvements(&self) -> usize {
        let mut improvements = 0;
        for bug in &self.bugs {
            improvements += bug.improvements;
        }
        improvements
    }

    /// Says of all that shrinking has not yet been at that it will not be.
    pub(super) fn cut_short(&mut self, unfinished: Unfinished) {
        for bug in &mut self.bugs {
            if matches!(bug.progress, Progress::Found) {
                bug.progress = Progress::CutShort(unfinished);
            }
        }
    }

    /// Takes a bug whose place was unknown for the one that it turned out to be.
    pub(super) fn merge(&mut self, unplaced: usize, origin: &Origin) {
        let gone = self.bugs.remove(unplaced);
        for bug in &mut self.bugs {
            if bug.origin == *origin {
                bug.test_cases = bug.test_cases.min(gone.test_cases);
                bug.replayed |= gone.replayed;
            }
        }
    }

    /// All of them, the simplest first.
    pub(super) fn take(&mut self) -> Vec<Bug> {
        let mut bugs = std::mem::take(&mut self.bugs);
        sort_by(&mut bugs, |a, b| order::compare(&a.choices, &b.choices));
        bugs
    }
}

impl Bug {
    /// The bug that this execution shows, if it is a failure.
    fn of(execution: &Execution, test_cases: u64) -> Option<Bug> {
        let failed = execution.failure.as_ref()?;
        Some(Bug {
            origin: failed.origin.clone(),
            choices: execution.choices.clone(),
            message: failed.message.clone(),
            heard: failed.heard,
            test_cases,
            improvements: 0,
            replayed: false,
            progress: Progress::Found,
            effort: None,
            explanation: Explanation::Unasked,
        })
    }

    /// The values that replay it.
    pub(super) fn values(&self) -> Vec<Value> {
        choice::values(&self.choices)
    }

    /// What is told of it if it does not come again.
    pub(super) fn first(&self) -> FirstFailure {
        FirstFailure {
            message: self.message.clone(),
            place: self.origin.place(),
        }
    }

    /// Takes in another failure of this bug, which counts if it is simpler.
    fn see(&mut self, execution: &Execution) {
        let Some(simpler) = Bug::of(execution, self.test_cases) else {
            return;
        };
        // The verdict on one that is flaky is about the choices that it has.
        let is_judged = matches!(self.progress, Progress::Flaky(_));
        if is_judged || !simpler.is_simpler_than(&self.choices) {
            return;
        }
        let progress = match std::mem::replace(&mut self.progress, Progress::Found) {
            Progress::Shrunk => Progress::Found,
            Progress::CutShort(unfinished) if unfinished.ended == Ended::Stalled => Progress::Found,
            progress => progress,
        };
        *self = Bug {
            improvements: self.improvements + 1,
            replayed: self.replayed,
            progress,
            ..simpler
        };
    }

    fn is_simpler_than(&self, choices: &[Choice]) -> bool {
        order::compare(&self.choices, choices) == Ordering::Less
    }
}

#[cfg(test)]
mod tests;
