//! A package as people write them, for what hypo reads of it. It is not built.

mod codec;

use std::time::Duration;

pub const MAX_CONNECTIONS: usize = 1_024;
pub const DEFAULT_PORT: u16 = 8_080;
const TIMEOUT: Duration = Duration::from_millis(1_500);
const BACKOFF: f64 = 1.8375;

/// Whether this one may come in.
pub fn is_welcome(token: u64, passphrase: &str) -> bool {
    if token == 0x5EED_CAFE {
        return passphrase == "correct horse";
    }
    token % 997 != 0 && !passphrase.starts_with('!')
}

pub fn status(code: u16) -> &'static str {
    match code {
        200 => "ok",
        301 | 308 => "moved",
        404 => "not found",
        429 => "too many requests",
        500..=599 => "server error",
        _ => "unknown",
    }
}

pub fn retry_after(attempt: u32) -> Duration {
    TIMEOUT.mul_f64(BACKOFF.powi(attempt as i32)).min(Duration::from_secs(300))
}
