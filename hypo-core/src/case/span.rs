//! Which choices belong together.
//!
//! A span covers the choices of one drawn thing: an element of a vector, an
//! argument, one side of a pair. The shrinker deletes, copies and reorders
//! spans, because they are what a person would take for a piece.

use std::ops::Range;

/// What kind of thing a span covers; spans of one label may stand in for each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Label(u64);

impl Label {
    /// The label of this name: by convention the strategy's.
    pub const fn new(name: &str) -> Label {
        // FNV-1a, for it can be computed while compiling.
        let bytes = name.as_bytes();
        let mut hash = 0xCBF2_9CE4_8422_2325u64;
        let mut index = 0;
        while index < bytes.len() {
            hash = (hash ^ bytes[index] as u64).wrapping_mul(0x0000_0100_0000_01B3);
            index += 1;
        }
        Label(hash)
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
