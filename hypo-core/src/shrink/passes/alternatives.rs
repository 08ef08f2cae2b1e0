use super::{Pass, Place, from_the_start, may_be_later_alternative};
use crate::choice::{Choice, Int, Value};
use crate::executor::{Execution, Outcome};
use crate::shrink::Halt;
use crate::shrink::shrinker::{Attempt, Shrinker, same_shape, splice};

/// Takes an earlier alternative where the choice looks like one between alternatives.
///
/// Strategies list their simplest alternative first. Another one reads other
/// choices, and those that stand there were made for the old one; so unless it
/// fails with them, it is given fresh random ones, a few times, and the old
/// sequence goes on behind them. Done once, before the rounds, for it changes
/// what there is to shrink.
///
/// Before: `2 "some text"`, the third alternative. After: `0 4`, the first.
pub(in crate::shrink) struct Alternatives;

/// Nobody writes more alternatives than this; what is larger is a number.
const MOST: u128 = 10;
/// How often an alternative is given fresh choices.
const REDRAWS: usize = 3;

impl Pass for Alternatives {
    fn name(&self) -> &'static str {
        "take earlier alternatives"
    }

    fn places(&self, best: &Execution) -> Vec<Place> {
        from_the_start(best, &|choice| index(choice).is_some())
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (place, _): Place) -> Result<(), Halt> {
        let Some(old) = index(&shrinker.choices()[place]) else {
            return Ok(());
        };
        let Some(candidate) = with_index(shrinker, place, 0) else {
            return Ok(());
        };
        let behind = place + 1;
        let failed = match shrinker.attempt(candidate.clone())? {
            Attempt::Failed(failed) => failed,
            Attempt::Refused if behind < candidate.len() && !recurs(shrinker, place) => {
                return draw_known(shrinker, &candidate[..behind]);
            }
            _ => return Ok(()),
        };
        let shaped_anew = failed.outcome >= Outcome::Valid
            && !same_shape(
                &failed.choices[behind.min(failed.choices.len())..],
                &shrinker.choices()[behind..],
            );
        if !shaped_anew {
            return Ok(());
        }
        let recurs = recurs(shrinker, place);
        for new in 0..old {
            let Some(candidate) = with_index(shrinker, place, new) else {
                return Ok(());
            };
            if shrinker.consider(candidate)? || (!recurs && redraw(shrinker, place, new)?) {
                return Ok(());
            }
        }
        Ok(())
    }
}

/// Gives fresh choices to a first alternative of which the simplest choices are known to do nothing.
///
/// What it reads is not remembered, so that it may be no alternative at all: twice, and not as often as another.
fn draw_known(shrinker: &mut Shrinker<'_>, first: &[Choice]) -> Result<(), Halt> {
    for _ in 0..2 {
        let Attempt::Failed(drawn) = shrinker.attempt_extended(first)? else {
            break;
        };
        let behind = first.len().min(drawn.choices.len());
        if same_shape(&drawn.choices[behind..], &shrinker.choices()[first.len()..]) {
            break;
        }
    }
    Ok(())
}

/// Whether the span that begins here has another of its kind within it or around it.
///
/// What such a value has to be is mostly in its parts, which no new ones will do for; taking a part
/// for the whole goes further.
fn recurs(shrinker: &Shrinker<'_>, place: usize) -> bool {
    let spans = shrinker.spans();
    for span in spans {
        if span.choices.start != place || span.choices.len() < 2 {
            continue;
        }
        for other in spans {
            let (one, two) = (&span.choices, &other.choices);
            let is_around = two.start <= one.start && one.end <= two.end;
            let is_within = one.start <= two.start && two.end <= one.end;
            if other.label == span.label && one != two && (is_around || is_within) {
                return true;
            }
        }
    }
    false
}

/// Runs an alternative with random choices, then what it drew in front of what stood behind the old one.
fn redraw(shrinker: &mut Shrinker<'_>, place: usize, new: u128) -> Result<bool, Halt> {
    for _ in 0..REDRAWS {
        let Some(candidate) = with_index(shrinker, place, new) else {
            return Ok(false);
        };
        let drawn = match shrinker.attempt_extended(&candidate[..place + 1])? {
            Attempt::Improved => return Ok(true),
            Attempt::Failed(drawn) => drawn,
            Attempt::Same | Attempt::Refused => continue,
        };
        for span in 0..drawn.spans.len().min(shrinker.spans().len()) {
            let old = shrinker.spans()[span].choices.clone();
            let new = drawn.spans[span].choices.clone();
            if old.start == place && new.start == place {
                let candidate = splice(shrinker.choices(), old, &drawn.choices[new]);
                if shrinker.consider(candidate)? {
                    return Ok(true);
                }
            }
        }
    }
    Ok(false)
}

/// Which alternative was taken, if this looks like a choice between some and it was not the first.
fn index(choice: &Choice) -> Option<u128> {
    match choice.value {
        Value::Integer(value) if may_be_later_alternative(choice) => {
            value.to_u128().filter(|index| *index <= MOST)
        }
        _ => None,
    }
}

fn with_index(shrinker: &Shrinker<'_>, place: usize, index: u128) -> Option<Vec<Choice>> {
    shrinker.replaced(&[(place, Value::Integer(Int::from(index)))])
}
