//! Breaking a long value over several lines, as a formatter would.
//!
//! What stands in the outermost brackets is put on lines of its own, a line for
//! each item, or as many to a line as fit where all are short; what is still
//! too long is broken again.

/// A report is made for a screen of so many columns.
pub(super) const COLUMNS: usize = 80;
const INDENT: &str = "    ";
/// Items of at most so many characters, numbers mostly, share lines.
const SHORT: usize = 10;

/// Appends a line, or several, that hold `text` after so much `indent`, and end with `end`.
pub(super) fn push_wrapped(out: &mut String, indent: &str, text: &str, end: &str) {
    let fits = width(indent) + width(text) + width(end) <= COLUMNS;
    let Some(parts) = (if fits { None } else { parts(text) }) else {
        out.push_str(indent);
        out.push_str(text);
        out.push_str(end);
        out.push('\n');
        return;
    };
    out.push_str(indent);
    out.push_str(parts.open);
    out.push('\n');
    let deeper = format!("{indent}{INDENT}");
    let mut are_short = true;
    for item in &parts.items {
        are_short &= width(item) <= SHORT;
    }
    if are_short {
        push_filled(out, &deeper, &parts.items);
    } else {
        for item in &parts.items {
            push_wrapped(out, &deeper, item, ",");
        }
    }
    out.push_str(indent);
    out.push_str(parts.close);
    out.push_str(end);
    out.push('\n');
}

/// Appends short items, as many to a line as fit.
fn push_filled(out: &mut String, indent: &str, items: &[&str]) {
    let mut line = String::new();
    for item in items {
        if !line.is_empty() && width(indent) + width(&line) + 2 + width(item) > COLUMNS {
            push_wrapped(out, indent, &line, "");
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(item);
        line.push(',');
    }
    push_wrapped(out, indent, &line, "");
}

fn width(text: &str) -> usize {
    text.chars().count()
}

/// A value in brackets: up to the opening one, what lies within, and from the closing one on.
struct Parts<'t> {
    open: &'t str,
    items: Vec<&'t str>,
    close: &'t str,
}

/// Takes a value apart at its outermost brackets; `None` if there are none with anything in them.
fn parts(text: &str) -> Option<Parts<'_>> {
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
                    items.push(text[from..at].trim_ascii());
                    items.retain(|item| !item.is_empty());
                    if commas == 0 && &text[..open] == "(" {
                        // With a comma it would be a tuple.
                        return None;
                    }
                    return (!items.is_empty()).then(|| Parts {
                        open: &text[..open],
                        items,
                        close: &text[at..],
                    });
                }
            }
            ',' if depth == 1 => {
                items.push(text[from..at].trim_ascii());
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

#[cfg(test)]
mod tests {
    use super::push_wrapped;

    fn wrapped(text: &str) -> String {
        let mut out = String::new();
        push_wrapped(&mut out, "", text, ",");
        out
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
