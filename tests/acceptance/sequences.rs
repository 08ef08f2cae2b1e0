//! Rows L: vectors, permutations, and what stands beside them.

use std::collections::HashSet;

use hypo::prelude::*;

use super::{ints, repeated, row, sum, zeros_then};

fn vec_of_ints() -> impl Strategy<Value = Vec<i128>> {
    st::vecs(ints())
}

fn distinct(values: &[i128]) -> usize {
    values.iter().collect::<HashSet<_>>().len()
}

#[test]
fn vectors_end_as_short_as_they_can() {
    row("L1", vec_of_ints(), |_| true, "vec![]");
    row("L1", vec_of_ints(), |v| !v.is_empty(), "vec![0]");
    row("L1", vec_of_ints(), |v| v.len() >= 5, &repeated(5, "0"));
    row("L13", vec_of_ints(), |v| v.len() >= 20, &repeated(20, "0"));
    for n in 0..10 {
        row(
            "L15",
            st::vecs(ints()).size(n..=n + 2),
            |v| v.len() == n + 2,
            &repeated(n + 2, "0"),
        );
    }
    row(
        "L16",
        st::vecs(any::<bool>()).min_size(50),
        |v| v.len() >= 70,
        &repeated(70, "false"),
    );
    row(
        "L17",
        st::vecs(st::text()),
        |v| v.len() >= 10,
        &repeated(10, "\"\".to_string()"),
    );
    row(
        "L26",
        vec_of_ints(),
        |v| v.len() % 3 == 0 && !v.is_empty(),
        "vec![0, 0, 0]",
    );
    row(
        "L29",
        st::vecs(st::just(())),
        |v| v.len() >= 3,
        "vec![(), (), ()]",
    );
}

#[test]
fn sums_end_in_one_element() {
    row("L2", vec_of_ints(), |v| sum(v) >= 10, "vec![10]");
    row("L2", vec_of_ints(), |v| sum(v) > 1000, "vec![1001]");
    row(
        "L3",
        vec_of_ints(),
        |v| sum(v) >= 10 && v.len() >= 3,
        "vec![0, 0, 10]",
    );
    for n in [1, 2, 5] {
        let expected = zeros_then(n - 1, &(2 * n).to_string());
        row(
            "L4",
            st::vecs(ints()).min_size(n),
            |v| sum(v) >= 2 * n as i128,
            &expected,
        );
    }
}

#[test]
fn elements_end_at_the_least_that_keep_their_relation() {
    row("L6", vec_of_ints(), |v| distinct(v) < v.len(), "vec![0, 0]");
    row("L7", vec_of_ints(), |v| distinct(v) >= 3, "vec![0, 1, -1]");
    row("L8", vec_of_ints(), |v| !v.is_sorted(), "vec![0, -1]");
    row(
        "L8",
        vec_of_ints(),
        |v| !v.iter().eq(v.iter().rev()),
        "vec![0, 1]",
    );
    row(
        "L11",
        st::vecs(ints()).min_size(10),
        |v| v.iter().all(|x| *x <= -1),
        &repeated(10, "-1"),
    );
    for n in [3, 5] {
        let expected = format!(
            "vec![{}]",
            (0..n).map(|i| i.to_string()).collect::<Vec<_>>().join(", ")
        );
        let steps = |v: &Vec<i128>| v.len() >= n && v.iter().zip(0..).all(|(x, i)| *x >= i);
        row(
            "L14",
            st::vecs(st::integers(0..=i128::MAX)),
            steps,
            &expected,
        );
    }
    row(
        "L28",
        st::vecs(st::integers(0..=100)),
        |v| v.windows(2).any(|w| w[0] == w[1]),
        "vec![0, 0]",
    );
    row(
        "L24",
        st::vecs(st::options(ints())),
        |v| v.iter().flatten().any(|x| *x > 5),
        "vec![Some(6)]",
    );
}

#[test]
fn vectors_of_vectors_end_as_small_as_their_parts() {
    let nested = || st::vecs(vec_of_ints());
    row(
        "L20",
        nested(),
        |v| v.iter().filter(|x| !x.is_empty()).count() >= 3,
        &repeated(3, "vec![0]"),
    );
    let eleven = format!("vec![{}]", repeated(11, "0"));
    row(
        "L20",
        nested(),
        |v| v.iter().map(Vec::len).sum::<usize>() > 10,
        &eleven,
    );
    let flags = || st::vecs(st::vecs(any::<bool>()));
    let telling = |x: &&Vec<bool>| x.contains(&true) && x.len() >= 2;
    row(
        "L21",
        flags(),
        |v| v.iter().filter(telling).count() >= 5,
        &repeated(5, "vec![false, true]"),
    );
    let some = |v: &Vec<Vec<bool>>| v.iter().any(Vec::is_empty) && v.iter().any(|x| !x.is_empty());
    row("L22", flags(), some, "vec![vec![], vec![false]]");
}

#[derive(Clone, Debug, Arbitrary)]
enum Mixed {
    Int(i64),
    Text(String),
}

#[test]
fn elements_of_several_kinds_each_end_at_their_simplest() {
    row(
        "L18",
        st::vecs(any::<Mixed>()),
        |v| v.len() >= 10,
        &repeated(10, "Mixed::Int(0)"),
    );
}

#[test]
fn unique_elements_are_the_simplest_that_differ() {
    row(
        "L30",
        st::vecs(ints()).unique(),
        |v| v.len() >= 3,
        "vec![0, 1, -1]",
    );
    row(
        "L30",
        st::vecs(ints()).unique().min_size(5),
        |_| true,
        "vec![0, 1, -1, 2, -2]",
    );
    row(
        "L31",
        st::vecs(st::integers(0i128..)).unique(),
        |v| v.len() >= 3,
        "vec![0, 1, 2]",
    );
}

#[test]
fn unique_maxima_end_consecutive() {
    let pairs = st::vecs((ints(), ints())).unique_by(|(a, b)| *a.max(b));
    for end in super::ends("L32", pairs, |v| v.len() >= 5) {
        let text = end.as_str();
        let numbers: Vec<i128> = text
            .split(|c: char| !c.is_ascii_digit() && c != '-')
            .filter_map(|number| number.parse().ok())
            .collect();
        let mut maxima: Vec<i128> = numbers.chunks(2).map(|pair| pair[0].max(pair[1])).collect();
        maxima.sort_unstable();
        assert_eq!(maxima.len(), 5, "{text}");
        assert!(
            maxima.windows(2).all(|pair| pair[1] == pair[0] + 1),
            "{text}"
        );
        assert!(numbers.chunks(2).all(|pair| pair[0] <= 0), "{text}");
    }
}

#[test]
fn a_value_and_the_vector_that_holds_it_go_down_together() {
    let two = || (vec_of_ints(), vec_of_ints());
    row(
        "L34",
        two(),
        |(a, b)| a == b && !a.is_empty(),
        "(vec![0], vec![0])",
    );
    let with_one = || (vec_of_ints(), ints());
    for n in [0, 1, 10, 100, 1000] {
        let expected = format!("(vec![{n}], {n})");
        row(
            "L35",
            with_one(),
            |(v, x)| v.contains(x) && *x >= n,
            &expected,
        );
    }
    row(
        "L36",
        with_one(),
        |(v, x)| v.iter().filter(|y| *y == x).count() > 1,
        "(vec![0, 0], 0)",
    );
    let few = || st::vecs(st::integers(-100..=0)).max_size(1);
    let five = || (few(), few(), few(), few(), few());
    row(
        "L37",
        five(),
        |(a, b, c, d, e)| [a, b, c, d, e].into_iter().flatten().sum::<i32>() < -150,
        "(vec![], vec![], vec![], vec![-51], vec![-100])",
    );
}

#[test]
fn values_that_need_their_places_take_other_roles() {
    row(
        "X5",
        vec_of_ints(),
        |v: &Vec<i128>| v.len() >= 3 && v.windows(2).all(|pair| (pair[0] < 0) != (pair[1] < 0)),
        "vec![0, -1, 0]",
    );
}

#[test]
fn permutations_end_close_to_the_order_that_was_given() {
    let permutations = || st::permutations([0, 1, 2, 3, 4]);
    row("L38", permutations(), |_| true, "vec![0, 1, 2, 3, 4]");
    row("L38", permutations(), |v| v[0] != 0, "vec![1, 0, 2, 3, 4]");
}
