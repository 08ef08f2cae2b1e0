//! That no test case was valid, and what to do about it.

use std::fmt::Write;

use crate::case::{Refused, Rejection, TOO_DEEP};
use crate::executor::MAX_CHOICES;
use crate::report::{Starved, Tally};

/// Of what is long, so many characters show what it is like.
const MOST_SHOWN: usize = 60;

/// That no test case was valid.
pub(crate) fn unsatisfiable(tally: &Tally, most: Option<&Starved>, exhausted: bool) -> String {
    let mut text = format!(
        "no test case was valid: {} rejected, {} too large",
        tally.invalid, tally.overrun
    );
    if exhausted {
        text.push_str("; there are no others");
    }
    if let Some(starved) = most {
        push_starved(&mut text, starved);
    }
    if tally.overrun > tally.invalid {
        let _ = write!(
            text,
            "\nBound the sizes of what is drawn: a test case makes no more than {MAX_CHOICES} choices."
        );
    }
    text
}

fn push_starved(text: &mut String, starved: &Starved) {
    let Rejection { reason, location } = starved.rejection;
    let _ = write!(text, "; {} by {reason}", starved.times);
    if reason == TOO_DEEP {
        text.push_str(
            "\nGive the recursion an end: an alternative that draws nothing of its own kind.",
        );
        return;
    }
    let _ = writeln!(text, " at {location}");
    if reason == Rejection::NOTHING {
        text.push_str("Draw from something there, or leave the strategy out.");
        return;
    }
    if !starved.refused.is_empty() {
        push_refused(text, &starved.refused);
        text.push_str(
            "Draw values that pass in the first place: `integers(1..)` rather than a filter for \
             positive numbers, `.map(|n| 2 * n)` rather than one for even ones.",
        );
        return;
    }
    if !starved.dropped.is_empty() {
        let dropped: Vec<String> = starved.dropped.iter().map(|one| shortened(one)).collect();
        let _ = writeln!(text, "It dropped {}.", dropped.join("; and "));
    }
    text.push_str("Draw values that satisfy it instead of rejecting those that do not.");
}

/// `It refused 4, 17 and -3.`, and otherwise what the values were made of.
fn push_refused(text: &mut String, refused: &[Refused]) {
    let is_source = refused.iter().all(|one| one.is_source);
    text.push_str(match is_source {
        true => "It refused ",
        false => "It refused what is made of the choices ",
    });
    for (place, one) in refused.iter().enumerate() {
        text.push_str(match place {
            0 => "",
            _ if place + 1 == refused.len() => " and ",
            _ => ", ",
        });
        text.push_str(&shortened(&one.text));
    }
    text.push_str(".\n");
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(MOST_SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
