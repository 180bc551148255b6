#!/bin/bash
# Ports, builds and runs public CUDA programs with an external harness, and prints which stage each one reached:
#
#     CORPORA=FOLDER HARNESS=harness.py tests/corpus/run.sh BUILD [harness options, such as --corpus polybench --tier core]
#
# BUILD is a build tree (tool and runtime). CORPORA holds the checked-out programs and HARNESS is a script that knows how to port,
# build, run and judge each of them; neither is part of this project. It is called as
#     python3 HARNESS port --tool 'TOOL {sources} -o {out} -- {flags}' --cmake-args=-DCMAKE_PREFIX_PATH=BUILD OPTIONS
# See docs/corpus.md for how to read the table.
set -euo pipefail
[ $# -ge 1 ] && [ -n "${CORPORA:-}" ] && [ -n "${HARNESS:-}" ] || { sed -n '2,9s/^# \?//p' "$0" >&2; exit 2; }
build=$(cd "$1" && pwd)
shift
[ -x "$build/bin/cu2cl" ] || { echo "$0: no tool in $build/bin; build it first" >&2; exit 2; }
[ -f "$HARNESS" ] || { echo "$0: HARNESS=$HARNESS is no file" >&2; exit 2; }
[ -d "$CORPORA" ] || { echo "$0: CORPORA=$CORPORA is no folder" >&2; exit 2; }
export CORPORA
exec python3 "$HARNESS" port --tool "$build/bin/cu2cl {sources} -o {out} -- {flags}" \
    "--cmake-args=-DCMAKE_PREFIX_PATH=$build" "$@"
