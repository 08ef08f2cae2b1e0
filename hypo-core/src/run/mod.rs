//! Walks a property through the phases.

use crate::case::Argument;
use crate::executor::Body;
use crate::settings::Settings;

/// A property, with everything that a run of it depends on.
pub struct Property<'a> {
    /// Which test it is.
    pub test: TestId,
    /// How to run it.
    pub settings: Settings,
    /// Its pinned examples, in source order.
    pub examples: &'a [Example<'a>],
    /// The one test case to run in place of everything else.
    pub reproduce: Option<Reproduce>,
    /// Draws the arguments and calls the property.
    pub body: Body<'a>,
}

/// What names a test: in messages, and as the key of what is stored about it.
#[derive(Clone, Copy, Debug)]
pub struct TestId {
    /// The package that it belongs to.
    pub package: &'static str,
    /// The target of that package: the library, a binary or a test.
    pub target: &'static str,
    /// The path of its module.
    pub module: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its source: attributes other than hypo's, signature and body.
    pub source: &'static str,
    /// The folder of the package's manifest.
    pub manifest_dir: &'static str,
}

/// A pinned example.
pub struct Example<'a> {
    /// Where it comes from.
    pub via: Option<&'static str>,
    /// Where it stands, as `file:line`.
    pub place: &'static str,
    /// Calls the property with its values; draws nothing.
    pub body: Body<'a>,
}

/// The arguments of `#[reproduce_failure]`.
#[derive(Clone, Copy, Debug)]
pub struct Reproduce {
    /// The version of hypo that printed the line.
    pub version: &'static str,
    /// The choices.
    pub blob: &'static str,
}

/// Runs a property as a test: returns if it holds, and fails as the property did if not.
///
/// # Panics
///
/// If the property does not hold, with the property's own panic.
#[track_caller]
pub fn run(property: &Property<'_>) {
    let _ = property;
    let _: Option<Argument> = None;
    unreachable!()
}
