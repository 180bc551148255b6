#!/bin/sh
# Compiles a .cl and each header of the prelude by itself with clang as OpenCL C 1.2, with all warnings.
# usage: PRELUDE_DIR=... CLANG=... clang_check.sh WORK_FOLDER FILE.cl
set -eu
include=$1/include
mkdir -p "$include"
ln -sfn "$PRELUDE_DIR" "$include/cu2cl"
compile() {
    "$CLANG" -x cl -cl-std=CL1.2 -fsyntax-only -Wall -Wextra -Werror -I"$include" "$@"
}

compile -Wno-unused-value -Wno-unused-parameter "$2"
for header in "$PRELUDE_DIR"/*.clh; do
    [ "${header##*/}" = clock.clh ] && extra=--target=x86_64-linux-gnu || extra=
    printf '#include <cu2cl/%s>\n__kernel void k(__global int *p) { *p = 1; }\n' \
        "${header##*/}" >"$1/header.cl"
    compile $extra "$1/header.cl"
    # As a device without fp64 and 64-bit atomics sees it.
    compile $extra -Xclang -cl-ext=-cl_khr_fp64,-__opencl_c_fp64,-cl_khr_int64_base_atomics "$1/header.cl"
done
