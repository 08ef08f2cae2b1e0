//! What holds any number of values.
//!
//! Sets and maps are printed as made from an array. Hashed ones are sorted by
//! their text, for their own order differs from run to run.

use std::any::type_name;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet, LinkedList, VecDeque};
use std::hash::RandomState;

use super::{NoSource, SourceText, ToSource, from_list, list};

impl<T: ToSource> ToSource for Vec<T> {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        list(out, "vec![", self, "]")
    }
}

impl<T: ToSource, const N: usize> ToSource for [T; N] {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        list(out, "[", self, "]")
    }
}

/// An array, for a slice has no expression of its own; a reference to it is one of the slice where that is expected.
impl<T: ToSource> ToSource for [T] {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        list(out, "[", self, "]")
    }

    fn to_reference(&self, out: &mut SourceText) -> Result<(), NoSource> {
        let close = if out.is_unexpected() { "][..]" } else { "]" };
        list(out, "&[", self, close)
    }
}

impl<T: ToSource> ToSource for VecDeque<T> {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        from_list(out, "std::collections::VecDeque::from([", self, "])")
    }
}

impl<T: ToSource> ToSource for LinkedList<T> {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        from_list(out, "std::collections::LinkedList::from([", self, "])")
    }
}

/// In the order in which it holds them, which is kept when they are made a heap again.
impl<T: ToSource> ToSource for BinaryHeap<T> {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        from_list(out, "std::collections::BinaryHeap::from([", self, "])")
    }
}

impl<T: ToSource> ToSource for BTreeSet<T> {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        from_list(out, "std::collections::BTreeSet::from([", self, "])")
    }
}

impl<K: ToSource, V: ToSource> ToSource for BTreeMap<K, V> {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        let entries = out.unexpected(|out| {
            let entries = self.iter().map(|pair| entry(out, pair));
            entries.collect::<Result<Vec<_>, _>>()
        })?;
        out.push_str("std::collections::BTreeMap::from([");
        out.push_str(&entries.join(", "));
        out.push_str("])");
        Ok(())
    }
}

impl<T: ToSource, S> ToSource for HashSet<T, S> {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        let elements = out.unexpected(|out| {
            let elements = self.iter().map(|item| element(out, item));
            elements.collect::<Result<Vec<_>, _>>()
        })?;
        hashed::<S>(out, "std::collections::HashSet", elements);
        Ok(())
    }
}

impl<K: ToSource, V: ToSource, S> ToSource for HashMap<K, V, S> {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        let entries = out.unexpected(|out| {
            let entries = self.iter().map(|pair| entry(out, pair));
            entries.collect::<Result<Vec<_>, _>>()
        })?;
        hashed::<S>(out, "std::collections::HashMap", entries);
        Ok(())
    }
}

fn element<T: ToSource>(out: &SourceText, element: &T) -> Result<String, NoSource> {
    let mut text = out.beside();
    element.to_source(&mut text)?;
    Ok(text.into_string())
}

/// A key and its value as a pair.
fn entry<K: ToSource, V: ToSource>(
    out: &SourceText,
    (key, value): (&K, &V),
) -> Result<String, NoSource> {
    Ok(format!(
        "({}, {})",
        element(out, key)?,
        element(out, value)?
    ))
}

/// A collection with the hasher `S`; `from` makes only those with the standard one.
///
/// The type is named in each case: what stands around it may have no other way to know it.
fn hashed<S>(out: &mut SourceText, path: &str, mut items: Vec<String>) {
    items.sort_unstable();
    let items = items.join(", ");
    out.push_str(path);
    if type_name::<S>() == type_name::<RandomState>() {
        out.push_str(&format!("::from([{items}])"));
    } else if items.is_empty() {
        out.push_str("::default()");
    } else {
        out.push_str(&format!("::from_iter([{items}])"));
    }
}
