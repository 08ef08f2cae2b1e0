//! The passes: each knows one kind of change that tends to make things simpler.

mod all_but_one;
mod all_of_a_kind;
mod alternatives;
mod delete_choices;
mod delete_spans;
mod discarded;
mod duplicated;
mod everything;
mod exchange;
mod extremes;
mod individual;
mod items;
mod leaps;
mod leave_out;
mod lengths;
mod pass_to_descendant;
mod put_off;
mod redistribute;
mod redistribute_items;
mod renumber;
mod reorder;
mod restate;
mod rotate;
mod rounding;
mod shared_characters;
mod signs;
mod similar_characters;
mod simplest_choices;
mod swap;
mod together;
mod trivial_spans;
mod twins;

pub(super) use all_but_one::AllButOne;
pub(super) use all_of_a_kind::AllOfAKind;
pub(super) use alternatives::Alternatives;
pub(super) use delete_choices::DeleteChoices;
pub(super) use delete_spans::DeleteSpans;
pub(super) use discarded::RemoveDiscarded;
pub(super) use duplicated::Duplicated;
pub(super) use everything::Everything;
pub(super) use exchange::Exchange;
pub(super) use extremes::Extremes;
pub(super) use individual::Individual;
pub(super) use leaps::Leaps;
pub(super) use leave_out::LeaveOut;
pub(super) use lengths::Lengths;
pub(super) use pass_to_descendant::PassToDescendant;
pub(super) use put_off::PutOff;
pub(super) use redistribute::Redistribute;
pub(super) use redistribute_items::RedistributeItems;
pub(super) use renumber::Renumber;
pub(super) use reorder::Reorder;
pub(super) use restate::Restate;
pub(super) use rotate::Rotate;
pub(super) use rounding::Rounding;
pub(super) use shared_characters::SharedCharacters;
pub(super) use signs::Signs;
pub(super) use similar_characters::SimilarCharacters;
pub(super) use simplest_choices::SimplestChoices;
pub(super) use swap::Swap;
pub(super) use together::Together;
pub(super) use trivial_spans::TrivialSpans;
pub(super) use twins::Twins;

use super::Halt;
use super::shrinker::Shrinker;
use crate::choice::{Choice, Constraint, Int};
use crate::executor::Execution;

/// Somewhere in a test case; what the two numbers mean, a choice, a span or a pair of those, is the pass's business.
pub(super) type Place = (usize, usize);

/// One kind of change.
pub(super) trait Pass {
    /// What it is called where its costs are shown.
    fn name(&self) -> &'static str;

    /// Where it could be tried, in the order in which it should be.
    fn places(&self, best: &Execution) -> Vec<Place>;

    /// Tries it in one place of the same test case.
    ///
    /// What improves becomes the shrinker's best at once; a step may go on from there.
    fn step(&self, shrinker: &mut Shrinker<'_>, place: Place) -> Result<(), Halt>;
}

/// The passes that are done whenever there is something to do for them, before any other.
pub(super) const FIRST: &[&dyn Pass] = &[&RemoveDiscarded];

/// The passes that are done once, before all others.
pub(super) const COARSE: &[&dyn Pass] = &[
    &Everything,
    &AllOfAKind,
    &Rounding,
    &PassToDescendant,
    &Alternatives,
];

/// The passes that are repeated until none helps, those first that shorten most at a time.
pub(super) const FINE: &[&dyn Pass] = &[
    &PassToDescendant,
    &DeleteSpans,
    &SimplestChoices,
    &TrivialSpans,
    &DeleteChoices::FIVE,
    &DeleteChoices::FOUR,
    &DeleteChoices::THREE,
    &DeleteChoices::TWO,
    &DeleteChoices::ONE,
    &Reorder,
    &Duplicated,
    &Individual,
    &Lengths,
    &Redistribute,
    &Together,
    &SharedCharacters,
];

/// The passes for when no other knows anything more.
pub(super) const LAST: &[&dyn Pass] = &[
    &Restate,
    &Renumber,
    &LeaveOut,
    &PutOff,
    &Swap,
    &Rotate,
    &Signs,
    &Extremes,
    &Twins,
    &RedistributeItems,
    &Exchange,
    &AllButOne,
    &SimilarCharacters,
    &Leaps,
];

/// The places of the choices that `wanted` picks, the first one first: it counts most in the order.
fn from_the_start(best: &Execution, wanted: &dyn Fn(&Choice) -> bool) -> Vec<Place> {
    let mut places = Vec::new();
    for (index, choice) in best.choices.iter().enumerate() {
        if wanted(choice) {
            places.push((index, 0));
        }
    }
    places
}

/// The places of the choices that `wanted` picks, the last one first: what stands late depends on
/// what stands early, so that a change to it disturbs less.
fn from_the_end(best: &Execution, wanted: &dyn Fn(&Choice) -> bool) -> Vec<Place> {
    let mut places = Vec::new();
    for index in (0..best.choices.len()).rev() {
        if wanted(&best.choices[index]) {
            places.push((index, 0));
        }
    }
    places
}

/// The pairs of choices at most `reach` apart that `fits` picks, from the end.
fn close_pairs(
    best: &Execution,
    reach: usize,
    fits: &dyn Fn(&Choice, &Choice) -> bool,
) -> Vec<Place> {
    let choices = &best.choices;
    let mut places = Vec::new();
    for first in (0..choices.len()).rev() {
        let behind = &choices[first + 1..choices.len().min(first + 1 + reach)];
        for (ahead, second) in behind.iter().enumerate() {
            if fits(&choices[first], second) {
                places.push((first, first + 1 + ahead));
            }
        }
    }
    places
}

/// Whether there is anything simpler than this choice.
fn is_not_simplest(choice: &Choice) -> bool {
    !choice.is_simplest()
}

/// What may be as large as this is a number even while it is small, and no choice between alternatives.
const WIDEST: u128 = 128;

/// Whether this may be a choice between alternatives that was not for the first of them.
fn may_be_later_alternative(choice: &Choice) -> bool {
    match &choice.constraint {
        Constraint::Integer(integer) => {
            integer.min() == Int::ZERO && integer.span() < WIDEST && !choice.is_simplest()
        }
        _ => false,
    }
}

/// The spans that have parent and label in common, each group in the order of its spans.
fn groups(best: &Execution) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    // For each parent, and ahead of them for no parent, the groups of its children: few, for
    // children of many kinds are fields.
    let mut of_parent = vec![Vec::new(); best.spans.len() + 1];
    let label = |group: &[usize]| best.spans[group[0]].label;
    for (index, span) in best.spans.iter().enumerate() {
        let siblings: &mut Vec<usize> = match span.parent {
            Some(parent) => &mut of_parent[parent + 1],
            None => &mut of_parent[0],
        };
        let mut place = 0;
        while place < siblings.len() && label(&groups[siblings[place]]) != span.label {
            place += 1;
        }
        if place == siblings.len() {
            siblings.push(groups.len());
            groups.push(Vec::new());
        }
        groups[siblings[place]].push(index);
    }
    groups
}
