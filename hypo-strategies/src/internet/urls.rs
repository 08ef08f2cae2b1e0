//! Addresses of the web.

use hypo_core::choice::{Int, IntegerConstraint, Probability};
use hypo_core::{Label, TestCase, misuse};

use super::percent::Pieces;
use super::{Domains, domains};
use crate::collections::Repeats;
use crate::source::{NoSource, SourceText, ToSource};
use crate::{Combinators, SampledFrom, Strategy, sampled_from, size};

/// What stands for itself in a segment of a path (`pchar` of RFC 3986, 3.3).
const IN_SEGMENT: &str = "!$&'()*+,;=:@";
/// What does so in a query and a fragment (RFC 3986, 3.4 and 3.5).
const IN_QUERY: &str = "!$&'()*+,;=:@/?";

const PORT: Label = Label::new("port");
const QUERY: Label = Label::new("query");
const FRAGMENT: Label = Label::new("fragment");

/// What the spans of segments are labelled with.
struct Segment;

/// Draws URLs, such as `http://A.COM` or `https://a.example.org:8080/caf%C3%A9//x?q=1#top`.
///
/// ```
/// use hypo_strategies::{Strategy, urls};
///
/// # hypo_strategies::for_each_case(|case| {
/// let url = urls().draw(case);
/// assert!(url.starts_with("http://") || url.starts_with("https://"));
/// assert!(url.is_ascii());
/// # });
/// ```
///
/// They follow RFC 3986: `http` or `https`, a host as [`domains`] draws it, sometimes a port from 1 to 65,535, any number of
/// segments of a path, sometimes a query and a fragment. Segments may be empty or dots. What cannot stand for itself is
/// percent-encoded: mostly of printable ASCII, sometimes of text in UTF-8, sometimes of bytes that are not UTF-8.
///
/// The simplest value is `"http://A.COM"`.
#[track_caller]
pub fn urls() -> Urls {
    let (first, last) = (Int::from(1u16), Int::from(u16::MAX));
    let port = IntegerConstraint::new(first, last, first);
    Urls {
        schemes: sampled_from(vec!["http".to_owned(), "https".to_owned()]),
        domains: domains(),
        port: port.expect("1 is below it"),
        segments: Repeats::of::<Segment>(size::any()),
        pieces: Pieces::new(),
    }
}

/// Draws URLs; made by [`urls`].
#[derive(Clone, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Urls {
    schemes: SampledFrom<String, Vec<String>>,
    domains: Domains,
    port: IntegerConstraint,
    segments: Repeats,
    pieces: Pieces,
}

impl Urls {
    /// Draws URLs with these schemes, the first of which is the simplest.
    ///
    /// ```
    /// use hypo_strategies::{Strategy, urls};
    ///
    /// # hypo_strategies::for_each_case(|case| {
    /// let socket = urls().schemes(["wss", "ws"]).draw(case);
    /// assert!(socket.starts_with("ws"));
    /// # });
    /// ```
    ///
    /// A scheme is a letter, then letters, digits, `+`, `-` and `.` (RFC 3986, 3.1); anything else is an error,
    /// and so are no schemes.
    #[track_caller]
    pub fn schemes<S: Into<String>>(self, schemes: impl IntoIterator<Item = S>) -> Urls {
        let schemes: Vec<String> = schemes.into_iter().map(Into::into).collect();
        if schemes.is_empty() {
            misuse("schemes was given none; give at least one, as in .schemes([\"https\"])");
        }
        if let Some(wrong) = schemes.iter().find(|scheme| !is_scheme(scheme)) {
            misuse(&format!(
                "the scheme {wrong:?} is none of a URL; write a letter, then letters, digits, '+', '-' and '.' only, \
                 without what follows it (\"https\")"
            ));
        }
        Urls {
            schemes: sampled_from(schemes),
            ..self
        }
    }

    /// Draws URLs of hosts with these names.
    pub fn domains(self, domains: Domains) -> Urls {
        Urls { domains, ..self }
    }
}

fn is_scheme(scheme: &str) -> bool {
    scheme.starts_with(|c: char| c.is_ascii_alphabetic())
        && scheme
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c))
}

/// Draws something or nothing, as likely, which is simpler.
fn sometimes(case: &TestCase, label: Label, draw: impl FnOnce()) {
    case.span(label, || {
        if case.draw_boolean(Probability::HALF) {
            draw();
        }
    });
}

impl Strategy for Urls {
    type Value = String;

    fn draw(&self, case: &TestCase) -> String {
        let mut url = self.schemes.draw(case);
        url.push_str("://");
        url.push_str(&self.domains.draw_part(case));
        sometimes(case, PORT, || {
            let port = case.draw_integer(&self.port).magnitude();
            url.push_str(&format!(":{port}"));
        });
        self.segments.each(case, || {
            url.push('/');
            self.pieces.draw(case, IN_SEGMENT, &mut url);
            true
        });
        sometimes(case, QUERY, || {
            url.push('?');
            self.pieces.draw(case, IN_QUERY, &mut url);
        });
        sometimes(case, FRAGMENT, || {
            url.push('#');
            self.pieces.draw(case, IN_QUERY, &mut url);
        });
        url
    }

    fn write_source(&self, value: &String, out: &mut SourceText) -> Result<(), NoSource> {
        value.to_source(out)
    }
}

impl Combinators for Urls {}
