//! Values at which printing tends to be wrong.

use super::rows;
use crate::table::types::names::*;

rows! {
    literals {
        Option<f64>: st::options(st::floats(..=-1e300).allow_nan(true)) => None,
            |x| x.is_none_or(|x| x.is_nan() || x <= -1e300);
        Option<f64>: st::just(Some(f64::NAN)) => Some(f64::NAN), |x| x.is_some_and(f64::is_nan);
        (f64, f32): st::just((-0.0, -0.0)) => (-0.0, -0.0), |(x, y)| x.is_sign_negative() && y.is_sign_negative();
        [f64; 6]: st::just([1e300, 1e-300, 1e16, 1e15, 123456789012345680.0, 5e-324])
            => [1e300, 1e-300, 1e16, 1e15, 123456789012345680.0, 5e-324], |numbers| numbers[0] == 1e300;
        [f32; 4]: st::just([f32::MAX, f32::MIN_POSITIVE, 16777216.0, f32::from_bits(0xffc0_0001)])
            => [f32::MAX, f32::MIN_POSITIVE, 16777216.0, f32::from_bits(0xffc0_0001)], |numbers| numbers[3].is_nan();
        [i128; 3]: st::permutations([i128::MIN, i128::MAX, -1]).map(|all| [all[0], all[1], all[2]])
            => [i128::MIN, i128::MAX, -1], |numbers| numbers.contains(&i128::MIN);
        [i64; 2]: st::just([i64::MIN, i64::MAX]) => [i64::MIN, i64::MAX], |numbers| numbers[0] == i64::MIN;
        Wrapping<i128>: st::just(Wrapping(i128::MIN)) => Wrapping(i128::MIN), |number| number.0 == i128::MIN;
        Range<i128>: st::just(i128::MIN..-1) => i128::MIN..-1, |range| !range.is_empty();
        RangeInclusive<char>: st::just('\''..='\u{10FFFF}') => '\''..='\u{10FFFF}', |range| range.contains(&'a');
        Vec<RangeInclusive<char>>: st::vecs((any::<char>(), any::<char>()).map(|(a, b)| a..=b)) => vec![];
        RangeFrom<RangeTo<f64>>: any::<f64>().map(|x| (..x)..) => (..0.0)..;
        Bound<Range<u8>>: any::<Bound<Range<u8>>>() => Bound::Unbounded;
        (Bound<f64>, Bound<f64>): any::<(Bound<f64>, Bound<f64>)>() => (Bound::Unbounded, Bound::Unbounded);
        Reverse<Reverse<Option<i8>>>: any::<Reverse<Reverse<Option<i8>>>>() => Reverse(Reverse(None));
        Reverse<Range<SystemTime>>: any::<Range<SystemTime>>().map(Reverse)
            => Reverse(UNIX_EPOCH + Duration::from_secs(946_684_800)..UNIX_EPOCH + Duration::from_secs(946_684_800));
        RangeInclusive<Duration>: any::<RangeInclusive<Duration>>() => Duration::ZERO..=Duration::ZERO;
    }
    holders {
        (Box<str>, (Rc<str>, Arc<str>)): any::<(Box<str>, (Rc<str>, Arc<str>))>() => (Box::from(""), (Rc::from(""), Arc::from("")));
        Box<[Box<str>]>: any::<Box<[Box<str>]>>() => Box::from([]);
        Option<Box<str>>: any::<Option<Box<str>>>() => None;
        Rc<[Box<[Rc<str>]>]>: any::<Rc<[Box<[Rc<str>]>]>>() => Rc::from([]);
        HashMap<String, HashSet<u8, Fixed>, Fixed>: any::<HashMap<String, HashSet<u8, Fixed>, Fixed>>() => HashMap::default();
        BTreeMap<Option<u8>, HashMap<(), String>>: any::<BTreeMap<Option<u8>, HashMap<(), String>>>() => BTreeMap::new();
        Vec<HashSet<u8, Fixed>>: any::<Vec<HashSet<u8, Fixed>>>() => vec![];
        Option<HashMap<u8, u8, Fixed>>: any::<Option<HashMap<u8, u8, Fixed>>>() => None;
        Box<HashSet<char, Fixed>>: any::<Box<HashSet<char, Fixed>>>() => Box::default();
        (PhantomData<*const str>, u8): any::<(PhantomData<*const str>, u8)>() => (PhantomData, 0);
        Vec<PhantomData<u8>>: any::<Vec<PhantomData<u8>>>() => vec![];
        [u8; 0]: any::<[u8; 0]>() => [], |array| array.is_empty();
        [[u8; 0]; 2]: any::<[[u8; 0]; 2]>() => [[], []], |array| array.len() == 2;
        Vec<[String; 0]>: any::<Vec<[String; 0]>>() => vec![];
        Box<[u8; 0]>: any::<Box<[u8; 0]>>() => Box::new([]), |array| array.is_empty();
        Result<(), ()>: any::<Result<(), ()>>() => Ok(());
        Result<Result<u8, String>, Option<()>>: any::<Result<Result<u8, String>, Option<()>>>() => Ok(Ok(0));
        Mutex<RefCell<Cell<u8>>>: any::<Mutex<RefCell<Cell<u8>>>>() => Mutex::new(RefCell::new(Cell::new(0)));
        OnceLock<Vec<OnceCell<u8>>>: any::<OnceLock<Vec<OnceCell<u8>>>>() => OnceLock::new();
        Vec<Cow<'static, [Cow<'static, str>]>>: any::<Vec<Cow<'static, [Cow<'static, str>]>>>() => vec![];
    }
    inferred {
        OnceCell<HashSet<u8, Fixed>>: any::<OnceCell<HashSet<u8, Fixed>>>() => OnceCell::new();
        OnceLock<Box<str>>: any::<OnceLock<Box<str>>>() => OnceLock::new();
        OnceLock<Cow<'static, str>>: any::<OnceLock<Cow<'static, str>>>() => OnceLock::new();
        OnceCell<Rc<[u8]>>: any::<OnceCell<Rc<[u8]>>>() => OnceCell::new();
        OnceCell<OnceCell<f32>>: any::<OnceCell<OnceCell<f32>>>() => OnceCell::new();
        OnceLock<PhantomData<u8>>: any::<OnceLock<PhantomData<u8>>>() => OnceLock::new();
        OnceCell<Option<HashMap<u8, u8, Fixed>>>: any::<OnceCell<Option<HashMap<u8, u8, Fixed>>>>() => OnceCell::new();
        Box<[HashSet<u8, Fixed>]>: any::<Box<[HashSet<u8, Fixed>]>>() => Box::from([]);
        Cow<'static, [HashSet<u8, Fixed>]>: any::<Cow<'static, [HashSet<u8, Fixed>]>>() => Cow::from(vec![]);
        Cow<'static, [String]>: any::<Cow<'static, [String]>>() => Cow::from(vec![]);
        BTreeMap<u8, HashSet<u8, Fixed>>: any::<BTreeMap<u8, HashSet<u8, Fixed>>>() => BTreeMap::new();
        LinkedList<Cow<'static, [u8]>>: any::<LinkedList<Cow<'static, [u8]>>>() => LinkedList::new();
        VecDeque<Box<[Box<str>]>>: any::<VecDeque<Box<[Box<str>]>>>() => VecDeque::new();
        BTreeSet<IpAddr>: any::<BTreeSet<IpAddr>>() => BTreeSet::new();
        HashSet<SocketAddr>: any::<HashSet<SocketAddr>>() => HashSet::new();
        Range<Box<str>>: any::<Range<Box<str>>>() => Box::from("")..Box::from("");
        Generic<Box<str>, Rc<str>>: any::<Generic<Box<str>, Rc<str>>>() => Generic { first: Box::from(""), rest: vec![], marker: PhantomData };
        Generic<HashSet<u8, Fixed>>: any::<Generic<HashSet<u8, Fixed>>>() => Generic { first: HashSet::default(), rest: vec![], marker: PhantomData };
        BinaryHeap<Reverse<(u8, Box<str>)>>: any::<BinaryHeap<Reverse<(u8, Box<str>)>>>() => BinaryHeap::new();
        ControlFlow<HashSet<u8, Fixed>, Poll<Box<str>>>: any::<ControlFlow<HashSet<u8, Fixed>, Poll<Box<str>>>>()
            => ControlFlow::Continue(Poll::Pending);
        Vec<CString>: any::<Vec<CString>>() => vec![];
        Option<NonZero<i128>>: any::<Option<NonZero<i128>>>() => None;
    }
    references {
        &'static [u8; 3]: st::just(b"a\xff\"") => b"a\xff\"", |bytes| bytes.len() == 3;
        &'static [u8]: st::sampled_from([&b""[..], b"\\"]) => b"", |bytes| bytes.len() < 2;
        &'static [&'static str]: st::sampled_from([&["a", "\""][..], &[]]) => &["a", "\""], |texts| texts.len() != 1;
        &'static &'static str: st::just(&"a") => &"a", |text| **text == "a";
        &'static i8: st::just(&-5) => &-5, |n| **n == -5;
        &'static Range<u8>: st::just(&(1..2)) => &(1..2), |range| range.len() == 1;
        &'static RangeFull: st::just(&(..)) => &(..), |range| **range == ..;
        Option<&'static f64>: st::just(Some(&-0.0)) => Some(&-0.0), Option::is_some;
        Vec<&'static [u8]>: st::vecs(st::sampled_from([&[][..], &[1, 2]])) => vec![], |all| all.iter().all(|bytes| bytes.len() != 1);
        (&'static str, Box<&'static str>): st::just(("", Box::new("x"))) => ("", Box::new("x")), |(empty, _)| empty.is_empty();
        Rc<[&'static str]>: st::vecs(st::sampled_from(["a", "b"])).map(Rc::from) => Rc::from([]), |all| !all.contains(&"c");
        HashSet<&'static str>: st::hash_sets(st::sampled_from(["a", "b"])) => HashSet::new(), |all| all.len() <= 2;
        (&'static [u8], u8): (st::sampled_from([&b""[..], b"a"]), 0..2) => (b"", 0), |(bytes, _)| bytes.len() < 2;
        Box<&'static [u8]>: st::sampled_from([&b""[..], b"a"]).map(Box::new) => Box::new(b""), |bytes| bytes.len() < 2;
        HashSet<&'static [u8]>: st::hash_sets(st::sampled_from([&b""[..], b"a", b"ab"])) => HashSet::new(), |all| all.len() <= 3;
        VecDeque<&'static [u8]>: st::vecs(st::sampled_from([&b""[..], b"a"])).map(VecDeque::from) => VecDeque::new(), |_| true;
        BTreeMap<u8, Option<&'static [u8]>>: st::btree_maps(0..4, st::options(st::sampled_from([&b""[..], b"a"]))) => BTreeMap::new(), |all| all.len() <= 4;
        Option<&'static [&'static [u8]]>: st::options(st::sampled_from(NESTED)) => None, |all| all.is_none_or(|all| all.len() != 1);
        OnceCell<&'static [u8]>: st::sampled_from([&b""[..], b"a"]).map(OnceCell::from) => OnceCell::from(&b""[..]), |cell| cell.get().is_some();
        Result<&'static [u8], Option<&'static [u8]>>: st::results(st::just(&b"a"[..]), st::just(Some(&b"b"[..]))) => Ok(b"a"), |_| true;
        Range<&'static [u8]>: st::just(&b""[..]..b"a") => b""..b"a", |range| range.start.is_empty();
        &'static [Range<u8>]: st::just(&[0..1, 2..3][..]) => &[0..1, 2..3], |ranges| ranges.len() == 2;
        &'static Option<&'static str>: st::just(&Some("a")) => &Some("a"), |text| text.is_some();
        Option<&'static Bound<u8>>: st::just(Some(&Bound::Included(1))) => Some(&Bound::Included(1)), Option::is_some;
        Cow<'static, str>: st::just(Cow::Borrowed("a")) => Cow::Borrowed("a"), |text| *text == "a";
    }
}
