//! Rows 1 to 26: integers.

use hypo::prelude::*;

use super::{Rows, row};

const QUARTER: i64 = i64::MIN / 4;

pub(super) fn rows(rows: &mut Rows) {
    ranges(rows);
    boundaries(rows);
    pairs(rows);
    drawn_ranges(rows);
    gaps(rows);
    sparse(rows);
}

fn ranges(rows: &mut Rows) {
    rows.add(
        row(1, "an `i64` of 101 or more, any", "101"),
        st::integers(101i64..),
        |_| true,
    );
    let not_zero = st::integers(-10..=10i64).filter(|x| *x != 0);
    rows.add(
        row(2, "an `i64` of -10 to 10 but 0, any", "1"),
        not_zero,
        |_| true,
    );
    let half = || st::integers(i64::MIN / 2..=i64::MAX / 2);
    rows.add(
        row(
            3,
            "an `i64` of `MIN / 2` to `MAX / 2`, `MIN / 4` or more",
            "0",
        ),
        half(),
        |x| *x >= QUARTER,
    );
    rows.add(
        row(
            4,
            "a vec of those, 20 or more of them",
            &super::repeated(20, "0"),
        ),
        st::vecs(half().filter(|x| *x >= QUARTER)),
        |list| list.len() >= 20,
    );
    let counted: Vec<i128> = (0..20).collect();
    rows.add(
        row(
            5,
            "a vec of `i128` from 0 on, 20 or more, none below its place",
            &format!("vec!{counted:?}"),
        ),
        st::vecs(st::integers(0i128..)),
        |list| list.len() >= 20 && list.iter().zip(0..).all(|(x, place)| *x >= place),
    );
    rows.add(
        row(6, "an `i64` of -1000 to 50, below 0", "-1"),
        st::integers(-1000..=50i64),
        |x| *x < 0,
    );
    rows.add(
        row(8, "an `i64` of -100 to -1, -10 or less", "-10"),
        st::integers(-100..=-1i64),
        |x| *x <= -10,
    );
}

fn boundaries(rows: &mut Rows) {
    for n in [0, 1, 1000, 1_000_000] {
        let (title, end) = (format!("an `i64`, {n} or more"), n.to_string());
        rows.add(row(10, &title, &end), any::<i64>(), |x| *x >= n);
    }
    for n in [-1, -1000, -1_000_000] {
        let (title, end) = (format!("an `i64`, {n} or less"), n.to_string());
        rows.add(row(10, &title, &end), any::<i64>(), |x| *x <= n);
    }
}

fn pairs(rows: &mut Rows) {
    let up_to_1000 = || (0..=1000i64, 0..=1000i64);
    let words = || (any::<i64>(), any::<i64>());
    rows.add(
        row(9, "two of 0 to 1000, their sum above 1000", "(1, 1000)"),
        up_to_1000(),
        |(m, n)| m + n > 1000,
    );
    rows.add(
        row(
            11,
            "two `i64`, at most 1 apart and both -10 or less",
            "(-10, -10)",
        ),
        words(),
        |(m, n)| m.abs_diff(*n) <= 1 && *m <= -10 && *n <= -10,
    );
    rows.add(
        row(
            13,
            "two `i64`, the first 11 or more, the second 10 or more and below the first",
            "(11, 10)",
        ),
        words(),
        |(m, n)| *m >= 11 && *n >= 10 && m > n,
    );
    rows.add(
        row(
            14,
            "two of 0 to 65535, at most 1 apart and not both 0",
            "(0, 1)",
        ),
        (0..=65535i64, 0..=65535i64),
        |(m, n)| m.abs_diff(*n) <= 1 && *m.max(n) > 0,
    );
    rows.add(
        row(
            20,
            "two of 0 to 1000, their product 1000 or more",
            "(1, 1000)",
        ),
        up_to_1000(),
        |(m, n)| m * n >= 1000,
    );
    rows.add(
        row(20, "two of 0 to 1000, their sum 1000 or more", "(0, 1000)"),
        up_to_1000(),
        |(m, n)| m + n >= 1000,
    );
}

fn drawn_ranges(rows: &mut Rows) {
    let width_and_value =
        st::integers(0..=60i64).flat_map(|width| (st::just(width), 0..1i64 << width));
    rows.add(
        row(
            22,
            "a width of 0 to 60 bits and a number so wide, which would fit in two bits less",
            "(2, 0)",
        ),
        width_and_value,
        |(width, value)| *width >= 2 && *value < 1 << (width - 2),
    );
    for distance in [500_000, 990_000] {
        let title = format!("x of 0 to 1000000 and y of 0 to x, {distance} or more apart");
        let below = st::integers(0..=1_000_000i64).flat_map(|x| (st::just(x), 0..=x));
        rows.add(
            row(23, &title, &format!("({distance}, 0)")),
            below,
            |(x, y)| x - y >= distance,
        );
    }
}

fn gaps(rows: &mut Rows) {
    for (low, high, sign) in [(0, 20, 1), (-20, 0, -1), (-10, 10, -1)] {
        for size in [0, 1, 5, 10, 20] {
            let gap = size * sign;
            // Only 10 and -10 are as far apart as 20.
            let first = if low == -10 && size == 20 { 10 } else { 0 };
            let title = format!("two of {low} to {high}, the second {gap} above the first");
            rows.add(
                row(16, &title, &format!("({first}, {})", first + gap)),
                (low..=high, low..=high),
                |(a, b): &(i64, i64)| a + gap == *b,
            );
        }
    }
}

fn sparse(rows: &mut Rows) {
    rows.add(
        row(19, "an `i64` above 0 that is a multiple of 1000", "1000"),
        any::<i64>(),
        |x| *x > 0 && x % 1000 == 0,
    );
    rows.add(
        row(
            25,
            "an `i64` from 0 on of bytes, 1000 or more, half way between two kilobytes",
            "1500",
        ),
        st::integers(0i64..),
        |bytes| *bytes >= 1000 && bytes % 1000 == 500,
    );
    rows.add(
        row(
            26,
            "tenths of a kilobyte, 0 to 100000, that are a byte less when written as `32.3`, read as a float and cut off",
            "323",
        ),
        st::integers(0..=100_000i64),
        |tenths| (*tenths as f64 / 10.0 * 1000.0) as i64 != tenths * 100,
    );
}
