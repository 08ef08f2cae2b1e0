//! Random choices, spread over what tends to matter.
//!
//! Uniform draws from a wide range are nearly all enormous and nearly all
//! different, and bugs are neither. So a draw is now and then a bound, a
//! constant, or a value that this test case has drawn before, and otherwise
//! spread over all magnitudes. Only raw 64-bit output of the generator is used
//! and every step from there is written here, so that a seed means the same
//! test cases for as long as this file stays as it is.

use rand_pcg::Pcg64;
use rand_pcg::rand_core::{Rng, SeedableRng};

use super::constants;
use super::mode::Mode;
use crate::choice::{
    Alphabet, Choice, Constraint, FloatConstraint, Int, IntegerConstraint, Size, StringConstraint,
    Value, Width, float,
};

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

/// A generator of random choices.
#[derive(Clone, Debug)]
pub struct Random {
    generator: Pcg64,
    mode: Mode,
}

/// A range of so many integers is small enough to be drawn from evenly.
const NARROW: u128 = 128;
/// In a small test case numbers are this many bits away from the simplest.
const SMALL_BITS: u32 = 4;
/// Where sizes are open above, a collection gets this many more items than it must have, on average.
const AVERAGE_EXTRA: f64 = 5.0;
/// Text that goes on for longer than this says nothing new.
const LONG_TEXT: usize = 1 << 12;
/// The characters that code expects, in simplest-first order, end about here: Latin-1.
const COMMON_CHARS: usize = 256;

impl Random {
    /// The generator that this seed starts.
    pub fn new(seed: Seed) -> Random {
        Random {
            generator: Pcg64::seed_from_u64(seed.0),
            mode: Mode::default(),
        }
    }

    /// A generator for a test case that continues another one.
    pub(crate) fn for_continuation(&mut self) -> Random {
        Random::new(Seed(self.bits()))
    }

    /// A generator for the test case of this number, so that what it draws disturbs no other.
    pub(crate) fn for_test_case(&mut self, number: u64) -> Random {
        let mode = Mode::of_test_case(number, self.bits());
        Random {
            mode,
            ..Random::new(Seed(self.bits()))
        }
    }

    /// Leans no way any more.
    pub(crate) fn forget_mode(&mut self) {
        self.mode = Mode::default();
    }

    /// A value that `constraint` permits.
    pub fn draw(&mut self, constraint: &Constraint, so_far: &[Choice]) -> Value {
        if let Some(value) = self.repeat(constraint, so_far) {
            return value;
        }
        match constraint {
            Constraint::Boolean(probability) => Value::Boolean(self.chance(probability.of_true())),
            Constraint::Integer(integer) => Value::Integer(self.integer(integer)),
            Constraint::Float(float) => Value::Float(self.float(float)),
            Constraint::String(string) => Value::String(self.string(string)),
            Constraint::Bytes(bytes) => {
                let size = self.size(bytes.size());
                let mut bytes = Vec::with_capacity(size);
                for _ in 0..size {
                    bytes.push(self.bits() as u8);
                }
                Value::Bytes(bytes)
            }
        }
    }

    /// Equal values meet by themselves only in narrow ranges, and many bugs need them to.
    fn repeat(&mut self, constraint: &Constraint, so_far: &[Choice]) -> Option<Value> {
        let meets_by_chance = match constraint {
            Constraint::Boolean(_) => true,
            Constraint::Integer(integer) => integer.span() < NARROW && !self.mode.alike,
            _ => false,
        };
        let odds = if self.mode.alike { 2 } else { 12 };
        if meets_by_chance || so_far.is_empty() || !self.one_in(odds) {
            return None;
        }
        let earlier = &so_far[self.below(so_far.len() as u128) as usize].value;
        if constraint.permits(earlier) {
            return Some(earlier.clone());
        }
        None
    }

    fn integer(&mut self, constraint: &IntegerConstraint) -> Int {
        let span = constraint.span();
        if self.mode.small && span > u128::from(SMALL_BITS) {
            return self.of_any_magnitude(constraint);
        }
        if span < NARROW {
            return match self.below(16) {
                0 => self.near_bound(constraint),
                _ => at_offset(constraint, self.below(span + 1)),
            };
        }
        match self.below(32) {
            0 | 1 => self.near_bound(constraint),
            2 | 3 => match constants::integers_within(constraint) {
                [] => self.of_any_magnitude(constraint),
                table => *self.pick(table),
            },
            // A range that a person wrote is meant as a whole; that of a type is mostly noise.
            4..=15 if span < 1 << 31 => at_offset(constraint, self.below(span + 1)),
            4..=5 => at_offset(constraint, self.evenly(span)),
            _ => self.of_any_magnitude(constraint),
        }
    }

    fn near_bound(&mut self, constraint: &IntegerConstraint) -> Int {
        let from_end = u128::from(self.one_in(3)).min(constraint.span());
        let offset = if self.one_in(2) {
            from_end
        } else {
            constraint.span() - from_end
        };
        at_offset(constraint, offset)
    }

    /// Every distance from the simplest value gets its share, by number of bits.
    fn of_any_magnitude(&mut self, constraint: &IntegerConstraint) -> Int {
        let simplest = constraint.simplest();
        let room_above = simplest.distance(constraint.max());
        let room_below = simplest.distance(constraint.min());
        let up = room_below == 0 || room_above > 0 && self.one_in(2);
        let room = if up { room_above } else { room_below };
        let all_bits = u128::BITS - room.leading_zeros();
        let most_bits = if self.mode.small {
            all_bits.min(SMALL_BITS)
        } else {
            all_bits
        };
        let bits = self.below(u128::from(most_bits) + 1) as u32;
        let largest = u128::MAX
            .checked_shr(u128::BITS - bits)
            .unwrap_or(0)
            .min(room);
        let distance = self.evenly(largest);
        let moved = if up {
            simplest.checked_add(distance)
        } else {
            simplest.checked_sub(distance)
        };
        moved.unwrap_or(simplest)
    }

    fn float(&mut self, constraint: &FloatConstraint) -> f64 {
        // Of what is drawn without regard to the range, the first that lies in it.
        for _ in 0..4 {
            let kind = if self.mode.small { 5 } else { self.below(20) };
            let candidate = match kind {
                0..=2 => *self.pick(&constants::FLOATS),
                3 | 4 => *self.pick(&[
                    0.0,
                    f64::INFINITY,
                    f64::NAN,
                    constraint.min(),
                    constraint.max(),
                ]),
                5 => self.below(1 << SMALL_BITS) as f64,
                6..=8 => self.below(1 << 10) as f64,
                9 => self.below(1 << 14) as f64 / *self.pick(&[2.0, 8.0, 10.0, 100.0, 1000.0]),
                10..=13 => float::from_rank(u128::from(self.bits())),
                14..=16 => f64::from_bits(self.bits()),
                _ => self.between(constraint),
            };
            let signed = if self.one_in(2) {
                -candidate
            } else {
                candidate
            };
            let narrowed = match constraint.width() {
                Width::F64 => signed,
                Width::F32 => f64::from(signed as f32),
            };
            if constraint.permits(narrowed) {
                return narrowed;
            }
        }
        let inside = self.between(constraint);
        if constraint.permits(inside) {
            inside
        } else {
            constraint.simplest()
        }
    }

    /// A point of the range, by distance.
    fn between(&mut self, constraint: &FloatConstraint) -> f64 {
        let largest = match constraint.width() {
            Width::F64 => f64::MAX,
            Width::F32 => f64::from(f32::MAX),
        };
        // At a range that is one infinity both ends meet in the largest number, which it does not permit.
        let min = constraint.min().clamp(-largest, largest);
        let max = constraint.max().clamp(-largest, largest);
        let share = self.unit();
        let point = (min * (1.0 - share) + max * share).clamp(min, max);
        match constraint.width() {
            Width::F64 => point,
            Width::F32 => f64::from(point as f32),
        }
    }

    fn string(&mut self, constraint: &StringConstraint) -> String {
        if self.one_in(20) {
            let constant = *self.pick(&constants::STRINGS);
            if constraint.permits(constant) {
                return constant.to_owned();
            }
        }
        let alphabet = constraint.alphabet();
        let size = self.size(constraint.size());
        let mut text = String::new();
        // Of few characters text repeats itself, and rare ones come in numbers.
        if self.one_in(4) {
            let mut few = Vec::new();
            for _ in 0..self.below(3) + 1 {
                few.push(self.char(alphabet));
            }
            for _ in 0..size {
                text.push(*self.pick(&few));
            }
        } else {
            for _ in 0..size {
                text.push(self.char(alphabet));
            }
        }
        text
    }

    fn char(&mut self, alphabet: &Alphabet) -> char {
        let len = alphabet.len();
        let rank = if len > COMMON_CHARS && self.one_in(5) {
            COMMON_CHARS + self.below((len - COMMON_CHARS) as u128) as usize
        } else {
            self.below(len.min(COMMON_CHARS) as u128) as usize
        };
        alphabet.at(rank)
    }

    /// A length: mostly few more items than there must be, now and then many.
    fn size(&mut self, size: Size) -> usize {
        let room = size.max() - size.min();
        let usual = if self.mode.small {
            1.0
        } else {
            AVERAGE_EXTRA.max(size.min() as f64)
        };
        let average = usual.min(room as f64 / 2.0);
        let go_on = average / (average + 1.0);
        let mut extra = 0;
        while extra < room.min(LONG_TEXT) && self.chance(go_on) {
            extra += 1;
        }
        size.min() + extra
    }

    fn bits(&mut self) -> u64 {
        self.generator.next_u64()
    }

    /// From 0 up to and without 1, in steps of 2^-53.
    fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    fn chance(&mut self, probability: f64) -> bool {
        self.unit() < probability
    }

    fn one_in(&mut self, n: u64) -> bool {
        self.below(u128::from(n)) == 0
    }

    fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u128) as usize]
    }

    /// From 0 to `largest`, each as likely.
    fn evenly(&mut self, largest: u128) -> u128 {
        match largest.checked_add(1) {
            Some(count) => self.below(count),
            None => u128::from(self.bits()) << 64 | u128::from(self.bits()),
        }
    }

    /// From 0 up to and without `count`, each as likely (to within 2^-64).
    fn below(&mut self, count: u128) -> u128 {
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

fn at_offset(constraint: &IntegerConstraint, offset: u128) -> Int {
    match constraint.min().checked_add(offset) {
        Some(value) if constraint.permits(value) => value,
        _ => constraint.max(),
    }
}
