//! How values of types with the derive print, and types of other crates that are described by one of this.
#![deny(warnings, missing_docs, unused_qualifications, clippy::pedantic)]
#![allow(
    unreachable_pub,
    reason = "they are looked at from other places by their paths only"
)]

use hypo::prelude::*;

use super::{simplest, source_in};

/// A type of another crate, as far as hypo can see.
mod other {
    #[derive(Clone, Debug, PartialEq)]
    pub(super) struct Point {
        pub(super) x: i32,
        pub(super) y: i32,
    }

    #[derive(Clone, Debug, PartialEq)]
    pub(super) enum Side {
        Left,
        At(u8),
    }
}

#[derive(Arbitrary)]
#[arbitrary(remote = "other::Point")]
struct PointDef {
    #[arbitrary(1..)]
    x: i32,
    y: i32,
}

#[derive(Arbitrary)]
#[arbitrary(remote = other::Side)]
enum SideDef {
    Left,
    At(u8),
}

#[derive(Debug, Arbitrary)]
struct Line {
    #[arbitrary(PointDef::strategy())]
    from: other::Point,
    #[arbitrary(PointDef::strategy().with_y(7..=7))]
    to: other::Point,
}

#[test]
fn a_type_of_another_crate_is_described_by_one_of_this() {
    let line = simplest(any::<Line>());
    assert_eq!(line.from, other::Point { x: 1, y: 0 });
    assert_eq!(line.to, other::Point { x: 1, y: 7 });
    let failure = hypo::Check::new(
        hypo::Settings::new(),
        (
            PointDef::strategy().named("point"),
            SideDef::strategy().named("side"),
        ),
    )
    .run_named(|(point, side)| point.y < 3 || side == other::Side::Left)
    .expect_err("it fails");
    assert_eq!(
        failure.example().as_deref(),
        Some("#[example(point = other::Point { x: 1, y: 3 }, side = other::Side::At(0))]")
    );
}

#[derive(Clone, Debug, PartialEq, Arbitrary)]
#[arbitrary(path = "crate::shapes::Square")]
pub struct Square {
    /// How wide and high it is.
    pub side: u8,
}

#[derive(Clone, Debug, PartialEq, Arbitrary)]
#[arbitrary(source = |celsius: &Celsius| format!("Celsius::of({:?})", celsius.degrees))]
pub struct Celsius {
    degrees: u8,
}

/// Things with parts that not everybody sees.
pub mod inner {
    use hypo::prelude::*;

    /// Nobody else can make one.
    #[derive(Clone, Debug, PartialEq, Arbitrary)]
    pub struct Private {
        secret: u8,
    }

    /// All of this crate can make one.
    #[derive(Clone, Debug, PartialEq, Arbitrary)]
    pub struct OfCrate {
        pub(crate) value: u8,
    }

    /// The module around this one can make one.
    #[derive(Clone, Debug, PartialEq, Arbitrary)]
    pub struct OfSuper(pub(super) u8);
}

#[test]
fn types_are_called_by_the_paths_that_work_where_they_are_read() {
    let here = module_path!();
    let below = concat!(module_path!(), "::tests");
    let square = Square { side: 3 };
    assert_eq!(
        source_in(here, &square).as_deref(),
        Some("Square { side: 3 }")
    );
    assert_eq!(
        source_in(below, &square).as_deref(),
        Some("crate::shapes::Square { side: 3 }")
    );
    assert_eq!(
        source_in("other", &square).as_deref(),
        Some("main::shapes::Square { side: 3 }")
    );
    let celsius = Celsius { degrees: 40 };
    assert_eq!(
        source_in("other", &celsius).as_deref(),
        Some("Celsius::of(40)")
    );
}

#[test]
fn what_has_fields_that_cannot_be_named_has_no_source_there() {
    let here = module_path!();
    let inside = concat!(module_path!(), "::inner");
    let private = simplest(any::<inner::Private>());
    assert_eq!(source_in(here, &private), None);
    assert_eq!(
        source_in(inside, &private).as_deref(),
        Some("Private { secret: 0 }")
    );
    let of_crate = simplest(any::<inner::OfCrate>());
    let path = "crate::attributes::derive_printing::inner::OfCrate { value: 0 }";
    assert_eq!(source_in(here, &of_crate).as_deref(), Some(path));
    assert_eq!(source_in("other", &of_crate), None);
    let of_super = simplest(any::<inner::OfSuper>());
    assert!(source_in(here, &of_super).is_some());
    assert_eq!(source_in("main::attributes", &of_super), None);
}
