//! Integer choices over everything that fits `i128` or `u128`.
//!
//! One type covers both because a choice sequence must not care which type a
//! strategy has: the same numbers are stored, compared and moved between
//! choices. Sign and magnitude are what shrinking works on anyway.

use std::cmp::Ordering;
use std::fmt;

/// The magnitude of `i128::MIN`, the smallest number there is.
const SMALLEST: u128 = 1 << 127;

/// An integer from `i128::MIN` to `u128::MAX`.
///
/// ```
/// use hypo_core::choice::Int;
/// assert!(Int::from(-1i64) < Int::from(u128::MAX));
/// assert_eq!(Int::from(-3i8).to_i128(), Some(-3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Int {
    negative: bool,
    /// The halves of the magnitude. A `u128` would be aligned to 16 bytes, and every choice copied be half as large again.
    high: u64,
    low: u64,
}

impl Int {
    /// Zero.
    pub const ZERO: Int = Int::of(false, 0);
    /// `i128::MIN`.
    pub const MIN: Int = Int::of(true, SMALLEST);
    /// `u128::MAX`.
    pub const MAX: Int = Int::of(false, u128::MAX);

    const fn of(negative: bool, magnitude: u128) -> Int {
        Int {
            negative,
            high: (magnitude >> 64) as u64,
            low: magnitude as u64,
        }
    }

    /// The integer of this sign and magnitude, or `None` below `i128::MIN`.
    ///
    /// A negative zero is zero.
    pub const fn new(negative: bool, magnitude: u128) -> Option<Int> {
        if negative && magnitude > SMALLEST {
            return None;
        }
        Some(Int::of(negative && magnitude != 0, magnitude))
    }

    /// Whether it is below zero.
    pub const fn is_negative(self) -> bool {
        self.negative
    }

    /// Its distance from zero.
    pub const fn magnitude(self) -> u128 {
        (self.high as u128) << 64 | self.low as u128
    }

    /// This number as an `i128`, or `None` above `i128::MAX`.
    pub const fn to_i128(self) -> Option<i128> {
        if self.negative {
            Some(self.magnitude().wrapping_neg() as i128)
        } else if self.magnitude() <= i128::MAX as u128 {
            Some(self.magnitude() as i128)
        } else {
            None
        }
    }

    /// This number as a `u128`, or `None` below zero.
    pub const fn to_u128(self) -> Option<u128> {
        if self.negative {
            None
        } else {
            Some(self.magnitude())
        }
    }

    /// Its lowest 128 bits in two's complement.
    const fn wrapping_bits(self) -> u128 {
        if self.negative {
            self.magnitude().wrapping_neg()
        } else {
            self.magnitude()
        }
    }

    /// How far apart two numbers are, at most `u128::MAX`.
    pub const fn distance(self, other: Int) -> u128 {
        if self.negative == other.negative {
            self.magnitude().abs_diff(other.magnitude())
        } else {
            self.magnitude().saturating_add(other.magnitude())
        }
    }

    /// The number `by` above, or `None` above `u128::MAX`.
    pub const fn checked_add(self, by: u128) -> Option<Int> {
        if !self.negative {
            match self.magnitude().checked_add(by) {
                Some(magnitude) => Int::new(false, magnitude),
                None => None,
            }
        } else if by >= self.magnitude() {
            Int::new(false, by - self.magnitude())
        } else {
            Int::new(true, self.magnitude() - by)
        }
    }

    /// The number `by` below, or `None` below `i128::MIN`.
    pub const fn checked_sub(self, by: u128) -> Option<Int> {
        if self.negative {
            match self.magnitude().checked_add(by) {
                Some(magnitude) => Int::new(true, magnitude),
                None => None,
            }
        } else if by > self.magnitude() {
            Int::new(true, by - self.magnitude())
        } else {
            Int::new(false, self.magnitude() - by)
        }
    }
}

impl Ord for Int {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self.negative, other.negative) {
            (false, false) => self.magnitude().cmp(&other.magnitude()),
            (true, true) => other.magnitude().cmp(&self.magnitude()),
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
        }
    }
}

impl PartialOrd for Int {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Int {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.negative { "-" } else { "" })?;
        self.magnitude().fmt(f)
    }
}

impl fmt::Debug for Int {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

macro_rules! conversions {
    ($($type:ty)*) => {$(
        impl From<$type> for Int {
            #[allow(unused_comparisons, reason = "one body for signed and unsigned types")]
            fn from(value: $type) -> Int {
                let magnitude = (value as i128 as u128 ^ if value < 0 { u128::MAX } else { 0 })
                    .wrapping_add((value < 0) as u128);
                Int::of(value < 0, magnitude)
            }
        }

        impl TryFrom<Int> for $type {
            type Error = OutOfRange;

            fn try_from(value: Int) -> Result<$type, OutOfRange> {
                // What comes back as it was has fitted.
                let cut = value.wrapping_bits() as $type;
                if Int::from(cut) == value {
                    Ok(cut)
                } else {
                    Err(OutOfRange)
                }
            }
        }
    )*};
}
conversions!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);

/// An [`Int`] does not fit the type asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfRange;

/// Which integers a choice may be, and which of them is the simplest.
///
/// Simplest first is `shrink_towards`, then its neighbours outwards, above
/// before below: `s, s+1, s-1, s+2, …`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IntegerConstraint {
    min: Int,
    max: Int,
    shrink_towards: Int,
}

impl IntegerConstraint {
    /// The integers from `min` to `max`, simplest at the one nearest to `shrink_towards`.
    ///
    /// `None` if `min > max`, or if the range holds more than 2^128 integers.
    pub fn new(min: Int, max: Int, shrink_towards: Int) -> Option<Self> {
        let too_wide = match max.checked_sub(u128::MAX) {
            Some(low) => low > min,
            None => false,
        };
        if min > max || too_wide {
            return None;
        }
        Some(IntegerConstraint {
            min,
            max,
            shrink_towards: shrink_towards.clamp(min, max),
        })
    }

    /// The lowest integer permitted.
    pub fn min(&self) -> Int {
        self.min
    }

    /// The highest integer permitted.
    pub fn max(&self) -> Int {
        self.max
    }

    /// The simplest integer permitted.
    pub fn simplest(&self) -> Int {
        self.shrink_towards
    }

    /// Whether `value` is permitted.
    pub fn permits(&self, value: Int) -> bool {
        self.min <= value && value <= self.max
    }

    /// How many integers are permitted, less one.
    pub fn span(&self) -> u128 {
        self.min.distance(self.max)
    }

    /// The place of `value` in the simplest-first order, as far as comparing needs it.
    ///
    /// Distance first, above before below: that is the order of the places even
    /// where one side has run out.
    pub fn rank(&self, value: Int) -> (u128, bool) {
        (
            value.distance(self.shrink_towards),
            value < self.shrink_towards,
        )
    }

    /// The `index`th simplest integer, counted from 0, or `None` past the last.
    pub fn at(&self, index: u128) -> Option<Int> {
        let above = self.shrink_towards.distance(self.max);
        let below = self.shrink_towards.distance(self.min);
        let both = above.min(below);
        if index > above.saturating_add(below) {
            return None;
        }
        // While both sides last they alternate; then the longer side goes on alone.
        let (up, by) = if index / 2 + index % 2 <= both {
            (index % 2 == 1, index / 2 + index % 2)
        } else {
            (above > below, index - both)
        };
        if up {
            self.shrink_towards.checked_add(by)
        } else {
            self.shrink_towards.checked_sub(by)
        }
    }
}
