//! The attributes and the derive, in uses that are unusual and legal.

mod composite;
mod data;
mod dependent;
mod derive;
mod derive_options;
mod derive_printing;
mod examples;
mod explain;
mod functions;
mod lints;
mod listing;
mod names;
mod order;
#[cfg(feature = "regex")]
mod regex;
mod settings;

use hypo::prelude::*;
use hypo::strategies::source::SourceText;

/// The value as it prints at this place.
fn source_in(module: &'static str, value: &impl st::ToSource) -> Option<String> {
    let mut out = SourceText::in_module(module);
    value.to_source(&mut out).ok()?;
    Some(out.into_string())
}

fn simplest<S: Strategy>(strategy: S) -> S::Value {
    hypo::find(strategy, |_| true).expect("every value will do")
}
