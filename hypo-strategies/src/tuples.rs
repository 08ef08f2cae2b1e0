//! Tuples of strategies are strategies of tuples.

use std::any::type_name;

use hypo_core::TestCase;
use hypo_core::choice::Children;

use crate::places::Parts;
use crate::recursion::both;
use crate::source::{NoSource, SourceText, TupleText};
use crate::{Combinators, Inverse, Strategy};

/// Calls a macro once for each length of tuple that hypo knows, with a type parameter and an index for each place.
macro_rules! for_each_tuple {
    ($callback:ident) => {
        $callback!(A 0);
        $callback!(A 0 B 1);
        $callback!(A 0 B 1 C 2);
        $callback!(A 0 B 1 C 2 D 3);
        $callback!(A 0 B 1 C 2 D 3 E 4);
        $callback!(A 0 B 1 C 2 D 3 E 4 F 5);
        $callback!(A 0 B 1 C 2 D 3 E 4 F 5 G 6);
        $callback!(A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7);
        $callback!(A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8);
        $callback!(A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9);
        $callback!(A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10);
        $callback!(A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10 L 11);
    };
}

/// Draws a component, and says so.
fn component<S: Strategy>(strategy: &S, case: &TestCase) -> S::Value {
    case.begin_part(type_name::<S>());
    let value = strategy.draw_part(case);
    case.end_part();
    value
}

macro_rules! strategy {
    ($($type:ident $index:tt)*) => {
        /// Draws each component in turn, from the left.
        impl<$($type: Strategy),*> Strategy for ($($type,)*) {
            type Value = ($($type::Value,)*);

            fn draw(&self, case: &TestCase) -> Self::Value {
                case.enter_parts(type_name::<Self>());
                ($(component(&self.$index, case),)*)
            }

            fn invert(&self, value: &Self::Value, choices: &mut Inverse) -> Option<()> {
                $(self.$index.invert(&value.$index, choices)?;)*
                Some(())
            }

            fn distinct(&self) -> Option<u128> {
                let mut product = 1u128;
                $(product = product.checked_mul(self.$index.distinct()?)?;)*
                Some(product)
            }

            fn value_at(&self, place: u128) -> Option<Self::Value> {
                let mut parts = Parts::new(place, self.distinct()?)?;
                Some(($({
                    let place = parts.next(self.$index.distinct()?);
                    self.$index.value_at(place)?
                },)*))
            }

            fn says_source(&self) -> bool {
                $(self.$index.says_source())||*
            }

            fn write_source(
                &self,
                value: &Self::Value,
                out: &mut SourceText,
            ) -> Result<(), NoSource> {
                let mut parts = TupleText::new(out);
                $(self.$index.write_source(&value.$index, parts.next())?;)*
                parts.end();
                Ok(())
            }

            fn is_empty(&self) -> bool {
                $(self.$index.is_empty())||*
            }

            fn children(&self) -> Children {
                let mut sum = Children::default();
                $(sum = both(sum, self.$index.children());)*
                sum
            }
        }

        impl<$($type: Strategy),*> Combinators for ($($type,)*) {}
    };
}
for_each_tuple!(strategy);
