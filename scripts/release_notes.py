#!/usr/bin/env python3
"""Prints the notes of a release: release_notes.py TAG

Its part of CHANGELOG.md, for a tag `v1.2.3`. Ends with status 1 where the tag is not the version that CMakeLists.txt builds, or the
changelog has nothing for it.
"""
import os
import re
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")


def read(name):
    with open(os.path.join(ROOT, name), encoding="utf-8") as stream:
        return stream.read()


def notes_of(changelog, version):
    """The lines below `## VERSION`, or None."""
    parts = re.split(r"^## (\S+).*\n", changelog, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2])).get(version, "").strip() or None


def main():
    if len(sys.argv) != 2 or not re.fullmatch(r"v\d+\.\d+\.\d+", sys.argv[1]):
        sys.exit(__doc__)
    version = sys.argv[1][1:]
    built = re.search(r"project\(cu2cl VERSION (\S+)", read("CMakeLists.txt"))[1]
    if version != built:
        sys.exit("%s is tagged, but CMakeLists.txt builds %s" % (version, built))
    notes = notes_of(read("CHANGELOG.md"), version)
    if not notes:
        sys.exit("CHANGELOG.md has no part for %s" % version)
    print(notes)


if __name__ == "__main__":
    main()
