//! Text that matches a pattern, or that contains what does.

use std::fmt;
use std::panic::Location;
use std::sync::Arc;

use hypo_core::choice::{Alphabet, StringConstraint};
use hypo_core::{Label, TestCase, misuse};
use regex_syntax::hir::{Hir, Look};

use super::compile::{Compiler, MOST_REPEATED, Place};
use super::looks::Written;
use super::node::Node;
use super::parse::{parse, show};
use crate::combinators::tries;
use crate::source::{NoSource, SourceText, ToSource};
use crate::text::{self, alphabet};
use crate::{CharSet, Combinators, Strategy, size};

/// Deeper patterns are hardly readable; and spans, of which each level has several, are 250 deep at most.
const MOST_DEPTH: usize = 64;
/// A test case makes no more choices.
const MOST_CHOICES: u64 = 1 << 14;

const BEFORE: Label = Label::new("text before a match");
const AFTER: Label = Label::new("text after a match");

/// Draws text that matches a regular expression in Rust syntax, as a whole.
///
/// ```
/// use hypo_strategies::{Strategy, from_regex};
///
/// # hypo_strategies::for_each_case(|case| {
/// let version = from_regex(r"v[0-9]{1,2}(\.[0-9]{1,3}){2}(-(alpha|beta))?").draw(case);
/// assert!(version.starts_with('v') && version.matches('.').count() == 2);
/// # });
/// ```
///
/// The text is one match from beginning to end, as if the pattern stood between `^(?:` and `)$`; anchors that
/// stand there anyway make no difference. [`contains_match`](FromRegex::contains_match) draws text with something
/// around the match.
///
/// The syntax is that of the [regex crate](https://docs.rs/regex/1/regex/#syntax), read by its own parser: `\d` and `\w`
/// are those of all Unicode (write `[0-9]`, `(?-u:\d)`, or give an
/// [`alphabet`](FromRegex::alphabet) for those of ASCII), `.` is anything but a line feed, flags such as `(?i)` and
/// `(?x)` are understood, and `Regex::as_str` gives the pattern of a compiled regex.
///
/// A pattern that does not parse is an error, with the parser's reason and the place; so is one that no text matches
/// (`[a&&b]`), one that matches bytes which are not UTF-8, one that repeats a part more than 8,191 times at least,
/// unless that is the same text every time, and one that nests repetitions and alternations more than 64 deep.
///
/// What `^`, `$`, `\b` and the like ask for is kept in mind while drawing, and checked in the end: text for which it
/// does not hold is drawn again, three times at most before the test case does not count. A pattern for
/// which it never holds (`a\bb`) is not noticed when the strategy is built, but finds no test case that counts.
///
/// The simplest value has as few repetitions as there must be and nothing that is optional, the first branch of each
/// alternation, and of each class the simplest character in the order of
/// [`chars`](crate::chars): `^[a-z]{3,5}$` draws `"aaa"`. An alternation of single characters is a class.
#[track_caller]
pub fn from_regex(pattern: &str) -> FromRegex {
    FromRegex::compiled(
        Arc::from(pattern),
        Arc::new(parse(pattern)),
        Alphabet::all(),
    )
}

/// Draws text that matches a regular expression; made by [`from_regex`].
#[derive(Clone)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct FromRegex {
    pattern: Arc<str>,
    hir: Arc<Hir>,
    tree: Arc<Node>,
    /// Of which characters, and how much, what stands around a match.
    around: StringConstraint,
    is_whole: bool,
    location: &'static Location<'static>,
}

impl FromRegex {
    /// Draws text of these characters only.
    ///
    /// Of classes only these characters remain, and of alternations only the branches that can
    /// be drawn with them. If nothing can, or the set has no characters, it is an error.
    ///
    /// ```
    /// use hypo_strategies::{Category, Strategy, from_regex};
    ///
    /// # hypo_strategies::for_each_case(|case| {
    /// let name = from_regex(r"\w+ \w+").alphabet(Category::Ascii).draw(case);
    /// assert!(name.is_ascii());
    /// # });
    /// ```
    #[track_caller]
    pub fn alphabet(self, set: impl CharSet) -> FromRegex {
        let FromRegex {
            pattern,
            hir,
            is_whole,
            ..
        } = self;
        FromRegex {
            is_whole,
            ..FromRegex::compiled(pattern, hir, alphabet(&set))
        }
    }

    /// Draws text that contains a match: there may be other text before and after it, where anchors permit it.
    ///
    /// ```
    /// use hypo_strategies::{Strategy, from_regex};
    ///
    /// # hypo_strategies::for_each_case(|case| {
    /// let line = from_regex("[0-9]+").contains_match().draw(case);
    /// assert!(line.contains(|c: char| c.is_ascii_digit()));
    /// let comment = from_regex("^#").contains_match().draw(case);
    /// assert!(comment.starts_with('#'));
    /// # });
    /// ```
    ///
    /// The simplest value is the simplest match, with nothing around it.
    pub fn contains_match(self) -> FromRegex {
        FromRegex {
            is_whole: false,
            ..self
        }
    }

    #[track_caller]
    fn compiled(pattern: Arc<str>, hir: Arc<Hir>, alphabet: Alphabet) -> FromRegex {
        let mut compiler = Compiler::new(&hir, &alphabet);
        let tree = compiler.compile(&hir, Place::default());
        if let Some(times) = compiler.too_often {
            misuse(&format!(
                "the regex {} repeats a part {times} times at least, but no more than {MOST_REPEATED} \
                 repetitions can be drawn in a test case; lower it",
                show(&pattern)
            ));
        }
        let tree = tree.unwrap_or_else(|| misuse(&unmatched(&pattern, &alphabet)));
        drawable(&pattern, &tree);
        FromRegex {
            pattern,
            hir,
            tree: Arc::new(tree),
            around: StringConstraint::new(alphabet, size::any()),
            is_whole: true,
            location: Location::caller(),
        }
    }

    /// The text with what is drawn around it, or nothing if what looks around itself in it does not hold.
    fn finished(&self, case: &TestCase, written: &Written) -> Option<String> {
        if self.is_whole {
            let holds = written.holds_within("", "");
            return holds.then(|| written.text.clone());
        }
        let before = self.before(case, written);
        let after = self.after(case, written);
        // What is drawn around the match may be what a look-around forbids: then it stands without.
        let around = [
            (before.as_str(), after.as_str()),
            (&before, ""),
            ("", &after),
            ("", ""),
        ];
        let (before, after) = around
            .into_iter()
            .find(|(before, after)| written.holds_within(before, after))?;
        Some(format!("{before}{}{after}", written.text))
    }

    fn before(&self, case: &TestCase, written: &Written) -> String {
        if written.has_any(0, &[Look::Start]) {
            return String::new();
        }
        let mut before = case.span(BEFORE, || case.draw_string(&self.around));
        let begins_line = written.has_any(0, &[Look::StartLF, Look::StartCRLF]);
        if begins_line && !before.is_empty() && self.around.alphabet().contains('\n') {
            before.push('\n');
        }
        before
    }

    fn after(&self, case: &TestCase, written: &Written) -> String {
        let end = written.text.len();
        if written.has_any(end, &[Look::End]) {
            return String::new();
        }
        let mut after = case.span(AFTER, || case.draw_string(&self.around));
        let ends_line = written.has_any(end, &[Look::EndLF, Look::EndCRLF]);
        if ends_line && !after.is_empty() && self.around.alphabet().contains('\n') {
            after.insert(0, '\n');
        }
        after
    }
}

fn unmatched(pattern: &str, alphabet: &Alphabet) -> String {
    let pattern = show(pattern);
    if *alphabet == Alphabet::all() {
        format!(
            "no text matches the regex {pattern}; look for a class without characters, \
             or for an anchor with text on the wrong side of it"
        )
    } else {
        format!(
            "no text of the alphabet {} matches the regex {pattern}; \
             give the characters that it needs",
            text::show(alphabet)
        )
    }
}

/// Refuses what no test case could hold.
#[track_caller]
fn drawable(pattern: &str, tree: &Node) {
    let pattern = show(pattern);
    let depth = tree.depth();
    if depth > MOST_DEPTH {
        misuse(&format!(
            "the regex {pattern} nests repetitions and alternations {depth} deep, but no more than \
             {MOST_DEPTH} can be drawn; make it flatter"
        ));
    }
    let choices = tree.least_choices();
    if choices > MOST_CHOICES {
        misuse(&format!(
            "the regex {pattern} takes {choices} choices at least, but a test case makes no more than \
             {MOST_CHOICES}; lower its repetitions"
        ));
    }
}

impl Strategy for FromRegex {
    type Value = String;

    fn draw(&self, case: &TestCase) -> String {
        if self.is_whole && self.hir.properties().look_set().is_empty() {
            let mut written = Written::default();
            self.tree.draw(case, &mut written);
            return written.text;
        }
        let attempt = || {
            let mut written = Written::default();
            self.tree.draw(case, &mut written);
            let text = self.finished(case, &written);
            if text.is_none() && case.describes() {
                case.note_refused(Some(format!("{:?}", written.text)));
            }
            text
        };
        tries(case, attempt).unwrap_or_else(|| {
            case.reject_at(
                "the look-arounds of a regex did not hold three times in a row",
                self.location,
            )
        })
    }

    fn distinct(&self) -> Option<u128> {
        if self.is_whole {
            self.tree.distinct()
        } else {
            None
        }
    }

    fn write_source(&self, value: &String, out: &mut SourceText) -> Result<(), NoSource> {
        value.to_source(out)
    }
}

impl Combinators for FromRegex {}

impl fmt::Debug for FromRegex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("FromRegex").field(&self.pattern).finish()
    }
}
