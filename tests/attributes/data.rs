//! Drawing in the middle of a property.

use std::cell::RefCell;

use hypo::prelude::*;
use hypo::{Failure, Settings};

#[given]
fn by_mutable_reference(data: &mut Data) {
    let items: Vec<u8> = data.draw(st::vecs(0..9).min_size(1));
    let index = data.draw(0..items.len());
    assert!(items[index] < 9);
}

#[given]
fn by_reference(data: &Data, n: u8) {
    assert!(data.draw(0..=n) <= n);
}

#[given]
fn by_value(data: Data) {
    assert!(data.draw(0..9) < 9);
}

#[given]
#[allow(unused_qualifications)]
fn by_a_path(data: &mut hypo::Data) -> bool {
    data.draw_as("n", 0..9) < 9
}

#[given(1..5, _, 0..n)]
fn by_position(n: u8, data: &mut Data, m: u8) {
    assert!(data.draw(0..=m) < n);
}

#[given(data = any::<Data>())]
fn by_strategy(data: Data) {
    assert!(data.draw(0..9) < 9);
}

#[given(limit = 1..9u8, offset = 0..limit)]
fn two_of_them(a: &mut Data, limit: u8, b: &mut Data, offset: u8) {
    assert!(a.draw(0..limit) + b.draw(0..=offset) < 17);
}

#[given]
fn handed_on(data: &mut Data) {
    fn helper(data: &Data) -> u8 {
        data.draw(0..9)
    }
    let of_clone = data.clone().draw(0..9);
    assert!(helper(data) + of_clone < 17);
    assert!(any::<u8>().draw(data.case()).count_ones() <= 8);
}

#[given]
fn a_draw_within_a_draw(data: &mut Data) {
    let items = data.draw(st::vecs(0..9).size(..=data.draw(0..5)));
    assert!(items.len() < 5);
}

#[derive(Debug)]
struct Debugged(#[allow(dead_code)] u8);

fn failure<R: hypo::IntoVerdict>(property: impl Fn(Data) -> R) -> Failure {
    hypo::check(
        Settings::new().seed(1).database(None),
        any::<Data>(),
        property,
    )
    .unwrap_err()
}

#[test]
fn each_draw_is_a_numbered_note() {
    let failure = failure(|data| {
        let items = data.draw(st::vecs(0..100u8).min_size(1));
        let index = data.draw_as("index", 0..items.len());
        let name = data.draw(st::text());
        data.draw_debug(any::<u8>().map(Debugged));
        let _ = (index, name);
        items[0] < 7
    });
    let any_other = " // or any other generated value";
    let notes = format!(
        "\nDraw 1: vec![7]\nDraw 2 (index): 0\nDraw 3: \"\"{any_other}\nDraw 4: Debugged(0){any_other}\n"
    );
    assert!(failure.to_string().contains(&notes), "{failure}");
}

#[test]
fn numbers_go_on_over_all_of_a_test_case() {
    let failure = failure(|data| {
        let other = any::<Data>().draw(data.case());
        let (one, another) = (data.draw(0..5), other.draw(0..5));
        let third = data.clone().draw(0..5);
        one > 0 || another > 0 || third > 0
    });
    assert!(
        failure
            .to_string()
            .contains("\nDraw 1: 0\nDraw 2: 0\nDraw 3: 0\n"),
        "{failure}"
    );
}

#[test]
fn what_it_draws_shrinks() {
    let failure = failure(|data| {
        let count = data.draw(0..10usize);
        let items: Vec<u8> = (0..count).map(|_| data.draw(any::<u8>())).collect();
        items.windows(2).all(|pair| pair[0] <= pair[1])
    });
    let notes = "\nDraw 1: 2\nDraw 2: 1\nDraw 3: 0\n";
    assert!(failure.to_string().contains(notes), "{failure}");
}

#[test]
fn a_failure_that_drew_is_not_pinned_by_its_arguments() {
    let failure = failure(|data| data.draw(0..9) < 5);
    assert_eq!(failure.example(), None);
    assert!(
        failure.to_string().contains("#[reproduce_failure("),
        "{failure}"
    );
}

#[test]
fn a_type_without_source_is_drawn_through_its_test_case() {
    struct Opaque(u8);
    let failure = failure(|data| {
        let drawn = any::<u8>().map(Opaque).draw(data.case());
        drawn.0 < 5
    });
    assert!(!failure.to_string().contains("Draw"), "{failure}");
}

#[test]
fn one_that_was_kept_draws_no_more() {
    let kept = RefCell::new(None);
    hypo::find(any::<Data>(), |data| {
        kept.replace(Some(data.clone()));
        true
    })
    .unwrap();
    let kept = kept.take().unwrap();
    for draw in [
        |data: &Data| data.draw(0..5),
        |data: &Data| data.draw(st::just(3)),
    ] {
        let drawn = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| draw(&kept)));
        let message = *drawn.unwrap_err().downcast::<&str>().unwrap();
        assert!(message.contains("this test case has ended"), "{message}");
    }
}

/// A type of the same name is any other type.
mod of_the_users {
    use hypo::prelude::*;

    #[derive(Clone, Debug, Arbitrary)]
    struct Data {
        id: u8,
    }

    #[given]
    #[example(data = Data { id: 3 })]
    fn it_is_drawn_by_type(data: Data) {
        assert!(u16::from(data.id) < 256);
    }

    #[given]
    #[example(data = Data { id: 3 })]
    fn and_lent(data: &mut Data) {
        data.id /= 2;
        assert!(data.id < 128);
    }
}
