//! Characters that are like others.

use super::{by, shrink_from};
use crate::TestCase;
use crate::choice::{Alphabet, Size, StringConstraint, Value};
use crate::shrink::passes::SimilarCharacters;

fn strings<const N: usize>(texts: [&str; N]) -> Vec<Value> {
    texts.map(|text| Value::String(text.to_owned())).to_vec()
}

fn text(case: &TestCase, alphabet: Alphabet) -> String {
    let size = Size::new(0, 10).expect("not empty");
    case.draw_string(&StringConstraint::new(alphabet, size))
}

#[test]
fn a_character_becomes_the_simplest_of_its_kind() {
    for (start, end) in [("¼", "²"), ("𝟎", "²"), ("0³", "0²"), ("①①", "²²")] {
        let fails = |case: &TestCase| {
            text(case, Alphabet::all()).contains(|c: char| !c.is_ascii() && c.is_numeric())
        };
        let (shrunk, _) = shrink_from(strings([start]), by(SimilarCharacters), &fails);
        assert_eq!(shrunk.execution.values(), strings([end]));
    }
}

#[test]
fn plain_characters_take_the_place_of_all_variants_or_of_those_that_may() {
    for (start, end) in [("Àé", "Ae"), ("ÀéÀ", "AéA")] {
        let fails = |case: &TestCase| [start, end].contains(&&*text(case, Alphabet::all()));
        let (shrunk, _) = shrink_from(strings([start]), by(SimilarCharacters), &fails);
        assert_eq!(shrunk.execution.values(), strings([end]));
    }
}
