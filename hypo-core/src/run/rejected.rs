//! Why test cases were rejected, and how often.
//!
//! Of each reason the choices of a few test cases are kept, and nothing else: if in the end none was valid,
//! these are [run once more](super::starved).

use crate::case::Rejection;
use crate::choice::Value;
use crate::executor::Execution;

/// The simplest test case is often one of them, and three of others are enough to see what they have in common.
const SAMPLES: usize = 4;

/// One reason for rejecting test cases.
pub(super) struct Rejected {
    pub(super) rejection: Rejection,
    pub(super) times: u64,
    pub(super) samples: Vec<Vec<Value>>,
}

/// Counts a test case that was rejected.
pub(super) fn count(all: &mut Vec<Rejected>, rejection: Rejection, execution: &Execution) {
    let known = all.iter_mut().find(|known| known.rejection == rejection);
    let rejected = match known {
        Some(known) => known,
        None => {
            all.push(Rejected {
                rejection,
                times: 0,
                samples: Vec::new(),
            });
            all.last_mut().expect("it was pushed")
        }
    };
    rejected.times += 1;
    if rejected.samples.len() < SAMPLES {
        rejected.samples.push(execution.values());
    }
}
