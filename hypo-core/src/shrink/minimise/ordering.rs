//! The order of things.

use std::cmp::Ordering;

use crate::shrink::Halt;
use crate::shrink::search::find_integer;
use crate::sorting::sort_by;

/// Sorts as much of `items` as is accepted.
///
/// All at once if that goes; else growing stretches; else pairs around an item
/// that must stay where it is.
pub(in crate::shrink) fn order<T: Clone>(
    mut items: Vec<T>,
    compare: &dyn Fn(&T, &T) -> Ordering,
    accepts: &mut dyn FnMut(&[T]) -> Result<bool, Halt>,
) -> Result<Vec<T>, Halt> {
    let sorted = |items: &[T], start: usize, end: usize| {
        let mut part = items[start..end].to_vec();
        sort_by(&mut part, compare);
        [&items[..start], &part, &items[end..]].concat()
    };
    if items.is_sorted_by(|a, b| compare(a, b).is_le()) {
        return Ok(items);
    }
    let whole = sorted(&items, 0, items.len());
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
        if compare(&items[middle - 1], &items[middle + 1]).is_gt() {
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
        let found = order(items.to_vec(), &u8::cmp, &mut |items| Ok(accepts(items)));
        found.expect("nothing halts")
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
