//! One of several: values, strategies, or nothing at all.

mod just;
mod nothing;
mod one_of;
mod options;
mod results;
mod sampled_from;

pub use just::{Just, just};
pub use nothing::{Nothing, nothing};
pub use one_of::{Alternatives, OneOf, Only, Or, Weighted, one_of, weighted};
pub use options::{Options, options};
pub use results::{Results, results};
pub use sampled_from::{SampledFrom, sampled_from};
