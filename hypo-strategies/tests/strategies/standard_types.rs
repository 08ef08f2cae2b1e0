//! What is drawn of the types of the standard library, each simplest first and printed as it is written here.

#![allow(
    unused_qualifications,
    reason = "what is printed has paths that need no import"
)]

use std::collections::{BinaryHeap, HashSet};
use std::ops::{Bound, ControlFlow, Range, RangeInclusive};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use hypo_strategies::{Arbitrary, Strategy, any};

use crate::harness::{check, executions, samples, show, shrunk, simplest};

/// Each type is drawn and replayed, and its simplest value is, and prints as, the expression behind it.
macro_rules! simplest {
    ($($type:ty: $value:expr;)*) => {$({
        check(any::<$type>(), $value, |_| true);
        let printed: String = show(&simplest(any::<$type>())).split_whitespace().collect();
        let written: String = stringify!($value).split_whitespace().collect();
        assert_eq!(printed, written);
    })*};
}

#[test]
fn pointers_hold_the_simplest_value() {
    simplest! {
        Box<u8>: Box::new(0);
        std::rc::Rc<u8>: std::rc::Rc::new(0);
        std::sync::Arc<(u8, bool)>: std::sync::Arc::new((0, false));
        std::pin::Pin<Box<u8>>: Box::pin(0);
        Box<[u8]>: Box::from([]);
        std::rc::Rc<[u8]>: std::rc::Rc::from([]);
        std::sync::Arc<[u8]>: std::sync::Arc::from([]);
        Box<str>: Box::from("");
        std::rc::Rc<str>: std::rc::Rc::from("");
        std::sync::Arc<str>: std::sync::Arc::from("");
        std::borrow::Cow<'static, str>: std::borrow::Cow::from("");
        std::borrow::Cow<'static, [u8]>: std::borrow::Cow::from(vec![]);
    }
}

#[test]
fn collections_are_empty_first() {
    simplest! {
        std::collections::VecDeque<u8>: std::collections::VecDeque::from([]);
        std::collections::LinkedList<u8>: std::collections::LinkedList::from([]);
        std::collections::BinaryHeap<u8>: std::collections::BinaryHeap::from([]);
    }
}

#[test]
fn wrapped_numbers_are_0_first_and_those_without_0_are_1() {
    simplest! {
        std::num::Wrapping<i8>: std::num::Wrapping(0);
        std::num::Saturating<u64>: std::num::Saturating(0);
        std::cmp::Reverse<i32>: std::cmp::Reverse(0);
        std::num::NonZero<u8>: std::num::NonZero::new(1).unwrap();
        std::num::NonZero<u16>: std::num::NonZero::new(1).unwrap();
        std::num::NonZero<u32>: std::num::NonZero::new(1).unwrap();
        std::num::NonZero<u64>: std::num::NonZero::new(1).unwrap();
        std::num::NonZero<u128>: std::num::NonZero::new(1).unwrap();
        std::num::NonZero<usize>: std::num::NonZero::new(1).unwrap();
        std::num::NonZero<i8>: std::num::NonZero::new(1).unwrap();
        std::num::NonZero<i16>: std::num::NonZero::new(1).unwrap();
        std::num::NonZero<i32>: std::num::NonZero::new(1).unwrap();
        std::num::NonZero<i64>: std::num::NonZero::new(1).unwrap();
        std::num::NonZero<i128>: std::num::NonZero::new(1).unwrap();
        std::num::NonZero<isize>: std::num::NonZero::new(1).unwrap();
    }
}

#[test]
fn cells_hold_the_simplest_value_or_nothing() {
    simplest! {
        std::cell::Cell<u8>: std::cell::Cell::new(0);
        std::cell::RefCell<u8>: std::cell::RefCell::new(0);
        std::sync::Mutex<u8>: std::sync::Mutex::new(0);
        std::sync::RwLock<u8>: std::sync::RwLock::new(0);
        std::cell::OnceCell<u8>: std::cell::OnceCell::new();
        std::sync::OnceLock<u8>: std::sync::OnceLock::new();
        std::sync::atomic::AtomicBool: std::sync::atomic::AtomicBool::new(false);
        std::sync::atomic::AtomicI8: std::sync::atomic::AtomicI8::new(0);
        std::sync::atomic::AtomicU8: std::sync::atomic::AtomicU8::new(0);
        std::sync::atomic::AtomicI16: std::sync::atomic::AtomicI16::new(0);
        std::sync::atomic::AtomicU16: std::sync::atomic::AtomicU16::new(0);
        std::sync::atomic::AtomicI32: std::sync::atomic::AtomicI32::new(0);
        std::sync::atomic::AtomicU32: std::sync::atomic::AtomicU32::new(0);
        std::sync::atomic::AtomicIsize: std::sync::atomic::AtomicIsize::new(0);
        std::sync::atomic::AtomicUsize: std::sync::atomic::AtomicUsize::new(0);
    }
    #[cfg(target_has_atomic = "64")]
    simplest! {
        std::sync::atomic::AtomicI64: std::sync::atomic::AtomicI64::new(0);
        std::sync::atomic::AtomicU64: std::sync::atomic::AtomicU64::new(0);
    }
}

#[test]
fn ranges_have_the_simplest_value_on_either_side() {
    simplest! {
        std::ops::Range<u8>: 0..0;
        std::ops::RangeInclusive<i64>: 0..=0;
        std::ops::RangeFrom<u8>: 0..;
        std::ops::RangeTo<u8>: ..0;
        std::ops::RangeToInclusive<char>: ..='0';
        std::ops::RangeFull: ..;
        std::ops::Bound<u8>: std::ops::Bound::Unbounded;
    }
}

#[test]
fn enums_have_their_simplest_variant_first() {
    simplest! {
        std::cmp::Ordering: std::cmp::Ordering::Equal;
        std::sync::atomic::Ordering: std::sync::atomic::Ordering::Relaxed;
        std::fmt::Alignment: std::fmt::Alignment::Left;
        std::num::FpCategory: std::num::FpCategory::Zero;
        std::net::Shutdown: std::net::Shutdown::Read;
        std::io::ErrorKind: std::io::ErrorKind::Other;
        std::task::Poll<u8>: std::task::Poll::Pending;
        std::ops::ControlFlow<u8, bool>: std::ops::ControlFlow::Continue(false);
        std::marker::PhantomData<str>: std::marker::PhantomData;
        std::alloc::Layout: std::alloc::Layout::from_size_align(0, 1).unwrap();
    }
}

#[test]
fn strings_of_the_system_and_paths_are_empty_first() {
    simplest! {
        std::ffi::OsString: std::ffi::OsString::from("");
        std::ffi::CString: std::ffi::CString::new("").unwrap();
        std::path::PathBuf: std::path::PathBuf::from("");
        Box<std::path::Path>: std::path::PathBuf::from("").into_boxed_path();
    }
}

#[test]
fn times_and_addresses_have_a_simplest_value_that_people_would_write() {
    simplest! {
        std::time::Duration: std::time::Duration::new(0, 0);
        std::time::SystemTime: std::time::UNIX_EPOCH + std::time::Duration::new(946684800, 0);
        std::net::Ipv4Addr: std::net::Ipv4Addr::new(0, 0, 0, 0);
        std::net::Ipv6Addr: std::net::Ipv6Addr::new(0, 0, 0, 0, 0, 0, 0, 0);
        std::net::IpAddr: std::net::IpAddr::from([0, 0, 0, 0]);
        std::net::SocketAddrV4: std::net::SocketAddrV4::new(std::net::Ipv4Addr::new(0, 0, 0, 0), 0);
        std::net::SocketAddrV6: std::net::SocketAddrV6::new(std::net::Ipv6Addr::new(0, 0, 0, 0, 0, 0, 0, 0), 0, 0, 0);
        std::net::SocketAddr: std::net::SocketAddr::from(([0, 0, 0, 0], 0));
    }
}

#[test]
fn strategies_of_standard_types_go_to_other_threads_even_if_their_values_cannot() {
    fn goes<S: Strategy + Send + Sync + Clone + std::fmt::Debug>(_: S) {}
    goes(any::<Rc<u8>>());
    goes(any::<Rc<str>>());
    goes(any::<std::cell::RefCell<u8>>());
    goes(any::<std::marker::PhantomData<*const u8>>());
    goes(any::<Range<u8>>());
    goes(any::<PathBuf>());
    goes(any::<std::time::SystemTime>());
    goes(any::<std::net::SocketAddr>());
}

#[test]
fn every_number_but_zero_is_drawn_without_rejecting_any() {
    fn all<T: Arbitrary + Eq + std::hash::Hash>(expected: usize) {
        let drawn = executions(&any::<T>(), 6000);
        assert_eq!(drawn.len(), 6000);
        let different: HashSet<T> = drawn.into_iter().map(|(value, _)| value).collect();
        assert_eq!(different.len(), expected);
    }
    all::<std::num::NonZero<u8>>(255);
    all::<std::num::NonZero<i8>>(255);
    let ends = samples(any::<std::num::NonZero<i64>>(), 2000);
    for end in [i64::MIN, -1, 1, i64::MAX] {
        assert!(ends.iter().any(|n| n.get() == end), "{end} is missing");
    }
}

#[test]
fn negative_numbers_but_zero_shrink_to_the_nearest_that_fails() {
    let all = any::<std::num::NonZero<i32>>();
    for n in shrunk(&all, 30, |n| n.get() < 0) {
        assert_eq!(n.get(), -1);
    }
    for n in shrunk(&all, 30, |n| n.get() > 999) {
        assert_eq!(n.get(), 1000);
    }
}

#[test]
fn most_ranges_are_in_order_and_some_are_reversed() {
    let drawn = samples(any::<Range<i32>>(), 1000);
    let reversed = drawn.iter().filter(|range| range.start > range.end).count();
    assert!((50..200).contains(&reversed), "{reversed} of 1000");
    let drawn = samples(any::<RangeInclusive<i32>>(), 1000);
    let reversed = drawn
        .iter()
        .filter(|range| range.start() > range.end())
        .count();
    assert!((50..200).contains(&reversed), "{reversed} of 1000");
}

#[test]
fn ranges_shrink_at_both_ends() {
    for range in shrunk(&any::<Range<u32>>(), 30, |range| range.len() >= 10) {
        assert_eq!(range, 0..10);
    }
    #[allow(clippy::reversed_empty_ranges, reason = "that is what fails")]
    for range in shrunk(&any::<Range<u32>>(), 100, |range| range.start > range.end) {
        assert_eq!(range, 1..0);
    }
}

#[test]
fn ranges_of_what_has_no_order_between_some_values_are_drawn_too() {
    let drawn = samples(any::<Range<f64>>(), 2000);
    assert!(drawn.iter().any(|range| range.start.is_nan()));
}

#[test]
fn every_variant_is_drawn() {
    use std::io::ErrorKind;
    let kinds: HashSet<ErrorKind> = samples(any::<ErrorKind>(), 1000).into_iter().collect();
    assert_eq!(kinds.len(), 38);
    let bounds = samples(any::<Bound<u8>>(), 200);
    assert!(
        bounds
            .iter()
            .any(|bound| matches!(bound, Bound::Included(_)))
    );
    assert!(
        bounds
            .iter()
            .any(|bound| matches!(bound, Bound::Excluded(_)))
    );
    assert!(bounds.contains(&Bound::Unbounded));
    let flows = samples(any::<ControlFlow<(), ()>>(), 50);
    assert!(flows.iter().any(ControlFlow::is_break));
    let cells = samples(any::<std::sync::OnceLock<bool>>(), 50);
    assert!(cells.iter().any(|cell| cell.get().is_some()));
}

#[test]
fn a_heap_is_one_whatever_order_was_drawn() {
    for heap in samples(any::<BinaryHeap<i8>>(), 200) {
        let top = heap.peek().copied();
        assert_eq!(top, heap.into_iter().max());
    }
}

#[test]
fn layouts_have_every_alignment_there_is() {
    let drawn = samples(any::<std::alloc::Layout>(), 2000);
    let aligned: HashSet<usize> = drawn.iter().map(std::alloc::Layout::align).collect();
    assert_eq!(aligned.len(), usize::BITS as usize);
}

#[test]
fn strings_of_c_are_any_bytes_but_nul() {
    let drawn = samples(any::<std::ffi::CString>(), 2000);
    assert_eq!(drawn.len(), 2000);
    let bytes: HashSet<u8> = drawn
        .iter()
        .flat_map(std::ffi::CString::as_bytes)
        .copied()
        .collect();
    assert_eq!(bytes.len(), 255);
    assert!(drawn.iter().filter(|s| s.to_str().is_ok()).count() > 1000);
}

#[test]
fn paths_are_relative_and_absolute_and_have_every_kind_of_component() {
    use std::path::Component;
    let drawn = samples(any::<PathBuf>(), 1000);
    let some = |is: fn(&Path) -> bool| drawn.iter().filter(|path| is(path)).count();
    assert!(some(Path::has_root) > 100);
    assert!(some(Path::is_relative) > 100);
    let has = |is: fn(&Component<'_>) -> bool| {
        drawn
            .iter()
            .filter(|path| path.components().any(|c| is(&c)))
            .count()
    };
    assert!(has(|component| matches!(component, Component::ParentDir)) > 50);
    assert!(has(|component| matches!(component, Component::CurDir)) > 5);
    assert!(has(|component| matches!(component, Component::Normal(_))) > 400);
    assert!(some(|path| path.extension().is_some()) > 50);
    let text = |part: &str| {
        drawn
            .iter()
            .filter(|path| path.to_string_lossy().contains(part))
            .count()
    };
    assert!(text("//") > 20 || cfg!(windows));
    assert!(drawn.iter().all(|path| path.as_os_str().len() < 100_000));
}

#[cfg(unix)]
#[test]
fn some_strings_of_the_system_and_some_paths_are_not_unicode() {
    let strings = samples(any::<std::ffi::OsString>(), 1000);
    let foreign = strings.iter().filter(|s| s.to_str().is_none()).count();
    assert!((50..250).contains(&foreign), "{foreign} of 1000");
    let paths = samples(any::<PathBuf>(), 1000);
    let foreign = paths.iter().filter(|path| path.to_str().is_none()).count();
    assert!((50..250).contains(&foreign), "{foreign} of 1000");
    for string in shrunk(&any::<std::ffi::OsString>(), 100, |s| s.to_str().is_none()) {
        assert_eq!(string.as_encoded_bytes(), b"\x80");
    }
    for path in shrunk(&any::<PathBuf>(), 100, |path| path.to_str().is_none()) {
        assert_eq!(path.as_os_str().as_encoded_bytes(), b"\x80");
    }
}

#[test]
fn paths_shrink_to_few_simple_components() {
    let all = any::<PathBuf>();
    for path in shrunk(&all, 60, |path| {
        path.components().count() >= 2 && path.is_relative()
    }) {
        let components: Vec<_> = path.components().collect();
        assert_eq!(components.len(), 2, "{path:?}");
    }
    for path in shrunk(&all, 60, |path| path.has_root()) {
        assert!(path.as_os_str().len() <= 2, "{path:?}");
    }
}
