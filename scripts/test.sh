#!/bin/bash
# Runs all tests: a Release build with everything, and a build of the translator and the unit tests
# under AddressSanitizer and UndefinedBehaviorSanitizer. Fails when a test fails or none ran.
# ARGUMENTS go to ctest: scripts/test.sh -R unit
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/packages.sh
build=${CU2CL_BUILD:-build}
jobs=$(nproc)

# build_tree FOLDER CMAKE-OPTIONS...
build_tree() {
    local folder=$1 log=$1.log
    shift
    cmake -S . -B "$folder" "$@" >"$log" 2>&1 && cmake --build "$folder" -j "$jobs" >>"$log" 2>&1 || {
        grep -nE 'error|Error|warning' "$log" | head -n 40 >&2
        tail -n 20 "$log" >&2
        fail "the build in $folder/ failed; all messages are in $log"
    }
    rm -f "$log"
}

# run_tests FOLDER CTEST-OPTIONS...: the number of tests is checked, so that a build without tests can't pass.
run_tests() {
    local folder=$1 count
    shift
    count=$(ctest --test-dir "$folder" -N "$@" | sed -n 's/^Total Tests: //p')
    [ "${count:-0}" -gt 0 ] || fail "no test matches in $folder/: ctest $*"
    ctest --test-dir "$folder" --output-on-failure -j "$jobs" "$@"
}

step "Packages"
install_packages "${build_packages[@]}" "${test_packages[@]}"

step "Building in $build/ (Release, warnings are errors)"
build_tree "$build" -DCMAKE_BUILD_TYPE=Release -DCU2CL_WERROR=ON

step "Building in $build-sanitize/ (AddressSanitizer, UndefinedBehaviorSanitizer)"
build_tree "$build-sanitize" -DCMAKE_BUILD_TYPE=Debug -DCU2CL_SANITIZE=ON -DCU2CL_WERROR=ON

status=0
step "Tests under the sanitizers"
run_tests "$build-sanitize" -L 'unit|cli|fuzz' "$@" || status=1

step "All tests"
run_tests "$build" "$@" || status=1
exit $status
