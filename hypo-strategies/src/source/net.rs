//! Addresses, with the numbers as people write them.

use std::fmt::Write;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};

use super::{NoSource, SourceText, ToSource};

/// `127, 0, 0, 1`
fn bytes(address: Ipv4Addr) -> String {
    let [a, b, c, d] = address.octets();
    format!("{a}, {b}, {c}, {d}")
}

/// `0x2001, 0xdb8, 0, 0, 0, 0, 0, 1`
fn groups(address: Ipv6Addr) -> String {
    let groups = address.segments().map(|group| match group {
        0..=9 => group.to_string(),
        _ => format!("{group:#x}"),
    });
    groups.join(", ")
}

impl ToSource for Ipv4Addr {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        write!(out, "std::net::Ipv4Addr::new({})", bytes(*self)).map_err(|_| NoSource)
    }
}

impl ToSource for Ipv6Addr {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        write!(out, "std::net::Ipv6Addr::new({})", groups(*self)).map_err(|_| NoSource)
    }
}

impl ToSource for IpAddr {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        let numbers = match self {
            IpAddr::V4(address) => bytes(*address),
            IpAddr::V6(address) => groups(*address),
        };
        write!(out, "std::net::IpAddr::from([{numbers}])").map_err(|_| NoSource)
    }
}

impl ToSource for SocketAddrV4 {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        out.push_str("std::net::SocketAddrV4::new(");
        self.ip().to_source(out)?;
        write!(out, ", {})", self.port()).map_err(|_| NoSource)
    }
}

impl ToSource for SocketAddrV6 {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        out.push_str("std::net::SocketAddrV6::new(");
        self.ip().to_source(out)?;
        let (port, flow, scope) = (self.port(), self.flowinfo(), self.scope_id());
        write!(out, ", {port}, {flow}, {scope})").map_err(|_| NoSource)
    }
}

impl ToSource for SocketAddr {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        match self {
            SocketAddr::V4(address) => {
                let (numbers, port) = (bytes(*address.ip()), address.port());
                write!(out, "std::net::SocketAddr::from(([{numbers}], {port}))")
                    .map_err(|_| NoSource)
            }
            SocketAddr::V6(address) => super::call(out, "std::net::SocketAddr::V6", address),
        }
    }
}
