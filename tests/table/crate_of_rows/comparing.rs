//! Compares what an expression makes with what the choices draw that it was printed for.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::OnceLock;

use hypo::strategies::{SourceText, Strategy};
use hypo_core::choice::wire;
use hypo_core::source::Source;
use hypo_core::{Executor, LocalExecutor, TestCase, Verdict};

/// A test case of the table: what draws it, and what it printed as.
#[derive(Clone, Copy)]
struct Case {
    choices: &'static str,
    text: &'static str,
}

/// The test cases of a row, in the order of its expressions.
pub struct Cases {
    left: std::vec::IntoIter<Case>,
}

impl Cases {
    pub fn of(row: usize, kind: &'static str) -> Cases {
        static ALL: OnceLock<HashMap<(usize, &str), Vec<Case>>> = OnceLock::new();
        let all = ALL.get_or_init(read);
        Cases {
            left: all[&(row, kind)].clone().into_iter(),
        }
    }

    /// What the next test case draws, and what is to be printed of it.
    pub fn next<S: Strategy>(&mut self, strategy: &S) -> (S::Value, &'static str) {
        let case = self.left.next().expect("there is one for each expression");
        (replayed(strategy, case.choices), case.text)
    }

    /// What is to be printed of the next one.
    pub fn next_text(&mut self) -> &'static str {
        self.left.next().expect("there is one for each argument").text
    }

    pub fn end(mut self) {
        assert!(self.left.next().is_none(), "there is an expression for each");
    }
}

fn read() -> HashMap<(usize, &'static str), Vec<Case>> {
    let mut all: HashMap<_, Vec<Case>> = HashMap::new();
    for line in include_str!("read/cases.txt").lines() {
        let mut parts = line.splitn(4, '\t');
        let mut part = || parts.next().expect("a line has four parts");
        let (row, kind) = (part().parse().expect("a number"), part());
        let case = Case {
            choices: part(),
            text: part(),
        };
        all.entry((row, kind)).or_default().push(case);
    }
    all
}

fn replayed<S: Strategy>(strategy: &S, choices: &str) -> S::Value {
    let digits = choices.as_bytes().chunks(2);
    let bytes = digits.map(|pair| {
        let pair = std::str::from_utf8(pair).expect("digits");
        u8::from_str_radix(pair, 16).expect("hexadecimal")
    });
    let bytes: Vec<u8> = bytes.collect();
    let choices = wire::decode(&bytes).expect("choices");
    let drawn = RefCell::new(None);
    let body = |case: &TestCase| {
        drawn.replace(Some(strategy.draw(case)));
        Verdict::Passed
    };
    let execution = LocalExecutor::new(&body, 10_000)
        .execute(Source::replay(choices))
        .unwrap_or_else(|misuse| panic!("{}", misuse.0));
    assert!(execution.as_recorded);
    drawn.into_inner().expect("it is valid")
}

/// Two values of one type, which may have `==` or not.
pub struct Two<'a, T>(pub &'a T, pub &'a T);

pub trait Equal {
    fn assert_equal(&self);
}

impl<T: PartialEq> Equal for &Two<'_, T> {
    fn assert_equal(&self) {
        // What is not equal to itself has NaN in it, and is told apart by its text.
        #[allow(clippy::eq_op, reason = "NaN is why")]
        let is_itself = self.0 == self.0;
        assert!(self.0 == self.1 || !is_itself, "not equal");
    }
}

pub trait Unknown {
    fn assert_equal(&self);
}

impl<T> Unknown for Two<'_, T> {
    fn assert_equal(&self) {}
}

/// That tells `-0.0` from `0.0`, and values that have no `==`.
pub trait Shown {
    fn assert_shown_alike(&self);
}

impl<T: std::fmt::Debug> Shown for &Two<'_, T> {
    fn assert_shown_alike(&self) {
        assert_eq!(format!("{:?}", self.0), format!("{:?}", self.1));
    }
}

pub trait Unseen {
    fn assert_shown_alike(&self);
}

impl<T> Unseen for Two<'_, T> {
    fn assert_shown_alike(&self) {}
}

/// Asserts that it prints so, if it prints at all.
macro_rules! prints {
    ($strategy:expr, $value:expr, $text:expr) => {{
        use hypo::strategies::{SourceText, Strategy as _};
        let place = || SourceText::in_module(module_path!());
        let mut source = place();
        let said = $strategy.says_source() && $strategy.write_source($value, &mut source).is_ok();
        if !said {
            source = place();
        }
        let prints = said || hypo::strategies::write_source!($value, &mut source).is_ok();
        assert!(!prints || source.as_str() == $text, "{} and {}", source.as_str(), $text);
    }};
}
pub(crate) use prints;

/// Expressions, and the strategy that drew what they were printed for.
macro_rules! row {
    ($number:literal $name:ident $type:ty: $strategy:expr => $($expression:expr;)*) => {
        #[test]
        fn $name() {
            let strategy = $strategy;
            let mut cases = $crate::table::types::read::Cases::of($number, "row");
            let expressions: &[fn() -> $type] = &[$(|| $expression),*];
            for expression in expressions {
                let (drawn, text) = cases.next(&strategy);
                let drawn: $type = drawn;
                let value = expression();
                $crate::table::types::read::prints!(strategy, &value, text);
                $crate::table::types::read::prints!(strategy, &drawn, text);
                use $crate::table::types::read::{Equal as _, Shown as _, Two, Unknown as _, Unseen as _};
                (&&Two(&value, &drawn)).assert_equal();
                // What is hashed is in another order each time.
                if !stringify!($type).contains("Hash") {
                    (&&Two(&value, &drawn)).assert_shown_alike();
                }
            }
            cases.end();
        }
    };
}
pub(crate) use row;

/// The body of a property whose pinned examples are the arguments of a row: this is the next one of them.
macro_rules! argument {
    ($number:literal $type:ty: $strategy:expr, $value:ident) => {
        thread_local! {
            static CASES: std::cell::RefCell<$crate::table::types::read::Cases> =
                std::cell::RefCell::new($crate::table::types::read::Cases::of($number, "argument"));
        }
        let strategy = $strategy;
        let text = CASES.with_borrow_mut(|cases| cases.next_text());
        $crate::table::types::read::prints!(strategy, &$value, text);
    };
}
pub(crate) use argument;
