use std::cell::RefCell;
use std::collections::HashSet;

use super::*;
use crate::case::{Label, TestCase};
use crate::choice::{
    Alphabet, BytesConstraint, FloatConstraint, Int, IntegerConstraint, Probability, Size,
    StringConstraint, Value, Width,
};
use crate::executor::{Executor, LocalExecutor};
use crate::source::{Dealer, Seed, Source};
use crate::verdict::Verdict;

/// A limit that none of these tests reaches.
const ROOM: usize = 1 << 16;

/// Runs `body` as generation does until the tree says that everything was tried, or `limit` times.
fn runs_until_exhausted(limit: usize, body: &dyn Fn(&TestCase)) -> Option<usize> {
    let mut tree = Tree::new(ROOM);
    runs(&mut tree, limit, body)
}

fn runs(tree: &mut Tree, limit: usize, body: &dyn Fn(&TestCase)) -> Option<usize> {
    let property = |case: &TestCase| {
        body(case);
        Verdict::Passed
    };
    let mut executor = LocalExecutor::new(&property, 100);
    let mut dealer = Dealer::new(Seed(7), None);
    for run in 0..limit {
        if tree.is_exhausted() {
            return Some(run);
        }
        let mut random = dealer.deal();
        let prefix = tree.novel_prefix(&mut random).unwrap_or_default();
        let source = Source::random_after(prefix, random).avoiding(tree.avoid());
        let execution = executor.execute(source).unwrap();
        let _ = tree.record(execution.choices.clone(), &execution);
        tree.release();
    }
    None
}

fn boolean(case: &TestCase) -> bool {
    case.draw_boolean(Probability::HALF)
}

fn integer(case: &TestCase, min: i64, max: i64) -> Int {
    case.draw_integer(&IntegerConstraint::new(min.into(), max.into(), Int::ZERO).unwrap())
}

#[test]
fn small_spaces_are_tried_to_the_end_without_a_repeat() {
    assert_eq!(runs_until_exhausted(1000, &|_| ()), Some(1));
    assert_eq!(
        runs_until_exhausted(1000, &|case| {
            boolean(case);
        }),
        Some(2)
    );
    assert_eq!(
        runs_until_exhausted(1000, &|case| {
            boolean(case);
            boolean(case);
        }),
        Some(4)
    );
    assert_eq!(
        runs_until_exhausted(1000, &|case| {
            integer(case, 0, 19);
        }),
        Some(20)
    );
    assert_eq!(
        runs_until_exhausted(1000, &|case| if boolean(case) {
            integer(case, 1, 5);
        }),
        Some(6)
    );
}

#[test]
fn forced_and_single_choices_keep_their_place_and_add_nothing() {
    let body = |case: &TestCase| {
        case.span(Label::new("one"), || {
            case.force_boolean(Probability::HALF, true);
            integer(case, 7, 7);
            case.draw_boolean(Probability::new(1.0).unwrap());
            integer(case, 0, 4);
        });
    };
    assert_eq!(runs_until_exhausted(1000, &body), Some(5));
}

#[test]
fn rejected_test_cases_count_as_tried() {
    let body = |case: &TestCase| {
        if integer(case, 0, 9) > Int::from(3) {
            case.reject("too large");
        }
    };
    assert_eq!(runs_until_exhausted(1000, &body), Some(10));
}

#[test]
fn nothing_is_claimed_of_what_cannot_be_counted() {
    let float = FloatConstraint::any(Width::F64);
    assert_eq!(
        runs_until_exhausted(300, &|case| {
            case.draw_float(&float);
        }),
        None
    );
    assert_eq!(
        runs_until_exhausted(300, &|case| {
            integer(case, 0, i64::MAX);
        }),
        None
    );
}

#[test]
fn a_property_that_asks_for_other_things_each_time_is_never_exhausted() {
    let calls = std::cell::Cell::new(0);
    let body = |case: &TestCase| {
        calls.set(calls.get() + 1);
        if calls.get() % 2 == 0 {
            case.draw_boolean(Probability::HALF);
        } else {
            integer(case, 0, 3);
        }
    };
    assert_eq!(runs_until_exhausted(50, &body), None);
}

#[test]
fn no_test_case_is_tried_twice() {
    type Body<'a> = &'a dyn Fn(&TestCase) -> Vec<Int>;
    let bodies: [Body<'_>; 4] = [
        &|case| vec![integer(case, 0, i64::MAX)],
        &|case| {
            vec![
                integer(case, 0, i64::MAX),
                integer(case, i64::MIN, i64::MAX),
            ]
        },
        &|case| {
            vec![
                integer(case, 0, 1 << 20),
                integer(case, 0, 2),
                integer(case, 0, 300),
            ]
        },
        &|case| {
            let mut drawn = Vec::new();
            while drawn.len() < 3 && boolean(case) {
                drawn.push(integer(case, 0, 40));
            }
            drawn
        },
    ];
    for body in bodies {
        let seen = RefCell::new(HashSet::new());
        runs_until_exhausted(3000, &|case| {
            let drawn = body(case);
            assert!(
                seen.borrow_mut().insert(drawn.clone()),
                "{drawn:?} came twice"
            );
        });
        assert_eq!(seen.borrow().len(), 3000);
    }
}

#[test]
fn what_follows_a_discarded_draw_is_not_tried_again() {
    // Even numbers of 0 to 9, each number drawn three times at most.
    let body = |case: &TestCase| {
        for _ in 0..3 {
            case.start_span(Label::new("attempt"));
            if integer(case, 0, 9).magnitude() % 2 == 0 {
                case.stop_span();
                return;
            }
            case.discard_span();
        }
        case.reject("odd");
    };
    assert_eq!(runs_until_exhausted(1000, &body), Some(10));
}

#[test]
fn what_can_have_only_one_value_is_no_choice() {
    let empty = StringConstraint::new(Alphabet::all(), Size::new(0, 0).unwrap());
    let one = FloatConstraint::new(1.0, 1.0, Width::F64).unwrap();
    let no_bytes = BytesConstraint::new(Size::new(0, 0).unwrap());
    let draw_all = |case: &TestCase| {
        case.draw_string(&empty);
        case.draw_float(&one);
        case.draw_bytes(&no_bytes);
    };
    assert_eq!(runs_until_exhausted(100, &draw_all), Some(1));
    let between = |case: &TestCase| {
        draw_all(case);
        boolean(case);
        draw_all(case);
        integer(case, 0, 4);
        draw_all(case);
    };
    assert_eq!(runs_until_exhausted(100, &between), Some(10));
}

#[test]
fn small_ranges_of_either_width_are_tried_to_the_end() {
    let f32s = FloatConstraint::new(-1e-45, f64::from(f32::from_bits(3)), Width::F32);
    assert!(f32s.is_none(), "the bound is no f32");
    let least = f64::from(f32::from_bits(1));
    let f32s = FloatConstraint::new(-least, 3.0 * least, Width::F32).unwrap();
    let body = |case: &TestCase| {
        case.draw_float(&f32s);
    };
    // One below zero, both zeros, and three above.
    assert_eq!(runs_until_exhausted(100, &body), Some(6));
}

#[test]
fn a_large_space_is_tried_to_the_end_in_time_linear_in_its_size() {
    let body = |case: &TestCase| {
        integer(case, 0, 19_999);
    };
    assert_eq!(runs_until_exhausted(20_001, &body), Some(20_000));
    // A test case of one choice takes no more room than that.
    let mut tree = Tree::new(20_000);
    assert_eq!(runs(&mut tree, 20_001, &body), Some(20_000));
}

#[test]
fn text_bytes_and_floats_are_counted_too() {
    let letters = StringConstraint::new(
        Alphabet::from_chars("ab".chars()).unwrap(),
        Size::new(0, 3).unwrap(),
    );
    let float = FloatConstraint::new(1.0, 1f64.next_up().next_up(), Width::F64).unwrap();
    let body = |case: &TestCase| {
        case.draw_string(&letters);
        case.draw_float(&float);
        case.draw_bytes(&BytesConstraint::new(Size::new(1, 1).unwrap()));
    };
    assert_eq!(runs_until_exhausted(20_000, &body), Some(15 * 3 * 256));
}

#[test]
fn planned_test_cases_are_different_before_any_of_them_has_run() {
    let mut tree = Tree::new(ROOM);
    let body = |case: &TestCase| {
        integer(case, 0, 3);
        integer(case, 0, 3);
    };
    runs(&mut tree, 1, &body);
    let mut dealer = Dealer::new(Seed(3), None);
    let mut planned = Vec::new();
    while let Some(prefix) = tree.novel_prefix(&mut dealer.deal()) {
        assert!(!planned.contains(&prefix), "{prefix:?}");
        planned.push(prefix);
    }
    // Nothing is known of what follows the other values of the first choice.
    assert!(planned.len() >= 3, "{planned:?}");
    tree.release();
    assert!(tree.novel_prefix(&mut dealer.deal()).is_some());
}

#[test]
fn a_sequence_is_reserved_once() {
    let mut tree = Tree::new(ROOM);
    let sequence = |a: i64, b: i64| [Value::Integer(a.into()), Value::Integer(b.into())];
    runs(&mut tree, 3, &|case| {
        integer(case, 0, 3);
        integer(case, 0, 1 << 40);
    });
    assert!(tree.reserve(&sequence(2, 77)));
    assert!(!tree.reserve(&sequence(2, 77)));
    assert!(tree.reserve(&sequence(2, 78)));
    tree.release();
    assert!(tree.reserve(&sequence(2, 77)));
}

#[test]
fn a_property_that_asks_for_something_else_is_told_where() {
    let calls = std::cell::Cell::new(0);
    let property = |case: &TestCase| {
        calls.set(calls.get() + 1);
        integer(case, 0, 9);
        integer(case, 0, if calls.get() == 2 { 5 } else { 9 });
        Verdict::Passed
    };
    let mut executor = LocalExecutor::new(&property, 100);
    let mut tree = Tree::new(ROOM);
    let mut record = |values: [i64; 2]| {
        let values = values.map(|value| Value::Integer(value.into())).to_vec();
        let execution = executor.execute(Source::replay(values)).unwrap();
        tree.record(execution.choices.clone(), &execution)
    };
    record([1, 2]).unwrap();
    let diverged = record([1, 3]).unwrap_err();
    assert_eq!(diverged.shared.len(), 1);
    assert!(diverged.before != diverged.now);
    record([1, 4]).unwrap();
}

#[test]
fn what_is_known_by_its_digest_alone_is_not_tried_again() {
    // Test cases of many choices, which leave a small tree early and end somewhere behind it.
    let seen = RefCell::new(HashSet::new());
    let mut tree = Tree::new(600);
    runs(&mut tree, 600, &|case| {
        let mut drawn = Vec::new();
        while drawn.len() < 12 && boolean(case) {
            drawn.push(integer(case, 0, 3));
        }
        assert!(
            seen.borrow_mut().insert(drawn.clone()),
            "{drawn:?} came twice"
        );
    });
    assert!(tree.digests.borrow().len() > 300);
}

#[test]
fn the_memory_is_bounded_and_what_does_not_fit_is_known_by_its_digest() {
    for limit in [0, 1, 100, 1000] {
        let mut tree = Tree::new(limit);
        let seen = RefCell::new(HashSet::new());
        let calls = std::cell::Cell::new(0);
        let ended = runs(&mut tree, 400, &|case| {
            calls.set(calls.get() + 1);
            seen.borrow_mut().insert(integer(case, 0, 999));
        });
        assert_eq!(ended, None);
        assert!(tree.used <= limit && tree.nodes.len() <= limit + 1);
        assert!(tree.digests.borrow().len() <= limit);
        // Twice the limit is remembered, and so much is never tried again.
        let remembered = (2 * limit).min(400);
        assert!(seen.borrow().len() >= remembered, "{}", seen.borrow().len());
    }
    let mut tree = Tree::new(10);
    let few = runs(&mut tree, 400, &|case| {
        integer(case, 0, 99);
    });
    assert_eq!(few, None, "what was forgotten was not tried");
}

#[test]
fn a_replay_is_known_where_it_ends_or_asks_for_more_and_nowhere_else() {
    let mut tree = Tree::new(ROOM);
    let property = |case: &TestCase| {
        if boolean(case) {
            integer(case, 0, 9);
        }
        Verdict::Passed
    };
    let mut executor = LocalExecutor::new(&property, 100);
    let five = Value::Integer(5.into());
    for values in [vec![Value::Boolean(true), five.clone()], Vec::new()] {
        let execution = executor.execute(Source::replay(values)).unwrap();
        let _ = tree.record(execution.choices.clone(), &execution);
    }
    for (known, values) in [
        (true, vec![]),
        (true, vec![Value::Boolean(true)]),
        (true, vec![Value::Boolean(true), five.clone()]),
        (true, vec![Value::Boolean(true), five.clone(), five.clone()]),
        (false, vec![Value::Boolean(true), Value::Integer(4.into())]),
        (false, vec![Value::Boolean(false)]),
    ] {
        assert_eq!(tree.knows_replay(&values), known, "{values:?}");
    }
}
