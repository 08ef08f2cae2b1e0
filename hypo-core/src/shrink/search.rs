//! Finding how far a change can be taken, in few tries.
//!
//! Most changes that work at all work only once or work nearly all the way, so
//! both ends are cheap here, and whatever lies between takes a logarithm.

use super::Halt;

/// Whether a change of this size works.
pub(super) type Test<'t> = dyn FnMut(u128) -> Result<bool, Halt> + 't;

/// The largest `n` for which `works(n)`, if it works for all smaller ones and for no greater one.
///
/// Otherwise some `n` that works while `n + 1` does not. Zero, no change at all, is taken to work.
pub(super) fn find_integer(works: &mut Test<'_>) -> Result<u128, Halt> {
    for n in 1..=4 {
        if !works(n)? {
            return Ok(n - 1);
        }
    }
    let mut low = 4;
    let mut high = 5;
    while works(high)? {
        low = high;
        match high.checked_mul(2) {
            Some(doubled) => high = doubled,
            None => return Ok(low),
        }
    }
    bisect(low, high, works)
}

/// As [`find_integer`], where no more than `most` is possible.
///
/// Once anything works, nearly everything often does: all of it, or all but one or two.
pub(super) fn find_up_to(most: u128, works: &mut Test<'_>) -> Result<u128, Halt> {
    if most == 0 || !works(1)? {
        return Ok(0);
    }
    let mut bad = most + 1;
    for left in 0..=MOST_LEFT {
        let nearly = most.saturating_sub(left);
        if nearly <= 1 {
            return Ok(1);
        }
        if works(nearly)? {
            return Ok(nearly);
        }
        bad = nearly;
    }
    let mut low = 1;
    while 2 * low < bad {
        if !works(2 * low)? {
            bad = 2 * low;
            break;
        }
        low *= 2;
    }
    bisect(low, bad, works)
}

/// So many of the things that do not matter may have to stay.
const MOST_LEFT: u128 = 2;

/// Moves `good`, which works, towards `bad`, which does not, until they are neighbours.
pub(super) fn bisect(mut good: u128, mut bad: u128, works: &mut Test<'_>) -> Result<u128, Halt> {
    while good.abs_diff(bad) > 1 {
        let middle = good.min(bad) + good.abs_diff(bad) / 2;
        if works(middle)? {
            good = middle;
        } else {
            bad = middle;
        }
    }
    Ok(good)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn find_integer_finds_every_boundary_in_few_tries() {
        for boundary in (0..200).chain([1 << 60, u128::MAX]) {
            let mut tries = 0;
            let found = find_integer(&mut |n| {
                tries += 1;
                Ok(n <= boundary)
            });
            let found = found.expect("nothing halts");
            // Doubling stops ahead of the largest number there is.
            assert!(found == boundary || boundary == u128::MAX && found > u128::MAX / 2);
            let bits = u128::BITS - boundary.leading_zeros();
            assert!(tries <= 6 + 2 * bits, "{tries} tries for {boundary}");
        }
    }

    #[test]
    fn find_up_to_finds_every_boundary_and_all_of_it_at_once() {
        for most in 0..40 {
            for boundary in 0..=most {
                let mut tries = 0;
                let found = find_up_to(most, &mut |n| {
                    assert!((1..=most).contains(&n));
                    tries += 1;
                    Ok(n <= boundary)
                });
                assert_eq!(found.expect("nothing halts"), boundary, "of {most}");
                assert!(boundary + MOST_LEFT < most || tries <= 4);
            }
        }
    }

    #[test]
    fn bisect_works_in_both_directions() {
        assert_eq!(bisect(3, 90, &mut |n| Ok(n < 42)).unwrap(), 41);
        assert_eq!(bisect(90, 3, &mut |n| Ok(n > 42)).unwrap(), 43);
    }
}
