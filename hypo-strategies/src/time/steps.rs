//! Nanoseconds as a unit of time and a number of it.

use hypo_core::TestCase;
use hypo_core::choice::{Int, IntegerConstraint};

use crate::{Inverse, Strategy};

/// A second, in nanoseconds.
pub(super) const SECOND: i128 = 1_000_000_000;
/// A day, in nanoseconds.
pub(super) const DAY: i128 = 86_400 * SECOND;

/// The units, the one that people would rather read first.
const UNITS: [i128; 5] = [SECOND, SECOND / 1_000, SECOND / 1_000_000, 1, DAY];

/// Milliseconds and microseconds are drawn up to so many away: for more, they are too fine.
const REACH: i128 = 1 << 32;

/// The nanoseconds of a range, as multiples of each unit that has several there.
#[derive(Clone, Debug)]
pub(super) struct Steps(Vec<Multiples>);

/// Numbers of a unit, counted from one of them.
///
/// Seconds and days are counted from 0, as they are written in code. Parts of a
/// second are counted from the simplest value: a number of one unit then means
/// nearly the same as that number of another, and the unit can be made simpler.
#[derive(Clone, Copy, Debug)]
struct Multiples {
    unit: i128,
    from: i128,
    number: IntegerConstraint,
}

impl Multiples {
    /// Those from `min` to `max`; `None` if there are too few to be worth it, or none.
    fn new(unit: i128, min: i128, max: i128, simplest: i128) -> Option<Multiples> {
        let (mut first, mut last) = (-(-min).div_euclid(unit), max.div_euclid(unit));
        if unit > 1 && first >= last {
            return None;
        }
        let nearest = simplest.div_euclid(unit).clamp(first, last);
        if unit > 1 && unit < SECOND {
            first = first.max(nearest - REACH);
            last = last.min(nearest + REACH);
        }
        let from = if unit < SECOND { nearest } else { 0 };
        let (low, high) = ((first - from).into(), (last - from).into());
        let number = IntegerConstraint::new(low, high, (nearest - from).into())?;
        Some(Multiples { unit, from, number })
    }
}

impl Steps {
    /// Everything from `min` to `max`, simplest at `simplest`, which is in between.
    ///
    /// The first unit is the coarsest that makes the simplest value.
    pub(super) fn new(min: i128, max: i128, simplest: i128) -> Steps {
        let multiples = |unit| Multiples::new(unit, min, max, simplest);
        let mut steps: Vec<Multiples> = UNITS.into_iter().filter_map(multiples).collect();
        let makes_simplest = |multiples: &Multiples| simplest % multiples.unit == 0;
        let first = steps.iter().position(makes_simplest).unwrap_or(0);
        steps[..=first].rotate_right(1);
        Steps(steps)
    }

    /// How many units there are; at least one.
    pub(super) fn units(&self) -> usize {
        self.0.len()
    }

    /// Says nanoseconds as a multiple of the first unit that has them, of so many kinds of which the units are first.
    pub(super) fn invert(
        &self,
        nanoseconds: i128,
        kinds: usize,
        choices: &mut Inverse,
    ) -> Option<()> {
        self.0.iter().enumerate().find_map(|(kind, multiples)| {
            let Multiples { unit, from, number } = multiples;
            let drawn = Int::from(nanoseconds / unit - from);
            if nanoseconds % unit != 0 || !number.permits(drawn) {
                return None;
            }
            invert_kind(kind, kinds, choices)?;
            match number.span() {
                0 => Some(()),
                _ => choices.integer(number, drawn),
            }
        })
    }

    /// Draws a multiple of the unit at `index`, in nanoseconds.
    pub(super) fn draw(&self, index: usize, case: &TestCase) -> i128 {
        let Multiples { unit, from, number } = self.0[index];
        let drawn = match number.span() {
            0 => number.min(),
            _ => case.draw_integer(&number),
        };
        match drawn.to_i128() {
            Some(number) => (from + number) * unit,
            None => unreachable!("the range is one of i128"),
        }
    }
}

/// Says which of so many kinds it is, where the units are the first ones.
fn invert_kind(kind: usize, kinds: usize, choices: &mut Inverse) -> Option<()> {
    match kinds {
        1 => Some(()),
        _ => (0..kinds).invert(&kind, choices),
    }
}

/// Draws which of so many kinds it is to be, without a choice where there is only one.
pub(super) fn draw_kind(kinds: usize, case: &TestCase) -> usize {
    if kinds > 1 { (0..kinds).draw(case) } else { 0 }
}

/// How many numbers there are from `min` to `max`.
pub(super) fn count(min: i128, max: i128) -> Option<u128> {
    max.abs_diff(min).checked_add(1)
}
