//! Rows of the reference that say too little to be made again.

use std::fmt::Write as _;

const ROWS: [(&str, &str, &str); 6] = [
    (
        "42",
        "rotations and boxes that degenerate",
        "neither what is drawn nor where it ends is said",
    ),
    (
        "61",
        "a field of a Debian control file, ending in `libc6(=>0)`",
        "the grammar of it, and what fails, are not said",
    ),
    (
        "112",
        "a budget of widths, with the ends `(1, 17)` and `(0, 12)`",
        "what the budget is, and what of it fails, is not said",
    ),
    (
        "115",
        "a format with a gate and a choice, ending in `[4, 0, 50, 0, 0, 0]`",
        "what the six numbers are, and what fails, is not said",
    ),
    (
        "129, the second half",
        "what is zero may expand, ending in five zeros",
        "more choices are never simpler to hypo, and what draws them is not said",
    ),
    (
        "134, with invariants",
        "counters whose six invariants are checked between steps",
        "a vector of operations has no invariants: the counters alone are among the rows",
    ),
];

/// They, and why each is left out.
pub(super) fn list() -> String {
    let mut text =
        "## Rows that are too vague\n\n| row | of what | why it is left out |\n|---|---|---|\n"
            .to_owned();
    for (number, of_what, why) in ROWS {
        writeln!(text, "| {number} | {of_what} | {why} |").expect("a string takes everything");
    }
    text
}
