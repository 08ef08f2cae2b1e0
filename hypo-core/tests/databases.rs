//! Databases keep what they are given, whatever happens around them.
#![allow(missing_docs, reason = "tests are sentences")]

use std::fs;
use std::path::{Path, PathBuf};

use hypo_core::database::{Database, DirectoryDatabase, InMemoryDatabase};

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files.extend(files_below(&path));
        } else {
            files.push(path);
        }
    }
    files.sort();
    files
}

fn fetched(database: &dyn Database, key: &[u8]) -> Vec<Vec<u8>> {
    let mut values = database.fetch(key).values;
    values.sort();
    values
}

#[test]
fn what_is_saved_is_fetched_by_its_key_until_it_is_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let databases: [&dyn Database; 2] = [
        &InMemoryDatabase::new(),
        &DirectoryDatabase::new(folder.path().join("new")),
    ];
    for database in databases {
        assert_eq!(fetched(database, b"a"), Vec::<Vec<u8>>::new());
        for value in ["1", "2", "2"] {
            database.save(b"a", value.as_bytes()).unwrap();
        }
        database.save(b"b", b"3").unwrap();
        assert_eq!(fetched(database, b"a"), [b"1", b"2"]);
        database.delete(b"a", b"1").unwrap();
        database.delete(b"a", b"1").unwrap();
        database.delete(b"nobody", b"1").unwrap();
        assert_eq!(fetched(database, b"a"), [b"2"]);
        assert_eq!(fetched(database, b"b"), [b"3"]);
    }
}

#[test]
fn a_directory_keeps_itself_out_of_the_repository_and_cleans_up_after_itself() {
    let folder = tempfile::tempdir().unwrap();
    let database = DirectoryDatabase::new(folder.path());
    database.save(b"key", b"value").unwrap();
    assert_eq!(
        fs::read_to_string(folder.path().join(".gitignore")).unwrap(),
        "*\n"
    );
    assert_eq!(files_below(&folder.path().join("examples")).len(), 1);
    assert_eq!(
        files_below(&folder.path().join("tmp")),
        Vec::<PathBuf>::new()
    );
    database.delete(b"key", b"value").unwrap();
    assert_eq!(
        fs::read_dir(folder.path().join("examples"))
            .unwrap()
            .count(),
        0
    );
}

#[test]
fn looking_into_a_directory_makes_none() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path().join("absent");
    assert_eq!(
        DirectoryDatabase::new(&root).fetch(b"key").values,
        Vec::<Vec<u8>>::new()
    );
    assert!(!root.exists());
}

#[test]
fn what_cannot_be_read_is_named_and_the_rest_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let database = DirectoryDatabase::new(folder.path());
    database.save(b"key", b"value").unwrap();
    let entry = files_below(&folder.path().join("examples")).remove(0);
    fs::create_dir(entry.with_file_name("a folder")).unwrap();
    let fetched = database.fetch(b"key");
    assert_eq!(fetched.values, [b"value"]);
    assert_eq!(fetched.unreadable.len(), 1);
    assert!(
        fetched.unreadable[0].contains("a folder"),
        "{:?}",
        fetched.unreadable
    );
}

#[test]
fn an_entry_that_was_renamed_by_hand_is_deleted_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let database = DirectoryDatabase::new(folder.path());
    database.save(b"key", b"value").unwrap();
    let entry = files_below(&folder.path().join("examples")).remove(0);
    fs::rename(&entry, entry.with_file_name("renamed")).unwrap();
    assert_eq!(fetched(&database, b"key"), [b"value"]);
    database.delete(b"key", b"value").unwrap();
    assert_eq!(fetched(&database, b"key"), Vec::<Vec<u8>>::new());
}

#[test]
fn a_place_that_cannot_be_written_is_an_error_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let blocked = folder.path().join("a file");
    fs::write(&blocked, "in the way").unwrap();
    let database = DirectoryDatabase::new(blocked.join("below"));
    assert!(database.save(b"key", b"value").is_err());
    assert_eq!(database.fetch(b"key").values, Vec::<Vec<u8>>::new());
    assert_eq!(fs::read_to_string(&blocked).unwrap(), "in the way");
}

#[test]
fn many_threads_may_share_a_directory() {
    let folder = tempfile::tempdir().unwrap();
    std::thread::scope(|scope| {
        for thread in 0..8u8 {
            let database = DirectoryDatabase::new(folder.path());
            scope.spawn(move || {
                for round in 0..50u8 {
                    database.save(b"key", &[thread, round]).unwrap();
                    database.save(b"key", b"shared").unwrap();
                    if round > 0 {
                        database.delete(b"key", &[thread, round - 1]).unwrap();
                    }
                    // No value is ever seen in part.
                    assert!(
                        database
                            .fetch(b"key")
                            .values
                            .iter()
                            .all(|value| value.len() == 2 || value == b"shared")
                    );
                }
            });
        }
    });
    let left = fetched(&DirectoryDatabase::new(folder.path()), b"key");
    assert_eq!(left.len(), 9);
    assert_eq!(
        files_below(&folder.path().join("tmp")),
        Vec::<PathBuf>::new()
    );
}

#[test]
fn the_place_of_a_damaged_entry_is_where_it_lies() {
    let folder = tempfile::tempdir().unwrap();
    let database = DirectoryDatabase::new(folder.path());
    database.save(b"key", b"value").unwrap();
    let entry = files_below(&folder.path().join("examples")).remove(0);
    fs::write(&entry, "damaged").unwrap();
    assert_eq!(
        database.place(b"key", b"damaged"),
        entry.display().to_string()
    );
}
