//! The tree that a pattern is compiled into, and how text is drawn from it.

use hypo_core::choice::{IntegerConstraint, Probability};
use hypo_core::{Label, TestCase};
use regex_syntax::hir::Look;

use super::looks::{Need, Written};
use crate::collections::Repeats;
use crate::{Chars, Strategy};

const ALTERNATION: Label = Label::new("alternation of a regex");

/// More different texts than this are not counted.
const COUNTED: u128 = 10_000_000;

/// What there is to choose in a part of a pattern.
#[derive(Debug)]
pub(super) enum Node {
    Literal(String),
    Class(Class),
    Look(Look),
    Sequence(Vec<Node>),
    /// At least two, and which of them.
    Alternation(Vec<Node>, IntegerConstraint),
    Optional(Box<Node>),
    Repetition(Box<Node>, Repeats),
}

/// Several characters, of which one is drawn.
#[derive(Debug)]
pub(super) struct Class {
    pub(super) chars: Chars,
    /// Those of them that satisfy what a look-around may ask.
    pub(super) needed: Vec<(Need, Chars)>,
}

impl Node {
    /// Draws text behind what is written.
    pub(super) fn draw(&self, case: &TestCase, written: &mut Written) {
        match self {
            Node::Literal(text) => written.text.push_str(text),
            Node::Class(class) => {
                let c = class.behind(written).draw(case);
                written.text.push(c);
            }
            Node::Look(look) => written.look(*look),
            Node::Sequence(nodes) => {
                for node in nodes {
                    node.draw(case, written);
                }
            }
            Node::Alternation(nodes, index) => {
                case.start_span(ALTERNATION);
                let index = case.draw_integer(index).magnitude() as usize;
                nodes[index].draw(case, written);
                case.stop_span();
            }
            Node::Optional(node) => {
                if case.draw_boolean(Probability::HALF) {
                    node.draw(case, written);
                }
            }
            Node::Repetition(node, repeats) => repeats.each(case, || {
                node.draw(case, written);
                true
            }),
        }
    }

    /// How many choices it takes at least.
    pub(super) fn least_choices(&self) -> u64 {
        match self {
            Node::Literal(_) | Node::Look(_) => 0,
            Node::Class(_) | Node::Optional(_) => 1,
            Node::Sequence(nodes) => nodes
                .iter()
                .map(Node::least_choices)
                .fold(0, u64::saturating_add),
            Node::Alternation(nodes, _) => {
                let least = nodes.iter().map(Node::least_choices).min();
                least.unwrap_or(0).saturating_add(1)
            }
            Node::Repetition(node, repeats) => {
                let size = repeats.size();
                let booleans = u64::from(size.min() != size.max());
                let each = node.least_choices().saturating_add(booleans);
                each.saturating_mul(size.min() as u64)
                    .saturating_add(booleans)
            }
        }
    }

    /// How deep its spans are nested.
    pub(super) fn depth(&self) -> usize {
        match self {
            Node::Literal(_) | Node::Class(_) | Node::Look(_) => 0,
            Node::Sequence(nodes) => nodes.iter().map(Node::depth).max().unwrap_or(0),
            Node::Alternation(nodes, _) => 1 + nodes.iter().map(Node::depth).max().unwrap_or(0),
            Node::Optional(node) => node.depth(),
            Node::Repetition(node, _) => 1 + node.depth(),
        }
    }

    /// How many different texts it draws at most, if they are few enough to count.
    pub(super) fn distinct(&self) -> Option<u128> {
        let distinct = match self {
            Node::Literal(_) | Node::Look(_) => 1,
            Node::Class(class) => class.chars.distinct()?,
            Node::Sequence(nodes) => nodes
                .iter()
                .try_fold(1u128, |product, node| product.checked_mul(node.distinct()?))?,
            Node::Alternation(nodes, _) => nodes
                .iter()
                .try_fold(0u128, |sum, node| sum.checked_add(node.distinct()?))?,
            Node::Optional(node) => node.distinct()?.checked_add(1)?,
            Node::Repetition(node, repeats) => {
                let (each, size) = (node.distinct()?, repeats.size());
                if each == 1 {
                    (size.max() - size.min()) as u128 + 1
                } else {
                    powers(each, size.min(), size.max())?
                }
            }
        };
        Some(distinct).filter(|distinct| *distinct <= COUNTED)
    }
}

/// The sum of the powers of a base above 1, unless it is more than anybody counts.
fn powers(base: u128, first: usize, last: usize) -> Option<u128> {
    let mut sum = 0;
    for exponent in first..=last {
        let power = base.checked_pow(u32::try_from(exponent).ok()?)?;
        sum += power;
        if sum > COUNTED {
            return None;
        }
    }
    Some(sum)
}

impl Class {
    /// The characters that go on well from what is written.
    fn behind(&self, written: &Written) -> &Chars {
        if self.needed.is_empty() {
            return &self.chars;
        }
        let needed = written.needs().and_then(|need| {
            let mut known = self.needed.iter();
            known.find(|(known, _)| *known == need)
        });
        needed.map_or(&self.chars, |(_, chars)| chars)
    }
}
