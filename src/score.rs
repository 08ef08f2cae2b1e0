//! What `target!` takes: any number, whatever its type.

/// A number that [`target!`](crate::target!) can raise: any integer, an `f32` or an `f64`.
///
/// Scores are compared as `f64`, so that integers beyond 2^53 are rounded.
/// Nobody else can implement it.
#[diagnostic::on_unimplemented(
    message = "`target!` takes a number, not `{Self}`",
    label = "not an integer, an `f32` or an `f64`",
    note = "write `*score` for a reference, and `u8::from(flag)` for a `bool`"
)]
pub trait IntoScore: sealed::Sealed {
    /// The number as an `f64`.
    #[doc(hidden)]
    fn into_score(self) -> f64;
}

mod sealed {
    pub trait Sealed {}
}

macro_rules! numbers {
    ($($type:ty)*) => {$(
        impl sealed::Sealed for $type {}

        impl IntoScore for $type {
            fn into_score(self) -> f64 {
                self as f64
            }
        }
    )*};
}
numbers!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f32 f64);
