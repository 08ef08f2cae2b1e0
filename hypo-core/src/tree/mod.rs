//! What has been tried: never the same test case twice.
//!
//! A property over a `bool` has two test cases, and a hundred runs of it would
//! prove no more than two. Every test case is a path of choices from the root of
//! this tree. Where paths part there is a branch; a path that nobody has left
//! yet is kept as it is, the tail of one test case. A place behind which
//! everything was tried is exhausted, and when the root is, nothing is left.
//!
//! What is to be tried next is [planned](novel) as the beginning of a path that leads
//! out of the tree. Planning several test cases at once, before any of them has
//! run, reserves the place where each leaves the tree, so that no two are the
//! same.
//!
//! Memory is bounded. When it is used up, the tree grows no more, and of later
//! test cases only a digest is remembered, for as many again; then nothing is.
//! Neither ever claims that something was tried which was not.

mod novel;
mod tail;

use std::cell::RefCell;
use std::rc::Rc;

use crate::beginning::{Beginning, Table};
use crate::case::Span;
use crate::choice::{Choice, Value, values};
use crate::executor::{Execution, Outcome};
use crate::source::Avoid;
use tail::{End, Tail};

/// The choice sequences that were tried.
pub(crate) struct Tree {
    nodes: Vec<Node>,
    /// The node behind each beginning, except for the root.
    places: Table<usize>,
    /// The test cases that found no more room in the tree.
    digests: Rc<RefCell<Table<()>>>,
    /// The nodes that planned test cases are on their way to, and the beginnings of those that have none.
    reserved: Vec<usize>,
    planned: Vec<Beginning>,
    /// Room to plan and to record in, kept because it is needed for every test case.
    drawn: Vec<Choice>,
    path: Vec<usize>,
    /// Whether test cases went by something else than their choices, so that nothing can be claimed.
    unreliable: bool,
    /// How many choices are remembered, and how many may be.
    used: usize,
    limit: usize,
}

struct Node {
    state: State,
    /// Whether everything behind it was tried.
    exhausted: bool,
}

enum State {
    /// No test case has come to its end here or gone on.
    Unseen,
    /// A planned test case comes here next.
    Reserved,
    /// One test case has gone on from here with these choices, and then ended like this.
    Tail(Tail),
    /// A choice behind which test cases part.
    Branch(Branch),
    /// Every test case ends here, or was given up here for something that it threw away.
    End(End),
}

struct Branch {
    /// The choice as one test case made it: its constraint, and its value if that was forced.
    asked: Choice,
    /// How many of its values lead nowhere new.
    exhausted: u128,
    /// Of its values one by one, the first that is not known to lead nowhere new.
    first_open: u128,
}

/// A test case asked for something else than an earlier one with the same choices.
#[derive(Clone, Debug)]
pub(crate) struct Diverged {
    /// The choices that they share.
    pub(crate) shared: Vec<Value>,
    /// What the earlier one asked for; `None` if it ended there.
    pub(crate) before: Option<Choice>,
    /// What this one asked for; `None` if it ended there.
    pub(crate) now: Option<Choice>,
}

const ROOT: usize = 0;
/// The node where a path ends, and the beginning that leads there.
type Place = (usize, Beginning);

impl Tree {
    /// A tree that remembers no more than so many choices.
    pub(crate) fn new(limit: usize) -> Tree {
        Tree {
            nodes: vec![Node::unseen()],
            places: Table::new(),
            digests: Rc::new(RefCell::new(Table::new())),
            reserved: Vec::new(),
            planned: Vec::new(),
            drawn: Vec::new(),
            path: Vec::new(),
            unreliable: false,
            used: 0,
            limit,
        }
    }

    /// Whether every possible test case was tried.
    pub(crate) fn is_exhausted(&self) -> bool {
        self.nodes[ROOT].exhausted && !self.unreliable
    }

    /// What random choices are to avoid, for the tree does not lead around it.
    pub(crate) fn avoid(&self) -> Option<Avoid> {
        if self.digests.borrow().is_empty() {
            return None;
        }
        Some(Avoid::new(Rc::clone(&self.digests)))
    }

    /// Remembers a test case that ran to its end: the choices of this execution, to keep.
    ///
    /// What follows a draw that was thrown away is as if that had not been drawn; so such a test
    /// case ends there as far as the tree is concerned.
    pub(crate) fn record(
        &mut self,
        mut choices: Vec<Choice>,
        execution: &Execution,
    ) -> Result<(), Box<Diverged>> {
        // It was cut off, and might have gone on: nothing was tried to the end.
        if execution.outcome == Outcome::Overrun {
            return Ok(());
        }
        let end = match first_discarded(&execution.spans) {
            Some(end) => {
                choices.truncate(end);
                End::Discarded
            }
            None => End::Ended,
        };
        let inserted = self.insert(choices, end);
        self.unreliable |= inserted.is_err();
        inserted
    }

    /// Remembers the choices of a part of a test case, if that is what the tree is of.
    pub(crate) fn record_part(&mut self, choices: Vec<Choice>) {
        let inserted = self.insert(choices, End::Ended);
        self.unreliable |= inserted.is_err();
    }

    fn insert(&mut self, choices: Vec<Choice>, end: End) -> Result<(), Box<Diverged>> {
        let mut path = std::mem::take(&mut self.path);
        path.clear();
        path.push(ROOT);
        let inserted = self.insert_along(&mut path, choices, end);
        self.path = path;
        inserted
    }

    fn insert_along(
        &mut self,
        path: &mut Vec<usize>,
        choices: Vec<Choice>,
        end: End,
    ) -> Result<(), Box<Diverged>> {
        let mut place = (ROOT, Beginning::default());
        for (at, choice) in choices.iter().enumerate() {
            self.unfold(place);
            match &self.nodes[place.0].state {
                State::Branch(branch) if branch.asked.asks_the_same(choice) => {}
                State::Branch(Branch { asked, .. }) => {
                    return Err(Diverged::new(&choices[..at], Some(asked), Some(choice)));
                }
                State::End(End::Discarded) => return Ok(()),
                State::End(End::Ended) => {
                    return Err(Diverged::new(&choices[..at], None, Some(choice)));
                }
                _ => break,
            }
            let beginning = place.1.then(&choice.value);
            let Some(node) = self.child(beginning) else {
                self.remember_digest(beginning, &choices[at + 1..]);
                return Ok(());
            };
            place = (node, beginning);
            path.push(node);
        }
        let followed = path.len() - 1;
        self.unfold(place);
        if let (State::Branch(branch), End::Ended) = (&self.nodes[place.0].state, end) {
            return Err(Diverged::new(&choices, Some(&branch.asked), None));
        }
        if self.finish(place, Tail::new(choices, followed, end)) {
            self.spread(path);
        }
        Ok(())
    }

    /// Puts what is left of a test case behind the last node that it shares with others; whether
    /// everything behind that was tried now.
    fn finish(&mut self, (node, beginning): Place, tail: Tail) -> bool {
        if !matches!(self.nodes[node].state, State::Unseen | State::Reserved) {
            return false;
        }
        if self.used + tail.size() > self.limit {
            self.remember_digest(beginning, tail.rest());
            self.nodes[node].state = State::Unseen;
            return false;
        }
        self.used += tail.size();
        self.nodes[node] = Node::of(tail);
        self.nodes[node].exhausted
    }

    /// Makes a branch of a tail, so that another test case can part from it.
    fn unfold(&mut self, (node, beginning): Place) {
        let State::Tail(tail) = &mut self.nodes[node].state else {
            return;
        };
        let asked = tail.take_first();
        let next = beginning.then(&asked.value);
        let branch = Branch {
            asked,
            exhausted: u128::from(tail.is_single()),
            first_open: 0,
        };
        let state = std::mem::replace(&mut self.nodes[node].state, State::Branch(branch));
        if let State::Tail(tail) = state {
            self.places.insert(next, self.nodes.len());
            self.nodes.push(Node::of(tail));
        }
    }

    /// The node behind this beginning, a new one if there is room; `None` if there is none.
    fn child(&mut self, beginning: Beginning) -> Option<usize> {
        match self.places.get(beginning) {
            Some(node) => Some(node),
            None => self.new_child(beginning),
        }
    }

    /// A node behind a beginning that has none; `None` if there is no room.
    fn new_child(&mut self, beginning: Beginning) -> Option<usize> {
        if self.used >= self.limit {
            return None;
        }
        self.used += 1;
        let node = self.nodes.len();
        self.nodes.push(Node::unseen());
        self.places.insert(beginning, node);
        Some(node)
    }

    fn remember_digest(&mut self, beginning: Beginning, rest: &[Choice]) {
        let mut digests = self.digests.borrow_mut();
        if digests.len() < self.limit {
            let mut digest = beginning;
            for choice in rest {
                digest = digest.then(&choice.value);
            }
            digests.insert(digest, ());
        }
    }

    /// The last node of a path is exhausted now; so may be those before it.
    fn spread(&mut self, path: &[usize]) {
        for node in path[..path.len() - 1].iter().rev() {
            let node = &mut self.nodes[*node];
            let State::Branch(branch) = &mut node.state else {
                return;
            };
            branch.exhausted += 1;
            let count = branch.count();
            node.exhausted = count.is_some_and(|count| branch.exhausted >= count);
            if !node.exhausted {
                return;
            }
        }
    }
}

impl Node {
    fn unseen() -> Node {
        Node {
            state: State::Unseen,
            exhausted: false,
        }
    }

    fn of(tail: Tail) -> Node {
        Node {
            exhausted: tail.is_single(),
            state: if tail.is_empty() {
                State::End(tail.end)
            } else {
                State::Tail(tail)
            },
        }
    }
}

impl Branch {
    /// How many values may be drawn here, if that many can be tried at all.
    fn count(&self) -> Option<u128> {
        if self.asked.forced {
            return Some(1);
        }
        self.asked.constraint.count()
    }
}

impl Diverged {
    fn new(shared: &[Choice], before: Option<&Choice>, now: Option<&Choice>) -> Box<Diverged> {
        Box::new(Diverged {
            shared: values(shared),
            before: before.cloned(),
            now: now.cloned(),
        })
    }
}

/// Where the first thing that was thrown away ends.
fn first_discarded(spans: &[Span]) -> Option<usize> {
    let mut first: Option<usize> = None;
    for span in spans {
        if span.discarded && first.is_none_or(|first| span.choices.end < first) {
            first = Some(span.choices.end);
        }
    }
    first
}

#[cfg(test)]
mod tests;
