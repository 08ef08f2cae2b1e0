//! What can be changed through a shared reference: printed as made anew with what it holds.
//!
//! What is borrowed, locked or poisoned cannot be made by an expression.

use std::any::type_name;
use std::cell::{Cell, OnceCell, RefCell};
use std::sync::{Mutex, OnceLock, RwLock, atomic};

use super::{NoSource, SourceText, ToSource, call};

impl<T: ToSource + Copy> ToSource for Cell<T> {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        call(out, "std::cell::Cell::new", &self.get())
    }
}

macro_rules! locked {
    ($($new:literal $cell:ident $try:ident)*) => {$(
        impl<T: ToSource> ToSource for $cell<T> {
            fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
                let value = self.$try().map_err(|_| NoSource)?;
                call(out, $new, &*value)
            }
        }
    )*};
}
locked! {
    "std::cell::RefCell::new" RefCell try_borrow
    "std::sync::Mutex::new" Mutex try_lock
    "std::sync::RwLock::new" RwLock try_read
}

/// Whether the type has this name; it need not be `'static`, and so has no `TypeId`.
fn is_called<T>(name: &str) -> bool {
    let path = type_name::<T>().split('<').next().unwrap_or_default();
    path.rsplit("::").next() == Some(name)
}

/// One within another of its kind could be what `from` returns as it is, so that it is set instead.
macro_rules! set_once {
    ($($path:literal $cell:ident)*) => {$(
        impl<T: ToSource> ToSource for $cell<T> {
            fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
                match self.get() {
                    Some(value) if is_called::<T>(stringify!($cell)) => {
                        out.push_str(concat!("{ let cell = ", $path, "::new(); let _ = "));
                        call(out, "cell.set", value)?;
                        out.push_str("; cell }");
                        Ok(())
                    }
                    Some(value) => out.unexpected(|out| call(out, concat!($path, "::from"), value)),
                    None => {
                        out.push_str(concat!($path, "::new()"));
                        Ok(())
                    }
                }
            }
        }
    )*};
}
set_once! {
    "std::cell::OnceCell" OnceCell
    "std::sync::OnceLock" OnceLock
}

macro_rules! atomics {
    ($($bits:literal $atomic:ident $type:ident)*) => {$(
        #[cfg(target_has_atomic = $bits)]
        impl ToSource for atomic::$atomic {
            fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
                let value = self.load(atomic::Ordering::SeqCst);
                call(out, concat!("std::sync::atomic::", stringify!($atomic), "::new"), &value)
            }
        }
    )*};
}
for_each_atomic!(atomics);
