//! Rows R14 to R22: values that contain others of their kind.

use std::collections::BTreeMap;

use hypo::prelude::*;
use hypo::strategies::{BoxedStrategy, Json};

use super::{as_argument, ints, row};

/// A leaf, or a pair of others.
#[derive(Clone, Debug, PartialEq, Arbitrary)]
enum Pairs<T> {
    Leaf(T),
    Pair(Box<Pairs<T>>, Box<Pairs<T>>),
}

fn pair<T>((left, right): (Pairs<T>, Pairs<T>)) -> Pairs<T> {
    Pairs::Pair(Box::new(left), Box::new(right))
}

impl<T> Pairs<T> {
    fn is_pair(&self) -> bool {
        matches!(self, Pairs::Pair(..))
    }

    fn begins_with_a_pair(&self) -> bool {
        matches!(self, Pairs::Pair(left, _) if left.is_pair())
    }

    fn ends_with_a_pair(&self) -> bool {
        matches!(self, Pairs::Pair(_, right) if right.is_pair())
    }
}

impl Pairs<i128> {
    /// How many leaves are large.
    fn large(&self) -> usize {
        match self {
            Pairs::Leaf(value) => usize::from(*value >= 100),
            Pairs::Pair(left, right) => left.large() + right.large(),
        }
    }
}

#[test]
fn pairs_end_as_flat_as_they_can() {
    let left = as_argument(&pair((
        pair((Pairs::Leaf(false), Pairs::Leaf(false))),
        Pairs::Leaf(false),
    )));
    let flags = st::recursive(any::<bool>().map(Pairs::Leaf), |t| (t.clone(), t).map(pair));
    row("R14", flags, Pairs::begins_with_a_pair, &left);
    row(
        "R14, derived",
        any::<Pairs<bool>>(),
        Pairs::begins_with_a_pair,
        &left,
    );
    let right = as_argument(&pair((
        Pairs::Leaf(0),
        pair((Pairs::Leaf(0), Pairs::Leaf(0))),
    )));
    row(
        "R17",
        deferred_pairs(),
        |_| true,
        &as_argument(&Pairs::Leaf(0)),
    );
    row(
        "R17",
        deferred_pairs(),
        Pairs::is_pair,
        &as_argument(&pair((Pairs::Leaf(0), Pairs::Leaf(0)))),
    );
    row("R17", deferred_pairs(), Pairs::ends_with_a_pair, &right);
    row(
        "R17, derived",
        any::<Pairs<i128>>(),
        Pairs::ends_with_a_pair,
        &right,
    );
}

#[test]
fn a_leaf_that_matters_ends_with_nothing_around_it() {
    let hundred = || Pairs::Leaf(100);
    row(
        "R, one leaf",
        any::<Pairs<i128>>(),
        |t| t.large() >= 1,
        &as_argument(&hundred()),
    );
    row(
        "R, two leaves",
        any::<Pairs<i128>>(),
        |t| t.large() >= 2,
        &as_argument(&pair((hundred(), hundred()))),
    );
    row(
        "R, one leaf of many",
        any::<Lists<i128>>(),
        |t| t.has(&|value| *value >= 100),
        &as_argument(&Lists::One(100)),
    );
}

fn deferred_pairs() -> BoxedStrategy<'static, Pairs<i128>> {
    let inner = || st::deferred(deferred_pairs);
    one_of![ints().map(Pairs::Leaf), (inner(), inner()).map(pair)].boxed()
}

/// A number, or five others.
#[derive(Clone, Debug, Arbitrary)]
enum Fives {
    One(i128),
    Five(Box<[Fives; 5]>),
}

#[test]
fn a_tuple_of_five_ends_with_five_leaves() {
    fn fives() -> BoxedStrategy<'static, Fives> {
        let inner = || st::deferred(fives);
        one_of![
            ints().map(Fives::One),
            (inner(), inner(), inner(), inner(), inner())
                .map(|(a, b, c, d, e)| Fives::Five(Box::new([a, b, c, d, e]))),
        ]
        .boxed()
    }
    let zeros = as_argument(&Fives::Five(Box::new([const { Fives::One(0) }; 5])));
    let is_five = |fives: &Fives| matches!(fives, Fives::Five(_));
    row("R18", fives(), is_five, &zeros);
    row("R18, derived", any::<Fives>(), is_five, &zeros);
}

/// A value, or a list of others.
#[derive(Clone, Debug, PartialEq, Arbitrary)]
enum Lists<T> {
    One(T),
    Many(Vec<Lists<T>>),
}

impl<T> Lists<T> {
    fn leaves(&self) -> usize {
        match self {
            Lists::One(_) => 1,
            Lists::Many(lists) => lists.iter().map(Lists::leaves).sum(),
        }
    }

    fn has(&self, wanted: &impl Fn(&T) -> bool) -> bool {
        match self {
            Lists::One(value) => wanted(value),
            Lists::Many(lists) => lists.iter().any(|list| list.has(wanted)),
        }
    }

    /// How many lists lie within each other; an empty one counts.
    fn depth(&self) -> usize {
        match self {
            Lists::One(_) => 0,
            Lists::Many(lists) => 1 + lists.iter().map(Lists::depth).max().unwrap_or(0),
        }
    }
}

#[test]
fn lists_of_lists_end_with_as_few_as_they_can() {
    let zeros = |n| as_argument(&Lists::Many(vec![Lists::One(0i128); n]));
    let lists = || {
        st::recursive(ints().map(Lists::One), |inner| {
            st::vecs(inner).map(Lists::Many)
        })
    };
    row("R15", lists(), |t| t.leaves() >= 5, &zeros(5));
    row(
        "R15, derived",
        any::<Lists<i128>>(),
        |t| t.leaves() >= 5,
        &zeros(5),
    );
    let of_ten = || {
        st::recursive(ints().map(Lists::One), |inner| {
            st::vecs(inner).min_size(10).map(Lists::Many)
        })
    };
    row("R15, ten", of_ten(), |t| t.leaves() >= 20, &zeros(20));
    let nothing = st::recursive(st::just(Lists::One(())), |inner| {
        st::vecs(inner).map(Lists::Many)
    });
    let two_deep = as_argument(&Lists::Many(vec![Lists::Many::<()>(vec![])]));
    row("R16", nothing, |t| t.depth() >= 2, &two_deep);
    row(
        "R16, derived",
        any::<Lists<()>>(),
        |t| t.depth() >= 2,
        &two_deep,
    );
}

/// Nothing but lists of lists.
#[derive(Clone, Debug, Arbitrary)]
struct Empties(Vec<Empties>);

#[test]
fn lists_of_nothing_but_lists_end_empty() {
    fn empties() -> BoxedStrategy<'static, Empties> {
        st::vecs(st::deferred(empties)).map(Empties).boxed()
    }
    let of = |n| as_argument(&Empties(vec![const { Empties(vec![]) }; n]));
    for n in 0..3 {
        row("R21", empties(), |lists| lists.0.len() >= n, &of(n));
        row(
            "R21, derived",
            any::<Empties>(),
            |lists| lists.0.len() >= n,
            &of(n),
        );
    }
}

#[test]
fn documents_end_with_what_matters() {
    let object = |value| Json::Object(BTreeMap::from([(String::new(), value)]));
    let list = |value: Json| as_argument(&Json::Array(vec![value]));
    row(
        "R19",
        st::json(),
        |json| matches!(json, Json::Array(values) if !values.is_empty()),
        &list(Json::Null),
    );
    row(
        "R19",
        st::json(),
        |json| matches!(json, Json::Object(members) if !members.is_empty()),
        &as_argument(&object(Json::Null)),
    );
    let above_seven = |json: &Json| matches!(json, Json::Int(8..));
    row(
        "R19",
        st::json(),
        |json| matches!(json, Json::Array(values) if values.iter().any(above_seven)),
        &list(Json::Int(8)),
    );
    row(
        "R20",
        st::json(),
        |json| matches!(json, Json::Object(members) if matches!(members.get(""), Some(Json::Array(_)))),
        &as_argument(&object(Json::Array(vec![]))),
    );
}

/// What a calculator is given.
#[derive(Clone, Debug, Arbitrary)]
enum Expr {
    Int(i64),
    Add(Box<Expr>, Box<Expr>),
    Div(Box<Expr>, Box<Expr>),
}

impl Expr {
    fn divides_by_literal_zero(&self) -> bool {
        match self {
            Expr::Int(_) => false,
            Expr::Div(_, by) if matches!(**by, Expr::Int(0)) => true,
            Expr::Add(left, right) | Expr::Div(left, right) => {
                left.divides_by_literal_zero() || right.divides_by_literal_zero()
            }
        }
    }

    /// `None` if it divides by zero.
    fn value(&self) -> Option<i64> {
        match self {
            Expr::Int(value) => Some(*value),
            Expr::Add(left, right) => Some(left.value()?.wrapping_add(right.value()?)),
            Expr::Div(left, right) => {
                let (left, right) = (left.value()?, right.value()?);
                (right != 0).then(|| left.wrapping_div(right))
            }
        }
    }
}

#[test]
fn a_division_by_zero_ends_with_the_least_expression() {
    let int = || Box::new(Expr::Int(0));
    let least = as_argument(&Expr::Div(int(), Box::new(Expr::Add(int(), int()))));
    row(
        "R22",
        any::<Expr>(),
        |expr| !expr.divides_by_literal_zero() && expr.value().is_none(),
        &least,
    );
    let expressions = st::recursive(any::<i64>().map(Expr::Int), |expr| {
        let both = || (expr.clone().map(Box::new), expr.clone().map(Box::new));
        one_of![
            both().map(|(left, right)| Expr::Add(left, right)),
            both().map(|(left, right)| Expr::Div(left, right)),
        ]
    });
    row(
        "R22",
        expressions,
        |expr| !expr.divides_by_literal_zero() && expr.value().is_none(),
        &least,
    );
}
