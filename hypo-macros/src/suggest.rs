//! Finds the word that somebody meant.

use std::fmt::Display;

/// `did you mean …?` for the nearest candidate, or nothing if none is near.
pub(crate) fn did_you_mean<'a>(
    word: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> String {
    match nearest(word, candidates) {
        Some(candidate) => format!(", did you mean `{candidate}`?"),
        None => String::new(),
    }
}

/// `a`, `b` and `c`.
pub(crate) fn list<T: Display>(words: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = words.into_iter().map(|word| format!("`{word}`")).collect();
    match words.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
        None => String::new(),
    }
}

/// `1 value`, `2 values`.
pub(crate) fn count(number: usize, noun: &str) -> String {
    let plural = match (number, noun.strip_suffix('y')) {
        (1, _) => return format!("1 {noun}"),
        (_, Some(stem)) => format!("{stem}ies"),
        (_, None) => format!("{noun}s"),
    };
    match number {
        0 => format!("no {plural}"),
        _ => format!("{number} {plural}"),
    }
}

/// The candidate with the fewest edits, if they are few for the length of the word.
fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = (word.chars().count() / 3).max(1);
    candidates
        .into_iter()
        .map(|candidate| (edits(word, candidate), candidate))
        .filter(|(edits, _)| *edits <= limit)
        .min_by_key(|(edits, _)| *edits)
        .map(|(_, candidate)| candidate)
}

/// How many letters have to be added, removed, replaced or swapped with the next one.
fn edits(from: &str, to: &str) -> usize {
    let from: Vec<char> = from.to_lowercase().chars().collect();
    let to: Vec<char> = to.to_lowercase().chars().collect();
    let mut rows: Vec<Vec<usize>> = vec![(0..=to.len()).collect()];
    for i in 1..=from.len() {
        let mut row = vec![i];
        for j in 1..=to.len() {
            let replaced = rows[i - 1][j - 1] + usize::from(from[i - 1] != to[j - 1]);
            let mut best = replaced.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1] {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            row.push(best);
        }
        rows.push(row);
    }
    rows[from.len()][to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_edits() {
        assert_eq!(edits("width", "width"), 0);
        assert_eq!(edits("widht", "width"), 1);
        assert_eq!(edits("", "abc"), 3);
        assert_eq!(edits("max_example", "max_examples"), 1);
        assert_eq!(edits("Explicit", "explicit"), 0);
    }

    #[test]
    fn suggests_only_what_is_near() {
        let settings = ["max_examples", "seed"];
        assert_eq!(nearest("max_exmaples", settings), Some("max_examples"));
        assert_eq!(nearest("sed", settings), Some("seed"));
        assert_eq!(nearest("timeout", settings), None);
    }

    #[test]
    fn writes_lists_and_numbers() {
        assert_eq!(list(["a"]), "`a`");
        assert_eq!(list(["a", "b", "c"]), "`a`, `b` and `c`");
        assert_eq!(count(0, "strategy"), "no strategies");
        assert_eq!(count(1, "value"), "1 value");
        assert_eq!(count(3, "argument"), "3 arguments");
    }
}
