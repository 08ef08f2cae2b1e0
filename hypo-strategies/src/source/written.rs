//! Source while it is being written.

use std::fmt;

/// Rust source that is being written, and where it will be read.
///
/// Where decides how a type of the user's is called: by its bare name in its own
/// module, from `crate` in its own crate, and by the whole path elsewhere.
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
    signature: &'static str,
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

    /// Nothing yet, for an argument whose type is written like this in the signature.
    #[doc(hidden)]
    pub fn of_argument(module: &'static str, signature: &'static str) -> SourceText {
        SourceText {
            signature,
            ..SourceText::in_module(module)
        }
    }

    /// Nothing yet, to be read in the same place.
    pub(super) fn beside(&self) -> SourceText {
        SourceText::in_module(self.module)
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
        let ty = name.split("::").next().unwrap_or(name);
        if self.text.is_empty() && last_segment(self.signature) == ty {
            // The outermost value is called as the signature calls it.
            self.text.push_str(self.signature);
            self.text.push_str(&name[ty.len()..]);
            return;
        }
        if !self.module.is_empty() && self.module != module {
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

    /// What was written.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// What was written.
    pub fn into_string(self) -> String {
        self.text
    }
}

impl fmt::Write for SourceText {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.text.push_str(text);
        Ok(())
    }
}

fn first_segment(path: &str) -> &str {
    path.split("::").next().unwrap_or(path)
}

fn last_segment(path: &str) -> &str {
    path.rsplit("::").next().unwrap_or(path)
}
