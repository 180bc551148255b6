#!/usr/bin/env python3
"""Compares the table of docs/cub.md with CUB's headers: what it calls full or partial is defined in the header that it
names, what it calls none is defined nowhere, and no public class is missing.

    check_cub.py ROOT
"""
import re
import sys
from pathlib import Path

ROW = re.compile(r"^\| `(\w+)` \| `([\w/.]+)` \| (\w+) \|", re.M)
CLASS = re.compile(r"^(?:template <.*> )?(?:class|struct) ((?:Device|Block|Warp)\w+|\w+Iterator)\b(?![^\n]*;)", re.M)
INNER = {"BlockMergeSortStrategy"}  # a base that programs don't name


def defined(name, text):
    kind = r"(?:class|struct) {0}\b(?!\s*;)|\b{0}\(|#define {0}\b"
    return re.search(kind.format(name), text) is not None


def main(root):
    folder = root / "src/runtime/include/cu2cl/cuda/cub"
    texts = {str(path.relative_to(folder)): path.read_text() for path in folder.rglob("*.cuh")}
    rows = ROW.findall((root / "docs/cub.md").read_text())
    wrong = []
    for name, header, state in rows:
        if state == "none":
            wrong += [f"{name} is none, but {path} has it" for path, text in texts.items() if defined(name, text)]
        elif state not in ("full", "partial"):
            wrong.append(f"{name}: state {state}")
        elif not defined(name, texts.get(header, "")):
            wrong.append(f"{name} is {state}, but not in {header}")
    public = {name for path, text in texts.items() if not path.startswith("detail/")
              for name in CLASS.findall(text)} - INNER
    wrong += [f"{name} has no line" for name in sorted(public - {row[0] for row in rows})]
    if len(rows) < 50:
        wrong.append("the table was not found")
    print("\n".join(wrong))
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
