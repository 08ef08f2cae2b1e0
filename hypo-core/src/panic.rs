//! Catching the property's panics quietly, and letting the last one speak.
//!
//! A search makes a property panic many times, and only the last time is worth
//! reading. One hook for the whole process, put around whatever hook there was,
//! keeps the panics of test cases to itself and notes where they were; those of
//! a last test case, and of everything that is none, go through.

use std::any::Any;
use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::case::{self, TestCase};
use crate::origin::{Kind, Origin, Place};

/// A panic of the property.
pub(crate) struct Caught {
    pub(crate) origin: Origin,
    pub(crate) message: String,
    pub(crate) payload: Box<dyn Any + Send>,
    /// Whether our hook was told of it: not of one that was resumed, and of none if somebody has replaced the hook.
    pub(crate) heard: bool,
}

thread_local! {
    /// Where this thread's latest panic in a test case was, and its text; the hook is told, the catcher is not.
    static LATEST: RefCell<Option<(Place, String)>> = const { RefCell::new(None) };
}

/// Runs `body` and catches its panic.
pub(crate) fn catch<T>(body: impl FnOnce() -> T) -> Result<T, Caught> {
    install_hook();
    LATEST.take();
    panic::catch_unwind(AssertUnwindSafe(|| __rust_begin_short_backtrace(body))).map_err(
        |payload| {
            let message = message(&*payload);
            // The latest panic may be one that the property has caught, before it resumed another.
            let place = match LATEST.take() {
                Some((place, text)) if text == message => Some(place),
                _ => None,
            };
            let payload_kind = if payload.is::<&str>() || payload.is::<String>() {
                Kind::Panic
            } else {
                Kind::PanicWith((*payload).type_id())
            };
            Caught {
                heard: place.is_some(),
                origin: Origin::new(payload_kind, place),
                message,
                payload,
            }
        },
    )
}

/// The standard library prints no frames below a function of this name, so that
/// a backtrace ends where the property begins.
#[inline(never)]
fn __rust_begin_short_backtrace<T>(body: impl FnOnce() -> T) -> T {
    let result = body();
    // Not a tail call, which would leave no frame to be found.
    std::hint::black_box(());
    result
}

/// The text of a panic's payload, as the standard hook prints it.
pub(crate) fn message(payload: &dyn Any) -> String {
    if let Some(text) = payload.downcast_ref::<&str>() {
        (*text).to_owned()
    } else if let Some(text) = payload.downcast_ref::<String>() {
        text.clone()
    } else {
        "Box<dyn Any>".to_owned()
    }
}

fn install_hook() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(wrap_hook);
}

/// Puts our hook around the one that somebody has set in its place, as libraries for prettier panics
/// do.
///
/// What tells it is a panic that was not heard of, and a resumed one is not either; so this is not
/// done without end.
pub(crate) fn reinstall_hook() {
    static TIMES: AtomicUsize = AtomicUsize::new(0);
    if TIMES.fetch_add(1, Ordering::Relaxed) < MOST_REINSTALLS {
        wrap_hook();
    }
}

const MOST_REINSTALLS: usize = 64;

fn wrap_hook() {
    let previous = panic::take_hook();
    panic::set_hook(Box::new(move |info| match case::current() {
        Some(case) => within_test_case(&case, info, &previous),
        None => previous(info),
    }));
}

fn within_test_case(
    case: &TestCase,
    info: &PanicHookInfo<'_>,
    previous: &dyn Fn(&PanicHookInfo<'_>),
) {
    if let Some(location) = info.location() {
        LATEST.set(Some((Place::from(location), message(info.payload()))));
    }
    if case.is_last() {
        case.announce();
        previous(info);
    }
}
