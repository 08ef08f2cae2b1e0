//! Addresses of the internet.

mod ip;
mod socket;
mod special;

pub use ip::{
    IpAddresses, Ipv4Addresses, Ipv6Addresses, ip_addresses, ipv4_addresses, ipv6_addresses,
};
pub use socket::{SocketAddresses, socket_addresses};

/// The version that a strategy was told to draw only, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Version {
    V4,
    V6,
}

impl Version {
    /// This version, unless the other one was asked for already.
    #[track_caller]
    fn only(self, already: Option<Version>) -> Option<Version> {
        if already.is_some_and(|already| already != self) {
            hypo_core::misuse(
                "v4() draws no IPv6 addresses and v6() no IPv4 addresses, so that both leave nothing; \
                 leave one of them out, or both to draw from both",
            );
        }
        Some(self)
    }
}
