use hypo_strategies::{any, binary, chars, text};

use crate::harness::{check, samples, simplest};

#[test]
fn text_is_empty_or_as_few_zeros_as_there_must_be() {
    check(text(), String::new(), |_| true);
    check(text().min_size(3), "000".to_owned(), |s| {
        s.chars().count() >= 3
    });
    check(text().size(2..=4), "00".to_owned(), |s| {
        (2..=4).contains(&s.chars().count())
    });
    check(text().size(5..=5), "00000".to_owned(), |s| {
        s.chars().count() == 5
    });
}

#[test]
fn the_order_in_which_an_alphabet_is_given_means_nothing() {
    assert_eq!(simplest(text().alphabet("FEDCBA").min_size(3)), "AAA");
    assert_eq!(simplest(text().alphabet("cab").min_size(2)), "aa");
    assert_eq!(simplest(text().alphabet("b0a").min_size(1)), "0");
}

#[test]
fn alphabets_are_ranges_strings_arrays_and_tuples_of_them() {
    let lower = |s: &String| s.chars().all(|c| c.is_ascii_lowercase());
    check(text().alphabet('a'..='z'), String::new(), lower);
    check(text().alphabet("abcdefg"), String::new(), lower);
    check(text().alphabet(['a'..'e', 'x'..'{']), String::new(), lower);
    check(text().alphabet(&['a', 'b'][..]), String::new(), lower);
    check(text().alphabet(vec!["ab", "cd"]), String::new(), lower);
    check(text().alphabet(('a'..='y', 'z')), String::new(), lower);
    check(text().alphabet(String::from("a")), String::new(), lower);
}

#[test]
fn an_alphabet_open_above_ends_with_unicode_and_skips_the_surrogates() {
    check(chars().alphabet('\u{D7FF}'..), '\u{D7FF}', |c| {
        *c >= '\u{D7FF}'
    });
    check(chars().alphabet(..'\u{E000}'), '0', |c| *c < '\u{E000}');
    check(chars().alphabet('\u{E000}'..'\u{E001}'), '\u{E000}', |c| {
        *c == '\u{E000}'
    });
}

#[test]
fn text_has_common_characters_rare_ones_and_many_lengths() {
    let drawn = samples(text(), 500);
    assert!(drawn.iter().any(String::is_empty));
    assert!(drawn.iter().any(|s| s.chars().count() > 20));
    assert!(drawn.iter().any(|s| !s.is_ascii()));
    let average = drawn.iter().map(|s| s.chars().count()).sum::<usize>() / drawn.len();
    assert!((3..=9).contains(&average), "{average}");
}

#[test]
fn characters_are_simplest_at_zero_and_come_in_the_order_of_the_alphabet() {
    check(chars(), '0', |_| true);
    check(any::<char>(), '0', |_| true);
    check('a'..='z', 'a', char::is_ascii_lowercase);
    check('b'..'d', 'b', |c| matches!(c, 'b' | 'c'));
    check(..'0', '/', |c| *c < '0');
    check('!'.., '0', |c| *c >= '!');
    check(chars().alphabet("xyz"), 'x', |c| matches!(c, 'x'..='z'));
    check(chars().alphabet('0'..='0'), '0', |c| *c == '0');
}

#[test]
fn bytes_are_empty_or_as_few_zeros_as_there_must_be() {
    check(binary(), vec![], |_| true);
    check(binary().size(3..=5), vec![0; 3], |bytes| {
        (3..=5).contains(&bytes.len())
    });
    check(binary().max_size(0), vec![], Vec::is_empty);
}

#[test]
fn text_and_bytes_are_one_choice_each() {
    for (_, execution) in crate::harness::executions(&(text(), binary()), 20) {
        assert_eq!(execution.choices.len(), 2);
    }
}
