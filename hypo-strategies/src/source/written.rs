//! Source while it is being written.

use std::fmt;

use hypo_core::ShownPart;

/// Rust source that is being written, and where it will be read.
///
/// Where decides how a type of the user's is called: as the signature of the
/// property calls it, or else by its bare name in its own module, from `crate`
/// in its own crate, and by the whole path elsewhere. (The whole path is that of
/// the module in which it is declared. If that module is private, what is printed
/// has to be mended where it is pasted.)
///
/// ```
/// use hypo_strategies::source::SourceText;
/// let mut source = SourceText::in_module("shop::tests");
/// source.path("shop::orders", "Order");
/// source.push_str(" { id: 7 }");
/// assert_eq!(source.as_str(), "crate::orders::Order { id: 7 }");
/// ```
#[derive(Clone, Debug, Default)]
pub struct SourceText {
    text: String,
    module: &'static str,
    /// The paths of the types in the signature, as they are written there, with spaces between.
    signature: &'static str,
    /// A module, and how the signature has called it: what stands beside a type is called like it.
    called: Option<(String, String)>,
    /// Whether rustc is left to find out the type from what is written, as in the argument of a `from`.
    is_unexpected: bool,
    parts: Parts,
}

/// Where the parts of a value stand in its text.
#[derive(Clone, Debug, Default)]
struct Parts {
    ended: Vec<ShownPart>,
    /// The numbers of the parts that are being written, each within the one before, and where each began.
    open: Vec<(usize, usize)>,
    /// The number of the next part of the innermost one.
    next: usize,
}

impl SourceText {
    /// Nothing yet, to be read where every type has its bare name.
    pub fn new() -> SourceText {
        SourceText::default()
    }

    /// Nothing yet, to be read in this module, given by its whole path.
    pub fn in_module(module: &'static str) -> SourceText {
        SourceText {
            module,
            ..SourceText::default()
        }
    }

    /// Nothing yet, for an argument in whose type these paths are written.
    #[doc(hidden)]
    pub fn of_argument(module: &'static str, signature: &'static str) -> SourceText {
        SourceText {
            signature,
            ..SourceText::in_module(module)
        }
    }

    /// Nothing yet, to be read in the same place.
    pub(super) fn beside(&self) -> SourceText {
        SourceText {
            text: String::new(),
            parts: Parts::default(),
            ..self.clone()
        }
    }

    /// Begins a field or component of what is being written; ended by [`end_part`](SourceText::end_part).
    ///
    /// They are numbered as they are begun: so are they where they are drawn.
    pub(crate) fn begin_part(&mut self) {
        self.parts.open.push((self.parts.next, self.text.len()));
        self.parts.next = 0;
    }

    /// Ends it.
    pub(crate) fn end_part(&mut self) {
        let mut path = Vec::with_capacity(self.parts.open.len());
        for (number, _) in &self.parts.open {
            path.push(*number);
        }
        if let Some((number, start)) = self.parts.open.pop() {
            self.parts.next = number + 1;
            let text = start..self.text.len();
            self.parts.ended.push(ShownPart { path, text });
        }
    }

    /// Writes the argument of a function that takes several types: what is in it has to show which it is.
    pub(super) fn unexpected<T>(&mut self, write: impl FnOnce(&mut SourceText) -> T) -> T {
        let outside = std::mem::replace(&mut self.is_unexpected, true);
        let written = write(self);
        self.is_unexpected = outside;
        written
    }

    /// Whether what is written has to show its type.
    pub(super) fn is_unexpected(&self) -> bool {
        self.is_unexpected
    }

    /// Appends text as it is.
    pub fn push_str(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Appends a character as it is.
    pub fn push(&mut self, c: char) {
        self.text.push(c);
    }

    /// Appends the path of `name`, a type or one of its variants (`Shape::Dot`), that stands in `module`.
    pub fn path(&mut self, module: &str, name: &str) {
        let ty = first_segment(name);
        if let Some(written) = self.in_signature(ty) {
            let prefix = &written[..written.len() - ty.len()];
            if !prefix.is_empty() {
                self.called = Some((module.to_owned(), prefix.to_owned()));
            }
            self.text.push_str(prefix);
        } else if let Some((_, prefix)) =
            self.called.as_ref().filter(|(called, _)| called == module)
        {
            self.text.push_str(prefix);
        } else if !self.module.is_empty() && self.module != module {
            let (own, other) = (first_segment(self.module), first_segment(module));
            if own == other {
                self.text.push_str("crate");
                self.text.push_str(&module[other.len()..]);
            } else {
                self.text.push_str(module);
            }
            self.text.push_str("::");
        }
        self.text.push_str(name);
    }

    /// As [`path`](SourceText::path), for a type that is called `public` outside of its module, such as
    /// `shop::Order` or `crate::Order` for what is declared in `shop::orders`.
    pub fn path_through(&mut self, module: &str, public: &str, name: &str) {
        if self.module == module || self.module.is_empty() {
            return self.path(module, name);
        }
        let (through, renamed) = public.rsplit_once("::").unwrap_or(("", public));
        let through = match through.strip_prefix("crate") {
            Some(rest) => format!("{}{rest}", first_segment(module)),
            None => through.to_owned(),
        };
        let variant = &name[first_segment(name).len()..];
        self.path(&through, &format!("{renamed}{variant}"));
    }

    /// Whether it is read where something is visible that stands in `module` and is `pub(in visibility)`:
    /// `self`, `super`, `crate` or a path that begins with one of them.
    pub fn is_within(&self, module: &str, visibility: &str) -> bool {
        if self.module.is_empty() {
            return true;
        }
        let mut within = module.to_owned();
        for segment in visibility.split("::") {
            match segment {
                "self" => {}
                "super" => within.truncate(within.rfind("::").unwrap_or(0)),
                "crate" => within.truncate(first_segment(module).len()),
                name => {
                    within.push_str("::");
                    within.push_str(name);
                }
            }
        }
        self.module
            .strip_prefix(&*within)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
    }

    /// How the signature writes this type, if it has one path that ends so.
    fn in_signature(&self, ty: &str) -> Option<&'static str> {
        let mut found = None;
        for written in self
            .signature
            .split(' ')
            .filter(|path| last_segment(path) == ty)
        {
            if found.is_some_and(|found| found != written) {
                return None;
            }
            found = Some(written);
        }
        found
    }

    /// What was written.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// What was written.
    pub fn into_string(self) -> String {
        self.text
    }

    /// What was written, and where in it the parts of the value stand.
    pub(crate) fn into_parts(self) -> (String, Vec<ShownPart>) {
        (self.text, self.parts.ended)
    }
}

impl fmt::Write for SourceText {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.text.push_str(text);
        Ok(())
    }
}

fn first_segment(path: &str) -> &str {
    match path.find(':') {
        Some(end) => &path[..end],
        None => path,
    }
}

fn last_segment(path: &str) -> &str {
    match path.rfind(':') {
        Some(colon) => &path[colon + 1..],
        None => path,
    }
}

#[cfg(test)]
mod tests {
    use super::SourceText;

    #[test]
    fn a_type_is_called_as_the_signature_calls_it_and_its_neighbours_likewise() {
        let mut text = SourceText::of_argument("app::tests", "Vec lib::Order");
        text.path("lib::order", "Order");
        text.push(' ');
        text.path("lib::order", "Line::Empty");
        text.push(' ');
        text.path("other", "Line");
        assert_eq!(text.as_str(), "lib::Order lib::Line::Empty other::Line");
    }

    #[test]
    fn two_types_of_one_name_are_called_by_their_modules() {
        let mut text = SourceText::of_argument("app", "a::Inner b::Inner");
        text.path("app::a", "Inner");
        assert_eq!(text.as_str(), "crate::a::Inner");
    }
}
