//! An enum of a hundred variants, half of which contain others of it, on the stack of a test's thread.

use std::cell::Cell;

use hypo::Settings;
use hypo::prelude::*;

use super::{STACK, on_a_stack_of};

macro_rules! wide {
    ($($leaf:ident $node:ident)*) => {
        #[derive(Clone, Debug, PartialEq, Arbitrary)]
        enum Wide {
            $($node { left: Box<Wide>, right: Vec<Wide>, flag: bool }, $leaf(u64, String),)*
        }

        impl Wide {
            fn children(&self) -> Vec<&Wide> {
                match self {
                    $(Wide::$leaf(..) => Vec::new(),)*
                    $(Wide::$node { left, right, .. } => {
                        std::iter::once(&**left).chain(right).collect()
                    })*
                }
            }
        }
    };
}
wide! {
    L00 N00 L01 N01 L02 N02 L03 N03 L04 N04 L05 N05 L06 N06 L07 N07 L08 N08 L09 N09
    L10 N10 L11 N11 L12 N12 L13 N13 L14 N14 L15 N15 L16 N16 L17 N17 L18 N18 L19 N19
    L20 N20 L21 N21 L22 N22 L23 N23 L24 N24 L25 N25 L26 N26 L27 N27 L28 N28 L29 N29
    L30 N30 L31 N31 L32 N32 L33 N33 L34 N34 L35 N35 L36 N36 L37 N37 L38 N38 L39 N39
    L40 N40 L41 N41 L42 N42 L43 N43 L44 N44 L45 N45 L46 N46 L47 N47 L48 N48 L49 N49
}

impl Wide {
    fn depth(&self) -> usize {
        1 + self
            .children()
            .into_iter()
            .map(Wide::depth)
            .max()
            .unwrap_or(0)
    }
}

#[test]
fn an_enum_of_a_hundred_variants_is_drawn_as_deep_as_any_tree() {
    on_a_stack_of(STACK, || {
        let deepest = Cell::new(0);
        let settings = Settings::new().seed(1).database(None).max_examples(500);
        let report = hypo::check(settings, any::<Wide>(), |wide| {
            deepest.set(deepest.get().max(wide.depth()));
        });
        assert_eq!(report.unwrap().tally.valid, 500);
        assert!(deepest.get() >= 60, "{}", deepest.get());
    });
}

#[test]
fn an_enum_of_a_hundred_variants_is_shrunk() {
    on_a_stack_of(STACK, || {
        let two_deep = |wide: &Wide| wide.depth() >= 3;
        let found = hypo::find_with(Settings::new().seed(1), any::<Wide>(), two_deep).unwrap();
        let leaf = || Wide::L00(0, String::new());
        let node = |left: Wide| Wide::N00 {
            left: Box::new(left),
            right: Vec::new(),
            flag: false,
        };
        assert_eq!(found, node(node(leaf())));
    });
}
