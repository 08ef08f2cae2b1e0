//! Functions that are strategies.

use std::cell::Cell;
use std::fmt::Debug;
use std::num::ParseIntError;
use std::sync::LazyLock;

use hypo::prelude::*;
use hypo::strategies::BoxedStrategy;

#[composite]
fn dims(case: &TestCase, max: u32) -> (u32, u32) {
    let width = (1..=max).draw(case);
    let height = (1..=max).draw(case);
    (width, height)
}

#[given(small = dims(8), many = st::vecs(dims(100)).max_size(3), area = dims(5).map(|(w, h)| w * h))]
fn it_is_drawn_from_and_combined(small: (u32, u32), many: Vec<(u32, u32)>, area: u32) {
    assert!((1..=8).contains(&small.0) && (1..=8).contains(&small.1));
    assert!(many.iter().all(|(w, h)| *w <= 100 && *h <= 100));
    assert!(area <= 25);
}

#[given(1..50, dims(max))]
fn it_depends_on_an_earlier_argument(max: u32, (w, h): (u32, u32)) {
    assert!(w <= max && h <= max);
}

/// Everything that a signature may have.
#[composite]
#[allow(clippy::too_many_arguments, non_snake_case)]
#[must_use = "it is only a strategy"]
#[cfg(test)]
#[inline]
pub(crate) fn everything<'a, T, const N: usize>(
    _: &TestCase,
    elements: impl Strategy<Value = T> + Clone,
    Name: &'a str,
    names: &[String],
    (low, high): (u8, u8),
    mut count: usize,
    r#type: Box<[u8]>,
    bytes: [u8; N],
    #[allow(unused_variables)] unused: (),
) -> Vec<(&'a str, usize)>
where
    T: Debug + 'a,
{
    count += usize::from(low) + usize::from(high) + r#type.len() + bytes.len();
    let _ = elements;
    vec![(Name, count + names.len())]
}

#[given]
fn a_signature_may_have_everything(name: String, names: Vec<String>) {
    let strategy = everything::<u8, 2>(0..5, &name, &names, (1, 2), 3, Box::new([0]), [1, 0], ());
    let drawn = hypo::find(&strategy, |_| true).unwrap();
    assert_eq!(drawn, [(name.as_str(), 9 + names.len())]);
}

/// Of a type that no argument tells.
#[composite]
fn pair<T: Arbitrary>(case: &TestCase) -> [T; 2] {
    [any::<T>().draw(case), any::<T>().draw(case)]
}

#[given(bytes = pair::<u8>(), texts = pair::<String>())]
fn it_may_be_generic_in_what_it_returns(bytes: [u8; 2], texts: [String; 2]) {
    assert!(bytes.len() == texts.len());
}

#[composite]
fn r#type(case: &TestCase, r#fn: u8) -> u8 {
    (0..=r#fn).draw(case)
}

#[given(n = r#type(3))]
fn its_name_may_be_raw(n: u8) {
    assert!(n <= 3);
}

#[composite]
fn sign(case: &TestCase) -> i8 {
    if st::booleans().draw(case) {
        return -1;
    }
    1
}

#[composite]
fn digits(case: &TestCase, text: &'static str) -> Result<u8, ParseIntError> {
    let parsed: u8 = text.parse()?;
    Ok((0..=parsed).draw(case))
}

#[given(sign = sign(), good = digits("9"), bad = digits("x"))]
fn it_may_return_early(sign: i8, good: Result<u8, ParseIntError>, bad: Result<u8, ParseIntError>) {
    assert_eq!(sign.abs(), 1);
    assert!(good.is_ok_and(|n| n <= 9) && bad.is_err());
}

#[composite]
fn adders(case: &TestCase) -> impl Fn(u8) -> u8 + use<> {
    let more = any::<u8>().draw(case);
    move |n| n.wrapping_add(more)
}

#[test]
fn its_value_may_be_opaque() {
    let add = hypo::find(adders(), |add| add(1) == 5).unwrap();
    assert_eq!(add(0), 4);
}

#[derive(Debug, PartialEq)]
enum Tree {
    Leaf(u8),
    Node(Vec<Tree>),
}

impl Tree {
    fn depth(&self) -> u32 {
        match self {
            Tree::Leaf(_) => 0,
            Tree::Node(trees) => 1 + trees.iter().map(Tree::depth).max().unwrap_or(0),
        }
    }
}

#[composite]
fn trees(case: &TestCase, depth: u32) -> Tree {
    if depth == 0 {
        return Tree::Leaf(any::<u8>().draw(case));
    }
    let children = st::vecs(trees(depth - 1)).max_size(2).map(Tree::Node);
    one_of![any::<u8>().map(Tree::Leaf), children].draw(case)
}

#[composite]
fn boxed_trees(case: &TestCase, depth: u32) -> Tree {
    let leaves = any::<u8>().map(Tree::Leaf).boxed();
    let strategy: BoxedStrategy<'static, Tree> = match depth {
        0 => leaves,
        _ => one_of![
            leaves,
            st::vecs(boxed_trees(depth - 1).boxed())
                .max_size(2)
                .map(Tree::Node)
        ]
        .boxed(),
    };
    strategy.draw(case)
}

#[given(tree = trees(3), boxed = boxed_trees(3))]
fn it_may_draw_from_itself(tree: Tree, boxed: Tree) {
    assert!(tree.depth() <= 3 && boxed.depth() <= 3);
}

#[test]
fn recursion_shrinks_to_the_smallest_tree() {
    let found = hypo::find(trees(3), |tree| tree.depth() == 2).unwrap();
    assert_eq!(found, Tree::Node(vec![Tree::Node(vec![])]));
}

#[test]
fn what_it_draws_shrinks() {
    let found = hypo::find(dims(1000), |(width, height)| *width >= 10 && *height >= 20).unwrap();
    assert_eq!(found, (10, 20));
}

/// With `Data` in place of the test case.
#[composite]
fn ascending(data: &mut Data, max: u8) -> (u8, u8) {
    let low = data.draw(0..=max);
    (low, data.draw_as("high", low..=max))
}

#[composite]
fn with_data_by_shared_reference(data: &Data) -> u8 {
    data.draw(0..9)
}

#[given(pair = ascending(9), single = with_data_by_shared_reference())]
fn it_may_draw_from_data(pair: (u8, u8), single: u8) {
    assert!(pair.0 <= pair.1 && pair.1 <= 9 && single < 9);
}

#[test]
fn what_it_draws_from_data_is_a_part_of_the_value_and_no_note() {
    let report = hypo::check(
        hypo::Settings::new().seed(1).database(None),
        ascending(9),
        |(_, high)| high < 5,
    );
    let failure = report.unwrap_err();
    assert_eq!(failure.example().as_deref(), Some("#[example((0, 5))]"));
    assert!(!failure.to_string().contains("Draw"), "{failure}");
}

thread_local! {
    static CLONED: Cell<u32> = const { Cell::new(0) };
    static CALLED: Cell<u32> = const { Cell::new(0) };
}

struct Counted;

impl Clone for Counted {
    fn clone(&self) -> Counted {
        CLONED.set(CLONED.get() + 1);
        Counted
    }
}

#[composite]
fn counted(_: &TestCase, counted: Counted) -> u8 {
    CALLED.set(CALLED.get() + 1);
    let Counted = counted;
    0
}

#[test]
fn it_does_nothing_until_it_is_drawn_from_and_each_draw_has_clones() {
    let strategy = counted(Counted);
    assert_eq!((CLONED.get(), CALLED.get()), (0, 0));
    let both = (&strategy, strategy.clone());
    assert_eq!(CLONED.get(), 1);
    hypo::find(both, |_| true).unwrap();
    assert_eq!(CLONED.get(), CALLED.get() + 1);
}

#[test]
fn it_prints_as_a_call() {
    assert_eq!(
        format!("{:?}", (dims(5), r#type(3))),
        "(dims(..), type(..))"
    );
}

/// Seen by any thread, for its arguments may be.
static SHARED: LazyLock<BoxedStrategy<'static, (u32, u32)>> = LazyLock::new(|| dims(7).boxed());

#[given(size = &*SHARED)]
fn it_may_be_shared_by_all_threads(size: (u32, u32)) {
    assert!(size.0 <= 7 && size.1 <= 7);
}

fn draws_from(alphabet: &[char]) -> impl Strategy<Value = char> {
    one_of(alphabet)
}

#[composite]
fn one_of(case: &TestCase, alphabet: &[char]) -> char {
    st::sampled_from(alphabet).draw(case)
}

#[test]
fn it_may_borrow() {
    let local = vec!['x', 'y'];
    let drawn = hypo::find(draws_from(&local), |c| *c == 'y');
    assert_eq!(drawn.unwrap(), 'y');
}

struct Canvas;

impl Canvas {
    /// Without `self`, it may stand anywhere.
    #[composite]
    fn widths(case: &TestCase, max: u8) -> u8 {
        (0..=max).draw(case)
    }
}

#[given(width = Canvas::widths(7))]
fn it_may_be_an_associated_function(width: u8) {
    assert!(width <= 7);
}

macro_rules! composites {
    ($($name:ident($argument:ident: $type:ty) -> $value:ty $body:block)*) => {$(
        #[composite]
        fn $name(case: &TestCase, $argument: $type) -> $value {
            let draw = |$argument: $type| (0..=$argument).draw(case);
            let _ = $body;
            draw($argument)
        }
    )*};
}
composites! {
    made_by_a_macro(n: u8) -> u8 { 5 }
    made_by_a_macro_too(m: u8) -> u8 { 6 }
}

#[given(n = made_by_a_macro(3), m = made_by_a_macro_too(4))]
fn it_may_come_of_a_macro(n: u8, m: u8) {
    assert!(n <= 3 && m <= 4);
}
