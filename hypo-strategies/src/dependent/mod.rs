//! What goes beyond the place where it is drawn: a value that others have too, and ones that are used
//! with something drawn later, or that draw more when they are used.

mod index;
mod shared;

pub use index::{Index, Indexes, index};
pub use shared::{Shared, shared};
