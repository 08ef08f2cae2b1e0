//! Looking for a value instead of a failure: the same search, with a predicate in place of a property.

use std::cell::RefCell;
use std::fmt;
use std::panic::Location;

use hypo_core::{Failure, IntoVerdict, Property, Report, Settings, Stopped, TestCase};
use hypo_strategies::Strategy;

use crate::check::test_id;

/// Looking for one value is worth more test cases than making sure that there is none.
const MAX_EXAMPLES: u32 = 2000;

/// The simplest value of `strategy` that satisfies `predicate`.
///
/// It draws up to 2000 values, and shrinks the first one that satisfies the
/// predicate. Nothing is printed or stored.
///
/// ```
/// use hypo::prelude::*;
///
/// let found = hypo::find(st::vecs(0..100u32), |items| items.iter().sum::<u32>() >= 150)?;
/// assert_eq!(found, [51, 99]);
///
/// let none = hypo::find(any::<u8>(), |n| n.count_ones() > 8).unwrap_err();
/// assert_eq!(none.to_string(), "no value satisfies the predicate (tried 256, all there are)");
/// # Ok::<(), hypo::NotFound>(())
/// ```
///
/// # Errors
///
/// If none of the values that were tried satisfies it, or if none could be
/// tried; if the predicate panics, or says something else of the same value later.
#[track_caller]
pub fn find<S>(strategy: S, predicate: impl Fn(&S::Value) -> bool) -> Result<S::Value, NotFound>
where
    S: Strategy,
{
    find_with(Settings::new(), strategy, predicate)
}

/// As [`find`], with these settings.
///
/// What is not set is as it is there: `max_examples` is 2000, and nothing is stored.
///
/// ```
/// use hypo::prelude::*;
/// use hypo::{Phase, Settings};
///
/// let unshrunk = Settings::new().max_examples(50_000).phases([Phase::Generate]);
/// let found = hypo::find_with(unshrunk, st::text(), |text| text.len() > text.chars().count())?;
/// assert!(!found.is_ascii());
/// # Ok::<(), hypo::NotFound>(())
/// ```
///
/// # Errors
///
/// As with [`find`].
#[track_caller]
pub fn find_with<S>(
    settings: Settings,
    strategy: S,
    predicate: impl Fn(&S::Value) -> bool,
) -> Result<S::Value, NotFound>
where
    S: Strategy,
{
    let place = Location::caller().to_string();
    let path = std::any::type_name_of_val(&predicate);
    let defaults = Settings::new().max_examples(MAX_EXAMPLES).database(None);
    // A failure is replayed at the end, so that the last value is the simplest. In a box, it may be large.
    let last = RefCell::new(None);
    let result = hypo_core::check(&Property {
        test: test_id(path, &place),
        settings: settings.or(defaults).report_multiple_bugs(false),
        examples: &[],
        reproduce: None,
        body: &|case: &TestCase| {
            last.take();
            let value = Box::new(strategy.draw(case));
            let satisfies = predicate(&value);
            last.replace(satisfies.then_some(value));
            (!satisfies).into_verdict()
        },
    });
    match (result, last.into_inner()) {
        (Err(_), Some(value)) => Ok(*value),
        (Err(failure), None) => Err(NotFound::for_failure(&failure)),
        (Ok(report), _) => Err(NotFound::after(report)),
    }
}

/// Why [`find`] has no value to return; displays as a sentence.
#[derive(Clone, Debug, PartialEq)]
pub struct NotFound {
    message: String,
    report: Option<Report>,
}

impl NotFound {
    /// What was tried; `None` if the search did not come to its end, as where a strategy has no meaning.
    pub fn report(&self) -> Option<&Report> {
        self.report.as_ref()
    }

    fn for_failure(failure: &Failure) -> NotFound {
        let message = match failure.place() {
            Some(place) => format!("the search panicked at {place}: {}", failure.message()),
            None => failure.message().to_owned(),
        };
        NotFound {
            message,
            report: None,
        }
    }

    fn after(report: Report) -> NotFound {
        let tally = &report.tally;
        let extent = match report.stopped {
            Some(Stopped::Exhausted) => format!("tried {}, all there are", tally.valid),
            Some(Stopped::Enough) => format!("tried {}, there may be others", tally.valid),
            Some(Stopped::TooManyRejected) => {
                let rejected = tally.invalid + tally.overrun;
                format!("tried {}, for {rejected} were rejected", tally.valid)
            }
            None => format!("tried {}, all from what is stored", tally.replayed),
        };
        let message = format!("no value satisfies the predicate ({extent})");
        NotFound {
            message,
            report: Some(report),
        }
    }
}

impl fmt::Display for NotFound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for NotFound {}
