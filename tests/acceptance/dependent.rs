//! Rows R1 to R13 and R23: what depends on an earlier draw, or was drawn otherwise than it is seen.

use hypo::prelude::*;

use super::{ints, repeated, row};

#[test]
fn elements_that_were_drawn_once_end_at_their_simplest() {
    let flags = || any::<bool>().flat_map(|flag| st::vecs(st::just(flag)));
    row("R1", flags(), |v| v.len() >= 10, &repeated(10, "false"));
    row("R2", ints().flat_map(st::just), |_| true, "0");
    let same = || ints().flat_map(|x| st::vecs(st::just(x)));
    row("R2", same(), |_| true, "vec![]");
    row("R2", same(), |v| v.len() >= 10, &repeated(10, "0"));
    let others = || ints().flat_map(|_| st::vecs(ints()));
    row("R3", others(), |v| v.len() >= 10, &repeated(10, "0"));
}

#[test]
fn a_drawn_size_ends_with_what_it_sizes() {
    let rows = st::integers(0usize..=10)
        .flat_map(|width| st::vecs(st::vecs(st::sampled_from(['a', 'b'])).size(width..=width)));
    row(
        "R4",
        rows,
        |rows| rows.contains(&vec!['a', 'b']),
        "vec![vec!['a', 'b']]",
    );
    let sized = || st::integers(0usize..=20).flat_map(|n| st::vecs(ints()).size(n..=n));
    row("R5", sized(), |v| v.len() >= 6, &repeated(6, "0"));
    for n in [1, 3, 5, 9] {
        let flags = || st::integers(0usize..=20).flat_map(|n| st::vecs(any::<bool>()).size(n..=n));
        row(
            "R10",
            flags(),
            |v| v.iter().filter(|flag| **flag).count() >= n,
            &repeated(n, "true"),
        );
        let between = format!("vec![true, {}true]", "false, ".repeat(n));
        row(
            "R10",
            flags(),
            |v| {
                v.first() == Some(&true)
                    && v.last() == Some(&true)
                    && v.iter().filter(|flag| !**flag).count() >= n
            },
            &between,
        );
    }
}

#[test]
fn bytes_of_a_drawn_number_end_with_the_fewest_that_add_up() {
    let bytes = || st::integers(0usize..=20).flat_map(|n| st::vecs(0..=255u32).size(n..=n));
    for total in [1, 255, 256, 512, 1000] {
        let mut expected = vec![255; total as usize / 255];
        if total % 255 > 0 {
            expected.insert(0, total % 255);
        }
        row(
            "R8",
            bytes(),
            |v| v.iter().sum::<u32>() >= total,
            &format!("vec!{expected:?}"),
        );
    }
}

#[test]
fn mapped_and_filtered_values_end_where_they_are_seen() {
    let doubled = st::integers(i64::MIN / 2..=i64::MAX / 2).map(|x| x * 2);
    row("R11", doubled, |x| *x > 9, "10");
    row("R12", ints().filter(|x| x % 2 == 0), |x| *x > 9, "10");
    let filtered = st::vecs(ints()).filter(|v| v.len() >= 2);
    row("R13", filtered, |_| true, "vec![0, 0]");
}

#[test]
fn an_element_that_is_there_twice_ends_as_zero() {
    let stays = |items: &[i128], item: i128| {
        let mut rest = items.to_vec();
        rest.iter()
            .position(|other| *other == item)
            .map(|first| rest.remove(first));
        rest.contains(&item)
    };
    let items = || st::vecs(ints()).min_size(1);
    let one_of_them = items().flat_map(|items| (st::just(items.clone()), st::sampled_from(items)));
    row(
        "R23",
        one_of_them,
        |(items, item)| stays(items, *item),
        "(vec![0, 0], 0)",
    );
    let place = items().flat_map(|items| {
        let places = 0..items.len();
        (st::just(items), places)
    });
    row(
        "R23",
        place,
        |(items, place)| stays(items, items[*place]),
        "(vec![0, 0], 0)",
    );
}
