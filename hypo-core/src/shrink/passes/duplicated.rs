use std::collections::HashMap;

use super::individual::lower_choices;
use super::{Pass, Place};
use crate::choice::Value;
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::shrinker::Shrinker;
use crate::sorting::sort_by;

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

    /// The first choice of each group.
    fn places(&self, best: &Execution) -> Vec<Place> {
        let mut groups: HashMap<&Value, (usize, usize)> = HashMap::new();
        for (index, choice) in best.choices.iter().enumerate() {
            if !choice.is_simplest() {
                groups.entry(&choice.value).or_insert((index, 0)).1 += 1;
            }
        }
        let several = groups.into_values().filter(|(_, count)| *count > 1);
        let mut places: Vec<Place> = several.map(|(first, _)| (first, 0)).collect();
        sort_by(&mut places, |a, b| b.cmp(a));
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (first, _): Place) -> Result<(), Halt> {
        let choices = shrinker.choices();
        let value = &choices[first].value;
        let alike = choices.iter().enumerate().skip(first);
        let places: Vec<usize> = alike
            .filter(|(_, choice)| !choice.is_simplest() && choice.value == *value)
            .map(|(index, _)| index)
            .collect();
        lower_choices(shrinker, &places)
    }
}
