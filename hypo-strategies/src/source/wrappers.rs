//! What holds a fixed number of values: options, results and tuples.

use super::{NoSource, SourceText, ToSource, TupleText};

impl<T: ToSource> ToSource for Option<T> {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        match self {
            Some(value) => super::call(out, "Some", value),
            None => {
                out.push_str("None");
                Ok(())
            }
        }
    }
}

impl<T: ToSource, E: ToSource> ToSource for Result<T, E> {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        match self {
            Ok(value) => super::call(out, "Ok", value),
            Err(error) => super::call(out, "Err", error),
        }
    }
}

macro_rules! tuple {
    ($first:ident 0 $($type:ident $index:tt)*) => {
        impl<$first: ToSource $(, $type: ToSource)*> ToSource for ($first, $($type,)*) {
            fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
                let mut parts = TupleText::new(out);
                self.0.to_source(parts.next())?;
                $(self.$index.to_source(parts.next())?;)*
                parts.end();
                Ok(())
            }
        }
    };
}
for_each_tuple!(tuple);
