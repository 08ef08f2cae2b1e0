//! Running a property as a plain function.

use std::any::type_name;
use std::panic::Location;

use hypo_core::{
    Argument, Example, Failure, IntoVerdict, Property, Report, Reproduce, Settings, TestCase,
    TestId, Verdict,
};
use hypo_strategies::Strategy;
use hypo_strategies::source::{SourceText, ToSource, note_source, probe};

/// Runs `property` with values of `strategy`, and returns what came of it.
///
/// It is what `#[given]` does, without a test around it: nothing is printed and
/// nothing panics. A [`Failure`] displays as what a failing test would print.
/// For pinned examples and the replay of a failure there is [`Check`].
///
/// ```
/// use hypo::prelude::*;
///
/// let sizes = (st::integers(1..=100).named("width"), st::integers(1..=100).named("height"));
/// let failure = hypo::check(hypo::Settings::new().seed(1), sizes, |(width, height): (u32, u32)| {
///     assert!(width + height <= 150);
/// })
/// .unwrap_err();
/// assert_eq!(failure.example().as_deref(), Some("#[example(width = 51, height = 100)]"));
/// ```
///
/// # Errors
///
/// If the property fails for some value, or if it could not be run: no value
/// was valid, or a strategy or a setting has no meaning.
#[track_caller]
pub fn check<S, R>(
    settings: Settings,
    strategy: S,
    property: impl Fn(S::Value) -> R,
) -> Result<Report, Failure>
where
    S: Strategy,
    S::Value: ToSource,
    R: IntoVerdict,
{
    Check::new(settings, strategy).run(property)
}

/// What [`check`] does, with pinned examples and the replay of a failure: all that the attributes can say.
///
/// ```
/// use hypo::prelude::*;
/// use hypo::{Check, Settings};
///
/// let failure = Check::new(Settings::new(), any::<(u8, u8)>())
///     .example((0, 0))
///     .example_via((200, 100), "issue 217")
///     .run(|(a, b)| assert!(a.checked_add(b).is_some()))
///     .unwrap_err();
/// assert_eq!(failure.example().as_deref(), Some("#[example((200, 100))]"));
/// assert!(failure.to_string().contains("(via \"issue 217\")"));
/// ```
#[must_use = "it does nothing until it runs a property"]
pub struct Check<S: Strategy> {
    settings: Settings,
    strategy: S,
    examples: Vec<Pinned<S::Value>>,
    /// The version that printed the text, and the text.
    reproduce: Option<(String, String)>,
}

struct Pinned<T> {
    value: T,
    /// How to clone it: known where it was pinned, and asked for nowhere else.
    clone: fn(&T) -> T,
    via: Option<String>,
    place: String,
}

impl<S: Strategy> Check<S> {
    /// A run with these settings and this strategy.
    pub fn new(settings: Settings, strategy: S) -> Check<S> {
        Check {
            settings,
            strategy,
            examples: Vec::new(),
            reproduce: None,
        }
    }

    /// Pins a value: it is tried first, in the order in which values are pinned, as by `#[example]`.
    ///
    /// It is cloned each time that the property is called with it.
    #[track_caller]
    pub fn example(self, value: S::Value) -> Check<S>
    where
        S::Value: Clone,
    {
        self.pinned(value, None)
    }

    /// As [`example`](Check::example), and says where the value comes from.
    #[track_caller]
    pub fn example_via(self, value: S::Value, via: &str) -> Check<S>
    where
        S::Value: Clone,
    {
        self.pinned(value, Some(via.to_owned()))
    }

    #[track_caller]
    fn pinned(mut self, value: S::Value, via: Option<String>) -> Check<S>
    where
        S::Value: Clone,
    {
        let here = Location::caller();
        self.examples.push(Pinned {
            value,
            clone: S::Value::clone,
            via,
            place: format!("{}:{}", here.file(), here.line()),
        });
        self
    }

    /// Runs one test case in place of everything else: that of a `#[reproduce_failure(version, blob)]`
    /// line, which the report of a failure ends with.
    pub fn reproduce_failure(mut self, version: &str, blob: &str) -> Check<S> {
        self.reproduce = Some((version.to_owned(), blob.to_owned()));
        self
    }

    /// Runs this property, and returns what came of it. Prints nothing and does not panic.
    ///
    /// # Errors
    ///
    /// If the property fails for some value, or if it could not be run.
    #[track_caller]
    pub fn run<R>(self, property: impl Fn(S::Value) -> R) -> Result<Report, Failure>
    where
        S::Value: ToSource,
        R: IntoVerdict,
    {
        let describe = |value: &S::Value| probe::by_source_or_type("", value, SourceText::new());
        self.run_described(property, describe)
    }

    /// As [`run`](Check::run), for values of which not every part has a type that prints as source: what is
    /// printed are the arguments that are drawn by their name.
    ///
    /// ```
    /// use hypo::prelude::*;
    /// use hypo::{Check, Settings};
    /// use std::net::Ipv4Addr;
    ///
    /// let hosts = st::integers(..)
    ///     .map(Ipv4Addr::from_bits)
    ///     .source_with(|host| format!("Ipv4Addr::from_bits({})", host.to_bits()));
    /// let failure = Check::new(Settings::new().seed(1), (hosts.named("host"), any::<u16>().named("port")))
    ///     .run_named(|(host, _)| assert!(!host.is_multicast()))
    ///     .unwrap_err();
    /// let example = "#[example(host = Ipv4Addr::from_bits(3758096384), port = 0)]";
    /// assert_eq!(failure.example().as_deref(), Some(example));
    /// ```
    ///
    /// # Errors
    ///
    /// If the property fails for some value, or if it could not be run.
    #[track_caller]
    pub fn run_named<R>(self, property: impl Fn(S::Value) -> R) -> Result<Report, Failure>
    where
        R: IntoVerdict,
    {
        self.run_described(property, |_| probe::by_type::<S::Value>(""))
    }

    #[track_caller]
    fn run_described<R>(
        self,
        property: impl Fn(S::Value) -> R,
        describe: impl Fn(&S::Value) -> Argument,
    ) -> Result<Report, Failure>
    where
        R: IntoVerdict,
    {
        let place = Location::caller().to_string();
        let path = std::any::type_name_of_val(&property);
        let call = |case: &TestCase, value: S::Value| -> Verdict {
            if case.describes() && !case.has_arguments() {
                case.describe(describe(&value));
            }
            property(value).into_verdict()
        };
        let (call, mut bodies, mut examples) = (&call, Vec::new(), Vec::new());
        for pinned in &self.examples {
            bodies.push(move |case: &TestCase| call(case, pinned.value()));
        }
        for (pinned, body) in self.examples.iter().zip(&bodies) {
            examples.push(Example {
                via: pinned.via.as_deref(),
                place: &pinned.place,
                body,
            });
        }
        let reproduce = self.reproduce.as_ref();
        hypo_core::check(&Property {
            test: test_id(path, &place),
            settings: self.settings,
            examples: &examples,
            reproduce: reproduce.map(|(version, blob)| Reproduce { version, blob }),
            body: &|case| {
                case.begin_whole(type_name::<S>());
                let value = self.strategy.draw(case);
                case.end_part();
                if case.describes() && !case.has_arguments() {
                    note_source(case, &self.strategy, &value);
                }
                call(case, value)
            },
        })
    }
}

impl<T> Pinned<T> {
    fn value(&self) -> T {
        (self.clone)(&self.value)
    }
}

/// What names a run of a plain function: the path of the function's type, and the place of the call.
pub(crate) fn test_id<'a>(path: &'a str, place: &'a str) -> TestId<'a> {
    TestId {
        package: "",
        target: "",
        module: path,
        name: name(path),
        source: place,
        manifest_dir: None,
    }
}

/// The function's own name; for a closure that of the function around it.
fn name(path: &str) -> &str {
    let named = path.trim_end_matches("::{{closure}}");
    named.rsplit("::").next().unwrap_or(named)
}
