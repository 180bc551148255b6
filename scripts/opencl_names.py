#!/usr/bin/env python3
"""Derives src/translator/lower/base/opencl_builtins.def from clang's own declarations of OpenCL C.

    opencl_names.py [--check]

clang's header opencl-c.h declares the built-in functions, types and macros of every version and extension that clang
knows. A driver may compile with any of them on, so all are on here. Names that start with two underscores, and
CLK_..., are no names of programs. convert_... and as_... are families, of which names_reserved
knows the pattern."""
import os
import re
import subprocess
import sys

TARGET = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "src/translator/lower/base/opencl_builtins.def")
HEAD = """/* Names that clang's opencl-c.h declares for OpenCL C 1.2 to 3.0 with all extensions on.
 * Made by scripts/opencl_names.py; not edited by hand. */
"""
# A name of these forms is reserved whether clang declares it or not.
FAMILIES = re.compile(r"_|\d|CLK_|CL_|convert_|as_|cl_|.*_INTEL$")


def clang(arguments, text):
    command = ["clang-19", "-x", "cl", "-target", "spir64", "-E", "-P", "-Xclang", "-cl-ext=+all", *arguments, "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def names():
    resources = subprocess.run(["clang-19", "-print-resource-dir"], capture_output=True, text=True, check=True)
    folder = os.path.join(resources.stdout.strip(), "include")
    source = "".join(open(os.path.join(folder, f)).read() for f in ("opencl-c.h", "opencl-c-base.h"))
    features = sorted(set(re.findall(r"\b(?:cl_|__opencl_c)\w+", source)))
    functions, types, macros = set(), set(), set()
    for standard in ("CL1.2", "CL2.0", "CL3.0"):
        arguments = ["-cl-std=" + standard, *("-D" + f + "=1" for f in features)]
        text = clang(arguments, "#include <opencl-c.h>\n")
        while True:
            shorter = re.sub(r"__attribute__\s*\(\([^()]*(\([^()]*(\([^()]*\))?[^()]*\))?[^()]*\)\)", "", text)
            if shorter == text:
                break
            text = shorter
        for declaration in re.findall(r"[^;{}]*;", text):
            function = re.search(r"\b(\w+)\s*\(", declaration)
            if "typedef" in declaration:
                types.add(re.findall(r"\w+", declaration)[-1])
            elif function:
                functions.add(function.group(1))
        text = clang([*arguments, "-dM"], "#include <opencl-c.h>\n")
        macros |= set(re.findall(r"#define (\w+)", text))
    return functions, types, macros


def main():
    functions, types, macros = names()
    with open(os.path.join(os.path.dirname(TARGET), "opencl_names.def")) as f:
        written = set(re.findall(r"^OPENCL_(?:NAME|MACRO)\((\w+)\)", f.read(), re.M))
    types, macros = types - written, macros - written
    lines = [f"OPENCL_BUILTIN({name})" for name in sorted(functions) if not FAMILIES.match(name)]
    rest = (types | macros) - functions
    lines += [f"OPENCL_TYPE({name})" for name in sorted(rest) if not FAMILIES.match(name)]
    text = HEAD + "\n".join(lines) + "\n"
    if "--check" in sys.argv:
        if open(TARGET).read() != text:
            sys.exit("src/translator/lower/base/opencl_builtins.def is stale: run scripts/opencl_names.py")
        return
    with open(TARGET, "w") as f:
        f.write(text)


if __name__ == "__main__":
    main()
