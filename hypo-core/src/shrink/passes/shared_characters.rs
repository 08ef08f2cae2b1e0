use super::items::text;
use super::{Pass, Place, close_pairs};
use crate::choice::{Choice, Value};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::minimise;
use crate::shrink::shrinker::Shrinker;

/// Lowers a character that two texts share, in both.
///
/// If one text must contain the other, or begin like it, no character of
/// either can be lowered alone.
///
/// Before: `("x", "yx")` for a text that ends with the first. After: `("0", "00")`.
pub(in crate::shrink) struct SharedCharacters;

/// How far apart the two texts may stand.
const REACH: usize = 4;

impl Pass for SharedCharacters {
    fn name(&self) -> &'static str {
        "lower shared characters"
    }

    fn places(&self, best: &Execution) -> Vec<Place> {
        close_pairs(best, REACH, &|one, other| !shared(one, other).is_empty())
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (first, second): Place) -> Result<(), Halt> {
        let (one, other) = (&shrinker.choices()[first], &shrinker.choices()[second]);
        let Some((_, alphabet)) = text(one) else {
            return Ok(());
        };
        let alphabet = alphabet.clone();
        for c in shared(one, other).chars() {
            if second >= shrinker.choices().len() {
                return Ok(());
            }
            let one = shrinker.choices()[first].clone();
            let other = shrinker.choices()[second].clone();
            let Some(rank) = alphabet.rank(c) else {
                continue;
            };
            minimise::descend(rank as u128, &mut |rank| {
                let simpler = alphabet.at(rank as usize);
                match (exchanged(&one, c, simpler), exchanged(&other, c, simpler)) {
                    (Some(one), Some(other)) => shrinker.replace(&[(first, one), (second, other)]),
                    _ => Ok(false),
                }
            })?;
        }
        Ok(())
    }
}

/// The characters that two texts share and that are not the simplest.
fn shared(one: &Choice, other: &Choice) -> String {
    let mut in_both = String::new();
    let (Some((one, alphabet)), Some((other, _))) = (text(one), text(other)) else {
        return in_both;
    };
    for c in one.chars() {
        if c != alphabet.simplest() && has(other, c) && !has(&in_both, c) {
            in_both.push(c);
        }
    }
    in_both
}

fn has(text: &str, wanted: char) -> bool {
    for c in text.chars() {
        if c == wanted {
            return true;
        }
    }
    false
}

fn exchanged(choice: &Choice, old: char, new: char) -> Option<Value> {
    let (text, _) = text(choice)?;
    let mut exchanged = String::new();
    for c in text.chars() {
        exchanged.push(if c == old { new } else { c });
    }
    Some(Value::String(exchanged))
}
