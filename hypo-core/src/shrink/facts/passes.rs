//! What each pass is for, where no fact of the reference shows it.

use super::{by, byte, ends_in, ints, shrink_from, up_to};
use crate::choice::{
    Alphabet, FloatConstraint, Int, IntegerConstraint, Probability, Size, StringConstraint, Value,
    Width,
};
use crate::shrink::passes::{
    AllOfAKind, Alternatives, DeleteSpans, Everything, Extremes, Leaps, LeaveOut, Lengths, PutOff,
    RemoveDiscarded, Renumber, Rounding, SharedCharacters, Signs, SimplestChoices, Swap,
    TrivialSpans, Twins,
};
use crate::{Label, TestCase};

fn texts<const N: usize>(texts: [&str; N]) -> Vec<Value> {
    texts.map(|text| Value::String(text.to_owned())).to_vec()
}

fn text(case: &TestCase) -> String {
    let size = Size::new(0, 10).expect("not empty");
    case.draw_string(&StringConstraint::new(Alphabet::all(), size))
}

#[test]
fn a_length_is_lowered_with_any_of_what_it_counts() {
    let fails = |case: &TestCase| {
        let n = byte(case);
        (0..n).filter(|_| byte(case) == 17).count() == 1
    };
    ends_in([1, 17], [4, 5, 17, 8, 9], by(Lengths), fails);
}

#[test]
fn spans_are_deleted_with_their_count() {
    let fails = |case: &TestCase| {
        let n = byte(case);
        let element = |_| case.span(Label::new("element"), || (byte(case), byte(case)));
        (0..n).map(element).filter(|pair| pair.0 == 17).count() == 1
    };
    let start = [4, 5, 5, 17, 5, 8, 5, 9, 5];
    ends_in([1, 17, 5], start, by(DeleteSpans), fails);
}

#[test]
fn what_was_drawn_in_vain_goes() {
    let fails = |case: &TestCase| {
        loop {
            case.start_span(Label::new("attempt"));
            let drawn = byte(case);
            if drawn % 2 == 0 {
                case.stop_span();
                return true;
            }
            case.discard_span();
        }
    };
    ends_in([8], [7, 9, 8], by(RemoveDiscarded), fails);
}

#[test]
fn a_span_becomes_trivial_as_a_whole() {
    let fails = |case: &TestCase| {
        let pair = case.span(Label::new("pair"), || (byte(case), byte(case)));
        pair.0 == pair.1 && byte(case) == 4
    };
    ends_in([0, 0, 4], [17, 17, 4], by(TrivialSpans), fails);
}

#[test]
fn a_span_that_reads_less_when_it_is_trivial_leaves_the_rest_alone() {
    let fails = |case: &TestCase| {
        case.span(Label::new("list"), || {
            for _ in 0..byte(case) {
                byte(case);
            }
        });
        byte(case) == 4
    };
    ends_in([0, 4], [3, 9, 9, 9, 4], by(TrivialSpans), fails);
}

#[test]
fn an_alternative_is_given_choices_of_its_own() {
    let fails = |case: &TestCase| {
        let drawn = case.span(Label::new("one of"), || match up_to(case, 2) {
            0 => byte(case).max(1),
            1 => 0,
            _ => byte(case) + byte(case),
        });
        drawn > 0 && byte(case) == 4
    };
    let (shrunk, _) = shrink_from(ints([2, 0, 9, 4]), by(Alternatives), &fails);
    assert_eq!(shrunk.execution.values().len(), 3);
}

#[test]
fn a_character_falls_in_both_texts() {
    let fails = |case: &TestCase| {
        let (short, long) = (text(case), text(case));
        !short.is_empty() && short != long && long.ends_with(&short)
    };
    let (shrunk, _) = shrink_from(texts(["x", "0x"]), by(SharedCharacters), &fails);
    assert_eq!(shrunk.execution.values(), texts(["0", "00"]));
}

#[test]
fn few_values_of_many_stay() {
    let fails = |case: &TestCase| (0..50).map(|_| byte(case)).filter(|x| *x == 100).count() == 1;
    let start = |matters: u64| (0..50).map(move |index| if index == 20 { 100 } else { matters });
    let (shrunk, _) = shrink_from(ints(start(7)), by(SimplestChoices), &fails);
    assert_eq!(shrunk.execution.values(), ints(start(0)));
    assert!(shrunk.effort.runs <= 25, "{} runs", shrunk.effort.runs);
}

#[test]
fn everything_goes_at_once_where_nothing_matters() {
    let fails = |case: &TestCase| (0..9).fold(true, |_, _| byte(case) < 256);
    let (shrunk, _) = shrink_from(ints([7; 9]), by(Everything), &fails);
    assert_eq!(shrunk.execution.values(), ints([0; 9]));
    assert_eq!(shrunk.effort.runs, 1);
}

#[test]
fn gaps_are_leapt_over() {
    let multiple = |case: &TestCase| {
        let drawn = up_to(case, u32::MAX);
        drawn > 50 && drawn % 7 == 0
    };
    ends_in([56], [1141], by(Leaps), multiple);
    let thousands = |case: &TestCase| {
        let drawn = up_to(case, u32::MAX);
        drawn > 0 && drawn % 1000 == 0
    };
    ends_in([1000], [987_654_000], by(Leaps), thousands);
    let not_at_midnight = |case: &TestCase| up_to(case, u32::MAX) % 86_400 >= 3600;
    ends_in([3600], [67_568_400], by(Leaps), not_at_midnight);
    let divided = |case: &TestCase| {
        let (total, page) = (up_to(case, 1000), up_to(case, 1000));
        page == 17 && total > 0 && total % page == 0
    };
    ends_in([17, 17], [170, 17], by(Leaps), divided);
}

#[test]
fn what_is_drawn_only_if_a_choice_says_so_is_left_out() {
    let fails = |case: &TestCase| {
        case.span(Label::new("port"), || {
            if case.draw_boolean(Probability::HALF) {
                byte(case);
            }
        });
        case.draw_boolean(Probability::HALF) && byte(case) == 4
    };
    let optional = |port: &[Value]| [port, &[Value::Boolean(true)], &ints([4])].concat();
    let start = optional(&[Value::Boolean(true), ints([80]).remove(0)]);
    let (shrunk, _) = shrink_from(start, by(LeaveOut), &fails);
    assert_eq!(
        shrunk.execution.values(),
        optional(&[Value::Boolean(false)])
    );
}

#[test]
fn the_simpler_of_two_comes_first() {
    let fails = |case: &TestCase| {
        let pair = (byte(case), byte(case));
        pair.0.max(pair.1) == 5
    };
    ends_in([0, 5], [5, 0], by(Swap), fails);
}

#[test]
fn what_two_spans_must_have_alike_goes_from_both() {
    let list = |case: &TestCase| {
        case.span(Label::new("list"), || {
            let element = || case.span(Label::new("element"), || byte(case));
            std::iter::from_fn(|| Some(element()).filter(|n| *n > 0)).count()
        })
    };
    let fails = |case: &TestCase| {
        let lengths = (list(case), list(case));
        lengths.0 == lengths.1 && lengths.0 > 0
    };
    ends_in([7, 0, 7, 0], [7, 7, 7, 0, 7, 7, 7, 0], by(Twins), fails);
}

#[test]
fn negative_numbers_turn_positive_together() {
    let fails = |case: &TestCase| {
        let pair = [(); 2].map(|()| signed(case));
        pair[0].checked_add(pair[1]).is_none()
    };
    let ints = |pair: [i64; 2]| pair.map(|n| Value::Integer(n.into())).to_vec();
    let (found, _) = shrink_from(ints([-1, i64::MIN]), by(Signs), &fails);
    assert_eq!(found.execution.values(), ints([1, i64::MAX]));
}

#[test]
fn a_number_is_lowered_at_the_cost_of_one_behind_it() {
    let product = |case: &TestCase| up_to(case, 100) * up_to(case, 100) > 100;
    ends_in([2, 51], [8, 13], by(Extremes), product);
    let overflow = |case: &TestCase| signed(case).checked_mul(signed(case)).is_none();
    let start = [3_037_000_500; 2].map(|n: i64| Value::Integer(n.into()));
    let (found, _) = shrink_from(start.to_vec(), by(Extremes), &overflow);
    let least = [-1, i64::MIN].map(|n| Value::Integer(n.into()));
    assert_eq!(found.execution.values(), least);
}

#[test]
fn numbers_that_cannot_make_up_for_each_other_take_one_run() {
    let fails = |case: &TestCase| [signed(case), signed(case)] == [700, 800];
    let start = [700, 800].map(|n: i64| Value::Integer(n.into()));
    let (found, _) = shrink_from(start.to_vec(), by(Extremes), &fails);
    assert_eq!(found.effort.runs, 1);
}

#[test]
fn what_the_order_of_addition_changes_is_rounded_beside_a_large_float() {
    let fails = |case: &TestCase| {
        let [a, b, c] = [(); 3].map(|()| case.draw_float(&FloatConstraint::any(Width::F64)));
        (a + b) + c != a + (b + c)
    };
    let large = 2f64.powi(53);
    let least = [1.0, 1.0, large].map(Value::Float);
    let (found, _) = shrink_from(
        [0.1, 0.2, 0.3].map(Value::Float).to_vec(),
        by(Rounding),
        &fails,
    );
    assert_eq!(found.execution.values(), least);
    let (found, _) = shrink_from(
        [1.0, -1.0, -7.3].map(Value::Float).to_vec(),
        by(Extremes),
        &fails,
    );
    assert_eq!(found.execution.values(), least);
}

fn signed(case: &TestCase) -> i64 {
    let range = IntegerConstraint::new(i64::MIN.into(), i64::MAX.into(), Int::ZERO);
    i64::try_from(case.draw_integer(&range.expect("not empty"))).expect("in range")
}

#[test]
fn all_values_of_a_kind_fall_at_once_and_the_shape_stays() {
    let fails = |case: &TestCase| {
        let n = up_to(case, 9);
        for _ in 0..n {
            byte(case);
        }
        n == 3
    };
    ends_in([3, 0, 0, 0], [3, 17, 4, 30], by(AllOfAKind), fails);
}

#[test]
fn an_element_goes_and_what_refers_to_those_behind_it_moves_up() {
    let fails = |case: &TestCase| {
        let mut places = Vec::new();
        for _ in 0..up_to(case, 9) {
            places.push(case.span(Label::new("element"), || byte(case)) as usize);
        }
        let points_back = |at: usize| places.get(places[at]) == Some(&at);
        (0..places.len()).any(|at| places[at] != at && points_back(at))
    };
    ends_in([2, 1, 0], [4, 0, 0, 3, 2], by(Renumber), fails);
}

#[test]
fn a_part_that_may_stand_in_two_places_is_put_off() {
    let fails = |case: &TestCase| {
        let mut parts = Vec::new();
        for _ in 0..2 {
            if up_to(case, 1) == 1 {
                parts.push(case.span(Label::new("part"), || (byte(case), byte(case))));
            }
        }
        parts.len() == 1
    };
    ends_in([0, 1, 5, 6], [1, 5, 6, 0], by(PutOff), fails);
}
