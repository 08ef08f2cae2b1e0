//! What holds a value that can be changed through a shared reference.

use std::cell::{Cell, OnceCell, RefCell};
use std::sync::{Mutex, OnceLock, RwLock, atomic};

use super::{Arbitrary, any};
use crate::{Map, Options, Outline, options};

holders! {
    "Any value." Cell Cell::new;
    "Any value, not borrowed." RefCell RefCell::new;
    "Any value, neither locked nor poisoned." Mutex Mutex::new;
    "Any value, neither locked nor poisoned." RwLock RwLock::new;
}

macro_rules! set_once {
    ($($cell:ident)*) => {$(
        /// Empty, or set to any value; the simplest is empty.
        impl<T: Arbitrary> Arbitrary for $cell<T> {
            type Strategy = Map<Options<T::Strategy>, fn(Option<T>) -> $cell<T>>;

            fn arbitrary() -> Self::Strategy {
                Map::new(options(any::<T>()), |value| match value {
                    Some(value) => $cell::from(value),
                    None => $cell::new(),
                })
            }

            fn outline(outline: &mut Outline) {
                outline.perhaps(T::outline);
            }
        }
    )*};
}
set_once!(OnceCell OnceLock);

macro_rules! atomics {
    ($($bits:literal $atomic:ident $type:ident)*) => {$(
        #[doc = concat!("Any `", stringify!($type), "`.")]
        #[cfg(target_has_atomic = $bits)]
        impl Arbitrary for atomic::$atomic {
            type Strategy = Map<<$type as Arbitrary>::Strategy, fn($type) -> atomic::$atomic>;

            fn arbitrary() -> Self::Strategy {
                Map::new(any::<$type>(), atomic::$atomic::new)
            }
        }
    )*};
}
for_each_atomic!(atomics);
