#!/usr/bin/env python3
"""Random kernels whose threads meet: barriers, shuffles and votes in branches and loops, early returns. An interpreter here runs what
CUDA promises, thread by thread; the ports have to give the same.

  lanes.py --tool CU2CL --prefix PREFIX [--seed N] [--programs N] [--kernels N] [--ways WAY,...] [--keep DIR]

A way is what CU2CL_WARPS says: `lanes` and `barriers`, or `oclgrind`, which is `barriers` under Oclgrind with --data-races. A kernel that
the port refuses is not compared. PREFIX is where cu2cl is installed, or its build folder. Other OpenCL drivers come from the environment.
Exit status 1, with the seeds, where results differ.
"""
import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

WORD = 0xffffffff
BLOCKS = 2
SHAPES = [(32, 1), (64, 1), (16, 4), (48, 1), (20, 1), (8, 9), (33, 2)]

HEAD = """#include <cstdio>
#include <vector>
#define CHECK(call) do { cudaError_t e = (call); if (e != cudaSuccess) { printf("%s\\n", cudaGetErrorName(e)); return 2; } } while (0)
"""


class Maker:
    """Makes one kernel: nested lists of tuples. Expressions are C and Python alike: all variables are unsigned words."""

    def __init__(self, rng, meets):
        self.rng, self.meets, self.count, self.loops = rng, meets, 0, 0
        self.shape = rng.choice(SHAPES)

    def value(self, names, depth=2):
        r = self.rng
        if depth == 0 or r.random() < 0.3:
            return r.choice(names) if r.random() < 0.8 else str(r.randrange(1, 100))
        if r.random() < 0.15:
            return f"({r.choice(names)} >> {r.randrange(1, 9)})"
        return f"({self.value(names, depth - 1)} {r.choice('+-*^&|')} {self.value(names, depth - 1)})"

    def condition(self, names):
        r = self.rng
        name = r.choice(names)
        return r.choice([f"({name} & {r.choice([1, 2, 3, 4, 7])}) != 0", f"{name} % {r.randrange(2, 6)} == {r.randrange(0, 2)}",
                         f"{name} > {r.choice(names + ['7', '100'])}"])

    def statement(self, names, shared, depth, uniform, mask):
        """`shared`: the names that are the same for all threads; `mask`: the variable with the lanes that are here, or None."""
        r, pick, inner = self.rng, self.rng.random(), lambda u, m, s=shared, n=names: self.body(n, s, depth - 1, u, m)
        if depth > 0 and pick < 0.14:
            return ("if", self.condition(shared), inner(uniform, mask), inner(uniform, mask) if r.random() < 0.4 else [])
        if depth > 0 and pick < 0.30:
            name = f"i{self.loops}"
            self.loops += 1
            leave = self.condition(shared + [name]) if r.random() < 0.3 else None
            return ("for", name, f"({r.choice(shared)} & 3)", inner(uniform, mask, shared + [name], names + [name]), leave)
        if depth > 0 and pick < 0.42:
            return self.branch(names, inner, uniform, mask)
        if depth > 0 and pick < 0.50:
            name = f"i{self.loops}"
            self.loops += 1
            leave = self.condition(names + [name]) if r.random() < 0.4 else None
            jump = r.choice(["break", "continue"])
            return ("own for", name, f"({r.choice(names)} & 3)", self.body(names + [name], shared, depth - 1, False, None), leave, jump)
        if uniform and pick < 0.68:
            return ("exchange", r.choice("abc"), self.value(names), r.randrange(1, 40))
        if mask and pick < 0.80:
            kind = r.choice(["xor", "ballot", "any", "down", "index"])
            return (kind, r.choice("abc"), mask, self.value(names) if kind != "any" else self.condition(names), r.choice([1, 2, 8, 16]))
        if pick < 0.86:
            return ("out", self.value(names))
        if pick < 0.90:
            return ("add", self.value(names))
        return ("set", r.choice("abc"), self.value(names))

    def branch(self, names, inner, uniform, mask):
        """A branch of some threads; those of it know each other by a vote."""
        condition = self.condition(names)
        if not mask:
            return ("if", condition, inner(False, None), inner(False, None) if self.rng.random() < 0.4 else [])
        self.count += 1
        yes, no = f"m{self.count}", f"n{self.count}"
        return ("vote if", condition, mask, yes, no, inner(False, yes), inner(False, no) if self.rng.random() < 0.5 else [])

    def body(self, names, shared, depth, uniform, mask):
        return [self.statement(names, shared, depth, uniform, mask) for _ in range(self.rng.randrange(1, 4))]

    def kernel(self):
        names, shared = ["a", "b", "c", "t", "n", "g"], ["n", "g"]
        mask = "m0" if self.meets else None
        body = []
        for _ in range(self.rng.randrange(2, 5)):
            body += self.body(names, shared, 3, True, mask)
        if self.rng.random() < 0.4:
            body.append(("leave", self.condition(["a", "b", "t"]), mask))
            body += self.body(names, shared, 2, self.meets, mask)
        return body


# --- as CUDA


def print_statement(s, pad, out):
    kind = s[0]
    line = lambda text: out.append(pad + text)
    inner = lambda body: [print_statement(x, pad + "    ", out) for x in body]
    if kind == "if":
        line(f"if ({s[1]}) {{"), inner(s[2])
        if s[3]:
            line("} else {"), inner(s[3])
        line("}")
    elif kind in ("for", "own for"):
        line(f"for (unsigned {s[1]} = 0; {s[1]} < {s[2]} + 1; {s[1]}++) {{")
        if s[4]:
            line(f"    if ({s[4]})"), line(f"        {s[5] if kind == 'own for' else 'break'};")
        inner(s[3]), line("}")
    elif kind == "vote if":
        line(f"unsigned {s[3]} = __ballot_sync({s[2]}, {s[1]}), {s[4]} = {s[2]} & ~{s[3]};")
        line(f"if ({s[3]} >> lane & 1) {{"), inner(s[5])
        if s[6]:
            line("} else {"), inner(s[6])
        line("}"), line(f"(void){s[4]};")
    elif kind == "exchange":
        line(f"s[t] = {s[2]};"), line("__syncthreads();")
        line(f"{s[1]} += s[(t + {s[3]}) % T];"), line("__syncthreads();")
    elif kind == "ballot":
        line(f"{s[1]} ^= __ballot_sync({s[2]}, ({s[3]}) & {s[4]});")
    elif kind == "any":
        line(f"{s[1]} += __any_sync({s[2]}, {s[3]}) ? 3 : 5;")
    elif kind in ("xor", "down"):
        line(f"{s[1]} += __shfl_{kind}_sync({s[2]}, {s[3]}, {s[4]});")
    elif kind == "index":
        line(f"{s[1]} ^= __shfl_sync({s[2]}, {s[3]}, __ffs({s[2]}) - 1);")
    elif kind == "leave":
        if s[2]:
            line(f"{s[2]} = __ballot_sync({s[2]}, !({s[1]}));")
        line(f"if ({s[1]})"), line("    return;")
    elif kind == "out":
        line(f"out[g * T + t] ^= {s[1]};")
    elif kind == "add":
        line(f"atomicAdd(&total[g], {s[1]});")
    else:
        line(f"{s[1]} = {s[2]};")


def print_kernel(number, maker, body):
    threads = maker.shape[0] * maker.shape[1]
    out = [f"__global__ void k{number}(unsigned *out, unsigned *total, unsigned n)", "{",
           f"    const unsigned T = {threads};", f"    __shared__ unsigned s[{threads}];",
           "    unsigned t = threadIdx.y * blockDim.x + threadIdx.x, g = blockIdx.x, lane = t % 32;",
           "    unsigned a = out[g * T + t], b = t * 3 + n, c = g;", "    s[t] = t * 7;", "    __syncthreads();"]
    if maker.meets:
        out.append("    unsigned m0 = __ballot_sync(T - t / 32 * 32 < 32 ? (1u << T % 32) - 1 : 0xffffffffu, true);")
    for s in body:
        print_statement(s, "    ", out)
    return "\n".join(out + ["    out[g * T + t] = out[g * T + t] * 31 + (a ^ b * 5 ^ c * 7);", "    (void)lane, (void)s;", "}", ""])


def print_main(makers):
    out = ["int main()", "{", "    unsigned *out, *total;", "    CHECK(cudaMalloc(&out, 4096 * 4));",
           "    CHECK(cudaMalloc(&total, 64));", "    std::vector<unsigned> v(4096), w(16);"]
    for i, m in enumerate(makers):
        count = m.shape[0] * m.shape[1] * BLOCKS
        out += ["    for (unsigned i = 0; i < 4096; i++)", "        v[i] = i * 2654435761u >> 7;",
                "    CHECK(cudaMemcpy(out, v.data(), 4096 * 4, cudaMemcpyHostToDevice));", "    CHECK(cudaMemset(total, 0, 64));",
                f"    k{i}<<<{BLOCKS}, dim3({m.shape[0]}, {m.shape[1]})>>>(out, total, {i + 5});",
                "    if (cudaGetLastError() != cudaSuccess) {", f'        printf("{i} refused\\n");', "    } else {",
                f"        CHECK(cudaMemcpy(v.data(), out, {count} * 4, cudaMemcpyDeviceToHost));",
                "        CHECK(cudaMemcpy(w.data(), total, 64, cudaMemcpyDeviceToHost));", "        unsigned h = 1;",
                f"        for (unsigned i = 0; i < {count}; i++)", "            h = (h ^ v[i]) * 16777619u;",
                f"        for (unsigned i = 0; i < {BLOCKS}; i++)", "            h = (h ^ w[i]) * 16777619u;",
                f'        printf("{i} %08x\\n", h);', "    }"]
    return "\n".join(out + ["}", ""])


# --- as CUDA means it

class Break(Exception):
    pass


class Continue(Exception):
    pass


class Leave(Exception):
    pass


CODE = {}


def value_of(text, v):
    if text not in CODE:
        CODE[text] = compile(text, text, "eval")
    return int(eval(CODE[text], {}, v)) & WORD


def run_loop(s, v, block):
    i = 0
    while i < ((value_of(s[2], v) + 1) & WORD):
        v[s[1]] = i
        i += 1
        if s[4] and value_of(s[4], v):
            if s[0] == "own for" and s[5] == "continue":
                continue
            break
        yield from run_list(s[3], v, block)


def run_statement(s, v, block):
    kind = s[0]
    if kind == "if":
        yield from run_list(s[2] if value_of(s[1], v) else s[3], v, block)
    elif kind in ("for", "own for"):
        yield from run_loop(s, v, block)
    elif kind == "vote if":
        v[s[3]] = yield ("ballot", v[s[2]], value_of(s[1], v) != 0, 0)
        v[s[4]] = v[s[2]] & ~v[s[3]]
        yield from run_list(s[5] if v[s[3]] >> v["t"] % 32 & 1 else s[6], v, block)
    elif kind == "exchange":
        block["s"][v["t"]] = value_of(s[2], v)
        yield ("barrier",)
        v[s[1]] = v[s[1]] + block["s"][(v["t"] + s[3]) % block["T"]] & WORD
        yield ("barrier",)
    elif kind == "ballot":
        v[s[1]] ^= yield ("ballot", v[s[2]], value_of(s[3], v) & s[4] != 0, 0)
    elif kind == "any":
        found = yield ("ballot", v[s[2]], value_of(s[3], v) != 0, 0)
        v[s[1]] = v[s[1]] + (3 if found else 5) & WORD
    elif kind in ("xor", "down"):
        lane = v["t"] % 32
        other = lane ^ s[4] if kind == "xor" else lane + s[4]
        got = yield ("read", v[s[2]], value_of(s[3], v), other)
        v[s[1]] = v[s[1]] + got & WORD
    elif kind == "index":
        first = (v[s[2]] & -v[s[2]]).bit_length() - 1
        v[s[1]] ^= yield ("read", v[s[2]], value_of(s[3], v), first)
    elif kind == "leave":
        leaves = value_of(s[1], v)
        if s[2]:
            v[s[2]] = yield ("ballot", v[s[2]], not leaves, 0)
        if leaves:
            raise Leave()
    elif kind == "out":
        block["out"][v["t"]] ^= value_of(s[1], v)
    elif kind == "add":
        block["total"] = block["total"] + value_of(s[1], v) & WORD
    else:
        v[s[1]] = value_of(s[2], v)


def run_list(body, v, block):
    for s in body:
        yield from run_statement(s, v, block)


def run_thread(maker, body, t, g, n, block):
    v = {"a": block["out"][t], "b": t * 3 + n, "c": g, "t": t, "g": g, "n": n}
    try:
        if maker.meets:
            v["m0"] = min(block["T"] - t // 32 * 32, 32)
            v["m0"] = (1 << v["m0"]) - 1
        yield from run_list(body, v, block)
    except Leave:
        return
    block["out"][t] = block["out"][t] * 31 + (v["a"] ^ v["b"] * 5 ^ v["c"] * 7) & WORD


def complete(waiting, alive, results):
    """Collectives whose lanes have all come."""
    done = False
    for t, what in list(waiting.items()):
        if t not in waiting or what[0] == "barrier":
            continue
        base = t // 32 * 32
        lanes = [base + i for i in range(32) if what[1] >> i & 1 and base + i in alive]
        if not all(lane in waiting and waiting[lane][:2] == what[:2] for lane in lanes):
            continue
        ballot = sum(1 << lane - base for lane in lanes if waiting[lane][2])
        values = {lane - base: waiting[lane][2] for lane in lanes}
        for lane in lanes:
            own = waiting.pop(lane)
            results[lane] = ballot if own[0] == "ballot" else values.get(own[3], own[2])
        done = True
    return done


def run_block(maker, body, g, n, block):
    threads = {t: run_thread(maker, body, t, g, n, block) for t in range(block["T"])}
    waiting, results = {}, dict.fromkeys(threads)
    while threads:
        for t in list(results):
            try:
                waiting[t] = threads[t].send(results.pop(t))
            except StopIteration:
                del threads[t]
        if not complete(waiting, threads, results):
            assert all(w[0] == "barrier" for w in waiting.values()), "the generator made a deadlock"
            results = dict.fromkeys(waiting)
            waiting = {}


def expected(maker, body, number):
    count, totals, out = maker.shape[0] * maker.shape[1], [], []
    for g in range(BLOCKS):
        block = {"T": count, "s": [t * 7 for t in range(count)], "total": 0,
                 "out": [(g * count + t) * 2654435761 % 2**32 >> 7 for t in range(count)]}
        run_block(maker, body, g, number + 5, block)
        out += block["out"]
        totals.append(block["total"])
    h = 1
    for word in out + totals:
        h = (h ^ word) * 16777619 & WORD
    return f"{h:08x}"


# --- one program

def make_program(seed, kernels):
    rng = random.Random(seed)
    makers = [Maker(rng, rng.random() < 0.4) for _ in range(kernels)]
    bodies = [m.kernel() for m in makers]
    text = HEAD + "".join(print_kernel(i, m, b) for i, (m, b) in enumerate(zip(makers, bodies))) + print_main(makers)
    return text, [expected(m, b, i) for i, (m, b) in enumerate(zip(makers, bodies))]


def build(text, work, options):
    (work / "p.cu").write_text(text)
    subprocess.run([options.tool, "p.cu", "--lanes", "-o", "out", "--", "-std=c++17"], cwd=work, check=True, capture_output=True)
    subprocess.run(["c++", "-std=c++17", "-w", "out/p.cpp", "-DCU2CL_CUDA_SOURCE=1", f'-DCU2CL_KERNEL_DIR="{work}/out"', "-o", "p",
                    *options.compile, f"-L{options.prefix}/lib", "-lcu2cl", f"-Wl,-rpath,{options.prefix}/lib"],
                   cwd=work, check=True)


def compare(work, way, wanted):
    env = dict(os.environ, CU2CL_WARPS="lanes" if way == "lanes" else "barriers")
    command = ["oclgrind", "--data-races"] if way == "oclgrind" else []
    try:
        done = subprocess.run([*command, work / "p"], env=env, capture_output=True, text=True, timeout=300)
    except subprocess.TimeoutExpired:
        return ["it does not end"], 0
    got = dict(line.split() for line in done.stdout.splitlines() if len(line.split()) == 2)
    if done.returncode or len(got) != len(wanted):
        return [f"status {done.returncode}: {done.stdout[-300:]} {done.stderr[-300:]}"], 0
    problems = [f"kernel k{i}: {got[str(i)]}, should be {want}" for i, want in enumerate(wanted) if got[str(i)] not in ("refused", want)]
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
    parser.add_argument("--ways", default="lanes,barriers")
    parser.add_argument("--keep", type=Path)
    options = parser.parse_args()
    options.prefix, options.tool = options.prefix.resolve(), os.path.abspath(options.tool)
    options.compile = [f"-I{folder}" for folder in [*options.include, options.prefix / "include"]]
    counts, failed = {way: 0 for way in options.ways.split(",")}, 0
    for seed in range(options.seed, options.seed + options.programs):
        text, wanted = make_program(seed, options.kernels)
        work = Path(tempfile.mkdtemp(prefix="cu2cl-lanes-"))
        try:
            build(text, work, options)
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
    print(", ".join(f"{way}: {count} kernels compared" for way, count in counts.items()))
    sys.exit(1 if failed or not counts[options.ways.split(',')[0]] else 0)


if __name__ == "__main__":
    main()
