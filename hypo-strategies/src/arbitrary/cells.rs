//! What holds a value that can be changed through a shared reference.

use std::cell::{Cell, OnceCell, RefCell};
use std::sync::{Mutex, OnceLock, RwLock, atomic};

use super::{Arbitrary, any};
use crate::{Converted, Map, Options, Outline, Strategy, options};

holders! {
    "Any value, not borrowed." RefCell RefCell::new, cell => &*cell.try_borrow().ok()?;
    "Any value, neither locked nor poisoned." Mutex Mutex::new, mutex => &*mutex.try_lock().ok()?;
    "Any value, neither locked nor poisoned." RwLock RwLock::new, lock => &*lock.try_read().ok()?;
}

/// Any value.
impl<T: Arbitrary> Arbitrary for Cell<T> {
    // What is in it can only be looked at by taking it out.
    type Strategy = Map<T::Strategy, fn(T) -> Cell<T>>;

    fn arbitrary() -> Self::Strategy {
        Map::new(any::<T>(), Cell::new)
    }

    fn outline(outline: &mut Outline) {
        T::outline(outline);
    }
}

macro_rules! set_once {
    ($($cell:ident)*) => {$(
        /// Empty, or set to any value; the simplest is empty.
        impl<T: Arbitrary> Arbitrary for $cell<T> {
            type Strategy = Converted<Options<T::Strategy>, $cell<T>>;

            fn arbitrary() -> Self::Strategy {
                let make: fn(Option<T>) -> $cell<T> = |value| match value {
                    Some(value) => $cell::from(value),
                    None => $cell::new(),
                };
                Converted::new(options(any::<T>()), make, |strategy, cell, choices| {
                    strategy.invert_ref(cell.get(), choices)
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
            type Strategy = Converted<<$type as Arbitrary>::Strategy, atomic::$atomic>;

            fn arbitrary() -> Self::Strategy {
                Converted::new(any::<$type>(), atomic::$atomic::new, |strategy, value, choices| {
                    strategy.invert(&value.load(atomic::Ordering::Relaxed), choices)
                })
            }
        }
    )*};
}
for_each_atomic!(atomics);
