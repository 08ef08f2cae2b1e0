//! Which characters are drawn: those that were given, without those that were excluded.

use hypo_core::choice::Alphabet;
use hypo_core::misuse;

use super::char_set::{self, CharSet};

/// So many ranges of an alphabet are written out in a message.
const SHOWN: usize = 4;

/// The characters of a strategy. What was given and what was excluded do not depend on what was said first.
#[derive(Clone, Debug)]
pub(super) struct Selection {
    given: Alphabet,
    excluded: Option<Alphabet>,
    left: Alphabet,
}

impl Selection {
    /// Every character.
    pub(super) fn all() -> Selection {
        Selection::of_alphabet(Alphabet::all())
    }

    /// These characters.
    pub(super) fn of_alphabet(alphabet: Alphabet) -> Selection {
        Selection {
            given: alphabet.clone(),
            excluded: None,
            left: alphabet,
        }
    }

    /// The characters that are drawn.
    pub(super) fn left(&self) -> &Alphabet {
        &self.left
    }

    /// These characters, without what was excluded.
    #[track_caller]
    pub(super) fn given(self, set: &impl CharSet) -> Selection {
        Selection::of(char_set::alphabet(set), self.excluded)
    }

    /// Without these characters too.
    #[track_caller]
    pub(super) fn excluding(self, set: &impl CharSet) -> Selection {
        let excluded = match (self.excluded, char_set::known(set)) {
            (Some(before), Some(more)) => {
                Alphabet::from_ranges(before.ranges().chain(more.ranges()))
            }
            (before, more) => before.or(more),
        };
        Selection::of(self.given, excluded)
    }

    #[track_caller]
    fn of(given: Alphabet, excluded: Option<Alphabet>) -> Selection {
        let left = match &excluded {
            None => given.clone(),
            Some(excluded) => given.without(excluded).unwrap_or_else(|| {
                misuse(&format!(
                    "the alphabet is {} and {} is excluded: nothing is left; exclude fewer characters, or give more",
                    show(&given),
                    show(excluded)
                ))
            }),
        };
        Selection {
            given,
            excluded,
            left,
        }
    }
}

/// The characters as one would write them, or the first of them.
pub(crate) fn show(alphabet: &Alphabet) -> String {
    if *alphabet == Alphabet::all() {
        return "all of Unicode".to_owned();
    }
    let count = alphabet.ranges().count();
    let mut shown = Vec::new();
    for (first, last) in alphabet.ranges().take(SHOWN) {
        shown.push(if first == last {
            format!("{first:?}")
        } else {
            format!("{first:?}..={last:?}")
        });
    }
    match count.saturating_sub(SHOWN) {
        0 => shown.join(", "),
        1 => format!("{} and another range", shown.join(", ")),
        more => format!("{} and {more} more ranges", shown.join(", ")),
    }
}
