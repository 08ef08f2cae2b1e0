//! Properties of which no test case is valid: what the run says, so that it need not be guessed.

use hypo::prelude::*;
use hypo::{Settings, check};

fn settings() -> Settings {
    Settings::new().database(None).seed(1)
}

/// What is said of a property for which nothing is drawn.
fn said<S: Strategy<Value: st::ToSource>>(strategy: S) -> String {
    let failure = check(settings(), strategy, |_| ()).unwrap_err();
    failure.message().to_owned()
}

#[test]
fn a_filter_names_itself_its_place_and_three_values_that_it_refused() {
    let line = line!() + 1;
    let strategy = st::integers(-1000..1000).filter(|n| *n > 2000);
    let said = said(strategy);
    let by = format!(
        "by three values in a row did not pass a filter at tests/functions/starving.rs:{line}:"
    );
    assert!(
        said.starts_with("no test case was valid: 459 rejected"),
        "{said}"
    );
    assert!(said.contains(&by), "{said}");
    let (_, refused) = said
        .split_once("\nIt refused ")
        .expect("it says what it refused");
    let (refused, remedy) = refused.split_once(".\n").expect("and then what to do");
    let refused: Vec<i32> = refused
        .split(", ")
        .flat_map(|part| part.split(" and "))
        .map(|number| number.parse().expect("a number"))
        .collect();
    assert!(refused.len() == 3 && refused[0] == 0, "{said}");
    assert!(refused.iter().all(|n| (-1000..1000).contains(n)), "{said}");
    assert_eq!(
        remedy,
        "Draw values that pass in the first place: `integers(1..)` rather than a filter for positive \
         numbers, `.map(|n| 2 * n)` rather than one for even ones."
    );
}

#[test]
fn values_print_as_their_strategy_knows_and_else_by_their_choices() {
    let parts = (
        st::just(()).map(|()| 7),
        st::text().max_size(3),
        any::<bool>(),
    );
    let mapped = said(parts.filter(|_| false));
    assert!(
        mapped.contains("\nIt refused what is made of the choices (\"\", false), ("),
        "{mapped}"
    );
    let known = said((st::text().max_size(3), 0..9).filter(|_| false));
    assert!(
        known.contains("\nIt refused (\"\".to_string(), 0), ("),
        "{known}"
    );
    let vecs = said(st::vecs(0..9).filter_map(|_| None::<u8>));
    assert!(vecs.contains("did not pass a filter_map at"), "{vecs}");
    assert!(vecs.contains("\nIt refused vec![], vec!["), "{vecs}");
}

#[test]
fn there_may_be_fewer_to_refuse_and_they_may_be_long() {
    let few = said(st::sampled_from([1, 2]).map(|n| n + 1).filter(|_| false));
    assert!(few.contains("there are no others"), "{few}");
    assert!(
        few.contains("\nIt refused what is made of the choices (0) and (1).\n"),
        "{few}"
    );
    let long = said(st::text().alphabet("a").min_size(100).filter(|_| false));
    let expected = format!("\nIt refused \"{}…", "a".repeat(59));
    assert!(long.contains(&expected), "{long}");
}

#[test]
fn an_assumption_shows_two_test_cases_that_it_dropped() {
    let pair = (
        st::integers(0..100).named("a"),
        st::integers(0..100).named("b"),
    );
    let failure = check(settings(), pair, |(a, b)| assume!(a > b + 100)).unwrap_err();
    let said = failure.message();
    assert!(
        said.contains("459 by a > b + 100 at tests/functions/starving.rs:"),
        "{said}"
    );
    assert!(
        said.contains("\nIt dropped a = 0, b = 0; and a = "),
        "{said}"
    );
    assert!(said.ends_with("Draw values that satisfy it instead of rejecting those that do not."));
}

#[test]
fn where_there_is_nothing_to_draw_that_is_said() {
    let line = line!() + 1;
    let said = said(st::nothing::<u8>());
    let expected = format!(
        "no test case was valid: 1 rejected, 0 too large; there are no others; \
         1 by drawing from nothing() at tests/functions/starving.rs:{line}:21\n\
         Draw from something there, or leave the strategy out."
    );
    assert_eq!(said, expected);
}
