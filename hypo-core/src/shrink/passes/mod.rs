//! The passes: each knows one kind of change that tends to make things simpler.

mod alternatives;
mod delete_choices;
mod delete_spans;
mod discarded;
mod duplicated;
mod everything;
mod individual;
mod leaps;
mod lengths;
mod pass_to_descendant;
mod redistribute;
mod reorder;
mod shared_characters;
mod signs;
mod simplest_choices;
mod swap;
mod together;
mod trivial_spans;
mod twins;

pub(super) use alternatives::Alternatives;
pub(super) use delete_choices::DeleteChoices;
pub(super) use delete_spans::DeleteSpans;
pub(super) use discarded::RemoveDiscarded;
pub(super) use duplicated::Duplicated;
pub(super) use everything::Everything;
pub(super) use individual::Individual;
pub(super) use leaps::Leaps;
pub(super) use lengths::Lengths;
pub(super) use pass_to_descendant::PassToDescendant;
pub(super) use redistribute::Redistribute;
pub(super) use reorder::Reorder;
pub(super) use shared_characters::SharedCharacters;
pub(super) use signs::Signs;
pub(super) use simplest_choices::SimplestChoices;
pub(super) use swap::Swap;
pub(super) use together::Together;
pub(super) use trivial_spans::TrivialSpans;
pub(super) use twins::Twins;

use super::Halt;
use super::shrinker::Shrinker;
use crate::choice::Choice;
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

/// The passes that are done once, before all others.
pub(super) fn coarse() -> Vec<Box<dyn Pass>> {
    vec![Box::new(Everything), Box::new(Alternatives)]
}

/// The passes that are repeated until none helps, those first that shorten most at a time.
pub(super) fn fine() -> Vec<Box<dyn Pass>> {
    let mut passes: Vec<Box<dyn Pass>> = vec![
        Box::new(SimplestChoices),
        Box::new(PassToDescendant),
        Box::new(DeleteSpans),
        Box::new(TrivialSpans),
    ];
    passes.extend(DeleteChoices::sizes().map(|pass| Box::new(pass) as Box<dyn Pass>));
    passes.extend([
        Box::new(Reorder) as Box<dyn Pass>,
        Box::new(Duplicated),
        Box::new(Individual),
        Box::new(Lengths),
        Box::new(Redistribute),
        Box::new(Together),
        Box::new(SharedCharacters),
    ]);
    passes
}

/// The passes for when no other knows anything more.
pub(super) fn last() -> Vec<Box<dyn Pass>> {
    vec![
        Box::new(Swap),
        Box::new(Signs),
        Box::new(Twins),
        Box::new(Leaps),
    ]
}

/// Every pass's name, in the order in which the passes are listed.
pub(super) fn names() -> Vec<&'static str> {
    let first: Vec<Box<dyn Pass>> = vec![Box::new(RemoveDiscarded)];
    let all = first
        .into_iter()
        .chain(coarse())
        .chain(fine())
        .chain(last());
    all.map(|pass| pass.name()).collect()
}

/// The places of the choices that `wanted` picks, the last one first: what stands late depends on
/// what stands early, so that a change to it disturbs less.
fn from_the_end(best: &Execution, wanted: impl Fn(&Choice) -> bool) -> Vec<usize> {
    let choices = best.choices.iter().enumerate().rev();
    choices
        .filter(|(_, choice)| wanted(choice))
        .map(|(index, _)| index)
        .collect()
}

/// The spans that have parent and label in common, each group in the order of its spans.
fn groups(best: &Execution) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    // For each parent, and ahead of them for no parent, the groups of its children: few, for
    // children of many kinds are fields.
    let mut of_parent = vec![Vec::new(); best.spans.len() + 1];
    for (index, span) in best.spans.iter().enumerate() {
        let siblings: &mut Vec<usize> = &mut of_parent[span.parent.map_or(0, |parent| parent + 1)];
        let alike = |group: &&usize| best.spans[groups[**group][0]].label == span.label;
        match siblings.iter().find(alike) {
            Some(group) => groups[*group].push(index),
            None => {
                siblings.push(groups.len());
                groups.push(vec![index]);
            }
        }
    }
    groups
}
