//! Numbers, booleans, and the types that are made of them.

use std::cmp::Reverse;
use std::fmt::Write;
use std::num::{NonZero, Saturating, Wrapping};

use super::{NoSource, SourceText, ToSource, call};

macro_rules! as_debug {
    ($($type:ty)*) => {$(
        impl ToSource for $type {
            fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
                write!(out, "{self:?}").map_err(|_| NoSource)
            }
        }
    )*};
}
as_debug!(() i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize bool);

macro_rules! float {
    ($($type:ident)*) => {$(
        /// Always recognizable as a float; a NaN other than the standard one by its bits.
        impl ToSource for $type {
            fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
                const NAME: &str = stringify!($type);
                if self.is_finite() {
                    write!(out, "{self:?}")
                } else if self.is_infinite() {
                    let sign = if *self > 0.0 { "" } else { "NEG_" };
                    write!(out, "{NAME}::{sign}INFINITY")
                } else if self.to_bits() == $type::NAN.to_bits() {
                    write!(out, "{NAME}::NAN")
                } else {
                    write!(out, "{NAME}::from_bits({:#x})", self.to_bits())
                }
                .map_err(|_| NoSource)
            }
        }
    )*};
}
float!(f32 f64);

macro_rules! wrapper {
    ($($path:literal $wrapper:ident)*) => {$(
        impl<T: ToSource> ToSource for $wrapper<T> {
            fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
                call(out, $path, &self.0)
            }
        }
    )*};
}
wrapper! {
    "std::num::Wrapping" Wrapping
    "std::num::Saturating" Saturating
    "std::cmp::Reverse" Reverse
}

macro_rules! non_zero {
    ($($type:ty)*) => {$(
        impl ToSource for NonZero<$type> {
            fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
                write!(out, "std::num::NonZero::new({self}).unwrap()").map_err(|_| NoSource)
            }
        }
    )*};
}
non_zero!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);
