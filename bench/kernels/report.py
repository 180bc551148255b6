#!/usr/bin/env python3
"""Prints what run.sh measured, as text tables: report.py FOLDER WORK"""
import re
import statistics
import sys
from pathlib import Path

VARIABLE_LINES = ("device:", "time:")


def times_of(file):
    """Kernel name -> milliseconds, from lines like 'time: int modulo 268435456 elements 0.4130 ms, ...'."""
    times = {}
    for line in file.read_text(errors="replace").splitlines():
        match = re.match(r"time: (.*?)(?: \d+ elements)? ([0-9.]+) ms", line)
        if match:
            times[match.group(1)] = float(match.group(2))
    return times


def medians(out, program, kind):
    collected = {}
    for file in sorted(out.glob(f"{program}.{kind}.[0-9]*")):
        for kernel, time in times_of(file).items():
            collected.setdefault(kernel, []).append(time)
    return {kernel: (statistics.median(times), len(times)) for kernel, times in collected.items()}


def print_times(out):
    print(f"{'kernel':24} {'CUDA us':>10} {'port us':>10} {'ratio':>7}  rounds")
    for program in ("vector_add", "reduction_int", "reduction_float", "reduction_double"):
        native, port = medians(out, program, "native"), medians(out, program, "port")
        for kernel in native:
            if kernel in port:
                a, b = native[kernel][0] * 1e3, port[kernel][0] * 1e3
                print(f"{kernel:24} {a:10.1f} {b:10.1f} {b / a:7.3f}  {native[kernel][1]}/{port[kernel][1]}")
            else:
                print(f"{kernel:24} {native[kernel][0] * 1e3:10.1f}   no result of the port")


def comparable(file):
    if not file.exists():
        return ["(did not run)"]
    return [line for line in file.read_text(errors="replace").splitlines() if not line.startswith(VARIABLE_LINES)]


def print_outputs(folder, out):
    for name in ("vector_add.1", "reduction_int.1", "reduction_float.1", "reduction_double.1"):
        program, round_number = name.split(".")
        native = comparable(out / f"{program}.native.{round_number}")
        port = comparable(out / f"{program}.port.{round_number}")
        print(f"{program} at 1 GiB: CUDA and port print", "the same" if native == port else "different text",
              f"({native[-1]} / {port[-1]})")
        if native != port:
            for a, b in zip(native, port):
                if a != b:
                    print("   CUDA", a, "\n   port", b)
    for program in ("vector_add", "reduction"):
        expected = comparable(folder / "original" / f"{program}.out")
        for kind in ("native", "port"):
            same = comparable(out / f"{program}.default.{kind}") == expected
            print(f"{program}, default sizes, {kind}: {'as' if same else 'NOT as'} expected.out")


def print_e2e(out, work):
    rows = [line.split() for line in (out / "e2e").read_text().splitlines()]
    for column, kind in ((1, "CUDA"), (2, "port")):
        print(f"end-to-end programs, {kind}: {sum(row[column] == 'pass' for row in rows)} of {len(rows)} pass")
    for row in rows:
        if row[1] == row[2] == "pass":
            continue
        print(f"  {row[0]:28} CUDA {row[1]:8} port {row[2]}")
        for column, kind in ((1, "native"), (2, "port")):
            files = {"fail": f"{row[0]}.{kind}", "build": f"{row[0]}.{'nvcc' if column == 1 else 'build'}"}
            file = work / "e2e" / files.get(row[column], "none")
            if file.exists():
                lines = [line for line in file.read_text(errors="replace").splitlines() if line.strip()]
                lines = [line for line in lines if "error" in line] or lines
                for line in lines[:3]:
                    print("      ", kind + ":", line[:170])


def main():
    folder = Path(sys.argv[1])
    work = Path(sys.argv[2])
    out = work / "out"
    if (out / "failed").exists():
        print((out / "failed").read_text(), end="")
    if list(out.glob("vector_add.*")):
        print_times(out)
        print_outputs(folder, out)
    if (out / "e2e").exists():
        print_e2e(out, work)


if __name__ == "__main__":
    main()
