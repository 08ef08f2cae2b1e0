use super::individual::lower_choices;
use super::{Pass, Place};
use crate::beginning::{Beginning, Table};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::shrinker::Shrinker;

/// Lowers all choices that came to the same value together.
///
/// If it takes two equal values to fail, neither can be lowered alone.
///
/// Before: `[1234, 1234]` for a list with a duplicate. After: `[0, 0]`.
pub(in crate::shrink) struct Duplicated;

impl Pass for Duplicated {
    fn name(&self) -> &'static str {
        "lower duplicated choices"
    }

    /// The first choice of each group, the last group first.
    fn places(&self, best: &Execution) -> Vec<Place> {
        let mut first_of = Table::new();
        let mut is_repeated = vec![false; best.choices.len()];
        for (index, choice) in best.choices.iter().enumerate() {
            if choice.is_simplest() {
                continue;
            }
            let value = Beginning::default().then(&choice.value);
            match first_of.get(value) {
                Some(first) => is_repeated[first] = true,
                None => first_of.insert(value, index),
            }
        }
        let mut places = Vec::new();
        for first in (0..best.choices.len()).rev() {
            if is_repeated[first] {
                places.push((first, 0));
            }
        }
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (first, _): Place) -> Result<(), Halt> {
        let choices = shrinker.choices();
        let value = &choices[first].value;
        let mut places = Vec::new();
        for (index, choice) in choices.iter().enumerate() {
            if index >= first && choice.value == *value && !choice.is_simplest() {
                places.push(index);
            }
        }
        lower_choices(shrinker, &places)
    }
}
