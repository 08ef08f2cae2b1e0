//! What points to one value.

use std::rc::Rc;
use std::sync::Arc;

use super::{NoSource, SourceText, ToSource};

impl<T: ToSource + ?Sized> ToSource for &T {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        (**self).to_reference(out)
    }
}

macro_rules! pointer {
    ($($new:literal $pointer:ident)*) => {$(
        impl<T: ToSource> ToSource for $pointer<T> {
            fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
                super::call(out, $new, &**self)
            }
        }
    )*};
}
pointer!("Box::new" Box "std::rc::Rc::new" Rc "std::sync::Arc::new" Arc);
