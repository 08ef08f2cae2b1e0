//! Functions whose answers are drawn when they are asked.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::{self, Debug};
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::Deref;
use std::rc::Rc;
use std::sync::Arc;

use hypo_core::{Label, TestCase};

use crate::source::{NoSource, SourceText, ToSource};
use crate::{Combinators, Strategy};

const ANSWER: Label = Label::new("function answer");

/// Draws functions that answer with what `returns` draws.
///
/// An answer is drawn when the function is called, once for each argument: called
/// with an equal one it answers the same. So it is a pure function, and there is
/// no more of it than the property has asked for. A failure prints what it asked,
/// a line for each argument: `key(3) = 7`.
///
/// ```
/// use hypo_strategies::{Strategy, functions, vecs};
///
/// # hypo_strategies::for_each_case(|case| {
/// let key = functions(0..10).draw(case);
/// let mut items = vecs(0..100u32).draw(case);
/// items.sort_by_key(|item| key(*item));
/// assert!(items.is_sorted_by_key(|item| key(*item)));
/// # });
/// ```
///
/// Several arguments are a tuple, `f((a, b))`. To hand it on as an `impl Fn`, pass
/// `&*f`. Arguments are compared by `==` and hashed; they and the answers are
/// cloned, and print by their `Debug`.
///
/// The simplest function always answers with the simplest value. To call it with
/// a new argument when the test case has ended is a panic that says so.
pub fn functions<A, S>(returns: S) -> Functions<A, S>
where
    A: Eq + Hash + Clone + Debug + 'static,
    S: Strategy<Value: Clone + Debug> + 'static,
{
    Functions {
        returns: Arc::new(returns),
        argument: PhantomData,
    }
}

/// Draws functions; made by [`functions`].
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Functions<A, S> {
    returns: Arc<S>,
    argument: PhantomData<fn(A)>,
}

impl<A, S> Strategy for Functions<A, S>
where
    A: Eq + Hash + Clone + Debug + 'static,
    S: Strategy<Value: Clone + Debug> + 'static,
{
    type Value = Function<A, S::Value>;

    fn draw(&self, case: &TestCase) -> Self::Value {
        let case = case.clone();
        let name = case.describes().then(|| name(&case));
        let returns = Arc::clone(&self.returns);
        let answers = RefCell::new(HashMap::new());
        Function(Rc::new(move |argument: A| {
            if let Some(answer) = answers.borrow().get(&argument) {
                return S::Value::clone(answer);
            }
            let answer = case.span(ANSWER, || returns.draw(&case));
            if let Some(name) = &name {
                case.note(|| format!("{name}({argument:?}) = {answer:?}"));
            }
            answers.borrow_mut().insert(argument, answer.clone());
            answer
        }))
    }

    fn draw_part(&self, case: &TestCase) -> Self::Value {
        self.draw(case)
    }
}

impl<A, S> Combinators for Functions<A, S>
where
    A: Eq + Hash + Clone + Debug + 'static,
    S: Strategy<Value: Clone + Debug> + 'static,
{
}

impl<A, S> Clone for Functions<A, S> {
    fn clone(&self) -> Self {
        Functions {
            returns: Arc::clone(&self.returns),
            argument: PhantomData,
        }
    }
}

impl<A, S: Debug> Debug for Functions<A, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Functions").field(&self.returns).finish()
    }
}

/// A function whose answers are drawn when it is asked; drawn by [`functions`].
///
/// It is called as any other, for it derefs to `dyn Fn(A) -> R`. Clones are the
/// same function. It has no source form: a failure shows what it answered.
pub struct Function<A, R>(Rc<dyn Fn(A) -> R>);

impl<A: 'static, R: 'static> Deref for Function<A, R> {
    type Target = dyn Fn(A) -> R;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl<A, R> Clone for Function<A, R> {
    fn clone(&self) -> Self {
        Function(Rc::clone(&self.0))
    }
}

impl<A, R> Debug for Function<A, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Function(..)")
    }
}

/// There is none: not all of it is known.
impl<A, R> ToSource for Function<A, R> {
    fn to_source(&self, _: &mut SourceText) -> Result<(), NoSource> {
        Err(NoSource)
    }
}

/// What the function is called in notes: as the argument that it is, with a number if others are called so.
fn name(case: &TestCase) -> String {
    #[derive(PartialEq)]
    struct Names;

    let name = case.drawing().filter(|name| is_identifier(name));
    let name = name.unwrap_or("function");
    let names = case.keep(Names, || RefCell::new(Vec::new()));
    let names = names.expect("nobody else has this key");
    names.borrow_mut().push(name);
    let others = names
        .borrow()
        .iter()
        .filter(|other| **other == name)
        .count();
    match others {
        1 => name.to_owned(),
        number => format!("{name}#{number}"),
    }
}

/// Whether it is a name, and not the pattern of an argument.
fn is_identifier(name: &str) -> bool {
    name.chars().all(|c| c.is_alphanumeric() || c == '_') && name != "_"
}
