use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use hypo_strategies::{any, ip_addresses, ipv4_addresses, ipv6_addresses, socket_addresses};

use crate::harness::{check, misuse, samples, shrunk};

#[test]
fn addresses_shrink_to_the_lowest_that_fails() {
    check(ip_addresses(), IpAddr::from([0, 0, 0, 0]), |_| true);
    check(
        ip_addresses().v4(),
        IpAddr::from([0, 0, 0, 0]),
        IpAddr::is_ipv4,
    );
    check(
        ip_addresses().v6(),
        IpAddr::from([0u16; 8]),
        IpAddr::is_ipv6,
    );
    let v4 = ipv4_addresses();
    for address in shrunk(&v4, 100, |address| address.octets()[0] >= 10) {
        assert_eq!(address, Ipv4Addr::new(10, 0, 0, 0));
    }
    for address in shrunk(&v4, 100, Ipv4Addr::is_loopback) {
        assert_eq!(address, Ipv4Addr::new(127, 0, 0, 0));
    }
    for address in shrunk(&v4, 100, Ipv4Addr::is_private) {
        assert_eq!(address, Ipv4Addr::new(10, 0, 0, 0));
    }
    for address in shrunk(&ipv6_addresses(), 100, Ipv6Addr::is_multicast) {
        assert_eq!(address, Ipv6Addr::new(0xff00, 0, 0, 0, 0, 0, 0, 0));
    }
    for address in shrunk(&ip_addresses(), 50, IpAddr::is_ipv6) {
        assert_eq!(address, IpAddr::from([0u16; 8]));
    }
}

#[test]
fn special_addresses_of_every_kind_come_up() {
    let v4 = samples(ipv4_addresses(), 1000);
    let some = |is: fn(&Ipv4Addr) -> bool| v4.iter().filter(|address| is(address)).count();
    assert!(some(Ipv4Addr::is_loopback) > 5);
    assert!(some(Ipv4Addr::is_private) > 15);
    assert!(some(Ipv4Addr::is_link_local) > 5);
    assert!(some(Ipv4Addr::is_documentation) > 15);
    assert!(some(Ipv4Addr::is_broadcast) > 5);
    assert!(some(Ipv4Addr::is_unspecified) > 5);
    assert!(some(Ipv4Addr::is_multicast) > 5);
    let v6 = samples(ipv6_addresses(), 1000);
    let some = |is: fn(&Ipv6Addr) -> bool| v6.iter().filter(|address| is(address)).count();
    assert!(some(Ipv6Addr::is_loopback) > 5);
    assert!(some(Ipv6Addr::is_unspecified) > 5);
    assert!(some(Ipv6Addr::is_multicast) > 5);
    assert!(some(Ipv6Addr::is_unique_local) > 5);
    assert!(some(|address| address.to_ipv4_mapped().is_some()) > 5);
}

#[test]
fn half_of_the_addresses_are_spread_over_all_there_are() {
    let drawn = samples(ipv4_addresses(), 2000);
    let ordinary = |first: u8| {
        !matches!(
            first,
            0 | 10 | 127 | 100 | 169 | 172 | 192 | 198 | 203 | 224..
        )
    };
    let firsts: Vec<u8> = drawn.iter().map(|address| address.octets()[0]).collect();
    let ordinary: std::collections::HashSet<u8> = firsts
        .into_iter()
        .filter(|first| ordinary(*first))
        .collect();
    assert!(ordinary.len() > 180, "{}", ordinary.len());
}

#[test]
fn addresses_with_ports_draw_what_they_are_told() {
    let servers = socket_addresses().v4().ports(1024..);
    let simplest = std::net::SocketAddr::from(([0, 0, 0, 0], 1024));
    check(servers, simplest, |server| {
        server.is_ipv4() && server.port() >= 1024
    });
    let v6 = samples(socket_addresses().v6(), 100);
    assert!(v6.iter().all(std::net::SocketAddr::is_ipv6));
    let v6 = samples(any::<std::net::SocketAddrV6>(), 100);
    assert!(v6.iter().any(|address| address.flowinfo() > 0));
    assert!(v6.iter().any(|address| address.scope_id() > 0));
    assert!(
        v6.iter()
            .any(|address| address.flowinfo() == 0 && address.scope_id() == 0)
    );
}

#[test]
fn one_version_excludes_the_other() {
    let expected = "v4() draws no IPv6 addresses and v6() no IPv4 addresses, so that both leave nothing; \
                    leave one of them out, or both to draw from both";
    assert_eq!(misuse(|_| ip_addresses().v4().v6()), expected);
    assert_eq!(misuse(|_| socket_addresses().v6().v4()), expected);
    assert!(
        samples(ip_addresses().v6().v6(), 10)
            .iter()
            .all(IpAddr::is_ipv6)
    );
}

#[test]
#[allow(clippy::reversed_empty_ranges, reason = "that is what is refused")]
fn ports_of_an_empty_range_are_refused() {
    assert!(misuse(|_| socket_addresses().ports(80..80)).starts_with("the range 80..80 is empty"));
}
