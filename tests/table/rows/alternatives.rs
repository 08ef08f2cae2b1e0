//! One of several values or strategies, one, or none.

use super::rows;
use crate::table::types::names::*;

rows! {
    any {
        () => (), |&()| true;
        Option<u8> => None;
        Result<u8, bool> => Ok(0);
    }
    just {
        u8: st::just(7) => 7, |n| *n == 7;
        String: st::just("a\"b".to_string()) => "a\"b".to_string(), |text| text == "a\"b";
        &'static str: st::just("a") => "a", |text| *text == "a";
    }
    nothing {
        Option<u8>: st::options(st::nothing()) => None, Option::is_none;
        Vec<u8>: st::vecs(st::nothing()) => vec![], Vec::is_empty;
        u8: one_of![st::nothing(), 5..=6] => 5, |n| (5..=6).contains(n);
        Result<u8, bool>: st::results(st::nothing(), st::booleans()) => Err(false), Result::is_err;
    }
    one_of {
        u16: st::one_of([80..=80, 443..=443, 1024..=65_535]) => 80, |port| *port == 80 || *port == 443 || *port >= 1024;
        i8: st::one_of(vec![st::integers(-9..-4), st::integers(3..5)]) => -5, |n| (-9..-4).contains(n) || (3..5).contains(n);
        i32: one_of![st::just(42), 0..10, st::integers(1..9).map(|n| -n)] => 42, |n| *n == 42 || (-9..10).contains(n);
        u8: one_of![5 => st::just(200), 0 => st::just(9), 0..4u8] => 200, |n| *n == 200 || *n < 4;
        u8: one_of![st::just(3), one_of![10..20, 30..=40]] => 3, |n| *n == 3 || (10..=40).contains(n);
    }
    options {
        Option<u32>: st::options(1..=100) => None, |limit| *limit != Some(0);
        Option<Option<String>>: st::options(st::options(st::text())) => None;
    }
    results {
        Result<String, u16>: st::results(st::text(), st::sampled_from([404, 500])) => Ok(String::new()),
            |reply| !matches!(reply, Err(200));
    }
    sampled_from {
        &'static str: st::sampled_from(["GET", "HEAD", "POST"]) => "GET", |method| ["GET", "HEAD", "POST"].contains(method);
        u8: st::sampled_from(vec![9, 8, 7]) => 9, |n| (7..=9).contains(n);
        Vec<u8>: st::sampled_from([vec![1], vec![]]) => vec![1], |vec| vec.len() < 2;
    }
}
