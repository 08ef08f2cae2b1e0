//! Counting the values within a value that may in turn contain others of their kind.

use hypo_core::choice::Children;

/// A value of a recursive type.
pub(crate) const ITSELF: Children = Children {
    certain: 1,
    possible: 1,
};

/// What a collection, or an option, of such values counts for: it decides about them itself.
pub(crate) fn perhaps(each: Children) -> Children {
    Children {
        certain: 0,
        possible: each.possible.min(1),
    }
}

pub(crate) fn both(first: Children, second: Children) -> Children {
    Children {
        certain: first.certain.saturating_add(second.certain),
        possible: first.possible.saturating_add(second.possible),
    }
}

pub(crate) fn either(first: Children, second: Children) -> Children {
    Children {
        certain: first.certain.min(second.certain),
        possible: first.possible.max(second.possible),
    }
}

pub(crate) fn each_of(number: usize, each: Children) -> Children {
    Children {
        certain: each.certain.saturating_mul(number),
        possible: each.possible.saturating_mul(number),
    }
}
