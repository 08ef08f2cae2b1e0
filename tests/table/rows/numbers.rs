//! Numbers and booleans.

use super::rows;
use crate::table::types::names::*;

rows! {
    any {
        i8 => 0;
        i16 => 0;
        i32 => 0;
        i64 => 0;
        i128 => 0;
        isize => 0;
        u8 => 0;
        u16 => 0;
        u32 => 0;
        u64 => 0;
        u128 => 0;
        usize => 0;
        f32 => 0.0;
        f64 => 0.0;
        bool => false;
    }
    any {
        NonZero<i8> => NonZero::new(1).unwrap();
        NonZero<i16> => NonZero::new(1).unwrap();
        NonZero<i32> => NonZero::new(1).unwrap();
        NonZero<i64> => NonZero::new(1).unwrap();
        NonZero<i128> => NonZero::new(1).unwrap();
        NonZero<isize> => NonZero::new(1).unwrap();
        NonZero<u8> => NonZero::new(1).unwrap();
        NonZero<u16> => NonZero::new(1).unwrap();
        NonZero<u32> => NonZero::new(1).unwrap();
        NonZero<u64> => NonZero::new(1).unwrap();
        NonZero<u128> => NonZero::new(1).unwrap();
        NonZero<usize> => NonZero::new(1).unwrap();
        Wrapping<i32> => Wrapping(0);
        Saturating<u8> => Saturating(0);
        Reverse<(u8, String)> => Reverse((0, String::new()));
    }
    integers {
        i8: st::integers(..) => 0;
        u8: st::integers(7..) => 7, |n| *n >= 7;
        i32: st::integers(-5..=5) => 0, |n| (-5..=5).contains(n);
        i64: st::integers(..-100) => -101, |n| *n < -100;
        u128: st::integers(u128::MAX - 1..=u128::MAX) => u128::MAX - 1, |n| *n >= u128::MAX - 1;
        i128: st::integers(..=i128::MIN) => i128::MIN, |n| *n == i128::MIN;
        usize: 3..9 => 3, |n| (3..9).contains(n);
        i16: -3..=-1 => -1, |n| (-3..=-1).contains(n);
        u32: 5.. => 5, |n| *n >= 5;
        i8: ..-5 => -6, |n| *n < -5;
        u64: ..=9 => 0, |n| *n <= 9;
    }
    floats {
        f64: st::floats(..) => 0.0;
        f32: st::floats(..) => 0.0;
        f64: st::floats(0.5..2.5) => 1.0, |x| (0.5..2.5).contains(x);
        f32: st::floats(..=-1.5) => -2.0, |x| *x <= -1.5;
        f64: st::floats(..).allow_nan(false) => 0.0, |x| !x.is_nan();
        f64: st::floats(1.0..).allow_nan(true) => 1.0, |x| x.is_nan() || *x >= 1.0;
        f32: st::floats(..).allow_nan(false).allow_infinity(false) => 0.0, |x| x.is_finite();
        f64: st::floats(..).allow_subnormal(false) => 0.0, |x| !x.is_subnormal();
        f64: st::floats(f64::MAX..) => f64::MAX, |x| *x >= f64::MAX;
        f64: st::floats(..=f64::NEG_INFINITY) => f64::NEG_INFINITY, |x| *x == f64::NEG_INFINITY;
        f64: st::floats(-0.0..=0.0) => 0.0, |x| *x == 0.0;
        f64: st::floats(5e-324..1e-320).allow_subnormal(true) => 5.06e-321, |x| x.is_subnormal();
        f64: 0.25..0.75 => 0.5, |x| (0.25..0.75).contains(x);
        f32: -1.0..=1.0 => 0.0, |x| (-1.0..=1.0).contains(x);
        f64: 1e300.. => 1e300, |x| *x >= 1e300;
        f32: ..0.0 => -1.0, |x| *x < 0.0;
        f64: ..=2.0 => 0.0, |x| *x <= 2.0;
    }
    booleans {
        bool: st::booleans() => false;
        bool: st::booleans().weighted(0.9) => false;
        bool: st::booleans().weighted(1.0) => true, |value| *value;
        bool: st::booleans().weighted(0.0) => false, |value| !*value;
    }
}
