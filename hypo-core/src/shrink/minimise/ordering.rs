//! The order of things.

use std::cmp::Ordering;

use crate::shrink::Halt;
use crate::shrink::search::find_integer;
use crate::sorting::sort_by;

/// Sorts as many of `len` things as is accepted, each known by its place at the start.
///
/// All at once if that goes; else growing stretches; else pairs around an item
/// that must stay where it is.
pub(in crate::shrink) fn order(
    len: usize,
    compare: &dyn Fn(usize, usize) -> Ordering,
    accepts: &mut dyn FnMut(&[usize]) -> Result<bool, Halt>,
) -> Result<Vec<usize>, Halt> {
    let sorted = |items: &[usize], start: usize, end: usize| {
        let mut sorted = items.to_vec();
        sort_by(&mut sorted[start..end], |a, b| compare(*a, *b));
        sorted
    };
    let mut items = Vec::with_capacity(len);
    for item in 0..len {
        items.push(item);
    }
    let whole = sorted(&items, 0, len);
    if whole == items {
        return Ok(items);
    }
    if accepts(&whole)? {
        return Ok(whole);
    }
    let mut start = 0;
    while start + 1 < items.len() {
        let longer = find_integer(&mut |n| {
            let end = start + 1 + n as usize;
            Ok(end <= items.len() && accepts(&sorted(&items, start, end))?)
        })?;
        items = sorted(&items, start, start + 1 + longer as usize);
        start += 1 + longer as usize;
    }
    for middle in 1..items.len().saturating_sub(1) {
        if compare(items[middle - 1], items[middle + 1]).is_gt() {
            let mut swapped = items.clone();
            swapped.swap(middle - 1, middle + 1);
            if accepts(&swapped)? {
                items = swapped;
            }
        }
    }
    Ok(items)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sort(items: &[u8], accepts: impl Fn(&[u8]) -> bool) -> Vec<u8> {
        let ordered = |order: &[usize]| -> Vec<u8> { order.iter().map(|at| items[*at]).collect() };
        let compare = |a: usize, b: usize| items[a].cmp(&items[b]);
        let found = order(items.len(), &compare, &mut |order| {
            Ok(accepts(&ordered(order)))
        });
        ordered(&found.expect("nothing halts"))
    }

    #[test]
    fn what_may_be_sorted_is() {
        assert_eq!(sort(&[3, 1, 2], |_| true), [1, 2, 3]);
    }

    #[test]
    fn an_item_that_must_stay_is_sorted_around() {
        assert_eq!(sort(&[3, 9, 1], |items| items[1] == 9), [1, 9, 3]);
        assert_eq!(sort(&[9, 3, 2, 1], |items| items[0] == 9), [9, 1, 2, 3]);
    }
}
