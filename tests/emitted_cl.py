#!/usr/bin/env python3
"""Checks an emitted .cl: clang accepts it as OpenCL C with nothing but the prelude's headers, and every function in it can be reached
from a kernel. Used by the golden and the end-to-end tests; `emitted_cl.py` alone tests the checks themselves.
"""
import re
import subprocess
import sys
import tempfile
from pathlib import Path

WORD = re.compile(r"[A-Za-z_]\w*")


def without_comments(text):
    """The text without comments and the contents of strings."""
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.S)
    return pattern.sub(lambda match: '""' if match.group()[0] in "\"'" else " ", text)


def split_macros(text):
    """The lines of the preprocessor taken out; macros by name -> words of their bodies."""
    macros, kept = {}, []
    for line in text.replace("\\\n", " ").split("\n"):
        definition = re.match(r"\s*#\s*define\s+(\w+)(.*)", line)
        if definition:
            macros[definition.group(1)] = set(WORD.findall(definition.group(2)))
        kept.append("" if line.lstrip().startswith("#") else line)
    return macros, "\n".join(kept)


def functions_of(text):
    """name -> (is it a kernel, words of the body), for each function that is defined."""
    found, head, depth, begin = {}, "", 0, 0
    for at, char in enumerate(text):
        if char == "{":
            if depth == 0:
                begin = at
            depth += 1
        elif char == "}":
            depth -= 1
            if depth == 0 and re.search(r"\)\s*$", head):
                plain = re.sub(r"__attribute__\s*\(\(.*?\)\)\)?", "", head)
                name = re.search(r"([A-Za-z_]\w*)\s*\(", plain)
                if name:
                    words = set(WORD.findall(text[begin:at]))
                    found[name.group(1)] = (re.search(r"\b(__kernel|kernel)\b", head) is not None, words)
            if depth == 0:
                head = ""
        elif depth == 0:
            head = "" if char == ";" else head + char
    return found


def unreachable(text):
    """The functions that no kernel calls, directly or through others and macros."""
    macros, plain = split_macros(without_comments(text))
    made = [name for name, words in macros.items() if "__kernel" in words and re.search(rf"^{name}\(", plain, re.M)]
    for name in made:  # a line each
        plain = re.sub(rf"^{name}\(.*\)$", "", plain, flags=re.M)
    functions = functions_of(plain)
    waiting = made + [name for name, (is_kernel, _) in functions.items() if is_kernel]
    reached = set(waiting)
    while waiting:
        name = waiting.pop()
        words = functions[name][1] if name in functions else macros[name]
        for word in words:
            if (word in functions or word in macros) and word not in reached:
                reached.add(word)
                waiting.append(word)
    return sorted(set(functions) - reached)


def problems(path, prelude, clang, standard="CL1.2"):
    """What is wrong with the .cl, as a list of texts. `prelude` is the folder of the .clh files; the standard "none" leaves clang out.
    A lanes form follows the text that it was made from."""
    found = [f"no kernel reaches '{name}'" for name in unreachable(path.read_text())]
    lanes = path.name.endswith(".lanes.cl")
    before = path.with_name(path.name.replace(".lanes.cl", ".cl")).read_text() if lanes else ""
    if standard == "none":
        return found
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "cu2cl").symlink_to(prelude.resolve())
        text = Path(folder) / path.name
        text.write_text(before + path.read_text())
        done = subprocess.run([clang, "-x", "cl", f"-cl-std={standard}", "-target", "spir64", "-fsyntax-only", "-DCU_RECURSION",
                               "-DCU_CLOCK", *(["-DCU_LANES_FORM"] if lanes else []), f"-I{folder}", f"-I{path.parent}", text],
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
                              timeout=60)
    if done.returncode:
        found.append(f"the .cl does not compile as {standard}:\n{done.stdout}")
    return found


def main():
    good = """#define TWICE(x) helper(x) + \\
    helper(x)
/* void unused(void) { } */
typedef struct A { int x; } A;
int helper(int x) { return x; }
__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void k(__global int *p) { if (p) { *p = TWICE(1); } }
"""
    good += """int sum(int x, const int size) { return x + size; }
#define SUM_KERNEL(name, size) __kernel void name(__global int *p) { *p = sum(*p, size); }
SUM_KERNEL(sum_3, 3)
SUM_KERNEL(sum_4, 4)
int last(int x) { return x; }
__kernel void l(__global int *p) { *p = last(*p); }
"""
    bad = good + "int left(int x)\n{\n    return helper(x);\n}\nint also(void) { return left(1); }\n"
    for text, expected in ((good, []), (bad, ["also", "left"])):
        if unreachable(text) != expected:
            print("found", unreachable(text), "instead of", expected)
            sys.exit(1)


if __name__ == "__main__":
    main()
