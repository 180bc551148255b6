"""Checks on the text of the project that no compiler makes: lint.py CHECK [PROJECT].

A check prints `file:line: message` for each finding and exits with status 1 when there is any.
"""
import os
import re
import shutil
import subprocess
import sys

LONGEST_FILE = 1000
LONGEST_FUNCTION = 60
# A function has at most so many paths as McCabe counts them.
MOST_PATHS = 25
# In each of them, a static function has a name that no other file has.
TREES = ("src/runtime/", "src/translator/")
# What only makes sense on one machine or outside the project.
FOREIGN = re.compile(r"\.\./shared|/work/|/root/|/home/\w+/|\bpyenv\b|\bsessions?\b|"
                     r"https?://[\w.-]*(?:registry|artifactory|nexus|proxy)[\w.-]*", re.I)
GENERATED = {"docs/api-status.md"}


def project_files(*endings):
    """The files that belong to the project, also those not yet committed."""
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "-z"],
                            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    if listed.returncode == 0:
        names = listed.stdout.decode().split("\0")
    else:  # not a git checkout
        names = [os.path.relpath(os.path.join(root, name), ".")
                 for root, _, files in os.walk(".") for name in files
                 if not root.startswith("./build") and "/." not in root]
    return sorted(n for n in names if os.path.isfile(n) and (not endings or n.endswith(endings)))


def lines_of(path):
    with open(path, encoding="utf-8", errors="replace") as stream:
        return list(enumerate(stream, 1))


def check_layering():
    for path in project_files(".c", ".h"):
        if path.startswith("src/runtime/"):
            for number, line in lines_of(path):
                if re.match(r'#include [<"](clang-c|yaml|jansson|.*translator)', line):
                    yield path, number, "the runtime depends on libc, pthreads and OpenCL only"


def check_diagnostics():
    """Every number has a page with its severity, every page a number, and some test expects it."""
    numbers = {}
    for number, line in lines_of("src/translator/text/diag.def"):
        match = re.match(r"DIAG\((\d+),", line)
        if match:
            numbers["CU" + match.group(1)] = number
    tests = ""
    for path in project_files():
        if path.startswith("tests/") and not path.startswith("tests/lint/"):
            tests += open(path, encoding="utf-8", errors="replace").read()
    for name, number in sorted(numbers.items()):
        page = "docs/diagnostics/%s.md" % name
        if not os.path.exists(page):
            yield "src/translator/text/diag.def", number, "%s has no page %s" % (name, page)
        elif not open(page, encoding="utf-8").readline().startswith("# %s" % name):
            yield page, 1, "must begin with '# %s'" % name
        if name not in tests:
            yield "src/translator/text/diag.def", number, "no test names %s" % name
    sys.path.insert(0, "scripts")
    import diagnostic_pages
    for path in diagnostic_pages.stale():
        yield path, 1, "stale: run scripts/diagnostic_pages.py"
    for path in project_files(".md"):
        match = re.match(r"docs/diagnostics/(CU\d+)\.md", path)
        if match and match.group(1) not in numbers:
            yield path, 1, "no such diagnostic"


def check_format():
    tool = shutil.which("clang-format-14")
    if not tool:
        print("clang-format-14 is not here; nothing was checked")
        sys.exit(77)
    files = [f for f in project_files(".c", ".h") if f.startswith(("src/", "tests/", "bench/", "cmake/"))
             and not f.startswith(("tests/golden/", "tests/e2e/"))]
    done = subprocess.run([tool, "--dry-run", *files], stderr=subprocess.PIPE)
    seen = set()
    for line in done.stderr.decode().splitlines():
        match = re.match(r"(.*?):(\d+):\d+: warning: code should be clang-formatted", line)
        if match and match.group(1) not in seen:
            seen.add(match.group(1))
            yield match.group(1), int(match.group(2)), "run clang-format-14 -i on it"


def check_length():
    for path in project_files(".c", ".h", ".clh", ".py"):
        lines = lines_of(path)
        if len(lines) > LONGEST_FILE and not any("Made by scripts/" in line for _, line in lines[:3]):
            yield path, 1, "%d lines; split it by concept" % len(lines)
        begin = None
        for number, line in lines if path.endswith(".c") else []:
            if line.startswith("{"):
                begin = number
            elif line.startswith("}") and begin:
                if number - begin > LONGEST_FUNCTION:
                    yield path, begin, "a function of %d lines" % (number - begin)
                begin = None


def check_complexity():
    tool = shutil.which("pmccabe")
    if not tool:
        print("pmccabe is not here; nothing was checked")
        sys.exit(77)
    files = [f for f in project_files(".c") if f.startswith(TREES + ("tests/",))]
    counted = subprocess.run([tool, *files], stdout=subprocess.PIPE, check=True)
    for line in counted.stdout.decode().splitlines():
        paths, _, _, number, _, place = line.split("\t")
        path, _, name = place.partition(": ")
        if int(paths) > MOST_PATHS:
            yield path.split("(")[0], int(number), "%s has %s paths" % (name, paths)


def check_names():
    """A static function's name finds that function, and no other."""
    first = {}
    for path in project_files(".c"):
        tree = next((tree for tree in TREES if path.startswith(tree)), None)
        for number, line in lines_of(path) if tree else []:
            match = re.match(r"static [^=;(]*?\b(\w+)\(", line)
            if match and first.setdefault((tree, match.group(1)), path) != path:
                yield path, number, "%s has a function %s, too" % (first[tree, match.group(1)], match.group(1))


def check_foreign():
    for path in project_files():
        if path in ("tests/lint/lint.py", "LICENSE"):
            continue
        for number, line in lines_of(path):
            match = FOREIGN.search(line)
            if match:
                yield path, number, "'%s' means nothing in this project" % match.group(0)


def check_scripts():
    for path in project_files(".sh") + [".ci/run"]:
        done = subprocess.run(["bash", "-n", path], stderr=subprocess.PIPE)
        if done.returncode != 0:
            yield path, 1, done.stderr.decode().strip()
        if path.startswith(("scripts/", ".ci/")) and not os.access(path, os.X_OK) and \
                lines_of(path)[0][1].startswith("#!"):
            yield path, 1, "not executable"


def anchors_of(page):
    """What links call the headings of a page."""
    titles = [line.lstrip("#").strip().lower() for _, line in lines_of(page) if line.startswith("#")]
    return {re.sub(r"[^\w -]", "", title).replace(" ", "-") for title in titles}


def check_links():
    """Links between the pages of the project lead somewhere."""
    for path in project_files(".md"):
        if path in GENERATED:
            continue
        for number, line in lines_of(path):
            for target, anchor in re.findall(r"\]\(([^)#]*)(?:#([^)]*))?\)", line):
                page = os.path.join(os.path.dirname(path), target) if target else path
                if "://" in target:
                    continue
                if not os.path.exists(page):
                    yield path, number, "no '%s'" % target
                elif anchor and page.endswith(".md") and anchor not in anchors_of(page):
                    yield path, number, "'%s' has no heading '#%s'" % (page, anchor)


def check_paths():
    """The pages about the inside of the project: files that they name are there, folders are in order."""
    folders = ["", "src/translator", "src/runtime", "src/runtime/device", "src/runtime/include/cu2cl"]
    for path in ("docs/translator.md", "docs/runtime.md", "docs/libraries.md"):
        for number, line in lines_of(path):
            for name in re.findall(r"`([a-z][a-z0-9_/]*/[a-z0-9_]+\.(?:c|h|def|clh|py|yaml)|[a-z_]+\.clh)`", line):
                if not any(os.path.exists(os.path.join(folder, name)) for folder in folders):
                    yield path, number, "no file '%s'" % name
    import layers
    for tree, names, _ in layers.TREES:
        page = "docs/%s.md" % os.path.basename(tree)
        rows = [(number, re.match(r"\| `(\w+)` \|", line)) for number, line in lines_of(page)]
        listed = [(number, match.group(1)) for number, match in rows if match and match.group(1) in names]
        if [name for _, name in listed] != names:
            yield page, listed[0][0] if listed else 1, "the folders' order is %s" % " ".join(names)


def check_flags():
    """docs/compiler-flags.md is the table of flags, which has every option of nvcc."""
    sys.path.insert(0, "scripts")
    import compiler_flags
    table, page, options = "src/translator/cli/flags.def", "docs/compiler-flags.md", "tests/unit/nvcc_options.txt"
    text = open(table, encoding="utf-8").read()
    if compiler_flags.page(text) != open(page, encoding="utf-8").read():
        yield page, 1, "stale: scripts/compiler_flags.py > %s" % page
    known = {name for _, flags in compiler_flags.rows(text) for flag in flags for name in flag[:2]}
    listed = [line.split() for _, line in lines_of(options) if not line.startswith("#")]
    for long, short, _ in listed:
        if long not in known or short not in known | {"-"}:
            yield table, 1, "no row for nvcc's --%s (%s)" % (long, short)
    nvcc = shutil.which("nvcc")
    if nvcc:
        help_text = subprocess.run([nvcc, "--help"], stdout=subprocess.PIPE).stdout.decode()
        for long in re.findall(r"^--([\w-]+)", help_text, re.M):
            if long not in {row[0] for row in listed}:
                yield options, 1, "nvcc --help has --%s, too" % long


def check_opencl_names():
    """src/translator/lower/base/opencl_builtins.def is what clang's header of OpenCL C declares."""
    done = shutil.which("clang-19") and subprocess.run(["clang-19", "-print-resource-dir"], stdout=subprocess.PIPE)
    if not done or not os.path.exists(os.path.join(done.stdout.decode().strip(), "include/opencl-c.h")):
        print("clang-19 with its opencl-c.h is not here; nothing was checked")
        sys.exit(77)
    done = subprocess.run([sys.executable, "scripts/opencl_names.py", "--check"], stderr=subprocess.PIPE)
    if done.returncode != 0:
        yield "src/translator/lower/base/opencl_builtins.def", 1, done.stderr.decode().strip()


CHECKS = {name[6:]: function for name, function in list(globals().items())
          if name.startswith("check_")}


def main():
    if len(sys.argv) < 2 or sys.argv[1] not in CHECKS:
        sys.exit("usage: lint.py %s [PROJECT]" % "|".join(CHECKS))
    if len(sys.argv) > 2:
        os.chdir(sys.argv[2])
    if not project_files(".c"):
        sys.exit("no source files here")
    findings = list(CHECKS[sys.argv[1]]())
    for path, line, message in findings:
        print("%s:%d: %s" % (path, line, message))
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    main()
