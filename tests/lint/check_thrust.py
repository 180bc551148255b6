#!/usr/bin/env python3
"""Compares the table of docs/thrust.md with our headers of Thrust.

check_thrust.py DOCS/thrust.md HEADERS/thrust

A name whose state is `yes` or `partly` must be declared in the header that the table says, or in one that this includes; a name that
is `no` must not be. A header of ours that no line of the table names is an error, too.
"""
import os
import re
import sys


def included(folder, name, seen):
    """The text of a header and of all that it includes below `folder`."""
    path = os.path.normpath(os.path.join(folder, name))
    if path in seen or not os.path.isfile(path):
        return ""
    seen.add(path)
    with open(path, encoding="utf-8") as stream:
        text = stream.read()
    for other in re.findall(r'#include "([^"]+)"', text):
        text += included(os.path.dirname(path), other, seen)
    return text


def main():
    table, folder = sys.argv[1:3]
    with open(table, encoding="utf-8") as stream:
        rows = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \| (yes|partly|no) \|", stream.read(), re.M)
    failures = [] if rows else ["the table has no lines"]
    texts = {}
    for name, header, state in rows:
        if header not in texts:
            texts[header] = re.sub(r"/\*.*?\*/|//[^\n]*", "", included(folder, header, set()), flags=re.S)
        word = re.sub(r"<.*|\(.*", "", name).split("::")[-1]
        declared = re.search(r"\b(%s|CU2CL_THRUST_(BINARY|UNARY)\(%s,.*)\b" % (re.escape(word), re.escape(word)), texts[header])
        if bool(declared) != (state != "no"):
            failures.append("%s: %s is %s in <thrust/%s>" % (table, name, "declared" if declared else "not declared", header))
    named = {header for _, header, _ in rows}
    for base, _, files in os.walk(folder):
        for name in files:
            header = os.path.relpath(os.path.join(base, name), folder)
            if not header.startswith("detail/") and header not in named:
                failures.append("%s: <thrust/%s> is in no line" % (table, header))
    print("\n".join(failures))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
