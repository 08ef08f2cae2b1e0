//! The enums of the standard library, and what has nothing else to print than its name.

use std::cmp;
use std::fmt::{Alignment, Write};
use std::io::ErrorKind;
use std::marker::PhantomData;
use std::net::Shutdown;
use std::num::FpCategory;
use std::ops::ControlFlow;
use std::sync::atomic;
use std::task::Poll;

use super::{NoSource, SourceText, ToSource, call};

macro_rules! variants {
    ($($path:literal $type:ty)*) => {$(
        impl ToSource for $type {
            fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
                write!(out, concat!($path, "::{:?}"), self).map_err(|_| NoSource)
            }
        }
    )*};
}
variants! {
    "std::cmp::Ordering" cmp::Ordering
    "std::sync::atomic::Ordering" atomic::Ordering
    "std::fmt::Alignment" Alignment
    "std::num::FpCategory" FpCategory
    "std::net::Shutdown" Shutdown
}

/// Kinds that the system returns and programs cannot write.
const UNSTABLE: [&str; 3] = ["Uncategorized", "FilesystemLoop", "InProgress"];

impl ToSource for ErrorKind {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        let name = format!("{self:?}");
        if UNSTABLE.contains(&name.as_str()) {
            return Err(NoSource);
        }
        out.push_str("std::io::ErrorKind::");
        out.push_str(&name);
        Ok(())
    }
}

impl<T: ToSource> ToSource for Poll<T> {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        match self {
            Poll::Ready(value) => call(out, "std::task::Poll::Ready", value),
            Poll::Pending => {
                out.push_str("std::task::Poll::Pending");
                Ok(())
            }
        }
    }
}

impl<B: ToSource, C: ToSource> ToSource for ControlFlow<B, C> {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        match self {
            ControlFlow::Continue(value) => call(out, "std::ops::ControlFlow::Continue", value),
            ControlFlow::Break(value) => call(out, "std::ops::ControlFlow::Break", value),
        }
    }
}

impl<T: ?Sized> ToSource for PhantomData<T> {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        out.push_str("std::marker::PhantomData");
        Ok(())
    }
}
