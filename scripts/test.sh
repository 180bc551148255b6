#!/bin/bash
# Runs all tests: a Release build with everything, and a build of the translator and its tests under
# AddressSanitizer and UndefinedBehaviorSanitizer. A test of the command (cli_, fuzz_, golden) that passed under the sanitizers
# does not run again without them; one that left something out there, such as to build a port, counts as skipped,
# and does. Unit tests run in both builds. Fails when a test fails or none ran.
# Arguments go to ctest: scripts/test.sh -R unit
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/packages.sh
build=${CU2CL_BUILD:-build}
jobs=$(nproc)
status=0
total=0
# What cu2cl keeps from run to run (docs/environment.md) is not the user's here.
mkdir -p "$build"
XDG_CACHE_HOME=$(cd "$build" && pwd)/cache
export XDG_CACHE_HOME

# build_tree FOLDER CMAKE-OPTIONS...
build_tree() {
    local folder=$1 log=$1.log
    shift
    cmake -S . -B "$folder" "$@" >"$log" 2>&1 && cmake --build "$folder" -j "$jobs" >>"$log" 2>&1 || {
        grep -nE '(error|warning|Error):? ' "$log" | head -n 40 >&2
        tail -n 20 "$log" >&2
        fail "the build in $folder/ failed; all messages are in $log"
    }
    rm -f "$log"
}

# run_tests FOLDER CTEST-OPTIONS...
run_tests() {
    local folder=$1 count
    shift
    count=$(ctest --test-dir "$folder" -N "$@" | sed -n 's/^Total Tests: //p')
    total=$((total + ${count:-0}))
    if [ "${count:-0}" -eq 0 ]; then
        echo "no test matches in $folder/"
        return 0
    fi
    ctest --test-dir "$folder" --output-on-failure -j "$jobs" "$@" || status=1
}

step "Packages"
install_packages "${build_packages[@]}" "${component_packages[@]}" "${test_packages[@]}"

step "Building in $build/ (Release, warnings are errors)"
build_tree "$build" -DCMAKE_BUILD_TYPE=Release -DCU2CL_WERROR=ON

step "Building in $build-sanitize/ (AddressSanitizer, UndefinedBehaviorSanitizer)"
build_tree "$build-sanitize" -DCMAKE_BUILD_TYPE=Debug -DCU2CL_SANITIZE=ON -DCU2CL_WERROR=ON

step "Tests under the sanitizers"
results=$build-sanitize/tests.log
rm -f "$results"
run_tests "$build-sanitize" -L 'unit|cli|fuzz|golden' --output-log "$results" "$@"
[ $# -gt 0 ] || [ "$total" -gt 0 ] || fail "no test ran under the sanitizers; is cmocka there?"
sanitized=$total
passed=()
if [ -f "$results" ]; then
    mapfile -t passed < <(sed -nE 's/^ *[0-9/]+ Test +#[0-9]+: ((cli_|fuzz_|golden\.)[^ ]+) \.+ +Passed .*/\1/p' "$results")
fi

step "All tests, but for ${#passed[@]} of the command that passed under the sanitizers"
run_tests "$build" -E "^($(IFS='|'; echo "${passed[*]}"))\$" "$@"
[ "$total" -gt 0 ] || fail "no test matches: ctest $*"
[ $# -gt 0 ] || [ "$total" -gt "$sanitized" ] || fail "no test ran in $build/"
[ $status -eq 0 ] || fail "tests failed; ctest's summary above names them"
echo "$total tests, $sanitized of them under the sanitizers"
exit 0
