//! Strategies of the feature `regex`, in an attribute and in the derive.

use hypo::prelude::*;

#[derive(Debug, Arbitrary)]
struct Part {
    #[arbitrary(regex = "[A-Z]{2}-[0-9]{3,}")]
    number: String,
}

#[given]
fn a_field_is_drawn_by_its_pattern(part: Part) {
    let (series, number) = part.number.split_once('-').unwrap();
    assert!(series.len() == 2 && number.len() >= 3);
}

#[given(line = st::from_regex("^#+ ").contains_match(), mark = st::chars().alphabet(st::char_class(r"\p{P}")))]
fn an_argument_is_drawn_by_its_pattern(line: String, mark: char) {
    assert!(line.starts_with('#'));
    assert!(!mark.is_alphanumeric());
}
