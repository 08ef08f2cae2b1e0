//! What only the source of the code under test names is drawn: numbers, texts, byte strings.
#![allow(missing_docs, reason = "tests are sentences")]

use std::cell::Cell;

use hypo_core::choice::{
    Alphabet, BytesConstraint, FloatConstraint, Int, IntegerConstraint, Probability, Size,
    StringConstraint, Width,
};
use hypo_core::source::Length;
use hypo_core::{Phase, Property, Settings, TestCase, TestId, Verdict};

const PACKAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/literals/package");

/// How many test cases it takes until `found`; `None` if more than 200.
fn until_found(settings: Settings, found: &dyn Fn(&TestCase) -> bool) -> Option<u32> {
    until_found_in(PACKAGE, settings, found)
}

fn until_found_in(
    package: &str,
    settings: Settings,
    found: &dyn Fn(&TestCase) -> bool,
) -> Option<u32> {
    let calls = Cell::new(0);
    let result = hypo_core::check(&Property {
        test: TestId {
            package: "package",
            target: "target",
            module: "module",
            name: "the_property",
            source: "source",
            manifest_dir: Some(package),
        },
        settings: settings.max_examples(200).phases([Phase::Generate]),
        examples: &[],
        reproduce: None,
        body: &|case| {
            calls.set(calls.get() + 1);
            assert!(!found(case));
            Verdict::Passed
        },
    });
    // The last call is the replay of what was found.
    result.err().map(|_| calls.get() - 1)
}

/// Of a hundred seeds at least 95 find it within 200 test cases.
#[track_caller]
fn is_found(what: &str, found: &dyn Fn(&TestCase) -> bool) {
    let seeds = 0..100;
    let runs = seeds.map(|seed| until_found(Settings::new().seed(seed), found));
    let lucky = runs.filter(Option::is_some).count();
    assert!(lucky >= 95, "{what}: by {lucky} of 100 seeds");
    let without = (0..10).filter_map(|seed| {
        let settings = Settings::new().seed(seed).source_constants(false);
        until_found(settings, found)
    });
    assert_eq!(without.count(), 0, "{what}: without reading the source");
}

fn integer(case: &TestCase, min: Int, max: Int) -> Int {
    case.draw_integer(&IntegerConstraint::new(min, max, Int::ZERO).unwrap())
}

#[test]
fn a_number_that_the_code_compares_with_is_found() {
    is_found("0x5EED_CAFE as u64", &|case| {
        integer(case, Int::ZERO, Int::from(u64::MAX)) == Int::from(0x5EED_CAFE_u32)
    });
    is_found("0x5EED_CAFE as u32, the second of two", &|case| {
        integer(case, Int::ZERO, Int::from(u32::MAX));
        integer(case, Int::ZERO, Int::from(u32::MAX)) == Int::from(0x5EED_CAFE_u32)
    });
    is_found("-250_000 as i64", &|case| {
        integer(case, Int::from(i64::MIN), Int::from(i64::MAX)) == Int::from(-250_000)
    });
}

#[test]
fn a_float_that_the_code_multiplies_by_is_found() {
    is_found("1.8375", &|case| {
        case.draw_float(&FloatConstraint::any(Width::F64)) == 1.8375
    });
}

#[test]
fn a_text_that_the_code_compares_with_is_found() {
    let text = StringConstraint::new(Alphabet::all(), Size::new(0, usize::MAX).unwrap());
    is_found("\"correct horse\"", &|case| {
        case.draw_string(&text) == "correct horse"
    });
}

#[test]
fn bytes_that_the_code_expects_are_found_whole_and_one_by_one() {
    let size = Size::new(0, usize::MAX).unwrap();
    is_found("\\x89PNG as bytes", &|case| {
        case.draw_bytes(&BytesConstraint::new(size))
            .starts_with(b"\x89PNG")
    });
    is_found("\\x89PNG as a collection of bytes", &|case| {
        let mut bytes = Vec::new();
        let mut length = Length::default();
        let go_on = Probability::new(0.8).unwrap();
        while case.draw_go_on(go_on, &mut length, (bytes.len(), size)) {
            bytes.push(integer(case, Int::ZERO, Int::from(255)));
        }
        let expected = b"\x89PNG".map(Int::from);
        bytes.starts_with(&expected)
    });
}

#[test]
fn a_byte_string_that_does_not_fit_keeps_no_collection_going() {
    let collection = |case: &TestCase, max: usize, draw: &dyn Fn(usize)| {
        let size = Size::new(0, max).unwrap();
        let mut length = Length::default();
        let mut kept = 0;
        while kept < max && case.draw_go_on(Probability::HALF, &mut length, (kept, size)) {
            assert!(kept < 1000, "it does not end");
            draw(kept);
            kept += 1;
        }
    };
    let never_ends = |case: &TestCase| {
        let byte = || {
            integer(case, Int::ZERO, Int::from(255));
        };
        let boolean = || {
            case.draw_boolean(Probability::HALF);
        };
        collection(case, 2, &|_| byte());
        collection(case, usize::MAX, &|_| boolean());
        collection(case, usize::MAX, &|place| match place {
            0 => byte(),
            _ => boolean(),
        });
        false
    };
    for seed in 0..50 {
        assert_eq!(until_found(Settings::new().seed(seed), &never_ends), None);
    }
}

#[test]
fn what_the_code_compares_with_is_found_among_hundreds_of_other_literals() {
    let package = tempfile::tempdir().unwrap();
    std::fs::create_dir(package.path().join("src")).unwrap();
    let mut source = String::from("pub fn f(x: u64, s: &str, b: &[u8]) {\n");
    for n in 0..200 {
        let number = 1000 + 7919 * n;
        source.push_str(&format!(
            "    log(\"message {n}\", {number}, b\"bytes {n}\");\n"
        ));
    }
    for n in 0..12 {
        source.push_str(&format!(
            "    if x == {n}_500 || s == \"word {n}\" {{ g() }}\n"
        ));
    }
    source.push_str("    if x == 0x5EED_CAFE && s == \"correct horse\" { g() }\n");
    source.push_str("    if b.starts_with(b\"\\x89PNG\") || b.ends_with(b\"IEND\") { g() }\n}\n");
    std::fs::write(package.path().join("src/lib.rs"), source).unwrap();
    let package = package.path().to_str().unwrap();
    let size = Size::new(0, usize::MAX).unwrap();
    let text = StringConstraint::new(Alphabet::all(), size);
    let is_found = |what: &str, found: &dyn Fn(&TestCase) -> bool| {
        let runs = (0..100).map(|seed| until_found_in(package, Settings::new().seed(seed), found));
        let lucky = runs.filter(Option::is_some).count();
        assert!(lucky >= 95, "{what}: by {lucky} of 100 seeds");
    };
    is_found("0x5EED_CAFE", &|case| {
        integer(case, Int::ZERO, Int::from(u64::MAX)) == Int::from(0x5EED_CAFE_u32)
    });
    is_found("correct horse", &|case| {
        case.draw_string(&text) == "correct horse"
    });
    is_found("\\x89PNG", &|case| {
        case.draw_bytes(&BytesConstraint::new(size))
            .starts_with(b"\x89PNG")
    });
}
