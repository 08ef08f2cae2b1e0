//! Tuples, of values and of strategies.

use super::rows;
use crate::table::types::names::*;

rows! {
    any {
        (u8,) => (0,);
        (u8, i8) => (0, 0);
        (u8, i8, char) => (0, 0, '0');
        (u8, i8, char, bool) => (0, 0, '0', false);
        (u8, i8, char, bool, ()) => (0, 0, '0', false, ());
        (u8, i8, char, bool, (), u16) => (0, 0, '0', false, (), 0);
        (u8, i8, char, bool, (), u16, i16) => (0, 0, '0', false, (), 0, 0);
        (u8, i8, char, bool, (), u16, i16, f32) => (0, 0, '0', false, (), 0, 0, 0.0);
        (u8, i8, char, bool, (), u16, i16, f32, String) => (0, 0, '0', false, (), 0, 0, 0.0, String::new());
        (u8, i8, char, bool, (), u16, i16, f32, String, u32) => (0, 0, '0', false, (), 0, 0, 0.0, String::new(), 0);
        (u8, i8, char, bool, (), u16, i16, f32, String, u32, i32) => (0, 0, '0', false, (), 0, 0, 0.0, String::new(), 0, 0);
        (u8, i8, char, bool, (), u16, i16, f32, String, u32, i32, f64)
            => (0, 0, '0', false, (), 0, 0, 0.0, String::new(), 0, 0, 0.0);
    }
    tuples {
        (u8,): (3..9,) => (3,), |(n,)| (3..9).contains(n);
        (u8, (String, char)): (1.., (st::text(), 'a'..='f')) => (1, (String::new(), 'a')), |(n, (_, c))| *n > 0 && *c <= 'f';
        (u8, u8, u8): (0..1, 1..2, &(2..3)) => (0, 1, 2), |tuple| *tuple == (0, 1, 2);
    }
}
