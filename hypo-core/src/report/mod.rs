//! What is printed: on standard error, and only when something is wrong or somebody asked.
//!
//! [`messages`] holds every sentence, `failure` what a failed run says and how
//! it ends, `example` the values as they can be pasted back, and `wrap` how long
//! ones are broken over lines.

mod example;
mod failure;
pub(crate) mod messages;
mod starved;
mod story;
mod tally;
mod wrap;

pub(crate) use example::in_words;
pub use failure::Failure;
pub(crate) use starved::Starved;
pub(crate) use story::{Asked, Explained, FirstFailure, Replays, Story, Unfinished};
pub use tally::{Report, Stopped, Tally};

use crate::case::Described;
use crate::executor::Execution;

/// Writes to standard error as `eprint!` does, so that libtest shows it with the test that it is about.
pub(crate) fn say(text: &str) {
    if !text.is_empty() {
        eprint!("{text}");
    }
}

/// What stands above the property's own panic: what was found, and what was noted.
pub(crate) fn above(heading: &str, described: &Described, explained: &Explained) -> String {
    let example = example::example(described, explained);
    let mut text = format!("{heading}\n\n{example}");
    if !described.notes.is_empty() {
        text.push('\n');
    }
    for (place, note) in described.notes.iter().enumerate() {
        text.push_str(note);
        if explained.frees_note(described, place) {
            text.push(' ');
            text.push_str(messages::any_other());
        }
        text.push('\n');
    }
    text
}

/// One line of verbose output.
pub(crate) fn test_case(execution: &Execution, with_choices: bool) -> String {
    let mut text =
        messages::test_case(execution.outcome, &in_words(&execution.described.arguments));
    if with_choices {
        let values = execution.values();
        text.push_str(&format!("    {values:?}\n"));
    }
    for note in &execution.described.notes {
        text.push_str(&format!("    {note}\n"));
    }
    for score in &execution.targets {
        text.push_str(&format!("    {}", messages::score(score)));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::{Role, TestCase};
    use crate::executor::LocalExecutor;
    use crate::source::Source;
    use crate::verdict::Verdict;

    #[test]
    fn a_verbose_line_has_its_notes_and_scores_below_it() {
        let body = |case: &TestCase| {
            case.note(|| "half way".to_owned());
            case.target(7.0, "");
            case.target(0.5, "share");
            Verdict::Passed
        };
        let executor = LocalExecutor::new(&body, 10);
        let Ok(execution) = executor.execute_as(Role::Describe, Source::replay(Vec::new())) else {
            unreachable!("the body has a meaning");
        };
        assert_eq!(
            test_case(&execution, false),
            "test case:  ... passed\n    half way\n    target! = 7\n    target! \"share\" = 0.5\n"
        );
    }
}
