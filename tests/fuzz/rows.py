#!/usr/bin/env python3
"""Random kernels without barriers and loops, most of which become rows of their lanes form (docs/lanes.md): tests of the thread's place in front
of the work, that neighbours pass or others, early returns, indices of all kinds, blocks and grids of any size. The host runs the same text, thread
by thread, and compares.

  rows.py --tool CU2CL --prefix PREFIX [--seed N] [--programs N] [--kernels N] [--ways WAY,...] [--keep DIR]

A way is what CU2CL_WARPS says (`lanes`, `barriers`), or `default`, where it says nothing; behind it may stand variables of the environment, as in
`lanes:CU2CL_DEVICE=Intel`. Exit status 1, with the seeds, where results differ.
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

HEAD = """#include <cstdio>
#include <cstring>
#include <vector>
#define SIZE 65536
struct cell {
    int x;
    float y;
};
__host__ __device__ int mix(int x, int y)
{
    if (x > y)
        return x * 5 + 1;
    return (x ^ y) * 3;
}
"""

BLOCKS = [(32, 8, 1), (16, 16, 1), (8, 3, 2), (1, 1, 1), (5, 1, 1), (33, 1, 1), (7, 7, 1), (64, 1, 1), (3, 2, 4), (256, 1, 1), (4, 4, 1)]
GRIDS = [(40, 5, 1), (130, 1, 1), (9, 9, 2), (3, 70, 1), (1, 1, 1), (64, 2, 1), (37, 3, 1)]


class Maker:
    def __init__(self, rng):
        self.rng = rng
        while True:
            self.block, self.grid = rng.choice(BLOCKS), rng.choice(GRIDS)
            count = 1
            for size in (*self.block, *self.grid):
                count *= size
            if count <= 60000:
                break
        self.type = rng.choice(["int", "int", "unsigned", "size_t", "long long"])

    def places(self):
        """Statements that make i, j (and l, the place in the whole grid, which no other thread has)."""
        r = self.rng
        x = r.choice(["blockIdx.x * blockDim.x + threadIdx.x", "threadIdx.x + blockIdx.x * blockDim.x", "(blockDim.x * blockIdx.x) + threadIdx.x",
                      "(int)blockIdx.x * (int)blockDim.x + (int)threadIdx.x", "threadIdx.x + (blockIdx.x * blockDim.x)"])
        out = [f"    {self.type} j = {x};", f"    {self.type} i = (blockIdx.z * gridDim.y + blockIdx.y) * (blockDim.y * blockDim.z)"
               " + threadIdx.z * blockDim.y + threadIdx.y;"]
        if r.random() < 0.3:
            out.append("    int t = threadIdx.x;")
        else:
            out.append(f"    int t = {r.choice(['n', 'j', 'i + 1', 'blockDim.x', 'gridDim.x'])};")
        out.append(r.choice(["    int W = gridDim.x * blockDim.x;", f"    const int W = {self.grid[0] * self.block[0]};"]))
        return out

    def term(self):
        r = self.rng
        return r.choice([f"j < {r.choice(['n', 'n - 1', 'm', 'W', 'W - 2', '40'])}", f"i < {r.choice(['n', 'm - 1', '7'])}", "j > 0", "i > 0", "j >= 3",
                         "j != 5", "j == 6", "i <= j", "j - i < 9", "j % 3 == 1", "(j & 4) == 0", "t < n", "i + j < m", "n > j", "blockIdx.x != 1",
                         "threadIdx.x < 6", "j * 2 < m", "(unsigned)(j - 4) < (unsigned)n", "n > 2", "i * W + j < n * m", "m - j > 2"])

    def test(self):
        r = self.rng
        terms = [self.term() for _ in range(r.randrange(1, 4))]
        joined = " && ".join(f"({t})" for t in terms) if r.random() < 0.85 else " || ".join(f"({t})" for t in terms)
        return joined

    def index(self):
        r = self.rng
        return r.choice(["i * W + j", "i * W + j", "i * W + j", "i * W + j + 1", "(i + 1) * W + j - 1", "j * 3 + i", "j", "i", "t", "abs((int)j - 2)",
                         "n", "i * W + (j >> 1)", "in[j & 255] & 1023"])

    def value(self, depth=2):
        r = self.rng
        if depth == 0 or r.random() < 0.25:
            return r.choice(["n", "m", "(int)j", "(int)i", "t", "a", "b", str(r.randrange(1, 50)), f"in[({self.index()}) & (SIZE - 1)]"])
        return r.choice([f"({self.value(depth - 1)} {r.choice('+-*^&')} {self.value(depth - 1)})", f"mix({self.value(depth - 1)}, {self.value(depth - 1)})",
                         f"({self.value(depth - 1)} > 3 ? {self.value(depth - 1)} : {self.value(depth - 1)})",
                         f"cells[({self.index()}) & (SIZE - 1)].x", f"(int)cells[(i * W + j) & (SIZE - 1)].y"])

    def work(self, depth):
        r, pad = self.rng, "    " * (3 - depth)
        out = []
        for _ in range(r.randrange(1, 4)):
            kind = r.choice(["a", "b", "out", "out", "if", "own", "other", "pointer"])
            if kind in "ab":
                out.append(f"{pad}{kind} {r.choice(['=', '+=', '^='])} {self.value()};")
            elif kind == "if" and depth:
                out += [f"{pad}if ({r.choice([self.test(), 'a > b', '(in[j & 255] & 1) != 0'])}) {{", *self.work(depth - 1), pad + "}"]
                if r.random() < 0.3:
                    out += [pad + "else {", *self.work(depth - 1), pad + "}"]
            elif kind == "own":
                self.count = getattr(self, "count", 0) + 1
                out += [f"{pad}int c{self.count} = {self.value()};", f"{pad}a ^= c{self.count};"]
            elif kind == "other":
                out.append(f"{pad}more[i * W + j] {r.choice(['=', '+='])} {self.value()};")
            elif kind == "pointer":
                self.count = getattr(self, "count", 0) + 1
                out += [f"{pad}float *q{self.count} = small + (i * W + j);", f"{pad}*q{self.count} = {r.choice(['a', 'b', 'n'])} & 1023;"]
            else:
                out.append(f"{pad}out[i * W + j] {r.choice(['=', '+=', '^='])} {self.value()} + a;")
        return out

    def body(self):
        r = self.rng
        out = self.places() + ["    int a = 3, b;", r.choice(["    b = n * 2;", "    b = 7;", "    b = j;"])]
        if r.random() < 0.15:
            out.append("    m = m - 1;")
        if r.random() < 0.1:
            out.append("    n += (int)j & 3;")
        way = r.random()
        if way < 0.4:
            out += [f"    if ({self.test()}) {{", *self.work(1), "    }"]
        elif way < 0.75:
            for _ in range(r.randrange(1, 3)):
                if r.random() < 0.2:
                    out.append(f"    a += {self.value(1)};")
                out.append(f"    if ({self.test()}) {r.choice(['return;', '{ return; }'])}")
            out += self.work(2)
        else:
            out += self.work(2)
            if r.random() < 0.5:
                out += [f"    if ({self.test()})", f"        out[i * W + j] = {self.value()};"]
        return out


PARAMETERS = "int *out, int *more, float *small, const int *in, const cell *cells, int n, int m"


def print_kernel(number, maker):
    lines = maker.body()
    # the host has variables of the names that CUDA has
    loops = [f"    for (unsigned b{d} = 0; b{d} < gridDim.{d}; b{d}++)" for d in "zyx"] + [f"    for (unsigned t{d} = 0; t{d} < blockDim.{d}; t{d}++)" for d in "zyx"]
    return "\n".join([f"__global__ void k{number}({PARAMETERS})", "{", *lines, "}",
                      f"static void host{number}_thread({PARAMETERS}, dim3 gridDim, dim3 blockDim, dim3 blockIdx, dim3 threadIdx)", "{", *lines, "}",
                      f"static void host{number}({PARAMETERS}, dim3 gridDim, dim3 blockDim)", "{", *loops,
                      f"        host{number}_thread(out, more, small, in, cells, n, m, gridDim, blockDim, dim3(bx, by, bz), dim3(tx, ty, tz));", "}", ""])


def print_main(makers, rng):
    out = ["static bool is_same(const char *name, const void *device, const void *host)", "{", "    static char copy[SIZE * 4];",
           "    if (cudaMemcpy(copy, device, sizeof copy, cudaMemcpyDeviceToHost) != cudaSuccess)", "        return false;",
           "    for (int i = 0; i < SIZE; i++)", "        if (memcmp(copy + i * 4, (const char *)host + i * 4, 4)) {",
           '            printf("%s differs at %d\\n", name, i);', "            return false;", "        }", "    return true;", "}", "", "int main()", "{",
           "    int *out, *more, *in;", "    float *small;", "    cell *cells;", "    cudaMalloc(&out, SIZE * 4);", "    cudaMalloc(&more, SIZE * 4);",
           "    cudaMalloc(&in, SIZE * 4);", "    cudaMalloc(&small, SIZE * 4);", "    cudaMalloc(&cells, SIZE * sizeof(cell));",
           "    std::vector<int> v(SIZE), o, p;", "    std::vector<cell> c(SIZE);", "    std::vector<float> s;",
           "    for (int i = 0; i < SIZE; i++)", "        v[i] = (int)(i * 2654435761u >> 9), c[i].x = i * 7 + 1, c[i].y = i % 1000;",
           "    cudaMemcpy(in, v.data(), SIZE * 4, cudaMemcpyHostToDevice);", "    cudaMemcpy(cells, c.data(), SIZE * sizeof(cell), cudaMemcpyHostToDevice);"]
    for i, m in enumerate(makers):
        width, height = m.grid[0] * m.block[0], m.grid[1] * m.grid[2] * m.block[1] * m.block[2]
        n, k = rng.choice([width, width - 1, width // 2 + 1, 30, 3, 0]), rng.choice([height, height + 3, width, 20])
        sizes = f"dim3({m.grid[0]}, {m.grid[1]}, {m.grid[2]}), dim3({m.block[0]}, {m.block[1]}, {m.block[2]})"
        out += ["    o.assign(SIZE, 5), p.assign(SIZE, 6), s.assign(SIZE, 7);", "    cudaMemcpy(out, o.data(), SIZE * 4, cudaMemcpyHostToDevice);",
                "    cudaMemcpy(more, p.data(), SIZE * 4, cudaMemcpyHostToDevice);", "    cudaMemcpy(small, s.data(), SIZE * 4, cudaMemcpyHostToDevice);",
                f"    k{i}<<<{sizes}>>>(out, more, small, in, cells, {n}, {k});",
                f"    host{i}(o.data(), p.data(), s.data(), v.data(), c.data(), {n}, {k}, {sizes});",
                f'    if (is_same("k{i} out", out, o.data()) && is_same("k{i} more", more, p.data()) && is_same("k{i} small", small, s.data()))',
                f'        printf("k{i} right\\n");']
    return "\n".join([*out, "}", ""])


def make_program(seed, kernels):
    rng = random.Random(seed)
    makers = [Maker(rng) for _ in range(kernels)]
    return HEAD + "".join(print_kernel(i, m) for i, m in enumerate(makers)) + print_main(makers, rng)


def build(text, work, options):
    (work / "p.cu").write_text(text)
    subprocess.run([options.tool, "p.cu", "--lanes", "-o", "out", "--", "-std=c++17"], cwd=work, check=True, capture_output=True, text=True)
    # the host's int wraps, as that of devices does
    subprocess.run(["c++", "-std=c++17", "-w", "-fwrapv", "-ffp-contract=off", "out/p.cpp", "-DCU2CL_CUDA_SOURCE=1", f'-DCU2CL_KERNEL_DIR="{work}/out"', "-o",
                    "p", *options.compile, f"-L{options.prefix}/lib", "-lcu2cl", f"-Wl,-rpath,{options.prefix}/lib"], cwd=work, check=True)


def count_rows(work):
    made = work / "out/p.lanes.cl"
    return len(re.findall(r"CU_EACH_ROW", made.read_text())) if made.exists() else 0


def compare(work, way, kernels):
    way, *more = way.split(":")
    env = dict(os.environ, CU2CL_WARPS="" if way == "default" else way, **dict(pair.split("=", 1) for pair in more))
    try:
        done = subprocess.run([work / "p"], env=env, capture_output=True, text=True, timeout=300)
    except subprocess.TimeoutExpired:
        return ["it does not end"], 0
    problems = [line for line in done.stdout.splitlines() if "differs" in line]
    right = sum(line.endswith(" right") for line in done.stdout.splitlines())
    if done.returncode or right + len(problems) != kernels:
        problems.append(f"status {done.returncode}: {done.stderr[-300:]}")
    return problems, right


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    parser.add_argument("--prefix", type=Path, required=True)
    parser.add_argument("--include", type=lambda p: Path(p).resolve(), action="append", default=[])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--programs", type=int, default=1)
    parser.add_argument("--kernels", type=int, default=20)
    parser.add_argument("--ways", default="lanes")
    parser.add_argument("--keep", type=Path)
    options = parser.parse_args()
    options.prefix, options.tool = options.prefix.resolve(), os.path.abspath(options.tool)
    options.compile = [f"-I{folder}" for folder in [*options.include, options.prefix / "include"]]
    counts, failed, rows = {way: 0 for way in options.ways.split(",")}, 0, 0
    for seed in range(options.seed, options.seed + options.programs):
        work = Path(tempfile.mkdtemp(prefix="cu2cl-rows-"))
        try:
            try:
                build(make_program(seed, options.kernels), work, options)
            except subprocess.CalledProcessError as error:
                sys.exit(f"seed {seed}: {error}\n{error.stdout}\n{error.stderr}")
            rows += count_rows(work)
            for way in counts:
                problems, right = compare(work, way, options.kernels)
                counts[way] += right
                for problem in problems:
                    print(f"seed {seed}, {way}: {problem}", flush=True)
                failed += bool(problems)
                if problems and options.keep:
                    shutil.copytree(work, options.keep / f"seed{seed}", dirs_exist_ok=True)
        finally:
            shutil.rmtree(work)
    print(", ".join(f"{way}: {count} kernels right" for way, count in counts.items()) + f"; {rows} are rows")
    sys.exit(1 if failed or not counts[options.ways.split(',')[0]] else 0)


if __name__ == "__main__":
    main()
