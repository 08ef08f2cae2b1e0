//! Types with the derive.

use super::rows;
use crate::table::types::names::*;

rows! {
    any {
        Unit => Unit, |value| *value == Unit;
        Braces => Braces {}, |value| *value == Braces {};
        Parentheses => Parentheses(), |value| *value == Parentheses();
        Pair => Pair(0, String::new());
        Named => Named { number: 0, letter: None, share: 0.0 };
        Order => Order { id: 10, lines: vec![Pair(0, String::new())], count: 0, total: 0.0, currency: "EUR", last: 0 },
            |order| (10..=20).contains(&order.id) && (1..=3).contains(&order.lines.len()) && order.count % 2 == 0
                && order.total == 0.0 && order.currency == "EUR" && order.last <= usize::from(order.count);
        Span => Span { low: 0, high: 0 }, |span| span.low <= span.high;
        Shape => Shape::Dot;
        Weighted => Weighted::Often(false), |weighted| *weighted != Weighted::Never;
        Generic<u8> => Generic { first: 0, rest: vec![], marker: PhantomData };
        Generic<Unit, String> => Generic { first: Unit, rest: vec![], marker: PhantomData };
        Generic<Generic<bool>, char> => Generic {
            first: Generic { first: false, rest: vec![], marker: PhantomData },
            rest: vec![],
            marker: PhantomData,
        };
        Block<0> => Block([]), |block| block.0.is_empty();
        Block<3> => Block([0, 0, 0]);
        Borrowed<'static> => Borrowed { name: "", bytes: &[1, 2] }, |borrowed| *borrowed.bytes == [1, 2];
        Tree => Tree::Leaf(0);
        Chain => Chain { head: false, tail: None };
        Rose => Rose::Leaf(0);
        Private => Private::simplest();
        r#match => r#match { r#type: 0, r#fn: None };
        r#enum => r#enum::r#loop;
        elsewhere::Open => elsewhere::Open(vec![]);
        elsewhere::Choice => elsewhere::Choice::One(0);
        r#try::Inside => r#try::Inside(0);
        Vec<elsewhere::Choice> => vec![];
        Renamed => Renamed(0);
        Even => even(0), |even| even.number() % 2 == 0;
        elsewhere::Closed => shown "Closed { secret: 0 }";
        elsewhere::Silent => shown "<value of type main::table::types::elsewhere::Silent>";
    }
    without_source {
        elsewhere::Seen: st::just(elsewhere::Seen) => shown "Seen";
        elsewhere::Unknown: st::just(elsewhere::Unknown) => shown "<value of type main::table::types::elsewhere::Unknown>";
        Vec<elsewhere::Unknown>: st::vecs(st::just(elsewhere::Unknown))
            => shown "<value of type alloc::vec::Vec<main::table::types::elsewhere::Unknown>>";
        [elsewhere::Closed; 1]: any::<[elsewhere::Closed; 1]>() => shown "[Closed { secret: 0 }]";
    }
    remote {
        Foreign: ForeignParts::strategy() => said Foreign { id: 1 }, |foreign| foreign.id > 0;
    }
    setters {
        Pair: any::<Pair>().with_0(5..9) => Pair(5, String::new()), |pair| (5..9).contains(&pair.0);
        Shape: any::<Shape>().with_circle_0(1.0..2.0f32) => Shape::Dot,
            |shape| !matches!(shape, Shape::Circle(radius) if !(1.0..2.0).contains(radius));
    }
}
