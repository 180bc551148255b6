#!/usr/bin/env python3
"""Ports, builds and runs one end-to-end program.

    run_e2e.py build CASE --build-tree BUILD --work WORK
    run_e2e.py run CASE --device svm|buffer|oclgrind|items|intel|subgroups|rusticl --work WORK [--icd FILE] [--expected FILE] [--arguments TEXT]

CASE is a .cu file or a folder of sources. 'build' must leave exit status 0 and no message of any compiler; the .cl is checked by emitted_cl.py. 'run' expects exit
status 0 and, if CASE has a .out file beside it (or --expected), exactly that output, apart from lines that begin with "device:"
or "time:"; or status 77 and a line "skipped: why". Under Oclgrind, no data race, no divergent barrier and no invalid access may be reported. Intel's runtime
and rusticl lack some of what programs need. There a program may also fail with a message of the runtime that says what, and without a wrong value: then it is skipped, as are
programs that rusticl.txt names where they fail.

Lines of a source that begin with "// TEST" (first in the file, and apart from its comment) say what is special about a case:
    // TEST only: svm oclgrind (why)   the devices it runs on; on others it is skipped
    // TEST buffers: yes               memory is what it is about: it also runs on PoCL with buffers
    // TEST items: yes                 under Oclgrind its kernels also run in the items form, those that have it
    // TEST devices: two of PoCL       PoCL shows two devices
    // TEST races: why                 the data races that Oclgrind finds are meant
    // TEST sources: main.cu           the sources of a folder, if not all
    // TEST cmake: yes                 build with the emitted CMakeLists.txt, as a user does; otherwise directly, which is faster
    // TEST warnings: why              the tool warns, and ports completely
    // TEST opencl: CL2.0 (why)        the standard that the .cl needs, if not 1.2; none: clang can't check it
    // TEST standard: c++20            the standard it is ported and compiled with, if not the default
    // TEST lanes: why                 all kernels that can be lane loops are (--lanes)
    // TEST optimised: why             also where kernels are built without optimisation otherwise (see environment())
    // TEST nvcc: FLAGS                flags that nvcc needs for it (read by tests/reference)
    // TEST nvcc-headers: ours (why)   nvcc reads our headers of Thrust and CUB (read by tests/reference)
    // TEST not-nvcc: why              nvcc takes less than this (read by tests/reference)
    // TEST not-native: why            not right when compiled with nvcc (read by tests/reference)
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import threading
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import emitted_cl

SKIPPED = 77
POCL = ("svm", "coarse", "address", "buffer")  # ways of memory on PoCL
OTHERS = ("intel", "subgroups", "rusticl")  # the second is Intel's with sub-groups as warps
OCLGRIND = ("oclgrind", "items")
VARIABLE_LINES = ("device:", "time:")
OCLGRIND_RACES = re.compile(r"data race", re.I)
OCLGRIND_ERRORS = re.compile(r"(divergence|Invalid (read|write|memory)|out of bounds|Unaligned|Uninitialized|FATAL)", re.I)
# What the runtime says of a launch that it refuses, and of a kernel that the driver's compiler does not take.
REFUSALS = re.compile(r"^cu2cl: (.*(?:refused|can't be|does not have|has no|may run|is not used).*)$", re.M)
WRONG_VALUES = re.compile(r" should be ")  # of check.h: no refusal explains these
LIMIT = int(os.environ.get("CU2CL_TEST_TIMEOUT", "200"))


known_fault = None  # of the driver, with the program of this run


def fail(message):
    print("FAILED:", message)
    if known_fault:
        print("skipped: as on rusticl of Mesa 22.3.6:", known_fault)
        sys.exit(SKIPPED)
    sys.exit(1)


def find_known_fault(name, device):
    """What tests/e2e/<device>.txt says of the program."""
    listed = Path(__file__).with_name(f"{device}.txt")
    lines = listed.read_text().splitlines() if listed.exists() else []
    return dict(line.split(": ", 1) for line in lines if not line.startswith("#")).get(name)


def call(command, **options):
    """Runs a command; returns its exit status and its output, stderr included."""
    print("+", " ".join(str(word) for word in command), flush=True)
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              timeout=LIMIT, text=True, errors="replace", **options)
    except subprocess.TimeoutExpired:
        fail(f"no end after {LIMIT} s")
    return done.returncode, done.stdout


class Log:
    """A pipe as a file to write into: Oclgrind empties a file when the program makes another context."""
    def __enter__(self):
        self.begin, self.end = os.pipe()
        self.lines = []
        self.reader = threading.Thread(target=self.read)
        self.reader.start()
        return self

    def read(self):
        with open(self.begin, encoding="utf-8", errors="replace") as stream:
            self.lines.extend(stream)

    def __exit__(self, *_):
        os.close(self.end)
        self.reader.join()

    def text(self):
        return "".join(self.lines)


def must(command, quiet=False, **options):
    status, output = call(command, **options)
    if status != 0 or (quiet and output.strip()):
        print(output)
        fail(f"exit status {status}" if status else "it should print nothing")


def find_sources(case):
    if case.is_file():
        return [case]
    chosen = settings_of(case, [p for p in sorted(case.iterdir()) if p.is_file()]).get("sources")
    if chosen:
        return [case / name for name in chosen.split()]
    return [p for p in sorted(case.iterdir()) if p.suffix in (".cu", ".cpp", ".c")]


def settings_of(case, files=None):
    settings = {}
    for file in files or find_sources(case):
        for key, value in re.findall(r"^// TEST ([a-z-]+): *(.*)$", file.read_text(), re.M):
            settings[key] = value
    return settings


def includes_of(case):
    return [case.parent, case.parent.parent] if case.is_file() else [case, case.parent]


def check_kernels(out, settings):
    clang = shutil.which("clang-19")
    prelude = Path(__file__).resolve().parents[2] / "src/runtime/device"
    standard = settings.get("opencl", "CL1.2").split()[0]
    for kernels in sorted(file for file in out.rglob("*.cl") if ".cu2cl" not in file.parts) if clang else []:
        found = emitted_cl.problems(kernels, prelude, clang, standard)
        if found:
            fail(f"{kernels.name}: " + "; ".join(found))


def components_of(out, options):
    """The linker's words for the components of the runtime that the port uses. Without one of them the runs are skipped."""
    names = re.findall(r"find_package\(cu2cl REQUIRED COMPONENTS ([\w ]+)\)", (out / "CMakeLists.txt").read_text())
    names = names[0].split() if names else []
    for name in names:
        if not (options.build_tree / f"lib/libcu2cl_{name}.so").exists():
            (options.work / "skipped").write_text(f"skipped: the runtime was built without the component {name}")
            sys.exit(0)
    return [f"-lcu2cl_{name}" for name in names]


def build(case, options):
    """Ports with the tool of the build tree, and compiles against its runtime."""
    sources, out, tree = find_sources(case), options.work / "out", options.build_tree
    include_flags = [f"-I{folder}" for folder in includes_of(case)]
    shutil.rmtree(options.work, ignore_errors=True)
    options.work.mkdir(parents=True)
    settings = settings_of(case)
    standard = settings.get("standard")
    port_flags = include_flags + ([f"-std={standard}"] if standard else [])
    lanes = ["--lanes"] if "lanes" in settings else []
    must([tree / "bin/cu2cl", *sources, *lanes, "-o", out, "--", *port_flags], quiet="warnings" not in settings)
    check_kernels(out, settings)
    components = components_of(out, options)
    if "cmake" in settings:
        must(["cmake", "-S", out, "-B", options.work / "build", f"-DCMAKE_PREFIX_PATH={tree}"])
        must(["cmake", "--build", options.work / "build"])
        programs = [p for p in (options.work / "build").iterdir() if p.is_file() and os.access(p, os.X_OK)]
        if len(programs) != 1:
            fail(f"one executable expected, got {programs}")
        shutil.copy(programs[0], options.work / "program")
        return
    objects = []
    for source in sources:
        ported = out / source.name if source.suffix != ".cu" else out / (source.stem + ".cpp")
        compiler = ["gcc", "-std=c11"] if ported.suffix == ".c" else ["g++", f"-std={standard or 'c++17'}"]
        objects.append(options.work / (ported.name + ".o"))
        must([*compiler, "-O1", "-Wall", "-Wextra", "-Werror", f'-DCU2CL_KERNEL_DIR="{out}"', f"-I{out}",
              *include_flags, f"-I{tree}/tests/e2e/precompiled", f"-I{tree}/include", "-c", ported, "-o", objects[-1]], quiet=True)
    faster = ["-fuse-ld=gold"] if shutil.which("ld.gold") else []  # half the time; the cases with CMake take the system's own
    must(["g++", *faster, *objects, "-o", options.work / "program", f"-L{tree}/lib", *components, "-lcu2cl", f"-Wl,-rpath,{tree}/lib"],
         quiet=True)


def environment(options, settings):
    private = {key: str(options.work / options.device) for key in ("HOME", "XDG_CACHE_HOME", "POCL_CACHE_DIR")}
    env = {key: value for key, value in os.environ.items() if not key.startswith(("CU2CL_", "OCL_ICD", "POCL_"))}
    env.update(private)
    if options.device == "items":
        env.update(CU2CL_WARPS="barriers", CU2CL_TRACE="1")
    if options.device not in OCLGRIND:
        env["OCL_ICD_VENDORS"] = options.icd
    if options.device == "subgroups":
        env["CU2CL_WARPS"] = "subgroups"
    if options.device == "rusticl":
        env["RUSTICL_ENABLE"] = "llvmpipe"
    if options.device in POCL:
        env["CU2CL_MEMORY"] = options.device
    if options.device == "buffer" and "optimised" not in settings:
        # Once as PoCL optimises them, with svm, and once as they are, which is faster to build.
        env["POCL_EXTRA_BUILD_FLAGS"] = "-cl-opt-disable"
    if "devices" in settings:
        env["POCL_DEVICES"] = "pthread basic"
    os.makedirs(private["HOME"], exist_ok=True)
    return env


def comparable(text):
    return [line for line in text.splitlines() if not line.startswith(VARIABLE_LINES)]


def compare(output, expected):
    got, want = comparable(output), comparable(expected.read_text())
    if got == want:
        return
    for line in range(max(len(got), len(want))):
        a, b = (lines[line] if line < len(lines) else "(end)" for lines in (got, want))
        if a != b:
            fail(f"output differs from {expected.name} at compared line {line + 1}:\n  got    {a}\n  wanted {b}")


def run(case, options):
    global known_fault
    known_fault = find_known_fault(case.stem, options.device)
    settings = settings_of(case)
    only = settings.get("only", "svm buffer oclgrind").split(" (")[0].split()
    if options.device.replace("items", "oclgrind") not in only and not (options.device in OTHERS and "svm" in only):
        print("skipped:", settings["only"])
        sys.exit(SKIPPED)
    if (options.work / "skipped").exists():
        print((options.work / "skipped").read_text())
        sys.exit(SKIPPED)
    command = [options.work / "program", *options.arguments.split()]
    reports = ""
    if options.device in OCLGRIND:
        with Log() as log:
            # CUDA's kernels have 48 KiB of shared memory; Oclgrind's device has 32, and counts twice what both ways of
            # a kernel's lanes form declare.
            command = ["oclgrind", "--local-mem-size", "49152", "--data-races", "--log", f"/dev/fd/{log.end}", *command]
            status, output = call(command, env=environment(options, settings), cwd=options.work, pass_fds=[log.end])
        reports = log.text()
    else:
        status, output = call(command, env=environment(options, settings), cwd=options.work)
    print(output, end="")
    if OCLGRIND_ERRORS.search(reports) or ("races" not in settings and OCLGRIND_RACES.search(reports)):
        print(reports[:4000])
        fail("Oclgrind reports errors")
    if status == SKIPPED and re.search(r"^skipped: ", output, re.M):
        sys.exit(SKIPPED)
    refusal = REFUSALS.search(output)
    if status != 0 and options.device in OTHERS and refusal and not WRONG_VALUES.search(output):
        print("skipped:", refusal.group(1))
        sys.exit(SKIPPED)
    if status != 0:
        fail(f"exit status {status}")
    if options.device == "items" and "runs in its items form" not in output:
        fail("no kernel ran in its items form")
    expected = options.expected or case.with_suffix(".out")
    if expected.exists():
        compare(output, expected)
    elif not re.search(r"^PASSED\b", output, re.M):
        fail("the program did not print PASSED")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("action", choices=["build", "run"])
    parser.add_argument("case", type=Path)
    parser.add_argument("--build-tree", type=Path)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--device", choices=[*POCL, *OCLGRIND, *OTHERS])
    parser.add_argument("--icd", default="/etc/OpenCL/vendors/pocl.icd", help="the file that names the driver's library")
    parser.add_argument("--expected", type=Path)
    parser.add_argument("--arguments", default="", help="of the program, separated by spaces")
    options = parser.parse_args()
    options.work = options.work.resolve()
    case = options.case.resolve()
    build(case, options) if options.action == "build" else run(case, options)


if __name__ == "__main__":
    main()
