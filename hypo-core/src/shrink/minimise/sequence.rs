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
    for length in [min, start.len()] {
        let simplest = vec![0; length];
        if accepts(&simplest)? {
            return shorter(simplest, min, accepts);
        }
    }
    let items = shorter(start, min, accepts)?;
    let items = order(items, &u32::cmp, accepts)?;
    simpler(items, accepts, &mut |item, accepts| {
        for landmark in landmarks(item as u32).into_iter().map(u128::from) {
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

/// Deletes what can be deleted, from the end, in runs as long as possible.
fn shorter(mut items: Items, min: usize, accepts: &mut Accepts<'_>) -> Result<Items, Halt> {
    let without =
        |items: &Items, end: usize, count: usize| [&items[..end - count], &items[end..]].concat();
    let mut end = items.len();
    while end > 0 && items.len() > min {
        let most = end.min(items.len() - min);
        let deleted = find_integer(&mut |count| {
            let count = usize::try_from(count).unwrap_or(usize::MAX);
            Ok(count <= most && accepts(&without(&items, end, count))?)
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
    let pairs = sorted.windows(2).filter(|pair| pair[0] == pair[1]);
    let mut repeated: Items = pairs.map(|pair| pair[0]).collect();
    repeated.dedup();
    let alike = repeated.into_iter().map(|item| {
        let places = 0..items.len();
        places.filter(|place| items[*place] == item).collect()
    });
    let alone = (0..items.len()).map(|place| vec![place]);
    let groups: Vec<Vec<usize>> = alike.chain(alone).collect();
    for places in groups {
        let with = |item: u128| {
            let mut items = items.clone();
            places.iter().for_each(|place| items[*place] = item as u32);
            items
        };
        let start = u128::from(items[places[0]]);
        let found = minimise(start, &mut |item| accepts(&with(item)))?;
        items = with(found);
    }
    Ok(items)
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
