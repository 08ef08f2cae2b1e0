//! What points to a value, to a slice or to text.

use std::borrow::Cow;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;

use super::{Arbitrary, any};
use crate::{Converted, Outline, Strategy, Text, Vecs, text, vecs};

holders! {
    "Any value, boxed." Box Box::new, pointer => &**pointer;
    "Any value, counted by a single thread." Rc Rc::new, pointer => &**pointer;
    "Any value, counted by all threads." Arc Arc::new, pointer => &**pointer;
}

/// Any value, boxed where it stays.
impl<T: Arbitrary> Arbitrary for Pin<Box<T>> {
    type Strategy = Converted<T::Strategy, Pin<Box<T>>>;

    fn arbitrary() -> Self::Strategy {
        Converted::new(any::<T>(), Box::pin, |strategy, pointer, choices| {
            strategy.invert(&**pointer, choices)
        })
    }

    fn outline(outline: &mut Outline) {
        T::outline(outline);
    }
}

macro_rules! slices_and_text {
    ($($pointer:ident)*) => {$(
        /// Any elements, as of a `Vec`; the simplest has none.
        impl<T: Arbitrary> Arbitrary for $pointer<[T]> {
            type Strategy = Converted<Vecs<T::Strategy>, $pointer<[T]>>;

            fn arbitrary() -> Self::Strategy {
                Converted::new(vecs(any::<T>()), $pointer::from, |strategy, slice, choices| {
                    strategy.invert_each(slice.iter(), choices)
                })
            }

            fn outline(outline: &mut Outline) {
                outline.perhaps(T::outline);
            }
        }

        /// Any text; the simplest is empty.
        impl Arbitrary for $pointer<str> {
            type Strategy = Converted<Text, $pointer<str>>;

            fn arbitrary() -> Self::Strategy {
                Converted::new(text(), $pointer::from, |strategy, text, choices| {
                    strategy.invert_str(text, choices)
                })
            }
        }
    )*};
}
slices_and_text!(Box Rc Arc);

/// Any elements, as of a `Vec`, and always owned: nothing is there to borrow them from.
impl<'a, T: Arbitrary + Clone + 'a> Arbitrary for Cow<'a, [T]> {
    type Strategy = Converted<Vecs<T::Strategy>, Cow<'a, [T]>>;

    fn arbitrary() -> Self::Strategy {
        Converted::new(vecs(any::<T>()), Cow::Owned, |strategy, slice, choices| {
            strategy.invert_each(slice.iter(), choices)
        })
    }

    fn outline(outline: &mut Outline) {
        outline.perhaps(T::outline);
    }
}

/// Any text, and always owned: nothing is there to borrow it from.
impl<'a> Arbitrary for Cow<'a, str> {
    type Strategy = Converted<Text, Cow<'a, str>>;

    fn arbitrary() -> Self::Strategy {
        Converted::new(text(), Cow::Owned, |strategy, text, choices| {
            strategy.invert_str(text, choices)
        })
    }
}
