//! A calculator's expressions.

use hypo::prelude::*;

/// What a calculator is given.
#[derive(Clone, Debug, Arbitrary)]
pub(super) enum Expr {
    Int(i64),
    Add(Box<Expr>, Box<Expr>),
    Div(Box<Expr>, Box<Expr>),
}

/// Expressions of so many levels at most, of -10 to 10.
#[composite]
pub(super) fn expressions(case: &TestCase, levels: u32) -> Expr {
    let int = st::integers(-10..=10).map(Expr::Int);
    if levels == 1 {
        return int.draw(case);
    }
    let part = || expressions(levels - 1).map(Box::new).boxed();
    one_of![
        int,
        (part(), part()).map(|(left, right)| Expr::Add(left, right)),
        (part(), part()).map(|(left, right)| Expr::Div(left, right)),
    ]
    .draw(case)
}

impl Expr {
    pub(super) fn divides_by_literal_zero(&self) -> bool {
        match self {
            Expr::Int(_) => false,
            Expr::Div(_, by) if matches!(**by, Expr::Int(0)) => true,
            Expr::Add(left, right) | Expr::Div(left, right) => {
                left.divides_by_literal_zero() || right.divides_by_literal_zero()
            }
        }
    }

    /// `None` if it divides by zero.
    pub(super) fn value(&self) -> Option<i64> {
        match self {
            Expr::Int(value) => Some(*value),
            Expr::Add(left, right) => Some(left.value()? + right.value()?),
            Expr::Div(left, right) => {
                let (left, right) = (left.value()?, right.value()?);
                (right != 0).then(|| left / right)
            }
        }
    }
}
