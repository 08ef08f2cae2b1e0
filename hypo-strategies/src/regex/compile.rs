//! From the parser's tree to the one that is drawn from.
//!
//! What no text can match is left out on the way: classes without characters,
//! characters that the alphabet has not, and anchors that have text on the
//! wrong side of them. So nothing is drawn that could not have come to a match.

use hypo_core::choice::{Alphabet, Int, IntegerConstraint, Size};
use regex_syntax::hir::{self, Hir, HirKind, Look};

use super::looks::Need;
use super::node::{Class, Node};
use super::parse::alphabet_of;
use crate::Chars;
use crate::collections::Repeats;

/// As many as the elements of a collection.
pub(super) const MOST_REPEATED: u32 = 8_191;
/// As many bytes of literal text as characters of [`text`](crate::text).
const MOST_LITERAL: usize = 1 << 20;

/// What the spans of repetitions are labelled with.
struct Repeated;

/// Makes the tree of a pattern.
pub(super) struct Compiler<'a> {
    alphabet: &'a Alphabet,
    /// What the look-arounds of the pattern may ask of the character behind them, and what satisfies it.
    needs: Vec<(Need, Alphabet)>,
    /// The number of a repetition that is more than can be drawn.
    pub(super) too_often: Option<u32>,
}

/// Whether there is text before and behind a part of the pattern, whatever is drawn.
#[derive(Clone, Copy, Default)]
pub(super) struct Place {
    begun: bool,
    goes_on: bool,
}

impl<'a> Compiler<'a> {
    /// For this pattern.
    pub(super) fn new(hir: &Hir, alphabet: &'a Alphabet) -> Self {
        let mut needs: Vec<(Need, Alphabet)> = Vec::new();
        for look in hir.properties().look_set().iter() {
            for need in Need::of(look) {
                if !needs.iter().any(|(known, _)| known == need) {
                    needs.push((*need, need.characters()));
                }
            }
        }
        Compiler {
            alphabet,
            needs,
            too_often: None,
        }
    }

    /// The tree of this part; `None` if no text matches it.
    pub(super) fn compile(&mut self, hir: &Hir, place: Place) -> Option<Node> {
        match hir.kind() {
            HirKind::Empty => Some(Node::Sequence(Vec::new())),
            HirKind::Literal(literal) => self.literal(literal),
            HirKind::Class(class) => self.class(class),
            HirKind::Look(Look::Start) if place.begun => None,
            HirKind::Look(Look::End) if place.goes_on => None,
            HirKind::Look(look) => Some(Node::Look(*look)),
            HirKind::Repetition(repetition) => self.repetition(repetition, place),
            HirKind::Capture(capture) => self.compile(&capture.sub, place),
            HirKind::Concat(parts) => self.sequence(parts, place),
            HirKind::Alternation(branches) => self.alternation(branches, place),
        }
    }

    fn literal(&self, literal: &hir::Literal) -> Option<Node> {
        let text = std::str::from_utf8(&literal.0).expect("the parser refuses what is not UTF-8");
        let drawable = text.chars().all(|c| self.alphabet.contains(c));
        drawable.then(|| Node::Literal(text.to_owned()))
    }

    fn class(&self, class: &hir::Class) -> Option<Node> {
        let characters = alphabet_of(class)?.within(self.alphabet)?;
        if characters.len() == 1 {
            return Some(Node::Literal(characters.simplest().to_string()));
        }
        let needed = self.needs.iter().filter_map(|(need, satisfying)| {
            let satisfying = characters.within(satisfying)?;
            Some((*need, Chars::of_alphabet(satisfying)))
        });
        Some(Node::Class(Class {
            needed: needed.collect(),
            chars: Chars::of_alphabet(characters),
        }))
    }

    fn sequence(&mut self, parts: &[Hir], place: Place) -> Option<Node> {
        let takes_text = |part: &Hir| part.properties().minimum_len().is_some_and(|len| len > 0);
        let mut nodes: Vec<Node> = Vec::new();
        for (index, part) in parts.iter().enumerate() {
            let place = Place {
                begun: place.begun || parts[..index].iter().any(takes_text),
                goes_on: place.goes_on || parts[index + 1..].iter().any(takes_text),
            };
            match (nodes.last_mut(), self.compile(part, place)?) {
                (Some(Node::Literal(text)), Node::Literal(more)) => text.push_str(&more),
                (_, node) => nodes.push(node),
            }
        }
        Some(single(nodes).unwrap_or_else(Node::Sequence))
    }

    fn alternation(&mut self, branches: &[Hir], place: Place) -> Option<Node> {
        let mut nodes = Vec::new();
        for branch in branches {
            match self.compile(branch, place) {
                // As with `one_of`, alternatives of an alternative are no level of their own.
                Some(Node::Alternation(nested, _)) => nodes.extend(nested),
                node => nodes.extend(node),
            }
        }
        let last = Int::from(nodes.len().checked_sub(1)?);
        let index = IntegerConstraint::new(Int::ZERO, last, Int::ZERO);
        let index = index.expect("0 is below everything");
        Some(single(nodes).unwrap_or_else(|nodes| Node::Alternation(nodes, index)))
    }

    fn repetition(&mut self, repetition: &hir::Repetition, place: Place) -> Option<Node> {
        let (min, max) = (repetition.min, repetition.max);
        let max = if happens_once(&repetition.sub) {
            Some(max.map_or(1, |max| max.min(1)))
        } else {
            max
        };
        let Some(node) = self.compile(&repetition.sub, place) else {
            return (min == 0).then(|| Node::Sequence(Vec::new()));
        };
        if max.is_some_and(|max| max < min) {
            return None;
        }
        match (min, max, node) {
            (0, Some(0), _) => Some(Node::Sequence(Vec::new())),
            (0, Some(1), node) => Some(Node::Optional(Box::new(node))),
            (1, Some(1), node) => Some(node),
            (_, Some(max), Node::Literal(text))
                if min == max && text.len().saturating_mul(min as usize) <= MOST_LITERAL =>
            {
                Some(Node::Literal(text.repeat(min as usize)))
            }
            (_, max, node) => {
                if min > MOST_REPEATED {
                    self.too_often = Some(min);
                    return None;
                }
                let max = max.map_or(usize::MAX, |max| max as usize);
                let size = Size::new(min as usize, max).expect("the parser has checked the order");
                Some(Node::Repetition(
                    Box::new(node),
                    Repeats::of::<Repeated>(size),
                ))
            }
        }
    }
}

/// Whether it takes text and has to stand at an end of all text: repeated it cannot match.
fn happens_once(hir: &Hir) -> bool {
    let properties = hir.properties();
    properties.minimum_len().is_some_and(|len| len > 0)
        && (properties.look_set_prefix().contains(Look::Start)
            || properties.look_set_suffix().contains(Look::End))
}

/// The node of a list that has only one.
fn single(mut nodes: Vec<Node>) -> Result<Node, Vec<Node>> {
    match nodes.pop() {
        Some(node) if nodes.is_empty() => Ok(node),
        last => {
            nodes.extend(last);
            Err(nodes)
        }
    }
}
