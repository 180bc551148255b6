#!/usr/bin/env python3
"""Writes what the pages of docs/diagnostics have from src/translator/text/diag.def: the line with the
severity in each page, and README.md, the list of all. diagnostic_pages.py [--check]

Run it after a change of diag.def or of a page's title. With --check nothing is written: what is out
of date is printed, and the exit status is 1.
"""
import os
import re
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
TABLE = "src/translator/text/diag.def"
FOLDER = "docs/diagnostics"
SEVERITIES = {
    "NOTE": "note; it does not change the exit status.",
    "WARNING": "warning; it changes the exit status with `--werror` only, to 1.",
    "UNPORTED": "unported; the exit status is 1.",
    "ERROR": "error; nothing is ported. The exit status is 2 for a wrong command line, else 3.",
}
# The errors of the stand-in for nvcc alone.
OF_NVCC = {"1050", "1051", "1052", "1053", "1054", "1055", "1056", "1086"}
GROUPS = {"1": "Command line, files, parsing", "2": "Device code", "3": "Host code", "4": "Rules files, and other YAML", "5": "`cu2cl check`"}
INDEX = """# Diagnostics

Each message of cu2cl ends with a number, `[CU2001]`, which stays the same from version to version. Its page here says what it means and what to do. A
message has one of four severities:

| severity | meaning |
| --- | --- |
| note | explains; the exit status stays as it is |
| warning | ported, but look at it; the exit status is 1 with `--werror` |
| unported | this place needs a hand; the rest is ported, and the exit status is 1 |
| error | nothing is ported; the exit status is 2 for a wrong command line, else 3 |

This list and the severities in the pages are made from `%s` by `scripts/diagnostic_pages.py`.
""" % TABLE


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as stream:
        return stream.read()


def severities():
    """(number, severity) of each diagnostic, in the table's order."""
    return re.findall(r"^DIAG\((\d+), DIAG_(\w+),", read(TABLE), re.M)


def meaning(number, severity):
    """cu2cl-nvcc has nvcc's exit status."""
    if number in OF_NVCC:
        return "error of cu2cl-nvcc; nothing is made. The exit status is 1, as nvcc's."
    return SEVERITIES[severity]


def page(text, number, severity):
    """The page with the line of its severity below the title."""
    title, _, rest = text.partition("\n")
    rest = re.sub(r"\A\s*Severity: [^\n]*\n", "", rest).lstrip("\n")
    return "%s\n\nSeverity: %s\n\n%s" % (title, meaning(number, severity), rest)


def index(titles):
    """README.md from (number, severity, title)."""
    text, group = INDEX, None
    for number, severity, title in titles:
        if number[0] != group:
            group = number[0]
            text += "\n## %s\n\n| number | severity | |\n| --- | --- | --- |\n" % GROUPS[group]
        text += "| [CU%s](CU%s.md) | %s | %s |\n" % (number, number, severity.lower(), title)
    return text


def files():
    """What each file should be: path -> text. A diagnostic without a page is left out."""
    wanted, titles = {}, []
    for number, severity in severities():
        path = "%s/CU%s.md" % (FOLDER, number)
        if os.path.exists(os.path.join(ROOT, path)):
            wanted[path] = page(read(path), number, severity)
            titles.append((number, severity, wanted[path].split("\n")[0].partition(": ")[2]))
    wanted[FOLDER + "/README.md"] = index(titles)
    return wanted


def stale():
    """The paths of what is out of date."""
    return [path for path, text in files().items()
            if not os.path.exists(os.path.join(ROOT, path)) or read(path) != text]


def main():
    if sys.argv[1:] == ["--check"]:
        found = stale()
        print("\n".join("stale: " + path for path in found))
        sys.exit(1 if found else 0)
    wanted = files()
    for path in stale():
        with open(os.path.join(ROOT, path), "w", encoding="utf-8") as stream:
            stream.write(wanted[path])


if __name__ == "__main__":
    main()
