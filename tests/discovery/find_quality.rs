//! Small properties that do not hold, and that every run shows not to hold.
//!
//! The numbers in the ids are those of the list they come from, that of the
//! strongest of hypo's peers. Where it names no number of test cases, the default has to do.

use hypo::prelude::*;
use hypo::strategies::Json;

use super::goal::Goal;
use super::table::Table;
use super::{has_duplicate, ints};

const EVERY: Goal = Goal::every(20, 100);

const INTRODUCTION: &str = "\
Properties that do not hold

Of 20 runs, how many find that.";

#[test]
fn properties_that_do_not_hold_are_found_not_to() {
    let mut table = Table::new("find_quality", INTRODUCTION);
    arithmetic(&mut table);
    floats(&mut table);
    integers(&mut table);
    sequences(&mut table);
    texts_and_maps(&mut table);
    table.judge();
}

fn finite() -> impl Combinators<Value = f64> {
    st::floats(..).allow_nan(false).allow_infinity(false)
}

fn arithmetic(table: &mut Table) {
    let differ = |left: f64, right: f64| !left.is_nan() && !right.is_nan() && left != right;
    table.row("140a", "adding floats is not associative").found(
        Goal::every(20, 2000),
        (finite(), finite(), finite()),
        |(a, b, c)| differ((a + b) + c, a + (b + c)),
    );
    table
        .row(
            "140b",
            "adding floats does not cancel: x + (y - x) is not y",
        )
        .found(Goal::every(20, 2000), (finite(), finite()), |(x, y)| {
            differ(x + (y - x), *y)
        });
    table
        .row("147", "x * (1 / x) is not 1, for a float that is not 0")
        .found(Goal::every(20, 1000), finite(), |x| {
            *x != 0.0 && x * (1.0 / x) != 1.0
        });
    table
        .row("150", "x + 1 is x, for a finite float")
        .found(EVERY, finite(), |x| x + 1.0 == *x);
}

fn floats(table: &mut Table) {
    type Is = (&'static str, &'static str, fn(&f64) -> bool);
    let specials: [Is; 3] = [
        ("148a", "a `Vec<f64>` holds NaN", |x| x.is_nan()),
        ("148b", "a `Vec<f64>` holds infinity", |x| {
            *x == f64::INFINITY
        }),
        ("148c", "a `Vec<f64>` holds -infinity", |x| {
            *x == f64::NEG_INFINITY
        }),
    ];
    for (id, what, is_special) in specials {
        table
            .row(id, what)
            .found(EVERY, any::<Vec<f64>>(), |items| {
                items.iter().any(is_special)
            });
    }
    table
        .row("149a", "a float is not a whole number")
        .found(EVERY, finite(), |x| x.fract() != 0.0);
    table
        .row("149b", "a float that is not 0 is a whole number")
        .found(EVERY, finite(), |x| *x != 0.0 && x.fract() == 0.0);
    table
        .row(
            "151",
            "a NaN is lost if all NaN become one: it has other bits than `f64::NAN`",
        )
        .found(EVERY, any::<f64>(), |x| {
            x.is_nan() && x.to_bits() != f64::NAN.to_bits()
        });
    table
        .row("152a", "of `0.0..`: exactly 0")
        .found(EVERY, st::floats(0.0f64..), |x| *x == 0.0);
    table
        .row("152b", "of `..=0.0`: exactly 0")
        .found(EVERY, st::floats(..=0.0f64), |x| *x == 0.0);
    table
        .row("155", "of `0.0..=f64::MAX`: 0")
        .found(EVERY, st::floats(0.0..=f64::MAX), |x| *x == 0.0);
}

fn integers(table: &mut Table) {
    for bound in [1, 10, 100, 1000] {
        table
            .row(
                format!("142, {bound}"),
                format!("x < {bound} does not hold"),
            )
            .found(Goal::every(20, 10_000), ints(), |x| *x >= bound);
    }
    for bound in [0, 1, 10, 100, 1000] {
        table
            .row(
                format!("143, {bound}"),
                format!("a vec contains an integer drawn beside it, {bound} or more"),
            )
            .found(
                Goal::every(20, 1000),
                (st::vecs(ints()), ints()),
                |(items, item)| *item >= bound && items.contains(item),
            );
    }
    table
        .row("153", "of `0..=8191`: 0")
        .found(EVERY, 0..=8191, |x| *x == 0);
}

fn sequences(table: &mut Table) {
    table
        .row("144", "a vec of integers adds up to 10 or more")
        .found(EVERY, st::vecs(ints()), |items| {
            items
                .iter()
                .fold(0i128, |sum, item| sum.saturating_add(*item))
                >= 10
        });
    table
        .row("146", "a vec is not sorted")
        .found(EVERY, st::vecs(ints()), |items| !items.is_sorted());
    let pairs = st::vecs((0..=184, 0..=184)).max_size(10);
    table
        .row("154", "of at most 10 pairs of 0 to 184, two are equal")
        .found(Goal::every(20, 1000), pairs, |items| has_duplicate(items));
    let either = st::vecs(one_of![ints().map(Ok), any::<bool>().map(Err)]);
    table
        .row("156", "a vec of integers and bools holds both")
        .found(EVERY, either, |items: &Vec<Result<i128, bool>>| {
            items.iter().any(Result::is_ok) && items.iter().any(Result::is_err)
        });
    let vec_and_index = st::from_fn(|case| {
        let items = st::vecs(ints()).min_size(1).draw(case);
        let index = (0..items.len()).draw(case);
        (items, index)
    });
    table
        .row(
            "159",
            "an element is still in a vec from which it was removed",
        )
        .found(EVERY, vec_and_index, |(items, index)| {
            let mut rest = items.clone();
            let removed = rest.remove(*index);
            rest.contains(&removed)
        });
}

fn texts_and_maps(table: &mut Table) {
    table
        .row("141a", "joining two texts depends on their order")
        .found(EVERY, any::<(String, String)>(), |(a, b)| {
            format!("{a}{b}") != format!("{b}{a}")
        });
    table
        .row("141b", "joining two byte strings depends on their order")
        .found(EVERY, (st::binary(), st::binary()), |(a, b)| {
            [&a[..], b].concat() != [&b[..], a].concat()
        });
    table.row("145", "a key of a map is above its value").found(
        EVERY,
        st::btree_maps(ints(), ints()),
        |map| map.iter().any(|(key, value)| key > value),
    );
    table.row("157", "a text is not all ASCII").found(
        Goal::every(20, 200),
        any::<String>(),
        |text| !text.is_ascii(),
    );
    table.row("158", "a text has a character twice").found(
        Goal::every(20, 200),
        any::<String>(),
        |text| has_duplicate(&text.chars().collect::<Vec<_>>()),
    );
    table
        .row("160", "a JSON object holds a list at the key \"\"")
        .found(
            Goal::runs(15, 20, 1000),
            st::json(),
            |json| matches!(json, Json::Object(members) if matches!(members.get(""), Some(Json::Array(_)))),
        );
}
