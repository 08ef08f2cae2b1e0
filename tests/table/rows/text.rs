//! Characters, text and bytes, and the strings of the system and of C.

use super::rows;
use crate::table::types::names::*;

rows! {
    any {
        char => '0';
        String => String::new();
        Box<str> => Box::from("");
        Rc<str> => Rc::from("");
        Arc<str> => Arc::from("");
        Cow<'static, str> => Cow::from(""), |text| matches!(text, Cow::Owned(_));
        OsString => OsString::new();
        CString => CString::default();
        PathBuf => PathBuf::new();
        Box<Path> => PathBuf::new().into_boxed_path();
    }
    chars {
        char: st::chars() => '0';
        char: st::chars().alphabet('a'..='z') => 'a', char::is_ascii_lowercase;
        char: st::chars().alphabet("xyz\u{1F600}") => 'x', |c| "xyz\u{1F600}".contains(*c);
        char: st::chars().alphabet(('\0'..=' ', '\u{7F}'..'\u{A0}')) => ' ', |c| c.is_control() || *c == ' ';
        char: st::chars().alphabet("\"'\\\n\r\t\0\u{301}\u{FEFF}\u{202E}") => '\'', |c| !c.is_alphanumeric();
        char: st::chars().alphabet(st::Category::Uppercase) => 'A', |c| c.is_uppercase();
        char: st::chars().excluding('0'..) => '/', |c| *c < '0';
        char: '\u{D000}'..'\u{E010}' => '\u{D000}', |c| ('\u{D000}'..'\u{E010}').contains(c);
        char: 'b'..='y' => 'b', |c| ('b'..='y').contains(c);
        char: '\u{10FFF0}'.. => '\u{10FFF0}', |c| *c >= '\u{10FFF0}';
        char: ..'\'' => '&', |c| *c < '\'';
        char: ..='"' => '"', |c| *c <= '"';
    }
    text {
        String: st::text() => String::new();
        String: st::text().min_size(3) => "000".to_string(), |text| text.chars().count() >= 3;
        String: st::text().max_size(2) => String::new(), |text| text.chars().count() <= 2;
        String: st::text().size(2..5) => "00".to_string(), |text| (2..5).contains(&text.chars().count());
        String: st::text().alphabet("\"\\\n\r\0\u{7F}\u{202E}").min_size(1) => "\"".to_string(), |text| !text.is_empty();
        String: st::text().alphabet(('a'..='c', st::Category::AsciiDigit)).size(1..) => "0".to_string(),
            |text| text.chars().all(|c| ('a'..='c').contains(&c) || c.is_ascii_digit());
        String: st::text().excluding(st::Category::Ascii).min_size(1) => "\u{80}".to_string(),
            |text| !text.contains(|c: char| c.is_ascii());
    }
    binary {
        Vec<u8>: st::binary() => vec![];
        Vec<u8>: st::binary().min_size(2) => vec![0, 0], |bytes| bytes.len() >= 2;
        Vec<u8>: st::binary().max_size(3) => vec![], |bytes| bytes.len() <= 3;
        Vec<u8>: st::binary().size(4..=4) => vec![0; 4], |bytes| bytes.len() == 4;
    }
}
