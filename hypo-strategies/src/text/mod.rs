//! Text, the characters it is made of, and bytes.

mod binary;
mod char_set;
mod chars;
mod string;

pub use binary::{Binary, binary};
pub use char_set::CharSet;
pub use chars::{Chars, chars};
pub use string::{Text, text};
