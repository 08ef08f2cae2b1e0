//! How values of the standard library's other types print.

#![allow(
    unused_qualifications,
    reason = "what is printed has paths that need no import"
)]

use std::cell::RefCell;
use std::ffi::{CString, OsString};
use std::ops::{Range, RangeInclusive};
use std::path::PathBuf;
use std::sync::{Mutex, RwLock};

use hypo_strategies::{SourceText, ToSource};

use crate::harness::show;

/// Each expression prints as it is written, and so compiles where its type is known.
macro_rules! prints_as_written {
    ($($type:ty: $($value:expr),+;)*) => {$($({
        let value: $type = $value;
        let printed: String = show(&value).split_whitespace().collect();
        let written: String = stringify!($value).split_whitespace().collect();
        assert_eq!(printed, written);
    })+)*};
}

#[test]
fn pointers_and_collections_print_as_expressions_that_make_them() {
    prints_as_written! {
        Box<[u8]>: Box::from([1, 2]);
        std::rc::Rc<[String]>: std::rc::Rc::from(["a".to_string()]);
        std::sync::Arc<[Box<str>]>: std::sync::Arc::from([Box::from("a")]);
        std::pin::Pin<Box<Vec<u8>>>: Box::pin(vec![1]);
        std::borrow::Cow<'static, [u8]>: std::borrow::Cow::from(vec![1, 2]);
        std::collections::LinkedList<u8>: std::collections::LinkedList::from([1, 2]);
        std::collections::BinaryHeap<u8>: std::collections::BinaryHeap::from([3, 1, 2]);
        Vec<std::rc::Rc<std::cell::Cell<u8>>>: vec![std::rc::Rc::new(std::cell::Cell::new(1))];
    }
}

#[test]
fn numbers_cells_and_enums_print_as_expressions_that_make_them() {
    prints_as_written! {
        std::num::NonZero<i8>: std::num::NonZero::new(-128).unwrap();
        std::num::NonZeroU64: std::num::NonZero::new(18446744073709551615).unwrap();
        Option<std::num::NonZeroU8>: Some(std::num::NonZero::new(7).unwrap());
        std::num::Wrapping<u8>: std::num::Wrapping(255);
        std::num::Saturating<i8>: std::num::Saturating(-1);
        std::cmp::Reverse<(u8, bool)>: std::cmp::Reverse((1, true));
        std::cell::OnceCell<u8>: std::cell::OnceCell::from(5);
        std::sync::OnceLock<String>: std::sync::OnceLock::from("a".to_string());
        std::sync::Mutex<Vec<u8>>: std::sync::Mutex::new(vec![1]);
        std::sync::atomic::AtomicI32: std::sync::atomic::AtomicI32::new(-5);
        std::cmp::Ordering: std::cmp::Ordering::Less, std::cmp::Ordering::Greater;
        std::sync::atomic::Ordering: std::sync::atomic::Ordering::SeqCst;
        std::fmt::Alignment: std::fmt::Alignment::Center;
        std::num::FpCategory: std::num::FpCategory::Nan;
        std::net::Shutdown: std::net::Shutdown::Both;
        std::io::ErrorKind: std::io::ErrorKind::NotFound;
        std::task::Poll<u8>: std::task::Poll::Ready(5);
        std::ops::ControlFlow<u8>: std::ops::ControlFlow::Break(5), std::ops::ControlFlow::Continue(());
        std::alloc::Layout: std::alloc::Layout::from_size_align(12, 4).unwrap();
    }
}

#[test]
fn ranges_print_with_their_operator_and_in_brackets_beside_another() {
    prints_as_written! {
        Range<i8>: -5..3;
        RangeInclusive<char>: 'a'..='z';
        std::ops::RangeFrom<f64>: 0.5..;
        std::ops::RangeTo<String>: .."a".to_string();
        std::ops::RangeToInclusive<u8>: ..=5;
        Range<Range<u8>>: (0..1)..(2..3);
        &Range<u8>: &(0..1);
        &RangeInclusive<u8>: &(0..=1);
        &std::ops::RangeFull: &(..);
        Vec<Range<u8>>: vec![0..1, 2..3];
        Option<std::ops::RangeFrom<u8>>: Some(5..);
        (std::ops::RangeTo<u8>, std::ops::RangeFull): (..5, ..);
        (std::ops::Bound<u8>, std::ops::Bound<u8>): (std::ops::Bound::Included(1), std::ops::Bound::Excluded(2));
    }
    let mut used_up = 0..=1;
    while used_up.next().is_some() {}
    assert!(used_up.to_source(&mut SourceText::new()).is_err());
}

#[test]
fn times_print_by_their_distance_from_the_unix_epoch() {
    prints_as_written! {
        std::time::Duration: std::time::Duration::new(18446744073709551615, 999999999);
        std::time::SystemTime: std::time::UNIX_EPOCH;
        std::time::SystemTime: std::time::UNIX_EPOCH - std::time::Duration::new(1, 500);
        &std::time::SystemTime: &(std::time::UNIX_EPOCH + std::time::Duration::new(1, 0));
        std::ops::RangeFrom<std::time::SystemTime>: (std::time::UNIX_EPOCH + std::time::Duration::new(1, 0))..;
    }
}

#[test]
fn addresses_print_as_people_write_them() {
    prints_as_written! {
        std::net::Ipv4Addr: std::net::Ipv4Addr::new(192, 168, 0, 1);
        std::net::Ipv6Addr: std::net::Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0xa, 9);
        std::net::IpAddr: std::net::IpAddr::from([127, 0, 0, 1]);
        std::net::IpAddr: std::net::IpAddr::from([0xfe80, 0, 0, 0, 0, 0, 0, 1]);
        std::net::SocketAddr: std::net::SocketAddr::from(([127, 0, 0, 1], 80));
        std::net::SocketAddr: std::net::SocketAddr::V6(std::net::SocketAddrV6::new(std::net::Ipv6Addr::new(0, 0, 0, 0, 0, 0, 0, 1), 80, 7, 8));
    }
}

#[test]
fn strings_of_the_system_and_of_c_print_as_text_and_by_bytes_where_they_are_none() {
    prints_as_written! {
        OsString: std::ffi::OsString::from("é");
        Box<std::path::Path>: std::path::PathBuf::from("/a").into_boxed_path();
        CString: std::ffi::CString::new("é\n").unwrap();
        CString: std::ffi::CString::new(b"a\"\n\xff").unwrap();
    }
    #[cfg(unix)]
    prints_as_written! {
        OsString: <std::ffi::OsString as std::os::unix::ffi::OsStringExt>::from_vec(b"a\xff".to_vec());
        PathBuf: std::path::PathBuf::from(<std::ffi::OsString as std::os::unix::ffi::OsStringExt>::from_vec(b"/\xff".to_vec()));
    }
}

#[test]
fn strings_of_the_system_are_a_bare_literal_as_a_whole_argument() {
    let mut out = SourceText::new();
    OsString::from("a").to_argument(&mut out).unwrap();
    assert_eq!(out.as_str(), r#""a""#);
}

#[test]
fn what_is_borrowed_locked_or_poisoned_has_no_source() {
    fn has_source(value: &impl ToSource) -> bool {
        value.to_source(&mut SourceText::new()).is_ok()
    }
    let (cell, mutex, lock) = (RefCell::new(1), Mutex::new(1), RwLock::new(1));
    {
        let _held = (cell.borrow_mut(), mutex.lock(), lock.write());
        assert!(!has_source(&cell) && !has_source(&mutex) && !has_source(&lock));
    }
    assert!(has_source(&cell) && has_source(&mutex) && has_source(&lock));
    let poisoning = std::panic::AssertUnwindSafe(|| {
        let _held = mutex.lock();
        std::panic::resume_unwind(Box::new(()));
    });
    assert!(std::panic::catch_unwind(poisoning).is_err());
    assert!(!has_source(&mutex));
}
