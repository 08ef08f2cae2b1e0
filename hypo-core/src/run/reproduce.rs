//! Replays the one test case of `#[reproduce_failure]`, in place of everything else.

use crate::blob::{self, Unreadable};
use crate::executor::Misuse;
use crate::property::{Property, Reproduce};
use crate::report::{Story, messages};
use crate::run::found::Found;

/// Decodes the blob. The one run of the property is the last replay itself.
pub(super) fn decode<'a>(
    property: &Property<'a>,
    reproduce: Reproduce<'a>,
) -> Result<Found<'a>, Misuse> {
    match blob::decode(reproduce.blob) {
        Ok(values) => Ok(Found {
            story: Story::Reproduced {
                version: reproduce.version.to_owned(),
            },
            body: property.body,
            values,
            bug: None,
        }),
        Err(Unreadable::Format) => Err(Misuse(messages::unknown_blob(reproduce.version))),
        Err(Unreadable::Broken) => Err(Misuse(messages::broken_blob())),
    }
}
