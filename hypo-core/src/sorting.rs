//! Sorting with a single copy of the sort.
//!
//! The standard sort is compiled anew for each type and each closure that it is
//! given, thousands of lines of intermediate code every time, and every user compiles
//! this crate. The lists here are short and sorted rarely; so one sort, of places,
//! serves them all.

use std::cmp::Ordering;

/// Sorts `items`, equal ones staying in their order.
pub(crate) fn sort_by<T>(items: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    let order = order_of(items.len(), &mut |a, b| compare(&items[a], &items[b]));
    arrange(items, &order);
}

/// Puts the item that stood at `order[place]` at `place`, for every place.
fn arrange<T>(items: &mut [T], order: &[usize]) {
    for place in 0..items.len() {
        // What belongs here may have been swapped away from where it stood, and from there again.
        let mut from = order[place];
        while from < place {
            from = order[from];
        }
        items.swap(place, from);
    }
}

/// The places of a list of so many items, in the order of the items.
fn order_of(len: usize, compare: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..len).collect();
    places.sort_by(|a, b| compare(*a, *b));
    places
}

#[cfg(test)]
mod tests {
    use super::sort_by;

    #[test]
    fn equal_items_stay_in_their_order() {
        let mut words = vec!["pear", "fig", "apple", "kiwi", "nut"];
        sort_by(&mut words, |a, b| a.len().cmp(&b.len()));
        assert_eq!(words, ["fig", "nut", "pear", "kiwi", "apple"]);
        sort_by(&mut words, Ord::cmp);
        assert_eq!(words, ["apple", "fig", "kiwi", "nut", "pear"]);
        let mut numbers: Vec<u32> = (0..100).map(|n| n * 37 % 101).collect();
        sort_by(&mut numbers, Ord::cmp);
        assert!(numbers.is_sorted());
    }
}
