//! Names and addresses, judged by the grammars of their standards.

use hypo_strategies::{Strategy, domains, emails, urls};
use regex::Regex;

use crate::harness::{check, misuse, samples, shrunk};

const LABEL: &str = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
/// `pchar` of RFC 3986, appendix A.
const PCHAR: &str = "(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})";

fn domain() -> Regex {
    Regex::new(&format!(r"^(?:{LABEL}\.)+{LABEL}$")).unwrap()
}

fn is_domain(domain: &Regex, name: &str) -> bool {
    let labels: Vec<&str> = name.split('.').collect();
    let (_, others) = labels.split_last().unwrap();
    let reserved = |label: &&&str| label.get(2..4) == Some("--");
    domain.is_match(name) && name.len() <= 253 && others.iter().find(reserved).is_none()
}

#[test]
fn domains_are_labels_and_a_top_level_domain() {
    let grammar = domain();
    check(domains(), "A.COM".to_owned(), |name| {
        is_domain(&grammar, name)
    });
    let drawn = samples(domains(), 500);
    assert!(drawn.len() > 490, "{}", drawn.len());
    assert!(drawn.iter().any(|name| name.len() > 200));
    assert!(drawn.iter().any(|name| name.contains('-')));
    assert!(drawn.iter().any(|name| name.contains("xn--")));
    assert!(drawn.iter().any(|name| name.split('.').count() > 6));
    assert!(
        drawn
            .iter()
            .any(|name| name.starts_with(|c: char| c.is_ascii_digit()))
    );
}

#[test]
fn domains_keep_to_their_limits_and_reach_them() {
    let grammar = domain();
    for most in [4, 5, 7, 10, 26, 253] {
        let limited = domains().max_length(most);
        let least = if most == 4 { "A.DE" } else { "A.COM" };
        check(limited.clone(), least.to_owned(), |name| {
            is_domain(&grammar, name) && name.len() <= most
        });
        let drawn = samples(limited, 400);
        assert!(drawn.len() > 380, "{most}: {}", drawn.len());
        if most <= 26 {
            assert!(drawn.iter().any(|name| name.len() == most), "{most}");
        }
    }
    for most in [2, 3, 20] {
        let limited = domains().max_label_length(most);
        let drawn = samples(limited, 300);
        let longest = drawn
            .iter()
            .flat_map(|name| name.split('.'))
            .map(str::len)
            .max();
        assert_eq!(longest, Some(most));
    }
}

#[test]
fn limits_that_no_domain_keeps_are_refused() {
    assert_eq!(
        misuse(|_| domains().max_length(3)),
        "max_length is 3, but a domain has 4 to 253 characters; give a number from 4 to 253"
    );
    assert!(misuse(|_| domains().max_length(254)).starts_with("max_length is 254, but"));
    assert_eq!(
        misuse(|_| domains().max_label_length(64)),
        "max_label_length is 64, but the longest label of a domain has 2 to 63 characters; \
         give a number from 2 to 63"
    );
}

#[test]
fn emails_are_atoms_at_a_domain() {
    let grammar = domain();
    let atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
    let local_part = Regex::new(&format!(r"^{atom}(?:\.{atom})*$")).unwrap();
    let is_address = |address: &String| {
        let (local, domain) = address.rsplit_once('@').unwrap();
        local_part.is_match(local)
            && local.len() <= 64
            && is_domain(&grammar, domain)
            && address.len() <= 254
    };
    check(emails(), "0@A.COM".to_owned(), is_address);
    let drawn = samples(emails(), 500);
    assert!(drawn.len() > 490 && drawn.iter().all(is_address));
    let locals = || drawn.iter().filter_map(|address| address.split('@').next());
    assert!(locals().any(|local| local.len() == 64));
    assert!(locals().any(|local| local.contains('.')));
    assert!(locals().any(|local| local.contains('+')));
    assert!(drawn.iter().any(|address| address.len() > 230));
}

#[test]
fn emails_are_at_the_domains_that_were_given() {
    check(
        emails().domains(domains().max_length(4)),
        "0@A.DE".to_owned(),
        |address| {
            address
                .split('@')
                .next_back()
                .is_some_and(|domain| domain.len() == 4)
        },
    );
}

#[test]
fn urls_are_as_rfc_3986_has_them() {
    let grammar = Regex::new(&format!(
        "^https?://(?<host>[^/?#:]+)(?::(?<port>[0-9]+))?(?:/{PCHAR}*)*(?:[?](?:{PCHAR}|[/?])*)?(?:#(?:{PCHAR}|[/?])*)?$"
    ))
    .unwrap();
    let domain = domain();
    let is_url = |url: &String| {
        let Some(parts) = grammar.captures(url) else {
            return false;
        };
        let port = parts.name("port").map(|port| port.as_str().parse::<u16>());
        is_domain(&domain, &parts["host"]) && port != Some(Ok(0)) && !matches!(port, Some(Err(_)))
    };
    check(urls(), "http://A.COM".to_owned(), is_url);
    let drawn = samples(urls(), 500);
    for part in [
        ":", "/", "?", "#", "%", "//", "%C3%", "%FF", "https", "&", "+",
    ] {
        let behind = drawn
            .iter()
            .filter(|url| url["http://".len()..].contains(part));
        let of_scheme = drawn
            .iter()
            .filter(|url| part == "https" && url.starts_with(part));
        assert!(behind.count() + of_scheme.count() > 0, "{part}");
    }
    let plain = drawn.iter().filter(|url| !url.contains('%')).count();
    assert!(plain > 50, "{plain}");
}

#[test]
fn urls_have_the_schemes_and_domains_that_were_given() {
    check(
        urls()
            .schemes(["wss", "ws"])
            .domains(domains().max_length(5)),
        "wss://A.COM".to_owned(),
        |url| url.starts_with("ws"),
    );
    assert_eq!(
        misuse(|_| urls().schemes(["https://"])),
        "the scheme \"https://\" is none of a URL; write a letter, then letters, digits, '+', '-' and '.' only, \
         without what follows it (\"https\")"
    );
    assert!(misuse(|_| urls().schemes([""])).starts_with("the scheme \"\" is none"));
    assert_eq!(
        misuse(|_| urls().schemes(Vec::<String>::new())),
        "schemes was given none; give at least one, as in .schemes([\"https\"])"
    );
}

#[test]
fn addresses_shrink_to_what_matters() {
    for name in shrunk(&domains(), 60, |name| {
        name.split_once('-')
            .is_some_and(|(label, _)| !label.contains('.'))
    }) {
        assert_eq!(name.len(), "A-0.COM".len(), "{name}");
    }
    for address in shrunk(&emails(), 60, |address| address.contains('+')) {
        assert_eq!(address, "+@A.COM");
    }
    for url in shrunk(&urls(), 40, |url| url.contains("%FF")) {
        assert!(
            ["http://A.COM/%FF", "http://A.COM?%FF", "http://A.COM#%FF"].contains(&url.as_str()),
            "{url}"
        );
    }
}

#[test]
fn strategies_of_addresses_go_anywhere() {
    fn anywhere<T: Strategy + Send + Sync + Clone + std::fmt::Debug>(_: T) {}
    anywhere(domains());
    anywhere(emails());
    anywhere(urls());
}
