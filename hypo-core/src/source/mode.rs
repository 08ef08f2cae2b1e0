//! How the random choices of one test case lean: its mode.
//!
//! A bug shows where some feature of the values is common, and features that
//! are each rare drown each other when every test case has a little of all. So
//! each test case has a *mode* that makes a few of them common (swarm testing,
//! of distributions instead of operations): which numbers it prefers, how its
//! values relate to each other, how long its collections are, and which script
//! its text is in. What a mode prefers it does not draw always: the rest is
//! drawn as usual, and so features still meet.
//!
//! Modes are not thrown by dice but dealt: each of the four features has a deck
//! of sixteen cards, shuffled, and no card comes again before all have come. So
//! a run of a hundred test cases has six of every card, whatever its seed. The
//! first test cases are apart: small, and most of them alike, so that what fails
//! easily fails early and is short to shrink.

/// How the random choices of one test case lean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mode {
    pub(super) numbers: Numbers,
    pub(super) relation: Relation,
    pub(super) lengths: Lengths,
    pub(super) script: Script,
    /// Whether floats are those that people count with, where nothing else is said.
    pub(super) plain: bool,
}

/// Which numbers a test case prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Numbers {
    /// A little of everything.
    Usual,
    /// Near the simplest one.
    Small,
    /// The ends of the range, their neighbours, and the special floats.
    Edges,
    /// Of every number of bits.
    Broad,
    /// Literals: of the code under test, and those at which code tends to break.
    Literal,
}

/// How the values of a test case relate to those that it has drawn before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Relation {
    /// Now and then one comes again.
    Usual,
    /// Every other one comes again.
    Alike,
    /// All are the same.
    Same,
    /// There are two or three different ones.
    Few,
    /// Each is a little above the one before.
    Rising,
    /// Each is a little below the one before.
    Falling,
    /// One differs from another by a step: by one, in sign, by a factor of two, by a character.
    Near,
}

/// How long the collections of a test case are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lengths {
    /// Mostly a handful of elements.
    Usual,
    /// Hardly any.
    Few,
    /// Two or three.
    Short,
    /// As few or as many as there may be.
    Edges,
    /// Dozens or hundreds, in one of them.
    Many,
}

/// The characters that the text of a test case prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Script {
    /// Mostly those of Latin-1.
    Usual,
    /// Those of one of the tables of odd characters.
    Odd(usize),
}

impl Mode {
    /// Leaning no way.
    pub(super) const USUAL: Mode = Mode {
        numbers: Numbers::Usual,
        relation: Relation::Usual,
        lengths: Lengths::Usual,
        script: Script::Usual,
        plain: false,
    };

    fn early(number: usize) -> Mode {
        Mode {
            numbers: Numbers::Small,
            relation: match number % 4 {
                1 => Relation::Usual,
                3 => Relation::Same,
                _ => Relation::Alike,
            },
            lengths: if number % 2 == 0 {
                Lengths::Usual
            } else {
                Lengths::Short
            },
            ..Mode::USUAL
        }
    }
}

/// So many test cases of a run are small.
const EARLY: usize = 16;

const CARDS: usize = 16;

const NUMBERS: [Numbers; CARDS] = {
    use Numbers::*;
    [
        Usual, Usual, Usual, Usual, Small, Small, Small, Edges, Edges, Edges, Broad, Broad, Broad,
        Literal, Literal, Literal,
    ]
};

const RELATIONS: [Relation; CARDS] = {
    use Relation::*;
    [
        Usual, Usual, Usual, Usual, Usual, Usual, Alike, Alike, Same, Few, Few, Rising, Falling,
        Near, Near, Near,
    ]
};

const LENGTHS: [Lengths; CARDS] = {
    use Lengths::*;
    [
        Usual, Usual, Usual, Usual, Usual, Usual, Usual, Usual, Usual, Usual, Few, Few, Short,
        Edges, Edges, Many,
    ]
};

const SCRIPTS: [Script; CARDS] = {
    use Script::*;
    [
        Usual,
        Usual,
        Usual,
        Usual,
        Usual,
        Usual,
        Usual,
        Usual,
        Odd(0),
        Odd(1),
        Odd(2),
        Odd(3),
        Odd(4),
        Odd(5),
        Odd(6),
        Odd(7),
    ]
};

/// Deals the modes of a run.
#[derive(Clone, Debug, Default)]
pub(super) struct Decks {
    dealt: usize,
    numbers: Deck,
    relations: Deck,
    lengths: Deck,
    scripts: Deck,
}

impl Decks {
    /// The mode of the next test case; the cards are shuffled by `bits`, which are random.
    pub(super) fn deal(&mut self, bits: u64) -> Mode {
        let number = self.dealt;
        self.dealt += 1;
        if number < EARLY {
            return Mode::early(number);
        }
        if (number - EARLY) % CARDS == 0 {
            self.numbers = Deck::shuffled(bits);
            self.relations = Deck::shuffled(bits >> 16);
            self.lengths = Deck::shuffled(bits >> 32);
            self.scripts = Deck::shuffled(bits >> 48);
        }
        Mode {
            numbers: NUMBERS[self.numbers.draw()],
            relation: RELATIONS[self.relations.draw()],
            lengths: LENGTHS[self.lengths.draw()],
            script: SCRIPTS[self.scripts.draw()],
            plain: bits >> 63 == 0,
        }
    }
}

/// An order of the cards: from any one on, and from each an odd number further, round and round.
#[derive(Clone, Copy, Debug, Default)]
struct Deck {
    next: usize,
    step: usize,
}

impl Deck {
    fn shuffled(bits: u64) -> Deck {
        Deck {
            next: bits as usize % CARDS,
            step: ((bits as usize >> 8) % CARDS) | 1,
        }
    }

    fn draw(&mut self) -> usize {
        let card = self.next;
        self.next = (card + self.step) % CARDS;
        card
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_comes_once_before_any_comes_again() {
        let mut decks = Decks::default();
        for number in 0..EARLY {
            assert_eq!(decks.deal(7), Mode::early(number));
        }
        for bits in [0, 1, 0x1234_5678_9ABC_DEF0, u64::MAX] {
            let dealt: Vec<Mode> = (0..CARDS).map(|_| decks.deal(bits)).collect();
            for relation in RELATIONS {
                let wanted = RELATIONS.iter().filter(|card| **card == relation).count();
                let came = dealt
                    .iter()
                    .filter(|mode| mode.relation == relation)
                    .count();
                assert_eq!(came, wanted, "{relation:?}");
            }
        }
    }
}
