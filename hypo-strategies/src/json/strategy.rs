//! JSON values of every kind.

use super::Json;
use crate::{
    Arbitrary, Combinators, Recursive, booleans, btree_maps, floats, integers, just, one_of,
    recursive, text, vecs,
};

/// Draws JSON values: documents of one value, and trees of about a hundred.
///
/// ```
/// use hypo_strategies::{Json, Strategy, json};
///
/// # hypo_strategies::for_each_case(|case| {
/// let document = json().max_depth(3).draw(case);
/// let text = document.to_string();
/// assert_eq!(text == "null", document == Json::Null);
/// # });
/// ```
///
/// Numbers are integers of 64 bits and finite floats; names and strings are any text.
///
/// The simplest value is `null`, then `false`, `true`, integers, floats, strings, arrays and objects.
pub fn json() -> Recursive<'static, Json> {
    let scalars = one_of![
        just(Json::Null),
        booleans().map(Json::Bool),
        integers(..).map(Json::Int),
        floats(..)
            .allow_nan(false)
            .allow_infinity(false)
            .map(Json::Double),
        text().map(Json::Str),
    ];
    recursive(scalars, |json| {
        one_of![
            vecs(json.clone()).map(Json::Array),
            btree_maps(text(), json).map(Json::Object),
        ]
    })
}

/// Any JSON value; the simplest is `null`.
impl Arbitrary for Json {
    type Strategy = Recursive<'static, Json>;

    fn arbitrary() -> Self::Strategy {
        json()
    }
}
