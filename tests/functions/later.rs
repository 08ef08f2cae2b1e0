//! What draws while the property runs, as a failure shows it.

use hypo::prelude::*;
use hypo::{Check, Settings};
use st::{Function, Randoms};

fn settings() -> Settings {
    Settings::new().database(None).seed(1)
}

#[test]
fn a_failure_shows_what_a_function_was_asked_and_what_it_answered() {
    let failure = Check::new(settings(), st::functions(0..100).named("price"))
        .run(|price: Function<u8, u32>| {
            let total = price(3) + price(4);
            assert_eq!(total, price(3) + price(4));
            assert!(total < 150);
        })
        .unwrap_err();
    let text = failure.to_string();
    assert!(text.contains("price(3) = 51\n"), "{text}");
    assert!(text.contains("price(4) = 99\n"), "{text}");
    assert_eq!(text.matches("price(3)").count(), 1, "{text}");
    assert!(text.contains("#[reproduce_failure("), "{text}");
}

#[test]
fn functions_of_one_name_are_told_apart() {
    let functions = st::arrays::<_, 2>(st::functions(any::<bool>())).named("f");
    let failure = Check::new(settings(), functions)
        .run_named(|[f, g]: [Function<char, bool>; 2]| assert!(!f('a') || !g('b')))
        .unwrap_err();
    let text = failure.to_string();
    assert!(text.contains("f('a') = true\n"), "{text}");
    assert!(text.contains("f#2('b') = true\n"), "{text}");
}

#[test]
fn what_comes_of_random_numbers_shrinks() {
    let failure = Check::new(settings(), (st::randoms(), any::<u8>().named("n")))
        .run_named(|(mut randoms, n): (Randoms, u8)| {
            let number = randoms.next_u32() % 1000;
            note!("{number}");
            assert!(number < 500 || n < 10);
        })
        .unwrap_err();
    let text = failure.to_string();
    assert!(text.contains("500\n"), "{text}");
    assert!(text.contains("n = 10"), "{text}");
}
