use super::items::text;
use super::{Pass, Place, from_the_start};
use crate::choice::{Alphabet, Value};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::characters::{plain, simpler_alike};
use crate::shrink::shrinker::Shrinker;

/// Puts the plain character in place of its variants, or the simplest one of a kind.
///
/// What programs take characters for has little to do with their order: between
/// those that are as good there are many that are not.
///
/// Before: `"Àé¼"`, where accents do not matter. After: `"Ae²"`.
pub(in crate::shrink) struct SimilarCharacters;

/// Others of their kind are tried for so many characters of a text; where more are left, their kinds rarely matter.
const MOST: usize = 2;

impl Pass for SimilarCharacters {
    fn name(&self) -> &'static str {
        "take similar characters"
    }

    fn places(&self, best: &Execution) -> Vec<Place> {
        from_the_start(best, &|choice| match text(choice) {
            Some((text, _)) => !text.is_ascii(),
            None => false,
        })
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (place, _): Place) -> Result<(), Halt> {
        let choice = shrinker.choices()[place].clone();
        let Some((text, alphabet)) = text(&choice) else {
            return Ok(());
        };
        let plainer = |c: char| plain(c).filter(|plain| alphabet.contains(*plain));
        let mut variants = beyond_ascii(text);
        variants.retain(|c| plainer(*c).is_some());
        if variants.len() > 1 {
            let all = exchanged(text, &|c| plainer(c));
            if shrinker.replace(&[(place, all)])? {
                return Ok(());
            }
        }
        for variant in &variants {
            let one = exchanged(text, &|c| plainer(c).filter(|_| c == *variant));
            if shrinker.replace(&[(place, one)])? {
                return Ok(());
            }
        }
        take_simplest_of_kind(shrinker, place, text, alphabet)
    }
}

fn take_simplest_of_kind(
    shrinker: &mut Shrinker<'_>,
    place: usize,
    text: &str,
    alphabet: &Alphabet,
) -> Result<(), Halt> {
    let strange = beyond_ascii(text);
    if strange.len() > MOST {
        return Ok(());
    }
    for old in &strange {
        for new in &simpler_alike(*old, alphabet, &|c| strange.contains(&c)) {
            let simpler = exchanged(text, &|c| (c == *old).then_some(*new));
            if shrinker.replace(&[(place, simpler)])? {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// Each character beyond ASCII once.
fn beyond_ascii(text: &str) -> Vec<char> {
    let mut strange = Vec::new();
    for c in text.chars() {
        if !c.is_ascii() && !strange.contains(&c) {
            strange.push(c);
        }
    }
    strange
}

fn exchanged(text: &str, other: &dyn Fn(char) -> Option<char>) -> Value {
    let mut exchanged = String::new();
    for c in text.chars() {
        exchanged.push(other(c).unwrap_or(c));
    }
    Value::String(exchanged)
}
