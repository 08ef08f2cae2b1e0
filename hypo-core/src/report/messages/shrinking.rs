//! The sentences about shrinking: that it did not come to its end, and what its passes have done.

use std::fmt::Write;
use std::time::Duration;

use crate::report::{Explained, Unfinished};
use crate::shrink::{Effort, Ended};

/// That there may be something simpler, and how to go on; `stored` says whether the next run begins with
/// what there is.
pub(crate) fn unfinished(unfinished: &Unfinished, stored: bool) -> String {
    let time = duration(unfinished.time);
    let runs = counted(unfinished.runs, "test case");
    let steps = counted(unfinished.steps as u64, "step");
    let (after, others) = match unfinished.ended {
        Ended::OutOfTime | Ended::Complete => (&time, [&runs, &steps]),
        Ended::OutOfRuns | Ended::Stalled => (&runs, [&time, &steps]),
        Ended::OutOfImprovements => (&steps, [&time, &runs]),
    };
    let (ended, next) = match (unfinished.ended, stored) {
        (Ended::Stalled, _) => ("given up", "."),
        (_, true) => ("stopped", ": to go on from here, run the test again."),
        (_, false) => ("stopped", ", but nothing is stored from which to go on."),
    };
    let [one, another] = others;
    format!(
        "Shrinking was {ended} after {after} ({one}, {another}).\nThere may be a simpler failure{next}"
    )
}

/// What each pass has cost and brought, but for those that never ran anything.
pub(crate) fn passes(effort: &Effort) -> String {
    let mut rows = Vec::new();
    for tally in &effort.passes {
        if tally.runs > 0 {
            rows.push((tally.pass, tally.runs, tally.improvements));
        }
    }
    rows.push(("all", effort.runs, effort.improvements));
    let mut widest = 0;
    for (pass, _, _) in &rows {
        widest = widest.max(pass.len());
    }
    let mut text = format!("shrunk\n    {:widest$}    runs  improvements", "pass");
    for (pass, runs, improvements) in rows {
        let _ = write!(text, "\n    {pass:widest$}  {runs:6}  {improvements:12}");
    }
    text
}

/// How many parts were found to make no difference.
pub(crate) fn explained(explained: &Explained, runs: u64) -> String {
    format!(
        "explained in {}: {} may be any other",
        counted(runs, "test case"),
        counted(explained.free.len() as u64, "value"),
    )
}

/// `5 min 1 s`.
fn duration(time: Duration) -> String {
    match time.as_secs() {
        0..10 => format!("{:.1} s", time.as_secs_f64()),
        seconds @ 10..60 => format!("{seconds} s"),
        seconds => format!("{} min {} s", seconds / 60, seconds % 60),
    }
}

fn counted(number: u64, what: &str) -> String {
    match number {
        1 => format!("1 {what}"),
        _ => format!("{number} {what}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shrink::Tally;

    #[test]
    fn times_are_told_as_people_tell_them() {
        let told = |millis| duration(Duration::from_millis(millis));
        assert_eq!(told(40), "0.0 s");
        assert_eq!(told(9_960), "10.0 s");
        assert_eq!(told(59_999), "59 s");
        assert_eq!(told(301_000), "5 min 1 s");
    }

    fn told(ended: Ended, stored: bool) -> String {
        let so_far = Unfinished {
            ended,
            time: Duration::from_secs(12),
            runs: 1234,
            steps: 1,
        };
        unfinished(&so_far, stored)
    }

    #[test]
    fn what_ended_shrinking_is_told_with_all_that_it_took_and_how_to_go_on() {
        let stored = "\nThere may be a simpler failure: to go on from here, run the test again.";
        let expected = "Shrinking was stopped after 12 s (1234 test cases, 1 step).";
        assert_eq!(told(Ended::OutOfTime, true), format!("{expected}{stored}"));
        let expected = "Shrinking was stopped after 1234 test cases (12 s, 1 step).";
        assert_eq!(told(Ended::OutOfRuns, true), format!("{expected}{stored}"));
        let expected = "Shrinking was stopped after 1 step (12 s, 1234 test cases).\n\
             There may be a simpler failure, but nothing is stored from which to go on.";
        assert_eq!(told(Ended::OutOfImprovements, false), expected);
    }

    #[test]
    fn what_was_given_up_is_told_as_such_and_does_not_go_on() {
        let expected = "Shrinking was given up after 1234 test cases (12 s, 1 step).\n\
             There may be a simpler failure.";
        assert_eq!(told(Ended::Stalled, true), expected);
        assert_eq!(told(Ended::Stalled, false), expected);
    }

    #[test]
    fn the_table_of_passes_leaves_out_those_that_never_ran() {
        let tally = |pass, runs, improvements| Tally {
            pass,
            runs,
            improvements,
        };
        let effort = Effort {
            runs: 130,
            repeated: 0,
            improvements: 12,
            ended: Ended::Complete,
            passes: vec![
                tally("everything", 1, 0),
                tally("swap", 0, 0),
                tally("individual choices", 129, 12),
            ],
        };
        let expected = "\
shrunk
    pass                  runs  improvements
    everything               1             0
    individual choices     129            12
    all                    130            12";
        assert_eq!(passes(&effort), expected);
    }
}
