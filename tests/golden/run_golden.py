#!/usr/bin/env python3
"""Golden tests: ports the input of each case and compares everything that is written.

    run_golden.py [--update] --tool CU2CL --prelude src/runtime/device --include src/runtime/include [--precompiled FOLDER] [--work WORK] CASE...

A case is a folder: input.cu, args (more arguments: of the tool and of the host compiler), expected.cl, expected.cpp, expected.err (messages, and the exit
status if it is not 0), optionally expected.cl.h and expected.lanes.cl; ported headers of the case are compared with expected/<name>. The .cl must
compile as OpenCL C 1.2, with the prelude (a file `opencl` names a later standard, and why), and have no function that no kernel reaches; the host file must compile without warnings if the exit status is 0. A missing expected file means that the
tool must not write that output. FOLDER has cu2cl/cu2cl.h as g++ keeps it for these compilations, which saves most of their time. --update writes the expected files; read them before a commit.

A file `dump` names stages of the translation; what --dump=STAGE prints is compared with expected.STAGE.

A case with a file KNOWN_BUG (which says why) must fail, without a crash. Its expected files, if any, are what would be right.
"""
import argparse
import difflib
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import emitted_cl

OTHER_OUTPUTS = ("CMakeLists.txt", "cu2cl-report.json", "cu2cl-files.txt", "input.cl", "input.cpp", "input.cl.h",
                 "input.lanes.cl")


def call(command, stderr=subprocess.STDOUT, **options):
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=stderr, text=True,
                          errors="replace", timeout=60, **options)
    return done.returncode, done.stdout


def arguments_of(case):
    return shlex.split((case / "args").read_text()) if (case / "args").exists() else []


def host_arguments_of(case):
    """Those in front of `--`, which any compiler takes."""
    words = [word for word in arguments_of(case) if word not in ("--lanes", "--no-lanes")]
    return words[:words.index("--")] if "--" in words else words


def without_head(text):
    """Without the comment that names the tool's version; tests/cli has it."""
    return re.sub(r"\A/\* Made from .*?\*/\n", "", text, flags=re.S)


def port(case, out, options):
    """Returns the exit status and the expected file's name -> text, for everything that was written."""
    status, messages = call([options.tool.resolve(), "input.cu", "-o", out, *arguments_of(case)], cwd=case)
    messages = messages.replace(str(out), "OUT")
    results = {"expected.err": messages + (f"exit status {status}\n" if status else "")}
    for name in ("cl", "cpp", "cl.h", "lanes.cl"):
        if (out / f"input.{name}").exists():
            results[f"expected.{name}"] = without_head((out / f"input.{name}").read_text())
    for file in sorted(out.rglob("*")) if out.exists() else []:
        name = str(file.relative_to(out))
        if file.is_file() and name not in OTHER_OUTPUTS and not name.startswith(".cu2cl/"):
            results[f"expected/{name}"] = file.read_text()
    stages = (case / "dump").read_text().split() if (case / "dump").exists() else []
    for stage in stages:
        dump = [options.tool.resolve(), "input.cu", f"--dump={stage}", *arguments_of(case)]
        results[f"expected.{stage}"] = without_head(call(dump, stderr=subprocess.DEVNULL, cwd=case)[1])
    return status, {name: text for name, text in results.items() if text}


def is_compared(case, name):
    return name not in ("expected.cl.h", "expected.lanes.cl") or (case / name).exists()


def compare(case, results):
    problems = []
    wanted = {str(file.relative_to(case)) for file in case.rglob("*")
              if file.is_file() and str(file.relative_to(case)).startswith("expected")}
    if not wanted and not (case / "KNOWN_BUG").exists():
        return ["no expected files: run with --update, and read what it writes"]
    if not wanted:
        return []
    for name in sorted(wanted | {name for name in results if is_compared(case, name)}):
        want = (case / name).read_text() if name in wanted else ""
        got = results.get(name, "")
        if got != want:
            diff = difflib.unified_diff(want.splitlines(), got.splitlines(), name, "written", lineterm="", n=2)
            problems.append("\n".join(diff))
    return problems


def compile_outputs(case, status, out, options):
    """The .cl must always compile; the host file, if the tool said that nothing needs a hand."""
    problems = []
    if (out / "input.cl").exists():
        standard = (case / "opencl").read_text().split()[0] if (case / "opencl").exists() else "CL1.2"
        problems += emitted_cl.problems(out / "input.cl", options.prelude, options.clang, standard)
    if (out / "input.lanes.cl").exists():
        problems += emitted_cl.problems(out / "input.lanes.cl", options.prelude, options.clang)
    if (out / "input.cpp").exists() and status == 0:
        failed, messages = call(["g++", "-std=c++17", "-fsyntax-only", "-Wall", "-Wextra", *host_arguments_of(case),
                                 f'-DCU2CL_KERNEL_DIR="{out}"', "-DCU2CL_CUDA_SOURCE=1", f"-I{out}",
                                 *([f"-I{options.precompiled.resolve()}"] if options.precompiled else []),
                                 f"-I{options.include.resolve()}", out / "input.cpp"])
        if failed or messages:
            problems.append(f"the host file does not compile cleanly:\n{messages}")
    return problems


def update(case, results):
    shutil.rmtree(case / "expected", ignore_errors=True)
    for file in case.glob("expected.*"):
        if file.name not in ("expected.cl.h", "expected.lanes.cl"):
            file.unlink()
    for name, text in results.items():
        if is_compared(case, name):
            (case / name).parent.mkdir(exist_ok=True, parents=True)
            (case / name).write_text(text)


def run_case(case, options):
    """Returns a list of problems."""
    work = options.work.resolve() / case.parent.name / case.name
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    out = work / "out"
    status, results = port(case, out, options)
    if status not in (0, 1, 2, 3):
        return [f"the tool crashed: exit status {status}"], True
    if options.update and not (case / "KNOWN_BUG").exists():
        update(case, results)
    problems = compare(case, results)
    if (case / "KNOWN_BUG").exists() and status != 0 and not (case / "expected.err").exists():
        problems.append(f"exit status {status}")
    return problems + compile_outputs(case, status, out, options), False


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--tool", type=Path, required=True)
    parser.add_argument("--prelude", type=Path, required=True)
    parser.add_argument("--include", type=Path, required=True)
    parser.add_argument("--precompiled", type=Path)
    parser.add_argument("--clang", default="clang-19")
    parser.add_argument("--work", type=Path, default=Path("build/golden-work"))
    parser.add_argument("cases", type=Path, nargs="+")
    options = parser.parse_args()
    failed = 0
    for case in options.cases:
        problems, crashed = run_case(case.resolve(), options)
        known = (case / "KNOWN_BUG").exists()
        if known and not problems:
            problems = ["it passes now: remove KNOWN_BUG"]
        elif known and not crashed:
            print(f"{case.parent.name}/{case.name}: known bug: {(case / 'KNOWN_BUG').read_text().strip()}")
            continue
        for problem in problems:
            print(f"{case.parent.name}/{case.name}: {problem}")
        failed += bool(problems)
    sys.exit(failed != 0)


if __name__ == "__main__":
    main()
