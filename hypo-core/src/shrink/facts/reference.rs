//! The choice-level facts that a shrinker of this kind is known by, under their known names.

use super::{by, byte, ends_in, ints, shrink_from, towards, up_to};
use crate::choice::{BytesConstraint, Choice, Constraint, Int, IntegerConstraint, Size, Value};
use crate::shrink::passes::{
    DeleteChoices, Duplicated, Individual, PassToDescendant, Redistribute, Reorder, Restate,
    Together,
};
use crate::shrink::schedule::Schedule;
use crate::{Label, TestCase};

fn pair_in_span(case: &TestCase) -> (u32, u32) {
    case.span(Label::new("pair"), || (byte(case), byte(case)))
}

#[test]
fn c1_a_length_is_lowered_with_what_it_counts() {
    for n in [1, 5, 8, 15] {
        let start = [n].into_iter().chain(vec![0; n as usize - 1]).chain([1]);
        ends_in([1, 1], start, by(Individual), |case| {
            let n = up_to(case, 15);
            (0..n)
                .map(|_| byte(case))
                .collect::<Vec<_>>()
                .iter()
                .any(|x| *x != 0)
        });
    }
}

#[test]
fn c2_and_c3_equal_lengths_are_lowered_together() {
    let start = [1_234_567; 2].into_iter().chain([1; 135]);
    ends_in([0, 0], start, by(Duplicated), |case| {
        let (x, y) = (up_to(case, u32::MAX), up_to(case, u32::MAX));
        let drawn: Vec<u32> = (0..x & 255).map(|_| byte(case)).collect();
        x == y && drawn.windows(2).all(|pair| pair[0] == pair[1])
    });
    let start = [12; 2].into_iter().chain([2; 12]);
    ends_in([5, 5, 0, 0, 0, 0, 0], start, by(Duplicated), |case| {
        let (x, y) = (byte(case), byte(case));
        let drawn: Vec<u32> = (0..x).map(|_| byte(case)).collect();
        x == y && x >= 5 && drawn.windows(2).all(|pair| pair[0] == pair[1])
    });
}

#[test]
fn c4_counted_pieces_between_markers_go() {
    let start = [3, 0, 0, 0, 1].repeat(10);
    ends_in(
        [0, 1].repeat(10),
        start,
        Schedule::of_all_passes(),
        |case| {
            (0..10).all(|_| {
                case.span(Label::new("piece"), || {
                    for _ in 0..byte(case) {
                        byte(case);
                    }
                });
                byte(case) == 1
            })
        },
    );
}

#[test]
fn c5_a_tree_is_replaced_by_one_of_its_own() {
    fn tree(case: &TestCase, drawn: &mut Vec<u32>) {
        case.start_span(Label::new("tree"));
        let (branches, value) = (up_to(case, 1), byte(case));
        drawn.extend([branches, value]);
        if branches == 1 {
            tree(case, drawn);
            tree(case, drawn);
        }
        case.stop_span();
    }
    let start = [1, 10, 0, 0, 1, 0, 0, 10, 0, 0];
    ends_in([0, 10], start, by(PassToDescendant), move |case| {
        let mut drawn = Vec::new();
        tree(case, &mut drawn);
        drawn == [0, 10] || drawn == start.map(|value| value as u32)
    });
}

#[test]
fn c6_numbers_that_hold_each_other_up_fall_together() {
    let fails = |case: &TestCase| {
        let (m, n) = (byte(case), byte(case));
        m.abs_diff(n) <= 1 && m.max(n) > 0
    };
    let (shrunk, _) = shrink_from(ints([11, 10]), by(Individual), &fails);
    let end = shrunk.execution.values();
    assert!([ints([0, 1]), ints([1, 0])].contains(&end), "{end:?}");
}

#[test]
fn c7_spans_of_unequal_length_are_sorted() {
    let start = [1, 1, 1, 1, 0, 0, 0];
    ends_in([0, 0, 0, 1, 1, 1, 1], start, by(Reorder), |case| {
        let mut total = 0;
        case.span(Label::new("all"), || {
            for _ in 0..5 {
                case.span(Label::new("one"), || {
                    if up_to(case, 1) == 1 {
                        total += up_to(case, 1);
                    }
                });
            }
        });
        total == 2
    });
}

#[test]
fn c8_runs_of_any_length_are_deleted() {
    let start = (0..5).flat_map(|n| vec![n; n as usize + 1]);
    let schedule = Schedule::of(&[
        &DeleteChoices::FIVE,
        &DeleteChoices::FOUR,
        &DeleteChoices::THREE,
        &DeleteChoices::TWO,
        &DeleteChoices::ONE,
    ]);
    ends_in([4; 5], start, schedule, |case| {
        loop {
            let n = byte(case);
            if (0..n).any(|_| byte(case) != n) {
                return false;
            }
            if n == 4 {
                return true;
            }
        }
    });
}

#[test]
fn c11_and_c12_and_c15_everything_that_may_be_is_zero() {
    let all = Schedule::of_all_passes;
    let widths = [1, 8, 9, 10, 16, 20, 24, 28, 31];
    let start = widths.map(|bits| (1u64 << bits) - 1);
    ends_in([0, 0, 0, 0, 0, 0, 0, 0, 1], start, all(), move |case| {
        widths
            .map(|bits| up_to(case, (1 << bits) - 1))
            .iter()
            .any(|x| *x != 0)
    });
    ends_in([1, 0].repeat(4), [1; 8], all(), |case| {
        (0..4).all(|_| {
            case.span(Label::new("outer"), || {
                let outer = byte(case);
                case.span(Label::new("inner"), || byte(case));
                outer != 0
            })
        })
    });
    ends_in([0, 0, 1, 1], [255; 4], all(), |case| {
        pair_in_span(case);
        let (m, n) = pair_in_span(case);
        m > 0 && n > 0
    });
}

#[test]
fn c13_zig_zags_are_cut_short() {
    let fails = |case: &TestCase| {
        let (m, n) = (up_to(case, 65535), up_to(case, 65535));
        if m == 0 || n == 0 {
            case.reject("zero");
        }
        m.abs_diff(n) <= 1
    };
    let (shrunk, valid) = shrink_from(ints([65535; 2]), by(Individual), &fails);
    assert_eq!(shrunk.execution.values(), ints([1, 1]));
    assert!(valid <= 100, "{valid} valid runs");
}

#[test]
fn c14_zig_zags_are_cut_short_wherever_they_lead() {
    let ranges = [
        (-100, 0, -100, 0),
        (-100, 0, -100, -35),
        (0, 100, 100, 0),
        (0, 100, 100, 65),
    ];
    for (min, max, start, simplest) in ranges {
        let fails = move |case: &TestCase| {
            let (m, n) = (
                towards(case, min, max, simplest),
                towards(case, min, max, simplest),
            );
            if m.abs_diff(simplest) < 10 || n.abs_diff(simplest) < 10 {
                case.reject("close");
            }
            m.abs_diff(n) <= 1
        };
        let end = simplest + if start < simplest { -10 } else { 10 };
        let [start, end] = [start, end].map(|value| Value::Integer(Int::from(value)));
        let (shrunk, valid) = shrink_from(vec![start; 2], by(Individual), &fails);
        assert_eq!(shrunk.execution.values(), vec![end; 2]);
        assert!(valid <= 40, "{valid} valid runs");
    }
}

#[test]
fn c18_pairs_that_come_in_pairs_go_together() {
    let start = [1, 2, 3, 4, 0, 0];
    ends_in([0, 0], start, Schedule::of_all_passes(), |case| {
        loop {
            match pair_in_span(case) {
                (1, 2) if pair_in_span(case) != (3, 4) => return false,
                (0, 0) => return true,
                _ => {}
            }
        }
    });
}

#[test]
fn c19_numbers_apart_are_lowered_together() {
    for gap in 0..3usize {
        let zeros = || std::iter::repeat_n(0, gap);
        let start = [1, 1].into_iter().chain(zeros()).chain([2]);
        let end = [1, 0].into_iter().chain(zeros()).chain([1]);
        ends_in(end, start, by(Together), move |case| {
            let (flag, m) = (up_to(case, 1), byte(case));
            let between = (0..gap).map(|_| byte(case)).sum::<u32>();
            flag == 1 && between == 0 && byte(case) == m + 1
        });
    }
}

#[test]
fn c20_nothing_is_moved_to_where_nothing_can_change() {
    ends_in([15, 10], [15, 10], by(Redistribute), |case| {
        byte(case) + towards(case, 10, 10, 10) as u32 > 20
    });
}

#[test]
fn c21_bytes_that_do_not_matter_are_zero_at_once() {
    for n in [10, 50] {
        let body = move |case: &TestCase| {
            let size = Size::new(n, n).expect("not empty");
            case.draw_bytes(&BytesConstraint::new(size)).len() == n
        };
        let start = vec![Value::Bytes(vec![1; n])];
        let (shrunk, _) = shrink_from(start, Schedule::of_all_passes(), &body);
        assert_eq!(shrunk.execution.values(), [Value::Bytes(vec![0; n])]);
        assert!(shrunk.effort.runs < 10, "{} runs", shrunk.effort.runs);
    }
}

/// One of several alternatives, each of which draws so many numbers up to its limit; the value is their sum, which
/// all of them can say as the last of their numbers, behind zeros.
fn one_of(case: &TestCase, alternatives: &[(usize, u32)]) -> u32 {
    case.span(Label::new("one of"), || {
        let draw = |(numbers, limit): (usize, u32)| -> u32 {
            (0..numbers).map(|_| up_to(case, limit)).sum()
        };
        let last = alternatives.len() as u32 - 1;
        let taken = up_to(case, last) as usize;
        if taken == 0 || !case.is_to_be_restated() {
            return draw(alternatives[taken]);
        }
        let sum = draw(alternatives[taken]);
        let said = (0..taken).filter_map(|earlier| {
            let (numbers, limit) = alternatives[earlier];
            let mut choices = vec![choice(earlier as u32, last)];
            choices.extend((1..numbers).map(|_| choice(0, limit)));
            choices.push(choice(sum, limit));
            (sum <= limit).then_some(choices)
        });
        case.restated(said.collect())
    })
}

fn choice(value: u32, max: u32) -> Choice {
    let constraint = IntegerConstraint::new(Int::ZERO, Int::from(max), Int::ZERO);
    Choice {
        value: Value::Integer(Int::from(value)),
        constraint: Constraint::Integer(constraint.expect("not empty")),
        forced: false,
        grown: None,
    }
}

#[test]
fn c25_a_value_is_drawn_by_an_earlier_alternative() {
    let near = |sum: u32| (4990..5010).contains(&sum);
    let (open, given) = ((1, 10_000), (1, 5000));
    let first = move |case: &TestCase| near(one_of(case, &[open, given]));
    ends_in([0, 4999], [1, 4999], by(Restate), first);
    ends_in([0, 4990], [1, 4999], Schedule::of_all_passes(), first);
    let second = move |case: &TestCase| near(one_of(case, &[(1, 1), open, given]));
    ends_in([1, 4999], [2, 4999], by(Restate), second);
    let of_parts = |case: &TestCase| near(one_of(case, &[(2, 10_000), (3, 3000)]));
    ends_in([0, 0, 5000], [1, 2000, 2000, 1000], by(Restate), of_parts);
}

#[test]
fn c25_no_alternative_is_taken_that_would_be_longer() {
    let longer = |case: &TestCase| one_of(case, &[(2, 10_000), (1, 5000)]) == 4999;
    ends_in([1, 4999], [1, 4999], by(Restate), longer);
    let alone = |case: &TestCase| one_of(case, &[(1, 10_000), (0, 0)]) == 0;
    let (shrunk, _) = shrink_from(ints([1]), by(Restate), &alone);
    assert_eq!(shrunk.execution.values(), ints([1]));
    assert_eq!(shrunk.effort.runs, 0, "there is nothing to ask for");
}

#[test]
fn c25_the_choice_is_made_in_the_innermost_span_that_begins_with_it() {
    let both = |case: &TestCase| {
        case.span(Label::new("pair"), || {
            let pair = (one_of(case, &[(1, 10_000), (1, 5000)]), byte(case));
            pair.0 == 4999 && pair.1 == 7
        })
    };
    ends_in([0, 4999, 7], [1, 4999, 7], by(Restate), both);
}

#[test]
fn c25_a_number_that_is_no_alternative_costs_one_run() {
    let fails = |case: &TestCase| {
        let pair = case.span(Label::new("pair"), || (up_to(case, 9), up_to(case, 9)));
        pair == (3, 4)
    };
    let (shrunk, _) = shrink_from(ints([3, 4]), by(Restate), &fails);
    assert_eq!((shrunk.effort.runs, shrunk.effort.improvements), (1, 0));
}

#[test]
fn c27_a_shrink_that_leads_nowhere_is_given_up() {
    let fails = |case: &TestCase| (0..100).filter(|_| byte(case) != 255).count() < 10;
    let (shrunk, _) = shrink_from(ints([255; 100]), by(Individual), &fails);
    assert!(shrunk.effort.runs <= 401, "{} runs", shrunk.effort.runs);
}

#[test]
fn c28_zig_zags_take_few_improvements() {
    for (bits, least, start) in [(8u32, 0, 254), (16, 100, 50_000), (31, 7, 2_000_000_000)] {
        for marker in [vec![], vec![1], vec![7, 3]] {
            let fails = {
                let marker = marker.clone();
                move |case: &TestCase| {
                    let (m, n) = (up_to(case, (1 << bits) - 1), up_to(case, (1 << bits) - 1));
                    let marked = marker
                        .iter()
                        .all(|expected| u64::from(byte(case)) == *expected);
                    marked && m >= least && m.abs_diff(n) == 1
                }
            };
            let given = [start, start + 1].into_iter().chain(marker.clone());
            let (shrunk, _) = shrink_from(ints(given), Schedule::of_all_passes(), &fails);
            let m = u64::from(least);
            let end = [m, m.checked_sub(1).unwrap_or(1)].into_iter().chain(marker);
            assert_eq!(shrunk.execution.values(), ints(end));
            let most = 2 * bits * bits.next_power_of_two().ilog2() + 2;
            assert!(
                shrunk.effort.improvements <= most as usize,
                "{}",
                shrunk.effort.improvements
            );
        }
    }
}
