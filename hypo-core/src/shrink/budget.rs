//! How long shrinking may go on.
//!
//! The limits are read before every run, never only between passes: one step
//! of a pass may take many runs, and one run may take a second.

use std::time::Duration;

use super::Halt;

/// The limits of one shrink.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How often the property may run.
    pub runs: usize,
    /// How many simpler failures are enough.
    pub improvements: usize,
    /// How much time may pass.
    pub time: Duration,
    /// After how many runs without an improvement nobody expects another.
    ///
    /// Raised while shrinking where improvements turn out to take longer, and so that every pass gets its turn.
    pub stall: usize,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget {
            runs: usize::MAX,
            improvements: 500,
            time: Duration::from_secs(300),
            stall: 200,
        }
    }
}

/// Why shrinking ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ended {
    /// No pass knows anything simpler.
    Complete,
    /// Too many runs brought nothing.
    Stalled,
    /// It has run as often as it may.
    OutOfRuns,
    /// It has taken as long as it may.
    OutOfTime,
    /// It has improved as often as it may.
    OutOfImprovements,
}

/// What has been used of a budget.
pub(super) struct Meter {
    budget: Budget,
    started: Duration,
    runs: usize,
    improvements: usize,
    runs_at_improvement: usize,
}

impl Meter {
    pub(super) fn new(budget: Budget, now: Duration) -> Meter {
        Meter {
            budget,
            started: now,
            runs: 0,
            improvements: 0,
            runs_at_improvement: 0,
        }
    }

    pub(super) fn runs(&self) -> usize {
        self.runs
    }

    pub(super) fn improvements(&self) -> usize {
        self.improvements
    }

    /// Whether there may be another run.
    pub(super) fn check(&self, now: Duration) -> Result<(), Halt> {
        let ended = if self.runs >= self.budget.runs {
            Ended::OutOfRuns
        } else if self.improvements >= self.budget.improvements {
            Ended::OutOfImprovements
        } else if now.saturating_sub(self.started) >= self.budget.time {
            Ended::OutOfTime
        } else if self.runs - self.runs_at_improvement >= self.budget.stall {
            Ended::Stalled
        } else {
            return Ok(());
        };
        Err(Halt::Ended(ended))
    }

    pub(super) fn ran(&mut self) {
        self.runs += 1;
    }

    /// An improvement that took long says that the next one may.
    pub(super) fn improved(&mut self) {
        self.improvements += 1;
        self.patience(2 * (self.runs - self.runs_at_improvement));
        self.runs_at_improvement = self.runs;
    }

    /// Sees to it that at least so many runs in a row may bring nothing.
    pub(super) fn patience(&mut self, stall: usize) {
        self.budget.stall = self.budget.stall.max(stall);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ended(meter: &Meter, seconds: u64) -> Option<Ended> {
        match meter.check(Duration::from_secs(seconds)) {
            Err(Halt::Ended(ended)) => Some(ended),
            _ => None,
        }
    }

    #[test]
    fn each_limit_is_named_when_it_is_reached() {
        let budget = Budget {
            runs: 3,
            improvements: 1,
            time: Duration::from_secs(10),
            stall: 2,
        };
        let mut meter = Meter::new(budget, Duration::from_secs(5));
        assert_eq!(ended(&meter, 14), None);
        assert_eq!(ended(&meter, 15), Some(Ended::OutOfTime));
        meter.ran();
        meter.ran();
        assert_eq!(ended(&meter, 5), Some(Ended::Stalled));
        meter.improved();
        assert_eq!(ended(&meter, 5), Some(Ended::OutOfImprovements));
        meter.ran();
        assert_eq!(ended(&meter, 5), Some(Ended::OutOfRuns));
    }

    #[test]
    fn an_improvement_that_took_long_buys_patience() {
        let budget = Budget {
            stall: 10,
            ..Budget::default()
        };
        let mut meter = Meter::new(budget, Duration::ZERO);
        for _ in 0..9 {
            meter.ran();
        }
        meter.improved();
        for _ in 0..17 {
            meter.ran();
        }
        assert_eq!(ended(&meter, 0), None);
        meter.ran();
        assert_eq!(ended(&meter, 0), Some(Ended::Stalled));
    }
}
