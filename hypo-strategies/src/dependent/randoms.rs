//! A random number generator whose numbers are choices.

use std::cell::Cell;
use std::fmt;
use std::rc::Rc;

use hypo_core::TestCase;
use hypo_core::choice::{BytesConstraint, Int, IntegerConstraint, Size};

use crate::source::{NoSource, SourceText, ToSource};
use crate::{Combinators, Strategy};

/// After so many zeros in a row the simplest number is no longer zero.
const ZEROS: u32 = 32;

/// So many bytes are one choice.
const CHUNK: usize = 1 << 12;

/// Draws a generator of random numbers, each of which is a choice of its own.
///
/// What comes of the numbers is found, stored and shrunk like anything else, where
/// a seed would leave one failure as good as another.
///
/// ```
/// use hypo_strategies::{Strategy, randoms};
///
/// # hypo_strategies::for_each_case(|case| {
/// let mut randoms = randoms().draw(case);
/// let mut deck: Vec<u32> = (0..52).collect();
/// for place in 1..deck.len() {
///     deck.swap(place, randoms.next_u64() as usize % (place + 1));
/// }
/// assert_eq!(deck.len(), 52);
/// # });
/// ```
///
/// With the feature `rand` of hypo it is a generator of the `rand` crates too: it
/// implements `TryRng` of `rand_core` 0.10, and with it `Rng`, so that `&mut randoms`
/// goes wherever a generator does.
///
/// The simplest generator returns zeros. Code that draws until it likes a number
/// would do so for ever, so that after 32 zeros in a row the simplest numbers are
/// others, which look random and are the same in each test case. Small numbers
/// come up more often than chance would have it, as with
/// [`integers`](crate::integers), but for the bytes of `fill_bytes`.
///
/// To ask for a number when the test case has ended is a panic that says so.
pub fn randoms() -> RandomsStrategy {
    RandomsStrategy(())
}

/// Draws generators of random numbers; made by [`randoms`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct RandomsStrategy(());

impl Strategy for RandomsStrategy {
    type Value = Randoms;

    fn draw(&self, case: &TestCase) -> Randoms {
        Randoms {
            case: case.clone(),
            zeros: Rc::default(),
        }
    }

    fn draw_part(&self, case: &TestCase) -> Randoms {
        self.draw(case)
    }
}

impl Combinators for RandomsStrategy {}

/// A generator of random numbers that draws them from the test case; drawn by [`randoms`].
///
/// Clones go on drawing from the same test case: none repeats the numbers of another.
#[derive(Clone)]
pub struct Randoms {
    case: TestCase,
    /// How many zeros were drawn in a row.
    zeros: Rc<Cell<u32>>,
}

impl Randoms {
    /// A number of 32 bits.
    pub fn next_u32(&mut self) -> u32 {
        let pad = self.pad() as u32;
        self.draw(u32::MAX.into()) as u32 ^ pad
    }

    /// A number of 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        let pad = self.pad();
        self.draw(u64::MAX) ^ pad
    }

    /// Fills the slice with random bytes, which are one choice for every 4,096 of them.
    pub fn fill_bytes(&mut self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(CHUNK) {
            let pad = self.pad().to_le_bytes();
            let size = Size::new(chunk.len(), chunk.len()).expect("it is not below itself");
            let drawn = self.case.draw_bytes(&BytesConstraint::new(size));
            self.count(drawn.iter().all(|byte| *byte == 0));
            for (place, byte) in chunk.iter_mut().enumerate() {
                *byte = drawn[place] ^ pad[place % pad.len()];
            }
        }
    }

    fn draw(&self, max: u64) -> u64 {
        let all = IntegerConstraint::new(Int::ZERO, Int::from(max), Int::ZERO)
            .expect("0 is below everything");
        let drawn = self.case.draw_integer(&all).magnitude() as u64;
        self.count(drawn == 0);
        drawn
    }

    fn count(&self, is_zero: bool) {
        let zeros = self.zeros.get().saturating_add(1);
        self.zeros.set(if is_zero { zeros } else { 0 });
    }

    /// What the next number is changed by: nothing, unless there were too many zeros.
    ///
    /// The steps and the mixing are those of SplitMix64 (Steele, Lea and Flood 2014), in which all
    /// numbers come up before one is repeated.
    fn pad(&self) -> u64 {
        let Some(step) = self.zeros.get().checked_sub(ZEROS) else {
            return 0;
        };
        let mut pad = u64::from(step + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        pad = (pad ^ pad >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        pad = (pad ^ pad >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        pad ^ pad >> 31
    }
}

/// With the feature `rand`; never an error.
#[cfg(feature = "rand")]
impl rand_core::TryRng for Randoms {
    type Error = std::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(self.next_u32())
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(self.next_u64())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        self.fill_bytes(bytes);
        Ok(())
    }
}

impl fmt::Debug for Randoms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Randoms(..)")
    }
}

/// There is none: its numbers are not drawn yet.
impl ToSource for Randoms {
    fn to_source(&self, _: &mut SourceText) -> Result<(), NoSource> {
        Err(NoSource)
    }
}
