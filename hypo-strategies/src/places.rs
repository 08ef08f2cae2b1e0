//! The places of values that are made of several parts.

/// A place among the values of several parts, taken apart into one for each of them, from the left.
///
/// The last part goes on first, as the digits of a number do: so the earlier parts are simplest for
/// as long as they can be.
pub(crate) struct Parts {
    place: u128,
    /// How many values the parts have together that are still to be taken.
    left: u128,
}

impl Parts {
    /// A place among so many values; `None` past the last one.
    pub(crate) fn new(place: u128, values: u128) -> Option<Parts> {
        (place < values).then_some(Parts {
            place,
            left: values,
        })
    }

    /// The place of the next part, which has so many values.
    pub(crate) fn next(&mut self, values: u128) -> u128 {
        self.left /= values;
        let part = self.place / self.left;
        self.place %= self.left;
        part
    }
}
