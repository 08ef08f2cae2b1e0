//! Random floats: the special ones, whole numbers, short decimals, and every exponent.

use super::mode::Numbers;
use super::notorious;
use super::random::Random;
use crate::choice::{FloatConstraint, Width, float};

impl Random {
    pub(super) fn float(&mut self, constraint: &FloatConstraint) -> f64 {
        // Of what is drawn without regard to the range, the first that lies in it.
        for _ in 0..4 {
            let numbers = self.mode.numbers;
            let candidate = match numbers {
                Numbers::Small => self.small_float(constraint),
                Numbers::Edges if !self.one_in(4) => self.special_float(constraint),
                Numbers::Literal if self.one_in(2) => self.literal_float(constraint),
                Numbers::Broad if !self.one_in(8) => self.full_float(),
                _ => self.usual_float(constraint),
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

    fn usual_float(&mut self, constraint: &FloatConstraint) -> f64 {
        if self.mode.plain && !constraint.is_bounded() {
            return match self.below(8) {
                0 | 1 => self.below(1 << 10) as f64,
                2..=4 => self.short_decimal(),
                _ => self.full_float(),
            };
        }
        match self.below(20) {
            0..=2 => self.literal_float(constraint),
            3 | 4 => self.special_float(constraint),
            5 => self.below(16) as f64,
            6 | 7 => self.below(1 << 10) as f64,
            8 | 9 => self.short_decimal(),
            10 | 11 => self.full_float(),
            12 => float::from_rank(u128::from(self.bits())),
            13..=15 => f64::from_bits(self.bits() >> 1),
            _ if constraint.is_bounded() => self.between(constraint),
            _ => self.full_float(),
        }
    }

    fn literal_float(&mut self, constraint: &FloatConstraint) -> f64 {
        if self.prefers_own() {
            if let Some(own) = self.own_float(constraint) {
                return own;
            }
        }
        *self.pick(&notorious::FLOATS)
    }

    fn small_float(&mut self, constraint: &FloatConstraint) -> f64 {
        match self.below(8) {
            0 | 1 => self.special_float(constraint),
            2..=4 => self.below(16) as f64 / *self.pick(&[2.0, 10.0, 10.0]),
            _ => self.below(16) as f64,
        }
    }

    fn short_decimal(&mut self) -> f64 {
        self.below(1 << 14) as f64 / *self.pick(&[2.0, 8.0, 10.0, 100.0, 1000.0])
    }

    /// All digits in use at a size that people count in, where each sum and product is rounded.
    fn full_float(&mut self) -> f64 {
        self.unit() * *self.pick(&[1.0, 10.0, 1000.0, 1e6])
    }

    /// Ends of the range, what is no number, and where numbers stop being normal.
    fn special_float(&mut self, constraint: &FloatConstraint) -> f64 {
        let (largest, least_normal) = match constraint.width() {
            Width::F64 => (f64::MAX, f64::MIN_POSITIVE),
            Width::F32 => (f64::from(f32::MAX), f64::from(f32::MIN_POSITIVE)),
        };
        match self.below(20) {
            0..=2 => 0.0,
            3..=5 => f64::INFINITY,
            6..=8 => f64::NAN,
            // Any of the others: the bits below those that make it one, of either width.
            9 | 10 => f64::from_bits(f64::NAN.to_bits() | self.bits() >> 13 << 29 >> 1),
            11 | 12 if constraint.is_bounded() => constraint.min(),
            13 | 14 if constraint.is_bounded() => constraint.max(),
            // Below the least normal one they are evenly spaced, with fewer and fewer digits.
            11..=14 => least_normal * self.unit(),
            15 | 16 => largest,
            17 | 18 => least_normal,
            _ => 1.0,
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
}
