//! Whether the code compares something with a literal.
//!
//! Most literals are messages and sizes, and a few decide what the code does:
//! those behind `==`, before `=>`, in `starts_with(…)`, and those that have a
//! name. They are drawn more often, so it is enough to be right mostly.

/// Calls that ask whether their argument is there.
const CALLS: [&[u8]; 8] = [
    b"starts_with",
    b"ends_with",
    b"contains",
    b"strip_prefix",
    b"strip_suffix",
    b"eq",
    b"find",
    b"split_once",
];

/// Whether the literal between these places of a source is compared with something.
pub(super) fn is_compared(source: &[u8], start: usize, end: usize) -> bool {
    let before = &source[..start];
    is_behind_comparison(before) || is_before_comparison(&source[end..]) || has_a_name(before)
}

/// Whether it stands in a line that declares a constant.
fn has_a_name(before: &[u8]) -> bool {
    let mut start = before.len();
    while start > 0 && before[start - 1] != b'\n' {
        start -= 1;
    }
    let line = &before[start..];
    for place in 0..line.len() {
        let rest = &line[place..];
        if rest.starts_with(b"const ") || rest.starts_with(b"static ") {
            return true;
        }
    }
    false
}

/// Whether it is the right side of a comparison, or what a call looks for.
fn is_behind_comparison(mut before: &[u8]) -> bool {
    while let [rest @ .., b' ' | b'\n' | b'&' | b'*' | b'-'] = before {
        before = rest;
    }
    match before {
        [.., b'=' | b'!' | b'<' | b'>', b'='] => true,
        // An arrow, a shift, or the start of a generic argument.
        [.., b'=' | b'-' | b'>' | b'<', b'>' | b'<'] => false,
        [.., b' ', b'>' | b'<'] => true,
        [rest @ .., b'('] => {
            for call in CALLS {
                if rest.ends_with(call) {
                    return true;
                }
            }
            false
        }
        _ => false,
    }
}

/// Whether it is the left side of a comparison, or a pattern.
fn is_before_comparison(mut behind: &[u8]) -> bool {
    while let [b' ' | b'\n', rest @ ..] = behind {
        behind = rest;
    }
    match behind {
        [b'=', b'>' | b'=', ..] | [b'!', b'=', ..] | [b'.', b'.', b'=', ..] => true,
        [b'|', b'|', ..] => false,
        [b'|', ..] => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_compared_with_is_told_from_what_is_not() {
        let compared = [
            "x == 700",
            "x != -700",
            "if token >= 700 {",
            "x < 700",
            "700 == x",
            "700 => yes,",
            "700 | 800 => yes,",
            "500 | 700 => yes,",
            "700..=800 => yes",
            "s.starts_with(700)",
            "s.contains(&700)",
            "assert!(x == 700)",
            "x ==\n    700",
            "pub const LIMIT: u32 = 700;",
            "    static NAMES: [u32; 2] = [1, 700];",
        ];
        let others = [
            "let x = 700;",
            "f(700)",
            "=> 700,",
            "-> [u8; 700]",
            "x << 700",
            "Vec::<700>::new()",
            "x + 700",
            "a || b(700) || c",
            "f(700) || g",
            "0..700",
            "const A: u32 = 1;\n    f(700)",
            "700",
        ];
        let is_compared = |source: &str| {
            let start = source.find("700").unwrap();
            is_compared(source.as_bytes(), start, start + 3)
        };
        for source in compared {
            assert!(is_compared(source), "{source}");
        }
        for source in others {
            assert!(!is_compared(source), "{source}");
        }
    }
}
