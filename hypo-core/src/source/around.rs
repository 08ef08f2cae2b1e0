//! Recorded choices around parts that are drawn anew.

use std::collections::VecDeque;

use super::Random;
use crate::choice::Value;

/// A part that is drawn anew.
#[derive(Debug)]
pub(crate) struct Anew {
    /// What it begins with; random choices follow.
    pub(crate) first: Vec<Value>,
    /// The recorded choices behind it, up to the next such part.
    pub(crate) behind: Vec<Value>,
}

/// The parts that are drawn anew, for a source that answers recorded choices around them.
#[derive(Debug)]
pub(super) struct Around {
    /// Those that have yet to be begun.
    pub(super) parts: VecDeque<Anew>,
    /// What follows the part that is being drawn.
    pub(super) behind: Option<Vec<Value>>,
    /// Where a recorded choice had not fitted when that part was begun.
    pub(super) misaligned: Option<usize>,
    /// What they draw from, while none is being drawn.
    pub(super) random: Option<Box<Random>>,
}

impl Around {
    pub(super) fn new(parts: Vec<Anew>, random: Random) -> Around {
        Around {
            parts: parts.into(),
            behind: None,
            misaligned: None,
            random: Some(Box::new(random)),
        }
    }

    /// How many parts are missing from what was recorded: not begun, or not ended.
    pub(super) fn missing(&self) -> usize {
        self.parts.len() + usize::from(self.behind.is_some())
    }
}
