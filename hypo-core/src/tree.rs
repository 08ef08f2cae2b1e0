//! What has been tried, where that can come to an end.
//!
//! A property over a `bool` has two test cases, and a hundred runs of it would
//! prove no more than two. The tree remembers every path of choices for as long
//! as each could be tried to the end: narrow integers and booleans. Below a
//! choice with too many values it claims nothing; of a test case that is nothing
//! but such a choice it remembers a digest, so as not to try it again.

use crate::beginning::{Beginning, Table};
use crate::choice::{Choice, Constraint, Value};
use crate::executor::{Execution, Outcome};
use crate::source::Random;

/// A choice of more values than this is not one that is tried to the end.
const MAX_CHILDREN: u128 = 1 << 12;
/// The memory of a tree: about 80 bytes a node, 8 a child, and 32 a digest, some 40 megabytes in
/// all. When it is used up, nothing more is remembered.
const MAX_NODES: usize = 1 << 17;
const MAX_CHILDREN_IN_ALL: usize = 1 << 21;
const MAX_DIGESTS: usize = 1 << 18;
/// A random value leads somewhere new sooner than this, or else the values are gone through in order.
const TRIES: usize = 10;

/// The choice sequences that were tried.
pub(crate) struct Tree {
    nodes: Vec<Node>,
    children_left: usize,
    /// The test cases of a single choice that has too many values for a node.
    single: Table<()>,
}

struct Node {
    branch: Branch,
    exhausted: bool,
}

enum Branch {
    /// No test case has come to its end here or gone on.
    Unseen,
    /// Every test case ends here.
    End,
    /// More than can be tried.
    Endless,
    /// A choice of more values than can be tried.
    Wide(Constraint),
    /// A choice that was none: forced, or with a single value permitted.
    Passage { value: Value, next: usize },
    /// A choice whose values each lead to a node; 0 where that was not tried.
    Choice {
        constraint: Constraint,
        children: Vec<usize>,
    },
}

const ROOT: usize = 0;

impl Tree {
    pub(crate) fn new() -> Tree {
        Tree {
            nodes: vec![Node::unseen()],
            children_left: MAX_CHILDREN_IN_ALL,
            single: Table::new(),
        }
    }

    /// Whether every possible test case was tried.
    pub(crate) fn is_exhausted(&self) -> bool {
        self.nodes[ROOT].exhausted
    }

    /// Remembers a test case that ran to its end.
    pub(crate) fn record(&mut self, execution: &Execution) {
        // It was cut off, and might have gone on: nothing was tried to the end.
        if execution.outcome == Outcome::Overrun {
            return;
        }
        if let [only] = &execution.choices[..] {
            if self.single.len() < MAX_DIGESTS {
                self.single
                    .insert(Beginning::default().then(&only.value), ());
            }
        }
        let mut path = vec![ROOT];
        let mut at = ROOT;
        let mut is_whole = true;
        for choice in &execution.choices {
            let Some(child) = self.child(at, choice) else {
                is_whole = false;
                break;
            };
            at = child;
            path.push(at);
        }
        if is_whole && matches!(self.nodes[at].branch, Branch::Unseen) {
            self.nodes[at].branch = Branch::End;
        }
        while let Some(node) = path.pop() {
            self.nodes[node].exhausted = self.is_finished(&self.nodes[node].branch);
        }
    }

    /// Choices that lead to where no test case has been, chosen at random.
    pub(crate) fn novel_prefix(&self, random: &mut Random) -> Vec<Value> {
        let mut prefix = Vec::new();
        let mut at = ROOT;
        loop {
            let (value, next) = match &self.nodes[at].branch {
                Branch::Passage { value, next } => (value.clone(), *next),
                Branch::Choice {
                    constraint,
                    children,
                } => {
                    let Some(value) = self.open_value(constraint, children, random) else {
                        return prefix;
                    };
                    let next = children[index(constraint, &value)];
                    (value, next)
                }
                Branch::Wide(constraint) if prefix.is_empty() => {
                    prefix.extend(self.new_single(constraint, random));
                    return prefix;
                }
                Branch::Unseen | Branch::End | Branch::Endless | Branch::Wide(_) => return prefix,
            };
            prefix.push(value);
            if next == ROOT {
                return prefix;
            }
            at = next;
        }
    }

    /// A value that has not been the whole of a test case, unless chance keeps to those that have.
    fn new_single(&self, constraint: &Constraint, random: &mut Random) -> Option<Value> {
        for attempt in 0..2 * TRIES {
            if attempt == TRIES {
                random.forget_mode();
            }
            let value = random.draw(constraint, &[]);
            if self.single.get(Beginning::default().then(&value)).is_none() {
                return Some(value);
            }
        }
        None
    }

    /// A value of this choice behind which something is left to try.
    fn open_value(
        &self,
        constraint: &Constraint,
        children: &[usize],
        random: &mut Random,
    ) -> Option<Value> {
        let is_open = |value: &Value| match children[index(constraint, value)] {
            ROOT => true,
            child => !self.nodes[child].exhausted,
        };
        for _ in 0..TRIES {
            let value = random.draw(constraint, &[]);
            if is_open(&value) {
                return Some(value);
            }
        }
        for place in 0..children.len() {
            let value = value_at(constraint, place)?;
            if is_open(&value) {
                return Some(value);
            }
        }
        None
    }

    /// The node that this choice leads to; `None` below what can be remembered.
    fn child(&mut self, at: usize, choice: &Choice) -> Option<usize> {
        let new = self.nodes.len();
        let node = &mut self.nodes[at];
        if matches!(node.branch, Branch::Unseen) {
            let room = if new < MAX_NODES {
                self.children_left
            } else {
                0
            };
            node.branch = branch_at(choice, room);
            if let Branch::Choice { children, .. } = &node.branch {
                self.children_left -= children.len();
            }
        }
        let next = match &mut node.branch {
            Branch::Passage { value, next } if is_passage(choice) && *value == choice.value => next,
            Branch::Choice {
                constraint,
                children,
            } if !is_passage(choice) && *constraint == choice.constraint => {
                &mut children[index(constraint, &choice.value)]
            }
            Branch::Wide(constraint) if *constraint == choice.constraint => return None,
            // A property that asks for something else than it did goes by more than its choices.
            _ => {
                node.branch = Branch::Endless;
                return None;
            }
        };
        if *next == ROOT {
            *next = new;
            self.nodes.push(Node::unseen());
            return Some(new);
        }
        Some(*next)
    }

    fn is_finished(&self, branch: &Branch) -> bool {
        let is_exhausted = |node: usize| node != ROOT && self.nodes[node].exhausted;
        match branch {
            Branch::Unseen | Branch::Endless | Branch::Wide(_) => false,
            Branch::End => true,
            Branch::Passage { next, .. } => is_exhausted(*next),
            Branch::Choice { children, .. } => {
                for child in children {
                    if !is_exhausted(*child) {
                        return false;
                    }
                }
                true
            }
        }
    }
}

impl Node {
    fn unseen() -> Node {
        Node {
            branch: Branch::Unseen,
            exhausted: false,
        }
    }
}

/// How a choice that is met for the first time is remembered.
fn branch_at(choice: &Choice, room: usize) -> Branch {
    if room == 0 {
        return Branch::Endless;
    }
    if is_passage(choice) {
        return Branch::Passage {
            value: choice.value.clone(),
            next: ROOT,
        };
    }
    let count = match &choice.constraint {
        Constraint::Boolean(_) => 2,
        Constraint::Integer(integer) if integer.span() < MAX_CHILDREN => {
            integer.span() as usize + 1
        }
        _ => return Branch::Wide(choice.constraint.clone()),
    };
    if count > room {
        return Branch::Endless;
    }
    Branch::Choice {
        constraint: choice.constraint.clone(),
        children: vec![ROOT; count],
    }
}

/// Whether nothing else could have been drawn.
fn is_passage(choice: &Choice) -> bool {
    let is_single = match &choice.constraint {
        Constraint::Boolean(_) => choice.constraint.count() == Some(1),
        Constraint::Integer(integer) => integer.span() == 0,
        _ => false,
    };
    choice.forced || is_single
}

fn index(constraint: &Constraint, value: &Value) -> usize {
    match (constraint, value) {
        (Constraint::Integer(integer), Value::Integer(value)) => {
            integer.min().distance(*value) as usize
        }
        (_, Value::Boolean(value)) => usize::from(*value),
        _ => unreachable!("only integers and booleans have children"),
    }
}

/// A value of a choice that has children, counted from the simplest one.
fn value_at(constraint: &Constraint, place: usize) -> Option<Value> {
    match constraint {
        Constraint::Integer(integer) => Some(Value::Integer(integer.at(place as u128)?)),
        _ => Some(Value::Boolean(place == 1)),
    }
}

#[cfg(test)]
mod tests;
