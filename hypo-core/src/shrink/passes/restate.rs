use super::{Pass, Place};
use crate::choice::{Choice, Constraint, Int};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::shrinker::{Shrinker, splice};

/// Draws the same value by an earlier alternative, where that is no longer.
///
/// An alternative that knows what to look for finds what an open one hardly
/// would, but it is the open one in which the value can get simpler. What
/// another alternative would choose only strategies can say, and so the test
/// case is run once more, up to that value, to ask.
///
/// Before: `1 (4999)`, the second alternative. After: `0 4999`, the first.
pub(in crate::shrink) struct Restate;

/// What may be as large as this is a number, and no choice between alternatives.
const WIDEST: u128 = 128;

impl Pass for Restate {
    fn name(&self) -> &'static str {
        "draw by earlier alternatives"
    }

    /// The choice, and where the value ends. One that is nothing but the choice cannot get shorter.
    fn places(&self, best: &Execution) -> Vec<Place> {
        let mut places: Vec<Place> = Vec::new();
        for span in &best.spans {
            let (start, end) = (span.choices.start, span.choices.end);
            if start == end || !is_later_alternative(&best.choices[start]) {
                continue;
            }
            // Of several spans that begin there, the choice is made in the innermost.
            match places.last_mut() {
                Some(last) if last.0 == start => last.1 = end,
                _ => places.push((start, end)),
            }
        }
        places.retain(|(start, end)| end - start > 1);
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (start, end): Place) -> Result<(), Halt> {
        for stretch in &shrinker.restate(start..end)? {
            if stretch.len() <= end - start {
                let candidate = splice(shrinker.choices(), start..end, stretch);
                if shrinker.consider(candidate)? {
                    return Ok(());
                }
            }
        }
        Ok(())
    }
}

fn is_later_alternative(choice: &Choice) -> bool {
    match &choice.constraint {
        Constraint::Integer(integer) => {
            integer.min() == Int::ZERO && integer.span() < WIDEST && !choice.is_simplest()
        }
        _ => false,
    }
}
