use std::cmp::Ordering;

use super::{Pass, Place};
use crate::choice::Value;
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::shrinker::Shrinker;

/// Exchanges two numbers wherever they stand, so that the simpler one comes first.
///
/// Numbers that name things have to stay different from each other and alike in
/// all places, but one name is as good as another.
///
/// Before: `(2, 1) (1, 0) (0, 2)`, each leading to the next. After: `(0, 1) (1, 2) (2, 0)`.
pub(in crate::shrink) struct Exchange;

/// More different numbers than this are hardly names.
const MOST: usize = 8;

impl Pass for Exchange {
    fn name(&self) -> &'static str {
        "exchange names"
    }

    /// Where two numbers of one constraint first stand, if one of them stands in two places.
    fn places(&self, best: &Execution) -> Vec<Place> {
        let mut places = Vec::new();
        let choices = &best.choices;
        let firsts = firsts(best);
        for (index, (first, count)) in firsts.iter().enumerate() {
            for (second, others) in &firsts[index + 1..] {
                let (one, other) = (&choices[*first], &choices[*second]);
                if count + others > 2
                    && one.constraint == other.constraint
                    && one.constraint.order(&one.value, &other.value) == Ordering::Greater
                {
                    places.push((*first, *second));
                }
            }
        }
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (first, second): Place) -> Result<(), Halt> {
        let mut candidate = shrinker.choices().to_vec();
        let (one, other) = (candidate[first].clone(), candidate[second].clone());
        for choice in &mut candidate {
            if choice.forced || choice.constraint != one.constraint {
                continue;
            }
            if choice.value == one.value {
                choice.value = other.value.clone();
            } else if choice.value == other.value {
                choice.value = one.value.clone();
            }
        }
        shrinker.consider(candidate)?;
        Ok(())
    }
}

/// Where each number first stands under its constraint, and in how many places it does; none if there are too many.
fn firsts(best: &Execution) -> Vec<(usize, usize)> {
    let choices = &best.choices;
    let mut firsts: Vec<(usize, usize)> = Vec::new();
    for (index, choice) in choices.iter().enumerate() {
        let is_name = matches!(choice.value, Value::Integer(_)) && !choice.forced;
        if !is_name {
            continue;
        }
        let mut is_known = false;
        for (first, count) in &mut firsts {
            let known = &choices[*first];
            if known.value == choice.value && known.constraint == choice.constraint {
                *count += 1;
                is_known = true;
            }
        }
        if !is_known {
            firsts.push((index, 1));
        }
        if firsts.len() > MOST {
            return Vec::new();
        }
    }
    firsts
}
