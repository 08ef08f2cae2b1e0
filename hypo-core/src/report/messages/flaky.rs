//! The sentences about failures that do not come again.

use super::panic_of;
use crate::choice::{Choice, Constraint, FloatConstraint, Size, Width};
use crate::report::{Asked, FirstFailure, Replays};

/// That a failure did not come again every time, and what happened in its place.
pub(crate) fn flaky(first: &FirstFailure, replays: &Replays) -> String {
    let mut text = match &replays.asked {
        Some(asked) => flaky_strategy(asked) + "\n",
        None if !replays.other_values.is_empty() => format!(
            "flaky: {}\nWhat a strategy comes to must depend on nothing but what it draws. ",
            came_to(replays)
        ),
        None => format!(
            "flaky: {}\nIt depends on something that its arguments do not hold. ",
            came_to(replays)
        ),
    };
    text.push_str("It first failed with:\n");
    text.push_str(&panic_of(first));
    if let Some(otherwise) = &replays.otherwise {
        text.push_str("\nLater it failed with:\n");
        text.push_str(&panic_of(otherwise));
    }
    text
}

/// How often it failed, and what else it did.
fn came_to(replays: &Replays) -> String {
    let values = match (&replays.values[..], &replays.other_values[..]) {
        ("", _) => "the same choices".to_owned(),
        (values, "") => format!("the same values, {values}"),
        (values, others) => {
            format!("the same choices, which came to {values} as well as to {others}")
        }
    };
    let others = replays.runs - 1;
    if replays.passed == others {
        return format!("it failed once and passed in {others} of {others} replays with {values}.");
    }
    let mut text = format!(
        "with {values}, it failed in {} of {} runs",
        replays.failed, replays.runs
    );
    for (number, what) in [
        (replays.passed, "passed"),
        (replays.failed_otherwise, "failed otherwise"),
        (replays.rejected, "was rejected"),
    ] {
        if number > 0 {
            text.push_str(&format!(", {what} in {number}"));
        }
    }
    text.push('.');
    if let Some(rejection) = replays.rejection {
        text.push_str(&format!(
            "\nAn assumption is unreliable: {} at {} rejected it.",
            rejection.reason, rejection.location
        ));
    }
    text
}

/// That the same choices led to another one than before.
pub(crate) fn flaky_strategy(asked: &Asked) -> String {
    let place = match &asked.place[..] {
        "" => String::new(),
        place => format!("    in {place}\n"),
    };
    let (first, then) = (
        in_words(asked.first.as_ref()),
        in_words(asked.then.as_ref()),
    );
    let then = if first == then {
        format!("{then}, but with other values")
    } else {
        then
    };
    format!(
        "flaky: what it draws is not the same each time. After the same choices,\n{place}\
         \x20   it first asked for {first}\n    and then for {then}\n\
         What a strategy asks for must depend on nothing but what was drawn before."
    )
}

fn in_words(choice: Option<&Choice>) -> String {
    let Some(choice) = choice else {
        return "nothing more".to_owned();
    };
    let text = constraint(&choice.constraint);
    if choice.forced {
        return format!("{text} that was decided before");
    }
    text
}

fn constraint(constraint: &Constraint) -> String {
    match constraint {
        Constraint::Integer(integer) => {
            let (min, max) = (integer.min(), integer.max());
            format!("an integer from {min} to {max}")
        }
        Constraint::Boolean(probability) => match probability.of_true() {
            0.5 => "a boolean".to_owned(),
            of_true => format!("a boolean that is true with probability {of_true}"),
        },
        Constraint::Float(range) => float(range),
        Constraint::String(string) => {
            let characters = string.alphabet().len();
            let size = size(string.size(), "character");
            format!("text of {size}, out of {characters}")
        }
        Constraint::Bytes(bytes) => size(bytes.size(), "byte"),
    }
}

fn float(range: &FloatConstraint) -> String {
    let width = match range.width() {
        Width::F32 => "an f32",
        Width::F64 => "an f64",
    };
    let or_nan = if range.permits_nan() { " or NaN" } else { "" };
    format!(
        "{width} from {:?} to {:?}{or_nan}",
        range.min(),
        range.max()
    )
}

fn size(size: Size, item: &str) -> String {
    let (min, max) = (size.min(), size.max());
    if min == max {
        let plural = if min == 1 { "" } else { "s" };
        return format!("{min} {item}{plural}");
    }
    match max {
        usize::MAX => format!("{min} or more {item}s"),
        _ => format!("{min} to {max} {item}s"),
    }
}
