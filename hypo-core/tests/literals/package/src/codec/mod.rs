//! What comes over the wire.

const MAGIC: &[u8] = b"\x89PNG";
const GZIP: [u8; 2] = *b"\x1f\x8b";
const LIMIT: i64 = -250_000;

pub fn kind(bytes: &[u8]) -> Option<&'static str> {
    if bytes.starts_with(MAGIC) {
        Some("png")
    } else if bytes.starts_with(&GZIP) || bytes.starts_with(b"BZh") {
        Some("packed")
    } else {
        None
    }
}

pub fn is_below(balance: i64) -> bool {
    balance < LIMIT
}
