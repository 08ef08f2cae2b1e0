//! D5 to D9, D11: texts and bytes.

use hypo::prelude::*;

use super::super::goal::Goal;
use super::{HALF, SELDOM, table};

#[test]
fn texts_are_found_as_often_as_hypothesis_finds_them() {
    let mut table = table("reference_text", "texts");
    table
        .row("D5a", "a text neither begins nor ends with a space")
        .found(HALF, st::text(), |text| text.trim() == text);
    table
        .row("D5b", "a text begins or ends with a space")
        .found(HALF, st::text(), |text| text.trim() != text);
    table.row("D6", "a text contains a newline").found(
        Goal::probability(0.35, 150),
        st::text(),
        |text| text.contains('\n'),
    );
    table
        .row("D7a", "a text is all ASCII")
        .found(HALF, st::text(), |text| text.is_ascii());
    table
        .row(
            "D7b",
            "a text is not all ASCII, given 3 characters or fewer",
        )
        .found(HALF, st::text(), |text| {
            assume!(text.chars().count() <= 3);
            !text.is_ascii()
        });
    table
        .row("D8", "a text of 5 characters or more has none of ASCII")
        .found(
            Goal::probability(0.1, 150),
            st::text().min_size(5),
            |text| !text.chars().any(|c| c.is_ascii()),
        );
    table
        .row("D9", "a text is NaN, Inf or undefined")
        .found(SELDOM, st::text(), |text| {
            ["NaN", "Inf", "undefined"].contains(&text.as_str())
        });
    table.row("D11", "a byte string is longer than 10").found(
        Goal::probability(0.3, 150),
        st::binary(),
        |bytes| bytes.len() > 10,
    );
    table.judge();
}
