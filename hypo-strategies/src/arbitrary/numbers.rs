//! Numbers in the types that say how to calculate with them or to compare them.

use std::cmp::Reverse;
use std::num::{NonZero, Saturating, Wrapping};

use super::{Arbitrary, any};
use crate::{Integers, Map, integers};

holders! {
    "Any number." Wrapping Wrapping;
    "Any number." Saturating Saturating;
    "Any value." Reverse Reverse;
}

macro_rules! non_zero_unsigned {
    ($($type:ident)*) => {$(
        #[doc = concat!("Every `", stringify!($type), "` but 0; the simplest is 1.")]
        impl Arbitrary for NonZero<$type> {
            type Strategy = Map<Integers<$type>, fn($type) -> NonZero<$type>>;

            fn arbitrary() -> Self::Strategy {
                Map::new(integers(1..), non_zero)
            }
        }
    )*};
}
non_zero_unsigned!(u8 u16 u32 u64 u128 usize);

macro_rules! non_zero_signed {
    ($($type:ident)*) => {$(
        #[doc = concat!("Every `", stringify!($type), "` but 0; the simplest is 1, and of two others the nearer to 0.")]
        impl Arbitrary for NonZero<$type> {
            type Strategy = Map<Integers<$type>, fn($type) -> NonZero<$type>>;

            fn arbitrary() -> Self::Strategy {
                // From 0 up each number stands for the next one, so that none stands for 0 and none is refused.
                Map::new(integers(..$type::MAX), |n| non_zero(if n < 0 { n } else { n + 1 }))
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
