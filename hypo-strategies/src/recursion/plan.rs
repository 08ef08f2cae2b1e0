//! How values of a type are drawn, from what it is made of.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

use hypo_core::choice::{Branch, Children, Grown, Int, IntegerConstraint};
use hypo_core::{Ends, TestCase, misuse};

use super::children::{ITSELF, both, either, perhaps};
use super::outline::{Outline, Part, Ty, Way};
use crate::Inverse;

/// What has to be known of a type to draw a value.
#[derive(Debug)]
pub(crate) struct Plan {
    name: &'static str,
    /// Whether a value may contain others of its type.
    is_recursive: bool,
    /// What it counts for in a value that contains it.
    children: Children,
    /// The ways to make a value that can be gone to the end, simplest first, by their number in the source.
    ways: Vec<usize>,
    /// The same ways, as a random source sees them.
    branches: Arc<[Branch]>,
    /// Over the places of the ways; `None` if there are none.
    index: Option<IntegerConstraint>,
    /// The type that is to blame if there are no ways.
    endless: &'static str,
}

thread_local! {
    /// By the address of the function that outlines the type.
    static PLANS: RefCell<HashMap<usize, Rc<Plan>>> = RefCell::default();
}

/// The plan of the type of this name, which `outline` outlines.
pub(crate) fn plan(name: &'static str, outline: fn(&mut Outline)) -> Rc<Plan> {
    let address = outline as usize;
    let known = PLANS.with_borrow(|plans| plans.get(&address).cloned());
    // Functions that do the same may have one address.
    if let Some(plan) = known.filter(|plan| plan.name == name) {
        return plan;
    }
    let plan = Rc::new(Plan::new(name, &Outline::of(outline)));
    PLANS.with_borrow_mut(|plans| plans.insert(address, Rc::clone(&plan)));
    plan
}

impl Plan {
    /// The plan of the first of these types.
    fn new(name: &'static str, types: &[Ty]) -> Plan {
        let types = Types::new(types);
        let all = &types.types[0].ways;
        let mut ways: Vec<usize> = (0..all.len())
            .filter(|way| types.height_of(&all[*way].parts) < usize::MAX)
            .collect();
        // What may come back to the type goes behind what does not, so that the simplest choices come to an end.
        ways.sort_by_key(|way| types.delay(0, &all[*way].parts));
        let mut branches: Vec<Branch> = ways.iter().map(|way| types.branch(&all[*way])).collect();
        let heights: Vec<usize> = ways
            .iter()
            .map(|way| types.height_of(&all[*way].parts))
            .collect();
        let_one_end(&mut branches, &heights);
        Plan {
            name,
            is_recursive: types.recursive[0],
            children: types.children_of(&[Part::Type(0)]),
            index: places(ways.len()),
            ways,
            branches: branches.into(),
            endless: types.endless(),
        }
    }

    /// What a value counts for in one that contains it.
    pub(crate) fn children(&self) -> Children {
        self.children
    }

    /// Whether the type has no finite value.
    pub(crate) fn is_empty(&self) -> bool {
        self.index.is_none()
    }

    /// Begins a value, and draws the number of the way to make it; it is complete when the other thing is dropped.
    pub(crate) fn enter<'c>(&self, case: &'c TestCase) -> (usize, Option<Ends<'c>>) {
        let Some(index) = &self.index else {
            let endless = self.endless;
            misuse(&format!(
                "`{endless}` has no value that could be drawn: each one contains another, and so on without end; \
                 give it a variant or a field that need not contain one, such as an `Option` or a `Vec`"
            ));
        };
        let ends = self.is_recursive.then(|| case.enter_grown(Grown::Node));
        (self.way(index, case), ends)
    }

    fn way(&self, index: &IntegerConstraint, case: &TestCase) -> usize {
        let place = match self.ways.len() {
            1 => {
                if self.is_recursive {
                    case.expect_children(self.branches[0].children);
                }
                0
            }
            _ if self.is_recursive || !self.are_alike() => case.draw_branch(index, &self.branches),
            _ => case.draw_integer(index).magnitude() as usize,
        };
        self.ways[place]
    }

    /// Says that the way of this number is taken.
    pub(crate) fn invert(&self, number: usize, choices: &mut Inverse) -> Option<()> {
        let place = self.ways.iter().position(|way| *way == number)?;
        match self.ways.len() {
            1 => Some(()),
            _ => choices.integer(self.index.as_ref()?, Int::from(place)),
        }
    }

    /// Whether each way is as likely.
    fn are_alike(&self) -> bool {
        let weights = |branch: &Branch| branch.weight == self.branches[0].weight;
        self.branches.iter().all(weights)
    }
}

/// Where every way contains more of the kind, the flattest are those that end.
fn let_one_end(branches: &mut [Branch], heights: &[usize]) {
    if branches.iter().any(|branch| branch.ends) {
        return;
    }
    let flattest = heights.iter().min();
    for (branch, height) in branches.iter_mut().zip(heights) {
        branch.ends = Some(height) == flattest;
    }
}

fn places(number: usize) -> Option<IntegerConstraint> {
    let last = number.checked_sub(1)?;
    IntegerConstraint::new(Int::ZERO, Int::from(last), Int::ZERO)
}

/// What is known of each of some types.
struct Types<'a> {
    types: &'a [Ty],
    /// How many types lie one within the other in the flattest value; `usize::MAX` if there is none.
    heights: Vec<usize>,
    recursive: Vec<bool>,
    /// What a value that is not recursive contains, as far as somebody has asked.
    contents: RefCell<HashMap<usize, Children>>,
}

impl<'a> Types<'a> {
    fn new(types: &'a [Ty]) -> Types<'a> {
        let mut known = Types {
            types,
            heights: vec![usize::MAX; types.len()],
            recursive: Vec::new(),
            contents: RefCell::default(),
        };
        while known.lower_heights() {}
        let recursive = (0..types.len()).map(|ty| {
            types[ty]
                .ways
                .iter()
                .any(|way| known.leads_to(ty, &way.parts, &mut vec![false; types.len()], true))
        });
        known.recursive = recursive.collect();
        known
    }

    /// Takes what is known of the parts into account; false if it has been already.
    fn lower_heights(&mut self) -> bool {
        let mut lowered = false;
        for (place, ty) in self.types.iter().enumerate() {
            let flattest = ty.ways.iter().map(|way| self.height_of(&way.parts)).min();
            let height = flattest.unwrap_or(usize::MAX).saturating_add(1);
            lowered |= height < self.heights[place];
            self.heights[place] = height;
        }
        lowered
    }

    fn height_of(&self, parts: &[Part]) -> usize {
        let heights = parts.iter().map(|part| match part {
            Part::Type(ty) => self.heights[*ty],
            // The strategy knows how to end, or nobody does.
            Part::Perhaps(_) | Part::Drawn(_) => 0,
        });
        heights.max().unwrap_or(0)
    }

    /// Whether a value of the type can be among these parts or within them; `perhaps` counts what need not be there.
    fn leads_to(&self, ty: usize, parts: &[Part], seen: &mut [bool], perhaps: bool) -> bool {
        parts.iter().any(|part| match part {
            Part::Type(part) if *part == ty => true,
            Part::Type(part) if seen[*part] => false,
            Part::Type(part) => {
                seen[*part] = true;
                let ways = &self.types[*part].ways;
                ways.iter()
                    .any(|way| self.leads_to(ty, &way.parts, seen, perhaps))
            }
            Part::Perhaps(parts) => perhaps && self.leads_to(ty, parts, seen, perhaps),
            Part::Drawn(parts) => self.leads_to(ty, parts, seen, perhaps),
        })
    }

    /// The type to blame if the first one has no finite value: from there the same lies in the same, without end.
    fn endless(&self) -> &'static str {
        let mut ty = 0;
        let mut seen = vec![false; self.types.len()];
        while !std::mem::replace(&mut seen[ty], true) {
            let parts = self.types[ty].ways.iter().flat_map(|way| &way.parts);
            let without_end = |part: &Part| match part {
                Part::Type(part) if self.heights[*part] == usize::MAX => Some(*part),
                _ => None,
            };
            ty = parts.into_iter().find_map(without_end).unwrap_or(ty);
        }
        self.types[ty].name
    }

    /// This way as a random source sees it.
    fn branch(&self, way: &Way) -> Branch {
        let children = self.children_of(&way.parts);
        Branch {
            weight: way.weight,
            children,
            ends: children.possible == 0,
        }
    }

    /// How far behind the others a way to make a value of the type has to stand.
    fn delay(&self, ty: usize, way: &[Part]) -> usize {
        let mut seen = vec![false; self.types.len()];
        if self.leads_to(ty, way, &mut seen, false) {
            self.height_of(way).max(1)
        } else {
            0
        }
    }

    /// How many values of recursive types there are among these parts.
    fn children_of(&self, parts: &[Part]) -> Children {
        let mut sum = Children::default();
        for part in parts {
            let children = match part {
                Part::Type(ty) => self.children_of_type(*ty),
                Part::Perhaps(parts) | Part::Drawn(parts) => perhaps(self.children_of(parts)),
            };
            sum = both(sum, children);
        }
        sum
    }

    fn children_of_type(&self, ty: usize) -> Children {
        if self.recursive[ty] {
            return ITSELF;
        }
        if let Some(known) = self.contents.borrow().get(&ty) {
            return *known;
        }
        let ways = self.types[ty].ways.iter();
        let children = ways.map(|way| self.children_of(&way.parts)).reduce(either);
        let children = children.unwrap_or_default();
        self.contents.borrow_mut().insert(ty, children);
        children
    }
}
