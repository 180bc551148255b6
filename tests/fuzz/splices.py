#!/usr/bin/env python3
"""Programs with a backslash and a line's end at random places between their tokens: the port must say the same.

    splices.py CU2CL [SEED [SOURCE...]]

Each source is ported as it is, with splices, and as a header with splices that another file includes. What
is ported without a message must be the same."""
import json
import os
import random
import re
import subprocess
import sys
import tempfile

GOLDEN = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "golden")
TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|\.?\d[\w.]*|\w+|<<<|>>>|[-+*/%&|^<>=!]=|->|::|&&|\|\||'
                   r'<<=?|>>=?|\+\+|--|\.\.\.|\s+|.', re.S)
SIZES = {"char": 1, "short": 2, "int": 4, "long": 8}
DIRECTIVE = re.compile(r"^[ \t]*#(?:[^\n\\]|\\.)*$", re.M | re.S)


def splice(text, rng):
    """The text with splices in about one of six places between tokens, outside of directives and comments."""
    out, at = [], 0
    for directive in [*DIRECTIVE.finditer(text), None]:
        code = text[at:directive.start() if directive else len(text)]
        for token in TOKEN.findall(code):
            comment = token.startswith(("//", "/*"))
            if not comment and not token.isspace() and rng.random() < 0.16:
                out.append(rng.choice([" \\\n", " \\\n  ", " \\\n \\\n", "\t\\\n"]))
            out.append(token)
        if directive:
            out.append(directive.group(0))
            at = directive.end()
    return "".join(out)


def port(tool, folder, name, files):
    source = os.path.join(folder, name)
    os.makedirs(source)
    for file, text in files.items():
        with open(os.path.join(source, file), "w") as f:
            f.write(text)
    out = os.path.join(source, "out")
    result = subprocess.run([tool, os.path.join(source, "p.cu"), "-o", out], capture_output=True, text=True)
    kernels = ""
    if os.path.exists(os.path.join(out, "p.cl")):
        with open(os.path.join(out, "p.cl")) as f:
            kernels = f.read()
    if result.returncode == 3:
        return 3, [], "", result.stderr
    with open(os.path.join(out, "cu2cl-report.json")) as f:
        names = [(k["host"], k["ported"]) for s in json.load(f)["sources"] for k in s["kernels"]]
    return result.returncode, names, essence(kernels), result.stderr


def essence(kernels):
    """Without macros, blanks and parentheses: a splice may cost a macro, or bring parentheses, and sizes may be numbers. Without the places
    of asserts, too."""
    kernels = re.sub(r"\bsize_t\b", "ulong", kernels)
    kernels = re.sub(r"sizeof\((char|short|int|long)\)", lambda m: f"{SIZES[m[1]]}ul", kernels)
    kernels = re.sub(r"lambda_\d+_\d+", "lambda", kernels)  # with their line and column
    kernels = re.sub(r'"[\w.]+\.cuh?", \d+,', "", kernels)
    kernels = re.sub(r"^#include.*", "", kernels, flags=re.M)
    command = ["clang-19", "-x", "cl", "-E", "-P", "-"]
    kernels = subprocess.run(command, input=kernels, capture_output=True, text=True, check=True).stdout
    return re.sub(r"[\s()]+", "", kernels)


def main():
    tool = sys.argv[1]
    rng = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    sources = sys.argv[3:]
    if not sources:
        cases = [os.path.join(d, "input.cu") for d, _, files in sorted(os.walk(GOLDEN)) if "input.cu" in files]
        sources = rng.sample(cases, 6)
    failures = refused = 0
    for source in sources:
        with open(source) as f:
            text = f.read()
        with tempfile.TemporaryDirectory() as folder:
            wanted = port(tool, folder, "plain", {"p.cu": text})
            spliced = splice(text, rng)
            tries = {"spliced": {"p.cu": spliced}, "header": {"p.cu": '#include "h.cuh"\n', "h.cuh": spliced}}
            for name, files in tries.items():
                found = port(tool, folder, name, files)
                compared = 1 if wanted[0] else 3  # what is left of a refused port may differ
                if found[0] > wanted[0]:
                    refused += 1
                elif found[:compared] != wanted[:compared]:
                    failures += 1
                    print(f"{source}, {name}: status {found[0]}, {wanted[0]} without splices\n{found[3][:600]}")
                    for i, (a, b) in enumerate(zip(wanted[2], found[2])):
                        if a != b:
                            print(f"  wanted ...{wanted[2][max(0, i - 60):i + 60]}\n  found  ...{found[2][max(0, i - 60):i + 60]}")
                            break
    print(f"{len(sources)} sources, {failures} ports differ, {refused} say that they could not be made")
    return 1 if failures or refused > len(sources) else 0


if __name__ == "__main__":
    sys.exit(main())
