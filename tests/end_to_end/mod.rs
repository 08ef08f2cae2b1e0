//! What a person sees: small crates, a real `cargo test`, and its output.

mod data;
mod dependencies;
mod explained;
mod life_of_a_failure;
mod pasting_back;
mod readme;
mod several_bugs;
