//! What is shared, recursive, or used with something drawn later.

use super::rows;
use crate::table::types::names::*;

rows! {
    any {
        st::Index => st::Index::new(0);
        st::Json => st::Json::Null;
        Data => shown "Data(..)";
    }
    index {
        st::Index: st::index() => st::Index::new(0);
    }
    shared {
        u8: st::shared(st::integers(1..)) => 1, |n| *n >= 1;
        (u8, u8): {
            let number = st::shared(st::integers(..));
            (number.clone(), number)
        } => (0, 0), |(a, b)| a == b;
        (String, String): (st::shared(st::text()).keyed("user"), st::shared(st::text()).keyed("user"))
            => (String::new(), String::new()), |(a, b)| a == b;
    }
    functions {
        st::Function<u8, bool>: st::functions::<u8, _>(st::booleans()) => shown "Function(..)";
    }
    randoms {
        st::Randoms: st::randoms() => shown "Randoms(..)";
    }
    json {
        st::Json: st::json() => st::Json::Null;
        st::Json: st::json().max_depth(0) => st::Json::Null, |json| !matches!(json, st::Json::Array(_) | st::Json::Object(_));
    }
    recursive {
        Rose: st::recursive(st::integers(..).map(Rose::Leaf), |rose| st::vecs(rose).map(Rose::Node)) => Rose::Leaf(0);
        Rose: st::recursive(st::integers(..).map(Rose::Leaf), |rose| st::vecs(rose).map(Rose::Node)).max_depth(2)
            => Rose::Leaf(0), |rose| depth(rose) <= 2;
        Rose: st::recursive(st::just(Rose::Leaf(1)), |rose| st::vecs(rose).map(Rose::Node)).max_size(5)
            => Rose::Leaf(1), |rose| leaves(rose) <= 5;
    }
    deferred {
        Rose: roses() => Rose::Leaf(0);
        u8: st::deferred(|| st::integers(2..)) => 2, |n| *n >= 2;
    }
}
