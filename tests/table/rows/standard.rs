//! Other types of the standard library.

use super::rows;
use crate::table::types::names::*;

rows! {
    any {
        Box<u8> => Box::new(0);
        Rc<String> => Rc::new(String::new());
        Arc<(u8, bool)> => Arc::new((0, false));
        Pin<Box<char>> => Box::pin('0');
        Range<i8> => 0..0;
        RangeInclusive<char> => '0'..='0';
        RangeFrom<u64> => 0..;
        RangeTo<String> => ..String::new();
        RangeToInclusive<f64> => ..=0.0;
        RangeFull => .., |range| *range == ..;
        Bound<u8> => Bound::Unbounded;
        Layout => Layout::from_size_align(0, 1).unwrap(),
            |layout| layout.align().is_power_of_two() && Layout::from_size_align(layout.size(), layout.align()).is_ok();
    }
}

/// Those whose values can be changed through a shared reference, and enums.
pub(in crate::table) use cells::rows as cells_and_enums;

mod cells {
    use super::super::rows;
    use crate::table::types::names::*;

    rows! {
        any {
            Cell<u8> => Cell::new(0);
            RefCell<String> => RefCell::new(String::new());
            Mutex<Vec<u8>> => Mutex::new(vec![]), |mutex| !mutex.is_poisoned();
            RwLock<i8> => RwLock::new(0), |lock| !lock.is_poisoned();
            OnceCell<u8> => OnceCell::new();
            OnceLock<String> => OnceLock::new();
            atomic::AtomicBool => atomic::AtomicBool::new(false);
            atomic::AtomicI8 => atomic::AtomicI8::new(0);
            atomic::AtomicI16 => atomic::AtomicI16::new(0);
            atomic::AtomicI32 => atomic::AtomicI32::new(0);
            atomic::AtomicI64 => atomic::AtomicI64::new(0);
            atomic::AtomicIsize => atomic::AtomicIsize::new(0);
            atomic::AtomicU8 => atomic::AtomicU8::new(0);
            atomic::AtomicU16 => atomic::AtomicU16::new(0);
            atomic::AtomicU32 => atomic::AtomicU32::new(0);
            atomic::AtomicU64 => atomic::AtomicU64::new(0);
            atomic::AtomicUsize => atomic::AtomicUsize::new(0);
        }
        any {
            std::cmp::Ordering => std::cmp::Ordering::Equal;
            atomic::Ordering => atomic::Ordering::Relaxed;
            std::fmt::Alignment => std::fmt::Alignment::Left;
            FpCategory => FpCategory::Zero;
            Shutdown => Shutdown::Read;
            std::io::ErrorKind => std::io::ErrorKind::Other;
            Poll<u8> => Poll::Pending;
            ControlFlow<String, u8> => ControlFlow::Continue(0);
            PhantomData<str> => PhantomData, |marker| *marker == PhantomData;
            PhantomData<fn(u8) -> String> => PhantomData, |marker| *marker == PhantomData;
        }
    }
}
