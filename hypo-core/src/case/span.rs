//! Which choices belong together.
//!
//! A span covers the choices of one drawn thing: an element of a vector, an
//! argument, one side of a pair. The shrinker deletes, copies and reorders
//! spans, because they are what a person would take for a piece.

use std::fmt::Write;
use std::ops::Range;

/// What kind of thing a span covers; spans of one label may stand in for each other.
///
/// Labels are the same if their names are.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Label(&'static str);

impl Label {
    /// The label of this name: by convention the strategy's.
    pub const fn new(name: &'static str) -> Label {
        Label(name)
    }

    /// Its name, as it was given.
    pub fn name(self) -> &'static str {
        self.0
    }
}

/// The name without the paths of what it is made of: `Vecs<Integers<i32>>`.
impl std::fmt::Display for Label {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut word = String::new();
        for c in self.0.chars() {
            match c {
                // What stands before it is a path.
                ':' => word.clear(),
                '{' | '}' => {}
                _ if c.is_alphanumeric() || c == '_' => word.push(c),
                _ => {
                    f.write_str(&word)?;
                    f.write_char(c)?;
                    word.clear();
                }
            }
        }
        f.write_str(&word)
    }
}

impl std::fmt::Debug for Label {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Label").field(&self.0).finish()
    }
}

/// A stretch of choices that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// What it covers.
    pub label: Label,
    /// Its first choice, and the first one behind it.
    pub choices: Range<usize>,
    /// The span around it, by its place in the list.
    pub parent: Option<usize>,
    /// Whether what was drawn here was thrown away.
    pub discarded: bool,
}

/// The spans of a test case in the order in which they began.
#[derive(Debug, Default)]
pub(super) struct Spans {
    spans: Vec<Span>,
    open: Vec<usize>,
}

impl Spans {
    /// Recorded in this list, which is empty.
    pub(super) fn within(spans: Vec<Span>) -> Spans {
        Spans {
            spans,
            open: Vec::new(),
        }
    }

    pub(super) fn start(&mut self, label: Label, at: usize) {
        let parent = self.open.last().copied();
        self.open.push(self.spans.len());
        self.spans.push(Span {
            label,
            choices: at..at,
            parent,
            discarded: false,
        });
    }

    pub(super) fn stop(&mut self, at: usize, discarded: bool) {
        if let Some(index) = self.open.pop() {
            self.spans[index].choices.end = at;
            self.spans[index].discarded = discarded;
        }
    }

    /// The first choice of the innermost span that is open.
    pub(super) fn innermost(&self) -> usize {
        match self.open.last() {
            Some(index) => self.spans[*index].choices.start,
            None => 0,
        }
    }

    pub(super) fn depth(&self) -> usize {
        self.open.len()
    }

    /// Closes what the end of the test case left open.
    pub(super) fn finish(&mut self, at: usize) -> Vec<Span> {
        while !self.open.is_empty() {
            self.stop(at, false);
        }
        std::mem::take(&mut self.spans)
    }
}

#[cfg(test)]
mod tests {
    use super::Label;

    #[test]
    fn names_of_types_are_shown_without_their_paths() {
        for (name, shown) in [
            ("filter attempt", "filter attempt"),
            ("Order", "Order"),
            ("", ""),
            (
                "hypo_strategies::collections::vecs::Vecs<hypo_strategies::numbers::Integers<i32>>",
                "Vecs<Integers<i32>>",
            ),
            (
                "a::Map<(core::ops::range::Range<u8>, &[alloc::string::String; 3]), b::c::{{closure}}>",
                "Map<(Range<u8>, &[String; 3]), closure>",
            ),
            (
                "alloc::boxed::Box<dyn a::Strategy<Value = x::Y>>",
                "Box<dyn Strategy<Value = Y>>",
            ),
        ] {
            assert_eq!(Label::new(name).to_string(), shown);
        }
    }

    #[test]
    fn labels_of_one_name_are_the_same() {
        let name: &'static str = String::from("one").leak();
        assert_eq!(Label::new(name), Label::new("one"));
        assert_ne!(Label::new("one"), Label::new("other"));
    }
}
