use hypo_strategies::{Strategy, booleans, floats, integers};

use crate::harness::{check, samples, simplest};

#[test]
fn integers_shrink_to_zero_or_to_the_bound_nearest_to_it() {
    check(integers(..), 0i64, |_| true);
    check(integers(-10..=10), 0, |n| (-10..=10).contains(n));
    check(integers(101..), 101u8, |n| *n >= 101);
    check(integers(10..=20), 10, |n| (10..=20).contains(n));
    check(integers(-10..0), -1, |n| (-10..0).contains(n));
    check(integers(..=-100), -100i16, |n| *n <= -100);
}

#[test]
fn every_kind_of_range_is_a_strategy_of_integers() {
    check(3..7, 3, |n| (3..7).contains(n));
    check(3..=7, 3, |n| (3..=7).contains(n));
    check(3.., 3u16, |n| *n >= 3);
    check(..-3, -4i8, |n| *n < -3);
    check(..=-3, -3i32, |n| *n <= -3);
}

#[test]
fn a_range_open_above_takes_its_type_from_where_the_value_goes() {
    fn wants(_: i64) {}
    for value in samples(0.., 50) {
        wants(value);
    }
}

#[test]
fn integers_of_every_width_reach_both_ends_of_their_type() {
    fn reaches_both_ends<T: hypo_strategies::Integer>() {
        let drawn = samples(integers::<T>(..), 2000);
        assert!(drawn.contains(&T::MIN), "{} is missing", T::MIN);
        assert!(drawn.contains(&T::MAX), "{} is missing", T::MAX);
    }
    reaches_both_ends::<i8>();
    reaches_both_ends::<i16>();
    reaches_both_ends::<i32>();
    reaches_both_ends::<i64>();
    reaches_both_ends::<i128>();
    reaches_both_ends::<isize>();
    reaches_both_ends::<u8>();
    reaches_both_ends::<u16>();
    reaches_both_ends::<u32>();
    reaches_both_ends::<u64>();
    reaches_both_ends::<u128>();
    reaches_both_ends::<usize>();
}

#[test]
fn a_small_range_of_integers_is_drawn_completely() {
    let drawn = samples(-3..=3, 400);
    for expected in -3..=3 {
        assert!(drawn.contains(&expected), "{expected} is missing");
    }
}

#[test]
fn bounds_may_exclude_on_either_side() {
    use std::ops::Bound::{Excluded, Unbounded};
    check(integers((Excluded(3), Excluded(5))), 4, |n| *n == 4);
    check(floats((Excluded(0.0), Unbounded)), 1.0, |x| *x > 0.0);
}

#[test]
fn floats_shrink_to_zero_or_to_the_simplest_number_in_range() {
    check(floats::<f64>(..), 0.0, |_| true);
    check(floats::<f32>(..), 0.0, |_| true);
    check(floats(-1.0..=1.0), 0.0, |x| (-1.0..=1.0).contains(x));
    check(floats(1.1..=1.6), 1.5, |x| (1.1..=1.6).contains(x));
    check(floats(2.5..), 3.0, |x| *x >= 2.5);
    check(floats(..=-1.0), -1.0, |x| *x <= -1.0);
    check(floats(0.5f32..1.0), 0.5, |x| (0.5..1.0).contains(x));
}

#[test]
fn every_kind_of_range_is_a_strategy_of_floats() {
    check(1.0..2.0, 1.0, |x| (1.0..2.0).contains(x));
    check(1.0..=2.0, 1.0, |x| (1.0..=2.0).contains(x));
    check(1.0.., 1.0, |x| *x >= 1.0);
    check(..-1.0, -2.0, |x| *x < -1.0);
    check(..=-1.0f32, -1.0, |x| *x <= -1.0);
}

#[test]
fn a_half_open_range_of_floats_excludes_its_end() {
    let next = f64::from_bits(1.0f64.to_bits() + 1);
    check(1.0..next, 1.0, |x| *x == 1.0);
    let next = f32::from_bits(1.0f32.to_bits() + 1);
    check(1.0..next, 1.0, |x| *x == 1.0);
    let smallest = f64::from_bits(1);
    check(-smallest..-0.0, -smallest, |x| *x == -smallest);
    check(f64::MAX..f64::INFINITY, f64::MAX, |x| *x == f64::MAX);
}

#[test]
fn an_open_end_of_a_float_range_reaches_to_infinity_and_never_to_nan() {
    let drawn = samples(0.0.., 2000);
    assert!(drawn.contains(&f64::INFINITY));
    assert!(!drawn.iter().any(|x| x.is_nan()));
    let drawn = samples(..-1.0f32, 2000);
    assert!(drawn.contains(&f32::NEG_INFINITY));
    assert!(!drawn.iter().any(|x| x.is_nan()));
}

#[test]
fn bounds_of_floats_tell_the_zeros_apart() {
    let negative_zero = |x: &f64| *x == 0.0 && x.is_sign_negative();
    assert!(!samples(0.0..=1.0, 1000).iter().any(negative_zero));
    check(-0.0..=-0.0, -0.0, negative_zero);
    assert_eq!(simplest(-0.0f64..).to_bits(), 0);
}

#[test]
fn floats_without_bounds_draw_nan_and_infinities_unless_told_otherwise() {
    let drawn = samples(floats::<f64>(..), 1000);
    assert!(drawn.iter().any(|x| x.is_nan()));
    assert!(drawn.contains(&f64::INFINITY) && drawn.contains(&f64::NEG_INFINITY));
    let finite = floats::<f64>(..).allow_nan(false).allow_infinity(false);
    check(finite, 0.0, |x| x.is_finite());
    let narrow = floats::<f32>(..).allow_nan(false).allow_infinity(false);
    check(narrow, 0.0, |x| x.is_finite());
}

#[test]
fn floats_of_a_range_draw_nan_only_where_it_is_allowed() {
    assert!(
        !samples(floats(0.0..=1.0f64), 1000)
            .iter()
            .any(|x| x.is_nan())
    );
    let with_nan = floats(0.0f64..).allow_nan(true);
    assert!(samples(with_nan, 1000).iter().any(|x| x.is_nan()));
}

#[test]
fn floats_can_do_without_subnormal_numbers() {
    let tiny = 0.0..f64::MIN_POSITIVE * 2.0;
    assert!(samples(tiny.clone(), 300).iter().any(|x| x.is_subnormal()));
    let normal = floats(tiny).allow_subnormal(false);
    check(normal, 0.0, |x| !x.is_subnormal());
    let normal = floats::<f32>(..).allow_subnormal(false).allow_nan(false);
    check(normal, 0.0, |x| !x.is_subnormal());
}

#[test]
fn booleans_are_false_first_and_as_likely_as_they_are_weighted() {
    check(booleans(), false, |_| true);
    let trues = |of_true| {
        let drawn = samples(booleans().weighted(of_true), 1000);
        drawn.iter().filter(|drawn| **drawn).count()
    };
    assert_eq!(trues(0.0), 0);
    assert!((50..200).contains(&trues(0.1)));
    assert_eq!(trues(1.0), 1000);
    assert!(simplest(booleans().weighted(1.0)));
}

#[test]
fn a_reference_and_a_function_pointer_are_strategies() {
    fn doubled(case: &hypo_core::TestCase) -> u32 {
        (1..=10u32).draw(case) * 2
    }
    let range = 5..9;
    check(&range, 5, |n| range.contains(n));
    let pointer: fn(&hypo_core::TestCase) -> u32 = doubled;
    check(pointer, 2, |n| n % 2 == 0);
}
