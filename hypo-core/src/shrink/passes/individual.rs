use super::items::{bytes_of, items_of, ranks, text_of};
use super::{Pass, Place, from_the_start, is_not_simplest, together};
use crate::choice::{Alphabet, Constraint, Int, IntegerConstraint, Value};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::minimise::{self, Items, Look};
use crate::shrink::shrinker::Shrinker;
use crate::sorting::sort_by;

/// Makes one choice as simple as it can be, as far as simpler values fail without a gap.
///
/// The pass that makes numbers small and text short; the others make room for it.
///
/// Before: `8231`, where anything from 100 on fails. After: `100`.
pub(in crate::shrink) struct Individual;

impl Pass for Individual {
    fn name(&self) -> &'static str {
        "lower single choices"
    }

    /// From the first on, so that it may be as simple as those behind it, as they are, allow.
    fn places(&self, best: &Execution) -> Vec<Place> {
        from_the_start(best, &is_not_simplest)
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (place, _): Place) -> Result<(), Halt> {
        let version = shrinker.version();
        lower_choices(shrinker, &[place])?;
        if shrinker.version() > version {
            let again = is_among(place, &shrinker.moved);
            if again && shrinker.moved.len() > 1 {
                // It moves once more because another one did.
                shrinker.lower_common_offset()?;
            } else if !again {
                shrinker.moved.push(place);
            }
        }
        Ok(())
    }
}

/// Makes these choices, which have the same value, as simple as they can be, all alike.
pub(super) fn lower_choices(shrinker: &mut Shrinker<'_>, places: &[usize]) -> Result<(), Halt> {
    let Some(first) = places.first() else {
        return Ok(());
    };
    let choice = shrinker.choices()[*first].clone();
    match (&choice.constraint, &choice.value) {
        (Constraint::Boolean(_), Value::Boolean(_)) => {
            shrinker.lower(places, &Value::Boolean(false))?;
        }
        (Constraint::Integer(integer), Value::Integer(value)) => {
            Distances::new(integer, places, shrinker).descend(*value)?;
        }
        (Constraint::Float(float), Value::Float(value)) => {
            minimise::float(*value, float.width(), &mut |value| {
                shrinker.lower(places, &Value::Float(value))
            })?;
        }
        (Constraint::String(string), Value::String(text)) => {
            let Some(items) = ranks(string, text) else {
                return Ok(());
            };
            let landmarks = |item| landmarks(string.alphabet(), item);
            minimise::sequence(items, string.size().min(), &landmarks, &mut |items| {
                shrinker.lower(places, &text_of(string, items))
            })?;
        }
        (Constraint::Bytes(bytes), Value::Bytes(value)) => {
            let (items, none) = (items_of(value), |_| Items::new());
            minimise::sequence(items, bytes.size().min(), &none, &mut |items| {
                shrinker.lower(places, &bytes_of(items))
            })?;
        }
        _ => {}
    }
    Ok(())
}

fn is_among(place: usize, places: &[usize]) -> bool {
    for other in places {
        if *other == place {
            return true;
        }
    }
    false
}

/// For numbers this close to where they shrink to, their opposites are tried.
const CLOSE: u128 = 8;
/// Numbers no larger than this rarely have gaps behind which others fail.
const LARGE: u128 = 1_000;

/// Integers at some places, as distances on either side of where they shrink to.
pub(super) struct Distances<'p, 's, 'a> {
    simplest: Int,
    places: &'p [usize],
    shrinker: &'s mut Shrinker<'a>,
}

impl<'p, 's, 'a> Distances<'p, 's, 'a> {
    pub(super) fn new(
        constraint: &IntegerConstraint,
        places: &'p [usize],
        shrinker: &'s mut Shrinker<'a>,
    ) -> Self {
        Distances {
            simplest: constraint.simplest(),
            places,
            shrinker,
        }
    }

    pub(super) fn lower(&mut self, above: bool, distance: u128) -> Result<bool, Halt> {
        let value = if above {
            self.simplest.checked_add(distance)
        } else {
            self.simplest.checked_sub(distance)
        };
        match value {
            Some(value) => self.shrinker.lower(self.places, &Value::Integer(value)),
            None => Ok(false),
        }
    }

    /// Above is simpler, at the same distance.
    fn descend(&mut self, value: Int) -> Result<(), Halt> {
        let distance = self.simplest.distance(value);
        let above = value > self.simplest || self.lower(true, distance)?;
        let look = minimise::look(distance, &mut |distance| self.lower(above, distance))?;
        let distance = match look {
            Look::Lowest(lowest) => lowest,
            Look::HeldUp(_) if self.is_tied()? => return Ok(()),
            Look::HeldUp(best) => {
                minimise::within_half(best, &mut |distance| self.lower(above, distance))?
            }
        };
        // Where values must only be distinct, the other side may be free.
        if 1 < distance && distance <= CLOSE && self.lower(!above, distance - 1)? {
            minimise::descend(distance - 1, &mut |distance| self.lower(!above, distance))?;
        }
        Ok(())
    }

    /// Lowers a number that seems to be held up together with the one that may do so, if there is one.
    fn is_tied(&mut self) -> Result<bool, Halt> {
        match self.places {
            [place] => together::lower_tied(self.shrinker, *place),
            _ => Ok(false),
        }
    }

    /// Whether anything has improved since this version.
    pub(super) fn improved(&self, version: usize) -> bool {
        self.shrinker.version() > version
    }

    /// By as many of these steps as goes.
    pub(super) fn leap_by(&mut self, value: Int, steps: &[u128]) -> Result<(), Halt> {
        let above = value > self.simplest;
        let mut distance = self.simplest.distance(value);
        for step in steps {
            let mut lower = |distance| self.lower(above, distance);
            distance = minimise::by_steps(distance, *step, &mut lower)?;
        }
        Ok(())
    }

    /// Past what holds it up on its own side.
    pub(super) fn leap(&mut self, value: Int) -> Result<(), Halt> {
        let above = value > self.simplest;
        let distance = self.simplest.distance(value);
        minimise::leap(distance, &mut |distance| self.lower(above, distance))?;
        Ok(())
    }

    /// Past a gap near a large number that came to rest there.
    pub(super) fn leap_halfway(&mut self, value: Int) -> Result<(), Halt> {
        let (distance, above) = (self.simplest.distance(value), value > self.simplest);
        for parts in &[2, 3] {
            let part = distance / parts;
            if part > LARGE && self.lower(above, part)? {
                minimise::descend(part, &mut |distance| self.lower(above, distance))?;
                break;
            }
        }
        Ok(())
    }

    /// To the other side. What holds on one rarely does on the other, so that a look has to do.
    pub(super) fn leap_across(&mut self, value: Int) -> Result<(), Halt> {
        let (distance, above) = (self.simplest.distance(value), value > self.simplest);
        for closer in &[1, distance.saturating_sub(1)] {
            if 0 < *closer && *closer < distance && self.lower(!above, *closer)? {
                minimise::descend(*closer, &mut |distance| self.lower(!above, distance))?;
                break;
            }
        }
        Ok(())
    }
}

/// What may do in place of a character: the simplest ones that programs tell apart (digits,
/// capitals, letters, space, what is not ASCII), and the same letter in the other case.
fn landmarks(alphabet: &Alphabet, item: u32) -> Items {
    let c = alphabet.at(item as usize);
    let mut chars = "01Aa \u{80}".to_owned();
    for c in c.to_uppercase() {
        chars.push(c);
    }
    for c in c.to_lowercase() {
        chars.push(c);
    }
    let mut ranks = Items::new();
    for c in chars.chars() {
        if let Some(rank) = alphabet.rank(c) {
            ranks.push(rank as u32);
        }
    }
    sort_by(&mut ranks, Ord::cmp);
    ranks
}
