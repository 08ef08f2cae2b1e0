//! Planning test cases that nobody has tried.

use super::tail::End;
use super::{Branch, ROOT, State, Tree};
use crate::beginning::Beginning;
use crate::choice::{Choice, Value};
use crate::source::Random;

/// A random value leads somewhere new sooner than this, or else the mode is to blame.
const TRIES: usize = 5;

impl Tree {
    /// Choices that lead to where no test case has been or is planned to go, chosen at random, and reserves the place.
    ///
    /// `None` if chance led nowhere new: all that is left may be planned already.
    pub(crate) fn novel_prefix(&mut self, random: &mut Random) -> Option<Vec<Value>> {
        let mut prefix = Vec::new();
        let mut drawn = std::mem::take(&mut self.drawn);
        drawn.clear();
        let mut place = (ROOT, Beginning::default());
        let found = loop {
            self.unfold(place);
            let branch = match &self.nodes[place.0].state {
                State::Branch(branch) => branch,
                State::Unseen => {
                    self.reserve_node(place.0);
                    break true;
                }
                // Nothing is behind it, or somebody is on the way.
                _ => break false,
            };
            let asked = &branch.asked;
            let open = if asked.forced {
                Some(self.towards(place.1, asked.value.clone()))
            } else {
                self.open_value(place.1, asked, random, &drawn)
            };
            let Some(open) = open.or_else(|| self.first_open(place)) else {
                break false;
            };
            let State::Branch(Branch { asked, .. }) = &self.nodes[place.0].state else {
                break false;
            };
            if let Some(growing) = &asked.grown {
                random.took(&growing.question, &open.value);
            }
            place = match open.node {
                Some(node) => {
                    drawn.push(Choice {
                        value: open.value.clone(),
                        constraint: asked.constraint.clone(),
                        forced: asked.forced,
                        grown: None,
                    });
                    (node, open.beginning)
                }
                None => match self.new_child(open.beginning) {
                    Some(node) => (node, open.beginning),
                    None => {
                        self.planned.push(open.beginning);
                        prefix.push(open.value);
                        break true;
                    }
                },
            };
            prefix.push(open.value);
        };
        self.drawn = drawn;
        random.restart();
        found.then_some(prefix)
    }

    /// Whether no test case has made these choices or is planned to; then their place is reserved.
    pub(crate) fn reserve(&mut self, values: &[Value]) -> bool {
        let mut whole = Beginning::default();
        for value in values {
            whole = whole.then(value);
        }
        if self.is_remembered(whole) {
            return false;
        }
        let mut place = (ROOT, Beginning::default());
        for value in values {
            let Some(beginning) = self.after(place, value) else {
                break;
            };
            let Some(node) = self.child(beginning) else {
                self.planned.push(whole);
                return true;
            };
            place = (node, beginning);
        }
        let is_new = matches!(self.nodes[place.0].state, State::Unseen);
        if is_new {
            self.reserve_node(place.0);
        }
        is_new
    }

    /// Whether a test case that begins with these choices could only repeat one that was tried.
    pub(crate) fn is_tried(&mut self, values: &[Value]) -> bool {
        let mut place = (ROOT, Beginning::default());
        for value in values {
            let next = self.after(place, value).and_then(|beginning| {
                let node = self.places.get(beginning)?;
                Some((node, beginning))
            });
            match next {
                Some(next) => place = next,
                None => break,
            }
        }
        self.nodes[place.0].exhausted
    }

    /// Whether replaying these choices could only do what was seen: end as a test case ended that was
    /// tried, or ask for more than they are.
    pub(crate) fn knows_replay(&mut self, values: &[Value]) -> bool {
        let mut place = (ROOT, Beginning::default());
        for value in values {
            let Some(beginning) = self.after(place, value) else {
                return matches!(self.nodes[place.0].state, State::End(End::Ended));
            };
            match self.places.get(beginning) {
                Some(node) => place = (node, beginning),
                None => return false,
            }
        }
        self.unfold(place);
        matches!(
            self.nodes[place.0].state,
            State::Branch(_) | State::End(End::Ended)
        )
    }

    /// Where this value leads from a place; `None` if the place is no branch.
    ///
    /// A value that does not fit is replaced as a source replaces it.
    fn after(&mut self, place: (usize, Beginning), value: &Value) -> Option<Beginning> {
        self.unfold(place);
        let State::Branch(branch) = &self.nodes[place.0].state else {
            return None;
        };
        let asked = &branch.asked;
        Some(if asked.forced {
            place.1.then(&asked.value)
        } else if asked.constraint.permits(value) {
            place.1.then(value)
        } else {
            place.1.then(&asked.constraint.simplest())
        })
    }

    fn reserve_node(&mut self, node: usize) {
        self.nodes[node].state = State::Reserved;
        self.reserved.push(node);
    }

    /// Gives back the places of planned test cases that did not come, or came to nothing.
    pub(crate) fn release(&mut self) {
        self.planned.clear();
        while let Some(node) = self.reserved.pop() {
            let node = &mut self.nodes[node];
            if matches!(node.state, State::Reserved) {
                node.state = State::Unseen;
            }
        }
    }

    /// A value of this choice behind which something is left to try.
    fn open_value(
        &self,
        beginning: Beginning,
        asked: &Choice,
        random: &mut Random,
        so_far: &[Choice],
    ) -> Option<Towards> {
        for attempt in 0..2 * TRIES {
            if attempt == TRIES {
                random.forget_mode();
            }
            let value = match &asked.grown {
                Some(growing) => random.plan(asked, growing, (so_far, attempt > 0)),
                None => random.draw(&asked.constraint, so_far),
            };
            let towards = self.towards(beginning, value);
            if self.is_open(&towards) {
                return Some(towards);
            }
        }
        None
    }

    /// The first value of a branch behind which something is left to try.
    ///
    /// No more places can be closed than the tree has nodes, so the search ends. Those that are
    /// exhausted are never looked at again.
    fn first_open(&mut self, (node, beginning): (usize, Beginning)) -> Option<Towards> {
        let State::Branch(branch) = &self.nodes[node].state else {
            return None;
        };
        let mut place = branch.first_open;
        let mut all_exhausted = true;
        let mut exhausted = place;
        let found = loop {
            let Some(value) = branch.asked.constraint.at(place) else {
                break None;
            };
            let towards = self.towards(beginning, value);
            if self.is_open(&towards) {
                break Some(towards);
            }
            // A place that is only reserved may be open again.
            all_exhausted &= match towards.node {
                Some(node) => self.nodes[node].exhausted,
                None => true,
            };
            place += 1;
            if all_exhausted {
                exhausted = place;
            }
        };
        if let State::Branch(branch) = &mut self.nodes[node].state {
            branch.first_open = exhausted;
        }
        found
    }

    fn towards(&self, beginning: Beginning, value: Value) -> Towards {
        let beginning = beginning.then(&value);
        Towards {
            value,
            beginning,
            node: self.places.get(beginning),
        }
    }

    fn is_open(&self, towards: &Towards) -> bool {
        match towards.node {
            Some(node) => {
                let node = &self.nodes[node];
                match node.state {
                    State::Reserved => false,
                    // What was here may have found no room.
                    State::Unseen => !self.is_remembered(towards.beginning),
                    _ => !node.exhausted,
                }
            }
            None => !self.is_remembered(towards.beginning),
        }
    }

    /// Whether a test case with these choices is known, or planned, though the tree has no room for it.
    fn is_remembered(&self, whole: Beginning) -> bool {
        self.digests.borrow().get(whole).is_some() || self.planned.contains(&whole)
    }
}

/// A value, and where it leads: to a node, or to where nobody has been.
struct Towards {
    value: Value,
    beginning: Beginning,
    node: Option<usize>,
}
