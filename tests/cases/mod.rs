//! Cases that users of other libraries have met: what was wrong for them holds here.
//!
//! A module for each, named after what it is about.

mod dimensions;
mod large_value;
mod recursive_types;
mod wide_enum;

/// The stack of a test's thread, unless `RUST_MIN_STACK` says otherwise.
const STACK: usize = 2 * 1024 * 1024;

/// Runs this on a stack of so many bytes; what panics there panics here.
fn on_a_stack_of<T: Send>(bytes: usize, run: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new()
            .stack_size(bytes)
            .spawn_scoped(scope, run)
            .expect("a thread can be started");
        match thread.join() {
            Ok(value) => value,
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}
