//! What the expansion of `#[derive(Arbitrary)]` is made of.
//!
//! The derive emits a strategy type, says by [`Derived`] how a value comes of
//! its fields, and leaves everything else to the functions here.

mod change;
mod field;

use std::any::type_name;
use std::panic::Location;

use hypo_core::choice::Children;
use hypo_core::{Label, TestCase};

pub use crate::__hypo_kept_field as kept_field;
pub use change::{Change, Changes};
pub use field::{Kept, WithSize, field, field_by_type, filtered, keep, of_size, of_type, value};

use crate::Named;
use crate::combinators::{ByStrategy, tries};
use crate::recursion::{Outline, Plan, plan};

/// A strategy that comes of the derive.
pub trait Derived: Sized {
    /// What it draws.
    type Value;

    /// How many ways there are to make a value: 1 for a struct, one a variant for an enum.
    const WAYS: usize;

    /// The way of this number, in the order of the source.
    fn way(number: usize) -> Way<Self>;

    /// What a value must pass, and where that is written.
    fn filter() -> Option<Filter<Self::Value>> {
        None
    }
}

/// One of the ways to make a value.
pub struct Way<S: Derived> {
    /// How likely it is, by comparison with the others.
    pub weight: u32,
    /// Adds what the value is made of.
    pub outline: fn(&mut Outline),
    /// Draws the fields, and makes the value of them.
    pub draw: fn(&S, &TestCase) -> S::Value,
}

/// A condition on whole values, and its place.
pub type Filter<T> = (fn(&T) -> bool, &'static Location<'static>);

/// Draws a value.
pub fn draw<S: Derived>(strategy: &S, case: &TestCase) -> S::Value {
    let Some((passes, location)) = S::filter() else {
        return draw_any(strategy, case);
    };
    tries(case, || Some(draw_any(strategy, case)).filter(passes))
        .unwrap_or_else(|| case.reject_at("three values in a row did not pass a filter", location))
}

fn draw_any<S: Derived>(strategy: &S, case: &TestCase) -> S::Value {
    plan_of::<S>().draw(case, |way| (S::way(way).draw)(strategy, case))
}

/// Draws a value as a part of a bigger one.
pub fn draw_part<S: Derived>(strategy: &S, case: &TestCase) -> S::Value {
    case.span(Label::new(type_name::<S::Value>()), || draw(strategy, case))
}

/// Draws what belongs together, under the name of what it makes.
pub fn span<T>(case: &TestCase, name: &'static str, draw: impl FnOnce() -> T) -> T {
    case.span(Label::new(name), draw)
}

/// What a value counts for in one that contains it.
pub fn children<S: Derived>() -> Children {
    plan_of::<S>().children()
}

/// An argument whose strategy says how it prints.
pub type NamedRemote<S> = Named<S, ByStrategy>;

/// Gives the argument that a strategy draws its name.
pub fn named<S>(strategy: S, name: &'static str) -> NamedRemote<S> {
    Named::new(strategy, name)
}

/// Whether the type has no finite value.
pub fn is_empty<S: Derived>() -> bool {
    plan_of::<S>().is_empty()
}

/// Adds the type and all that it is made of.
pub fn outline<S: Derived>(outline: &mut Outline) {
    outline.ty(type_name::<S::Value>(), S::WAYS, |number| {
        let Way {
            weight, outline, ..
        } = S::way(number);
        (weight, outline)
    });
}

fn plan_of<S: Derived>() -> std::rc::Rc<Plan> {
    plan(type_name::<S::Value>(), outline::<S>)
}
