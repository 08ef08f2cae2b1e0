//! A failure some of whose values make no difference: what a person sees, and that it can be pasted back.

use crate::support::{Project, without_chance};

const SOURCE: &str = r#"
use hypo::prelude::*;

#[derive(Debug, Arbitrary)]
pub struct Order {
    pub id: u32,
    pub lines: Vec<Line>,
    #[arbitrary(default)]
    pub open: bool,
    pub size: (u8, u8),
    pub payment: Payment,
}

#[derive(Debug, Arbitrary)]
pub struct Line(pub u8, pub String);

#[derive(Debug, Arbitrary)]
#[arbitrary(filter = |it: &Payment| !matches!(it, Payment::Card { number: 7, .. }))]
pub enum Payment {
    Cash,
    Card { number: u16, valid: bool },
}

#[given]
#[settings(seed = 1)]
fn orders_are_small(width: u32, order: Order) {
    let Order { lines, size, payment, .. } = &order;
    let is_valid = matches!(payment, Payment::Card { valid: true, .. });
    assert!(lines.len() < 1 || size.1 < 3 || !is_valid);
}

#[given(pair = any::<(u8, u8)>().map(|(a, b)| (b, a)), sum = any::<(u8, u8)>())]
#[settings(seed = 1)]
fn a_pair_that_was_turned_around_is_explained_as_a_whole(pair: (u8, u8), sum: (u8, u8)) {
    assert!(pair.0 < 9 && sum.0 > 0);
}
"#;

const ORDER: &str = r#"
    #[example(
        width = 0, // or any other generated value
        order = Order {
            id: 0, // or any other generated value
            lines: vec![Line(0, "".to_string())],
            open: false,
            size: (
                0, // or any other generated value
                3,
            ),
            payment: Payment::Card {
                number: 0, // or any other generated value
                valid: true,
            },
        },
    )]
    // It always failed when the commented values were varied together.
"#;

const PAIRS: &str = r#"
    #[example(
        pair = (0, 0), // or any other generated value
        sum = (
            0,
            0, // or any other generated value
        ),
    )]
    // It always failed when the commented values were varied together.
"#;

#[test]
fn values_that_make_no_difference_have_a_comment_and_the_example_is_pasted_back_with_it() {
    let project = Project::of_source("explained", SOURCE);
    let run = project.test("");
    let output = without_chance(&run.output);
    assert!(output.contains(ORDER) && output.contains(PAIRS), "{output}");

    project.replace("#[given]\n", &format!("{ORDER}#[given]\n"));
    project.replace("#[given(pair", &format!("{PAIRS}#[given(pair"));
    let pinned = project.test("").output;
    let heading = "failed with the pinned example at src/lib.rs:";
    assert_eq!(pinned.matches(heading).count(), 2, "{pinned}");
}
