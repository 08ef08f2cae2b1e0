//! Every kind of function that can be a property.

use std::num::ParseIntError;

use hypo::prelude::*;

#[given]
fn patterns((a, b): (u8, u8), [c, _]: [bool; 2], _: u8, Wrapped { inner }: Wrapped) {
    assert_eq!(u16::from(a) + u16::from(b), u16::from(b) + u16::from(a));
    assert!(u8::from(c) <= 1);
    let _ = inner;
}

#[derive(Debug, Arbitrary)]
struct Wrapped {
    inner: u8,
}

#[given(_, (0..5, 0..5), ..)]
fn by_position(mut n: u8, (a, b): (u8, u8), text: String, flag: bool) {
    n /= 2;
    assert!(n < 128 && a < 5 && b < 5);
    let _ = (text, flag);
}

#[given(..)]
fn only_the_rest(a: u8, b: u8) {
    assert!(a.max(b) >= b);
}

#[given(b = 0..5,)]
fn named_out_of_order(a: u8, b: u8) {
    assert!(b < 5 && a.max(b) >= a);
}

#[given(a = _, b = 1..)]
fn by_type_with_a_name(a: u8, b: u8) {
    assert!(a.checked_div(b).is_some());
}

#[given]
fn fourteen(
    a: u8,
    b: u8,
    c: u8,
    d: u8,
    e: u8,
    f: u8,
    g: u8,
    h: u8,
    i: u8,
    j: u8,
    k: u8,
    l: u8,
    m: bool,
    _n: bool,
) {
    let sum: u32 = [a, b, c, d, e, f, g, h, i, j, k, l]
        .into_iter()
        .map(u32::from)
        .sum();
    assert!(sum <= 12 * 255 || m);
}

#[given]
fn early_return(n: u8) {
    if n < 200 {
        return;
    }
    assert!(n >= 200);
}

#[given]
fn result(n: u8) -> Result<(), ParseIntError> {
    let parsed: u8 = n.to_string().parse()?;
    assert_eq!(parsed, n);
    Ok(())
}

#[given]
fn boolean(n: u8) -> bool {
    n.count_ones() + n.count_zeros() == 8
}

#[given(n = 0..9u8)]
fn result_of_a_boolean(n: u8) -> Result<bool, ParseIntError> {
    Ok(n.to_string().parse::<u8>()? == n)
}

#[given]
#[should_panic(expected = "always")]
fn never(_n: u8) -> ! {
    panic!("always")
}

#[given]
fn opaque(n: u8) -> impl hypo::IntoVerdict + use<> {
    n.leading_zeros() <= 8
}

#[given(n = st::sampled_from(["one", "two"]), rest = st::just(&[1, 2][..]))]
fn references(n: &str, rest: &'static [u8]) {
    assert!(n.len() == 3 && rest.len() == 2);
}

#[given]
const fn constant(n: u8) {
    assert!(n.count_ones() <= 8);
}

#[given]
extern "C" fn foreign(n: u8) {
    assert!(n.count_ones() <= 8);
}

/// Documented.
#[given]
pub(crate) fn visible(unit: (), text: String) {
    let () = unit;
    assert!(text.len() < usize::MAX);
}

#[given(n = 0..200)]
fn recursive(n: u8) {
    if n > 0 {
        recursive(n / 2);
    }
}

#[given]
#[ignore = "it would fail"]
fn ignored(n: u8) {
    assert!(n < 3);
}

#[given(n = 0..9)]
#[test]
fn a_test_already(n: u8) {
    assert!(n < 9);
}

#[given(n = 0..9)]
#[core::prelude::v1::test]
fn a_test_by_path(n: u8) {
    assert!(n < 9);
}

#[given(n = 0..9)]
#[cfg_attr(all(), test)]
fn a_test_on_condition(n: u8) {
    assert!(n < 9);
}

#[given]
#[cfg(any())]
fn left_out(n: DoesNotExist) {}

#[given(n = 5..5)]
#[should_panic(expected = "argument `n`")]
fn a_strategy_without_meaning(n: u8) {
    assert!(n < 9);
}

macro_rules! properties {
    ($($name:ident($argument:ident: $type:ty) by $strategy:expr;)*) => {$(
        #[given($argument = $strategy)]
        #[example($argument = 3)]
        fn $name($argument: $type) {
            assert!($argument < 7);
        }
    )*};
}

properties! {
    in_a_macro(n: u8) by 0..7;
    in_a_macro_once_more(m: i64) by st::integers(-7..7);
}
