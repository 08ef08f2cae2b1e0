//! Ranges and their bounds, printed with the operator.
//!
//! Beside another operator they stand in brackets, for theirs binds weaker than all others.

use std::ops::{
    Bound, Range, RangeBounds, RangeFrom, RangeFull, RangeInclusive, RangeTo, RangeToInclusive,
};

use super::{NoSource, SourceText, ToSource, call, in_brackets};

macro_rules! ranges {
    ($($range:ident: $($start:ident)? $operator:literal $($end:ident)?;)*) => {$(
        impl<T: ToSource> ToSource for $range<T> {
            fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
                $(self.$start.to_operand(out)?;)?
                out.push_str($operator);
                $(self.$end.to_operand(out)?;)?
                Ok(())
            }

            fn to_operand(&self, out: &mut SourceText) -> Result<(), NoSource> {
                in_brackets(out, self)
            }
        }
    )*};
}
ranges! {
    Range: start ".." end;
    RangeFrom: start "..";
    RangeTo: ".." end;
    RangeToInclusive: "..=" end;
}

/// One that was iterated to its end is equal to none that can be written.
impl<T: ToSource> ToSource for RangeInclusive<T> {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        if let Bound::Excluded(_) = self.end_bound() {
            return Err(NoSource);
        }
        self.start().to_operand(out)?;
        out.push_str("..=");
        self.end().to_operand(out)
    }

    fn to_operand(&self, out: &mut SourceText) -> Result<(), NoSource> {
        in_brackets(out, self)
    }
}

impl ToSource for RangeFull {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        out.push_str("..");
        Ok(())
    }

    fn to_operand(&self, out: &mut SourceText) -> Result<(), NoSource> {
        in_brackets(out, self)
    }
}

impl<T: ToSource> ToSource for Bound<T> {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        match self {
            Bound::Included(bound) => call(out, "std::ops::Bound::Included", bound),
            Bound::Excluded(bound) => call(out, "std::ops::Bound::Excluded", bound),
            Bound::Unbounded => {
                out.push_str("std::ops::Bound::Unbounded");
                Ok(())
            }
        }
    }
}
