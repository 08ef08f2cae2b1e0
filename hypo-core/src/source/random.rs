//! Random choices, spread over what tends to matter.
//!
//! Uniform draws from a wide range are nearly all enormous and nearly all
//! different, and bugs are neither. What is drawn instead follows the test
//! case's [mode](super::mode): values that [relate](super::related) to earlier
//! ones, [numbers](super::numbers), [floats](super::floats), [text](super::text),
//! [lengths](super::lengths) and [growth](super::growth) each have their file. Only raw 64-bit output of
//! the generator is used and every step from there is written here, so that a
//! seed means the same test cases for as long as these files stay as they are.

use rand_pcg::Pcg64;
use rand_pcg::rand_core::Rng;

use super::growth::Mind;
use super::known::Known;
use super::measured::Measured;
use super::mode::Mode;
use crate::choice::{Choice, Constraint, Value};

/// A seed of 64 bits: the same seed is the same choices, on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed(pub u64);

impl Seed {
    /// A seed that nobody can foresee, taken from the system as the standard hash maps do.
    pub fn from_entropy() -> Seed {
        use std::hash::{BuildHasher, Hasher};
        let state = std::hash::RandomState::new();
        Seed(state.build_hasher().finish())
    }
}

/// A generator of the random choices of one test case.
#[derive(Clone, Debug)]
pub struct Random {
    generator: Pcg64,
    pub(super) mode: Mode,
    pub(super) measured: Measured,
    pub(super) known: Known,
    pub(super) mind: Mind,
}

impl Random {
    /// The generator that this seed starts, leaning no way.
    pub fn new(seed: Seed) -> Random {
        Random::in_mode(seed, Mode::USUAL)
    }

    pub(super) fn in_mode(seed: Seed, mode: Mode) -> Random {
        Random {
            generator: generator(seed),
            mode,
            measured: Measured::default(),
            known: Known::default(),
            mind: Mind::new(seed.0, mode.lengths),
        }
    }

    /// Leans no way any more.
    pub(crate) fn forget_mode(&mut self) {
        self.mode = Mode::USUAL;
    }

    /// Relates values no more than usual, for it is not wanted here.
    pub(super) fn forget_relation(&mut self) {
        self.mode.relation = Mode::USUAL.relation;
    }

    /// A value that `constraint` permits, for the choice that follows these.
    pub fn draw(&mut self, constraint: &Constraint, so_far: &[Choice]) -> Value {
        if !self.is_in_phrase() {
            if let Some(value) = self.related(constraint, so_far) {
                return value;
            }
        }
        match constraint {
            Constraint::Boolean(probability) => Value::Boolean(self.chance(probability.of_true())),
            Constraint::Integer(integer) => Value::Integer(self.integer(integer)),
            Constraint::Float(float) => Value::Float(self.float(float)),
            Constraint::String(string) => Value::String(self.string(string)),
            Constraint::Bytes(bytes) => Value::Bytes(self.bytes(bytes)),
        }
    }

    pub(super) fn bits(&mut self) -> u64 {
        self.generator.next_u64()
    }

    /// From 0 up to and without 1, in steps of 2^-53.
    pub(super) fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    pub(super) fn chance(&mut self, probability: f64) -> bool {
        self.unit() < probability
    }

    pub(super) fn one_in(&mut self, n: u64) -> bool {
        self.below(u128::from(n)) == 0
    }

    pub(super) fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u128) as usize]
    }

    /// From 0 to `largest`, each as likely.
    pub(super) fn evenly(&mut self, largest: u128) -> u128 {
        match largest.checked_add(1) {
            Some(count) => self.below(count),
            None => u128::from(self.bits()) << 64 | u128::from(self.bits()),
        }
    }

    /// From 0 to `most`: every number of bits is as likely, but that few have more than 64.
    pub(super) fn of_any_bits(&mut self, most: u128) -> u128 {
        let mut most_bits = u128::BITS - most.leading_zeros();
        if most_bits > u64::BITS && !self.one_in(8) {
            most_bits = u64::BITS;
        }
        let bits = self.below(u128::from(most_bits) + 1) as u32;
        let largest = u128::MAX.checked_shr(u128::BITS - bits).unwrap_or(0);
        self.evenly(largest.min(most))
    }

    /// From 0 up to and without `count`, each as likely (to within 2^-64).
    pub(super) fn below(&mut self, count: u128) -> u128 {
        if count <= u128::from(u64::MAX) {
            return (u128::from(self.bits()) * count) >> 64;
        }
        // The top bits that are needed, again until they are in range: less than twice on average.
        let unused = (count - 1).leading_zeros();
        loop {
            let wide = u128::from(self.bits()) << 64 | u128::from(self.bits());
            let candidate = wide >> unused;
            if candidate < count {
                return candidate;
            }
        }
    }
}

/// The generator of a seed, its state and its stream spread by SplitMix64.
fn generator(seed: Seed) -> Pcg64 {
    let mut state = seed.0;
    let mut next = || {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = state;
        bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        u128::from(bits ^ bits >> 31)
    };
    Pcg64::new(next() << 64 | next(), next() << 64 | next())
}
