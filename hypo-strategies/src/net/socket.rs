//! Addresses with a port.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use std::ops::RangeBounds;

use hypo_core::TestCase;

use super::ip::{
    IpAddresses, Ipv4Addresses, Ipv6Addresses, ip_addresses, ipv4_addresses, ipv6_addresses,
};
use crate::{
    Arbitrary, Combinators, Converted, Integers, Inverse, Options, Strategy, integers, options,
};

/// Draws addresses of either version of the internet protocol, with a port.
///
/// ```
/// use hypo_strategies::{Strategy, socket_addresses};
///
/// # hypo_strategies::for_each_case(|case| {
/// let server = socket_addresses().v4().ports(1024..).draw(case);
/// assert!(server.is_ipv4() && server.port() >= 1024);
/// # });
/// ```
///
/// The addresses are those of [`ip_addresses`](crate::ip_addresses), and the
/// ports any. Half of those of version 6 have a flow and a scope of any number,
/// for the type has room for them; the flow is lost when such an address is
/// written as text.
///
/// The simplest value is `0.0.0.0:0`, or `[::]:0` where only those of version 6
/// are drawn.
pub fn socket_addresses() -> SocketAddresses {
    SocketAddresses {
        addresses: ip_addresses(),
        ports: integers(..),
    }
}

/// Draws addresses with a port; made by [`socket_addresses`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct SocketAddresses {
    addresses: IpAddresses,
    ports: Integers<u16>,
}

impl SocketAddresses {
    /// Draws only addresses of version 4; with [`v6`](SocketAddresses::v6) as well it is an error.
    #[track_caller]
    pub fn v4(self) -> SocketAddresses {
        SocketAddresses {
            addresses: self.addresses.v4(),
            ..self
        }
    }

    /// Draws only addresses of version 6; with [`v4`](SocketAddresses::v4) as well it is an error.
    #[track_caller]
    pub fn v6(self) -> SocketAddresses {
        SocketAddresses {
            addresses: self.addresses.v6(),
            ..self
        }
    }

    /// Draws only ports of a range, as in `.ports(1024..)`; by default any, also 0.
    ///
    /// An empty range is an error.
    #[track_caller]
    pub fn ports(self, range: impl RangeBounds<u16>) -> SocketAddresses {
        SocketAddresses {
            ports: integers(range),
            ..self
        }
    }
}

impl Strategy for SocketAddresses {
    type Value = SocketAddr;

    fn draw(&self, case: &TestCase) -> SocketAddr {
        let address = self.addresses.draw(case);
        let port = self.ports.draw(case);
        match address {
            IpAddr::V4(address) => SocketAddrV4::new(address, port).into(),
            IpAddr::V6(address) => {
                let beside = flows_and_scopes().draw_part(case);
                v6((address, port, beside)).into()
            }
        }
    }

    fn invert(&self, value: &SocketAddr, choices: &mut Inverse) -> Option<()> {
        self.addresses.invert(&value.ip(), choices)?;
        self.ports.invert(&value.port(), choices)?;
        match value {
            SocketAddr::V4(_) => Some(()),
            SocketAddr::V6(address) => invert_beside(&flows_and_scopes(), address, choices),
        }
    }

    fn distinct(&self) -> Option<u128> {
        self.addresses
            .distinct()?
            .checked_mul(self.ports.distinct()?)
    }
}

impl Combinators for SocketAddresses {}

/// Every address and port; the simplest is `0.0.0.0:0`.
impl Arbitrary for SocketAddr {
    type Strategy = SocketAddresses;

    fn arbitrary() -> SocketAddresses {
        socket_addresses()
    }
}

/// Every address and port; the simplest is `0.0.0.0:0`.
impl Arbitrary for SocketAddrV4 {
    type Strategy = Converted<(Ipv4Addresses, Integers<u16>), SocketAddrV4>;

    fn arbitrary() -> Self::Strategy {
        let make: fn((Ipv4Addr, u16)) -> SocketAddrV4 =
            |(address, port)| SocketAddrV4::new(address, port);
        Converted::new(
            (ipv4_addresses(), integers(..)),
            make,
            |parts, value, choices| parts.invert(&(*value.ip(), value.port()), choices),
        )
    }
}

/// Every address, port, flow and scope; the simplest is `[::]:0`, with neither flow nor scope.
impl Arbitrary for SocketAddrV6 {
    type Strategy = Converted<(Ipv6Addresses, Integers<u16>, FlowsAndScopes), SocketAddrV6>;

    fn arbitrary() -> Self::Strategy {
        let parts = (ipv6_addresses(), integers(..), flows_and_scopes());
        Converted::new(parts, v6, |(address, port, beside), value, choices| {
            address.invert(value.ip(), choices)?;
            port.invert(&value.port(), choices)?;
            invert_beside(beside, value, choices)
        })
    }
}

/// What an address of version 6 may have besides.
type FlowsAndScopes = Options<(Integers<u32>, Integers<u32>)>;
type PartsOfV6 = (Ipv6Addr, u16, Option<(u32, u32)>);

fn flows_and_scopes() -> FlowsAndScopes {
    options((integers(..), integers(..)))
}

fn v6((address, port, beside): PartsOfV6) -> SocketAddrV6 {
    let (flow, scope) = beside.unwrap_or_default();
    SocketAddrV6::new(address, port, flow, scope)
}

fn invert_beside(
    beside: &FlowsAndScopes,
    address: &SocketAddrV6,
    choices: &mut Inverse,
) -> Option<()> {
    let drawn = match (address.flowinfo(), address.scope_id()) {
        (0, 0) => None,
        flow_and_scope => Some(flow_and_scope),
    };
    beside.invert(&drawn, choices)
}
