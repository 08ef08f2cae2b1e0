//! Values that contain others of their kind.
//!
//! A random source has a size in mind for such a value and shares it out among
//! those within; strategies say where values begin, what each alternative
//! contains, and which alternatives come to an end. For a type that is drawn by
//! its name, that follows from what it is made of: an [`Outline`] collects it,
//! and a [`Plan`] is drawn from that once.

mod children;
mod deferred;
mod level;
mod outline;
mod plan;
mod recursive;

pub(crate) use children::{ITSELF, both, each_of, either, perhaps};
pub use deferred::{Deferred, deferred};
pub use outline::Outline;
pub(crate) use plan::{Plan, plan};
pub use recursive::{Recursive, recursive};
