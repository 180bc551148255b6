#!/usr/bin/env python3
"""Compares the kernel times of ports with those of other builds of the same programs: nvcc's, OpenCL and OpenMP
versions that somebody wrote by hand, or ports that differ in something.

compare.py LIST [--other cuda|opencl|openmp|port] [--runs N] [--warm-up N] [--limit SECONDS] [--cuda FOLDER] [--floor RATIO]
           [--kernels] [--json FILE] [--empty NAME] [--minimum]

LIST has a line per program, of four columns with tabs between: name, folder to run in, command of the port, command of
the other build. Both commands get the same arguments from whoever writes the list. Empty lines and lines from # on
are skipped.

Each program is run --warm-up times (1) both ways without being counted, which fills the caches of built kernels, then
--runs times (3) both ways in turn. A program's time is the sum of its kernels' times on the device; the table has the
medians, or the smallest with --minimum, which is steadier where other work runs on the machine. The ratio is the other build's
time over the port's: above 1 the port is faster. Programs below --floor (0.9) are listed again with their kernels;
--kernels lists those of all programs. Device and variables are those of the caller, such as CU2CL_DEVICE.

Drivers count more than a kernel's own time: around a launch NVIDIA's OpenCL adds about five microseconds, CUPTI one.
--empty names a program of the list that launches an empty kernel (empty.cu); what a launch of it takes, each way, is
taken off each launch of the others. A program of which less than twice that or less than 0.1 ms is left, one way or the
other, is too short to compare (first launches take longer, too): it is shown in parentheses and not part of the mean.

The port's times come from CU2CL_PROFILE, CUDA's from cuda_layer.c through CUPTI (--cuda is the toolkit's folder),
those of other OpenCL programs from opencl_layer.c. With --other port the other command is a port, too, such as
`env CU2CL_WARPS=barriers build/program`. Of OpenMP programs that GCC built, openmp_layer.c takes the time of
the parallel regions, so work between regions is not counted. No program has to be changed or rebuilt for it.

Exit status 1 when a program has no ratio; the others are measured all the same.
"""
import argparse
import collections
import json
import math
import os
import shlex
import signal
import statistics
import subprocess
import sys
import tempfile

SHORTEST = 0.1  # milliseconds
HERE = os.path.dirname(os.path.abspath(__file__))
Program = collections.namedtuple("Program", "name folder port other")
Kernel = collections.namedtuple("Kernel", "nanoseconds launches")


class NoTimes(Exception):
    """Why a run gave no times."""


# --- what to run ---

def read_list(path):
    programs = []
    with open(path, encoding="utf-8") as stream:
        for number, line in enumerate(stream, 1):
            line = line.rstrip("\n")
            if not line.strip() or line.startswith("#"):
                continue
            columns = line.split("\t")
            if len(columns) != 4:
                sys.exit("%s:%d: %d columns instead of 4" % (path, number, len(columns)))
            programs.append(Program(*columns[:2], shlex.split(columns[2]), shlex.split(columns[3])))
    if not programs:
        sys.exit("%s: no program" % path)
    return programs


def build_layer(kind, work, cuda):
    """Compiles the layer for the other build. Returns the variables that make a program load it."""
    if kind == "port":
        return {}
    layer = os.path.join(work, kind + "_layer.so")
    command = ["cc", "-std=gnu11", "-O2", "-shared", "-fPIC", "-D_GNU_SOURCE", os.path.join(HERE, kind + "_layer.c"),
               "-o", layer]
    if kind == "openmp":
        command.append("-fopenmp")
    if kind == "cuda":
        for part in ("", "extras/CUPTI"):
            command += ["-I", os.path.join(cuda, part, "include")]
            folder = os.path.join(cuda, part, "lib64")
            command += ["-L", folder, "-Wl,-rpath," + folder]
        command.append("-lcupti")
    if subprocess.run(command).returncode:
        sys.exit("compare.py: the layer for %s can't be built" % kind)
    return {"CUDA_INJECTION64_PATH": layer} if kind == "cuda" else {"LD_PRELOAD": layer}


# --- one run ---

def run(command, folder, variables, limit):
    """Runs a program to its end; its output is dropped."""
    process = subprocess.Popen(command, cwd=folder, env=dict(os.environ, **variables), stdin=subprocess.DEVNULL,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        status = process.wait(limit)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        raise NoTimes("longer than %g s" % limit) from None
    if status != 0:
        raise NoTimes("exit status %d" % status)


def times_of_layer(path):
    """Kernel name -> Kernel, from the file that kernel_times.h writes."""
    kernels = {}
    with open(path, encoding="utf-8", errors="replace") as stream:
        for line in stream:
            nanoseconds, launches, name = line.rstrip("\n").split("\t", 2)
            kernels[name] = Kernel(int(nanoseconds), int(launches))
    return kernels


def times_of_profile(path):
    """The same from the timeline of CU2CL_PROFILE, whose times are microseconds."""
    kernels = {}
    with open(path, encoding="utf-8") as stream:
        for event in json.load(stream)["traceEvents"]:
            if event.get("cat") == "kernel":
                old = kernels.get(event["name"], Kernel(0, 0))
                kernels[event["name"]] = Kernel(old.nanoseconds + round(event["dur"] * 1000), old.launches + 1)
    return kernels


def measure(command, folder, variables, read, path, limit):
    """Runs a program once and returns its kernels."""
    if os.path.exists(path):
        os.remove(path)
    try:
        run(command, folder, variables, limit)
    except OSError as error:
        raise NoTimes(error.strerror) from None
    kernels = read(path) if os.path.exists(path) else {}
    if not sum(kernel.nanoseconds for kernel in kernels.values()):
        raise NoTimes("no kernel ran")
    return kernels


def measure_both(program, layer, work, options):
    """Returns two lists, of the port's runs and of the other build's."""
    profile, times = os.path.join(work, "profile.json"), os.path.join(work, "times")
    ours = {"CU2CL_PROFILE": profile}, times_of_profile, profile
    sides = {"port": (program.port, *ours),
             "other": (program.other, *(ours if options.other == "port" else (dict(layer, KERNEL_TIMES=times), times_of_layer, times)))}
    results = {"port": [], "other": []}
    for turn in range(options.warm_up + options.runs):
        for side, (command, variables, read, path) in sides.items():
            try:
                kernels = measure(command, program.folder, variables, read, path, options.limit)
            except NoTimes as why:
                raise NoTimes("%s: %s" % (side, why)) from None
            if turn >= options.warm_up:
                results[side].append(kernels)
    return results["port"], results["other"]


# --- what came out ---

def total(kernels):
    return sum(kernel.nanoseconds for kernel in kernels.values())


def launches(kernels):
    return sum(kernel.launches for kernel in kernels.values())


def side_of(runs, empty, pick):
    """Milliseconds without what launches of an empty kernel take, and whether enough is left to compare."""
    time, lost = pick(map(total, runs)) / 1e6, empty * launches(runs[0])
    return time - lost, not empty or time - lost > max(2 * lost, SHORTEST)


def summary(program, port, other, empty, pick):
    """`empty` has the milliseconds of an empty launch of both sides, or zeros."""
    (ours, enough), (theirs, also) = side_of(port, empty[0], pick), side_of(other, empty[1], pick)
    return {"name": program.name, "port_ms": ours, "other_ms": theirs,
            "ratio": theirs / ours if ours > 0 else math.inf, "short": not (enough and also),
            "port_launches": launches(port[0]), "other_launches": launches(other[0]),
            "port_kernels": times_of(port, pick), "other_kernels": times_of(other, pick)}


def launch_of(runs, pick):
    """Milliseconds per launch."""
    return pick(total(run) / launches(run) for run in runs) / 1e6


def times_of(runs, pick):
    """Kernel name -> [milliseconds, launches], over the runs."""
    return {name: [pick(run.get(name, Kernel(0, 0)).nanoseconds for run in runs) / 1e6,
                   runs[0][name].launches] for name in runs[0]}


def print_row(result):
    ratio = ("(%.2f)" if result["short"] else "%.3f") % result["ratio"]
    print("%-34s %11.4f %11.4f %7s %9s" %
          (result["name"][:34], result["other_ms"], result["port_ms"], ratio,
           "%d/%d" % (result["other_launches"], result["port_launches"])), flush=True)


def print_kernels(result):
    print("\n%s, ratio %.3f" % (result["name"], result["ratio"]))
    for side in ("other", "port"):
        for name, (milliseconds, count) in sorted(result[side + "_kernels"].items(), key=lambda item: -item[1][0]):
            print("  %-5s %11.4f ms %7d  %s" % (side, milliseconds, count, name[:100]))


def print_end(results, failed, options):
    compared = [result for result in results if not result["short"]]
    if compared:
        mean = math.exp(statistics.mean(math.log(result["ratio"]) for result in compared))
        print("\ngeometric mean of %d programs: %.3f" % (len(compared), mean))
    if len(compared) < len(results):
        print("%d programs are too short to compare" % (len(results) - len(compared)))
    for name, why in failed:
        print("no ratio: %s: %s" % (name, why))
    for result in results if options.kernels else compared:
        if options.kernels or result["ratio"] < options.floor:
            print_kernels(result)
    if options.json:
        with open(options.json, "w", encoding="utf-8") as out:
            json.dump({"results": results, "failed": failed}, out, indent=1)


def measure_all(programs, layer, work, options):
    """Returns the summaries and the failures; an empty kernel's program comes first."""
    results, failed, empty = [], [], (0.0, 0.0)
    pick = min if options.minimum else statistics.median
    for program in sorted(programs, key=lambda program: program.name != options.empty):
        try:
            port, other = measure_both(program, layer, work, options)
        except NoTimes as why:
            failed.append((program.name, str(why)))
            continue
        if program.name == options.empty:
            empty = launch_of(port, pick), launch_of(other, pick)
            print("a launch of an empty kernel: %s %.4f ms, port %.4f ms" % (options.other, empty[1], empty[0]))
            continue
        results.append(summary(program, port, other, empty, pick))
        print_row(results[-1])
    return results, failed


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("list", metavar="LIST")
    parser.add_argument("--other", choices=["cuda", "opencl", "openmp", "port"], default="cuda")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--warm-up", type=int, default=1)
    parser.add_argument("--limit", type=float, default=60)
    parser.add_argument("--cuda", default="/usr/local/cuda")
    parser.add_argument("--floor", type=float, default=0.9)
    parser.add_argument("--kernels", action="store_true")
    parser.add_argument("--json")
    parser.add_argument("--empty", metavar="NAME")
    parser.add_argument("--minimum", action="store_true")
    options = parser.parse_args()
    programs = read_list(options.list)
    with tempfile.TemporaryDirectory() as work:
        layer = build_layer(options.other, work, options.cuda)
        print("%-34s %11s %11s %7s %9s" % ("program", options.other + " ms", "port ms", "ratio", "launches"))
        results, failed = measure_all(programs, layer, work, options)
    print_end(results, failed, options)
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
