//! The simplest characters of a kind.

use crate::choice::Alphabet;
use crate::sorting::sort_by;

/// What programs ask of characters.
const KINDS: [fn(char) -> bool; 7] = [
    char::is_numeric,
    char::is_uppercase,
    char::is_lowercase,
    char::is_alphabetic,
    char::is_whitespace,
    char::is_control,
    |c| !c.is_alphanumeric(),
];

/// The first characters of two, three and four bytes.
const BEGINNINGS: [char; 3] = ['\u{80}', '\u{800}', '\u{10000}'];
/// So many characters are looked through for one of a kind.
const FAR: usize = 4096;

/// Characters beyond ASCII that are simpler than `c` and of a kind with it, at most one of each kind.
///
/// Those that need as many bytes as it come too. `taken` says which will not do.
pub(in crate::shrink) fn simpler_alike(
    c: char,
    alphabet: &Alphabet,
    taken: &dyn Fn(char) -> bool,
) -> Vec<char> {
    let mut alike: Vec<char> = Vec::new();
    for first in &BEGINNINGS {
        let is_as_long = first.len_utf8() == c.len_utf8();
        if !is_as_long && *first != BEGINNINGS[0] {
            continue;
        }
        for is_of_kind in &KINDS {
            if !is_of_kind(c) {
                continue;
            }
            for simpler in (*first..c).take(FAR) {
                if is_of_kind(simpler) && alphabet.contains(simpler) && !taken(simpler) {
                    alike.push(simpler);
                    break;
                }
            }
        }
    }
    sort_by(&mut alike, Ord::cmp);
    alike.dedup();
    alike
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alike(c: char) -> Vec<char> {
        simpler_alike(c, &Alphabet::all(), &|_| false)
    }

    #[test]
    fn the_simplest_of_each_kind_are_alike() {
        assert_eq!(alike('¼'), ['²']);
        assert_eq!(alike('𝟎'), ['²', '\u{10107}']);
        assert_eq!(alike('я'), ['\u{aa}']);
        assert_eq!(
            alike('\u{3000}'),
            ['\u{80}', '\u{85}', '\u{818}', '\u{1680}']
        );
    }

    #[test]
    fn nothing_is_simpler_than_the_simplest() {
        assert_eq!(alike('\u{80}'), []);
        assert_eq!(alike('²'), []);
    }

    #[test]
    fn only_what_may_be_drawn_and_is_not_taken_is_alike() {
        let alphabet = Alphabet::from_ranges([('³', '¾')]).expect("not empty");
        assert_eq!(simpler_alike('¼', &alphabet, &|_| false), ['³']);
        assert_eq!(simpler_alike('¼', &alphabet, &|c| c == '³'), ['¹']);
    }
}
