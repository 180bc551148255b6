#!/usr/bin/env python3
"""Holds the host rules against the runtime's headers, in both directions.

check_api.py RULES_TOOL RULES_FOLDER INCLUDE_FOLDER [CXX]

A rule that is full or partial must name something that the headers declare: a function, a type, an
enumerator or a macro. A rule that is none must not have a counterpart there: whoever adds the
function to the runtime sets the state, too. A function of the runtime's API without a rule is reported
as well, unless it is listed below.
"""
import re
import subprocess
import sys

# What the runtime's headers have for the emitted text and for C++, not for a CUDA name.
OWN = re.compile(r"cu2cl(BuildAll|Push|Launch|ManagedVariable|Register|Unregister|Load|Get(Context|Device|Queue|Mem)Handle|"
                 r"OccupancyPotentialBlockSize|UsePerThreadDefaultStream)\w*$")

# All that a port's host files can include, and what these include.
HEADERS = ("cu2cl.h", "driver.h", "nvrtc.h", "bfloat16.h", "blas.h", "blas_lt.h", "nccl.h", "fft.h", "sparse.h", "solver.h", "solver_common.h", "nvml.h", "npp.h", "curand_kernel.h", "library_types.h", "nvtx.h")


# Those that can't be included with them.
APART = ("blas_v1.h",)


def preprocess(compiler, include, *flags, names=HEADERS):
    command = [compiler, "-E", *flags, "-x", "c++", "-std=c++17", "-I", include, "-"]
    headers = "".join(f"#include <cu2cl/{name}>\n" for name in names)
    done = subprocess.run(command, input=headers, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    return done.stdout


def declared(compiler, include):
    """Returns all identifiers of the headers, and those that a parenthesis follows."""
    text = preprocess(compiler, include, "-P") + preprocess(compiler, include, "-P", names=APART)
    macros = re.findall(r"^#define (\w+)", preprocess(compiler, include, "-dM", "-DCU2CL_CUDA_SOURCE=1"), re.M)
    names = set(re.findall(r"[A-Za-z_]\w*", text)) | set(macros)
    return names, set(re.findall(r"([A-Za-z_]\w*)\s*\(", text)) | set(macros)


def counterpart(cuda):
    """The name that the naming convention gives."""
    return re.sub(r"^(make_)?cuda(?=[A-Z])", lambda m: (m.group(1) or "") + "cu2cl", cuda)


def problems(rules, names, calls):
    named = set()
    for line in rules.splitlines():
        kind, state, cuda, to = line.split("\t")
        if kind not in ("RULE_HOST_FUNCTION", "RULE_TYPE", "RULE_ENUMERATOR"):
            continue
        known = calls if kind == "RULE_HOST_FUNCTION" else names
        named.add(to)
        words = re.findall(r"[A-Za-z_]\w*", to)
        if state != "RULE_NONE" and not all(word in known for word in words):
            yield f"{cuda}: '{to}' is not in the runtime's headers, so its state must be none"
        if state == "RULE_NONE" and cuda.startswith(("cuda", "make_cuda")) and counterpart(cuda) in known:
            yield f"{cuda}: the runtime's headers have {counterpart(cuda)}, so its state can't be none"
    for name in sorted(calls):
        if re.match(r"cu2cl[A-Z]", name) and name not in named and not OWN.match(name):
            yield f"{name}: the runtime's headers declare it, but no rule leads to it"


def main():
    tool, folder, include = sys.argv[1:4]
    compiler = sys.argv[4] if len(sys.argv) > 4 else "c++"
    rules = subprocess.run([tool, folder, "--list"], capture_output=True, text=True)
    if rules.returncode:
        sys.exit(rules.stderr)
    found = list(problems(rules.stdout, *declared(compiler, include)))
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
