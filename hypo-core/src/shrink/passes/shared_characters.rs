use super::{Pass, Place};
use crate::choice::{Alphabet, Choice, Constraint, Value};
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
        let choices = &best.choices;
        let mut places = Vec::new();
        for first in (0..choices.len()).rev() {
            let reach = first + 1..choices.len().min(first + 1 + REACH);
            let sharing =
                reach.filter(|second| !shared(&choices[first], &choices[*second]).is_empty());
            places.extend(sharing.map(|second| (first, second)));
        }
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (first, second): Place) -> Result<(), Halt> {
        let [one, other] = [first, second].map(|index| &shrinker.choices()[index]);
        let Some((_, alphabet)) = text(one) else {
            return Ok(());
        };
        let alphabet = alphabet.clone();
        for c in shared(one, other) {
            let texts = [first, second].map(|index| shrinker.choices().get(index).cloned());
            let [Some(one), Some(other)] = texts else {
                return Ok(());
            };
            let Some(rank) = alphabet.rank(c) else {
                continue;
            };
            minimise::descend(rank as u128, &mut |rank| {
                let simpler = alphabet.at(rank as usize);
                let changes = [(first, &one), (second, &other)]
                    .map(|(index, choice)| Some((index, exchanged(choice, c, simpler)?)));
                match changes {
                    [Some(one), Some(other)] => shrinker.replace(&[one, other]),
                    _ => Ok(false),
                }
            })?;
        }
        Ok(())
    }
}

fn text(choice: &Choice) -> Option<(&str, &Alphabet)> {
    match (&choice.constraint, &choice.value) {
        (Constraint::String(string), Value::String(text)) if !choice.forced => {
            Some((text, string.alphabet()))
        }
        _ => None,
    }
}

/// The characters that two texts share and that are not the simplest.
fn shared(one: &Choice, other: &Choice) -> Vec<char> {
    let (Some((one, alphabet)), Some((other, _))) = (text(one), text(other)) else {
        return Vec::new();
    };
    let mut in_both = Vec::new();
    for c in one.chars() {
        if other.contains(c) && c != alphabet.simplest() && !in_both.contains(&c) {
            in_both.push(c);
        }
    }
    in_both
}

fn exchanged(choice: &Choice, old: char, new: char) -> Option<Value> {
    let (text, _) = text(choice)?;
    let exchange = |c| if c == old { new } else { c };
    Some(Value::String(text.chars().map(exchange).collect()))
}
