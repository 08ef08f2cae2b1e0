//! Characters that are like others, and items that stand in several texts and byte strings.

use super::{by, shrink_from};
use crate::TestCase;
use crate::choice::{Alphabet, BytesConstraint, Size, StringConstraint, Value};
use crate::shrink::passes::{RedistributeItems, SimilarCharacters};

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

fn size(min: usize, max: usize) -> Size {
    Size::new(min, max).expect("not empty")
}

#[test]
fn bytes_move_to_a_later_string_as_far_as_both_sizes_allow() {
    let fails = |case: &TestCase| {
        let first = case.draw_bytes(&BytesConstraint::new(size(5, 10)));
        let second = case.draw_bytes(&BytesConstraint::new(size(0, 8)));
        first.len() + second.len() >= 15
    };
    let start = [vec![0; 10], vec![0; 5]].map(Value::Bytes).to_vec();
    let (shrunk, _) = shrink_from(start, by(RedistributeItems), &fails);
    let expected = [vec![0; 7], vec![0; 8]].map(Value::Bytes).to_vec();
    assert_eq!(shrunk.execution.values(), expected);
    assert!(shrunk.effort.runs <= 3, "{} runs", shrunk.effort.runs);
}

#[test]
fn the_end_of_a_text_moves_to_the_front_of_a_later_one() {
    let fails = |case: &TestCase| {
        let (first, second) = (text(case, Alphabet::all()), text(case, Alphabet::all()));
        first + &second == "abcde"
    };
    let (shrunk, _) = shrink_from(strings(["abc", "de"]), by(RedistributeItems), &fails);
    assert_eq!(shrunk.execution.values(), strings(["", "abcde"]));
}

#[test]
fn characters_that_a_later_text_may_not_have_become_its_simplest() {
    let fails = |case: &TestCase| {
        let digits = Alphabet::from_ranges([('3', '9')]).expect("not empty");
        let (first, second) = (text(case, Alphabet::all()), text(case, digits));
        first.len() + second.len() >= 4
    };
    let (shrunk, _) = shrink_from(strings(["8ab", "9"]), by(RedistributeItems), &fails);
    assert_eq!(shrunk.execution.values(), strings(["", "8339"]));
}
