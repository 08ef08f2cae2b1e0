//! Which values of a failure have a comment, by the strategies that drew them.

use hypo::prelude::*;
use hypo::strategies::source::ToSource;
use hypo::{Check, IntoVerdict, Phase, Settings, Strategy, Verbosity};

const FREE: &str = " // or any other generated value";

#[derive(Clone, Debug, Arbitrary)]
struct Point {
    x: u8,
    y: u8,
}

#[derive(Debug, Arbitrary)]
struct Segment {
    from: Point,
    to: Point,
    name: Option<String>,
}

#[derive(Debug, Arbitrary)]
enum Shape {
    Dot,
    Circle(Point, u32),
}

fn settings() -> Settings {
    Settings::new().seed(1).database(None).print_blob(false)
}

/// The report of a property that must fail.
fn report<S, R>(strategy: S, property: impl Fn(S::Value) -> R) -> String
where
    S: Strategy<Value: ToSource>,
    R: IntoVerdict,
{
    let failure = hypo::check(settings(), strategy, property).unwrap_err();
    failure.to_string()
}

/// The lines of a report that have a comment, without it.
fn free(report: &str) -> Vec<&str> {
    let lines = report.lines().filter_map(|line| line.strip_suffix(FREE));
    lines
        .map(|line| line.trim().trim_end_matches(','))
        .collect()
}

#[test]
fn fields_within_fields_are_told_apart() {
    let report = report(any::<Segment>().named("segment"), |it| {
        it.from.y < 5 || it.to.x < 6
    });
    assert_eq!(free(&report), ["x: 0", "y: 0", "name: None"], "{report}");
}

#[test]
fn fields_of_a_variant_are_told_apart() {
    let report = report(any::<Shape>().named("shape"), |it| match it {
        Shape::Dot => true,
        Shape::Circle(at, radius) => at.x < 3 || radius < 2,
    });
    assert_eq!(free(&report), ["y: 0"], "{report}");
}

#[test]
fn a_field_that_a_setter_draws_is_explained_as_a_whole() {
    let turned = any::<Point>().map(|at| Point { x: at.y, y: at.x });
    let segments = any::<Segment>().with_from(turned).with_to(any::<Point>());
    let report = report(segments.named("segment"), |it| it.from.x < 5 || it.to.x < 6);
    assert_eq!(free(&report), ["name: None"], "{report}");
}

#[test]
fn the_components_of_a_tuple_are_told_apart_also_where_it_has_no_name() {
    let report = report(any::<(u8, (u8, bool))>(), |(a, (b, _))| a < 3 || b < 4);
    assert_eq!(free(&report), ["false"], "{report}");
}

#[test]
fn what_is_made_of_something_else_is_explained_as_a_whole() {
    let swapped = any::<(u8, u8)>().map(|(a, b)| (b, a)).named("swapped");
    let chosen = one_of![any::<(u8, u8)>(), st::just((1, 2))].named("chosen");
    let report = report((swapped, chosen), |((a, _), (b, _))| a < 7 || b < 9);
    assert!(
        report.contains("#[example(swapped = (7, 0), chosen = (9, 0))]"),
        "{report}"
    );
}

#[test]
fn a_field_on_which_another_depends_is_free_if_it_fails_with_the_other_as_it_is() {
    let pairs = any::<u8>().flat_map(|a| (st::just(a), a..));
    let report = report((pairs.named("pair"), any::<u8>().named("n")), |(_, n)| {
        n < 3
    });
    assert_eq!(free(&report), ["pair = (0, 0)"], "{report}");
}

#[test]
fn values_without_source_have_their_comment_in_the_list() {
    #[derive(Debug)]
    struct Opaque;
    let report = Check::new(
        settings(),
        (
            any::<u8>()
                .map(|_| Opaque)
                .source_with(|_| "Opaque".to_owned())
                .named("opaque"),
            any::<Data>().named("data"),
            any::<u8>().named("n"),
        ),
    )
    .run_named(|(_, data, n)| {
        data.draw_as("flag", any::<bool>());
        n < 3
    })
    .unwrap_err()
    .to_string();
    let expected = ["opaque = Opaque", "Draw 1 (flag): false"];
    assert_eq!(free(&report), expected, "{report}");
}

#[test]
fn nothing_is_explained_without_the_phase() {
    for settings in [
        settings().phases([Phase::Generate, Phase::Shrink]),
        settings().verbosity(Verbosity::Quiet),
    ] {
        let failure = hypo::check(settings, any::<u8>().named("n"), |_| false).unwrap_err();
        assert_eq!(free(&failure.to_string()), [""; 0]);
    }
}
