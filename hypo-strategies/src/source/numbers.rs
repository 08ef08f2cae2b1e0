//! Numbers, booleans, and the types that are made of them.

use std::fmt::Write;
use std::time::Duration;

use super::{NoSource, SourceText, ToSource};

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

impl ToSource for Duration {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        let (seconds, nanoseconds) = (self.as_secs(), self.subsec_nanos());
        write!(out, "std::time::Duration::new({seconds}, {nanoseconds})").map_err(|_| NoSource)
    }
}
