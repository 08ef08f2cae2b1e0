//! For which types `Arbitrary` is implemented.

use std::collections::HashMap;

use super::expand::{Rule, expand, rules};
use super::text;
use super::tokens::Tree;

/// The type of an `impl Arbitrary for …`.
pub(super) struct Head {
    pub(super) ty: Vec<Tree>,
    /// The parameters of the `impl`, for which anything may stand.
    parameters: Vec<String>,
}

type Macros = HashMap<String, Vec<Rule>>;

/// Those of these files, also those that macros write.
pub(super) fn heads(files: Vec<Vec<Tree>>) -> Vec<Head> {
    let mut everywhere = Macros::new();
    for file in &files {
        everywhere.extend(macros(file));
    }
    let mut heads = Vec::new();
    for file in files {
        let mut known = everywhere.clone();
        known.extend(macros(&file));
        find(&file, &known, &mut heads);
    }
    heads
}

/// The macros that a file defines.
fn macros(file: &[Tree]) -> Macros {
    let definitions = file.windows(4).filter(|at| at[0].is("macro_rules"));
    definitions
        .filter_map(|at| match (&at[2], &at[3]) {
            (Tree::Word(name), Tree::Group(_, definition)) => {
                Some((name.clone(), rules(definition)))
            }
            _ => None,
        })
        .collect()
}

fn find(trees: &[Tree], known: &Macros, heads: &mut Vec<Head>) {
    let mut parameters = Vec::new();
    for (index, tree) in trees.iter().enumerate() {
        if tree.is("impl") {
            parameters = self::parameters(&trees[index + 1..]);
        }
        match &trees[index..] {
            [name, of, behind @ ..] if name.is("Arbitrary") && of.is("for") => {
                let ends = |tree: &Tree| tree.is("where") || matches!(tree, Tree::Group('{', _));
                let ty = behind.split(ends).next().unwrap_or_default().to_vec();
                heads.push(Head {
                    ty,
                    parameters: parameters.clone(),
                });
            }
            [Tree::Word(name), mark, Tree::Group(_, tokens), ..] if mark.is("!") => {
                let Some(rules) = known.get(name).filter(|rules| is_about_arbitrary(rules)) else {
                    continue;
                };
                let expanded = expand(rules, tokens)
                    .unwrap_or_else(|| panic!("no rule of {name}! matches {}", text(tokens)));
                find(&expanded, known, heads);
            }
            _ => {}
        }
    }
}

/// Whether it may implement `Arbitrary`, itself or by a macro that it is given.
fn is_about_arbitrary(rules: &[Rule]) -> bool {
    rules.iter().any(|rule| {
        let body = text(&rule.body);
        body.contains("Arbitraryfor") || body.contains("$callback!")
    })
}

/// The names between the angle brackets of an `impl`.
fn parameters(behind: &[Tree]) -> Vec<String> {
    let mut names = Vec::new();
    let mut depth = 0usize;
    for (index, tree) in behind.iter().enumerate() {
        let begins = tree.is("<") || depth == 1 && tree.is(",");
        depth += usize::from(tree.is("<"));
        if depth == 0 {
            break;
        }
        depth -= usize::from(tree.is(">"));
        if begins && depth == 1 {
            let mut words = behind[index + 1..].iter().filter(|tree| !tree.is("const"));
            names.extend(words.next().and_then(Tree::word).map(str::to_owned));
        }
        if depth == 0 {
            break;
        }
    }
    names
}

impl Head {
    /// Whether the types differ in their modules at most.
    pub(super) fn looks_like(&self, other: &Head) -> bool {
        plain(&self.ty) == plain(&other.ty)
    }

    /// Whether the implementation is for this type.
    pub(super) fn is_of(&self, ty: &[Tree]) -> bool {
        self.matches(&plain(&self.ty), &plain(ty))
    }

    fn matches(&self, head: &[Tree], ty: &[Tree]) -> bool {
        match (head, ty) {
            ([], _) => ty.is_empty(),
            ([Tree::Word(name), behind @ ..], _) if self.parameters.contains(name) => {
                let one = |length: &usize| is_one(&ty[..*length]);
                let mut lengths = (1..=ty.len()).filter(one);
                lengths.any(|length| self.matches(behind, &ty[length..]))
            }
            ([Tree::Group(open, head), behind @ ..], [Tree::Group(other, ty), rest @ ..]) => {
                open == other && self.matches(head, ty) && self.matches(behind, rest)
            }
            ([first, behind @ ..], [other, rest @ ..]) => {
                first == other && self.matches(behind, rest)
            }
            _ => false,
        }
    }
}

/// Whether it can be one type or number: no comma outside of brackets.
fn is_one(trees: &[Tree]) -> bool {
    let mut depth = 0i32;
    for tree in trees {
        depth += i32::from(tree.is("<")) - i32::from(tree.is(">"));
        if depth < 0 || depth == 0 && (tree.is(",") || tree.is(";")) {
            return false;
        }
    }
    depth == 0
}

/// Without the modules of paths, lifetimes, and commas at the end of longer tuples.
fn plain(trees: &[Tree]) -> Vec<Tree> {
    let mut out: Vec<Tree> = Vec::new();
    let mut rest = trees;
    while let [first, behind @ ..] = rest {
        rest = match behind {
            [mark, behind @ ..] if mark.is("::") => behind,
            [mark, behind @ ..] if first.word().is_some_and(is_lifetime) && mark.is(",") => behind,
            _ => {
                out.push(match first {
                    Tree::Group(open, inner) => Tree::Group(*open, plain(inner)),
                    other => other.clone(),
                });
                behind
            }
        };
    }
    let commas = out.iter().filter(|tree| tree.is(",")).count();
    if commas > 1 && out.last().is_some_and(|tree| tree.is(",")) {
        out.pop();
    }
    out
}

fn is_lifetime(word: &str) -> bool {
    word.starts_with('\'') && !word.ends_with('\'')
}
