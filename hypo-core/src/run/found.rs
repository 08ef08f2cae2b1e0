//! What a run found: a failure as it is to be shown.

use crate::choice::Value;
use crate::executor::Body;
use crate::report::Story;
use crate::run::bugs::Bug;

/// What to replay, and what to tell of it.
pub(super) struct Found<'a> {
    pub(super) story: Story,
    /// The property, or the pinned example.
    pub(super) body: Body<'a>,
    pub(super) values: Vec<Value>,
    /// What is known of it, if it is from the search.
    pub(super) bug: Option<Bug>,
}

impl<'a> Found<'a> {
    /// A bug of this property.
    pub(super) fn of_bug(body: Body<'a>, bug: Bug) -> Found<'a> {
        let shrinks = bug.improvements;
        let story = if bug.replayed {
            Story::Replayed { shrinks }
        } else {
            Story::Generated {
                test_cases: bug.test_cases,
                shrinks,
            }
        };
        Found {
            story,
            body,
            values: bug.values(),
            bug: Some(bug),
        }
    }
}
