use std::fs::{self, File};
use std::path::Path;

use super::*;

/// Writes a file of a package, and the folders around it.
fn write(package: &Path, name: &str, content: impl AsRef<[u8]>) {
    let path = package.join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, content).unwrap();
}

fn texts(package: &Path) -> Vec<String> {
    let mut texts = Vec::new();
    for_each_source(package, &mut |text| texts.push(text.to_owned()));
    texts
}

#[test]
fn sources_are_what_ends_in_rs_below_src() {
    let package = tempfile::tempdir().unwrap();
    let package = package.path();
    write(package, "src/lib.rs", "lib");
    write(package, "src/b/mod.rs", "b");
    write(package, "src/b/c/d.rs", "c, d");
    write(package, "src/bin/main.rs", "main");
    write(package, "src/text.txt", "no");
    write(package, "src/rs", "no");
    write(package, "src/folder.rs/inner.rs", "inner");
    write(package, "src/latin1.rs", b"\xe9");
    write(package, "build.rs", "no");
    write(package, "tests/test.rs", "no");
    assert_eq!(texts(package), ["b", "lib", "c, d", "main", "inner"]);
}

#[test]
fn a_package_without_sources_has_none() {
    let package = tempfile::tempdir().unwrap();
    assert!(texts(package.path()).is_empty());
    assert!(texts(&package.path().join("missing")).is_empty());
    write(package.path(), "src", "a file");
    assert!(texts(package.path()).is_empty());
}

#[test]
fn small_files_come_first_and_then_paths_decide() {
    let package = tempfile::tempdir().unwrap();
    let package = package.path();
    write(package, "src/a.rs", "large");
    write(package, "src/c.rs", "c");
    write(package, "src/b/z.rs", "z");
    write(package, "src/b.rs", "b");
    assert_eq!(texts(package), ["z", "b", "c", "large"]);
}

#[cfg(unix)]
#[test]
fn links_to_folders_are_not_followed() {
    use std::os::unix::fs::symlink;
    let package = tempfile::tempdir().unwrap();
    let package = package.path();
    write(package, "src/lib.rs", "lib");
    write(package, "other/main.rs", "main");
    symlink(package.join("src"), package.join("src/again")).unwrap();
    symlink(package.join("other"), package.join("src/other")).unwrap();
    symlink(package.join("other/main.rs"), package.join("src/main.rs")).unwrap();
    symlink(package.join("missing"), package.join("src/missing.rs")).unwrap();
    assert_eq!(texts(package), ["lib", "main"]);
}

#[test]
fn files_that_are_too_large_are_passed_over() {
    let package = tempfile::tempdir().unwrap();
    let package = package.path();
    write(package, "src/lib.rs", "lib");
    write(package, "src/large.rs", "");
    let large = File::options()
        .write(true)
        .open(package.join("src/large.rs"))
        .unwrap();
    large.set_len(MAX_FILE_BYTES).unwrap();
    assert_eq!(texts(package).len(), 2);
    large.set_len(MAX_FILE_BYTES + 1).unwrap();
    assert_eq!(texts(package), ["lib"]);
}

#[test]
fn no_more_is_read_than_the_bound_and_the_small_files_are() {
    let package = tempfile::tempdir().unwrap();
    let package = package.path();
    fs::create_dir(package.join("src")).unwrap();
    for n in 0..10 {
        let file = File::create(package.join(format!("src/{n}.rs"))).unwrap();
        file.set_len(MAX_FILE_BYTES - 1000).unwrap();
    }
    write(package, "src/small.rs", "small");
    let texts = texts(package);
    assert_eq!(texts.len(), 9);
    assert_eq!(texts[0], "small");
}

#[test]
fn no_more_files_are_read_than_the_bound_and_the_small_ones_are() {
    let package = tempfile::tempdir().unwrap();
    let package = package.path();
    write(package, "src/a.rs", "large");
    for n in 0..MAX_FILES {
        write(package, &format!("src/b/{n}.rs"), "b");
    }
    let texts = texts(package);
    assert_eq!(texts.len(), MAX_FILES);
    assert!(!texts.contains(&"large".to_owned()));
}

#[test]
fn folders_below_the_bound_are_not_looked_into() {
    let package = tempfile::tempdir().unwrap();
    let package = package.path();
    let deepest = format!("src/{}", "d/".repeat(MAX_DEPTH - 1));
    write(package, &format!("{deepest}last.rs"), "last");
    write(package, &format!("{deepest}d/beyond.rs"), "beyond");
    assert_eq!(texts(package), ["last"]);
}

#[test]
fn the_walk_ends_at_the_first_folder_with_too_many_names() {
    let package = tempfile::tempdir().unwrap();
    let package = package.path();
    write(package, "src/a/a.rs", "a");
    write(package, "src/b/1.rs", "1");
    write(package, "src/b/2.rs", "2");
    write(package, "src/c/c.rs", "c");
    write(package, "src/z.rs", "z");
    let found = |names_left| {
        let mut walk = Walk {
            names_left,
            files: Vec::new(),
        };
        walk.folder(&package.join("src"), 1);
        walk.files.len()
    };
    assert_eq!(found(3), 0, "not even what lies in src");
    assert_eq!(found(4), 1, "z.rs");
    assert_eq!(found(6), 2, "a.rs too");
    assert_eq!(found(8), 5);
}
