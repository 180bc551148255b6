"""Folders as layers: layers.py PROJECT BUILD [NM]. Checks each tree of TREES.

A folder uses itself and the folders before it in its tree's order. That holds for what it includes
and for symbols: an object file may not need a symbol that only a later folder defines. Inside a
folder, files may need each other in a circle, but not more than LONGEST_CIRCLE of them. Layers
above the model don't call libclang, and those above desugar don't change nodes. Components of the runtime use its public headers only. It prints
`file:line: message` for each finding and exits with status 1 when there is any.
"""
import collections
import os
import re
import subprocess
import sys

LONGEST_CIRCLE = 8

# The translator's layers that know libclang through the model only, what it looks like there, and the
# files that let it check the written text.
WITHOUT_LIBCLANG = ["desugar", "analysis", "port", "lower"]
LIBCLANG = re.compile(r"\bclang_\w*[A-Z]\w*|\bCX[A-Z]\w*|clang-c/|frontend/cx\.h|(?:->|\.)(?:cursor|cx|handle)\b")
TEXT_CHECKS = {"lower/module/verify.c"}

# What lets a file change nodes (FIXED in model/model.h), and who may.
CHANGING = re.compile(r'\bmodel/(?:make|private)\.h"|\bdesugar/private\.h"|\bCU2CL_CHANGES_NODES\b')
MAY_CHANGE = ["model", "desugar"]

# Folders inside a layer, from the lowest on. The layer's own files are above them.
FOLDERS = {"lower": ["base", "fact", "source", "type", "form", "module"]}

# The tree's folder, its layers from the lowest on, and where the build has its object files. A
# header above all folders has no layer.
TREES = [
    ("src/translator",
     ["util", "ptx", "text", "emit", "rules", "cli", "frontend", "model", "desugar", "analysis", "port", "lower", "lanes", "image",
      "host", "output", "view", "tree", "nvcc", "check", "analyze", "info"],
     "src/translator/CMakeFiles/cu2cl_translator.dir"),
    ("src/runtime",
     ["base", "program", "queue", "memory", "record", "kernel", "graph", "interop", "api", "driver", "curand"],
     "src/runtime/CMakeFiles/cu2cl_runtime_objects.dir"),
]


def sources_of(root, layers, *endings):
    """(layer, path inside the tree) of the files."""
    for layer in layers:
        for folder, _, names in os.walk(os.path.join(root, layer)):
            for name in sorted(names):
                if name.endswith(endings):
                    yield layer, os.path.relpath(os.path.join(folder, name), root)


def folder_rank(path):
    """How high the file's folder is inside its layer."""
    layer, *rest = path.split("/")
    folders = FOLDERS.get(layer, [])
    return folders.index(rest[0]) if len(rest) > 1 else len(folders)


def check_includes(root, layers):
    for layer, path in sources_of(root, layers, ".c", ".h", ".def"):
        with open(os.path.join(root, path), encoding="utf-8") as stream:
            for number, line in enumerate(stream, 1):
                match = re.match(r'\s*#\s*include "(\w+)/', line)
                if match and match.group(1) in layers and \
                        layers.index(match.group(1)) > layers.index(layer):
                    yield path, number, "%s includes %s, which is above it" % (layer, match.group(1))
                inside = re.match(r'\s*#\s*include "(%s/.*)"' % layer, line)
                if inside and folder_rank(inside.group(1)) > folder_rank(path):
                    yield path, number, "it includes %s, which is above it" % inside.group(1)


def check_libclang(root):
    """Only the layers up to the model ask libclang; those above it ask the model."""
    for _, path in sources_of(root, WITHOUT_LIBCLANG, ".c", ".h"):
        if path in TEXT_CHECKS:
            continue
        with open(os.path.join(root, path), encoding="utf-8") as stream:
            for number, line in enumerate(stream, 1):
                match = LIBCLANG.search(line)
                if match:
                    yield path, number, "%s: ask the model (model/facts.h)" % match.group(0)


def check_changing(root, layers):
    """Nodes are changed by the layers that make them, and by no other."""
    for _, path in sources_of(root, [layer for layer in layers if layer not in MAY_CHANGE], ".c", ".h"):
        with open(os.path.join(root, path), encoding="utf-8") as stream:
            for number, line in enumerate(stream, 1):
                if CHANGING.search(line):
                    yield path, number, "nodes don't change above desugar/"


def check_libraries(root):
    """A component of the runtime includes what is its own, what all components share, and the runtime's public headers."""
    for _, path in sources_of(root, [""], ".c", ".h"):
        with open(os.path.join(root, path), encoding="utf-8") as stream:
            for number, line in enumerate(stream, 1):
                if re.match(r'\s*#\s*include "(?!libraries/%s/|libraries/\w+\.h)' % re.escape(os.path.dirname(path)), line):
                    yield path, number, "a component uses the runtime's public headers only"


def symbols_of(nm, objects):
    """For each object file the symbols that it defines for others, and those that it needs."""
    found = {path: (set(), set()) for path in objects}
    listing = subprocess.run([nm, "-A", *objects], stdout=subprocess.PIPE, check=True)
    for line in listing.stdout.decode().splitlines():
        path, _, rest = line.partition(".o:")
        kind, name = rest.split()[-2:]
        if kind == "U":
            found[path + ".o"][1].add(name)
        elif kind.isupper():
            found[path + ".o"][0].add(name)
    return found


def uses_of(nm, root, layers, objects):
    """A dictionary: file -> {file that it uses: a symbol of it}."""
    compiled = {os.path.join(objects, path + ".o"): path
                for _, path in sources_of(root, layers, ".c")}
    for path in compiled:
        if not os.path.exists(path):
            sys.exit("%s is not built" % path)
    symbols = symbols_of(nm, list(compiled))
    owner = {name: compiled[path] for path in compiled for name in symbols[path][0]}
    uses = {path: {} for path in compiled.values()}
    for path, source in compiled.items():
        for name in sorted(symbols[path][1]):
            if owner.get(name, source) != source:
                uses[source].setdefault(owner[name], name)
    return uses


def check_symbols(layers, uses):
    for path, used in sorted(uses.items()):
        for other, name in sorted(used.items()):
            if layers.index(other.split("/")[0]) > layers.index(path.split("/")[0]):
                yield path, 1, "uses %s of %s, which is above it" % (name, other)


def check_folders(uses):
    for path, used in sorted(uses.items()):
        for other, name in sorted(used.items()):
            if other.split("/")[0] == path.split("/")[0] and folder_rank(other) > folder_rank(path):
                yield path, 1, "uses %s of %s, which is above it" % (name, other)


def circles(uses):
    """Tarjan's strongly connected components, those of more than one file."""
    index, low, stack, found = {}, {}, [], []

    def visit(path):
        index[path] = low[path] = len(index)
        stack.append(path)
        for other in uses[path]:
            if other not in index:
                visit(other)
                low[path] = min(low[path], low[other])
            elif other in stack:
                low[path] = min(low[path], index[other])
        if low[path] == index[path]:
            at = stack.index(path)
            found.append(sorted(stack[at:]))
            del stack[at:]

    for path in sorted(uses):
        if path not in index:
            visit(path)
    return [circle for circle in found if len(circle) > 1]


def check_circles(layers, uses):
    by_layer = collections.defaultdict(dict)
    for path, used in uses.items():
        layer = path.split("/")[0]
        by_layer[layer][path] = [other for other in used if other.split("/")[0] == layer]
    for layer in layers:
        for circle in circles(by_layer[layer]):
            if len(circle) > LONGEST_CIRCLE:
                yield circle[0], 1, "%d files need each other: %s" % (len(circle), " ".join(circle))


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit("usage: layers.py PROJECT BUILD [NM]")
    nm = sys.argv[3] if len(sys.argv) == 4 else "nm"
    sys.setrecursionlimit(10000)
    failed = False
    for path, line, message in check_libraries(os.path.join(sys.argv[1], "src/runtime/libraries")):
        failed = True
        print("src/runtime/libraries/%s:%d: %s" % (path, line, message))
    for tree, layers, objects in TREES:
        root = os.path.join(sys.argv[1], tree)
        uses = uses_of(nm, root, layers, os.path.join(sys.argv[2], objects))
        nodes = [*check_libclang(root), *check_changing(root, layers)] if "model" in layers else []
        findings = nodes + list(check_includes(root, layers)) + list(check_symbols(layers, uses)) + \
            list(check_folders(uses)) + list(check_circles(layers, uses))
        for path, line, message in findings:
            failed = True
            print("%s/%s:%d: %s" % (tree, path, line, message))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
