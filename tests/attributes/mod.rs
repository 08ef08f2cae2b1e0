//! The attributes and the derive, in uses that are unusual and legal.

mod composite;
mod data;
mod dependent;
mod derive;
mod derive_options;
mod derive_printing;
mod examples;
mod functions;
mod lints;
mod listing;
mod names;
mod order;
#[cfg(feature = "regex")]
mod regex;
mod settings;
