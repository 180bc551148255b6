#!/usr/bin/env python3
"""What porting costs beside parsing: the CPU time of `cu2cl FILE` over that of clang's `-fsyntax-only`, run once for
the device pass and once for the host pass with the same headers. Prints both, and the ratio of the medians.

translation.py [--build BUILD] [--runs N] [--limit RATIO] [FILE...]
Exit status 1 when a file's ratio is above the limit, 77 without clang-19.
"""
import argparse
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile

PROJECT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
CLANG_FLAGS = ["-x", "cuda", "-nocudainc", "-nocudalib", "--cuda-path=/nonexistent",
               "--cuda-gpu-arch=sm_70", "-D__CUDACC__=1", "-D__NVCC__=1", "-include",
               "cuda_runtime.h", "-std=c++17", "-w", "-fsyntax-only"]


def cpu_time(command):
    """User and system time of a command that must succeed, children included."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(path, tool, headers, clang, runs):
    """Medians in seconds; the commands take turns, so that a change of the machine's speed hits both."""
    ours, theirs = [], []
    with tempfile.TemporaryDirectory() as folder:
        for run in range(runs + 1):
            port = cpu_time([tool, path, "-o", os.path.join(folder, "out")])
            parse = sum(cpu_time([clang, *CLANG_FLAGS, *("-I" + folder for folder in headers), side, path])
                        for side in ("--cuda-device-only", "--cuda-host-only"))
            if run:  # the first one warms the file cache
                ours.append(port)
                theirs.append(parse)
    return statistics.median(ours), statistics.median(theirs)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--build", default=os.path.join(PROJECT, "build"))
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--limit", type=float, default=1.5)
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    files = options.files or [os.path.join(PROJECT, "samples/vector_add/vector_add.cu")]
    clang = shutil.which("clang-19")
    if not clang:
        print("clang-19 is not here; nothing was measured")
        sys.exit(77)
    tool = os.path.join(options.build, "bin", "cu2cl")
    headers = [os.path.join(options.build, "share", "cu2cl", "cuda"), os.path.join(PROJECT, "src", "runtime", "include")]
    good = True
    for path in files:
        ours, theirs = measure(path, tool, headers, clang, options.runs)
        good = good and ours <= options.limit * theirs
        print("%s: cu2cl %.0f ms, clang twice %.0f ms, ratio %.2f (limit %.2f)" %
              (os.path.basename(path), 1000 * ours, 1000 * theirs, ours / theirs, options.limit))
    sys.exit(not good)


if __name__ == "__main__":
    main()
