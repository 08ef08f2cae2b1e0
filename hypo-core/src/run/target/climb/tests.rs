use super::*;
use crate::case::{Label, Role, TestCase};
use crate::choice::{
    BytesConstraint, FloatConstraint, Int, IntegerConstraint, Probability, Size, Width,
};
use crate::executor::LocalExecutor;
use crate::source::{Dealer, Seed, Source};
use crate::verdict::Verdict;

/// What a climb came to.
struct Climbed {
    /// The highest score of a valid test case.
    best: f64,
    runs: usize,
    ended: Result<bool, End>,
}

/// Climbs in one round with as many steps as it takes, beginning at `start`.
fn climb_from(start: Vec<Value>, body: &dyn Fn(&TestCase)) -> Climbed {
    climb_for(usize::MAX, start, body)
}

fn climb_for(steps: usize, start: Vec<Value>, body: &dyn Fn(&TestCase)) -> Climbed {
    let body = |case: &TestCase| {
        body(case);
        Verdict::Passed
    };
    let executor = LocalExecutor::new(&body, 1000);
    let execute = |source| match executor.execute_as(Role::Search, source) {
        Ok(execution) => execution,
        Err(Misuse(message)) => panic!("{message}"),
    };
    let first = execute(Source::replay(start));
    let score = first.targets[0];
    let mut dealer = Dealer::new(Seed(1), None);
    let mut best = score.score;
    let mut runs = 0;
    let ended = climb(Summit::of(score, &first), steps, &mut |prefix| {
        if runs == 5000 {
            return Err(End::Spent);
        }
        runs += 1;
        let execution = execute(Source::random_after(prefix, dealer.for_continuation()));
        match execution.score(score.label) {
            Some(score) if execution.outcome == Outcome::Valid => best = best.max(score),
            _ => {}
        }
        Ok(Some(execution))
    });
    Climbed { best, runs, ended }
}

fn draw(case: &TestCase, max: u64) -> u64 {
    let range = IntegerConstraint::new(Int::ZERO, Int::from(max), Int::ZERO).unwrap();
    u64::try_from(case.draw_integer(&range)).unwrap()
}

fn integer(value: u64) -> Value {
    Value::Integer(Int::from(value))
}

/// Draws a list as the collections of hypo do: a boolean before each element, all in one span.
fn draw_list(case: &TestCase) -> Vec<u64> {
    case.span(Label::new("list"), || {
        let mut list = Vec::new();
        while case.span(Label::new("element"), || {
            let more = case.draw_boolean(Probability::new(0.8).unwrap());
            if more {
                list.push(draw(case, 100));
            }
            more
        }) {}
        list
    })
}

#[test]
fn an_integer_is_raised_to_the_end_of_its_range_in_few_runs() {
    let climbed = climb_from(vec![integer(7)], &|case| {
        case.target(draw(case, 1 << 50) as f64, "");
    });
    assert_eq!(climbed.best, (1u64 << 50) as f64);
    assert!(climbed.runs < 5, "{} runs", climbed.runs);
    assert!(matches!(climbed.ended, Ok(true)));
}

#[test]
fn a_peak_inside_of_a_range_is_found_from_both_sides() {
    for start in [0, 7, 5_000_000, 999_999_999] {
        let climbed = climb_from(vec![integer(start)], &|case| {
            let x = draw(case, 1_000_000_000);
            case.target(-(x.abs_diff(1_234_567) as f64), "");
        });
        assert!(climbed.best >= -1.0, "{} from {start}", climbed.best);
        assert!(climbed.runs < 150, "{} runs from {start}", climbed.runs);
    }
}

#[test]
fn a_plateau_is_crossed() {
    let climbed = climb_from(vec![integer(7)], &|case| {
        let off = draw(case, 1_000_000).abs_diff(600_000);
        case.target(-((off / 1000) as f64), "");
    });
    assert_eq!(climbed.best, 0.0);
}

#[test]
fn a_choice_that_does_not_matter_costs_few_runs() {
    let climbed = climb_from(vec![integer(7), integer(7), integer(3)], &|case| {
        draw(case, u64::MAX);
        draw(case, u64::MAX);
        case.target(draw(case, 3) as f64, "");
    });
    assert!(climbed.runs <= 2 * 2 + 5, "{} runs", climbed.runs);
    assert!(matches!(climbed.ended, Ok(false)));
}

#[test]
fn booleans_floats_and_bytes_are_raised_as_well() {
    let start = vec![
        Value::Boolean(false),
        Value::Float(0.25),
        Value::Float(3.0),
        Value::Bytes(vec![9]),
    ];
    let climbed = climb_from(start, &|case| {
        let flag = case.draw_boolean(Probability::HALF);
        let share = FloatConstraint::new(0.0, 1.0, Width::F64).unwrap();
        let share = case.draw_float(&share);
        let wide = FloatConstraint::new(-1e6, 1e6, Width::F32).unwrap();
        let wide = case.draw_float(&wide);
        let bytes = case.draw_bytes(&BytesConstraint::new(Size::new(0, 2).unwrap()));
        let number = bytes
            .iter()
            .fold(0u32, |sum, byte| sum << 8 | u32::from(*byte));
        case.target(f64::from(flag) + share + wide + f64::from(number), "");
    });
    assert_eq!(climbed.best, 1.0 + 1.0 + 1e6 + 65535.0);
}

#[test]
fn a_list_grows_at_its_end() {
    let climbed = climb_for(20, vec![Value::Boolean(false)], &|case| {
        case.target(draw_list(case).len() as f64, "");
    });
    assert!(climbed.best >= 20.0, "{} elements", climbed.best);
}

#[test]
fn what_stands_behind_a_span_that_grows_stays_as_it_is() {
    let number = integer(987_654_321);
    let climbed = climb_for(20, vec![Value::Boolean(false), number], &|case| {
        let list = draw_list(case);
        let fits = draw(case, 1_000_000_000) == 987_654_321;
        case.target(if fits { list.len() as f64 } else { -1.0 }, "");
    });
    assert!(climbed.best >= 20.0, "{} elements", climbed.best);
}

#[test]
fn no_test_case_is_run_twice_and_the_start_not_at_all() {
    let tried = std::cell::RefCell::new(Vec::new());
    climb_from(vec![integer(2), integer(7)], &|case| {
        let drawn = (draw(case, 8), draw(case, 8));
        tried.borrow_mut().push(drawn);
        case.target(((drawn.0 ^ drawn.1) / 4) as f64, "");
    });
    let mut tried = tried.into_inner();
    let runs = tried.len();
    tried.sort_unstable();
    tried.dedup();
    assert_eq!(tried.len(), runs);
}

#[test]
fn a_climb_ends_after_its_steps() {
    let climbed = climb_for(1, vec![integer(7), integer(7)], &|case| {
        case.target((draw(case, 100) + draw(case, 100)) as f64, "");
    });
    assert_eq!(climbed.best, 107.0, "one choice is raised, and no other");
}

#[test]
fn scores_of_other_labels_and_of_rejected_test_cases_lead_nowhere() {
    let climbed = climb_from(vec![integer(7)], &|case| {
        let x = draw(case, 100);
        case.target(-(x as f64), "the one that counts");
        case.target(x as f64, "another one");
        if x < 5 {
            case.reject("too small");
        }
    });
    assert_eq!(climbed.best, -5.0);
}

#[test]
fn a_climb_goes_no_further_than_it_is_let() {
    let body = |case: &TestCase| {
        case.target(draw(case, 100) as f64, "");
        Verdict::Passed
    };
    let executor = LocalExecutor::new(&body, 10);
    let replay = |values| executor.execute_as(Role::Search, Source::replay(values));
    let Ok(first) = replay(vec![integer(7)]) else {
        unreachable!("the body has a meaning");
    };
    let start = Summit::of(first.targets[0], &first);
    let mut runs = 0;
    let ended = climb(start, 100, &mut |prefix| {
        runs += 1;
        if runs == 3 {
            return Err(End::Spent);
        }
        Ok(Some(replay(prefix)?))
    });
    assert!(matches!(ended, Err(End::Spent)));
    assert_eq!(runs, 3);
}
