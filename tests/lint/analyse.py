"""Faults that a compiler does not look for: analyse.py TOOL BUILD, in the folder of the project.

TOOL is `clang-tidy` (without the analyzer's checks, which take minutes), `tidy` (with them) or
`cppcheck`. The sources of src/ are checked as BUILD/compile_commands.json compiles them. A source
that had no finding is checked again only when it, what it includes or the checks have changed.
"""
import concurrent.futures
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys

# Sources that one process checks: to start it costs as much as to check one.
AT_ONCE = 8
# With these CL/cl.h brings the processor's intrinsics, hundreds of functions that all checks look at; no source here uses one.
INTRINSICS = ("__SSE__", "__SSE2__", "__MMX__")
# Of cppcheck's style, what is a matter of taste, and what it sees where nothing is:
CPPCHECK_LEFT_OUT = (
    "variableScope", "shadowFunction", "constParameter",  # taste
    "knownConditionTrueFalse",  # takes loops that leave early for ones that run to the end
    "unusedStructMember",  # padding of what is written to files
    # rt_cl_checked in seeing.h gives the code of the call that is its argument
    "returnDanglingLifetime", "uninitvar:*/base/seeing.h",
    "unknownMacro",  # it reads no headers of the system, so it gives up where Jansson's loops stand
    "ctuuninitvar",  # takes a pointer to what a function fills for a use
)


def commands(build):
    """The command of each source of src/, once."""
    path = os.path.join(build, "compile_commands.json")
    if not os.path.exists(path):
        print("%s is not here: CMake writes it for make and Ninja" % path)
        sys.exit(77)
    first = {}
    for entry in json.load(open(path)):
        name = os.path.relpath(entry["file"], os.path.realpath("."))
        if name.startswith(("src/runtime/", "src/translator/")) and name.endswith(".c"):
            first.setdefault(name, entry)
    return first


def key_of(name, options, closures):
    """A hash of the source, of the project's files that it includes, and of the options."""
    def closure(path):
        if path not in closures:
            closures[path] = {path}
            for wanted in re.findall(r'^#include [<"]([^>"]+)[>"]', open(path, encoding="utf-8").read(), re.M):
                folders = (os.path.dirname(path), "src/runtime", "src/translator", "src/runtime/include")
                for found in (os.path.join(folder, wanted) for folder in folders):
                    if os.path.exists(found):
                        closures[path] |= closure(os.path.normpath(found))
                        break
        return closures[path]

    digest = hashlib.sha256(options.encode())
    for path in sorted(closure(name)):
        digest.update(path.encode() + open(path, "rb").read())
    return digest.hexdigest()


def clang_tidy(build, extra, jobs):
    tool = shutil.which("clang-tidy-19")
    if not tool:
        print("clang-tidy-19 is not here; nothing was checked")
        sys.exit(77)
    entries = commands(build)
    cache = os.path.join(build, "lint", "tidy" + "".join(re.findall(r"\w+", extra)))
    os.makedirs(cache, exist_ok=True)
    options = tool + extra + "".join(INTRINSICS) + open(".clang-tidy").read()
    closures = {}

    keys = {name: key_of(name, options + entries[name]["command"], closures) for name in entries}

    def stamp(name):
        return os.path.join(cache, name.replace("/", "_"))

    def check(names):
        done = subprocess.run([tool, "-p", build, "--quiet", *("--extra-arg=-U" + name for name in INTRINSICS), *extra.split(), *names],
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if done.returncode == 0:
            for name in names:
                with open(stamp(name), "w") as stream:
                    stream.write(keys[name])
            return ""
        return done.stdout.decode() or done.stderr.decode()

    stale = [name for name in sorted(entries)
             if not os.path.exists(stamp(name)) or open(stamp(name)).read() != keys[name]]
    few = [stale[at:at + AT_ONCE] for at in range(0, len(stale), AT_ONCE)]
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        found = [text for text in pool.map(check, few) if text]
    print("".join(found), end="")
    return not found


def cppcheck(build):
    tool = shutil.which("cppcheck")
    if not tool:
        print("cppcheck is not here; nothing was checked")
        sys.exit(77)
    folder = os.path.join(build, "lint", "cppcheck")
    os.makedirs(folder, exist_ok=True)
    project = os.path.join(build, "lint", "compile_commands.json")
    with open(project, "w") as stream:
        json.dump(list(commands(build).values()), stream)
    done = subprocess.run([tool, "--quiet", "--std=c11", "--inline-suppr", "--error-exitcode=1",
                           "--enable=warning,style,performance,portability",
                           "--cppcheck-build-dir=" + folder, "--project=" + project,
                           *("--suppress=" + name for name in CPPCHECK_LEFT_OUT)])
    return done.returncode == 0


def main():
    checks = {"clang-tidy": lambda build: clang_tidy(build, "--checks=-clang-analyzer-*", 1),
              "tidy": lambda build: clang_tidy(build, "", os.cpu_count()), "cppcheck": cppcheck}
    if len(sys.argv) != 3 or sys.argv[1] not in checks:
        sys.exit("usage: analyse.py %s BUILD" % "|".join(checks))
    sys.exit(0 if checks[sys.argv[1]](os.path.realpath(sys.argv[2])) else 1)


if __name__ == "__main__":
    main()
