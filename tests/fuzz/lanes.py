#!/usr/bin/env python3
"""Random kernels whose threads meet: barriers, shuffles, votes and tiles in branches and loops, in functions, behind early returns; with
atomics, switches, arrays, structs, parameters that threads change, and types of other sizes. Of some kernels warps do most: reductions and scans of
warps and blocks, matches, groups, exchange in shared memory, each where all lanes come, or only some. An interpreter here runs what CUDA promises,
thread by thread; the ports have to give the same. lane_kernels/ makes, prints and runs them.

  lanes.py --tool CU2CL --prefix PREFIX [--seed N] [--programs N] [--kernels N] [--warps SHARE] [--ways WAY,...]
           [--keep DIR] [--shrink KERNEL]

A way is what CU2CL_WARPS says: `lanes`, `subgroups`, `barriers` and `ptx`, or `default`, where it says nothing, or `oclgrind` and `oclgrind-lanes`, which
are `barriers` and `lanes` under Oclgrind with --data-races, or `nvcc`: the CUDA program itself, built by nvcc for the GPU of the machine. Behind it may stand variables of the environment, as in `lanes:CU2CL_DEVICE=Intel`. A kernel that the port refuses is not compared. PREFIX is where cu2cl is installed, or its build folder. Other OpenCL drivers come from the environment.
Exit status 1, with the seeds, where results differ.
"""
import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from lane_kernels.maker import Maker
from lane_kernels.meaning import expected
from lane_kernels.printer import print_head, print_kernel, print_main
from lane_kernels.warp_maker import WarpMaker


def make_kernels(seed, options):
    rng = random.Random(seed)
    makers = [WarpMaker(rng) if rng.random() < options.warps else Maker(rng, rng.random() < 0.4) for _ in range(options.kernels)]
    return makers, [m.kernel() for m in makers]


def make_program(seed, options):
    makers, bodies = make_kernels(seed, options)
    text = print_head(makers) + "".join(print_kernel(i, m, b) for i, (m, b) in enumerate(zip(makers, bodies))) + print_main(makers)
    return text, {i: expected(m, b, i) for i, (m, b) in enumerate(zip(makers, bodies))}


def smaller_lists(body):
    """The list without one statement, with a statement's inner list in its place, or with a smaller inner list."""
    for i, s in enumerate(body):
        yield body[:i] + body[i + 1:]
        for k, part in enumerate(s):
            if isinstance(part, list) and s[0] != "switch":
                if s[0] in ("if", "vote if"):
                    yield body[:i] + part + body[i + 1:]
                for small in smaller_lists(part):
                    yield body[:i] + [s[:k] + (small,) + s[k + 1:]] + body[i + 1:]
            elif s[0] == "switch" and k == 2:
                for c, (inner, ends) in enumerate(part):
                    for small in smaller_lists(inner):
                        yield body[:i] + [(*s[:2], part[:c] + [(small, ends)] + part[c + 1:])] + body[i + 1:]


def differs(maker, body, number, way, options):
    """The kernel alone has another result that way. Its number stays, since it is an argument."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            wanted = expected(maker, body, number)
            text = print_head([maker]) + print_kernel(number, maker, body) + print_main([maker], number)
            build(text, Path(folder), options)
        except (subprocess.CalledProcessError, NameError, KeyError, AssertionError):
            return None
        return text if compare(Path(folder), way, {number: wanted})[0] else None


def shrink(seed, number, way, options):
    makers, bodies = make_kernels(seed, options)
    maker, body = makers[number], bodies[number]
    text = differs(maker, body, number, way, options)
    while text:
        for small in smaller_lists(body):
            if found := differs(maker, small, number, way, options):
                body, text = small, found
                break
        else:
            break
    return text or "alone it gives no other result\n"


def build(text, work, options):
    (work / "p.cu").write_text(text)
    subprocess.run([options.tool, "p.cu", "--lanes", "-o", "out", "--", "-std=c++17"], cwd=work, check=True, capture_output=True,
                   text=True)
    subprocess.run(["c++", "-std=c++17", "-w", "out/p.cpp", "-DCU2CL_CUDA_SOURCE=1", f'-DCU2CL_KERNEL_DIR="{work}/out"', "-o", "p",
                    *options.compile, f"-L{options.prefix}/lib", "-lcu2cl", f"-Wl,-rpath,{options.prefix}/lib"],
                   cwd=work, check=True)


def build_native(work):
    """The CUDA program itself, for the GPU of this machine."""
    subprocess.run(["nvcc", "-std=c++17", "-w", "-arch=native", "p.cu", "-o", "native"], cwd=work, check=True, capture_output=True, text=True)


def count_forms(work):
    """Kernels as lane loops, as coroutines, and those that sub-groups can run."""
    made = work / "out/p.lanes.cl"
    text = made.read_text() if made.exists() else ""
    blocks = set(re.findall(r"(\w+)_block\(", text))
    kernels = re.findall(r"\n__kernel void (\w+)\(", text)
    needs = re.findall(r"CU2CL_KERNEL_ENTRY\([^,]*,[^,]*,([^,]*),", (work / "out/p.cl.h").read_text())
    in_subgroups = sum("CU2CL_LANE_WARPS" in own and "CU2CL_LANES_MISSING" not in own for own in needs)
    return len(blocks), sum(name not in blocks and not name.endswith(("_part", "_items")) for name in kernels), in_subgroups


def compare(work, way, wanted):
    way, *more = way.split(":")
    warps = {"default": "", "oclgrind": "barriers", "oclgrind-lanes": "lanes"}.get(way, way)
    env = dict(os.environ, CU2CL_WARPS=warps, **dict(pair.split("=", 1) for pair in more))
    command = ["oclgrind", "--data-races"] if way.startswith("oclgrind") else []
    try:
        done = subprocess.run([*command, work / ("native" if way == "nvcc" else "p")], env=env, capture_output=True, text=True, timeout=300)
    except subprocess.TimeoutExpired:
        return ["it does not end"], 0
    got = dict(line.split() for line in done.stdout.splitlines() if len(line.split()) == 2)
    if done.returncode or len(got) != len(wanted):
        return [f"status {done.returncode}: {done.stdout[-300:]} {done.stderr[-300:]}"], 0
    problems = [f"kernel k{i}: {got[str(i)]}, should be {want}" for i, want in wanted.items() if got[str(i)] not in ("refused", want)]
    if "race" in done.stderr:
        problems.append("a data race: " + done.stderr[-300:])
    return problems, sum(value != "refused" for value in got.values())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    parser.add_argument("--prefix", type=Path, required=True)
    parser.add_argument("--include", type=lambda p: Path(p).resolve(), action="append", default=[])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--programs", type=int, default=1)
    parser.add_argument("--kernels", type=int, default=10)
    parser.add_argument("--warps", type=float, default=0.3, metavar="SHARE", help="of kernels of which warps do most")
    parser.add_argument("--ways", default="lanes,barriers")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--shrink", type=int, help="of the seed's kernels the one with this number, printed as small as it still differs")
    options = parser.parse_args()
    options.prefix, options.tool = options.prefix.resolve(), os.path.abspath(options.tool)
    options.compile = [f"-I{folder}" for folder in [*options.include, options.prefix / "include"]]
    Maker.switches = "oclgrind" not in options.ways
    if options.shrink is not None:
        print(shrink(options.seed, options.shrink, options.ways.split(",")[0], options))
        return
    counts, failed, forms = {way: 0 for way in options.ways.split(",")}, 0, [0, 0, 0]
    for seed in range(options.seed, options.seed + options.programs):
        text, wanted = make_program(seed, options)
        work = Path(tempfile.mkdtemp(prefix="cu2cl-lanes-"))
        try:
            try:
                build(text, work, options)
                if any(way.split(":")[0] == "nvcc" for way in counts):
                    build_native(work)
            except subprocess.CalledProcessError as error:
                sys.exit(f"seed {seed}: {error}\n{error.stdout}\n{error.stderr}")
            forms = [a + b for a, b in zip(forms, count_forms(work))]
            for way in counts:
                problems, compared = compare(work, way, wanted)
                counts[way] += compared
                for problem in problems:
                    print(f"seed {seed}, {way}: {problem}", flush=True)
                failed += bool(problems)
                if problems and options.keep:
                    shutil.copytree(work, options.keep / f"seed{seed}", dirs_exist_ok=True)
        finally:
            shutil.rmtree(work)
    print(", ".join(f"{way}: {count} kernels compared" for way, count in counts.items()) +
          f"; {forms[0]} have lane loops, {forms[1]} are coroutines, sub-groups can run {forms[2]}")
    sys.exit(1 if failed or not counts[options.ways.split(',')[0]] else 0)


if __name__ == "__main__":
    main()
