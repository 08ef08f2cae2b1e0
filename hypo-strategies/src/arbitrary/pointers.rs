//! What points to a value, to a slice or to text.

use std::borrow::Cow;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;

use super::{Arbitrary, any};
use crate::{Map, Outline, Text, Vecs, text, vecs};

holders! {
    "Any value, boxed." Box Box::new;
    "Any value, counted by a single thread." Rc Rc::new;
    "Any value, counted by all threads." Arc Arc::new;
}

/// Any value, boxed where it stays.
impl<T: Arbitrary> Arbitrary for Pin<Box<T>> {
    type Strategy = Map<T::Strategy, fn(T) -> Pin<Box<T>>>;

    fn arbitrary() -> Self::Strategy {
        Map::new(any::<T>(), Box::pin)
    }

    fn outline(outline: &mut Outline) {
        T::outline(outline);
    }
}

macro_rules! slices_and_text {
    ($($pointer:ident)*) => {$(
        /// Any elements, as of a `Vec`; the simplest has none.
        impl<T: Arbitrary> Arbitrary for $pointer<[T]> {
            type Strategy = Map<Vecs<T::Strategy>, fn(Vec<T>) -> $pointer<[T]>>;

            fn arbitrary() -> Self::Strategy {
                Map::new(vecs(any::<T>()), $pointer::from)
            }

            fn outline(outline: &mut Outline) {
                outline.perhaps(T::outline);
            }
        }

        /// Any text; the simplest is empty.
        impl Arbitrary for $pointer<str> {
            type Strategy = Map<Text, fn(String) -> $pointer<str>>;

            fn arbitrary() -> Self::Strategy {
                Map::new(text(), $pointer::from)
            }
        }
    )*};
}
slices_and_text!(Box Rc Arc);

/// Any elements, as of a `Vec`, and always owned: nothing is there to borrow them from.
impl<'a, T: Arbitrary + Clone + 'a> Arbitrary for Cow<'a, [T]> {
    type Strategy = Map<Vecs<T::Strategy>, fn(Vec<T>) -> Cow<'a, [T]>>;

    fn arbitrary() -> Self::Strategy {
        Map::new(vecs(any::<T>()), Cow::Owned)
    }

    fn outline(outline: &mut Outline) {
        outline.perhaps(T::outline);
    }
}

/// Any text, and always owned: nothing is there to borrow it from.
impl<'a> Arbitrary for Cow<'a, str> {
    type Strategy = Map<Text, fn(String) -> Cow<'a, str>>;

    fn arbitrary() -> Self::Strategy {
        Map::new(text(), Cow::Owned)
    }
}
