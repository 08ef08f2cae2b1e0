//! An index into something that is not there yet.

use hypo_core::choice::{Int, IntegerConstraint};
use hypo_core::{TestCase, misuse};

use crate::source::{NoSource, SourceText, ToSource};
use crate::{Arbitrary, Combinators, Strategy};

/// Draws an [`Index`], which finds its place in whatever it is used with later.
///
/// For something of which the length is known, `0..len` is simpler.
///
/// ```
/// use hypo_strategies::{Strategy, index, vecs};
///
/// # hypo_strategies::for_each_case(|case| {
/// let picks = vecs(index()).draw(case);
/// let mut queue: Vec<u32> = (0..20).collect();
/// for pick in picks {
///     if queue.is_empty() { break; }
///     queue.remove(pick.of(queue.len()));
/// }
/// # });
/// ```
///
/// Every place comes up, the early ones up to twice as often as the late ones.
/// The simplest value is the first place of everything.
pub fn index() -> Indexes {
    Indexes(())
}

/// Draws indices into something later; made by [`index`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Indexes(());

impl Strategy for Indexes {
    type Value = Index;

    fn draw(&self, case: &TestCase) -> Index {
        let all = IntegerConstraint::new(Int::ZERO, Int::from(u32::MAX), Int::ZERO)
            .expect("0 is below everything");
        Index(case.draw_integer(&all).magnitude() as u32)
    }

    fn draw_part(&self, case: &TestCase) -> Index {
        self.draw(case)
    }

    fn distinct(&self) -> Option<u128> {
        Some(1 << 32)
    }

    fn value_at(&self, place: u128) -> Option<Index> {
        u32::try_from(place).ok().map(Index)
    }
}

impl Combinators for Indexes {}

/// An index into anything that is not empty, whatever its length turns out to be.
///
/// It is a number. If it is below the length it is the place itself, and stays so
/// while the shrinker makes what it points into shorter behind it. Otherwise the
/// place is in its low bits: as many of them as it takes to write the last place,
/// without the highest if that would be past the end.
///
/// ```
/// use hypo_strategies::Index;
///
/// let pick = Index::new(7);
/// assert_eq!(pick.of(10), 7);
/// assert_eq!(pick.of(4), 3);
/// assert_eq!(pick.get(&['a', 'b', 'c']), &'b');
/// ```
///
/// A property that takes one by its type, `pick: st::Index`, draws it from [`index()`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Index(u32);

impl Index {
    /// The index of this number, as a failure prints it.
    pub const fn new(number: u32) -> Index {
        Index(number)
    }

    /// Its place among `len` elements, which is below `len`.
    ///
    /// Among none there is no place: that is an error.
    #[track_caller]
    pub fn of(self, len: usize) -> usize {
        if len == 0 {
            misuse(&format!(
                "Index({}) was used with something empty, in which there is no place; \
                 draw what it points into with .min_size(1), or ask whether it is empty first",
                self.0
            ));
        }
        // Bits, and no remainder: taking the leading ones away, as the shrinker does, leaves the place as it is.
        let bits = usize::BITS - (len - 1).leading_zeros();
        let low = u64::from(self.0) & ((1u64 << bits.min(32)) - 1);
        let place = low as usize;
        if place < len {
            return place;
        }
        place - (1 << (bits - 1))
    }

    /// The element of `items` at its place; an empty slice is an error.
    #[track_caller]
    pub fn get<T>(self, items: &[T]) -> &T {
        &items[self.of(items.len())]
    }

    /// The element of `items` at its place, to be changed; an empty slice is an error.
    #[track_caller]
    pub fn get_mut<T>(self, items: &mut [T]) -> &mut T {
        let place = self.of(items.len());
        &mut items[place]
    }
}

/// An index into anything; the simplest is the first place.
impl Arbitrary for Index {
    type Strategy = Indexes;

    fn arbitrary() -> Indexes {
        index()
    }
}

impl ToSource for Index {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        out.path("hypo::strategies", "Index");
        out.push_str("::new(");
        self.0.to_source(out)?;
        out.push(')');
        Ok(())
    }
}
