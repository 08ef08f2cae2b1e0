//! Where a failure came from: what tells two bugs apart.

use std::any::TypeId;
use std::fmt;
use std::panic::Location;

/// The kind and place of a failure. Two failures of one origin are the same bug.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Origin {
    kind: Kind,
    place: Option<Place>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    /// A panic with a text, as of `panic!` and the assertions.
    Panic,
    /// A panic with another payload.
    PanicWith(TypeId),
    /// A returned error: its type and the first word of its `Debug`, usually the variant.
    Returned {
        type_name: &'static str,
        first_word: String,
    },
}

/// A line of source.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Place {
    file: String,
    line: u32,
    column: u32,
}

impl Origin {
    pub(crate) fn new(kind: Kind, place: Option<Place>) -> Origin {
        Origin { kind, place }
    }

    /// The origin of a returned error.
    pub(crate) fn returned(type_name: &'static str, debug: &str) -> Origin {
        let mut first_word = String::new();
        for c in debug.chars() {
            if !c.is_alphanumeric() && c != '_' {
                break;
            }
            first_word.push(c);
        }
        Origin::new(
            Kind::Returned {
                type_name,
                first_word,
            },
            None,
        )
    }

    /// `file:line:column`, where that is known.
    pub fn place(&self) -> Option<String> {
        let place = self.place.as_ref()?;
        Some(place.to_string())
    }
}

impl From<&Location<'_>> for Place {
    fn from(location: &Location<'_>) -> Place {
        Place {
            file: location.file().to_owned(),
            line: location.line(),
            column: location.column(),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}
