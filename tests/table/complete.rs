use super::row::Row;
pub(super) fn missing_strategies(_rows: &[Row]) -> Vec<String> { vec![] }
pub(super) fn missing_builders(_rows: &[Row]) -> Vec<String> { vec![] }
pub(super) fn missing_types(_rows: &[Row]) -> Vec<String> { vec![] }
