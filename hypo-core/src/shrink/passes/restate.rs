use super::{Pass, Place, may_be_later_alternative};
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

impl Pass for Restate {
    fn name(&self) -> &'static str {
        "draw by earlier alternatives"
    }

    /// The choice, and where the value ends.
    fn places(&self, best: &Execution) -> Vec<Place> {
        places_from(best, 0)
    }

    /// Where one helps, so may those behind it, which other passes would only hold up.
    fn step(&self, shrinker: &mut Shrinker<'_>, place: Place) -> Result<(), Halt> {
        if !restate(shrinker, place)? {
            return Ok(());
        }
        let mut behind = place.0 + 1;
        while let Some(next) = places_from(shrinker.best(), behind).first() {
            restate(shrinker, *next)?;
            behind = next.0 + 1;
        }
        Ok(())
    }
}

/// The values that begin with a choice that may be one between alternatives, from a place on.
///
/// One that is nothing but the choice cannot get shorter.
fn places_from(best: &Execution, from: usize) -> Vec<Place> {
    let mut places: Vec<Place> = Vec::new();
    for span in &best.spans {
        let (start, end) = (span.choices.start, span.choices.end);
        if start < from || start == end || !may_be_later_alternative(&best.choices[start]) {
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

/// Asks for the value in other choices, and takes the first that are no more.
fn restate(shrinker: &mut Shrinker<'_>, (start, end): Place) -> Result<bool, Halt> {
    for stretch in &shrinker.restate(start..end)? {
        if stretch.len() <= end - start {
            let candidate = splice(shrinker.choices(), start..end, stretch);
            if shrinker.consider(candidate)? {
                return Ok(true);
            }
        }
    }
    Ok(false)
}
