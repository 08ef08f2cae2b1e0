//! Integers, as the distance from where they shrink to.

use crate::shrink::Halt;
use crate::shrink::search::{Test, bisect, find_integer};

/// What a first look at a number has shown.
pub(in crate::shrink) enum Look {
    /// This is the smallest that is accepted, by the rule of [`descend`].
    Lowest(u128),
    /// One less than it was is accepted and half of that is not, so that something near may hold it up.
    HeldUp(u128),
}

/// The smallest number that is accepted, if those that are lie all above those that are not.
///
/// If one less will not do, nothing will, and that is all that is tried.
/// Otherwise the fewest leading bits come first, which finds the size of a
/// boundary in the logarithm of its length, then the boundary within that size.
pub(in crate::shrink) fn descend(start: u128, accepts: &mut Test<'_>) -> Result<u128, Halt> {
    match look(start, accepts)? {
        Look::Lowest(lowest) => Ok(lowest),
        Look::HeldUp(best) => within_half(best, accepts),
    }
}

/// From here on a number is more likely to be held up by another one than to be free to fall to one.
const SMALL: u128 = 8;
/// And from here on it is not: two that are this large seldom come close to each other.
const HUGE: u128 = 1 << 16;

/// As [`descend`], but leaves it to the caller to go on with a number that seems to be held up.
pub(in crate::shrink) fn look(start: u128, accepts: &mut Test<'_>) -> Result<Look, Halt> {
    if start == 0 || accepts(0)? {
        return Ok(Look::Lowest(0));
    }
    let is_ordinary = (SMALL..HUGE).contains(&start);
    if start == 1 || !is_ordinary && accepts(1)? {
        return Ok(Look::Lowest(1));
    }
    if start == 2 || !accepts(start - 1)? {
        return Ok(Look::Lowest(start));
    }
    for small in 1..=2 {
        if start == small + 1 || accepts(small)? {
            return Ok(Look::Lowest(small));
        }
    }
    let best = fewer_bits(start - 1, accepts)?;
    if best == start - 1 {
        return Ok(Look::HeldUp(best));
    }
    // Half of it does not do, and it has come from afar: the boundary may lie anywhere between.
    Ok(Look::Lowest(bisect(best, (best / 2).max(2), accepts)?))
}

/// Half of it does not do, so the boundary lies between.
///
/// It may lie anywhere there; but if another number holds this one up, it is
/// near. Looking for the size of the difference first is short in either case.
pub(in crate::shrink) fn within_half(best: u128, accepts: &mut Test<'_>) -> Result<u128, Halt> {
    let half = best / 2;
    if !accepts(best - 1)? {
        return Ok(best);
    }
    let too_far = u128::from((best - half - 1).ilog2()) + 1;
    let bits = bisect(0, too_far, &mut |bits| accepts(best - (1 << bits)))?;
    let beyond = 1u128.checked_shl(bits as u32 + 1).unwrap_or(u128::MAX);
    bisect(
        best - (1 << bits),
        half.max(best.saturating_sub(beyond)),
        accepts,
    )
}

/// A smaller number that is accepted although the one before is not.
///
/// What is no boundary may be a multiple of something, or be packed of parts:
/// one, half, a few less, as often as that goes, and what is left without the
/// leading bit or but for the last byte. And people like round numbers, of which
/// a one and zeros is the simplest.
pub(in crate::shrink) fn leap(start: u128, accepts: &mut Test<'_>) -> Result<u128, Halt> {
    let mut best = start;
    loop {
        let before = best;
        if best > 1 && accepts(1)? {
            return Ok(1);
        }
        best = fewer_bits(best, accepts)?;
        for step in 2..=LARGEST_STEP {
            best = by_steps(best, step, accepts)?;
        }
        best = decimal(best, accepts)?;
        best = trailing_bits(best, accepts)?;
        if best == before {
            return Ok(best);
        }
    }
}

/// Multiples of larger numbers are rare, and each costs a try.
const LARGEST_STEP: u128 = 8;
/// Of steps that are powers of ten, thousands are the largest.
const MOST_ZEROS: u32 = 3;

/// As many times `step` less as goes.
pub(in crate::shrink) fn by_steps(
    start: u128,
    step: u128,
    accepts: &mut Test<'_>,
) -> Result<u128, Halt> {
    let steps = find_integer(&mut |n| match n.checked_mul(step) {
        Some(by) if by <= start => accepts(start - by),
        _ => Ok(false),
    })?;
    Ok(start - step * steps)
}

fn fewer_bits(best: u128, accepts: &mut Test<'_>) -> Result<u128, Halt> {
    if best <= 3 || !accepts(best >> 1)? {
        return Ok(best);
    }
    // A single leading bit is a one, and that did not do.
    let all_but_one = u128::from(best.ilog2());
    let shift = bisect(1, all_but_one, &mut |shift| accepts(best >> shift))?;
    Ok(best >> shift)
}

/// A one and zeros in place of all digits, and hundreds or tens less if thousands are of no account.
fn decimal(start: u128, accepts: &mut Test<'_>) -> Result<u128, Halt> {
    let Some(digits) = start.checked_ilog10().filter(|digits| *digits > 0) else {
        return Ok(start);
    };
    let rounded = 10u128.pow(digits);
    if rounded < start && accepts(rounded)? {
        return Ok(rounded);
    }
    let mut best = start;
    for zeros in (1..=digits.min(MOST_ZEROS)).rev() {
        let fewer = by_steps(best, 10u128.pow(zeros), accepts)?;
        if fewer == start {
            break;
        }
        best = fewer;
    }
    Ok(best)
}

fn trailing_bits(best: u128, accepts: &mut Test<'_>) -> Result<u128, Halt> {
    if best == 0 {
        return Ok(0);
    }
    let without_leading = best ^ 1 << best.ilog2();
    for candidate in &[without_leading, best & 0xFF] {
        if *candidate < best && accepts(*candidate)? {
            return Ok(*candidate);
        }
    }
    Ok(best)
}

#[cfg(test)]
mod tests {
    use super::*;

    type Minimiser = fn(u128, &mut Test<'_>) -> Result<u128, Halt>;

    fn minimise(by: Minimiser, start: u128, accepts: impl Fn(u128) -> bool) -> (u128, usize) {
        let mut tries = 0;
        let found = by(start, &mut |n| {
            tries += 1;
            Ok(accepts(n))
        });
        (found.expect("nothing halts"), tries)
    }

    #[test]
    fn a_boundary_is_found_in_few_tries() {
        assert_eq!(minimise(descend, 1 << 16, |n| n > 10).0, 11);
        for start in [101, 1000, 1 << 40, u128::MAX] {
            let (found, tries) = minimise(descend, start, |n| n >= 100);
            assert_eq!(found, 100);
            assert!(tries <= 20, "{tries} tries from {start}");
        }
    }

    #[test]
    fn all_boundaries_are_found() {
        for boundary in 0..70 {
            for start in boundary..boundary + 200 {
                let (found, _) = minimise(descend, start, |n| n >= boundary);
                assert_eq!(found, boundary, "from {start}");
            }
        }
    }

    #[test]
    fn a_number_that_cannot_be_smaller_takes_three_tries_and_seventeen_for_leaps() {
        for start in [2, 3, 100, 1 << 64, u128::MAX] {
            let (found, tries) = minimise(descend, start, |n| n == start);
            assert!(found == start && tries <= 3, "{tries} tries for {start}");
            let (found, tries) = minimise(leap, start, |n| n == start);
            assert_eq!(found, start);
            assert!(tries <= 17, "{tries} tries for {start}");
        }
    }

    #[test]
    fn a_number_that_is_held_up_takes_few_tries() {
        let (found, tries) = minimise(descend, 1 << 60, |n| n >= (1 << 60) - 3);
        assert_eq!(found, (1 << 60) - 3);
        assert!(tries <= 14, "{tries} tries");
    }

    #[test]
    fn multiples_and_packed_numbers_find_their_way() {
        assert_eq!(minimise(leap, 123_456, |n| n % 2 == 0 && n >= 100).0, 100);
        assert_eq!(
            minimise(leap, 1_000_003 * 7, |n| n % 7 == 0 && n > 50).0,
            56
        );
        assert_eq!(minimise(leap, 0x1234_5678, |n| n & 0xFF == 0x78).0, 0x78);
    }

    #[test]
    fn round_numbers_find_their_way() {
        let sparse = |n| n > 0 && n % 1000 == 0;
        assert_eq!(minimise(leap, 987_654_321_000, sparse).0, 1000);
        let half_way = |n| n >= 1000 && n % 1000 == 500;
        assert_eq!(minimise(leap, 987_654_321_500, half_way).0, 1500);
        assert_eq!(minimise(leap, 98_767, |n| n >= 100 && n % 10 == 7).0, 107);
    }
}
