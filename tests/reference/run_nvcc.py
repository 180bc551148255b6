#!/usr/bin/env python3
"""Compiles CUDA programs with nvcc, which must say nothing: run_nvcc.py NVCC PROGRAM.cu...

Exit status 77 (skipped) without an nvcc. One architecture only, and for the end-to-end programs the front end of the device's pass only:
all messages come from there. It reads the host's functions, too, and says of them what the host's pass says, in a third of the time;
the host's compiler sees them in the port (tests/e2e). The samples are compiled as a whole. A .cu file of a folder that another one
includes (see 'TEST sources' in tests/e2e/run_e2e.py) is left to that one.
"""
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path


# Our headers of Thrust and CUB, in place of CUDA's.
OWN_HEADERS = Path(__file__).resolve().parents[2] / "src" / "runtime" / "include"


def is_included(program):
    """Whether a file beside it names the sources of the folder, and this is none of them."""
    for other in program.parent.glob("*.cu"):
        chosen = re.search(r"^// TEST sources: *(.*)$", other.read_text(), re.M)
        if chosen and program.parent.name != "e2e":
            return program.name not in chosen.group(1).split()
    return False


def main():
    nvcc, programs = sys.argv[1], [Path(name) for name in sys.argv[2:]]
    if not os.access(nvcc, os.X_OK):
        print("no nvcc: skipped")
        sys.exit(77)
    failed = compiled = 0
    with tempfile.TemporaryDirectory() as work:
        for program in programs:
            if is_included(program):
                continue
            text = program.read_text()
            refused = re.search(r"^// TEST not-nvcc: *(.*)$", text, re.M)
            if refused:
                print(f"{program.name}: not compiled: {refused.group(1)}")
                continue
            found = re.search(r"^// TEST nvcc: *(.*)$", text, re.M)
            flags = found.group(1).split() if found else []
            if not any(flag.startswith("-std=") for flag in flags):
                flags.append("-std=c++17")
            if re.search(r"^// TEST nvcc-headers: ours", text, re.M):
                flags += [f"-I{OWN_HEADERS / 'cu2cl' / 'cuda'}", f"-I{OWN_HEADERS}"]
            pass_of = ["-c"] if "samples" in program.parts else ["-ptx", "-fdevice-syntax-only"]
            done = subprocess.run([nvcc, *flags, "--extended-lambda", "-Xcompiler", "-Wall,-Wextra", *pass_of, program,
                                   f"-I{program.parent}", f"-I{program.parent.parent}", "-o", Path(work) / "output"],
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            compiled += 1
            if done.returncode != 0 or done.stdout.strip():
                print(f"{program}: exit status {done.returncode}\n{done.stdout}")
                failed += 1
    print(f"{compiled - failed} of {compiled} programs compile without a message")
    sys.exit(failed != 0 or compiled == 0)


if __name__ == "__main__":
    main()
