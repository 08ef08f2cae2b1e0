//! What has to stand in the table, as the sources of the strategies say it.

mod expand;
mod heads;
mod tokens;

use std::fs;
use std::path::{Path, PathBuf};

use super::row::Row;
use crate::support::ROOT;
use heads::{Head, heads};
use tokens::{Tree, trees};

/// Methods that take a value and return no strategy.
const NO_BUILDERS: [&str; 3] = ["of", "get", "get_mut"];
/// Folders of which nothing is a strategy that users build.
const NO_STRATEGIES: [&str; 3] = ["source", "derived", "one_of"];

/// Functions that return strategies, combinators and macros without a row.
pub(super) fn missing_strategies(rows: &[Row]) -> Vec<String> {
    let mut names = functions();
    names.extend(combinators());
    names.push("composite".to_owned());
    let is_there = |name: &String| {
        let mut about = rows.iter().filter(|row| row.about == name);
        about.any(|row| name == "composite" || calls(row.strategy, name))
    };
    let missing = names.iter().filter(|name| !is_there(name));
    missing
        .map(|name| format!("no row is about {name}"))
        .collect()
}

/// Whether it is called there, as a function, a macro or a method.
fn calls(strategy: &str, name: &str) -> bool {
    let strategy: String = strategy.split_whitespace().collect();
    let mut places = strategy.match_indices(name);
    places.any(|(start, _)| {
        let (before, after) = (&strategy[..start], &strategy[start + name.len()..]);
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        !before.ends_with(is_word) && after.starts_with(['(', ':', '!'])
    })
}

/// The public functions of the crate, which are those that are not hidden and whose feature is on.
fn functions() -> Vec<String> {
    let lib = trees(&read(&sources().join("lib.rs")));
    let mut names = Vec::new();
    let mut attributes = String::new();
    for (index, tree) in lib.iter().enumerate() {
        match tree {
            Tree::Mark(mark) if mark == "#" => attributes += &text(&lib[index + 1..=index + 1]),
            Tree::Word(word) if word == "use" => {
                let uses = lib[index..]
                    .split(|tree| tree.is(";"))
                    .next()
                    .unwrap_or_default();
                let is_off = attributes.contains("regex") && !cfg!(feature = "regex");
                if !attributes.contains("hidden") && !is_off {
                    names.extend(used(uses));
                }
            }
            Tree::Mark(mark) if mark == ";" => attributes.clear(),
            _ => {}
        }
    }
    assert!(names.contains(&"vecs".to_owned()), "{names:?}");
    names
}

/// The functions that a `use` names.
fn used(uses: &[Tree]) -> Vec<String> {
    let listed = match uses.last() {
        Some(Tree::Group('{', listed)) => listed,
        _ => return Vec::new(),
    };
    let words = listed.iter().filter_map(Tree::word);
    words
        .filter(|word| word.starts_with(char::is_lowercase))
        .map(str::to_owned)
        .collect()
}

/// The methods that every strategy has.
fn combinators() -> Vec<String> {
    let source = trees(&read(&sources().join("combinators/mod.rs")));
    let place = source.iter().position(|tree| tree.is("trait"));
    let mut behind = source[place.expect("there is a trait")..].iter();
    let Some(Tree::Group(_, methods)) = behind.find(|tree| matches!(tree, Tree::Group('{', _)))
    else {
        panic!("a trait has a body");
    };
    let names = methods.windows(2).filter(|pair| pair[0].is("fn"));
    let names: Vec<String> = names
        .filter_map(|pair| pair[1].word().map(str::to_owned))
        .collect();
    assert!(names.contains(&"flat_map".to_owned()), "{names:?}");
    names
}

/// Methods by which a strategy is told how to draw, and that no row calls.
pub(super) fn missing_builders(rows: &[Row]) -> Vec<String> {
    let mut names = Vec::new();
    for file in files(&sources()) {
        let is_other = |part: &Path| NO_STRATEGIES.iter().any(|name| part.ends_with(name));
        if !file.ancestors().any(is_other) && !is_off(&file) {
            builders(&trees(&read(&file)), &mut names);
        }
    }
    names.sort_unstable();
    names.dedup();
    assert!(names.contains(&"allow_nan".to_owned()), "{names:?}");
    let is_there = |name: &String| rows.iter().any(|row| calls(row.strategy, name));
    let missing = names
        .iter()
        .filter(|name| !NO_BUILDERS.contains(&name.as_str()) && !is_there(name));
    missing
        .map(|name| format!("no row calls .{name}(…)"))
        .collect()
}

/// Adds the public methods that take `self` by value.
fn builders(trees: &[Tree], names: &mut Vec<String>) {
    for (index, tree) in trees.iter().enumerate() {
        if let Tree::Group(_, inner) = tree {
            builders(inner, names);
        }
        let is_method = tree.is("fn") && index > 0 && trees[index - 1].is("pub");
        let mut behind = trees[index..].iter();
        let arguments = behind.find_map(|tree| match tree {
            Tree::Group('(', arguments) => Some(arguments),
            _ => None,
        });
        let by_value =
            arguments.and_then(|arguments| arguments.iter().find(|tree| !tree.is("mut")));
        if is_method && by_value.is_some_and(|first| first.is("self")) {
            names.extend(trees[index + 1].word().map(str::to_owned));
        }
    }
}

/// Implementations of `Arbitrary` for a type that no row draws.
pub(super) fn missing_types(rows: &[Row]) -> Vec<String> {
    let files = files(&sources());
    let sources = files.iter().map(|file| trees(&read(file))).collect();
    let heads: Vec<Head> = heads(sources);
    let drawn: Vec<Vec<Tree>> = rows
        .iter()
        .filter(|row| row.strategy.starts_with("any"))
        .map(|row| trees(row.ty))
        .collect();
    for known in [
        "NonZero<u8>",
        "Cell<u8>",
        "Rc<str>",
        "Option<u8>",
        "[u8;3]",
        "(u8,u8)",
    ] {
        let is_known = |head: &Head| head.is_of(&trees(known));
        assert!(heads.iter().any(is_known), "{known} was not read");
    }
    // Two enums are called `Ordering`: then there are as many rows.
    let is_there = |head: &&Head| {
        let alike = heads.iter().filter(|other| other.looks_like(head)).count();
        let mut rows: Vec<String> = drawn
            .iter()
            .filter(|ty| head.is_of(ty))
            .map(|ty| text(ty))
            .collect();
        rows.sort_unstable();
        rows.dedup();
        rows.len() >= alike
    };
    let missing = heads.iter().filter(|head| !is_there(head));
    missing
        .map(|head| format!("no row draws {} by its type", text(&head.ty)))
        .collect()
}

fn is_off(file: &Path) -> bool {
    file.starts_with(sources().join("regex")) && !cfg!(feature = "regex")
}

fn sources() -> PathBuf {
    Path::new(ROOT).join("hypo-strategies/src")
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Every file of a folder and its folders.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("the crate has sources") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            files.extend(self::files(&path));
        } else {
            files.push(path);
        }
    }
    files
}

fn text(trees: &[Tree]) -> String {
    trees.iter().map(Tree::to_string).collect()
}
