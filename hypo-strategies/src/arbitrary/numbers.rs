//! Numbers in the types that say how to calculate with them or to compare them.

use std::cmp::Reverse;
use std::num::{NonZero, Saturating, Wrapping};

use super::{Arbitrary, any};
use crate::{Converted, Integers, Strategy, integers};

holders! {
    "Any number." Wrapping Wrapping, number => &number.0;
    "Any number." Saturating Saturating, number => &number.0;
    "Any value." Reverse Reverse, reversed => &reversed.0;
}

macro_rules! non_zero_unsigned {
    ($($type:ident)*) => {$(
        #[doc = concat!("Every `", stringify!($type), "` but 0; the simplest is 1.")]
        impl Arbitrary for NonZero<$type> {
            type Strategy = Converted<Integers<$type>, NonZero<$type>>;

            fn arbitrary() -> Self::Strategy {
                Converted::new(integers(1..), non_zero, |strategy, value, choices| {
                    strategy.invert(&value.get(), choices)
                })
            }
        }
    )*};
}
non_zero_unsigned!(u8 u16 u32 u64 u128 usize);

macro_rules! non_zero_signed {
    ($($type:ident)*) => {$(
        #[doc = concat!("Every `", stringify!($type), "` but 0; the simplest is 1, and of two others the nearer to 0.")]
        impl Arbitrary for NonZero<$type> {
            type Strategy = Converted<Integers<$type>, NonZero<$type>>;

            fn arbitrary() -> Self::Strategy {
                // From 0 up each number stands for the next one, so that none stands for 0 and none is refused.
                let make: fn($type) -> NonZero<$type> = |n| non_zero(if n < 0 { n } else { n + 1 });
                Converted::new(integers(..$type::MAX), make, |strategy, value, choices| {
                    let n = value.get();
                    strategy.invert(&if n < 0 { n } else { n - 1 }, choices)
                })
            }
        }
    )*};
}
non_zero_signed!(i8 i16 i32 i64 i128 isize);

fn non_zero<T, N: TryFrom<T>>(n: T) -> N {
    match N::try_from(n) {
        Ok(n) => n,
        Err(_) => unreachable!("only numbers other than 0 come here"),
    }
}
