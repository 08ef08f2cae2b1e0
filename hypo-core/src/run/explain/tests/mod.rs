//! Which parts of a failure are told to make no difference, by a clock that is told to go on.

mod harness;

use std::cell::Cell;
use std::sync::Arc;

use crate::case::{ShownPart, TestCase};
use crate::choice::Probability;
use crate::database::{Database, InMemoryDatabase};
use crate::run::tests::Stopped;
use crate::settings::{Phase, Settings, Verbosity};
use crate::verdict::IntoVerdict;
use harness::*;

#[test]
fn what_makes_no_difference_has_a_comment_and_nothing_else_has() {
    let told = run(&|case| {
        let large = up_to(case, "large", 1000);
        up_to(case, "small", 1000);
        list(case, "list");
        large < 100
    });
    let expected = format!(
        "    #[example(\n        large = 100,\n        small = 0,{FREE}\n        list = vec![],{FREE}\n    )]\n{ALWAYS}"
    );
    assert!(told.text.contains(&expected), "{}", told.text);
}

#[test]
fn where_everything_matters_the_report_is_as_without_the_phase() {
    let holds = |case: &TestCase| up_to(case, "x", 1000) < 100;
    let (told, plain) = (run(&holds), run_by(unexplained(), 0, &holds));
    assert_eq!(told.text, plain.text);
    assert!(
        told.calls <= plain.calls + 10,
        "{} and {}",
        told.calls,
        plain.calls
    );
}

#[test]
fn values_that_matter_only_as_equal_or_different_ones_matter() {
    for holds in [|a, b| a == b, |a, b| a != b] {
        let told = run(&|case| holds(up_to(case, "a", 1 << 40), up_to(case, "b", 1 << 40)));
        assert!(!told.frees("a") && !told.frees("b"), "{}", told.text);
    }
}

#[test]
fn it_is_told_if_values_that_make_no_difference_by_themselves_do_so_together() {
    let told = run(&|case| {
        let (a, b) = (up_to(case, "a", 1000), up_to(case, "b", 1000));
        a > 0 && b > 0
    });
    assert!(told.frees("a") && told.frees("b"), "{}", told.text);
    assert!(told.text.contains(SOMETIMES), "{}", told.text);
}

#[test]
fn of_a_small_space_all_is_tried_and_no_more() {
    let told = run(&|case| {
        argument(
            case,
            "flag",
            || boolean(case),
            |flag| (flag.to_string(), Vec::new()),
        );
        up_to(case, "only", 0);
        false
    });
    assert!(told.frees("flag"), "{}", told.text);
    assert!(!told.frees("only"), "it has no other value: {}", told.text);
    assert!(told.calls < 12, "{}", told.calls);
}

#[test]
fn of_few_values_together_all_are_tried_and_hardly_more() {
    let told = run(&|case| {
        for name in ["one", "other"] {
            argument(
                case,
                name,
                || boolean(case),
                |flag| (flag.to_string(), Vec::new()),
            );
        }
        false
    });
    assert!(told.frees("one") && told.frees("other"), "{}", told.text);
    assert!(told.text.contains(ALWAYS), "{}", told.text);
    assert!(told.calls < 40, "{}", told.calls);
}

#[test]
fn another_failure_tells_that_a_value_matters_and_is_explained_itself() {
    #[derive(Debug)]
    enum Error {
        Small,
        Large,
    }
    let body = |case: &TestCase| {
        let error = match up_to(case, "a", 1000) {
            0..500 => Error::Small,
            _ => Error::Large,
        };
        up_to(case, "b", 1000);
        Err::<(), _>(error).into_verdict()
    };
    let text = report(seeded(), &Stopped::default(), &body);
    let example = |a| format!("    #[example(\n        a = {a},\n        b = 0,{FREE}\n    )]\n");
    assert!(
        text.contains(&example(0)) && text.contains(&example(500)),
        "{text}"
    );
}

#[test]
fn what_takes_long_gets_a_fifth_of_the_time_and_a_comment_only_if_that_is_enough() {
    let holds = |case: &TestCase| {
        let large = up_to(case, "large", 1000);
        up_to(case, "small", 1000);
        large < 100
    };
    let plain = run_by(unexplained(), 1, &holds);
    let told = run_by(seeded(), 1, &holds);
    assert_eq!(told.text, plain.text);
    // The one that tells which parts there are begins within the time.
    assert!(
        told.calls <= plain.calls + plain.calls / 5 + 1,
        "{} and {}",
        told.calls,
        plain.calls
    );
    assert!(told.calls > plain.calls + 2);
}

#[test]
fn a_part_in_which_nothing_is_chosen_is_left_out() {
    let told = run(&|case| {
        let draw = || case.force_boolean(Probability::HALF, true);
        argument(case, "forced", draw, |()| ("true".to_owned(), Vec::new()));
        argument(case, "nothing", || (), |()| ("()".to_owned(), Vec::new()));
        false
    });
    assert!(!told.text.contains(FREE), "{}", told.text);
}

#[test]
fn where_hardly_anything_counts_it_is_given_up() {
    let holds = |case: &TestCase| {
        let large = up_to(case, "large", 1000);
        if up_to(case, "rare", 1 << 40) > 3 {
            case.reject("it is large");
        }
        large < 1
    };
    let told = run(&holds);
    assert!(!told.frees("rare"), "{}", told.text);
    let plain = run_by(unexplained(), 0, &holds);
    assert!(
        told.calls < plain.calls + 60,
        "{} and {}",
        told.calls,
        plain.calls
    );
}

#[test]
fn a_failure_of_which_more_changes_than_the_part_tells_nothing() {
    // Another `low` has `high` moved along.
    let told = run(&|case| {
        let low = up_to(case, "low", 1000);
        let high = argument(
            case,
            "high",
            || from(case, low, 1000),
            |high| (high.to_string(), Vec::new()),
        );
        high < low
    });
    assert!(told.frees("high") && !told.frees("low"), "{}", told.text);
}

#[test]
fn a_simpler_failure_that_turns_up_is_shrunk_and_explained_in_its_place() {
    // What shrinking could not know: later on it fails whatever it is.
    let calls = Cell::new(0);
    let told = run(&|case| {
        calls.set(calls.get() + 1);
        up_to(case, "first", 1000);
        let second = up_to(case, "second", 200);
        calls.get() < 100 && second < 100
    });
    assert!(told.text.contains("        second = 0,"), "{}", told.text);
    assert!(told.frees("first") && told.frees("second"), "{}", told.text);
}

#[test]
fn parts_are_told_apart_and_what_lies_within_a_free_one_has_no_comment() {
    let pair = |case: &TestCase, name: &'static str| {
        let component = |draw: &dyn Fn() -> u64| {
            case.begin_part("");
            let value = draw();
            case.end_part();
            value
        };
        let draw = || {
            case.enter_parts(name);
            (
                component(&|| number(case, 1000)),
                component(&|| number(case, 1000)),
            )
        };
        argument(case, name, draw, |(a, b)| {
            let text = format!("({a}, {b})");
            let comma = text.find(',').unwrap();
            let parts = [(0, 1..comma), (1, comma + 2..text.len() - 1)];
            let shown = |(number, text)| ShownPart {
                path: vec![number],
                text,
            };
            (text, parts.map(shown).into())
        })
    };
    let told = run(&|case| {
        let (a, _) = pair(case, "pair");
        pair(case, "other");
        a < 10
    });
    let expected = format!(
        "    #[example(\n        pair = (\n            10,\n            0,{FREE}\n        ),\n        other = (0, 0),{FREE}\n    )]\n{ALWAYS}"
    );
    assert!(told.text.contains(&expected), "{}", told.text);
}

#[test]
fn a_draw_in_the_middle_has_its_comment_where_it_is_noted() {
    let told = run(&|case| {
        let draw = |max| {
            let draw = case.begin_draw();
            let value = number(case, max);
            case.end_part();
            case.note_draw(draw, |number| format!("Draw {number}: {value}"));
            value
        };
        let large = draw(1000);
        draw(2000);
        large < 100
    });
    assert!(
        told.text
            .contains(&format!("\nDraw 1: 100\nDraw 2: 0{FREE}\n")),
        "{}",
        told.text
    );
}

#[test]
fn a_stored_failure_is_shown_without_being_explained_anew() {
    let database: Arc<dyn Database> = Arc::new(InMemoryDatabase::new());
    let settings = || Settings::new().database(Some(Arc::clone(&database)));
    let holds = |case: &TestCase| {
        up_to(case, "small", 1000);
        up_to(case, "large", 1000) < 100
    };
    assert!(run_by(settings(), 0, &holds).frees("small"));
    let again = run_by(settings(), 0, &holds);
    assert_eq!(again.calls, 2);
    assert!(!again.text.contains(FREE), "{}", again.text);
}

#[test]
fn nothing_is_explained_without_shrinking_or_where_nobody_reads_it() {
    let holds = |case: &TestCase| {
        up_to(case, "x", 1000);
        false
    };
    let phases = [Phase::Generate, Phase::Explain];
    for settings in [
        seeded().phases(phases),
        seeded().verbosity(Verbosity::Quiet),
    ] {
        let told = run_by(settings, 0, &holds);
        assert!(!told.text.contains(FREE), "{}", told.text);
    }
}

#[test]
fn the_same_seed_explains_in_the_same_way() {
    let holds = |case: &TestCase| {
        list(case, "list");
        let (a, b) = (up_to(case, "a", 1000), up_to(case, "b", 1000));
        a < 10 || b < 10
    };
    let (one, other) = (run(&holds), run(&holds));
    assert_eq!((one.text, one.calls), (other.text, other.calls));
}
