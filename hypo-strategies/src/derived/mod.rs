//! What the expansion of `#[derive(Arbitrary)]` is made of.
//!
//! The derive emits a strategy type, says by [`Derived`] how a value comes of
//! its fields, and leaves everything else to the functions here.

mod ask;
mod change;
mod field;

use std::any::type_name;
use std::panic::Location;
use std::rc::Rc;

use hypo_core::choice::Children;
use hypo_core::{Ends, Label, TestCase};

pub use crate::{__hypo_kept_field as kept_field, __hypo_outline_drawn as outline_drawn};
pub use ask::{Ask, Back, InvertsByType, InvertsNothing, back};
pub use change::{Change, Changes};
pub use field::{
    Kept, OfType, Outlines, OutlinesNothing, WithSize, field, field_by_type, filtered, keep,
    of_size, of_type, value,
};

use crate::combinators::{self, ByStrategy};
use crate::recursion::{Outline, Plan, plan};
use crate::{Inverse, Named};

/// A strategy that comes of the derive.
pub trait Derived: Sized {
    /// What it draws.
    type Value;

    /// How many ways there are to make a value: 1 for a struct, one a variant for an enum.
    const WAYS: usize;

    /// The way of this number, in the order of the source.
    fn way(number: usize) -> Way<Self>;
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

// What is generic here is compiled for every type, so that each does as little as it can.

/// Draws a value.
pub fn draw<S: Derived>(strategy: &S, case: &TestCase) -> S::Value {
    let (way, _ends) = plan_of::<S>().enter(case);
    case.enter_parts(type_name::<S>());
    (S::way(way).draw)(strategy, case)
}

/// Draws a value that passes.
#[track_caller]
pub fn draw_passing<S: Derived>(
    strategy: &S,
    case: &TestCase,
    passes: fn(&S::Value) -> bool,
) -> S::Value {
    let here = Location::caller();
    combinators::draw_passing(case, || draw(strategy, case), passes, |_| None)
        .unwrap_or_else(|| combinators::starve(case, here))
}

/// What an inverse returns.
pub fn said(said: bool) -> Option<()> {
    said.then_some(())
}

/// Says which way is taken.
pub fn invert_way<S: Derived>(number: usize, choices: &mut Inverse) -> bool {
    plan_of::<S>().invert(number, choices).is_some()
}

/// The span of a value that is a part of a bigger one.
pub fn enter_part<S: Derived>(case: &TestCase) -> Ends<'_> {
    case.enter_span(Label::new(type_name::<S::Value>()))
}

/// The span of what belongs together, under the name of what it makes.
pub fn enter<'c>(case: &'c TestCase, name: &'static str) -> Ends<'c> {
    case.enter_span(Label::new(name))
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

fn plan_of<S: Derived>() -> Rc<Plan> {
    plan(type_name::<S::Value>(), outline::<S>)
}
