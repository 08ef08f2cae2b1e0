//! Breaking a long value over several lines, as a formatter would.
//!
//! What stands in the outermost brackets is put on lines of its own, a line for
//! each item, or as many to a line as fit where all are short; what is still
//! too long is broken again. What has a comment is put on a line of its own, for the comment ends it.

use std::ops::Range;

use crate::report::messages;

/// A report is made for a screen of so many columns.
pub(super) const COLUMNS: usize = 80;
const INDENT: &str = "    ";
/// Items of at most so many characters, numbers mostly, share lines.
const SHORT: usize = 10;

/// A piece of text, and the parts of it that have a comment.
pub(super) struct Item<'t> {
    /// All the text that the piece is of.
    whole: &'t str,
    piece: Range<usize>,
    /// What has a comment, in bytes of the whole: no part lies within another.
    commented: &'t [Range<usize>],
}

impl<'t> Item<'t> {
    /// The whole of a text.
    pub(super) fn new(whole: &'t str, commented: &'t [Range<usize>]) -> Item<'t> {
        Item {
            whole,
            piece: 0..whole.len(),
            commented,
        }
    }

    /// Another piece of the same text.
    fn other(&self, piece: Range<usize>) -> Item<'t> {
        Item { piece, ..*self }
    }

    fn text(&self) -> &'t str {
        &self.whole[self.piece.clone()]
    }

    /// Whether the value that the piece ends with has a comment.
    fn is_commented(&self) -> bool {
        let is_own = |part: &Range<usize>| part.end == self.piece.end;
        self.commented.iter().any(is_own)
    }

    /// Whether something within it has one.
    fn has_comments_within(&self) -> bool {
        let is_within =
            |part: &Range<usize>| self.piece.start <= part.start && part.end < self.piece.end;
        self.commented.iter().any(is_within)
    }
}

/// Appends a line, or several, that hold an item after so much `indent`, and end with `end`.
pub(super) fn push_wrapped(out: &mut String, indent: &str, item: &Item<'_>, end: &str) {
    let mut end = end.to_owned();
    if item.is_commented() {
        end.push(' ');
        end.push_str(messages::any_other());
    }
    let has_comments = item.has_comments_within();
    let text = item.text();
    let fits = width(indent) + width(text) + width(&end) <= COLUMNS && !has_comments;
    let Some(parts) = (if fits { None } else { parts(text) }) else {
        out.push_str(indent);
        out.push_str(text);
        out.push_str(&end);
        out.push('\n');
        return;
    };
    out.push_str(indent);
    out.push_str(&text[..parts.open]);
    out.push('\n');
    let deeper = format!("{indent}{INDENT}");
    let at = item.piece.start;
    let mut items = Vec::with_capacity(parts.items.len());
    let mut are_short = !has_comments;
    for part in parts.items {
        are_short &= width(&text[part.clone()]) <= SHORT;
        items.push(item.other(at + part.start..at + part.end));
    }
    if are_short {
        push_filled(out, &deeper, &items);
    } else {
        for item in &items {
            push_wrapped(out, &deeper, item, ",");
        }
    }
    out.push_str(indent);
    out.push_str(&text[parts.close..]);
    out.push_str(&end);
    out.push('\n');
}

/// Appends short items, as many to a line as fit.
fn push_filled(out: &mut String, indent: &str, items: &[Item<'_>]) {
    let mut line = String::new();
    for item in items {
        let item = item.text();
        if !line.is_empty() && width(indent) + width(&line) + 2 + width(item) > COLUMNS {
            push_line(out, indent, &line);
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(item);
        line.push(',');
    }
    push_line(out, indent, &line);
}

fn push_line(out: &mut String, indent: &str, line: &str) {
    out.push_str(indent);
    out.push_str(line);
    out.push('\n');
}

fn width(text: &str) -> usize {
    text.chars().count()
}

/// A value in brackets: where the opening one ends, what lies within, and where the closing one begins.
struct Parts {
    open: usize,
    items: Vec<Range<usize>>,
    close: usize,
}

/// Takes a value apart at its outermost brackets; `None` if there are none with anything in them.
fn parts(text: &str) -> Option<Parts> {
    let mut depth = 0;
    let mut open = 0;
    let mut from = 0;
    let mut items = Vec::new();
    let mut commas = 0;
    let mut inside_of = None;
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        if let Some(quote) = inside_of {
            // What stands in a literal is no bracket and no comma.
            if c == quote && !escaped {
                inside_of = None;
            }
            escaped = c == '\\' && !escaped;
            continue;
        }
        match c {
            '"' | '\'' => inside_of = Some(c),
            '(' | '[' | '{' => {
                depth += 1;
                if depth == 1 {
                    open = at + 1;
                    from = open;
                }
            }
            ')' | ']' | '}' => {
                depth -= 1;
                if depth == 0 {
                    items.push(trimmed(text, from..at));
                    items.retain(|item| !item.is_empty());
                    if commas == 0 && &text[..open] == "(" {
                        // With a comma it would be a tuple.
                        return None;
                    }
                    return (!items.is_empty()).then_some(Parts {
                        open,
                        items,
                        close: at,
                    });
                }
            }
            ',' if depth == 1 => {
                items.push(trimmed(text, from..at));
                from = at + 1;
                commas += 1;
            }
            // `vec![x; n]` takes no comma.
            ';' if depth == 1 => return None,
            _ => {}
        }
    }
    None
}

/// A range of a text without the blanks at its ends.
fn trimmed(text: &str, range: Range<usize>) -> Range<usize> {
    let start = range.end - text[range.clone()].trim_ascii_start().len();
    let end = start + text[start..range.end].trim_ascii_end().len();
    start..end
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrapped(text: &str) -> String {
        commented(text, &[])
    }

    /// With comments beside these pieces of the text, of which each is there once.
    fn commented(text: &str, pieces: &[&str]) -> String {
        let mut parts = Vec::new();
        for piece in pieces {
            assert_eq!(text.matches(piece).count(), 1);
            let start = text.find(piece).unwrap();
            parts.push(start..start + piece.len());
        }
        let mut out = String::new();
        push_wrapped(&mut out, "", &Item::new(text, &parts), ",");
        out
    }

    #[test]
    fn what_has_a_comment_ends_its_line() {
        let comment = "// or any other generated value";
        assert_eq!(commented("x = 17", &["17"]), format!("x = 17, {comment}\n"));
        let expected = format!(
            "x = Order {{\n    id: 7, {comment}\n    size: (\n        1,\n        2, {comment}\n    ),\n}},\n"
        );
        let text = "x = Order { id: 7, size: (1, 2) }";
        assert_eq!(commented(text, &["7", "2"]), expected);
        let long = format!("vec![{}]", vec!["0"; 20].join(", "));
        assert_eq!(wrapped(&long), format!("{long},\n"));
        let expected = format!("vec![\n    {},\n], {comment}\n", vec!["0"; 20].join(", "));
        assert_eq!(commented(&long, &[&long]), expected);
    }

    #[test]
    fn what_fits_stays_on_its_line() {
        assert_eq!(
            wrapped("x = vec![(1, 2), (0, 1)]"),
            "x = vec![(1, 2), (0, 1)],\n"
        );
    }

    #[test]
    fn what_does_not_is_broken_at_its_outermost_brackets() {
        let line = "Line(\"one, (two\".to_string(), '\"', 3)";
        let text = format!("order = Order {{ id: 17, lines: vec![{line}, {line}], paid: true }}");
        let expected = format!(
            "order = Order {{\n    id: 17,\n    lines: vec![\n        {line},\n        {line},\n    ],\n    paid: true,\n}},\n"
        );
        assert_eq!(wrapped(&text), expected);
    }

    #[test]
    fn short_items_share_lines() {
        let text = format!("vec![{}]", vec!["0"; 60].join(", "));
        let lines: Vec<String> = wrapped(&text).lines().map(str::to_owned).collect();
        assert_eq!(lines.first().unwrap(), "vec![");
        assert_eq!(lines.last().unwrap(), "],");
        assert!(
            lines.len() < 8 && lines.iter().all(|line| line.len() <= 80),
            "{lines:?}"
        );
        assert_eq!(lines.concat().matches('0').count(), 60);
    }

    #[test]
    fn a_literal_is_never_broken() {
        let text = format!("s = {:?}", "a, (b".repeat(30));
        assert_eq!(wrapped(&text), format!("{text},\n"));
        let text = format!("s = vec![{:?}.to_string()]", "[,".repeat(60));
        assert_eq!(wrapped(&text).lines().count(), 3);
    }
}
