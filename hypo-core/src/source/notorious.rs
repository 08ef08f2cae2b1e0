//! Values at which code tends to break, drawn now and then instead of random ones.

use std::sync::OnceLock;

use crate::choice::{Int, IntegerConstraint};
use crate::sorting::sort_by;

/// Powers of two and of ten, factorials, each with its neighbours and negated.
pub(super) fn integers() -> &'static [Int] {
    static TABLE: OnceLock<Vec<Int>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut table = Vec::new();
        let mut add = |n: u128| {
            for near in &[n - 1, n, n + 1] {
                for negative in &[false, true] {
                    if let Some(constant) = Int::new(*negative, *near) {
                        table.push(constant);
                    }
                }
            }
        };
        for exponent in 4..128 {
            add(1 << exponent);
        }
        let mut power = 1;
        for _ in 1..39 {
            power *= 10;
            add(power);
        }
        let mut factorial = 1;
        for n in 2..=20 {
            factorial *= n;
            add(factorial);
        }
        sort_by(&mut table, Ord::cmp);
        let mut distinct: Vec<Int> = Vec::new();
        for constant in &table {
            if distinct.last() != Some(constant) {
                distinct.push(*constant);
            }
        }
        distinct
    })
}

/// The part of [`integers`] that a constraint permits.
pub(super) fn integers_within(constraint: &IntegerConstraint) -> &'static [Int] {
    let table = integers();
    let first = table.partition_point(|n| *n < constraint.min());
    let last = table.partition_point(|n| *n <= constraint.max());
    &table[first..last]
}

/// Where float arithmetic loses digits, overflows, or stops being normal.
pub(super) const FLOATS: [f64; 26] = [
    0.5,
    1.1,
    1.5,
    1.9,
    1.0 / 3.0,
    1e7,
    1e-5,
    1e16,
    9_007_199_254_740_992.0,
    4_503_599_627_370_496.0,
    16_777_216.0,
    f64::MAX,
    f64::MIN_POSITIVE,
    f64::EPSILON,
    f32::MAX as f64,
    f32::MIN_POSITIVE as f64,
    f32::EPSILON as f64,
    f64::MIN_POSITIVE / 2.0,
    5e-324,
    1.401_298_464_324_817e-45,
    0.999_99,
    2.000_01,
    f64::MAX / 2.0,
    1e-300,
    1e300,
    0.1,
];

/// Text that parsers, databases, terminals and case mappings are known to trip over.
pub(super) const STRINGS: [&str; 44] = [
    "null",
    "NULL",
    "None",
    "undefined",
    "true",
    "false",
    "NaN",
    "Inf",
    "Infinity",
    "-Infinity",
    "0",
    "-1",
    "00",
    "1.0",
    "1e100",
    "0x10",
    "1/0",
    "'",
    "\"",
    "`",
    "\\",
    "\\n",
    "%s%n",
    "{0}",
    "${HOME}",
    "<script>",
    "' OR 1=1 --",
    "../..",
    "CON",
    "a\nb",
    "\r\n",
    "\t",
    "\0",
    "\u{a0}",
    "\u{feff}",
    "\u{2028}",
    "\u{202e}abc",
    "ß",
    "İ",
    "ﬃ",
    "é",
    "👨\u{200d}👩\u{200d}👧",
    "𝕿𝖍𝖊",
    "\u{e000}",
];

/// Characters that one kind of code or another trips over; a mode prefers those of one table.
pub(super) const SCRIPTS: [&[char]; 8] = [
    // Plain ASCII, with nothing else in the way.
    &[
        'a', 'b', 'z', 'A', 'Z', '0', '1', '9', '_', '-', '.', ',', ' ', '/', ':', '=',
    ],
    // What a terminal, a parser or C does not take for text.
    &[
        '\0', '\0', '\u{1}', '\t', '\n', '\n', '\r', '\u{b}', '\u{c}', '\u{1b}', '\u{7f}',
        '\u{85}', '\u{2028}',
    ],
    // What quotes, escapes, formats and queries are made of.
    &[
        '"', '\'', '`', '\\', '/', '%', '{', '}', '<', '>', '&', ';', '$', '#', '@', '*', '?', '[',
        ']', '(', ')', '|', '+', '^',
    ],
    // Marks that join what stands before them, and the joiners and selectors of emoji.
    &[
        '\u{300}', '\u{301}', '\u{308}', '\u{323}', '\u{20e3}', '\u{200b}', '\u{200d}', '\u{fe0f}',
        'e', 'o', '1',
    ],
    // Both sides of the surrogates, the ends of planes, and what stands for nothing.
    &[
        '\u{d7ff}',
        '\u{e000}',
        '\u{f8ff}',
        '\u{feff}',
        '\u{fffd}',
        '\u{fffe}',
        '\u{ffff}',
        '\u{10000}',
        '\u{10ffff}',
        '\u{7f}',
        '\u{80}',
        '\u{7ff}',
        '\u{800}',
    ],
    // Characters of four bytes: emoji with their modifiers, letters for mathematics, rare ideographs.
    &[
        '😀',
        '👨',
        '👩',
        '👍',
        '\u{1f3fd}',
        '\u{1f1e9}',
        '\u{1f1ea}',
        '𝕿',
        '𝟘',
        '𠮷',
        '𐐷',
        '\u{e0020}',
    ],
    // Right to left, with the marks that turn the direction.
    &[
        'א', 'ב', 'ת', 'ا', 'ب', 'ي', 'ﷺ', '٣', '\u{200e}', '\u{200f}', '\u{202e}', '\u{2066}',
        '\u{2069}',
    ],
    // Letters whose upper or lower case is longer, shorter, another one, or not the way back.
    &[
        'ß', 'ẞ', 'İ', 'ı', 'i', 'I', 'ſ', 'ﬁ', 'ﬃ', 'ǆ', 'ǅ', 'ŉ', 'ΐ', 'Σ', 'σ', 'ς', 'µ', 'K',
        'Å', 'ᾳ',
    ],
];
