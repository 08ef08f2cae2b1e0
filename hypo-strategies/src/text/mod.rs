//! Text, the characters it is made of, and bytes.

mod binary;
mod category;
mod char_set;
mod chars;
mod selection;
mod string;

pub use binary::{Binary, binary};
pub use category::Category;
pub use char_set::CharSet;
pub use chars::{Chars, chars};
pub use string::{Text, text};
#[cfg(feature = "regex")]
pub(crate) use {char_set::alphabet, selection::show};
