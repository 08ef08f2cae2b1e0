//! Macros by example, as far as those of the strategies go.

use std::collections::HashMap;

use super::tokens::Tree;

/// One rule of a macro.
#[derive(Clone)]
pub(super) struct Rule {
    pattern: Vec<Tree>,
    pub(super) body: Vec<Tree>,
}

/// What the variables of a pattern stand for.
type Bound = HashMap<String, Binding>;

#[derive(Clone)]
enum Binding {
    One(Vec<Tree>),
    Many(Vec<Binding>),
}

/// The rules between the braces of a `macro_rules!`.
pub(super) fn rules(definition: &[Tree]) -> Vec<Rule> {
    let rules = definition.split(|tree| tree.is(";"));
    rules
        .filter_map(|rule| match rule {
            [Tree::Group(_, pattern), arrow, Tree::Group(_, body)] if arrow.is("=>") => {
                Some(Rule {
                    pattern: pattern.clone(),
                    body: body.clone(),
                })
            }
            _ => None,
        })
        .collect()
}

/// What the first rule that matches makes of these tokens.
pub(super) fn expand(rules: &[Rule], tokens: &[Tree]) -> Option<Vec<Tree>> {
    rules.iter().find_map(|rule| {
        let mut bound = Bound::new();
        let rest = matched(&rule.pattern, tokens, &mut bound)?;
        rest.is_empty().then(|| transcribed(&rule.body, &bound))
    })
}

/// What is left behind what the pattern matches.
fn matched<'t>(pattern: &[Tree], tokens: &'t [Tree], bound: &mut Bound) -> Option<&'t [Tree]> {
    match pattern {
        [] => Some(tokens),
        [dollar, Tree::Group('(', inner), behind @ ..] if dollar.is("$") => {
            let (separator, behind) = repetition(behind);
            let rest = repeated(inner, separator, tokens, bound);
            matched(behind, rest, bound)
        }
        [dollar, Tree::Word(name), _, Tree::Word(kind), behind @ ..] if dollar.is("$") => {
            let length = length(kind, tokens, behind.first())?;
            let (taken, rest) = tokens.split_at(length);
            bound.insert(name.clone(), Binding::One(taken.to_vec()));
            matched(behind, rest, bound)
        }
        [Tree::Group(open, inner), behind @ ..] => match tokens {
            [Tree::Group(other, tokens), rest @ ..] if open == other => {
                let left = matched(inner, tokens, bound)?;
                left.is_empty().then_some(())?;
                matched(behind, rest, bound)
            }
            _ => None,
        },
        [first, behind @ ..] => match tokens {
            [token, rest @ ..] if first == token => matched(behind, rest, bound),
            _ => None,
        },
    }
}

/// What stands between two rounds, and what stands behind the operator.
fn repetition(behind: &[Tree]) -> (Option<&Tree>, &[Tree]) {
    let is_operator = |tree: &Tree| ["*", "+", "?"].iter().any(|operator| tree.is(operator));
    match behind {
        [operator, rest @ ..] if is_operator(operator) => (None, rest),
        [separator, _, rest @ ..] => (Some(separator), rest),
        _ => (None, behind),
    }
}

fn repeated<'t>(
    inner: &[Tree],
    separator: Option<&Tree>,
    mut tokens: &'t [Tree],
    bound: &mut Bound,
) -> &'t [Tree] {
    let mut rounds: HashMap<String, Vec<Binding>> = variables(inner)
        .into_iter()
        .map(|name| (name, Vec::new()))
        .collect();
    loop {
        let mut round = Bound::new();
        let Some(rest) = matched(inner, tokens, &mut round).filter(|_| !tokens.is_empty()) else {
            break;
        };
        for (name, binding) in round {
            rounds.entry(name).or_default().push(binding);
        }
        tokens = match (separator, rest) {
            (Some(separator), [first, behind @ ..]) if separator == first => behind,
            _ => rest,
        };
    }
    let rounds = rounds.into_iter();
    bound.extend(rounds.map(|(name, round)| (name, Binding::Many(round))));
    tokens
}

fn variables(pattern: &[Tree]) -> Vec<String> {
    let mut names = Vec::new();
    for (index, tree) in pattern.iter().enumerate() {
        match (tree, pattern.get(index + 1)) {
            (Tree::Group(_, inner), _) => names.extend(variables(inner)),
            (dollar, Some(Tree::Word(name))) if dollar.is("$") => names.push(name.clone()),
            _ => {}
        }
    }
    names
}

/// How many tokens a variable of this kind takes: up to what stands behind it in the pattern, if it may take several.
fn length(kind: &str, tokens: &[Tree], behind: Option<&Tree>) -> Option<usize> {
    let first = tokens.first()?;
    match kind {
        "ident" | "literal" => first.word().map(|_| 1),
        "tt" => Some(1),
        _ => match behind {
            Some(mark @ Tree::Mark(_)) if !mark.is("$") => {
                tokens.iter().position(|tree| tree == mark)
            }
            _ => Some(tokens.len()),
        },
    }
}

fn transcribed(body: &[Tree], bound: &Bound) -> Vec<Tree> {
    let mut out = Vec::new();
    let mut rest = body;
    while let [first, behind @ ..] = rest {
        rest = behind;
        match (first, behind) {
            (dollar, [Tree::Group('(', inner), behind @ ..]) if dollar.is("$") => {
                let (separator, behind) = repetition(behind);
                rest = behind;
                for (index, round) in rounds(inner, bound).iter().enumerate() {
                    out.extend(separator.filter(|_| index > 0).cloned());
                    out.extend(transcribed(inner, round));
                }
            }
            (dollar, [Tree::Word(name), behind @ ..]) if dollar.is("$") => {
                rest = behind;
                match bound.get(name) {
                    Some(Binding::One(trees)) => out.extend(trees.iter().cloned()),
                    _ => out.push(Tree::Word(name.clone())),
                }
            }
            (Tree::Group(open, inner), _) => {
                out.push(Tree::Group(*open, transcribed(inner, bound)));
            }
            (other, _) => out.push(other.clone()),
        }
    }
    out
}

/// What is bound in each round of a repetition.
fn rounds(inner: &[Tree], bound: &Bound) -> Vec<Bound> {
    let many: Vec<(String, &Vec<Binding>)> = variables(inner)
        .into_iter()
        .filter_map(|name| match bound.get(&name) {
            Some(Binding::Many(rounds)) => Some((name, rounds)),
            _ => None,
        })
        .collect();
    let count = many.iter().map(|(_, rounds)| rounds.len()).min();
    let round = |index: usize| {
        let mut own = bound.clone();
        own.extend(
            many.iter()
                .map(|(name, rounds)| (name.clone(), rounds[index].clone())),
        );
        own
    };
    (0..count.unwrap_or(0)).map(round).collect()
}
