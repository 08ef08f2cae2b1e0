//! Every sentence that a run says, in one place.

mod flaky;
mod shrinking;
mod unsatisfiable;

use std::fmt::Write;
use std::io;

use crate::blob;
use crate::case::Score;
use crate::choice::Value;
use crate::executor::{Execution, Outcome};
use crate::property::Example;
use crate::report::{FirstFailure, Report, Stopped, Story, Tally};

pub(crate) use flaky::{flaky, flaky_strategy};
pub(crate) use shrinking::{explained, passes, unfinished};
pub(crate) use unsatisfiable::unsatisfiable;

/// The version that blobs name.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What failed, how it was found, and that its values follow.
pub(crate) fn heading(name: &str, story: &Story) -> String {
    match story {
        Story::Pinned { place, via, others } => {
            let more = match others {
                0 => String::new(),
                1 => ", and with another one".to_owned(),
                n => format!(", and with {n} others"),
            };
            format!(
                "{name} failed with {}{more}:",
                pinned_name(place, via.as_deref())
            )
        }
        Story::Reproduced { .. } => {
            format!("{name} failed with what #[reproduce_failure] replays:")
        }
        Story::Replayed { shrinks } => {
            format!(
                "{name} failed again, from a stored failure{}:",
                so_often(*shrinks)
            )
        }
        Story::Generated {
            test_cases: 1,
            shrinks,
        } => {
            format!(
                "{name} failed in its first test case{}:",
                so_often(*shrinks)
            )
        }
        Story::Generated {
            test_cases,
            shrinks,
        } => {
            format!(
                "{name} failed after {test_cases} test cases{}:",
                so_often(*shrinks)
            )
        }
    }
}

/// Which of several failures this is; nothing if it is the only one.
pub(crate) fn number(number: usize, of: usize) -> String {
    match of {
        1 => String::new(),
        _ => format!("{number} of {of}: "),
    }
}

/// That there was more than one failure, below the last of them.
pub(crate) fn several(name: &str, failures: usize) -> String {
    format!("\n{name} has {failures} distinct failures.\n")
}

fn so_often(shrinks: usize) -> String {
    match shrinks {
        0 => String::new(),
        1 => ", shrunk once".to_owned(),
        n => format!(", shrunk {n} times"),
    }
}

fn pinned_name(place: &str, via: Option<&str>) -> String {
    match via {
        Some(via) => format!("the pinned example at {place} (via {via:?})"),
        None => format!("the pinned example at {place}"),
    }
}

/// That the property was not called, for this argument was not drawn.
pub(crate) fn not_drawn(name: &str) -> String {
    format!("while drawing or printing {name}, before the property was called")
}

/// That there are no values to show.
pub(crate) fn no_values() -> &'static str {
    "while drawing, before there was a value"
}

/// Beside a value of the report: that it makes no difference.
pub(crate) fn any_other() -> &'static str {
    "// or any other generated value"
}

/// Below the values: what happened when all that make no difference were something else at once.
pub(crate) fn together(always_failed: bool) -> &'static str {
    if always_failed {
        "// It always failed when the commented values were varied together."
    } else {
        "// It sometimes passed when the commented values were varied together."
    }
}

/// How to have a failure again, from nothing but this text.
pub(crate) fn replay_line(values: &[Value]) -> String {
    let blob = blob::encode(values);
    format!(
        "To replay it, add above the property:\n    #[reproduce_failure(\"{VERSION}\", \"{blob}\")]"
    )
}

/// That the last replay failed, but not as the search did.
pub(crate) fn failed_otherwise(first: &FirstFailure) -> String {
    format!(
        "The same values failed differently before:\n{}",
        panic_of(first)
    )
}

/// How to have the same test cases again.
pub(crate) fn seed(seed: u64, literals: Option<u64>) -> String {
    let mut text = format!("To repeat this run, add #[settings(seed = {seed})] to the property.");
    if let Some(digest) = literals {
        let _ = write!(
            text,
            "\nIt has drawn literals of its package, and is repeated while they are the same ({digest:016x})."
        );
    }
    text
}

/// What a property's returned error says.
pub(crate) fn returned(type_name: &str, debug: &str) -> String {
    match type_name {
        "bool" => "the property returned false".to_owned(),
        _ => format!("the property returned an error: {debug}"),
    }
}

fn panic_of(first: &FirstFailure) -> String {
    let mut text = match &first.place {
        Some(place) => format!("    failed at {place}: "),
        None => "    failed: ".to_owned(),
    };
    for c in first.message.chars() {
        text.push(c);
        if c == '\n' {
            text.push_str("    ");
        }
    }
    text
}

/// That a pinned example failed once and then passed.
pub(crate) fn flaky_example(story: &Story) -> String {
    let example = match story {
        Story::Pinned { place, via, .. } => pinned_name(place, via.as_deref()),
        _ => "a test case".to_owned(),
    };
    format!(
        "flaky: {example} failed once and passed when it was run again; \
         it depends on something that its values do not hold"
    )
}

/// That what `#[reproduce_failure]` replays did not fail.
pub(crate) fn not_reproduced(execution: &Execution, values: &str, version: &str) -> String {
    let mut text = if !execution.as_recorded || execution.outcome == Outcome::Overrun {
        "#[reproduce_failure] no longer fits: the property asks for other values than when the line was printed".to_owned()
    } else if execution.outcome == Outcome::Invalid {
        "#[reproduce_failure] replayed values that an assumption or a filter now rejects".to_owned()
    } else {
        "the failure of #[reproduce_failure] no longer happens".to_owned()
    };
    if !values.is_empty() {
        let _ = write!(text, " (it ran with {values})");
    }
    if version != VERSION {
        let _ = write!(text, "; the line is of hypo {version}, this is {VERSION}");
    }
    text.push_str("; remove the attribute");
    text
}

/// That a blob is of a format that this version does not know.
pub(crate) fn unknown_blob(version: &str) -> String {
    if version == VERSION {
        return broken_blob();
    }
    format!(
        "the text of #[reproduce_failure] is in a format of hypo {version} that this version, {VERSION}, does not know; \
         use that version, or remove the attribute"
    )
}

/// That a blob is damaged.
pub(crate) fn broken_blob() -> String {
    "the text of #[reproduce_failure] is damaged: copy the whole line again, or remove the attribute".to_owned()
}

/// What a run tried in which nothing failed.
pub(crate) fn held(report: &Report) -> String {
    let Tally {
        valid, repeated, ..
    } = report.tally;
    let rejected = report.tally.invalid + report.tally.overrun;
    let mut text = match (report.stopped, valid) {
        (Some(Stopped::Exhausted), _) => match valid - repeated {
            1 => "held in the only test case that there is".to_owned(),
            different => format!("held: all {different} test cases were tried"),
        },
        (Some(_), 1) => "held in 1 test case".to_owned(),
        (Some(_), _) => format!("held in {valid} test cases"),
        (None, _) => "held, as far as it was to be tried".to_owned(),
    };
    match rejected {
        0 => {}
        1 => text.push_str("; 1 other was rejected"),
        _ => {
            let _ = write!(text, "; {rejected} others were rejected");
        }
    }
    if report.stopped == Some(Stopped::TooManyRejected) {
        text.push_str(", and so no more were tried");
    }
    text
}

/// One line about a test case.
pub(crate) fn test_case(outcome: Outcome, arguments: &str) -> String {
    format!("test case: {arguments} ... {}\n", in_a_word(outcome))
}

/// One line about a score.
pub(crate) fn score(score: &Score) -> String {
    format!("{} = {}\n", target(score.label), score.score)
}

/// That a score has no place among the others.
pub(crate) fn not_finite(score: &Score) -> String {
    format!(
        "{} was called with {}: a score must be a finite number, so that it can be compared with others",
        target(score.label),
        score.score
    )
}

/// That there are two scores of one label.
pub(crate) fn scored_twice(label: &str) -> String {
    let way_out = if label.is_empty() {
        "give each call a label of its own, `target!(score, \"label\")`"
    } else {
        "give each call a label of its own"
    };
    format!(
        "{} was called twice in one test case; call it once with the final score, or {way_out}",
        target(label)
    )
}

fn target(label: &str) -> String {
    match label {
        "" => "target!".to_owned(),
        label => format!("target! {label:?}"),
    }
}

/// One line about a pinned example.
pub(crate) fn pinned(example: &Example<'_>, outcome: Outcome) -> String {
    format!(
        "{} ... {}\n",
        pinned_name(example.place, example.via),
        in_a_word(outcome)
    )
}

fn in_a_word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Overrun => "too large",
        Outcome::Invalid => "rejected",
        Outcome::Valid => "passed",
        Outcome::Interesting => "failed",
    }
}

/// That a failure could not be stored.
pub(crate) fn not_saved(error: &io::Error) -> String {
    format!("This failure could not be stored: {error}")
}

/// That an entry could not be removed.
pub(crate) fn not_removed(place: &str, error: &io::Error) -> String {
    format!("A stored failure could not be removed: {place}: {error}")
}

/// That an entry was no failure in a known format.
pub(crate) fn unreadable(place: &str) -> String {
    format!("A stored failure could not be read and was removed: {place}")
}
