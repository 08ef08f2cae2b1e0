//! Which choices each part of what was drawn has made, by the place that the part has in the value.
//!
//! Spans say that choices belong together, and not what came of them: a strategy may make anything of what
//! another one has drawn. Here only those strategies take part that say themselves that what they draw next
//! are the parts of their value, and only where the value is that of an argument, or of a part of one, as it
//! is. So whoever prints the value can tell which choices stand behind which of its fields.
//!
//! Test cases of the search are not traced.

use std::ops::Range;

use super::{Role, State, TestCase};

/// A part of what a test case has drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What it is a part of.
    pub whole: Whole,
    /// The number of a field or component, then the number of one within it, and so on; empty for the whole.
    pub path: Vec<usize>,
}

/// What is drawn by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whole {
    /// The argument of this number, by the order in which they were begun.
    Argument(usize),
    /// The draw of this number in the middle of the property, likewise.
    Draw(usize),
}

/// A part, and the choices that it made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Traced {
    /// Which part.
    pub part: Part,
    /// Its first choice, and the first one behind it.
    pub choices: Range<usize>,
}

/// What is being traced.
#[derive(Debug, Default)]
pub(super) struct Tracing {
    open: Vec<Open>,
    arguments: usize,
    draws: usize,
    /// The argument that was ended and is not described yet.
    ended: Option<usize>,
    /// How many of the parts that are drawn anew were begun.
    varied: usize,
}

/// Something that is being drawn.
#[derive(Debug)]
struct Open {
    /// Which part it is; `None` where that is not known.
    part: Option<Part>,
    /// The strategy that draws it.
    strategy: &'static str,
    /// Whether what is drawn next are its parts, and how many of them were begun.
    parts: Option<usize>,
    start: usize,
    /// How many parts were traced before it.
    traced: usize,
    is_varied: bool,
}

impl TestCase {
    /// Whether this test case records which choices each part has made: all but those of the search do.
    #[inline]
    pub fn traces(&self) -> bool {
        self.1
    }

    /// Begins a value that is described as an argument if no argument within it is; ended by
    /// [`end_part`](TestCase::end_part).
    pub fn begin_whole(&self, strategy: &'static str) {
        if self.traces() {
            let mut state = self.state();
            state.trace_argument();
            state.expect(strategy);
        }
    }

    /// Begins a draw in the middle of the property, and returns its number; ended by
    /// [`end_part`](TestCase::end_part). 0 where nothing is traced.
    pub fn begin_draw(&self) -> usize {
        if !self.traces() {
            return 0;
        }
        let mut state = self.state();
        let draw = state.tracing.draws;
        state.tracing.draws += 1;
        state.open(Some(Part {
            whole: Whole::Draw(draw),
            path: Vec::new(),
        }));
        draw
    }

    /// Says which strategy draws the argument that was begun.
    #[inline]
    pub fn drawn_by(&self, strategy: &'static str) {
        if self.traces() {
            self.state().expect(strategy);
        }
    }

    /// Begins a part that is drawn by a strategy of this type; ended by [`end_part`](TestCase::end_part).
    ///
    /// It is the next part of what is being drawn, if that has said that it has parts.
    #[inline]
    pub fn begin_part(&self, strategy: &'static str) {
        if self.traces() {
            self.state().begin_part(strategy);
        }
    }

    /// Ends what was begun last: a part, a draw, or an argument that is not described yet.
    #[inline]
    pub fn end_part(&self) {
        if self.traces() {
            self.state().end_part();
        }
    }

    /// Says that a strategy of this type draws the parts of its value from here on.
    ///
    /// They are traced if it is the very strategy of the part, or of the argument, that was begun last: what
    /// another one makes of the value need not have the same parts. What was rejected is drawn once more.
    #[inline]
    pub fn enter_parts(&self, strategy: &'static str) {
        if self.traces() {
            self.state().enter_parts(strategy);
        }
    }
}

impl State {
    pub(super) fn trace_argument(&mut self) {
        let number = self.tracing.arguments;
        self.tracing.arguments += 1;
        self.tracing.ended = None;
        self.open(Some(Part {
            whole: Whole::Argument(number),
            path: Vec::new(),
        }));
    }

    /// The number of the argument that is described now, which ends it.
    pub(super) fn trace_described(&mut self) -> usize {
        if self.tracing.ended.is_none() {
            let innermost = self.tracing.open.last();
            if innermost.is_some_and(Open::is_argument) {
                self.end_part();
            }
        }
        if let Some(number) = self.tracing.ended.take() {
            return number;
        }
        // It was never begun: nothing was drawn for it.
        self.tracing.arguments += 1;
        self.tracing.arguments - 1
    }

    fn begin_part(&mut self, strategy: &'static str) {
        let part = match self.tracing.open.last_mut() {
            Some(Open {
                part: Some(part),
                parts: Some(begun),
                ..
            }) => {
                let mut part = part.clone();
                part.path.push(*begun);
                *begun += 1;
                Some(part)
            }
            _ => None,
        };
        self.open(part);
        self.expect(strategy);
    }

    fn open(&mut self, part: Option<Part>) {
        let is_varied = match &self.role {
            Role::Vary { parts, .. } => {
                part.is_some() && parts.get(self.tracing.varied) == part.as_ref()
            }
            _ => false,
        };
        if is_varied {
            self.tracing.varied += 1;
            self.source.enter();
        }
        self.tracing.open.push(Open {
            part,
            strategy: "",
            parts: None,
            start: self.choices.len(),
            traced: self.described.parts.len(),
            is_varied,
        });
    }

    fn expect(&mut self, strategy: &'static str) {
        if let Some(open) = self.tracing.open.last_mut() {
            // A reference draws by what it refers to, and as that does.
            open.strategy = strategy.trim_start_matches('&');
        }
    }

    fn enter_parts(&mut self, strategy: &'static str) {
        if let Some(open) = self.tracing.open.last_mut() {
            if open.strategy == strategy {
                open.parts = Some(0);
                self.described.parts.truncate(open.traced);
            }
        }
    }

    fn end_part(&mut self) {
        let Some(open) = self.tracing.open.pop() else {
            return;
        };
        if open.is_varied {
            self.source.leave();
        }
        let Some(part) = open.part else {
            return;
        };
        if let Part {
            whole: Whole::Argument(number),
            path,
        } = &part
        {
            if path.is_empty() {
                self.tracing.ended = Some(*number);
            }
        }
        let choices = open.start..self.choices.len();
        self.described.parts.push(Traced { part, choices });
    }
}

impl Open {
    fn is_argument(&self) -> bool {
        match &self.part {
            Some(part) => matches!(part.whole, Whole::Argument(_)) && part.path.is_empty(),
            None => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::Probability;
    use crate::executor::LocalExecutor;
    use crate::source::Source;
    use crate::verdict::Verdict;

    fn boolean(case: &TestCase) {
        case.draw_boolean(Probability::HALF);
    }

    fn part(case: &TestCase, strategy: &'static str, draw: &dyn Fn()) {
        case.begin_part(strategy);
        draw();
        case.end_part();
    }

    /// The paths of the first argument's parts, with their choices, of a test case that describes itself.
    fn paths(body: &dyn Fn(&TestCase)) -> Vec<(Vec<usize>, Range<usize>)> {
        let body = |case: &TestCase| {
            case.begin_argument("x");
            body(case);
            case.end_part();
            Verdict::Passed
        };
        let source = Source::simplest_after(Vec::new());
        let run = LocalExecutor::new(&body, 100).execute_as(Role::Describe, source);
        let Ok(execution) = run else {
            unreachable!("the body has a meaning");
        };
        let mut paths = Vec::new();
        for traced in execution.described.parts {
            assert_eq!(traced.part.whole, Whole::Argument(0));
            paths.push((traced.part.path, traced.choices));
        }
        paths
    }

    #[test]
    fn the_parts_of_a_value_are_known_by_their_paths() {
        let found = paths(&|case| {
            case.drawn_by("&pair");
            case.enter_parts("pair");
            part(case, "inner", &|| {
                boolean(case);
                case.enter_parts("inner");
                part(case, "", &|| boolean(case));
            });
            part(case, "", &|| boolean(case));
        });
        let expected = [
            (vec![0, 0], 1..2),
            (vec![0], 0..2),
            (vec![1], 2..3),
            (vec![], 0..3),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn what_another_strategy_has_drawn_is_no_part() {
        let found = paths(&|case| {
            case.drawn_by("map of pair");
            case.enter_parts("pair");
            part(case, "", &|| {
                case.enter_parts("");
                part(case, "", &|| boolean(case));
            });
        });
        assert_eq!(found, [(vec![], 0..1)]);
    }

    #[test]
    fn what_was_rejected_is_forgotten_when_it_is_drawn_once_more() {
        let found = paths(&|case| {
            case.drawn_by("pair");
            for _ in 0..2 {
                case.enter_parts("pair");
                part(case, "", &|| boolean(case));
            }
        });
        assert_eq!(found, [(vec![0], 1..2), (vec![], 0..2)]);
    }
}
