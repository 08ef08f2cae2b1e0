use std::fmt::Write as _;
use std::fs;

use super::*;

/// The constants of a package with one source.
fn constants(source: &str) -> Constants {
    let package = tempfile::tempdir().unwrap();
    fs::create_dir(package.path().join("src")).unwrap();
    fs::write(package.path().join("src/lib.rs"), source).unwrap();
    Constants::read(package.path())
}

#[test]
fn each_kind_is_sorted_and_without_twins() {
    let constants = constants(
        r#"[1000, -1000, 500, 1_000, 0x1f4, 340282366920938463463374607431768211455]
        [1.5, -2.0, 1.50, 0.25]
        ["b", "a", "b", 'a', 'c', c"b"]
        [b"b", b"a\xff", b'b', b"a"]"#,
    );
    assert_eq!(
        constants.all().integers(),
        [Int::from(-1000), Int::from(500), Int::from(1000), Int::MAX]
    );
    assert_eq!(constants.all().floats(), [-2.0, 0.25, 1.5]);
    assert_eq!(constants.all().strings(), ["a", "b", "c"]);
    assert_eq!(constants.all().bytes(), [&b"a"[..], b"a\xff", b"b"]);
}

#[test]
fn what_is_drawn_anyway_is_left_out() {
    let constants = constants(
        r#"[0, 99, -99, 100, -100] [0.0, -0.0, 1e999, -1e999, 0.5]
        ["", " \n\u{a0}", ' ', " x"] [b"", b" "]"#,
    );
    assert_eq!(
        constants.all().integers(),
        [Int::from(-100), Int::from(100)]
    );
    assert_eq!(constants.all().floats(), [0.5]);
    assert_eq!(constants.all().strings(), [" x"]);
    assert_eq!(constants.all().bytes(), [b" "]);
}

#[test]
fn long_texts_are_left_out() {
    let just = "😀".repeat(MAX_CHARACTERS);
    let too_long = "a".repeat(MAX_CHARACTERS + 1);
    let just_bytes = "a".repeat(MAX_BYTES);
    let too_many_bytes = "a".repeat(MAX_BYTES + 1);
    let constants = constants(&format!(
        r#""{just}" "{too_long}" b"{just_bytes}" b"{too_many_bytes}" "{}""#,
        "a".repeat(1000)
    ));
    assert_eq!(constants.all().strings(), [just]);
    assert_eq!(constants.all().bytes(), [just_bytes.into_bytes()]);
}

#[test]
fn formats_are_left_out_and_lone_braces_are_not() {
    let constants = constants(r#"("{}", "a{b:?}c", "{", "}", "}{", '{', "{{", b"{}")"#);
    assert_eq!(constants.all().strings(), ["{", "{{", "}", "}{"]);
    assert_eq!(constants.all().bytes(), [b"{}"]);
}

#[test]
fn tests_beside_the_code_count_too() {
    let constants =
        constants("#[cfg(test)]\nmod tests {\n    #[test]\n    fn f() { g(700); }\n}\n");
    assert_eq!(constants.all().integers(), [Int::from(700)]);
}

#[test]
fn a_table_does_not_crowd_out_the_rest_of_the_program() {
    let mut table = String::new();
    for n in 0..2 * MAX_OF_A_KIND {
        write!(table, "{}, ", 1000 + n).unwrap();
    }
    let package = tempfile::tempdir().unwrap();
    fs::create_dir(package.path().join("src")).unwrap();
    fs::write(package.path().join("src/a.rs"), table).unwrap();
    fs::write(package.path().join("src/lib.rs"), "777_777").unwrap();
    let constants = Constants::read(package.path());
    assert_eq!(constants.all().integers().len(), MAX_OF_A_KIND);
    assert_eq!(constants.all().integers()[0], Int::from(1000));
    assert_eq!(constants.all().integers().last(), Some(&Int::from(777_777)));
}

#[test]
fn a_package_is_read_once() {
    let package = tempfile::tempdir().unwrap();
    let other = tempfile::tempdir().unwrap();
    let first = Constants::of_package(package.path());
    assert!(first.all().integers().is_empty());
    fs::create_dir(package.path().join("src")).unwrap();
    fs::write(package.path().join("src/lib.rs"), "500").unwrap();
    assert!(Arc::ptr_eq(&first, &Constants::of_package(package.path())));
    assert!(!Arc::ptr_eq(&first, &Constants::of_package(other.path())));
}

#[test]
fn the_digest_tells_constants_apart_and_is_the_same_everywhere() {
    assert_eq!(Constants::default().digest(), 0);
    assert_eq!(constants("fn main() {}").digest(), 0);
    let sources = ["500", "-500", "500.0", r#""500""#, r#"b"500""#, "500, 501"];
    let mut digests = vec![0];
    for source in sources {
        let digest = constants(source).digest();
        assert!(!digests.contains(&digest), "{source}");
        digests.push(digest);
    }
    let unix = "500, -0x8000_0000, 2.5, \"a\n\\u{e9}\", b\"\\xff\"";
    let windows = "b\"\\xff\" // it\r\n 2.50,\r\n -2147483648\r\n \"a\r\né\" + 500";
    assert_eq!(constants(unix).digest(), 983030636246428679);
    assert_eq!(constants(windows).digest(), constants(unix).digest());
}
