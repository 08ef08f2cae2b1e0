//! Failures that do not come again, or not every time.

use std::cell::Cell;

use hypo_core::Label;
use hypo_core::choice::Probability;

use crate::listed::Listed;
use crate::*;

/// Which run with the same large number this is, from 1 on; 0 for a number that is not large, or another one.
struct Runs {
    number: Cell<Option<u32>>,
    runs: Cell<u32>,
}

impl Runs {
    fn new() -> Runs {
        Runs {
            number: Cell::new(None),
            runs: Cell::new(0),
        }
    }

    fn of(&self, x: u32) -> u32 {
        if x < 300 || self.number.get().is_some_and(|number| number != x) {
            return 0;
        }
        self.number.set(Some(x));
        self.runs.set(self.runs.get() + 1);
        self.runs.get()
    }
}

/// Draws `y` up to this number, below two strategies.
fn draw_y(case: &TestCase, max: u32) -> Int {
    case.begin_argument("y");
    let range = IntegerConstraint::new(Int::ZERO, Int::from(max), Int::ZERO).unwrap();
    let y = case.span(
        Label::new("collections::Vecs<numbers::Integers<u8>>"),
        || {
            case.span(Label::new("numbers::Integers<u8>"), || {
                case.draw_integer(&range)
            })
        },
    );
    if case.describes() {
        case.describe(Argument {
            name: "y".to_owned(),
            text: y.to_string(),
            is_source: true,
            parts: Vec::new(),
        });
    }
    y
}

fn message_of(body: Body<'_>) -> String {
    let failure = check(Settings::new().seed(1), body).unwrap_err();
    assert_eq!(failure.example(), None);
    assert_eq!(failure.others().len(), 0, "{failure}");
    failure.message().to_owned()
}

#[test]
fn a_failure_that_does_not_come_again_is_told_with_its_values_and_its_panic() {
    let runs = Runs::new();
    let message = message_of(&|case| {
        let x = draw_x(case);
        assert!(runs.of(x) != 1, "only the first time");
        Verdict::Passed
    });
    let x = runs.number.get().unwrap();
    let expected = format!(
        "flaky: it failed once and passed in 5 of 5 replays with the same values, x = {x}.\n\
         It depends on something that its arguments do not hold. It first failed with:\n    \
         failed at hypo-core/tests/runs/flaky.rs:"
    );
    assert!(message.starts_with(&expected), "{message}");
    assert!(message.ends_with(": only the first time"), "{message}");
    assert_eq!(runs.runs.get(), 6);
}

#[test]
fn a_failure_at_any_call_is_found_to_be_flaky_with_few_more() {
    for call in 1..20 {
        let calls = Cell::new(0);
        let message = message_of(&|case| {
            draw_x(case);
            calls.set(calls.get() + 1);
            assert!(calls.get() != call, "never again");
            Verdict::Passed
        });
        assert!(message.starts_with("flaky: "), "{message}");
        // Generation goes on for as long as after any failure.
        assert_eq!(calls.get(), (2 * call).max(10) + 5);
    }
}

#[test]
fn a_failure_that_comes_now_and_then_is_told_with_how_often() {
    let runs = Runs::new();
    let message = message_of(&|case| {
        let x = draw_x(case);
        match runs.of(x) {
            1 | 4 => panic!("now and then"),
            3 => case.reject("`it is noon`"),
            5 => panic!("otherwise"),
            _ => Verdict::Passed,
        }
    });
    let expected = "flaky: with the same values, x = ";
    assert!(message.starts_with(expected), "{message}");
    let others =
        ", it failed in 2 of 6 runs, passed in 2, failed otherwise in 1, was rejected in 1.\n";
    assert!(message.contains(others), "{message}");
    let rejected = "An assumption is unreliable: `it is noon` at hypo-core/tests/runs/flaky.rs:";
    assert!(message.contains(rejected), "{message}");
    let (first, later) = message.split_once("\nLater it failed with:\n").unwrap();
    assert!(first.ends_with(": now and then"), "{message}");
    assert!(later.ends_with(": otherwise"), "{message}");
}

#[test]
fn what_is_rejected_when_it_is_replayed_is_an_unreliable_assumption() {
    let runs = Runs::new();
    let message = message_of(&|case| {
        let x = draw_x(case);
        match runs.of(x) {
            0 => Verdict::Passed,
            1 => panic!("once"),
            _ => case.reject("`it is noon`"),
        }
    });
    let expected = ", it failed in 1 of 6 runs, was rejected in 5.\nAn assumption is unreliable: ";
    assert!(message.contains(expected), "{message}");
}

#[test]
fn a_strategy_that_draws_something_else_is_told_with_what_and_where() {
    let runs = Runs::new();
    let message = message_of(&|case| {
        let x = draw_x(case);
        let run = runs.of(x);
        draw_y(case, if run > 1 { 12 } else { 10 });
        assert!(run != 1, "once");
        Verdict::Passed
    });
    let expected = "flaky: what it draws is not the same each time. After the same choices,\n    \
        in argument `y` > Vecs<Integers<u8>> > Integers<u8>\n    \
        it first asked for an integer from 0 to 10\n    \
        and then for an integer from 0 to 12\n\
        What a strategy asks for must depend on nothing but what was drawn before.\nIt first failed with:\n    \
        failed at hypo-core/tests/runs/flaky.rs:";
    assert!(message.starts_with(expected), "{message}");
}

#[test]
fn a_strategy_that_draws_something_else_is_flaky_even_if_it_fails_again() {
    let runs = Runs::new();
    let message = message_of(&|case| {
        let run = runs.of(draw_x(case));
        draw_y(case, 10 + run);
        assert!(run == 0, "every time");
        Verdict::Passed
    });
    assert!(
        message.contains("it first asked for an integer from 0 to 11\n"),
        "{message}"
    );
    assert!(
        message.contains("and then for an integer from 0 to 1"),
        "{message}"
    );
}

#[test]
fn a_strategy_that_draws_less_or_more_is_told_too() {
    let message = |more_at_first: bool| {
        let runs = Runs::new();
        message_of(&|case| {
            let run = runs.of(draw_x(case));
            case.begin_argument("z");
            if (run == 1) == more_at_first {
                case.draw_boolean(Probability::HALF);
            }
            assert!(run != 1, "once");
            Verdict::Passed
        })
    };
    let less = message(true);
    let expected = "    it first asked for a boolean\n    and then for nothing more\n";
    assert!(less.contains(expected), "{less}");
    let more = message(false);
    let expected =
        "    in argument `z`\n    it first asked for nothing more\n    and then for a boolean\n";
    assert!(more.contains(expected), "{more}");
}

#[test]
fn a_property_that_draws_on_where_it_failed_before_is_flaky_and_no_more() {
    let runs = Runs::new();
    let message = message_of(&|case| {
        let x = draw_x(case);
        assert!(runs.of(x) != 1, "once");
        case.draw_boolean(Probability::HALF);
        Verdict::Passed
    });
    let expected = "flaky: it failed once and passed in 5 of 5 replays ";
    assert!(message.starts_with(expected), "{message}");
}

#[test]
fn a_flaky_failure_beside_a_bug_is_one_of_two() {
    let is_first = Cell::new(true);
    let failure = check(Settings::new().seed(1), &|case| {
        let x = draw_x(case);
        assert!(x > 0, "always");
        assert!(!is_first.replace(false), "once");
        Verdict::Passed
    })
    .unwrap_err();
    assert_eq!(
        (failure.message(), example(&failure).as_str()),
        ("always", "#[example(x = 0)]")
    );
    let [other] = failure.others() else {
        panic!("{failure}");
    };
    assert!(other.message().starts_with("flaky: "), "{failure}");
    let text = failure.to_string();
    assert!(
        text.contains("\n2 of 2: the_property: flaky: it failed "),
        "{text}"
    );
}

#[test]
fn nothing_is_left_of_a_flaky_failure_in_the_database() {
    // It fails so often, in all its forms, and then no more.
    for often in [1, 2, 4, 6, 8] {
        let listed = Arc::new(Listed::default());
        let database: Arc<dyn Database> = Arc::clone(&listed) as _;
        let failures = Cell::new(0);
        let failure = check(stored_in(&database).max_examples(1000), &|case| {
            let x = draw_x(case);
            if x >= 300 && failures.get() < often {
                failures.set(failures.get() + 1);
                panic!("{x} fails");
            }
            Verdict::Passed
        })
        .unwrap_err();
        if failure.message().starts_with("flaky: ") {
            assert_eq!(listed.sizes(), [0; 0]);
        } else {
            // It was as small as it gets before the last of them.
            assert!(often > 2 && failure.others().is_empty(), "{failure}");
        }
    }
}

#[test]
fn a_stored_failure_that_passes_when_it_is_shown_is_flaky() {
    let listed = Arc::new(Listed::default());
    let database: Arc<dyn Database> = Arc::clone(&listed) as _;
    let calls = Cell::new(0);
    check(stored_in(&database), &counting(&calls, |x| x == 0)).unwrap_err();
    calls.set(0);
    let failure = check(
        stored_in(&database),
        &counting(&calls, |_| calls.get() == 1),
    )
    .unwrap_err();
    let expected =
        "flaky: it failed once and passed in 5 of 5 replays with the same values, x = 0.\n";
    assert!(failure.message().starts_with(expected), "{failure}");
    assert_eq!(calls.get(), 6);
    assert_eq!(listed.sizes(), [0; 0]);
}

#[test]
fn where_one_bug_is_asked_for_a_failure_at_another_place_is_the_same() {
    let runs = Runs::new();
    let settings = Settings::new().seed(1).report_multiple_bugs(false);
    let failure = check(settings, &|case| match runs.of(draw_x(case)) {
        0 => Verdict::Passed,
        1 => panic!("at first"),
        _ => panic!("and then"),
    })
    .unwrap_err();
    assert_eq!(failure.message(), "and then");
    let text = failure.to_string();
    assert!(
        text.contains("The same values failed differently before:\n"),
        "{text}"
    );
}

#[test]
fn the_seed_of_a_flaky_run_is_told_unless_it_was_given() {
    let is_first = |settings: Settings| {
        let is_first = Cell::new(true);
        let failure = check(settings, &|case| {
            draw_x(case);
            assert!(!is_first.replace(false), "once");
            Verdict::Passed
        });
        failure.unwrap_err().message().to_owned()
    };
    let fresh = is_first(without_database().source_constants(false));
    let (_, line) = fresh.split_once("\nTo repeat this run, add ").unwrap();
    assert!(line.starts_with("#[settings(seed = "), "{fresh}");
    assert!(line.ends_with(")] to the property."), "{fresh}");
    let given = is_first(Settings::new().seed(1));
    assert!(!given.contains("seed"), "{given}");
}

#[test]
fn strategies_that_go_another_way_after_the_same_choices_end_a_run_that_passes() {
    let calls = Cell::new(0);
    let failure = check(Settings::new().seed(1), &|case| {
        calls.set(calls.get() + 1);
        let few = IntegerConstraint::new(Int::ZERO, Int::from(3), Int::ZERO).unwrap();
        case.begin_argument("few");
        case.draw_integer(&few);
        case.begin_argument("more");
        let most = if calls.get() < 10 { 100 } else { 1000 };
        let more = IntegerConstraint::new(Int::ZERO, Int::from(most), Int::ZERO).unwrap();
        case.draw_integer(&more);
        Verdict::Passed
    })
    .unwrap_err();
    let text = failure.to_string();
    assert!(text.contains("flaky: "), "{text}");
    assert!(text.contains("argument `more`"), "{text}");
    assert!(
        text.contains("0 to 100") && text.contains("0 to 1000"),
        "{text}"
    );
    assert!(calls.get() < 20, "{}", calls.get());
}

#[test]
fn a_seed_that_is_told_says_that_literals_belong_to_it() {
    let calls = Cell::new(0);
    let failure = check(without_database(), &|case| {
        draw_x(case);
        calls.set(calls.get() + 1);
        assert_ne!(calls.get(), 90, "once");
        Verdict::Passed
    });
    let text = failure.unwrap_err().to_string();
    assert!(
        text.contains(".\nIt has drawn literals of its package, "),
        "{text}"
    );
}
