//! Recursive types, all derived: direct, mutual, wide, and without an end.

use std::cell::Cell;

use hypo::Settings;
use hypo::prelude::*;

use super::{STACK, on_a_stack_of};

const SEEDS: std::ops::Range<u64> = 0..20;

/// The recursive variant comes first.
#[derive(Clone, Debug, PartialEq, Arbitrary)]
enum NodeFirst {
    Node(Box<NodeFirst>, Box<NodeFirst>),
    Leaf(u32),
}

/// The same tree, the other way round.
#[derive(Clone, Debug, PartialEq, Arbitrary)]
enum LeafFirst {
    Leaf(u32),
    Node(Box<LeafFirst>, Box<LeafFirst>),
}

impl NodeFirst {
    fn leaves(&self) -> Vec<u32> {
        match self {
            NodeFirst::Leaf(value) => vec![*value],
            NodeFirst::Node(left, right) => [left.leaves(), right.leaves()].concat(),
        }
    }
}

impl LeafFirst {
    fn leaves(&self) -> Vec<u32> {
        match self {
            LeafFirst::Leaf(value) => vec![*value],
            LeafFirst::Node(left, right) => [left.leaves(), right.leaves()].concat(),
        }
    }
}

/// The simplest value that has `wanted`, from this seed.
fn least<T: Arbitrary>(seed: u64, wanted: impl Fn(&T) -> bool) -> T {
    match hypo::find_with(Settings::new().seed(seed), any::<T>(), wanted) {
        Ok(value) => value,
        Err(not_found) => panic!("seed {seed}: {not_found}"),
    }
}

#[test]
fn a_tree_ends_at_three_minimal_leaves_whatever_the_order_of_its_variants() {
    for seed in SEEDS {
        let node_first = least(seed, |tree: &NodeFirst| tree.leaves().len() >= 3);
        assert_eq!(
            node_first.leaves(),
            [0, 0, 0],
            "seed {seed}: {node_first:?}"
        );
        let leaf_first = least(seed, |tree: &LeafFirst| tree.leaves().len() >= 3);
        assert_eq!(
            leaf_first.leaves(),
            [0, 0, 0],
            "seed {seed}: {leaf_first:?}"
        );
        let (node_first, leaf_first) = (format!("{node_first:?}"), format!("{leaf_first:?}"));
        assert_eq!(node_first, leaf_first, "seed {seed}");
    }
}

#[test]
fn the_simplest_tree_is_a_leaf_whatever_the_order_of_its_variants() {
    assert_eq!(least(0, |_: &NodeFirst| true), NodeFirst::Leaf(0));
    assert_eq!(least(0, |_: &LeafFirst| true), LeafFirst::Leaf(0));
}

/// Two types that contain each other.
#[derive(Clone, Debug, PartialEq, Arbitrary)]
struct Section {
    title: u8,
    blocks: Vec<Block>,
}

#[derive(Clone, Debug, PartialEq, Arbitrary)]
enum Block {
    Quote(Box<Section>),
    Many(Vec<Section>),
    Line(bool),
}

impl Section {
    fn lines(&self) -> usize {
        self.blocks.iter().map(Block::lines).sum()
    }

    fn depth(&self) -> usize {
        1 + self.blocks.iter().map(Block::depth).max().unwrap_or(0)
    }
}

impl Block {
    fn lines(&self) -> usize {
        match self {
            Block::Quote(section) => section.lines(),
            Block::Many(sections) => sections.iter().map(Section::lines).sum(),
            Block::Line(_) => 1,
        }
    }

    fn depth(&self) -> usize {
        match self {
            Block::Quote(section) => section.depth(),
            Block::Many(sections) => sections.iter().map(Section::depth).max().unwrap_or(0),
            Block::Line(_) => 0,
        }
    }
}

#[test]
fn types_that_contain_each_other_are_drawn_and_shrunk() {
    for seed in SEEDS {
        let lines = least(seed, |section: &Section| section.lines() >= 2);
        let two = vec![Block::Line(false), Block::Line(false)];
        assert_eq!(
            lines,
            Section {
                title: 0,
                blocks: two
            },
            "seed {seed}"
        );
        let deep = least(seed, |section: &Section| section.depth() >= 3);
        assert_eq!(
            (deep.depth(), deep.lines()),
            (3, 0),
            "seed {seed}: {deep:?}"
        );
        let block = least(seed, |block: &Block| block.depth() >= 1);
        assert_eq!(
            (block.depth(), block.lines()),
            (1, 0),
            "seed {seed}: {block:?}"
        );
    }
}

/// Nine variants, each of which contains itself.
#[derive(Clone, Debug, PartialEq, Arbitrary)]
enum Nine {
    A(Box<Nine>),
    B(Box<Nine>, Box<Nine>),
    C(Box<Nine>, Box<Nine>, Box<Nine>),
    D(Box<Nine>, Box<Nine>, Box<Nine>, Box<Nine>),
    E { left: Box<Nine>, right: Box<Nine> },
    F(Box<Nine>, u8),
    G(u8, Box<Nine>),
    H(Box<(Nine, Nine)>),
    I(Box<[Nine; 9]>),
    End,
}

impl Nine {
    fn size(&self) -> usize {
        let inside = match self {
            Nine::A(a) | Nine::F(a, _) | Nine::G(_, a) => a.size(),
            Nine::B(a, b) | Nine::E { left: a, right: b } => a.size() + b.size(),
            Nine::C(a, b, c) => a.size() + b.size() + c.size(),
            Nine::D(a, b, c, d) => a.size() + b.size() + c.size() + d.size(),
            Nine::H(pair) => pair.0.size() + pair.1.size(),
            Nine::I(all) => all.iter().map(Nine::size).sum(),
            Nine::End => 0,
        };
        1 + inside
    }
}

#[test]
fn a_type_of_nine_variants_that_contain_it_is_drawn_and_shrunk() {
    on_a_stack_of(STACK, || {
        let largest = Cell::new(0);
        let drawn = hypo::check(
            Settings::new().seed(1).database(None),
            any::<Nine>(),
            |nine| {
                largest.set(largest.get().max(nine.size()));
            },
        );
        assert_eq!(drawn.unwrap().tally.valid, 100);
        assert!((50..1000).contains(&largest.get()), "{}", largest.get());
        for seed in SEEDS {
            let two = least(seed, |nine: &Nine| nine.size() >= 2);
            assert_eq!(two, Nine::A(Box::new(Nine::End)), "seed {seed}");
        }
    });
}

/// There can be no value of it.
#[derive(Debug, Arbitrary)]
#[allow(dead_code, reason = "it is never drawn")]
struct Endless {
    label: u8,
    next: Box<Endless>,
}

/// Nor of what contains one.
#[derive(Debug, Arbitrary)]
#[allow(dead_code, reason = "it is never drawn")]
struct Holder {
    before: Vec<Endless>,
    endless: Endless,
}

/// Nor of these two.
#[derive(Debug, Arbitrary)]
#[allow(dead_code, reason = "it is never drawn")]
struct Hen {
    egg: Box<Egg>,
}

#[derive(Debug, Arbitrary)]
#[allow(dead_code, reason = "it is never drawn")]
enum Egg {
    Laid(std::rc::Rc<Hen>),
    Bought(Box<(u8, Hen)>),
}

#[test]
fn a_type_that_cannot_end_is_told_in_one_sentence() {
    fn said<T: Arbitrary + std::fmt::Debug + hypo::strategies::source::ToSource>() -> String {
        on_a_stack_of(STACK, || {
            let settings = Settings::new().database(None);
            let failure = hypo::check(settings, any::<T>(), |_| ()).unwrap_err();
            failure.message().to_owned()
        })
    }
    for (message, name) in [
        (said::<Endless>(), "Endless"),
        (said::<Holder>(), "Endless"),
        (said::<Hen>(), "Hen"),
        (said::<Egg>(), "Egg"),
    ] {
        let is_one = message.contains(&format!("::{name}` has no value that could be drawn"));
        assert!(
            is_one && !message.contains('\n') && !message.contains(". "),
            "{message}"
        );
    }
}
