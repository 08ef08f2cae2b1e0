//! Addresses of IPv4 and IPv6.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use hypo_core::choice::{BytesConstraint, Size};
use hypo_core::{Label, TestCase};

use super::Version;
use super::special::{V4, V6};
use crate::{Arbitrary, Combinators, Inverse, Strategy, sampled_from};

/// Draws addresses of either version of the internet protocol.
///
/// ```
/// use hypo_strategies::{Strategy, ip_addresses};
///
/// # hypo_strategies::for_each_case(|case| {
/// let peer = ip_addresses().draw(case);
/// assert_eq!(peer.to_string().parse(), Ok(peer));
/// assert!(ip_addresses().v6().draw(case).is_ipv6());
/// # });
/// ```
///
/// Both versions come up equally often. Half of the addresses of each are any
/// address, each as likely, and half are out of a network with a meaning of its
/// own, such as those for private use, loopback, documentation and multicast.
///
/// The simplest value is `0.0.0.0`, or `::` where only those of version 6 are
/// drawn; numerically lower addresses are simpler, those of version 4 before
/// those of version 6. The types of one version have
/// [`ipv4_addresses`] and [`ipv6_addresses`].
pub fn ip_addresses() -> IpAddresses {
    IpAddresses { only: None }
}

/// Draws addresses of version 4: any, or half of the time one with a meaning of its own.
///
/// ```
/// use hypo_strategies::{Strategy, ipv4_addresses};
///
/// # hypo_strategies::for_each_case(|case| {
/// let address = ipv4_addresses().draw(case);
/// assert!(!address.is_private() || address.octets()[0] >= 10);
/// # });
/// ```
///
/// The simplest value is `0.0.0.0`; lower addresses are simpler.
pub fn ipv4_addresses() -> Ipv4Addresses {
    Ipv4Addresses(())
}

/// Draws addresses of version 6: any, or half of the time one with a meaning of its own.
///
/// ```
/// use hypo_strategies::{Strategy, ipv6_addresses};
///
/// # hypo_strategies::for_each_case(|case| {
/// let address = ipv6_addresses().draw(case);
/// assert_eq!(address.to_string().parse(), Ok(address));
/// # });
/// ```
///
/// The simplest value is `::`; lower addresses are simpler.
pub fn ipv6_addresses() -> Ipv6Addresses {
    Ipv6Addresses(())
}

/// Draws addresses of either version; made by [`ip_addresses`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct IpAddresses {
    only: Option<Version>,
}

impl IpAddresses {
    /// Draws only addresses of version 4; with [`v6`](IpAddresses::v6) as well it is an error.
    #[track_caller]
    pub fn v4(self) -> IpAddresses {
        IpAddresses {
            only: Version::V4.only(self.only),
        }
    }

    /// Draws only addresses of version 6; with [`v4`](IpAddresses::v4) as well it is an error.
    #[track_caller]
    pub fn v6(self) -> IpAddresses {
        IpAddresses {
            only: Version::V6.only(self.only),
        }
    }
}

/// Draws addresses of version 4; made by [`ipv4_addresses`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Ipv4Addresses(());

/// Draws addresses of version 6; made by [`ipv6_addresses`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Ipv6Addresses(());

impl Strategy for IpAddresses {
    type Value = IpAddr;

    fn draw(&self, case: &TestCase) -> IpAddr {
        case.span(Label::new("IpAddresses"), || {
            let v6 = match self.only {
                Some(version) => version == Version::V6,
                None => second(case),
            };
            if v6 {
                IpAddr::V6(ipv6_addresses().draw(case))
            } else {
                IpAddr::V4(ipv4_addresses().draw(case))
            }
        })
    }

    fn draw_part(&self, case: &TestCase) -> IpAddr {
        self.draw(case)
    }

    fn invert(&self, value: &IpAddr, choices: &mut Inverse) -> Option<()> {
        match (self.only, value) {
            (Some(Version::V4), IpAddr::V6(_)) | (Some(Version::V6), IpAddr::V4(_)) => return None,
            (Some(_), _) => {}
            (None, _) => invert_second(value.is_ipv6(), choices)?,
        }
        match value {
            IpAddr::V4(address) => ipv4_addresses().invert(address, choices),
            IpAddr::V6(address) => ipv6_addresses().invert(address, choices),
        }
    }

    fn distinct(&self) -> Option<u128> {
        // Those of version 6 are one more than there are numbers to count them with.
        (self.only == Some(Version::V4)).then_some(1 << 32)
    }
}

impl Strategy for Ipv4Addresses {
    type Value = Ipv4Addr;

    fn draw(&self, case: &TestCase) -> Ipv4Addr {
        case.span(Label::new("Ipv4Addresses"), || {
            if second(case) {
                let (first, shared) = sampled_from(&V4).draw(case);
                let host = draw_host(u32::BITS - shared, case);
                Ipv4Addr::from_bits(Ipv4Addr::from(first).to_bits() | host as u32)
            } else {
                Ipv4Addr::from(draw_bytes(case))
            }
        })
    }

    fn draw_part(&self, case: &TestCase) -> Ipv4Addr {
        self.draw(case)
    }

    fn invert(&self, value: &Ipv4Addr, choices: &mut Inverse) -> Option<()> {
        invert_second(false, choices)?;
        invert_bytes(&value.octets(), choices)
    }

    fn distinct(&self) -> Option<u128> {
        Some(1 << 32)
    }
}

impl Strategy for Ipv6Addresses {
    type Value = Ipv6Addr;

    fn draw(&self, case: &TestCase) -> Ipv6Addr {
        case.span(Label::new("Ipv6Addresses"), || {
            if second(case) {
                let (first, shared) = sampled_from(&V6).draw(case);
                let host = draw_host(u128::BITS - shared, case);
                Ipv6Addr::from_bits(Ipv6Addr::from(first).to_bits() | host)
            } else {
                Ipv6Addr::from(draw_bytes(case))
            }
        })
    }

    fn draw_part(&self, case: &TestCase) -> Ipv6Addr {
        self.draw(case)
    }

    fn invert(&self, value: &Ipv6Addr, choices: &mut Inverse) -> Option<()> {
        invert_second(false, choices)?;
        invert_bytes(&value.octets(), choices)
    }
}

impl Combinators for IpAddresses {}
impl Combinators for Ipv4Addresses {}
impl Combinators for Ipv6Addresses {}

/// Every address; the simplest is `0.0.0.0`.
impl Arbitrary for IpAddr {
    type Strategy = IpAddresses;

    fn arbitrary() -> IpAddresses {
        ip_addresses()
    }
}

/// Every address; the simplest is `0.0.0.0`.
impl Arbitrary for Ipv4Addr {
    type Strategy = Ipv4Addresses;

    fn arbitrary() -> Ipv4Addresses {
        ipv4_addresses()
    }
}

/// Every address; the simplest is `::`.
impl Arbitrary for Ipv6Addr {
    type Strategy = Ipv6Addresses;

    fn arbitrary() -> Ipv6Addresses {
        ipv6_addresses()
    }
}

/// Bytes that are each as likely: a number so long would mostly be a small one.
fn draw_bytes<const N: usize>(case: &TestCase) -> [u8; N] {
    let bytes = case.draw_bytes(&of_length(N));
    <[u8; N]>::try_from(bytes).expect("there is only one size")
}

fn invert_bytes(bytes: &[u8], choices: &mut Inverse) -> Option<()> {
    choices.bytes(&of_length(bytes.len()), bytes)
}

fn of_length(bytes: usize) -> BytesConstraint {
    let size = Size::new(bytes, bytes).expect("no number is above itself");
    BytesConstraint::new(size)
}

/// What an address has behind the bits that its network shares: a choice also where that is nothing,
/// so that one network can be taken for another.
fn draw_host(bits: u32, case: &TestCase) -> u128 {
    let last = u128::MAX.checked_shr(u128::BITS - bits).unwrap_or(0);
    (0..=last).draw(case)
}

/// Whether it is the second of two alternatives.
fn second(case: &TestCase) -> bool {
    (0..2).draw(case) == 1
}

fn invert_second(is_second: bool, choices: &mut Inverse) -> Option<()> {
    (0..2).invert(&i32::from(is_second), choices)
}
