//! Addresses of machines, and names of the internet.

use super::rows;
use crate::table::types::names::*;

fn is_domain(name: &str) -> bool {
    let labels: Vec<&str> = name.split('.').collect();
    let is_label = |label: &&str| {
        (1..=63).contains(&label.len()) && !label.starts_with('-') && !label.ends_with('-')
    };
    name.len() <= 253 && name.is_ascii() && labels.len() > 1 && labels.iter().all(is_label)
}

fn is_email(address: &str) -> bool {
    let Some((local, domain)) = address.rsplit_once('@') else {
        return false;
    };
    address.len() <= 254
        && is_domain(domain)
        && local.len() <= 64
        && local.split('.').all(|atom| !atom.is_empty())
}

rows! {
    any {
        IpAddr => IpAddr::from([0, 0, 0, 0]);
        Ipv4Addr => Ipv4Addr::UNSPECIFIED;
        Ipv6Addr => Ipv6Addr::UNSPECIFIED;
        SocketAddr => SocketAddr::from(([0, 0, 0, 0], 0));
        SocketAddrV4 => SocketAddrV4::new(Ipv4Addr::UNSPECIFIED, 0);
        SocketAddrV6 => SocketAddrV6::new(Ipv6Addr::UNSPECIFIED, 0, 0, 0);
    }
    ip_addresses {
        IpAddr: st::ip_addresses() => IpAddr::from([0, 0, 0, 0]);
        IpAddr: st::ip_addresses().v4() => IpAddr::from([0, 0, 0, 0]), IpAddr::is_ipv4;
        IpAddr: st::ip_addresses().v6() => IpAddr::from(Ipv6Addr::UNSPECIFIED), IpAddr::is_ipv6;
    }
    ipv4_addresses {
        Ipv4Addr: st::ipv4_addresses() => Ipv4Addr::UNSPECIFIED;
    }
    ipv6_addresses {
        Ipv6Addr: st::ipv6_addresses() => Ipv6Addr::UNSPECIFIED;
    }
    socket_addresses {
        SocketAddr: st::socket_addresses() => SocketAddr::from(([0, 0, 0, 0], 0));
        SocketAddr: st::socket_addresses().v6() => SocketAddr::from((Ipv6Addr::UNSPECIFIED, 0)), SocketAddr::is_ipv6;
        SocketAddr: st::socket_addresses().v4().ports(1024..) => SocketAddr::from(([0, 0, 0, 0], 1024)),
            |address| address.is_ipv4() && address.port() >= 1024;
    }
    domains {
        String: st::domains() => "A.COM".to_string(), |name| is_domain(name);
        String: st::domains().max_length(6) => "A.COM".to_string(), |name| is_domain(name) && name.len() <= 6;
        String: st::domains().max_label_length(3) => "A.COM".to_string(),
            |name| is_domain(name) && name.split('.').all(|label| label.len() <= 3);
    }
    emails {
        String: st::emails() => "0@A.COM".to_string(), |address| is_email(address);
        String: st::emails().domains(st::domains().max_length(5)) => "0@A.COM".to_string(),
            |address| is_email(address) && address.len() <= 64 + 1 + 5;
    }
    urls {
        String: st::urls() => "http://A.COM".to_string(),
            |url| url.is_ascii() && (url.starts_with("http://") || url.starts_with("https://"));
        String: st::urls().schemes(["wss", "ws"]) => "wss://A.COM".to_string(), |url| url.starts_with("ws");
        String: st::urls().domains(st::domains().max_length(4)) => "http://A.DE".to_string(), |url| url.contains("://");
    }
}
