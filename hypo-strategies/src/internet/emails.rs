//! Email addresses.

use hypo_core::TestCase;
use hypo_core::choice::{Alphabet, Size, StringConstraint};

use super::{Domains, domains, letters_digits_and};
use crate::collections::Repeats;
use crate::source::{NoSource, SourceText, ToSource};
use crate::{Combinators, Strategy};

/// An address has so many characters (RFC 5321, 4.5.3.1.3: 256 with the brackets around it).
const MOST_CHARACTERS: usize = 254;
/// What stands before the `@` has so many (RFC 5321, 4.5.3.1.1).
const MOST_IN_LOCAL_PART: usize = 64;
/// More atoms of one character each than there is room for.
const MOST_ATOMS: usize = 33;
/// What an atom may have besides letters and digits (RFC 5322, 3.2.3).
const SIGNS: &str = "!#$%&'*+-/=?^_`{|}~";

/// What the spans of atoms are labelled with.
struct Atom;

/// Draws email addresses, such as `0@A.COM` or `a+b.c@example.org`.
///
/// ```
/// use hypo_strategies::{Strategy, emails};
///
/// # hypo_strategies::for_each_case(|case| {
/// let address = emails().draw(case);
/// let (local, domain) = address.split_once('@').unwrap();
/// assert!(local.len() <= 64 && domain.contains('.') && address.len() <= 254);
/// # });
/// ```
///
/// What stands before the `@` is of letters, digits and the signs that need no quotes, in pieces with single dots
/// between (`dot-atom` of RFC 5322, 3.2.3), 64 characters at most; what stands behind it is a name as [`domains`] draws it;
/// together they have 254 characters at most. Quoted local parts, comments and addresses in brackets are not drawn.
///
/// The simplest value is `"0@A.COM"`.
#[track_caller]
pub fn emails() -> Emails {
    let atoms = Size::new(1, MOST_ATOMS).expect("1 is below it");
    Emails {
        domains: domains(),
        characters: letters_digits_and(SIGNS),
        atoms: Repeats::of::<Atom>(atoms),
    }
}

/// Draws email addresses; made by [`emails`].
#[derive(Clone, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Emails {
    domains: Domains,
    characters: Alphabet,
    atoms: Repeats,
}

impl Emails {
    /// Draws addresses at these domains.
    ///
    /// ```
    /// use hypo_strategies::{Strategy, domains, emails};
    ///
    /// # hypo_strategies::for_each_case(|case| {
    /// let address = emails().domains(domains().max_length(10)).draw(case);
    /// assert!(address.len() <= 75);
    /// # });
    /// ```
    pub fn domains(self, domains: Domains) -> Emails {
        Emails { domains, ..self }
    }

    fn local_part(&self, case: &TestCase) -> String {
        let mut local = String::new();
        self.atoms.each(case, || {
            let dot = usize::from(!local.is_empty());
            let room = MOST_IN_LOCAL_PART - local.len();
            let Some(size) = Size::new(1, room.saturating_sub(dot)) else {
                return false;
            };
            let atom = StringConstraint::new(self.characters.clone(), size);
            let atom = case.draw_string(&atom);
            if !local.is_empty() {
                local.push('.');
            }
            local.push_str(&atom);
            true
        });
        local
    }
}

impl Strategy for Emails {
    type Value = String;

    fn draw(&self, case: &TestCase) -> String {
        let mut address = self.local_part(case);
        address.push('@');
        let domain = self
            .domains
            .draw_within(case, MOST_CHARACTERS - address.len());
        address.push_str(&domain);
        address
    }

    fn write_source(&self, value: &String, out: &mut SourceText) -> Result<(), NoSource> {
        value.to_source(out)
    }
}

impl Combinators for Emails {}
