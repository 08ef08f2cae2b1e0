//! Tuples of arbitrary values.

use super::Arbitrary;
use crate::Outline;

macro_rules! arbitrary {
    ($($type:ident $index:tt)*) => {
        /// Any value for each component.
        impl<$($type: Arbitrary),*> Arbitrary for ($($type,)*) {
            type Strategy = ($($type::Strategy,)*);

            fn arbitrary() -> Self::Strategy {
                ($($type::arbitrary(),)*)
            }

            fn outline(outline: &mut Outline) {
                $($type::outline(outline);)*
            }
        }
    };
}
for_each_tuple!(arbitrary);
