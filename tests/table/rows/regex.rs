//! Strategies of the feature `regex`.

use super::rows;
use crate::table::types::names::*;

rows! {
    from_regex {
        String: st::from_regex("^[a-z]{3,5}$") => "aaa".to_string(), |text| (3..=5).contains(&text.len());
        String: st::from_regex(r#"["\\]\n?"#) => "\"".to_string(), |text| text.starts_with(['"', '\\']);
        String: st::from_regex(r"\w+ \w+").alphabet(st::Category::Ascii) => "0 0".to_string(), |text| text.is_ascii();
        String: st::from_regex("^#+ ").contains_match() => "# ".to_string(), |text| text.starts_with('#');
    }
    char_class {
        char: st::chars().alphabet(st::char_class(r"\p{Lu}")) => 'A', |c| c.is_uppercase();
        String: st::text().excluding(st::char_class(r"[^0-9]")) => String::new(), |text| text.chars().all(|c| c.is_ascii_digit());
    }
}
