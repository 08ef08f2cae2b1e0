//! What goes beyond the place where it is drawn: a value that others have too, and ones that are used
//! with something drawn later, or that draw more when they are used.

mod functions;
mod index;
mod randoms;
mod shared;

pub use functions::{Function, Functions, functions};
pub use index::{Index, Indexes, index};
pub use randoms::{Randoms, RandomsStrategy, randoms};
pub use shared::{Shared, shared};
