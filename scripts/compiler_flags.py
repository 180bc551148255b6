#!/usr/bin/env python3
"""Writes docs/compiler-flags.md from src/translator/cli/flags.def: compiler_flags.py [FLAGS.def] > OUT.md"""
import os
import re
import sys

DEFAULT = os.path.join(os.path.dirname(__file__), "../src/translator/cli/flags.def")
HEAD = """# Compiler flags

Flags after `--` are those that the program is compiled with. cu2cl reads every flag that nvcc 13.0 documents, and those of gcc and clang that
programs are commonly built with. Any number of dashes is taken in front of a name; a value is the next word, or follows `=`. What no table knows is
reported ([CU1016](diagnostics/CU1016.md)).

This page is made from `src/translator/cli/flags.def` by `scripts/compiler_flags.py`.

## The architecture

`__CUDA_ARCH__` in device code is that of the highest architecture that `-arch` and `-gencode` name, 750 without either, as with nvcc of CUDA 13. `all`
and `all-major` name those of that nvcc; `native` counts as none, since the device that the port will run on is not known. `__CUDA_ARCH_LIST__` has all
of them, and `sm_90a` and the like define what nvcc defines for them (`__CUDA_ARCH_FEAT_SM90_ALL`). `-code` alone changes nothing: it chooses machine
code.

An NVIDIA device reports its own compute capability (`major`, `minor`). Others report the architecture that the port was made for, 7.5 without
flags: they run the device code that was chosen, so host code that asks for `major >= 8` in a port for `sm_80` goes on. It says nothing of what else
such a device has; shared memory, cooperative launches and the like have properties of their own.

## Numbers

`-use_fast_math` stands for `-ftz=true -prec-div=false -prec-sqrt=false -fmad=true`, and each of them wins over it, in any order.

| flag | in the port |
| --- | --- |
| `-fmad=false` | `#pragma OPENCL FP_CONTRACT OFF` in the `.cl` |
| `-ftz=true` | built with `-cl-denorms-are-zero`; the option only allows devices to flush ([CU3012](diagnostics/CU3012.md)) |
| `-use_fast_math` | divisions and square roots of floats are calls, `cu_fast_divide` and `cu_fast_sqrt`: PTX's instructions on NVIDIA's devices, as nvcc takes them, else OpenCL's operators; a reciprocal of a root is `rsqrt`. Divisions by powers of two, of constants, and of 1 stay as they are written, and so does all in double precision |
| `-prec-div=false`, `-prec-sqrt=false` | with both, division and square root may be inexact as OpenCL allows; with one of them, both stay exact. `__fdiv_rn`, `__frcp_rn` and `__fsqrt_rn` are exact on NVIDIA's devices all the same |

"""
TITLES = {
    "Up to which stage nvcc compiles": "How far nvcc compiles",
    "gcc and clang": "Flags of gcc and clang",
}



def title_of(comment):
    start = re.split(r"[:.]", comment)[0]
    return TITLES.get(start, start)


def spelling(long, short, value):
    names = ["`--%s`" % long] if long else []
    names += ["`-%s%s`" % (short, "..." if value == "REST" else "")] if short else []
    return ", ".join(names)


def rows(text):
    """The table's sections: (title, [(long, short, value, action, note)])."""
    sections = []
    for line in text.splitlines():
        comment = re.match(r"/\* ([A-Z].*?) ?\*/$", line) or re.match(r"/\* (gcc and clang.*?) ?\*/$", line)
        flag = re.match(r'FLAG\("(.*?)", "(.*?)", (\w+), (\w+), "(.*?)", "(.*)"\)$', line)
        if comment:
            sections.append((title_of(comment.group(1)), []))
        elif flag and sections:
            sections[-1][1].append((flag.group(1), flag.group(2), flag.group(3), flag.group(4), flag.group(6)))
    return sections


def state_of(action):
    return {"HARMLESS": "not needed", "WARN": "reported"}.get(action, "done")


def page(text):
    out = HEAD
    for title, flags in rows(text):
        out += "## %s\n\n| flag | | |\n| --- | --- | --- |\n" % title
        for long, short, value, action, note in flags:
            out += "| %s | %s | %s |\n" % (spelling(long, short, value), state_of(action), note)
        out += "\n"
    return out.rstrip("\n") + "\n"


if __name__ == "__main__":
    with open(sys.argv[1] if len(sys.argv) > 1 else DEFAULT, encoding="utf-8") as stream:
        sys.stdout.write(page(stream.read()))
