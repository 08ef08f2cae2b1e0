//! The plain character that another one is a variant of.
//!
//! What Unicode's decompositions (the `NFKD` of UAX #15) and its tables of
//! letters with strokes make of the blocks that people meet, by the code charts:
//! a whole table would be larger than the shrinker, and std has none.

/// Stretches of variants of neighbours: the first and the last, and what the first is a variant of.
const STRETCHES: [(char, char, char); 24] = [
    ('\u{aa}', '\u{aa}', 'a'),
    ('²', '³', '2'),
    ('¹', '¹', '1'),
    ('\u{ba}', '\u{ba}', 'o'),
    ('⁰', '⁰', '0'),
    ('ⁱ', 'ⁱ', 'i'),
    ('⁴', '⁹', '4'),
    ('ⁿ', 'ⁿ', 'n'),
    ('₀', '₉', '0'),
    ('①', '⑨', '1'),
    ('⑴', '⑼', '1'),
    ('⒈', '⒐', '1'),
    ('⒜', '⒵', 'a'),
    ('Ⓐ', 'Ⓩ', 'A'),
    ('ⓐ', 'ⓩ', 'a'),
    ('⓪', '⓪', '0'),
    ('\u{3000}', '\u{3000}', ' '),
    ('！', '～', '!'),
    ('🄐', '🄩', 'A'),
    ('🄰', '🅉', 'A'),
    ('🅐', '🅩', 'A'),
    ('🅰', '🆉', 'A'),
    ('\u{a0}', '\u{a0}', ' '),
    ('\u{2002}', '\u{2006}', ' '),
];

/// From À to ſ, of the Latin-1 Supplement and Latin Extended-A; a dot for what is no variant.
const LATIN: &str = "\
    AAAAAAACEEEEIIIIDNOOOOO.OUUUUYTsaaaaaaaceeeeiiiidnooooo.ouuuuyty\
    AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLl\
    NnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs";

/// Mathematical letters: alphabets of capitals and small letters, one style after the other.
const LETTERS: (char, char) = ('\u{1d400}', '\u{1d6a3}');
/// Mathematical digits, one style after the other.
const DIGITS: (char, char) = ('\u{1d7ce}', '\u{1d7ff}');

/// The ASCII character that a character beyond ASCII is a variant of, in its own case.
pub(in crate::shrink) fn plain(c: char) -> Option<char> {
    if c.is_ascii() {
        return None;
    }
    in_latin(c)
        .or_else(|| in_stretches(c))
        .or_else(|| by_case(c))
}

fn in_latin(c: char) -> Option<char> {
    let place = distance('À', c)? as usize;
    let letter = *LATIN.as_bytes().get(place)?;
    (letter != b'.').then_some(char::from(letter))
}

fn in_stretches(c: char) -> Option<char> {
    for (first, last, plain) in &STRETCHES {
        if *first <= c && c <= *last {
            // All spaces are variants of one.
            let ahead = if *plain == ' ' {
                0
            } else {
                distance(*first, c)?
            };
            return ascii(*plain, ahead);
        }
    }
    if LETTERS.0 <= c && c <= LETTERS.1 {
        let letter = distance(LETTERS.0, c)? % 52;
        return match letter < 26 {
            true => ascii('A', letter),
            false => ascii('a', letter - 26),
        };
    }
    if DIGITS.0 <= c && c <= DIGITS.1 {
        return ascii('0', distance(DIGITS.0, c)? % 10);
    }
    None
}

/// Ligatures, and signs that are letters, turn into letters with their case.
fn by_case(c: char) -> Option<char> {
    let upper = c.to_uppercase().next().filter(char::is_ascii);
    let lower = c.to_lowercase().next().filter(char::is_ascii);
    let letter = upper.or(lower)?;
    Some(match c.is_lowercase() {
        true => letter.to_ascii_lowercase(),
        false => letter.to_ascii_uppercase(),
    })
}

fn distance(from: char, to: char) -> Option<u32> {
    u32::from(to).checked_sub(u32::from(from))
}

fn ascii(from: char, ahead: u32) -> Option<char> {
    char::from_u32(u32::from(from) + ahead)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plains(text: &str) -> String {
        text.chars().map(|c| plain(c).unwrap_or('.')).collect()
    }

    #[test]
    fn letters_lose_what_is_above_and_below_them() {
        assert_eq!(plains("ÀÅÆÉÑ×Øßàæéñ÷øÿ"), "AAAEN.Osaaen.oy");
        assert_eq!(plains("ĀāĆćĎđĚěĢģĦħĨıĲĳĵķĸ"), "AaCcDdEeGgHhIiIijkk");
        assert_eq!(plains("ĹłŃŉŊŋŌœŔřŚšŢŧŨųŴŵŷŸŹžſ"), "LlNnNnOoRrSsTtUuWwyYZzs");
        assert_eq!(LATIN.len(), 0x180 - 0xC0);
    }

    #[test]
    fn what_is_set_otherwise_is_set_plainly() {
        assert_eq!(plains("¹²³⁰⁴⁹₀₉ªº"), "1230490".to_owned() + "9ao");
        assert_eq!(plains("①⑨⓪⑴⒐⒜⒵ⒶⓏⓐⓩ🄐🅉🅩🆉"), "19019azAZazAZZZ");
        assert_eq!(plains("！０９ＡＺａｚ～"), "!09AZaz~");
        assert_eq!(plains("𝐀𝐳𝕿𝖍𝖊𝚣𝟎𝟗𝟘𝟿"), "AzThez0909");
        assert_eq!(plains("\u{a0}\u{2003}\u{3000}"), "   ");
    }

    #[test]
    fn ligatures_and_signs_become_letters() {
        assert_eq!(plains("ﬁﬀﬆßǰ\u{212a}"), "ffssjK");
    }

    #[test]
    fn other_characters_are_no_variants() {
        assert_eq!(plains("aZ0 ☃λя¼÷\u{80}"), "..........");
    }
}
