//! Names and addresses of the internet, as its standards write them.
//!
//! All of them keep to their grammar and their limits of length by how they
//! are drawn: each piece gets the room that is left, so that next to nothing
//! is thrown away.

mod domains;
mod emails;
mod percent;
mod urls;

use hypo_core::choice::Alphabet;

pub use domains::{Domains, domains};
pub use emails::{Emails, emails};
pub use urls::{Urls, urls};

const LETTERS_AND_DIGITS: [(char, char); 3] = [('A', 'Z'), ('a', 'z'), ('0', '9')];

/// Letters and digits of ASCII, and these characters.
fn letters_digits_and(others: &str) -> Alphabet {
    let others = others.chars().map(|c| (c, c));
    Alphabet::from_ranges(LETTERS_AND_DIGITS.into_iter().chain(others)).expect("there are letters")
}
