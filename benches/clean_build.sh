#!/usr/bin/env bash
# What the library costs to build: processor time of a clean debug build of a
# crate that depends on hypo, against one that depends on proptest, in turns,
# and the number of crates in each tree. Fetches proptest; prints medians and
# their ratio. Not incremental, as cargo never is for what comes from a registry.
#
#   benches/clean_build.sh [ROUNDS]
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
rounds=${1:-5}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

crate() {
    mkdir -p "$work/$1/src"
    printf '[package]\nname = "%s-user"\nversion = "0.0.0"\nedition = "2024"\n\n[dependencies]\n%s\n\n[workspace]\n' \
        "$1" "$2" >"$work/$1/Cargo.toml"
    touch "$work/$1/src/lib.rs"
    (cd "$work/$1" && cargo fetch --quiet)
}

build() {
    rm -rf "$work/$1/target"
    (
        cd "$work/$1"
        TIMEFORMAT='%U %S'
        { time CARGO_INCREMENTAL=0 CARGO_TARGET_DIR="$work/$1/target" cargo build --quiet --offline 2>&1; } 2>&1 |
            awk '{ printf "%.2f\n", $1 + $2 }' >>"$work/$1.times"
    )
}

median() {
    sort -n "$work/$1.times" | awk '{ time[NR] = $1 } END { print time[int((NR + 1) / 2)] }'
}

crates() {
    (cd "$work/$1" && cargo tree --offline --edges normal,build --prefix none --format '{p}' | sed 's/ (.*//' | sort -u | tail -n +1 | grep -vc -- "-user")
}

crate hypo "hypo = { package = \"hypo-test\", path = \"$root\" }"
crate proptest 'proptest = "1"'
for _ in $(seq "$rounds"); do
    build hypo
    build proptest
done

hypo=$(median hypo)
proptest=$(median proptest)
printf 'clean debug build, processor seconds, median of %s rounds\n' "$rounds"
printf '  hypo      %6.2f   %s crates\n' "$hypo" "$(crates hypo)"
printf '  proptest  %6.2f   %s crates\n' "$proptest" "$(crates proptest)"
awk -v a="$hypo" -v b="$proptest" 'BEGIN { printf "  ratio     %6.2f\n", a / b }'
