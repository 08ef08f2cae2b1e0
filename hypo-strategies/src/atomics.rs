//! The atomic types, for what is implemented for each of them.

/// Calls a macro once with the number of bits, the name and the value's type of every atomic that holds a number.
macro_rules! for_each_atomic {
    ($callback:ident) => {
        $callback! {
            "8" AtomicBool bool
            "8" AtomicI8 i8
            "8" AtomicU8 u8
            "16" AtomicI16 i16
            "16" AtomicU16 u16
            "32" AtomicI32 i32
            "32" AtomicU32 u32
            "64" AtomicI64 i64
            "64" AtomicU64 u64
            "ptr" AtomicIsize isize
            "ptr" AtomicUsize usize
        }
    };
}
