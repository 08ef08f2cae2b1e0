//! Which pass does its next step when.
//!
//! Passes are stepped in turn, each for as long as it helps or has something
//! left to try, but never for more than a few steps in a row that bring
//! nothing: what would help may be another pass. After each round those that
//! helped come first.

use super::Halt;
use super::passes::{self, Pass, Place};
use super::shrinker::Shrinker;
use crate::sorting::sort_by;

/// So many steps in a row may bring nothing before the next pass gets its turn.
const PATIENCE: usize = 20;
/// After so many, the region is taken to be barren, and steps jump around.
const RESTLESS: usize = 10;

/// What a pass has cost and brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The pass.
    pub pass: &'static str,
    /// How often it ran the property.
    pub runs: usize,
    /// How many of those became the new best.
    pub improvements: usize,
}

/// All passes, and where each of them stands.
pub(super) struct Schedule {
    /// Done before anything else, over and over: what it deletes was never part of the test case.
    first: Vec<Stepped>,
    /// Done once, before the rounds.
    once: Vec<Stepped>,
    rounds: Vec<Stepped>,
    /// Stepped only where the others are exhausted.
    last: Vec<Stepped>,
}

/// How much a pass has done for a round, best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Use {
    Shortened,
    Helped,
    Useless,
}

impl Schedule {
    pub(super) fn of_all_passes() -> Schedule {
        Schedule {
            first: stepped(passes::FIRST),
            once: stepped(passes::COARSE),
            rounds: stepped(passes::FINE),
            last: stepped(passes::LAST),
        }
    }

    #[cfg(test)]
    pub(super) fn of(passes: &[&'static dyn Pass]) -> Schedule {
        Schedule {
            first: Vec::new(),
            once: Vec::new(),
            rounds: stepped(passes),
            last: Vec::new(),
        }
    }

    /// Goes on until no pass has anything left to try.
    pub(super) fn run(&mut self, shrinker: &mut Shrinker<'_>) -> Result<(), Halt> {
        let mut pace = Pace::new(shrinker);
        for pass in &mut self.once {
            clear_away(&mut self.first, shrinker)?;
            pass.turn(shrinker, &mut pace)?;
        }
        loop {
            while self.round(shrinker)? {}
            let version = shrinker.version();
            for pass in &mut self.last {
                while shrinker.version() == version && pass.step(shrinker, false)? {}
            }
            if shrinker.version() == version {
                return Ok(());
            }
        }
    }

    /// Gives each pass a turn; whether there was anything left to try.
    fn round(&mut self, shrinker: &mut Shrinker<'_>) -> Result<bool, Halt> {
        let mut stepped = false;
        let mut pace = Pace::new(shrinker);
        for pass in &mut self.rounds {
            clear_away(&mut self.first, shrinker)?;
            let (before, length) = (shrinker.version(), shrinker.choices().len());
            stepped |= pass.turn(shrinker, &mut pace)?;
            pass.last_use = if shrinker.choices().len() < length {
                Use::Shortened
            } else if shrinker.version() > before {
                Use::Helped
            } else {
                Use::Useless
            };
        }
        sort_by(&mut self.rounds, |a, b| a.last_use.cmp(&b.last_use));
        Ok(stepped)
    }

    pub(super) fn into_tallies(self) -> Vec<Tally> {
        // Only the rounds have changed their order.
        let mut rounds = self.rounds;
        sort_by(&mut rounds, |a, b| a.number.cmp(&b.number));
        let mut tallies: Vec<Tally> = Vec::new();
        for group in &[self.first, self.once, rounds, self.last] {
            for pass in group {
                add(&mut tallies, pass.tally);
            }
        }
        tallies
    }
}

/// One that is done before the rounds and in them as well counts as one.
fn add(tallies: &mut Vec<Tally>, tally: Tally) {
    for known in tallies.iter_mut() {
        if known.pass == tally.pass {
            known.runs += tally.runs;
            known.improvements += tally.improvements;
            return;
        }
    }
    tallies.push(tally);
}

fn stepped(passes: &[&'static dyn Pass]) -> Vec<Stepped> {
    let mut stepped = Vec::with_capacity(passes.len());
    for pass in passes {
        stepped.push(Stepped::new(*pass, stepped.len()));
    }
    stepped
}

fn clear_away(first: &mut Vec<Stepped>, shrinker: &mut Shrinker<'_>) -> Result<(), Halt> {
    for pass in first {
        while pass.step(shrinker, false)? {}
    }
    Ok(())
}

/// Keeps the stall rule from ending a round before every pass has had its turn.
struct Pace {
    runs_at_start: usize,
    longest_failing_step: usize,
}

impl Pace {
    fn new(shrinker: &Shrinker<'_>) -> Pace {
        Pace {
            runs_at_start: shrinker.meter.runs(),
            longest_failing_step: 1,
        }
    }

    fn make_room(&self, shrinker: &mut Shrinker<'_>) {
        let in_this_round = shrinker.meter.runs() - self.runs_at_start;
        let room = 2 * self.longest_failing_step + in_this_round;
        shrinker.meter.patience(room);
    }
}

/// A pass, and the places at which it has yet to be tried on the best so far.
struct Stepped {
    pass: &'static dyn Pass,
    /// Its place in the list of passes.
    number: usize,
    tally: Tally,
    /// What it did in the last round.
    last_use: Use,
    /// The version of the best that the places belong to.
    version: Option<usize>,
    places: Vec<Place>,
    open: Vec<bool>,
    left: usize,
    at: usize,
}

impl Stepped {
    fn new(pass: &'static dyn Pass, number: usize) -> Stepped {
        Stepped {
            tally: Tally {
                pass: pass.name(),
                runs: 0,
                improvements: 0,
            },
            pass,
            number,
            last_use: Use::Useless,
            version: None,
            places: Vec::new(),
            open: Vec::new(),
            left: 0,
            at: 0,
        }
    }

    /// Steps it until it is exhausted or brings nothing; whether there was a step at all.
    fn turn(&mut self, shrinker: &mut Shrinker<'_>, pace: &mut Pace) -> Result<bool, Halt> {
        let mut failures = 0;
        let mut stepped = false;
        while failures < PATIENCE {
            pace.make_room(shrinker);
            let (version, runs) = (shrinker.version(), shrinker.meter.runs());
            if !self.step(shrinker, failures >= RESTLESS)? {
                break;
            }
            stepped = true;
            let cost = shrinker.meter.runs() - runs;
            if shrinker.version() > version {
                failures = 0;
            } else if cost > 0 {
                failures += 1;
                pace.longest_failing_step = pace.longest_failing_step.max(cost);
            }
        }
        Ok(stepped)
    }

    /// One step, at the next place that is open; `false` if there is none.
    fn step(&mut self, shrinker: &mut Shrinker<'_>, restless: bool) -> Result<bool, Halt> {
        let Some(place) = self.next_place(shrinker, restless) else {
            return Ok(false);
        };
        let (runs, improvements) = (shrinker.meter.runs(), shrinker.meter.improvements());
        let result = self.pass.step(shrinker, place);
        self.tally.runs += shrinker.meter.runs() - runs;
        self.tally.improvements += shrinker.meter.improvements() - improvements;
        result?;
        Ok(true)
    }

    /// Where a step has helped, the next is tried at the same place of the new list: what stood
    /// before is done, and what followed has moved up.
    fn next_place(&mut self, shrinker: &Shrinker<'_>, restless: bool) -> Option<Place> {
        if self.version != Some(shrinker.version()) {
            self.version = Some(shrinker.version());
            self.places = self.pass.places(shrinker.best());
            self.left = self.places.len();
            self.open = vec![true; self.left];
        }
        if self.left == 0 {
            return None;
        }
        let count = self.places.len();
        if restless {
            // Strides of the golden section come nowhere near where they have been, for as long as possible.
            self.at += (count as f64 * 0.618) as usize;
        }
        self.at %= count;
        while !self.open[self.at] {
            self.at = (self.at + 1) % count;
        }
        self.open[self.at] = false;
        self.left -= 1;
        Some(self.places[self.at])
    }
}
