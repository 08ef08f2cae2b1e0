//! The enums of the standard library, and the types without a value to hold.

use std::cmp::Ordering;
use std::fmt::Alignment;
use std::io::ErrorKind;
use std::marker::PhantomData;
use std::net::Shutdown;
use std::num::FpCategory;
use std::ops::ControlFlow;
use std::sync::atomic;
use std::task::Poll;

use super::{Arbitrary, any};
use crate::{
    Converted, Just, Options, Outline, Results, SampledFrom, just, options, results, sampled_from,
};

macro_rules! variants {
    ($($(#[$doc:meta])* $type:ty: $first:ident $($other:ident)*;)*) => {$(
        $(#[$doc])*
        impl Arbitrary for $type {
            type Strategy = SampledFrom<$type, &'static [$type]>;

            fn arbitrary() -> Self::Strategy {
                SampledFrom::comparing(sampled_from(&[<$type>::$first $(, <$type>::$other)*]))
            }
        }
    )*};
}
variants! {
    /// Each as likely; the simplest is `Equal`.
    Ordering: Equal Less Greater;
    /// Each as likely; the simplest is `Relaxed`, and the strictest comes last.
    atomic::Ordering: Relaxed Release Acquire AcqRel SeqCst;
    /// Each as likely; the simplest is `Left`.
    Alignment: Left Center Right;
    /// Each as likely; the simplest is `Zero`.
    FpCategory: Zero Normal Subnormal Infinite Nan;
    /// Each as likely; the simplest is `Read`.
    Shutdown: Read Write Both;
    /// Every kind that has a name since Rust 1.85, each as likely; the simplest is `Other`.
    ErrorKind:
        Other
        NotFound
        PermissionDenied
        AlreadyExists
        InvalidInput
        InvalidData
        UnexpectedEof
        Interrupted
        WouldBlock
        TimedOut
        WriteZero
        BrokenPipe
        Unsupported
        OutOfMemory
        ConnectionRefused
        ConnectionReset
        ConnectionAborted
        NotConnected
        AddrInUse
        AddrNotAvailable
        HostUnreachable
        NetworkUnreachable
        NetworkDown
        NotADirectory
        IsADirectory
        DirectoryNotEmpty
        ReadOnlyFilesystem
        StaleNetworkFileHandle
        StorageFull
        NotSeekable
        QuotaExceeded
        FileTooLarge
        ResourceBusy
        ExecutableFileBusy
        Deadlock
        CrossesDevices
        TooManyLinks
        ArgumentListTooLong;
}

/// `Pending` or `Ready` with any value; the simplest is `Pending`.
impl<T: Arbitrary> Arbitrary for Poll<T> {
    type Strategy = Converted<Options<T::Strategy>, Poll<T>>;

    fn arbitrary() -> Self::Strategy {
        let make: fn(Option<T>) -> Poll<T> = |value| match value {
            Some(value) => Poll::Ready(value),
            None => Poll::Pending,
        };
        Converted::new(options(any::<T>()), make, |strategy, poll, choices| {
            let value = match poll {
                Poll::Ready(value) => Some(value),
                Poll::Pending => None,
            };
            strategy.invert_ref(value, choices)
        })
    }

    fn outline(outline: &mut Outline) {
        outline.perhaps(T::outline);
    }
}

/// `Continue` or `Break` with any value; the simplest is `Continue` with the simplest.
impl<B: Arbitrary, C: Arbitrary> Arbitrary for ControlFlow<B, C> {
    type Strategy = Converted<Results<C::Strategy, B::Strategy>, ControlFlow<B, C>>;

    fn arbitrary() -> Self::Strategy {
        let make: fn(Result<C, B>) -> ControlFlow<B, C> = |result| match result {
            Ok(value) => ControlFlow::Continue(value),
            Err(value) => ControlFlow::Break(value),
        };
        let strategy = results(any::<C>(), any::<B>());
        Converted::new(strategy, make, |strategy, flow, choices| {
            let result = match flow {
                ControlFlow::Continue(value) => Ok(value),
                ControlFlow::Break(value) => Err(value),
            };
            strategy.invert_ref(result, choices)
        })
    }

    fn outline(outline: &mut Outline) {
        Result::<C, B>::outline(outline);
    }
}

/// The one value there is, whatever `T` is.
impl<T: ?Sized> Arbitrary for PhantomData<T> {
    // Through a function, so that the strategy can go to other threads also where `T` cannot.
    type Strategy = Converted<Just<()>, PhantomData<T>>;

    fn arbitrary() -> Self::Strategy {
        Converted::new(just(()), |()| PhantomData, |_, _, _| Some(()))
    }
}
