//! Strategies made of strategies and of functions.

use super::rows;
use crate::table::types::names::*;

rows! {
    map {
        u32: st::integers(0..=100).map(|n| n * 2) => 0, |n| *n <= 200 && n % 2 == 0;
        String: (st::chars().alphabet('a'..='z'), 1..4usize).map(|(c, n)| c.to_string().repeat(n)) => "a".to_string(),
            |text| text.len() < 4;
    }
    filter {
        u8: st::integers(0..=99).filter(|n| n % 2 == 0) => 0, |n| n % 2 == 0;
        u8: st::integers(0..=99).filter(|n| n % 2 == 1) => 1, |n| n % 2 == 1;
    }
    filter_map {
        NonZero<u8>: st::integers(..).filter_map(NonZero::<u8>::new) => NonZero::new(1).unwrap();
        u8: st::integers(..=9u8).filter_map(|n| 9u8.checked_sub(n)) => 9, |n| *n <= 9;
    }
    flat_map {
        Vec<Vec<u8>>: st::integers(1..4usize).flat_map(|n| st::vecs(st::vecs(0..10u8).size(n..=n)).size(n..=n)) => vec![vec![0]],
            |square| square.iter().all(|row| row.len() == square.len());
    }
    boxed {
        u8: st::integers(3..9).boxed() => 3, |n| (3..9).contains(n);
        Vec<u8>: st::vecs(st::integers(..).boxed()).boxed() => vec![];
    }
    named {
        u16: st::integers(1..=8192).named("width") => 1, |n| (1..=8192).contains(n);
    }
    source_with {
        Ipv4Addr: hosts() => Ipv4Addr::UNSPECIFIED;
        Vec<(Ipv4Addr, u16)>: st::vecs((hosts(), 1024..)) => vec![], |hosts| hosts.iter().all(|(_, port)| *port >= 1024);
        u8: st::integers(..).source_with(|n| format!("{n:#x}")) => 0;
        Foreign: st::integers(1..).map(|id| Foreign { id }).source_with(|foreign| format!("crate::table::types::Foreign {{ id: {} }}", foreign.id))
            => said Foreign { id: 1 }, |foreign| foreign.id > 0;
        Vec<Foreign>: st::vecs(st::just(Foreign { id: 7 }).source_with(|_| "crate::table::types::SEVEN".to_string())).size(1..)
            => said vec![Foreign { id: 7 }], |all| all.iter().all(|foreign| *foreign == SEVEN);
    }
    from_fn {
        (Vec<u8>, usize): st::from_fn(|case| {
            let vec = st::vecs(0..10).min_size(1).draw(case);
            let index = (0..vec.len()).draw(case);
            (vec, index)
        }) => (vec![0], 0), |(vec, index)| *index < vec.len();
        (u8, u8): st::from_fn(twice) => (1, 2), |(one, two)| one * 2 == *two;
        (u8, u8): twice as fn(&TestCase) -> (u8, u8) => (1, 2), |(one, two)| one * 2 == *two;
    }
    composite {
        (u32, u32): ascending(9) => (0, 0), |(low, high)| low <= high && *high <= 9;
        Vec<(u32, u32)>: st::vecs(ascending(3)).size(1..) => vec![(0, 0)], |vec| !vec.is_empty();
    }
}
