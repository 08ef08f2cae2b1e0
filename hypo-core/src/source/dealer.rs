//! The randomness of a run: a generator for each test case, in the mode that it is dealt.
//!
//! Each test case draws from a generator of its own, so that how much one draws
//! disturbs no other.

use std::sync::Arc;

use super::known::{Known, Literals};
use super::mode::{Decks, Mode, Numbers};
use super::random::{Random, Seed};

/// The randomness of a run.
#[derive(Clone, Debug)]
pub(crate) struct Dealer {
    random: Random,
    decks: Decks,
    literals: Option<Arc<Literals>>,
    /// Which literal comes next where they are drawn in turn.
    turn: usize,
}

impl Dealer {
    pub(crate) fn new(seed: Seed, literals: Option<Arc<Literals>>) -> Dealer {
        let mut random = Random::new(seed);
        Dealer {
            turn: random.bits() as u32 as usize,
            random,
            decks: Decks::default(),
            literals,
        }
    }

    /// What tells the literals that were drawn from others; `None` if none were.
    pub(crate) fn literals_drawn(&self) -> Option<u64> {
        self.literals.as_ref()?.digest()
    }

    /// The generator of the next test case.
    pub(crate) fn deal(&mut self) -> Random {
        let mode = self.decks.deal(self.random.bits());
        self.in_mode(mode)
    }

    /// A generator for a test case that continues another one, or changes it.
    pub(crate) fn for_continuation(&mut self) -> Random {
        self.in_mode(Mode::USUAL)
    }

    fn in_mode(&mut self, mode: Mode) -> Random {
        let seed = Seed(self.random.bits());
        let turn = match mode.numbers {
            Numbers::Literal => {
                self.turn = self.turn.wrapping_add(1);
                self.turn
            }
            _ => seed.0 as u32 as usize,
        };
        let mut random = Random::in_mode(seed, mode);
        random.known = Known::new(self.literals.clone(), turn);
        random
    }

    /// A number from 0 up to and without `count`.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.random.below(count as u128) as usize
    }
}
