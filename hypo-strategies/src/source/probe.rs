//! Printing a value by whatever it has: source, `Debug`, or only a type.
//!
//! What a type implements cannot be asked on stable Rust, but method lookup can
//! be made to prefer one implementation over another: each trait below is
//! implemented for one reference more than the next worse one, and a call on
//! enough references takes the first that applies. That works where the type is
//! concrete; in a generic function it sees what the bounds promise.

use std::any::type_name;
use std::fmt::{Debug, Write};

pub use hypo_core::Argument;

use super::{NoSource, SourceText, ToSource};

/// Makes an [`Argument`] of a name, a place that holds a value, and the paths in its type as the
/// signature writes them: `argument!("orders", orders, "Vec shop::Order")`.
#[doc(hidden)]
#[macro_export]
macro_rules! argument {
    ($name:expr, $value:expr, $signature:expr) => {{
        #[allow(unused_imports)]
        use $crate::source::probe::{
            ByDebug as _, BySource as _, BySourceOrDebug as _, ByType as _,
        };
        (&&&&$crate::source::probe::Probe(&$value)).argument(
            $name,
            $crate::source::SourceText::of_argument(::core::module_path!(), $signature),
        )
    }};
}

/// Appends what a reference refers to as source: `write_source!(&self.lines, out)?`.
///
/// It comes to `Err(NoSource)` if the type has none.
#[doc(hidden)]
#[macro_export]
macro_rules! write_source {
    ($reference:expr, $out:expr) => {{
        #[allow(unused_imports)]
        use $crate::source::probe::{WriteNothing as _, WriteSource as _};
        (&&$crate::source::probe::Probe($reference)).write_source($out)
    }};
}

/// A value to be printed somehow.
pub struct Probe<'a, T: ?Sized>(pub &'a T);

/// What prints as source, and as `Debug` where it turns out to have none.
pub trait BySourceOrDebug {
    /// The argument of this name.
    fn argument(&self, name: &str, place: SourceText) -> Argument;
}

impl<T: ToSource + Debug + ?Sized> BySourceOrDebug for &&&Probe<'_, T> {
    fn argument(&self, name: &str, place: SourceText) -> Argument {
        by_source(name, self.0, place).unwrap_or_else(|NoSource| by_debug(name, self.0))
    }
}

/// What prints as source.
pub trait BySource {
    /// The argument of this name.
    fn argument(&self, name: &str, place: SourceText) -> Argument;
}

impl<T: ToSource + ?Sized> BySource for &&Probe<'_, T> {
    fn argument(&self, name: &str, place: SourceText) -> Argument {
        by_source_or_type(name, self.0, place)
    }
}

/// What prints as `Debug`.
pub trait ByDebug {
    /// The argument of this name.
    fn argument(&self, name: &str, place: SourceText) -> Argument;
}

impl<T: Debug + ?Sized> ByDebug for &Probe<'_, T> {
    fn argument(&self, name: &str, _: SourceText) -> Argument {
        by_debug(name, self.0)
    }
}

/// What has nothing to print but its type.
pub trait ByType {
    /// The argument of this name.
    fn argument(&self, name: &str, place: SourceText) -> Argument;
}

impl<T: ?Sized> ByType for Probe<'_, T> {
    fn argument(&self, name: &str, _: SourceText) -> Argument {
        by_type::<T>(name)
    }
}

/// What can be written as a part of something bigger.
pub trait WriteSource {
    /// Appends it.
    fn write_source(&self, out: &mut SourceText) -> Result<(), NoSource>;
}

impl<T: ToSource + ?Sized> WriteSource for &Probe<'_, T> {
    fn write_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        out.begin_part();
        self.0.to_source(out)?;
        out.end_part();
        Ok(())
    }
}

/// What cannot.
pub trait WriteNothing {
    /// Says so.
    fn write_source(&self, out: &mut SourceText) -> Result<(), NoSource>;
}

impl<T: ?Sized> WriteNothing for Probe<'_, T> {
    fn write_source(&self, _: &mut SourceText) -> Result<(), NoSource> {
        Err(NoSource)
    }
}

/// Prints a value as source, or as its type where it turns out to have none.
pub fn by_source_or_type<T: ToSource + ?Sized>(
    name: &str,
    value: &T,
    place: SourceText,
) -> Argument {
    by_source(name, value, place).unwrap_or_else(|NoSource| by_type::<T>(name))
}

fn by_source<T: ToSource + ?Sized>(
    name: &str,
    value: &T,
    mut text: SourceText,
) -> Result<Argument, NoSource> {
    value.to_argument(&mut text)?;
    let (text, parts) = text.into_parts();
    Ok(Argument {
        name: name.to_owned(),
        text,
        is_source: true,
        parts,
    })
}

fn by_debug<T: Debug + ?Sized>(name: &str, value: &T) -> Argument {
    let mut text = String::new();
    // A `Debug` that gives up is no reason for the report to.
    if write!(text, "{value:?}").is_err() {
        return by_type::<T>(name);
    }
    Argument {
        name: name.to_owned(),
        text,
        is_source: false,
        parts: Vec::new(),
    }
}

/// Prints that there is a value, of which nobody knows more than its type.
pub fn by_type<T: ?Sized>(name: &str) -> Argument {
    Argument {
        name: name.to_owned(),
        text: format!("<value of type {}>", type_name::<T>()),
        is_source: false,
        parts: Vec::new(),
    }
}
