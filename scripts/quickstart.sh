#!/bin/bash
# Installs what is needed, builds cu2cl, ports samples/vector_add, builds the port, and runs it on
# the CPU through PoCL. Can be run again: what is there already is kept.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/packages.sh
build=${CU2CL_BUILD:-build}
port=$build/vector_add

step "1/5 Packages"
install_packages "${build_packages[@]}" "${component_packages[@]}"

step "2/5 Building cu2cl in $build/"
cmake -S . -B "$build" -DCMAKE_BUILD_TYPE=Release >"$build.log" 2>&1 ||
    { cat "$build.log" >&2; fail "cmake failed; its messages are above and in $build.log"; }
cmake --build "$build" -j "$(nproc)" >>"$build.log" 2>&1 ||
    { tail -n 40 "$build.log" >&2; fail "the build failed; all messages are in $build.log"; }
rm -f "$build.log"
"$build/bin/cu2cl" --version

step "3/5 Porting samples/vector_add/vector_add.cu to $port/"
"$build/bin/cu2cl" samples/vector_add/vector_add.cu -o "$port" ||
    fail "the port is not complete (status $?); the messages are above"
ls "$port"

step "4/5 Building the port"
cmake -S "$port" -B "$port/build" "-DCMAKE_PREFIX_PATH=$PWD/$build" >"$port.log" 2>&1 &&
    cmake --build "$port/build" >>"$port.log" 2>&1 ||
    { cat "$port.log" >&2; fail "the port does not build; the messages are above"; }
rm -f "$port.log"

step "The kernel in OpenCL C: $port/vector_add.cl"
cat "$port/vector_add.cl"

step "5/5 Running $port/build/vector_add on the CPU, through PoCL ("Portable Computing Language")"
CU2CL_DEVICE=${CU2CL_DEVICE:-Portable} "$port/build/vector_add" ||
    fail "the program failed with status $?; 'CU2CL_TRACE=1 $port/build/vector_add' shows each call"
printf '\nDone. Port your own program:  %s/bin/cu2cl FILE.cu -o OUT -- FLAGS\n' "$build"
