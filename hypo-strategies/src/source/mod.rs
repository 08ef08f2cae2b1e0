//! How values print as Rust source.
//!
//! A failure is worth most where it can be pasted back as a test, so values are
//! printed as expressions that make them again. They are to compile where the
//! type is known already, as it is for an argument of a property: numbers need
//! no suffix and collections no turbofish. Paths are written out, so that
//! nothing has to be imported. The macros that choose between this and `Debug`
//! are in [`probe`].

mod cells;
mod collections;
mod enums;
mod layouts;
mod net;
mod numbers;
mod parts;
mod pointers;
#[doc(hidden)]
pub mod probe;
mod ranges;
mod system_strings;
mod text;
mod time;
mod wrappers;
mod written;

#[doc(hidden)]
pub use parts::note_source;
pub(crate) use parts::{TupleText, call_by, list_by};
pub use written::SourceText;

/// A value that can print itself as a Rust expression.
///
/// `#[derive(Arbitrary)]` implements it too; by hand it reads
///
/// ```
/// use hypo_strategies::source::{NoSource, SourceText, ToSource};
///
/// struct Celsius(f64);
///
/// impl ToSource for Celsius {
///     fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
///         out.push_str("Celsius(");
///         self.0.to_source(out)?;
///         out.push(')');
///         Ok(())
///     }
/// }
///
/// let mut source = SourceText::new();
/// vec![Some(Celsius(36.6)), None].to_source(&mut source)?;
/// assert_eq!(source.as_str(), "vec![Some(Celsius(36.6)), None]");
/// # Ok::<(), NoSource>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not print as Rust source",
    label = "does not implement `ToSource`",
    note = "if the type is yours, derive `Arbitrary` or implement `ToSource`",
    note = "a `Data` draws it with `data.draw_debug(strategy)` if it has `Debug`, and else with `strategy.draw(data.case())`"
)]
pub trait ToSource {
    /// Appends an expression that makes this value, of this very type.
    ///
    /// If there is none, what was appended so far is of no use.
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource>;

    /// Appends the value as an argument of `#[example(…)]`, where a literal stands for owned text too.
    fn to_argument(&self, out: &mut SourceText) -> Result<(), NoSource> {
        self.to_source(out)
    }

    /// Appends an expression that makes a reference to this value.
    #[doc(hidden)]
    fn to_reference(&self, out: &mut SourceText) -> Result<(), NoSource> {
        out.push('&');
        self.to_operand(out)
    }

    /// Appends an expression that an operator may stand beside: in brackets, if it has an operator itself.
    #[doc(hidden)]
    fn to_operand(&self, out: &mut SourceText) -> Result<(), NoSource> {
        self.to_source(out)
    }
}

/// No Rust expression makes this value, as with a lock that is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSource;

impl std::fmt::Display for NoSource {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("no Rust expression makes this value")
    }
}

impl std::error::Error for NoSource {}

/// Appends what `open` begins and `close` ends, with commas between.
fn list<'a, T: ToSource + 'a>(
    out: &mut SourceText,
    open: &str,
    items: impl IntoIterator<Item = &'a T>,
    close: &str,
) -> Result<(), NoSource> {
    out.push_str(open);
    for (index, item) in items.into_iter().enumerate() {
        if index > 0 {
            out.push_str(", ");
        }
        item.to_source(out)?;
    }
    out.push_str(close);
    Ok(())
}

/// Appends a list, likewise, that is the argument of a `from`, which begins with `open`.
fn from_list<'a, T: ToSource + 'a>(
    out: &mut SourceText,
    open: &str,
    items: impl IntoIterator<Item = &'a T>,
    close: &str,
) -> Result<(), NoSource> {
    out.unexpected(|out| list(out, open, items, close))
}

/// Appends a call of `function` with one argument.
fn call<T: ToSource + ?Sized>(
    out: &mut SourceText,
    function: &str,
    argument: &T,
) -> Result<(), NoSource> {
    out.push_str(function);
    out.push('(');
    argument.to_source(out)?;
    out.push(')');
    Ok(())
}

/// Appends the expression in brackets.
fn in_brackets<T: ToSource>(out: &mut SourceText, value: &T) -> Result<(), NoSource> {
    out.push('(');
    value.to_source(out)?;
    out.push(')');
    Ok(())
}
