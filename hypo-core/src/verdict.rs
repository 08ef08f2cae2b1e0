//! What a property may return, and what that means.

use std::fmt::Debug;

/// What one call of the property came to.
#[derive(Debug)]
pub enum Verdict {
    /// It holds.
    Passed,
    /// It returned that it does not hold.
    Failed(Returned),
}

/// What a property returned in place of success.
#[derive(Debug)]
pub struct Returned {
    pub(crate) type_name: &'static str,
    pub(crate) debug: String,
}

/// What a property may return: nothing, a `bool` that is true if it holds, or a `Result`.
///
/// ```
/// use hypo_core::{IntoVerdict, Verdict};
/// assert!(matches!(().into_verdict(), Verdict::Passed));
/// assert!(matches!(false.into_verdict(), Verdict::Failed(_)));
/// assert!(matches!(Err::<(), _>("7 is odd").into_verdict(), Verdict::Failed(_)));
/// ```
#[diagnostic::on_unimplemented(
    message = "a property cannot return `{Self}`",
    label = "neither passed nor failed",
    note = "return nothing, a `bool` that is true if the property holds, or a `Result` whose error is `Debug`"
)]
pub trait IntoVerdict {
    /// Whether the property holds.
    fn into_verdict(self) -> Verdict;
}

impl IntoVerdict for () {
    fn into_verdict(self) -> Verdict {
        Verdict::Passed
    }
}

impl IntoVerdict for bool {
    fn into_verdict(self) -> Verdict {
        if self {
            Verdict::Passed
        } else {
            Verdict::Failed(Returned {
                type_name: "bool",
                debug: "false".to_owned(),
            })
        }
    }
}

/// Never called: a property that returns `!` panics or rejects.
impl IntoVerdict for std::convert::Infallible {
    fn into_verdict(self) -> Verdict {
        match self {}
    }
}

impl<T: IntoVerdict, E: Debug> IntoVerdict for Result<T, E> {
    fn into_verdict(self) -> Verdict {
        match self {
            Ok(value) => value.into_verdict(),
            Err(error) => Verdict::Failed(Returned {
                type_name: std::any::type_name::<E>(),
                debug: format!("{error:?}"),
            }),
        }
    }
}
