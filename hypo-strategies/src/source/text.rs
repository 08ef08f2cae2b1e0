//! Characters and text, with the escapes of Rust.
//!
//! Owned text is a bare literal where it is a whole argument, which is what
//! people would write and `#[example]` converts, and says what it is elsewhere.

use std::borrow::Cow;
use std::fmt::Write;
use std::rc::Rc;
use std::sync::Arc;

use super::{NoSource, SourceText, ToSource};

impl ToSource for char {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        write!(out, "{self:?}").map_err(|_| NoSource)
    }
}

/// A literal, which is a reference already.
impl ToSource for str {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        write!(out, "{self:?}").map_err(|_| NoSource)
    }

    fn to_reference(&self, out: &mut SourceText) -> Result<(), NoSource> {
        self.to_source(out)
    }
}

impl ToSource for String {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        write!(out, "{self:?}.to_string()").map_err(|_| NoSource)
    }

    fn to_argument(&self, out: &mut SourceText) -> Result<(), NoSource> {
        self.as_str().to_source(out)
    }
}

macro_rules! from_literal {
    ($($path:literal $type:ty)*) => {$(
        impl ToSource for $type {
            fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
                super::call::<str>(out, concat!($path, "::from"), self)
            }

            fn to_argument(&self, out: &mut SourceText) -> Result<(), NoSource> {
                (**self).to_source(out)
            }
        }
    )*};
}
from_literal! {
    "Box" Box<str>
    "std::rc::Rc" Rc<str>
    "std::sync::Arc" Arc<str>
    "std::borrow::Cow" Cow<'_, str>
}
