//! A row: a strategy, what it draws first, and what it may draw.

use hypo::prelude::*;
use hypo::strategies::{Inverse, NoSource, SourceText, ToSource};
use hypo_core::Argument;
use hypo_core::choice::Choice;

/// Where what is printed is read: in the generated crate there is such a module.
pub(super) const READ_IN: &str = "main::table::types::read";

/// A strategy, what it draws first, and what it may draw.
pub(super) struct Row {
    /// The function, macro or method that it is about; `any` for those of a type.
    pub(super) about: &'static str,
    /// The type of its values, and the strategy, as they are written.
    pub(super) ty: &'static str,
    pub(super) strategy: &'static str,
    pub(super) simplest: Simplest,
    /// Whether a value may have to meet a condition; if none has to, not all are to be the same.
    pub(super) has_condition: bool,
    draw: Box<Draw>,
}

type Draw = dyn Fn(&TestCase) -> (Drawn, Inverted);

/// The choices by which the strategy says that it would draw a value, if it can say.
pub(super) type Inverted = Option<Vec<Choice>>;

/// What the simplest value prints as.
pub(super) enum Simplest {
    /// This expression.
    Source(String),
    /// In a report this, for no expression makes it.
    Shown(&'static str),
}

/// A value, and what it prints as.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Drawn {
    /// An expression; none if there is none.
    pub(super) source: Option<String>,
    /// As an argument of `#[example]`.
    pub(super) argument: Option<String>,
    /// As a report shows it, where there is no expression.
    pub(super) shown: Option<String>,
    /// Whether it meets the condition.
    pub(super) valid: bool,
}

impl Row {
    /// Draws a value, here and now.
    pub(super) fn draw(&self, case: &TestCase) -> Drawn {
        (self.draw)(case).0
    }

    /// Draws a value, and asks by which choices it would be drawn.
    pub(super) fn draw_inverted(&self, case: &TestCase) -> (Drawn, Inverted) {
        (self.draw)(case)
    }

    /// What a message calls it.
    pub(super) fn name(&self) -> String {
        format!("{} ({})", self.strategy, self.ty)
    }
}

/// What is written in the table of a row.
#[derive(Clone, Copy)]
pub(super) struct Written {
    pub(super) about: &'static str,
    pub(super) ty: &'static str,
    pub(super) strategy: &'static str,
}

/// How a value of a strategy prints: as an argument, or else as a part of something.
type Print<S> = fn(&S, &<S as Strategy>::Value, bool) -> Result<String, NoSource>;

/// A row whose values have source.
#[allow(
    clippy::needless_pass_by_value,
    reason = "so it is written in the table: a reference to a slice may not be one to an array"
)]
pub(super) fn row<S: Strategy + 'static>(
    written: Written,
    (strategy, print): (S, Print<S>),
    simplest: S::Value,
    condition: Option<impl Fn(&S::Value) -> bool + 'static>,
) -> Row {
    let simplest = print(&strategy, &simplest, false).unwrap_or_else(|NoSource| {
        panic!("the simplest value of {} has no source", written.strategy)
    });
    Row {
        about: written.about,
        ty: written.ty,
        strategy: written.strategy,
        simplest: Simplest::Source(simplest),
        has_condition: condition.is_some(),
        draw: Box::new(move |case| {
            let value = strategy.draw(case);
            let drawn = Drawn {
                source: print(&strategy, &value, false).ok(),
                argument: print(&strategy, &value, true).ok(),
                shown: None,
                valid: condition.as_ref().is_none_or(|condition| condition(&value)),
            };
            (drawn, Inverse::of(&strategy, &value))
        }),
    }
}

/// A row whose values have no source, and how a report shows one.
pub(super) fn without_source<S: Strategy + 'static>(
    written: Written,
    strategy: S,
    shown: &'static str,
    show: fn(&S::Value) -> Argument,
) -> Row {
    Row {
        about: written.about,
        ty: written.ty,
        strategy: written.strategy,
        simplest: Simplest::Shown(shown),
        has_condition: true,
        draw: Box::new(move |case| {
            let value = strategy.draw(case);
            let mut said = SourceText::new();
            let is_said =
                strategy.says_source() && strategy.write_source(&value, &mut said).is_ok();
            let argument = show(&value);
            let source = match (is_said, argument.is_source) {
                (true, _) => Some(said.into_string()),
                (_, true) => Some(argument.text.clone()),
                _ => None,
            };
            let drawn = Drawn {
                source,
                argument: None,
                shown: (!argument.is_source).then_some(argument.text),
                valid: true,
            };
            (drawn, Inverse::of(&strategy, &value))
        }),
    }
}

/// The strategy, known to draw this type, and what a failure prints: as the strategy says, or else the type.
pub(super) fn of_type<T: ToSource, S: Strategy<Value = T>>(strategy: S) -> (S, Print<S>) {
    let print: Print<S> = |strategy, value, is_argument| {
        let mut text = SourceText::in_module(READ_IN);
        if strategy.says_source() && strategy.write_source(value, &mut text).is_ok() {
            return Ok(text.into_string());
        }
        let mut text = SourceText::in_module(READ_IN);
        if is_argument {
            value.to_argument(&mut text)?;
        } else {
            value.to_source(&mut text)?;
        }
        Ok(text.into_string())
    };
    (strategy, print)
}

/// Likewise for a type that does not print.
pub(super) fn of_silent_type<T, S: Strategy<Value = T>>(strategy: S) -> (S, Print<S>) {
    (strategy, |strategy, value, _| {
        let mut text = SourceText::in_module(READ_IN);
        strategy.write_source(value, &mut text)?;
        Ok(text.into_string())
    })
}

/// The rows of a part of the table, by what they are about.
///
/// `type: strategy => simplest value, condition;` says what is drawn, and the condition what all values meet. Without
/// one every value of the type may come up, and more than one has to. `=> shown "…";` says that no value has source,
/// and what a report shows; `=> said simplest value, condition;` that only the strategy can print it. By type, the
/// strategy is left out.
macro_rules! rows {
    ($($about:ident { $($row:tt)* })*) => {
        #[allow(clippy::vec_init_then_push, reason = "a row is pushed after another")]
        pub(in crate::table) fn rows() -> Vec<$crate::table::row::Row> {
            let mut rows = Vec::new();
            $(rows!(@rows rows $about $($row)*);)*
            rows
        }
    };
    (@rows $rows:ident $about:ident) => {};
    (@rows $rows:ident $about:ident $type:ty: $strategy:expr => shown $shown:literal; $($more:tt)*) => {
        $rows.push($crate::table::row::without_source(
            rows!(@written $about $type, $strategy),
            $strategy,
            $shown,
            |value: &$type| hypo::strategies::argument!("value", *value, ""),
        ));
        rows!(@rows $rows $about $($more)*);
    };
    (@rows $rows:ident $about:ident $type:ty: $strategy:expr => said $simplest:expr $(, $condition:expr)?; $($more:tt)*) => {
        $rows.push($crate::table::row::row(
            rows!(@written $about $type, $strategy),
            $crate::table::row::of_silent_type::<$type, _>($strategy),
            $simplest,
            rows!(@condition $type $(, $condition)?),
        ));
        rows!(@rows $rows $about $($more)*);
    };
    (@rows $rows:ident $about:ident $type:ty: $strategy:expr => $simplest:expr $(, $condition:expr)?; $($more:tt)*) => {
        $rows.push($crate::table::row::row(
            rows!(@written $about $type, $strategy),
            $crate::table::row::of_type::<$type, _>($strategy),
            $simplest,
            rows!(@condition $type $(, $condition)?),
        ));
        rows!(@rows $rows $about $($more)*);
    };
    (@rows $rows:ident $about:ident $type:ty => shown $shown:literal; $($more:tt)*) => {
        rows!(@rows $rows $about $type: any::<$type>() => shown $shown; $($more)*);
    };
    (@rows $rows:ident $about:ident $type:ty => $simplest:expr $(, $condition:expr)?; $($more:tt)*) => {
        rows!(@rows $rows $about $type: any::<$type>() => $simplest $(, $condition)?; $($more)*);
    };
    (@written $about:ident $type:ty, $strategy:expr) => {
        $crate::table::row::Written {
            about: stringify!($about),
            ty: stringify!($type),
            strategy: stringify!($strategy),
        }
    };
    (@condition $type:ty) => {
        None::<fn(&$type) -> bool>
    };
    (@condition $type:ty, $condition:expr) => {
        Some($crate::table::row::condition::<$type, _>($condition))
    };
}
pub(super) use rows;

/// The condition, known to take a value of this type.
pub(super) fn condition<T, F: Fn(&T) -> bool>(condition: F) -> F {
    condition
}
