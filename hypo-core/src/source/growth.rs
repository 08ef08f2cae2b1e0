//! How large a value gets that contains others of its kind.
//!
//! A tree whose every node decides by a throw whether it has children stays
//! tiny, or has no end. A random source has a *size* in mind instead: so many
//! values, from one to a hundred, for the outermost of them and all that it
//! contains. Of what a value is given it keeps one for itself and shares the
//! rest out among its children, and one that is given nothing more has to end.
//! How it is shared out is the shape: evenly makes bushes, all to one makes
//! chains, at random makes what is between. Only the branches that are taken are
//! recorded, under constraints that know nothing of all this: any other sequence
//! of them is a test case as well, and shrinks freely.
//!
//! The beginning of a test case is [planned](crate::tree) before it runs. So that
//! both come to the same sizes, what is in mind follows from a seed of its own,
//! with one throw for each thing that happens, whoever answers.

use super::mode::Lengths;
use crate::choice::{Branch, Children, Growing, Grown, Growth, Question, Size};

/// The largest size that is usual.
const LARGEST: usize = 100;
/// Values of a test case may be so large, all together, before all further ones are small.
const LARGE_IN_ALL: usize = 400;
/// A collection of such values seldom has more.
const MOST_SIBLINGS: u64 = 6;

/// What a random source has in mind for the values of a test case.
#[derive(Clone, Debug)]
pub(super) struct Mind {
    seed: u64,
    lengths: Lengths,
    thrown: u64,
    shape: Shape,
    /// Whether a value may end although it need not.
    restless: bool,
    /// The values that are being drawn, each within the one before.
    frames: Vec<Frame>,
    /// How many values there are in the test case so far.
    made: usize,
}

/// A value that is being drawn.
#[derive(Clone, Copy, Debug, Default)]
struct Frame {
    /// How many values it may still contain.
    left: usize,
    /// How many of its children are still to come, as far as it is known.
    children: usize,
    /// How many of these are sure to: each is kept one for, besides what is left.
    certain: usize,
    /// How many elements it is to have, if it is a collection.
    wanted: Option<usize>,
    /// Whether it is a collection that is within no value: then nothing is decided here about its size.
    is_free: bool,
    /// How many choices have begun that belong to it.
    choices: usize,
}

/// How a value shares out among its children what it may contain.
#[derive(Clone, Copy, Debug)]
enum Shape {
    Chain,
    Bush,
    Mixed,
}

impl Mind {
    pub(super) fn new(seed: u64, lengths: Lengths) -> Mind {
        Mind {
            seed,
            lengths,
            thrown: 0,
            shape: Shape::Mixed,
            restless: false,
            frames: Vec::new(),
            made: 0,
        }
    }

    /// Forgets what has happened, but not what it has in mind.
    pub(super) fn restart(&mut self) {
        self.thrown = 0;
        self.frames.clear();
        self.made = 0;
    }

    pub(super) fn follow(&mut self, event: Growth) {
        match event {
            Growth::Begins(grown) => self.begin(grown),
            Growth::Ends => self.end(),
            Growth::Contains(children) => self.expect(children),
        }
    }

    /// Comes to this choice, as the test case does.
    pub(super) fn arrive(&mut self, at: &Growing) {
        for event in &at.events {
            self.follow(*event);
        }
    }

    /// Which branch is taken, where a value is engaged.
    pub(super) fn branch(&mut self, branches: &[Branch]) -> Option<usize> {
        let left = self.innermost()?.left;
        let mut dice = self.throw();
        let ends = left == 0 || self.restless && dice.below(4) == 0;
        let grows = |branch: &Branch| branch.children.possible > 0;
        Some(if ends {
            weighted(branches, |branch| branch.ends, &mut dice)
        } else if branches.iter().any(grows) {
            weighted(branches, grows, &mut dice)
        } else {
            weighted(branches, |_| true, &mut dice)
        })
    }

    /// Whether a collection goes on, where a value is engaged.
    pub(super) fn goes_on(&mut self, kept: usize, size: Size) -> Option<bool> {
        let wanted = match self.innermost()?.wanted {
            Some(wanted) => wanted,
            None => self.siblings(size),
        };
        Some(kept < wanted)
    }

    /// Takes note of an answer, whoever gave it.
    pub(super) fn took(&mut self, question: &Question, answer: usize) {
        if let Question::Branch(branches) = question {
            let branch = branches.get(answer);
            self.expect(branch.map_or(Children::default(), |branch| branch.children));
        }
    }

    fn begin(&mut self, grown: Grown) {
        let is_within = self.innermost().is_some();
        let given = match grown {
            Grown::Choice if is_within => {
                if let Some(frame) = self.frames.last_mut() {
                    frame.choices += 1;
                }
                return;
            }
            _ if is_within => self.share(grown),
            Grown::Node | Grown::Choice => self.size(),
            // It is as long as any other collection, and its elements are values of their own.
            Grown::Group => 0,
        };
        let counts = usize::from(grown != Grown::Group);
        self.made += counts;
        self.frames.push(Frame {
            left: given.saturating_sub(counts),
            is_free: grown == Grown::Group && !is_within,
            ..Frame::default()
        });
    }

    fn end(&mut self) {
        match self.frames.last_mut() {
            Some(frame) if frame.choices > 0 => frame.choices -= 1,
            _ => drop(self.frames.pop()),
        }
    }

    /// The innermost value, if something is being drawn whose size matters.
    fn innermost(&self) -> Option<&Frame> {
        self.frames.last().filter(|frame| !frame.is_free)
    }

    fn expect(&mut self, children: Children) {
        if let Some(frame) = self.frames.last_mut() {
            frame.children = children.possible;
            frame.certain = children.certain.min(frame.left);
            frame.left -= frame.certain;
        }
    }

    /// How many elements the innermost collection is to have.
    fn siblings(&mut self, size: Size) -> usize {
        let mut dice = self.throw();
        let Some(frame) = self.frames.last() else {
            return size.min();
        };
        let wanted = match self.shape {
            _ if frame.left == 0 => 0,
            Shape::Chain => 1,
            Shape::Bush => 2 + dice.below(MOST_SIBLINGS - 1) as usize,
            Shape::Mixed => 1 + dice.below(MOST_SIBLINGS) as usize,
        };
        let wanted = wanted.min(frame.left).clamp(size.min(), size.max());
        self.expect(Children {
            certain: wanted,
            possible: wanted,
        });
        if let Some(frame) = self.frames.last_mut() {
            frame.wanted = Some(wanted);
        }
        wanted
    }

    /// The size of an outermost value, and its shape.
    fn size(&mut self) -> usize {
        let mut dice = self.throw();
        self.shape = match dice.below(4) {
            0 => Shape::Chain,
            1 => Shape::Bush,
            _ => Shape::Mixed,
        };
        self.restless = dice.below(4) == 0;
        if self.made > LARGE_IN_ALL {
            return 1 + dice.below(3) as usize;
        }
        let size = match self.lengths {
            Lengths::Few => 1 + dice.below(3),
            Lengths::Short => 1 + dice.below(7),
            Lengths::Many => LARGEST as u64 / 4 + dice.below(LARGEST as u64 * 3 / 4 + 1),
            // As many of one digit, in binary, as of two, …
            Lengths::Usual | Lengths::Edges => {
                let magnitude = 1 << dice.below(7);
                magnitude + dice.below(magnitude)
            }
        };
        (size as usize).min(LARGEST)
    }

    /// What the next child of the innermost value may contain, itself included.
    fn share(&mut self, grown: Grown) -> usize {
        let mut dice = self.throw();
        let shape = self.shape;
        let Some(frame) = self.frames.last_mut() else {
            return 0;
        };
        let Frame { left, children, .. } = *frame;
        let given = match shape {
            _ if children <= 1 => left,
            Shape::Chain if dice.below(children as u64) == 0 => left,
            Shape::Chain => 0,
            Shape::Bush => {
                let more = dice.below(children as u64) < (left % children) as u64;
                left / children + usize::from(more)
            }
            // Half of it on average, for two; so that the last has as much of it as the first.
            Shape::Mixed => dice.below(2 * left as u64 / children as u64 + 1) as usize,
        };
        let given = given.min(left);
        let kept = usize::from(grown == Grown::Node && frame.certain > 0);
        frame.left -= given;
        frame.children = children.saturating_sub(1);
        frame.certain -= kept;
        given + kept
    }

    fn throw(&mut self) -> Dice {
        self.thrown += 1;
        Dice(
            self.seed
                .wrapping_add(self.thrown.wrapping_mul(0xD1B5_4A32_D192_ED03)),
        )
    }
}

/// A few random numbers, all from one throw.
pub(super) struct Dice(pub(super) u64);

impl Dice {
    /// From 0 up to and without `count`. By SplitMix64, whose constants these are.
    pub(super) fn below(&mut self, count: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^= bits >> 31;
        ((u128::from(bits) * u128::from(count)) >> 64) as u64
    }
}

/// One of the branches that `permits` says may be taken; any, if none may.
pub(super) fn weighted(
    branches: &[Branch],
    permits: impl Fn(&Branch) -> bool,
    dice: &mut Dice,
) -> usize {
    let weight = |branch: &Branch| match permits(branch) {
        true => u64::from(branch.weight),
        false => 0,
    };
    let mut sum = 0;
    for branch in branches {
        sum += weight(branch);
    }
    if sum == 0 {
        return dice.below(branches.len() as u64) as usize;
    }
    let mut place = dice.below(sum);
    for (index, branch) in branches.iter().enumerate() {
        match place.checked_sub(weight(branch)) {
            Some(behind) => place = behind,
            None => return index,
        }
    }
    branches.len() - 1
}
