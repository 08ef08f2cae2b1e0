use super::row::Row;
pub(super) fn compiles_and_is_equal(_rows: &[Row]) {}
