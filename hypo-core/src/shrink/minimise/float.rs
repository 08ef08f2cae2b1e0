//! Floats: whole numbers first, then fractions with few binary digits.

use super::descend;
use crate::choice::float::{Width, rank};
use crate::shrink::Halt;
use crate::shrink::search::find_integer;

/// Says whether a float is accepted.
type Accepts<'t> = dyn FnMut(f64) -> Result<bool, Halt> + 't;

/// Up to so many binary digits behind the point are tried one by one.
const DIGITS: i32 = 10;
/// No finite float has as many binary zeros behind the point.
const MOST_ZEROS: u128 = 2_048;

/// The simplest float of this width that is accepted, as far as a few tries can tell.
pub(in crate::shrink) fn float(
    start: f64,
    width: Width,
    accepts: &mut Accepts<'_>,
) -> Result<f64, Halt> {
    let mut search = Search {
        best: start,
        width,
        accepts,
    };
    let largest = largest(width);
    search.test(start.abs())?;
    // Positive or negative, the magnitude is what is left to simplify.
    for special in &[0.0, 1.0, largest, f64::INFINITY, f64::NAN] {
        if search.test(*special)? || search.test(-special)? {
            break;
        }
    }
    if search.best.is_finite() {
        search.coarser()?;
        search.whole()?;
    }
    Ok(search.best)
}

struct Search<'s, 't> {
    best: f64,
    width: Width,
    accepts: &'s mut Accepts<'t>,
}

impl Search<'_, '_> {
    /// Whether the best is now this one, or was no worse already.
    fn test(&mut self, candidate: f64) -> Result<bool, Halt> {
        if rank(candidate) >= rank(self.best) {
            return Ok(candidate.to_bits() == self.best.to_bits());
        }
        let accepted = (self.accepts)(candidate)?;
        if accepted {
            self.best = candidate;
        }
        Ok(accepted)
    }

    /// Fewer digits behind the point, down to none: each grid has a point on either side.
    fn coarser(&mut self) -> Result<(), Halt> {
        let mut found = false;
        for digits in 0..=DIGITS {
            let unit = f64::from(-digits).exp2();
            let (below, above) = ((self.best / unit).floor(), (self.best / unit).ceil());
            found =
                self.best == below * unit || self.test(below * unit)? || self.test(above * unit)?;
            if found {
                break;
            }
        }
        if !found {
            let power = self.best.abs().log2().floor().exp2().copysign(self.best);
            if self.test(power)? {
                // Fewer zeros behind the point are simpler.
                find_integer(&mut |n| self.test(power * (n.min(MOST_ZEROS) as f64).exp2()))?;
            } else {
                self.test(power * 2.0)?;
            }
        }
        if self.best.fract() != 0.0 {
            for plainest in &[0.5, 1.5, -0.5, -1.5] {
                self.test(*plainest)?;
            }
        }
        Ok(())
    }

    /// Small whole numbers are integers; large ones are counted by the floats between them.
    fn whole(&mut self) -> Result<(), Halt> {
        let sign = 1f64.copysign(self.best);
        let all_whole = all_whole(self.width);
        if self.best.abs() > all_whole && !self.test(all_whole * sign)? {
            let origin = step_of(all_whole, self.width);
            let steps = step_of(self.best.abs(), self.width) - origin;
            descend(u128::from(steps), &mut |n| {
                self.test(at_step(origin + n as u64, self.width) * sign)
            })?;
            return Ok(());
        }
        let (start, fraction) = (self.best.abs().trunc(), self.best.abs().fract());
        descend(start as u128, &mut |n| {
            self.test((n as f64 + fraction) * sign)
        })?;
        Ok(())
    }
}

/// From here on all floats are whole, and not all whole numbers are floats.
pub(in crate::shrink) fn all_whole(width: Width) -> f64 {
    match width {
        Width::F64 => 9_007_199_254_740_992.0,
        Width::F32 => 16_777_216.0,
    }
}

fn largest(width: Width) -> f64 {
    match width {
        Width::F64 => f64::MAX,
        Width::F32 => f64::from(f32::MAX),
    }
}

/// How many floats of the width lie below a positive one.
fn step_of(value: f64, width: Width) -> u64 {
    match width {
        Width::F64 => value.to_bits(),
        Width::F32 => u64::from((value as f32).to_bits()),
    }
}

fn at_step(step: u64, width: Width) -> f64 {
    match width {
        Width::F64 => f64::from_bits(step),
        Width::F32 => f64::from(f32::from_bits(step as u32)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn minimise(start: f64, accepts: impl Fn(f64) -> bool) -> f64 {
        float(start, Width::F64, &mut |x| Ok(accepts(x))).expect("nothing halts")
    }

    #[test]
    fn floats_become_what_a_person_would_write() {
        assert_eq!(minimise(1e-300, |x| x > 0.0), 1.0);
        assert_eq!(minimise(0.333, |x| x > 0.3 && x < 0.4), 0.375);
        assert_eq!(minimise(12345.678, |x| x >= 100.0), 100.0);
        assert_eq!(minimise(-17.25, |x| x <= -2.5), -3.0);
        assert_eq!(minimise(1e300, |x| x >= 1e20), 1e20);
        assert_eq!(
            minimise(f64::INFINITY, |x| x + 1.0 == x),
            9_007_199_254_740_992.0
        );
        let half = f64::MIN_POSITIVE / 2.0;
        assert_eq!(
            minimise(f64::MIN_POSITIVE / 1234.5, f64::is_subnormal),
            half
        );
        assert_eq!(
            minimise(1.1e-200, |x| x > 0.0 && x < 1e-100),
            2f64.powi(-333)
        );
        let narrow = |x: f64| f64::from(x as f32).to_bits() == x.to_bits() && x >= 1e9;
        let of_f32 = float(f64::INFINITY, Width::F32, &mut |x| Ok(narrow(x)));
        assert_eq!(of_f32.expect("nothing halts"), 1e9);
    }

    #[test]
    fn what_is_not_a_number_stays_so_only_if_it_must() {
        assert_eq!(minimise(f64::NAN, |x| x != 3.0), 0.0);
        assert!(minimise(-f64::NAN, f64::is_nan).is_nan());
    }
}
