//! What points to a value, or owns a slice.

use std::borrow::Cow;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;

use super::{NoSource, SourceText, ToSource, call, from_list};

impl<T: ToSource + ?Sized> ToSource for &T {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        (**self).to_reference(out)
    }
}

macro_rules! pointer {
    ($($new:literal $pointer:ident)*) => {$(
        impl<T: ToSource> ToSource for $pointer<T> {
            fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
                call(out, $new, &**self)
            }
        }
    )*};
}
pointer!("Box::new" Box "std::rc::Rc::new" Rc "std::sync::Arc::new" Arc);

impl<T: ToSource> ToSource for Pin<Box<T>> {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        call(out, "Box::pin", &**self)
    }
}

macro_rules! slice {
    ($($from:literal $pointer:ident)*) => {$(
        impl<T: ToSource> ToSource for $pointer<[T]> {
            fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
                from_list(out, concat!($from, "(["), &**self, "])")
            }
        }
    )*};
}
slice!("Box::from" Box "std::rc::Rc::from" Rc "std::sync::Arc::from" Arc);

/// Owned, whether it is or not: an array that it could borrow would have to live somewhere.
impl<T: ToSource + Clone> ToSource for Cow<'_, [T]> {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        from_list(out, "std::borrow::Cow::from(vec![", &**self, "])")
    }
}
