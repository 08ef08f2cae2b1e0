//! Rust as trees of tokens, as far as names are looked for in it.

use std::fmt;

/// A token, or what stands between two brackets.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Tree {
    /// A name, a keyword, a lifetime or a literal.
    Word(String),
    Mark(String),
    /// By the bracket that opens it.
    Group(char, Vec<Tree>),
}

impl Tree {
    /// Whether it is this word or mark.
    pub(super) fn is(&self, text: &str) -> bool {
        match self {
            Tree::Word(own) | Tree::Mark(own) => own == text,
            Tree::Group(..) => false,
        }
    }

    /// The word that it is.
    pub(super) fn word(&self) -> Option<&str> {
        match self {
            Tree::Word(word) => Some(word),
            _ => None,
        }
    }
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tree::Word(text) | Tree::Mark(text) => f.write_str(text),
            Tree::Group(open, inner) => {
                write!(f, "{open}")?;
                inner.iter().try_for_each(|tree| write!(f, "{tree}"))?;
                write!(f, "{}", closing(*open))
            }
        }
    }
}

/// Marks of two characters that mean something else than the two of them.
const PAIRS: [&str; 3] = ["::", "=>", "->"];

fn closing(open: char) -> char {
    match open {
        '(' => ')',
        '[' => ']',
        _ => '}',
    }
}

/// The trees of a piece of source, without comments.
pub(super) fn trees(source: &str) -> Vec<Tree> {
    let mut rest = source;
    let trees = until(&mut rest, None);
    assert!(rest.is_empty(), "brackets match: {rest}");
    trees
}

fn until(rest: &mut &str, close: Option<char>) -> Vec<Tree> {
    let mut trees = Vec::new();
    loop {
        *rest = rest.trim_start();
        let Some(first) = rest.chars().next() else {
            return trees;
        };
        if rest.starts_with("//") {
            take(rest, rest.find('\n').unwrap_or(rest.len()));
        } else if Some(first) == close {
            take(rest, 1);
            return trees;
        } else if "([{".contains(first) {
            take(rest, 1);
            trees.push(Tree::Group(first, until(rest, Some(closing(first)))));
        } else if let Some(length) = literal(rest).or_else(|| word(rest)) {
            trees.push(Tree::Word(take(rest, length).to_owned()));
        } else {
            let is_pair = PAIRS.iter().any(|pair| rest.starts_with(pair));
            let length = if is_pair { 2 } else { first.len_utf8() };
            trees.push(Tree::Mark(take(rest, length).to_owned()));
        }
    }
}

fn take<'s>(rest: &mut &'s str, length: usize) -> &'s str {
    let (taken, left) = rest.split_at(length);
    *rest = left;
    taken
}

/// The length of a word or a lifetime.
fn word(rest: &str) -> Option<usize> {
    let quote = usize::from(rest.starts_with('\''));
    let end = rest[quote..].find(|c: char| !c.is_alphanumeric() && c != '_');
    let length = end.unwrap_or(rest.len() - quote);
    (length > 0).then_some(quote + length)
}

/// The length of a string, also a raw one or one of bytes, or of a character.
fn literal(rest: &str) -> Option<usize> {
    let behind = rest.trim_start_matches(['b', 'r']);
    let prefix = rest.len() - behind.len();
    let is_raw = rest[..prefix].contains('r');
    let hashes = behind.len() - behind.trim_start_matches('#').len();
    let start = prefix + hashes + 1;
    if is_raw && behind[hashes..].starts_with('"') {
        let close = format!("\"{}", "#".repeat(hashes));
        let length = rest[start..].find(&close).expect("a string ends");
        return Some(start + length + close.len());
    }
    let quote = behind
        .chars()
        .next()
        .filter(|quote| "\"'".contains(*quote))?;
    let mut chars = rest[prefix + 1..].char_indices();
    // A lifetime has its name and no other quote.
    let is_lifetime =
        quote == '\'' && !behind[1..].starts_with('\\') && behind[1..].chars().nth(1) != Some('\'');
    if is_lifetime {
        return None;
    }
    while let Some((index, c)) = chars.next() {
        if c == '\\' {
            chars.next();
        } else if c == quote {
            return Some(prefix + 1 + index + 1);
        }
    }
    panic!("a literal ends: {rest}");
}
