//! Tuples of arbitrary values.

use super::Arbitrary;

macro_rules! arbitrary {
    ($($type:ident $index:tt)*) => {
        /// Any value for each component.
        impl<$($type: Arbitrary),*> Arbitrary for ($($type,)*) {
            type Strategy = ($($type::Strategy,)*);

            fn arbitrary() -> Self::Strategy {
                ($($type::arbitrary(),)*)
            }
        }
    };
}
for_each_tuple!(arbitrary);
