//! Values that depend on each other, by what they are or by where they stand.

use super::{by, byte, ends_in, ints, shrink_from, up_to};
use crate::TestCase;
use crate::choice::{BytesConstraint, Size, Value};
use crate::shrink::passes::{AllButOne, Exchange, Rotate};

#[test]
fn three_numbers_change_their_roles() {
    let leads_around = |case: &TestCase| {
        let next = [(); 3].map(|()| up_to(case, 2) as usize);
        next[0] != 0 && next[next[0]] != 0 && next[next[0]] != next[0] && next[next[next[0]]] == 0
    };
    ends_in([1, 2, 0], [2, 0, 1], by(Rotate), leads_around);
    let turns = |case: &TestCase| {
        let odd = [(); 3].map(|()| byte(case) > 0);
        odd[0] != odd[1] && odd[1] != odd[2]
    };
    ends_in([0, 1, 0], [1, 0, 1], by(Rotate), turns);
}

#[test]
fn bytes_change_their_roles() {
    let fails = |case: &TestCase| {
        let bytes = case.draw_bytes(&BytesConstraint::new(Size::new(3, 3).expect("not empty")));
        bytes.contains(&1) && !bytes.is_sorted()
    };
    let start = vec![Value::Bytes(vec![0, 2, 1])];
    let (shrunk, _) = shrink_from(start, by(Rotate), &fails);
    assert_eq!(shrunk.execution.values(), [Value::Bytes(vec![0, 1, 0])]);
}

#[test]
fn names_are_exchanged_wherever_they_stand() {
    let is_chain = |case: &TestCase| {
        let links = [(); 3].map(|()| (up_to(case, 5), up_to(case, 5)));
        let is_new = links[0].0 != links[1].0 && links[1].0 != links[2].0;
        is_new && (0..3).all(|at| links[at].1 == links[(at + 1) % 3].0) && links[0].0 != links[2].0
    };
    ends_in(
        [0, 1, 1, 2, 2, 0],
        [2, 1, 1, 0, 0, 2],
        by(Exchange),
        is_chain,
    );
    ends_in(
        [0, 1, 1, 2, 2, 0],
        [0, 2, 2, 1, 1, 0],
        by(Exchange),
        is_chain,
    );
}

#[test]
fn more_different_numbers_than_there_are_names_stay() {
    let fails = |case: &TestCase| (0..12).map(|_| byte(case)).sum::<u32>() > 0;
    let start = (0..12).rev().chain([0]);
    let (shrunk, _) = shrink_from(ints(start), by(Exchange), &fails);
    assert_eq!(shrunk.effort.runs, 0);
}

#[test]
fn equal_numbers_fall_although_another_is_equal_by_chance() {
    let fails = |case: &TestCase| {
        let least = up_to(case, 9);
        let labels = [(); 3].map(|()| byte(case));
        least >= 2 && labels[0] == labels[1] && labels[1] == labels[2]
    };
    ends_in([2, 0, 0, 0], [2, 2, 2, 2], by(AllButOne), fails);
    let alike = |case: &TestCase| {
        let numbers = [(); 4].map(|()| byte(case));
        numbers[0] == numbers[1] && numbers[0] == numbers[3] && numbers[2] > 0
    };
    ends_in([0, 0, 1, 0], [1, 1, 1, 1], by(AllButOne), alike);
}
