//! Whatever a report prints can be written as an example.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ffi::OsString;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use hypo::prelude::*;

#[given]
#[example(total = 1, per_page = 1, page = 2)]
#[example(total = 1, page = 2, per_page = 1; via = "by name")]
#[example(total = 1, per_page = 1, page = 2, via = "behind a comma")]
#[example(1, 1, 2)]
#[example(1, 1, -2; via = "by position")]
#[example(1, 1, 2, via = "by position, behind a comma")]
#[example(1, 1, 2;)]
#[example(1, 1, 2)]
fn numbers(total: u32, per_page: u8, page: i64) {
    let _ = (total, per_page, page);
}

#[given]
#[example(via = "Rome", to = "Bari")]
#[example(via = "Rome", to = "Bari"; via = "a road")]
fn an_argument_called_via(via: String, to: String) {
    let _ = (via, to);
}

#[given(
    cow = st::just(Cow::from("")),
    rc = st::just(Rc::from("")),
    arc = st::just(Arc::from("")),
    os = st::just(OsString::new()),
    path = st::just(PathBuf::new()),
    boxed = st::just(Box::from(""))
)]
#[example("a", "b", "c", "d", "e", "f", "g")]
#[example(String::from("a"), Box::from("b"), Cow::from("c"), Rc::from("d"), Arc::from("e"), OsString::from("f"), "g".into())]
fn owned_text(
    string: String,
    boxed: Box<str>,
    cow: Cow<'static, str>,
    rc: Rc<str>,
    arc: Arc<str>,
    os: OsString,
    path: PathBuf,
) {
    assert!(string.len() + boxed.len() + cow.len() + rc.len() + arc.len() < usize::MAX);
    let _ = (os, path);
}

#[given]
#[example(vec![(1, 2), (0, 1)], None, f64::NAN, '\u{301}', b"bytes".to_vec())]
#[example(vec![], Some("text".to_string()), f64::from_bits(0x7ff8_0000_0000_0001), '…', vec![1, 2])]
#[example(Vec::new(), Some(String::new()), -0.0, '\'', Vec::from([]))]
fn expressions(
    ranges: Vec<(u8, u8)>,
    note: Option<String>,
    ratio: f64,
    letter: char,
    bytes: Vec<u8>,
) {
    let _ = (ranges, note, ratio, letter, bytes);
}

#[derive(Debug, PartialEq, Arbitrary)]
enum Shape {
    Dot,
    Circle { radius: u8 },
    Line(Point, Point),
}

#[derive(Debug, PartialEq, Arbitrary)]
struct Point {
    x: i8,
    y: i8,
}

#[given]
#[example(Shape::Dot)]
#[example(Shape::Circle { radius: 1 })]
#[example(Shape::Line(Point { x: 1, y: 2 }, Point { x: 0, ..point(3) }))]
fn own_types(shape: Shape) {
    assert!(matches!(
        shape,
        Shape::Dot | Shape::Circle { .. } | Shape::Line(..)
    ));
}

fn point(y: i8) -> Point {
    Point { x: 0, y }
}

#[given(time = st::just(Duration::ZERO))]
#[example(
    std::collections::BTreeMap::from([(1, "one".to_string())]),
    [2, 1].into_iter().collect(),
    Default::default(),
    Duration::new(1, 5),
)]
fn collections(
    map: BTreeMap<u8, String>,
    set: BTreeSet<u8>,
    hashed: HashMap<u8, u8>,
    time: Duration,
) {
    let _ = (map, set, hashed, time);
}

#[given(function = st::just::<Function>(|n| n))]
#[example({ let n = 3; n + 1 }, |n| n + 1, if true { 1 } else { 2 })]
fn anything_of_the_type(n: u8, function: Function, m: u8) {
    let _ = (function(n), m);
}

type Function = fn(u8) -> u8;
