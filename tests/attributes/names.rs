//! What the user calls things is nobody else's business.

mod shadowing {
    #![allow(dead_code, non_snake_case, clippy::no_effect_underscore_binding)]

    use hypo::{Arbitrary, example, given, settings};

    struct Ok;
    struct Err;
    struct Some;
    struct None;
    struct Option;
    struct Result;
    struct String;
    struct Vec;
    struct Box;
    struct Property;
    struct Example;
    struct TestCase;
    trait From {}
    trait Into {}
    trait Fn {}
    trait Strategy {}
    mod core {}
    mod std {}
    mod alloc {}
    fn run() {}
    fn draw() {}
    fn any() {}

    #[derive(Arbitrary)]
    struct Pair<T> {
        #[arbitrary(0..5)]
        first: u8,
        second: T,
    }

    #[derive(Arbitrary)]
    enum Choice {
        Ok,
        Some(u8),
        None { case: bool },
    }

    #[given(n = 0..5)]
    #[example(n = 1, pair = Pair { first: 1, second: 2 }, choice = Choice::Ok; via = "here")]
    #[settings(database = none, phases = [explicit, generate])]
    fn property(n: u8, pair: Pair<u8>, choice: Choice) {
        assert!(n < 5 && pair.first < 5 && u16::from(pair.second) < 256);
        if let Choice::None { case: true } = choice {
            assert!(n < 6);
        }
    }

    #[given]
    #[example(1, 2, 3, 4)]
    fn arguments(case: u8, slot: u8, arguments: u8, hypo: u8) {
        let all = [case, slot, arguments, hypo];
        assert!(all.iter().all(|n| n.count_ones() <= 8));
    }

    #[given(property = 0..5, self_ = 0..property + 1)]
    fn settings(property: u8, self_: u8) {
        assert!(self_ <= property);
    }

    #[given]
    fn given(example: u8, given: u8) {
        assert!(example.max(given) >= given);
    }
}

mod raw {
    use hypo::{Arbitrary, example, given};

    #[derive(Debug, Arbitrary)]
    #[allow(non_camel_case_types)]
    enum r#enum {
        r#fn { r#type: u8 },
        r#loop(u8),
    }

    #[given(r#type = 0..5, r#mod = 0..r#type + 1)]
    #[example(r#type = 3, r#mod = 4)]
    #[example(type = 3, mod = 4)]
    #[allow(clippy::used_underscore_binding)]
    fn r#match(r#type: u8, r#mod: u8) {
        assert!(r#type < 5 && r#mod <= 5);
    }

    #[given]
    fn r#struct(r#enum: r#enum) {
        match r#enum {
            r#enum::r#fn { r#type } | r#enum::r#loop(r#type) => assert!(r#type.count_ones() <= 8),
        }
    }
}
