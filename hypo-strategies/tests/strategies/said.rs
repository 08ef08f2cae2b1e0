//! Strategies that say how their values print.

use std::net::Ipv4Addr;

use hypo_strategies::source::SourceText;
use hypo_strategies::{
    Combinators, Strategy, arrays, booleans, chars, floats, integers, just, options, results, text,
    vecs,
};

/// What is said of this value.
fn said<S: Strategy>(strategy: S, value: &S::Value) -> Option<String> {
    let mut out = SourceText::new();
    let written = strategy.says_source() && strategy.write_source(value, &mut out).is_ok();
    written.then(|| out.into_string())
}

fn hosts() -> impl Combinators<Value = Ipv4Addr> + Send + Sync + Clone {
    integers(..)
        .map(Ipv4Addr::from_bits)
        .source_with(|host: &Ipv4Addr| format!("host({})", host.to_bits()))
}

fn host(number: u32) -> Ipv4Addr {
    Ipv4Addr::from_bits(number)
}

#[test]
fn what_a_strategy_says_is_kept_where_its_value_is() {
    let one = Some("host(1)".to_owned());
    assert_eq!(said(hosts(), &host(1)), one);
    assert_eq!(said(&hosts(), &host(1)), one);
    assert_eq!(said(hosts().boxed(), &host(1)), one);
    assert_eq!(said(hosts().filter(|_| true), &host(1)), one);
}

#[test]
fn what_holds_a_value_prints_it_as_its_strategy_says() {
    let printed = |text: &str| Some(text.to_owned());
    let two = || vec![host(1), host(2)];
    assert_eq!(
        said(vecs(hosts()), &two()),
        printed("vec![host(1), host(2)]")
    );
    assert_eq!(said(vecs(hosts()), &vec![]), printed("vec![]"));
    assert_eq!(
        said(vecs(hosts()).unique(), &two()),
        printed("vec![host(1), host(2)]")
    );
    assert_eq!(
        said(arrays(hosts()), &[host(1), host(2)]),
        printed("[host(1), host(2)]")
    );
    assert_eq!(
        said(options(hosts()), &Some(host(1))),
        printed("Some(host(1))")
    );
    assert_eq!(said(options(hosts()), &None), printed("None"));
    assert_eq!(
        said(results(hosts(), 0..9), &Ok(host(1))),
        printed("Ok(host(1))")
    );
    assert_eq!(said(results(hosts(), 0..9), &Err(5)), printed("Err(5)"));
    assert_eq!(said((hosts(),), &(host(1),)), printed("(host(1),)"));
    let parts = (
        text(),
        (hosts(), 'a'..='z', floats(..)),
        booleans(),
        chars(),
    );
    let value = ("a".to_owned(), (host(1), 'b', 0.5), true, 'c');
    let expected = "(\"a\".to_string(), (host(1), 'b', 0.5), true, 'c')";
    assert_eq!(said(parts, &value), printed(expected));
}

#[test]
fn where_nothing_is_said_or_not_enough_the_type_has_its_say() {
    assert_eq!(said(vecs(0..9), &vec![1]), None);
    assert_eq!(said((hosts(), just(1)), &(host(1), 1)), None);
    assert_eq!(said(hosts().map(|host| host), &host(1)), None);
}
