//! What types are made of, as far as recursion goes.

use std::collections::HashMap;

/// The types that a type is made of, while they are being listed.
///
/// [`Arbitrary::outline`](crate::Arbitrary::outline) adds what a value of its type contains. The derive
/// adds the type itself, with the ways there are to make one.
#[derive(Debug, Default)]
pub struct Outline {
    types: Vec<Ty>,
    places: HashMap<&'static str, usize>,
    /// What the value that is being outlined contains, so far.
    parts: Vec<Part>,
}

/// A type with the derive.
#[derive(Debug)]
pub(super) struct Ty {
    pub(super) name: &'static str,
    /// One for a struct, one a variant for an enum.
    pub(super) ways: Vec<Way>,
}

/// A way to make a value.
#[derive(Debug)]
pub(super) struct Way {
    pub(super) weight: u32,
    /// What the value contains then.
    pub(super) parts: Vec<Part>,
}

#[derive(Debug)]
pub(super) enum Part {
    /// A value of the type at this place.
    Type(usize),
    /// Any number of values that contain these, perhaps none.
    Perhaps(Vec<Part>),
    /// What a strategy draws of which only the type is known: it would contain these if it were drawn by that.
    Drawn(Vec<Part>),
}

/// How likely a way to make a value is, and what adds its contents.
type Outlined = (u32, fn(&mut Outline));

impl Outline {
    /// That of one type.
    pub(super) fn of(outline: fn(&mut Outline)) -> Vec<Ty> {
        let mut all = Outline::default();
        outline(&mut all);
        all.types
    }

    /// A value of the type of this name, with so many ways to make one: `way` says how likely each is, and
    /// adds what it contains.
    pub fn ty(&mut self, name: &'static str, ways: usize, way: fn(usize) -> Outlined) {
        let next = self.types.len();
        let place = *self.places.entry(name).or_insert(next);
        self.parts.push(Part::Type(place));
        if place < next {
            return;
        }
        self.types.push(Ty {
            name,
            ways: Vec::new(),
        });
        for number in 0..ways {
            let (weight, outline) = way(number);
            let parts = self.apart(outline);
            self.types[place].ways.push(Way { weight, parts });
        }
    }

    /// What may be left out, or be there more than once: an option, a collection.
    pub fn perhaps(&mut self, outline: fn(&mut Outline)) {
        let parts = self.apart(outline);
        if !parts.is_empty() {
            self.parts.push(Part::Perhaps(parts));
        }
    }

    /// What is drawn by a strategy, of a type that is outlined so.
    pub fn drawn(&mut self, outline: fn(&mut Outline)) {
        let parts = self.apart(outline);
        if !parts.is_empty() {
            self.parts.push(Part::Drawn(parts));
        }
    }

    /// What is added by `outline` alone.
    fn apart(&mut self, outline: fn(&mut Outline)) -> Vec<Part> {
        let before = std::mem::take(&mut self.parts);
        outline(self);
        std::mem::replace(&mut self.parts, before)
    }
}
