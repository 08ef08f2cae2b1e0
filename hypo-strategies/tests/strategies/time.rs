use std::ops::Bound;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use hypo_strategies::{Strategy, any, durations, system_times, vecs};

use crate::harness::{check, misuse, samples, shrunk, simplest};

const SECOND: Duration = Duration::from_secs(1);
const DAY: Duration = Duration::from_secs(86_400);
const YEAR_2000: Duration = Duration::from_secs(946_684_800);

fn after(seconds: u64) -> SystemTime {
    UNIX_EPOCH + Duration::from_secs(seconds)
}

fn before(seconds: u64) -> SystemTime {
    UNIX_EPOCH - Duration::from_secs(seconds)
}

/// Checks what every failure found in so many test cases is shrunk to, and that there are some.
#[track_caller]
fn shrinks<S>(strategy: S, fails: impl Fn(&S::Value) -> bool, expected: S::Value)
where
    S: Strategy<Value: PartialEq + std::fmt::Debug>,
{
    shrinks_to_one_of(strategy, fails, &[expected]);
}

/// Likewise, where it depends on the random choices of the shrinker.
#[track_caller]
fn shrinks_to_one_of<S>(strategy: S, fails: impl Fn(&S::Value) -> bool, expected: &[S::Value])
where
    S: Strategy<Value: PartialEq + std::fmt::Debug>,
{
    let results = shrunk(&strategy, 200, fails);
    assert!(
        results.len() > 10,
        "only {} failures were found",
        results.len()
    );
    for result in &results {
        assert!(
            expected.contains(result),
            "{result:?} is none of {expected:?}"
        );
    }
    assert!(results.contains(&expected[0]));
}

#[test]
fn durations_shrink_to_zero_or_the_lower_bound() {
    check(durations(..), Duration::ZERO, |_| true);
    check(durations(DAY * 10..), DAY * 10, |d| *d >= DAY * 10);
    check(durations(..=DAY), Duration::ZERO, |d| *d <= DAY);
    let odd = Duration::new(1, 500_000_001);
    check(durations(odd..DAY), odd, |d| (odd..DAY).contains(d));
    let millis = Duration::from_millis(1500);
    check(durations(millis..), millis, |d| *d >= millis);
    let tiny = Duration::from_nanos(3)..=Duration::from_nanos(5);
    check(durations(tiny.clone()), *tiny.start(), |d| tiny.contains(d));
    check(durations(SECOND..=SECOND), SECOND, |d| *d == SECOND);
    check(durations(Duration::MAX..), Duration::MAX, |_| true);
}

#[test]
fn durations_that_fail_shrink_to_the_least_whole_seconds() {
    shrinks(durations(..), |d| *d >= DAY, DAY);
    shrinks(durations(..), |d| *d > DAY, DAY + SECOND);
    shrinks(durations(..), |d| !d.is_zero(), SECOND);
    shrinks(durations(..), |d| d.as_millis() > 1500, SECOND * 2);
    shrinks(
        durations(..),
        |d| d.as_nanos() > u128::from(u64::MAX),
        Duration::from_secs(18_446_744_074),
    );
}

#[test]
fn durations_of_less_than_a_second_shrink_to_the_coarsest_unit() {
    let short = |d: &Duration| *d > Duration::from_millis(1) && *d < SECOND;
    let expected = [2_000_000, 1_001_000, 1_000_001].map(Duration::from_nanos);
    shrinks_to_one_of(durations(..), short, &expected);
    let odd = |d: &Duration| d.subsec_nanos() % 1000 != 0;
    shrinks(durations(..), odd, Duration::from_nanos(1));
    let few = durations(..=Duration::from_millis(10));
    shrinks(few, |d| !d.is_zero(), Duration::from_millis(1));
}

#[test]
fn durations_of_a_vec_shrink_as_those_alone() {
    shrinks(
        vecs(durations(..)),
        |all| all.iter().filter(|d| **d > DAY).count() > 1,
        vec![DAY + SECOND; 2],
    );
}

#[test]
fn bounds_of_durations_may_be_excluded_on_either_side() {
    let one = Duration::from_nanos(1);
    let range = (Bound::Excluded(SECOND), Bound::Excluded(SECOND + one * 2));
    check(durations(range), SECOND + one, |d| *d == SECOND + one);
}

#[test]
fn durations_of_every_unit_and_both_ends_come_up() {
    let drawn = samples(durations(..), 1000);
    let some = |is: &dyn Fn(&Duration) -> bool| drawn.iter().filter(|d| is(d)).count();
    let whole = |unit: u128| move |d: &Duration| !d.is_zero() && d.as_nanos() % unit == 0;
    assert!(some(&whole(86_400_000_000_000)) > 80);
    assert!(some(&whole(1_000_000_000)) > 200);
    assert!(some(&whole(1_000_000)) > 300);
    assert!(some(&|d| d.subsec_nanos() % 1000 > 0) > 80);
    assert!(some(&|d| *d < SECOND && !d.is_zero()) > 100);
    assert!(some(&Duration::is_zero) > 20);
    assert!(some(&|d| d.as_secs() == u64::MAX) > 2);
    let drawn = samples(durations(..), 5000);
    assert!(drawn.contains(&Duration::MAX));
}

#[test]
#[allow(clippy::reversed_empty_ranges, reason = "that is what is refused")]
fn an_empty_range_of_durations_is_refused() {
    assert_eq!(
        misuse(|_| durations(DAY..SECOND)),
        "the range 86400s..1s is empty: no Duration is at least 86400s and below 1s; \
         write the lower bound first, and ..= to include the upper one"
    );
    assert!(misuse(|_| durations(..Duration::ZERO)).contains("no Duration is below 0ns"));
    let above_all = (Bound::Excluded(Duration::MAX), Bound::Unbounded);
    assert!(misuse(move |_| durations(above_all)).contains("is empty"));
}

#[test]
fn the_number_of_durations_is_known() {
    let range = Duration::from_nanos(3)..=Duration::from_nanos(5);
    assert_eq!(durations(range).distinct(), Some(3));
    assert_eq!(durations(..).distinct(), Some((1 << 64) * 1_000_000_000));
}

#[test]
fn system_times_shrink_to_the_year_2000_or_to_the_bound_nearest_to_it() {
    check(system_times(..), UNIX_EPOCH + YEAR_2000, |_| true);
    check(system_times(UNIX_EPOCH..), UNIX_EPOCH + YEAR_2000, |t| {
        *t >= UNIX_EPOCH
    });
    check(system_times(..UNIX_EPOCH), UNIX_EPOCH - tick(), |t| {
        *t < UNIX_EPOCH
    });
    check(system_times(..=UNIX_EPOCH), UNIX_EPOCH, |t| {
        *t <= UNIX_EPOCH
    });
    let late = after(2_000_000_000)..;
    check(system_times(late.clone()), late.start, |t| late.contains(t));
    check(system_times(..=before(5)), before(5), |t| *t <= before(5));
    check(system_times(after(7)..=after(7)), after(7), |t| {
        *t == after(7)
    });
}

/// The shortest time there is on this system.
fn tick() -> Duration {
    Duration::from_nanos(if cfg!(windows) { 100 } else { 1 })
}

#[test]
fn system_times_that_fail_shrink_to_the_nearest_that_do() {
    shrinks(
        system_times(..),
        |t| *t >= after(978_307_200),
        after(978_307_200),
    );
    let early = [before(1), UNIX_EPOCH - tick()];
    shrinks_to_one_of(system_times(..), |t| *t < UNIX_EPOCH, &early);
    shrinks(system_times(..), |t| *t >= after(1 << 31), after(1 << 31));
    let fraction = |t: &SystemTime| {
        t.duration_since(UNIX_EPOCH)
            .is_ok_and(|since| since.subsec_nanos() > 0)
    };
    let expected = UNIX_EPOCH + YEAR_2000 + Duration::from_millis(1);
    shrinks(system_times(..), fraction, expected);
}

#[test]
fn system_times_draw_the_instants_that_matter() {
    let drawn = samples(system_times(..), 3000);
    let some = |expected: SystemTime| drawn.iter().filter(|t| **t == expected).count();
    assert!(some(UNIX_EPOCH) > 2);
    assert!(some(after(1 << 31)) > 2);
    assert!(some(after((1 << 31) - 1)) > 2);
    assert!(drawn.iter().filter(|t| **t < UNIX_EPOCH).count() > 150);
    let first_of_year = |t: &&SystemTime| {
        let year = Duration::from_secs(365 * 86_400 + 20_952);
        let since = t.duration_since(before(11_644_473_600)).unwrap_or_default();
        since.subsec_nanos() == 0 && since.as_secs() % 86_400 == 0 && since > year
    };
    assert!(drawn.iter().filter(first_of_year).count() > 300);
}

#[test]
fn system_times_stay_within_what_every_system_has() {
    let first = before(11_644_473_600);
    let last = after(910_692_730_085) + Duration::from_nanos(477_580_700);
    let drawn = samples(any::<SystemTime>(), 3000);
    assert!(drawn.iter().all(|t| (first..=last).contains(t)));
    assert!(drawn.iter().min().is_some_and(|t| *t == first));
    assert!(
        drawn
            .iter()
            .max()
            .is_some_and(|t| *t > after(900_000_000_000))
    );
    assert_eq!(simplest(system_times(last..)), last);
    assert_eq!(simplest(system_times(..=first)), first);
}

#[cfg(unix)]
#[test]
fn bounds_of_system_times_may_lie_beyond_what_every_system_has() {
    let range = after(1 << 40)..after(1 << 41);
    check(system_times(range.clone()), range.start, |t| {
        range.contains(t)
    });
    let far = after(1 << 62)..=after((1 << 62) + 1);
    check(system_times(far.clone()), *far.start(), |t| far.contains(t));
    let message = misuse(|_| system_times(after(1 << 40)..));
    assert!(
        message.ends_with("lies beyond its open end, which is in 30828, as well; give the end too"),
        "{message}"
    );
    let message = misuse(|_| system_times(..before(1 << 40)));
    assert!(
        message
            .ends_with("lies beyond its open start, which is in 1601, as well; give the start too"),
        "{message}"
    );
}

#[test]
#[allow(clippy::reversed_empty_ranges, reason = "that is what is refused")]
fn an_empty_range_of_system_times_is_refused() {
    let message = misuse(|_| system_times(after(5)..after(5)));
    assert!(
        message.contains("is empty: no SystemTime is at least"),
        "{message}"
    );
}
