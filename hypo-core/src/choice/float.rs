//! Float choices: which are permitted, and which read as simple.
//!
//! Simple floats are those that a person would write: whole numbers by size,
//! then fractions with few binary digits, then everything else; positive before
//! negative, infinity and NaN last. The order is a re-coding of the bits, so
//! that comparing two floats is comparing two integers.

/// The size of the float that a strategy makes of the choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Width {
    /// Only values that `f32` represents exactly.
    F32,
    /// Every `f64`.
    F64,
}

/// Which floats a choice may be.
///
/// Bounds are inclusive and tell `-0.0` from `0.0`; the infinities are
/// permitted where a bound is one.
#[derive(Clone, Copy, Debug)]
pub struct FloatConstraint {
    min: f64,
    max: f64,
    allow_nan: bool,
    smallest_nonzero: f64,
    width: Width,
    simplest: f64,
}

impl FloatConstraint {
    /// Every float of this width: NaN, the infinities and subnormals included.
    pub fn any(width: Width) -> Self {
        FloatConstraint {
            min: f64::NEG_INFINITY,
            max: f64::INFINITY,
            allow_nan: true,
            smallest_nonzero: 0.0,
            width,
            simplest: 0.0,
        }
    }

    /// The floats from `min` to `max`, without NaN.
    ///
    /// `None` if a bound is NaN, has no exact representation at this width, or `min` is above `max`.
    pub fn new(min: f64, max: f64, width: Width) -> Option<Self> {
        let bounds_fit = !min.is_nan() && !max.is_nan() && fits(min, width) && fits(max, width);
        if !bounds_fit || total(min) > total(max) {
            return None;
        }
        let mut constraint = FloatConstraint {
            min,
            max,
            allow_nan: false,
            ..FloatConstraint::any(width)
        };
        constraint.simplest = constraint.find_simplest();
        Some(constraint)
    }

    /// Whether NaN is permitted.
    #[must_use]
    pub fn allow_nan(mut self, allow: bool) -> Self {
        self.allow_nan = allow;
        self
    }

    /// Permits no value closer to zero than this, zero itself excepted.
    ///
    /// `None` if nothing is left.
    pub fn smallest_nonzero(mut self, magnitude: f64) -> Option<Self> {
        self.smallest_nonzero = magnitude;
        self.simplest = self.find_simplest();
        self.permits(self.simplest).then_some(self)
    }

    /// The lowest float permitted.
    pub fn min(&self) -> f64 {
        self.min
    }

    /// The highest float permitted.
    pub fn max(&self) -> f64 {
        self.max
    }

    /// Whether both bounds are numbers and not infinities.
    pub fn is_bounded(&self) -> bool {
        self.min.is_finite() && self.max.is_finite()
    }

    /// Whether NaN is permitted.
    pub fn permits_nan(&self) -> bool {
        self.allow_nan
    }

    /// The width that values must fit.
    pub fn width(&self) -> Width {
        self.width
    }

    /// The simplest float permitted.
    pub fn simplest(&self) -> f64 {
        self.simplest
    }

    /// Whether `value` is permitted.
    pub fn permits(&self, value: f64) -> bool {
        if value.is_nan() {
            return self.allow_nan && fits(value, self.width);
        }
        total(self.min) <= total(value)
            && total(value) <= total(self.max)
            && (value == 0.0 || value.abs() >= self.smallest_nonzero)
            && fits(value, self.width)
    }

    /// How many floats are permitted; `None` if NaN is, of which there are too many.
    pub fn count(&self) -> Option<u128> {
        if self.allow_nan {
            return None;
        }
        Some(self.numbers())
    }

    /// How many floats are permitted, NaN aside.
    pub(super) fn numbers(&self) -> u128 {
        let mut count = 0;
        for (first, last) in &self.intervals() {
            count += (i128::from(*last) - i128::from(*first) + 1).max(0) as u128;
        }
        count
    }

    /// The floats permitted as intervals of their order by size, both ends included; empty ones end before they begin.
    ///
    /// Below, at, and above zero, for the numbers next to it may be left out.
    pub(super) fn intervals(&self) -> [(i64, i64); 3] {
        let (min, max) = (step(self.min, self.width), step(self.max, self.width));
        let zeros = (step(-0.0, self.width), step(0.0, self.width));
        // The zeros are next to each other, and then the least positive number.
        let closest = step(self.smallest_nonzero, self.width).max(zeros.1 + 1);
        let closest_below = zeros.0 - (closest - zeros.1);
        [
            (min, max.min(closest_below)),
            (min.max(zeros.0), max.min(zeros.1)),
            (min.max(closest), max),
        ]
    }

    /// Zero if it is permitted, else the integer nearest to zero, else the coarsest binary fraction.
    fn find_simplest(&self) -> f64 {
        let mut best = self.simplest_of(&[self.min, self.max]);
        // 2^-1074 is the finest grid there is, and every other one is coarser.
        for digits in 0..=1074 {
            let unit = power_of_two(-digits);
            let candidate = self.simplest_of(&[
                0.0,
                (self.min / unit).ceil() * unit,
                (self.max / unit).floor() * unit,
            ]);
            if !candidate.is_nan() {
                if best.is_nan() || rank(candidate) < rank(best) {
                    best = candidate;
                }
                break;
            }
        }
        best
    }

    /// The simplest number of these that is permitted; NaN if there is none.
    fn simplest_of(&self, candidates: &[f64]) -> f64 {
        let mut best = f64::NAN;
        for candidate in candidates {
            let is_simpler = best.is_nan() || rank(*candidate) < rank(best);
            if is_simpler && !candidate.is_nan() && self.permits(*candidate) {
                best = *candidate;
            }
        }
        best
    }
}

/// Two constraints are the same if they permit the same floats: bounds are compared by bits.
impl PartialEq for FloatConstraint {
    fn eq(&self, other: &Self) -> bool {
        self.min.to_bits() == other.min.to_bits()
            && self.max.to_bits() == other.max.to_bits()
            && self.allow_nan == other.allow_nan
            && self.smallest_nonzero.to_bits() == other.smallest_nonzero.to_bits()
            && self.width == other.width
    }
}

impl Eq for FloatConstraint {}

/// The place of a float in the simplest-first order: sign, then the magnitude's place.
pub fn rank(value: f64) -> u128 {
    u128::from(value.is_sign_negative()) << 64 | u128::from(magnitude_to_rank(value.abs()))
}

/// The float at this place of the simplest-first order, the inverse of [`rank`].
///
/// Places that no float has as its own (a whole number in its long form) still decode.
pub fn from_rank(place: u128) -> f64 {
    let magnitude = rank_to_magnitude(place as u64);
    if place >> 64 & 1 == 1 {
        -magnitude
    } else {
        magnitude
    }
}

/// The largest whole number that is written as itself: 2^56 - 1.
const SHORT_INTEGERS: u64 = 1 << 56;
const LONG_FORM: u64 = 1 << 63;
const MANTISSA_BITS: u32 = 52;
const MANTISSA: u64 = (1 << MANTISSA_BITS) - 1;
const EXPONENT_BIAS: u64 = 1023;
const EXPONENT_MAX: u64 = 2047;

fn magnitude_to_rank(value: f64) -> u64 {
    if value < SHORT_INTEGERS as f64 && value.fract() == 0.0 {
        return value as u64;
    }
    let bits = value.to_bits();
    let exponent = bits >> MANTISSA_BITS;
    LONG_FORM
        | recode_exponent(exponent) << MANTISSA_BITS
        | recode_mantissa(exponent, bits & MANTISSA)
}

fn rank_to_magnitude(place: u64) -> f64 {
    if place & LONG_FORM == 0 {
        return (place & (SHORT_INTEGERS - 1)) as f64;
    }
    let exponent = decode_exponent(place >> MANTISSA_BITS & EXPONENT_MAX);
    let mantissa = recode_mantissa(exponent, place & MANTISSA);
    f64::from_bits(exponent << MANTISSA_BITS | mantissa)
}

/// The exponent of halves, the simplest that are not whole.
const HALVES: u64 = EXPONENT_BIAS - 1;

/// The code of the largest exponent, from which on those below -1 follow.
const LAST_ABOVE: u64 = EXPONENT_MAX - 1 - HALVES;

/// Exponents in the order -1, 0, 1, 2, …, then -2, -3, …, and last the one of infinity and NaN.
fn recode_exponent(exponent: u64) -> u64 {
    match exponent {
        EXPONENT_MAX => EXPONENT_MAX,
        HALVES.. => exponent - HALVES,
        _ => EXPONENT_MAX - 1 - exponent,
    }
}

fn decode_exponent(code: u64) -> u64 {
    match code {
        EXPONENT_MAX => EXPONENT_MAX,
        0..=LAST_ABOVE => code + HALVES,
        _ => EXPONENT_MAX - 1 - code,
    }
}

/// Turns the digits behind the point around, so that few of them make a small number; its own inverse.
fn recode_mantissa(exponent: u64, mantissa: u64) -> u64 {
    let whole_bits = exponent
        .saturating_sub(EXPONENT_BIAS)
        .min(u64::from(MANTISSA_BITS)) as u32;
    let fraction_bits = MANTISSA_BITS - whole_bits;
    if fraction_bits == 0 {
        return mantissa;
    }
    let fraction = mantissa & ((1 << fraction_bits) - 1);
    let turned = fraction.reverse_bits() >> (u64::BITS - fraction_bits);
    mantissa & !((1 << fraction_bits) - 1) | turned
}

/// An integer that orders floats as numbers, with `-0.0` below `0.0`.
fn total(value: f64) -> i64 {
    let bits = value.to_bits() as i64;
    bits ^ (((bits >> 63) as u64) >> 1) as i64
}

/// The place of a float among those of its width, by size; the zeros are next to each other.
pub(super) fn step(value: f64, width: Width) -> i64 {
    match width {
        Width::F64 => total(value),
        Width::F32 => {
            let bits = (value as f32).to_bits() as i32;
            i64::from(bits ^ (((bits >> 31) as u32) >> 1) as i32)
        }
    }
}

/// The float at a place: the inverse of `step`.
pub(super) fn at_step(place: i64, width: Width) -> f64 {
    match width {
        Width::F64 => {
            let bits = place ^ (((place >> 63) as u64) >> 1) as i64;
            f64::from_bits(bits as u64)
        }
        Width::F32 => {
            let place = place as i32;
            let bits = place ^ (((place >> 31) as u32) >> 1) as i32;
            f64::from(f32::from_bits(bits as u32))
        }
    }
}

/// The next float of the width in the order of numbers, up or down; NaN beyond the last.
pub(crate) fn neighbour(value: f64, width: Width, up: bool) -> f64 {
    let by = if up { 1 } else { -1 };
    at_step(step(value, width).wrapping_add(by), width)
}

fn fits(value: f64, width: Width) -> bool {
    match width {
        Width::F64 => true,
        Width::F32 => f64::from(value as f32).to_bits() == value.to_bits(),
    }
}

fn power_of_two(exponent: i32) -> f64 {
    2f64.powi(exponent / 2) * 2f64.powi(exponent - exponent / 2)
}
