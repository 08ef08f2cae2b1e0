//! What a run is given.

use crate::executor::Body;
use crate::settings::Settings;

/// A property, with everything that a run of it depends on.
pub struct Property<'a> {
    /// Which test it is.
    pub test: TestId<'a>,
    /// How to run it.
    pub settings: Settings,
    /// Its pinned examples, in source order.
    pub examples: &'a [Example<'a>],
    /// The one test case to run in place of everything else.
    pub reproduce: Option<Reproduce<'a>>,
    /// Draws the arguments and calls the property.
    pub body: Body<'a>,
}

/// What names a test: in messages, and as the key of what is stored about it.
#[derive(Clone, Copy, Debug)]
pub struct TestId<'a> {
    /// The package that it belongs to.
    pub package: &'a str,
    /// The target of that package: the library, a binary or a test.
    pub target: &'a str,
    /// The path of its module.
    pub module: &'a str,
    /// Its name.
    pub name: &'a str,
    /// Its source: attributes other than hypo's, signature and body.
    pub source: &'a str,
    /// The folder of the package's manifest; `None` for the one that cargo names at run time.
    pub manifest_dir: Option<&'a str>,
}

/// A pinned example.
pub struct Example<'a> {
    /// Where it comes from.
    pub via: Option<&'a str>,
    /// Where it stands, as `file:line`.
    pub place: &'a str,
    /// Calls the property with its values; draws nothing.
    pub body: Body<'a>,
}

/// The arguments of `#[reproduce_failure]`.
#[derive(Clone, Copy, Debug)]
pub struct Reproduce<'a> {
    /// The version of hypo that printed the line.
    pub version: &'a str,
    /// The choices.
    pub blob: &'a str,
}

impl TestId<'_> {
    /// The key under which failures of this test are stored.
    ///
    /// Its source is part of it: after a change of the test it is another test.
    pub(crate) fn key(&self) -> [u8; 32] {
        let mut hasher = blake3::Hasher::new();
        for part in &[
            self.package,
            self.target,
            self.module,
            self.name,
            self.source,
        ] {
            // The length first, or else the end of one part could pass for the start of the next.
            hasher.update(&(part.len() as u64).to_le_bytes());
            hasher.update(part.as_bytes());
        }
        *hasher.finalize().as_bytes()
    }
}
