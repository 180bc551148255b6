#!/usr/bin/env python3
"""Checks the layout of the .cl files that the golden tests expect: no line is longer than 100 columns, no expression is in two pairs of
parentheses, no statement is empty, and a line has one statement. Longer may be what a string makes so, and a comment that the source
has on such a line. Not looked at are macros, which stay as their author wrote them, and several statements on a line that the source has
on one.
"""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WIDTH = 100
STRING = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'')


def code_of(line):
    """The line without comments, and with nothing in its strings."""
    line = STRING.sub('""', line)
    return re.sub(r"//.*|/\*.*?\*/|/\*.*|^\s*\*.*", "", line)


def pairs_of(code):
    """Offset of each opening parenthesis -> that of the closing one."""
    opened, pairs = [], {}
    for at, char in enumerate(code):
        if char == "(":
            opened.append(at)
        elif char == ")" and opened:
            pairs[opened.pop()] = at
    return pairs


def has_doubled_parentheses(code):
    pairs = pairs_of(code)
    return any(pairs.get(begin + 1) == end - 1 and not re.search(r"__attribute__\s*$", code[:begin])
               and "," not in outside_brackets(code[begin + 2:end - 1])  # a comma operator as an argument
               for begin, end in pairs.items())


def outside_brackets(code):
    """The text that stands in no parentheses or braces."""
    depth, kept = 0, ""
    for char in code:
        depth -= char in ")}"
        kept += char if depth <= 0 else ""
        depth += char in "({"
    return kept


def problems_of(line):
    code = code_of(line)
    without_strings = STRING.sub('""', line)
    if len(without_strings) > WIDTH:
        yield f"has {len(without_strings)} columns"
    if line.lstrip().startswith("#"):
        return
    if has_doubled_parentheses(code):
        yield "has an expression in two pairs of parentheses"
    if re.search(r";\s*;", outside_brackets(code)) or code.strip() == ";":
        yield "has an empty statement"
    elif outside_brackets(code).count(";") > 1:
        yield "has several statements"


def start_of(line):
    """What a line begins with, as far as a port leaves it as it is."""
    return re.sub(r"\s+", "", re.split(r"[(=]", code_of(line))[0])


def source_lines(case):
    return [line for file in case.rglob("*") if file.suffix in (".cu", ".cuh", ".h", ".hpp")
            and not str(file.relative_to(case)).startswith("expected") for line in file.read_text().split("\n")]


def is_written(line, sources):
    """Has the source a line like this one, with as many statements?"""
    start = start_of(line)
    return bool(start) and any(start in re.sub(r"\s+", "", source) and line.count(";") <= source.count(";") > 1
                               for source in sources)


def is_long_comment(line, sources):
    """Is it nothing but a comment, which the source has like this?"""
    return not code_of(line).strip() and any(line.strip() in source for source in sources)


def main():
    failures, files = [], sorted((ROOT / "tests/golden").glob("*/*/expected*.cl"))
    for file in files:
        sources = source_lines(file.parent)
        # what a label gets in front of a declaration is no statement of its own
        for number, line in enumerate(file.read_text().replace(": ;", ":").split("\n"), 1):
            for problem in problems_of(line):
                is_excused = is_written(line, sources) if "statement" in problem else \
                    is_long_comment(line, sources) if "columns" in problem else False
                if not is_excused:
                    failures.append(f"{file.relative_to(ROOT)}:{number}: {problem}: {line.strip()}")
    for bad in ("a = ((b + c));", "    ;", "a = 1; b = 2;", "f(((float4)(0)));", "x" * 101, "/*" + "x" * 100 + "*/"):
        if not list(problems_of(bad)):
            failures.append(f"nothing is found in: {bad}")
    for good in ("for (a = 0; a < b; a++)", "f((a), (b));", "int a __attribute__((packed));", "a = ({ int b; b; });", 'f("' + "x" * 100 + '")'):
        failures += [f"{problem}: {good}" for problem in problems_of(good)]
    print("\n".join(failures))
    return bool(failures) or not files


if __name__ == "__main__":
    sys.exit(main())
