use super::{Pass, Place};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::shrinker::{Shrinker, without};

/// Deletes two spans of the same label and content from two places, at once.
///
/// Where one thing must equal another, neither can lose a part of it alone.
///
/// Before: `([0, 0], [0, 0])` for two equal lists. After: `([0], [0])`.
pub(in crate::shrink) struct Twins;

impl Pass for Twins {
    fn name(&self) -> &'static str {
        "delete twins"
    }

    /// Each span with the next one like it that has another parent.
    fn places(&self, best: &Execution) -> Vec<Place> {
        let spans = &best.spans;
        let mut places = Vec::new();
        for (first, one) in spans.iter().enumerate() {
            if one.choices.is_empty() {
                continue;
            }
            let content = &best.choices[one.choices.clone()];
            for (ahead, other) in spans[first + 1..].iter().enumerate() {
                if other.label == one.label
                    && other.parent != one.parent
                    && other.choices.start >= one.choices.end
                    && best.choices[other.choices.clone()] == *content
                {
                    places.push((first, first + 1 + ahead));
                    break;
                }
            }
        }
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (first, second): Place) -> Result<(), Halt> {
        let one = shrinker.spans()[first].choices.clone();
        let other = shrinker.spans()[second].choices.clone();
        let rest = without(shrinker.choices(), other);
        shrinker.consider(without(&rest, one))?;
        Ok(())
    }
}
