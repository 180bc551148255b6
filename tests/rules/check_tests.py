#!/usr/bin/env python3
"""Each of the most used functions of CUDA that the rules call full has a test that calls it.

check_tests.py RULES_TOOL RULES_FOLDER PROJECT

most_used_host.txt and most_used_device.txt beside this file have the functions, most used first, from a survey of public programs: a name
and the number of programs in a line. A call is a name with a parenthesis or template arguments behind it, outside comments and texts, or a name in
a list for macros: for
functions of the host in tests/e2e or samples as CUDA's, or in tests/device as the runtime's; for functions of kernels in tests/e2e or samples.
Prints how many are full, partial and none.
"""
import collections
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
NO_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.S)
MACRO = re.compile(r"^[ \t]*#[ \t]*define[ \t]+\w+\(([^)]*)\)((?:\\\n|[^\n])*)", re.M)
CALL = re.compile(r"\b([A-Za-z_]\w*)\s*(?:<[^;(){}]*>\s*)?\(")


def given_to_parameters(text):
    """The names in lists for macros: sinf and cosf in `#define ALL(f) f(sinf) f(cosf)`."""
    for parameters, body in MACRO.findall(text):
        for parameter in re.findall(r"\w+", parameters):
            yield from re.findall(rf"\b{parameter}\(\s*(\w+)", body)


def calls_in(files):
    names = set()
    for file in files:
        text = NO_CODE.sub(" ", file.read_text(errors="replace"))
        names |= set(CALL.findall(text)) | set(given_to_parameters(text))
    return names


def states_of(tool, folder):
    """(kind, name) -> state."""
    listed = subprocess.run([tool, folder, "--list"], capture_output=True, text=True)
    if listed.returncode:
        sys.exit(listed.stderr)
    states = {}
    for line in listed.stdout.splitlines():
        kind, state, cuda, _ = line.split("\t")
        states[kind, cuda.split("::")[-1]] = state
        states[kind, cuda] = state
    return states


def check(kind, side, states, called):
    """Prints the counts of a list. Returns its functions without a test."""
    counts, used, missing = collections.Counter(), collections.Counter(), []
    for line in (HERE / f"most_used_{side}.txt").read_text().splitlines():
        name, programs = line.split()
        state = states.get((kind, name), "no rule").replace("RULE_", "").lower()
        counts[state] += 1
        used[state] += int(programs) > 0
        if state == "full" and name not in called:
            missing.append(name)
    told = ", ".join(f"{counts[state]} {state} ({used[state]} of those in use)" for state in sorted(counts))
    print(f"{side}: {sum(counts.values())} functions: {told}")
    return missing


def main():
    tool, folder, project = sys.argv[1], sys.argv[2], Path(sys.argv[3])
    programs = [file for root in ("tests/e2e", "samples") for file in (project / root).rglob("*")
                if file.suffix in (".cu", ".cuh", ".h", ".c", ".cpp")]
    cuda = calls_in(programs)
    runtime = calls_in((project / "tests/device").glob("*.c*"))
    runtime = {re.sub(r"^(make_)?cu2cl", lambda found: (found.group(1) or "") + "cuda", name) for name in runtime}
    states = states_of(tool, folder)
    missing = check("RULE_HOST_FUNCTION", "host", states, cuda | runtime)
    missing += check("RULE_DEVICE_FUNCTION", "device", states, cuda)
    for name in missing:
        print(f"{name}: its rule says full, and no test calls it")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
