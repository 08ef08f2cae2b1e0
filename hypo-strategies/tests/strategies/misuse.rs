use hypo_strategies::{
    Strategy, arrays, binary, booleans, btree_maps, chars, floats, hash_sets, integers, just,
    nothing, one_of, sampled_from, text, vecs,
};

use crate::harness::misuse;

#[test]
#[allow(clippy::reversed_empty_ranges, reason = "that is what is refused")]
fn an_empty_range_is_refused_with_both_ends_and_the_remedy() {
    assert_eq!(
        misuse(|case| (10..5).draw(case)),
        "the range 10..5 is empty: no i32 is at least 10 and below 5; \
         write the lower bound first, and ..= to include the upper one"
    );
    assert_eq!(
        misuse(|_| integers(..0u8)),
        "the range ..0 is empty: no u8 is below 0; \
         write the lower bound first, and ..= to include the upper one"
    );
    assert_eq!(
        misuse(|case| ('z'..='a').draw(case)),
        "the range 'z'..='a' is empty: no char is at least 'z' and at most 'a'; \
         write the lower bound first, and ..= to include the upper one"
    );
    assert_eq!(
        misuse(|case| (1.0..1.0).draw(case)),
        "the range 1.0..1.0 is empty: no f64 is at least 1.0 and below 1.0; \
         write the lower bound first, and ..= to include the upper one"
    );
    assert!(misuse(|_| text().alphabet('b'..'a')).starts_with("the range 'b'..'a' is empty"));
    assert!(misuse(|_| floats(0.0..=-0.0)).starts_with("the range 0.0..=-0.0 is empty"));
    assert!(misuse(|_| floats(..f64::NEG_INFINITY)).contains("no f64 is below -inf"));
}

#[test]
fn nan_is_refused_as_a_bound() {
    assert_eq!(
        misuse(|case| (0.0..f32::NAN).draw(case)),
        "the range 0.0..NaN has NaN for a bound, but no number is above or below NaN; \
         to draw NaN as well, write floats(..), or .allow_nan(true) behind floats of a range"
    );
}

#[test]
fn flags_of_floats_that_contradict_the_range_are_refused() {
    assert_eq!(
        misuse(|_| floats(0.0..=1.0).allow_infinity(true)),
        "allow_infinity(true), but the range 0.0..=1.0 contains no infinity; \
         leave one of its ends open, or leave allow_infinity out"
    );
    assert_eq!(
        misuse(|_| floats(f64::INFINITY..).allow_infinity(false)),
        "allow_infinity(false) leaves nothing of the range inf.., in which every number is infinite; \
         widen the range, or leave allow_infinity(false) out"
    );
    assert_eq!(
        misuse(|_| floats(1.0..).allow_subnormal(true)),
        "allow_subnormal(true), but the range 1.0.. contains no subnormal number; \
         widen it to zero, or leave allow_subnormal out"
    );
    assert_eq!(
        misuse(|_| floats(1e-310..=1e-309).allow_subnormal(false)),
        "allow_subnormal(false) leaves nothing of the range 1e-310..=1e-309, in which every number is subnormal; \
         widen the range, or leave allow_subnormal(false) out"
    );
}

#[test]
#[allow(clippy::reversed_empty_ranges, reason = "that is what is refused")]
fn sizes_that_exclude_each_other_are_refused() {
    assert_eq!(
        misuse(|_| vecs(0..9).min_size(7).max_size(5)),
        "min_size is 7 and max_size is 5: nothing is both; lower min_size or raise max_size"
    );
    assert_eq!(
        misuse(|_| text().max_size(5).min_size(7)),
        "min_size is 7 and max_size is 5: nothing is both; lower min_size or raise max_size"
    );
    assert_eq!(
        misuse(|_| vecs(0..9).size(5..2)),
        "size(5..2) permits no size at all; \
         write the lower bound first, and ..= to include the upper one"
    );
    assert!(misuse(|_| vecs(0..9).size(..0)).starts_with("size(..0) permits no size"));
}

#[test]
fn more_unique_elements_than_there_are_are_refused_whatever_was_said_first() {
    let expected = "min_size is 5, but the number of different elements is 3; \
                    lower min_size, or draw the elements from more values";
    assert_eq!(misuse(|_| vecs(0..3).unique().min_size(5)), expected);
    assert_eq!(misuse(|_| vecs(0..3).min_size(5).unique()), expected);
    assert_eq!(misuse(|_| hash_sets(0..3).size(5..)), expected);
    let pairs = misuse(|_| hash_sets((booleans(), sampled_from(["a", "b"]))).min_size(5));
    assert!(pairs.contains("different elements is 4"), "{pairs}");
}

#[test]
fn nothing_to_choose_from_is_refused() {
    assert_eq!(
        misuse(|_| sampled_from(Vec::<u8>::new())),
        "sampled_from was given no values; give it at least one to draw"
    );
    assert_eq!(
        misuse(|_| one_of(Vec::<std::ops::Range<u8>>::new())),
        "one_of was given no strategies; give it at least one to draw from"
    );
    assert_eq!(
        misuse(|_| chars().alphabet("")),
        "the alphabet has no characters; give at least one, as in .alphabet(\"abc\")"
    );
}

#[test]
fn what_is_no_probability_is_refused() {
    assert_eq!(
        misuse(|_| booleans().weighted(1.5)),
        "weighted(1.5) is not a probability; give a number from 0.0 (never) to 1.0 (always)"
    );
    assert!(misuse(|_| booleans().weighted(f64::NAN)).starts_with("weighted(NaN)"));
}

#[test]
#[should_panic(expected = "sampled_from was given no values")]
fn outside_of_a_property_misuse_is_a_panic() {
    let _ = sampled_from::<u8, _>([]);
}

#[test]
fn more_than_a_test_case_can_hold_is_refused() {
    let elements =
        "min_size is 20000, but no more than 8191 elements can be drawn in a test case; lower it";
    assert_eq!(misuse(|_| vecs(0..9).min_size(20_000)), elements);
    assert_eq!(misuse(|_| vecs(0..9).size(20_000..)), elements);
    assert_eq!(
        misuse(|_| hash_sets(0..=u64::MAX).min_size(20_000)),
        elements
    );
    assert_eq!(
        misuse(|_| btree_maps(0..=u64::MAX, 0..9).min_size(20_000)),
        elements
    );
    assert_eq!(
        misuse(|_| text().min_size(usize::MAX)),
        format!(
            "min_size is {}, but no more than 1048576 characters can be drawn in a test case; lower it",
            usize::MAX
        )
    );
    assert!(misuse(|_| vecs(0..9).size(20_000..=20_000)).contains("16384 elements"));
    assert!(misuse(|_| binary().size(2_000_000..=3_000_000)).contains("1048576 bytes"));
}

#[test]
fn an_array_that_takes_more_choices_than_there_are_is_refused_when_built() {
    let refused = misuse(|_| arrays::<_, 20_000>(0..3));
    assert!(
        refused.starts_with("an array of 20000 elements"),
        "{refused}"
    );
    let _ = arrays::<_, 20_000>(just(0u8));
}

#[test]
fn a_map_without_values_has_no_entries() {
    let refused = misuse(|_| btree_maps(0..5, nothing::<u8>()).min_size(1));
    assert!(refused.starts_with("min_size is 1"), "{refused}");
}
