//! Text and byte strings, as the places of their items in the simplest-first order.

use super::{by_steps, descend, order};
use crate::shrink::Halt;
use crate::shrink::search::{Test, find_integer};
use crate::sorting::sort_by;

/// The items of a text or byte string, each as its place in the order of items.
pub(in crate::shrink) type Items = Vec<u32>;

/// Says whether a sequence of items is accepted.
type Accepts<'t> = dyn FnMut(&[u32]) -> Result<bool, Halt> + 't;

/// Fewer items, but not fewer than `min`; then simpler ones.
///
/// `landmarks` knows what may do in place of an item, simplest first.
pub(in crate::shrink) fn sequence(
    start: Items,
    min: usize,
    landmarks: &dyn Fn(u32) -> Items,
    accepts: &mut Accepts<'_>,
) -> Result<Items, Halt> {
    for length in &[min, start.len()] {
        let simplest = vec![0; *length];
        if accepts(&simplest)? {
            return shorter(simplest, min, accepts);
        }
    }
    let items = shorter(start, min, accepts)?;
    let compare = |a: usize, b: usize| items[a].cmp(&items[b]);
    let order = order(items.len(), &compare, &mut |order| {
        accepts(&ordered(&items, order))
    })?;
    simpler(ordered(&items, &order), accepts, &mut |item, accepts| {
        for landmark in &landmarks(item as u32) {
            let landmark = u128::from(*landmark);
            if landmark < item && accepts(landmark)? {
                return descend(landmark, accepts);
            }
        }
        descend(item, accepts)
    })
}

/// Items that are simpler although the next simpler ones are not accepted.
pub(in crate::shrink) fn leap_items(
    start: Items,
    accepts: &mut Accepts<'_>,
) -> Result<Items, Halt> {
    simpler(start, accepts, &mut |item, accepts| {
        by_steps(item, 2, accepts)
    })
}

fn ordered(items: &[u32], order: &[usize]) -> Items {
    let mut ordered = Items::with_capacity(items.len());
    for place in order {
        ordered.push(items[*place]);
    }
    ordered
}

/// Deletes what can be deleted, from the end, in runs as long as possible.
fn shorter(mut items: Items, min: usize, accepts: &mut Accepts<'_>) -> Result<Items, Halt> {
    let without = |items: &[u32], end: usize, count: usize| {
        let mut rest = items[..end - count].to_vec();
        rest.extend_from_slice(&items[end..]);
        rest
    };
    let mut end = items.len();
    while end > 0 && items.len() > min {
        let most = end.min(items.len() - min);
        let deleted = find_integer(&mut |count| {
            Ok(count <= most as u128 && accepts(&without(&items, end, count as usize))?)
        })? as usize;
        items = without(&items, end, deleted);
        // The one that stopped us stays.
        end = (end - deleted).saturating_sub(1);
    }
    Ok(items)
}

/// Finds a simpler one for an item.
type Minimiser<'m> = dyn FnMut(u128, &mut Test<'_>) -> Result<u128, Halt> + 'm;

/// Equal items are lowered together first: they may have to stay equal.
fn simpler(
    mut items: Items,
    accepts: &mut Accepts<'_>,
    minimise: &mut Minimiser<'_>,
) -> Result<Items, Halt> {
    let mut sorted: Items = items.clone();
    sort_by(&mut sorted, Ord::cmp);
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for at in 1..sorted.len() {
        let is_second = at < 2 || sorted[at - 2] != sorted[at];
        if sorted[at - 1] == sorted[at] && is_second {
            groups.push(places_of(sorted[at], &items));
        }
    }
    for place in 0..items.len() {
        groups.push(vec![place]);
    }
    for places in &groups {
        let with = |item: u128| {
            let mut items = items.clone();
            for place in places {
                items[*place] = item as u32;
            }
            items
        };
        let start = u128::from(items[places[0]]);
        let found = minimise(start, &mut |item| accepts(&with(item)))?;
        items = with(found);
    }
    Ok(items)
}

fn places_of(wanted: u32, items: &[u32]) -> Vec<usize> {
    let mut places = Vec::new();
    for (place, item) in items.iter().enumerate() {
        if *item == wanted {
            places.push(place);
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    fn minimise(start: &[u32], min: usize, accepts: impl Fn(&[u32]) -> bool) -> Items {
        let mut start = start.to_vec();
        loop {
            let found = sequence(start.clone(), min, &|_| Items::new(), &mut |items| {
                Ok(accepts(items))
            });
            let found = found.expect("nothing halts");
            if found == start {
                return found;
            }
            start = found;
        }
    }

    #[test]
    fn items_that_do_not_matter_go() {
        assert_eq!(minimise(&[5, 7, 9, 11], 0, |items| items.contains(&9)), [9]);
        assert_eq!(minimise(&[5; 40], 0, |items| items.len() >= 3), [0; 3]);
        assert_eq!(minimise(&[5; 40], 4, |_| true), [0; 4]);
    }

    #[test]
    fn equal_items_stay_equal_where_they_must() {
        let equal = |items: &[u32]| items.len() == 2 && items[0] == items[1] && items[0] > 3;
        assert_eq!(minimise(&[90, 90], 0, equal), [4, 4]);
    }
}
