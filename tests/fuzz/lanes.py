#!/usr/bin/env python3
"""Random kernels whose threads meet: barriers, shuffles, votes and tiles in branches and loops, in functions, behind early returns; with
atomics, switches, arrays, structs, parameters that threads change, and types of other sizes. An interpreter here runs what CUDA promises, thread by thread; the ports have
to give the same.

  lanes.py --tool CU2CL --prefix PREFIX [--seed N] [--programs N] [--kernels N] [--ways WAY,...] [--keep DIR] [--shrink KERNEL]

A way is what CU2CL_WARPS says: `lanes`, `barriers` and `ptx`, or `default`, where it says nothing, or `oclgrind` and `oclgrind-lanes`, which
are the first two under Oclgrind with --data-races, or `nvcc`: the CUDA program itself, built by nvcc for the GPU of the machine. Behind it may stand variables of the environment, as in `lanes:CU2CL_DEVICE=Intel`. A kernel that the port refuses is not compared. PREFIX is where cu2cl is installed, or its build folder. Other OpenCL drivers come from the environment.
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

WORD, LARGE = 0xffffffff, 0xffffffffffffffff
BLOCKS = 2
SHAPES = [(32, 1, 1), (64, 1, 1), (16, 4, 1), (48, 1, 1), (20, 1, 1), (8, 9, 1), (33, 2, 1), (4, 4, 4), (16, 1, 3), (1, 40, 1)]
TABLE = [(i * 40503 + 12345) * 2654435761 % 2**32 for i in range(64)]
TILE = 8

HEAD = """#include <cooperative_groups.h>
#include <cstdio>
#include <vector>
#define CHECK(call) do { cudaError_t e = (call); if (e != cudaSuccess) { printf("%s\\n", cudaGetErrorName(e)); return 2; } } while (0)
namespace cg = cooperative_groups;

struct pair {
    unsigned x;
    unsigned short y;
};

__device__ unsigned mix(unsigned x, unsigned y)
{
    for (unsigned i = 0; i < 4; i++) {
        if (x > y)
            return x * 5 + i;
        x = x * 3 + 7;
    }
    return x ^ y;
}

__device__ unsigned place(unsigned x)
{
    return x * 3 + (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
}

__device__ void bump(unsigned *to, unsigned by)
{
    *to = *to * 3 + by;
}

__device__ unsigned look(const pair *from, unsigned x)
{
    return from->x * x + from->y;
}

__device__ unsigned pick(unsigned x, unsigned y, unsigned z)
{
    unsigned o[4];
    o[0] = x, o[1] = y, o[2] = z, o[3] = x ^ y;
    o[y & 3] *= 3;
    o[z & 3] += 5;
    return o[x & 3];
}

__device__ unsigned dotted(const unsigned *tab, unsigned x, unsigned count, unsigned by)
{
    unsigned sum = 3;
    for (unsigned i = 0; i < count; i++)
        sum += tab[(i * by + x) & 63] * (i + x);
    return sum;
}

__device__ void walked(unsigned *to, const unsigned *at, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        *to = *to * 3 ^ *at;
        at += 3;
    }
}

__device__ unsigned twice(const unsigned *tab, unsigned x, unsigned count)
{
    unsigned sum = x, k;
    for (k = 0; k < 2; k++)
        sum = sum * 5 + dotted(tab, x + k, count, 3);
    for (count += k; k < count; k++)
        sum ^= k * x;
    return sum + k;
}

struct sink {
    unsigned *to;
    unsigned by;
};

__device__ unsigned tally(sink k, unsigned x)
{
    atomicAdd(k.to + 3, x);
    return k.by * 3 ^ x;
}

__device__ pair make(unsigned x, unsigned y)
{
    pair p = {x, (unsigned short)y};
    return p;
}

__device__ unsigned pass_on(unsigned *s, unsigned t, unsigned by, unsigned T, unsigned value)
{
    s[t] = value;
    __syncthreads();
    unsigned got = s[(t + by) % T];
    __syncthreads();
    return got;
}

__device__ unsigned warp_sum(unsigned mask, unsigned value)
{
    unsigned lane = ((threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x) % 32;
    for (unsigned d = 16; d > 0; d /= 2)
        value += __shfl_xor_sync(mask, value, d) * (__ballot_sync(mask, true) >> (lane ^ d) & 1) + d;
    return value;
}

"""


class Maker:
    """Makes one kernel: nested lists of tuples. Expressions are C and Python alike: all variables in them are unsigned words."""

    switches = True  # Oclgrind 21.10 takes the wrong case of a switch now and then

    def __init__(self, rng, meets):
        self.rng, self.meets, self.count, self.loops, self.may_leave = rng, meets, 0, 0, meets
        self.shape = rng.choice(SHAPES)
        self.threads = self.shape[0] * self.shape[1] * self.shape[2]
        self.dynamic = rng.random() < 0.2
        self.alone = not meets and rng.random() < 0.35  # it has no barriers
        self.counters = rng.choice(["own", "own", "shared", "shared and used"])  # of loops; shared by those of one depth
        self.instances = [3, 8] if rng.random() < 0.12 else []  # of a template, one after the other

    def value(self, names, depth=2):
        r = self.rng
        if depth == 0 or r.random() < 0.3:
            return r.choice(names) if r.random() < 0.8 else str(r.randrange(1, 100))
        pick = r.random()
        if pick < 0.12:
            return f"({r.choice(names)} >> {r.randrange(1, 9)})"
        if pick < 0.20:
            return f"tab[{self.value(names, depth - 1)} & 63]"
        if pick < 0.25:
            return f"mix({r.choice(names)}, {r.choice(names)})"
        if pick < 0.28 and "t" in names:
            return f"place({r.choice(names)})"
        return f"({self.value(names, depth - 1)} {r.choice('+-*^&|')} {self.value(names, depth - 1)})"

    def condition(self, names):
        r = self.rng
        name = r.choice(names)
        one = r.choice([f"({name} & {r.choice([1, 2, 3, 4, 7])}) != 0", f"{name} % {r.randrange(2, 6)} == {r.randrange(0, 2)}",
                        f"{name} > {r.choice(names + ['7', '100'])}"])
        return f"({one} {r.choice(['&&', '||'])} {self.condition(names)})" if r.random() < 0.12 else one

    def loop_name(self, depth):
        self.loops += 1
        return f"i{self.loops - 1}" if self.counters == "own" else f"j{depth}"

    def statement(self, names, shared, depth, uniform, mask):
        """`shared`: the names that are the same for all threads; `mask`: the variable with the lanes that are here, or None."""
        r, pick, inner = self.rng, self.rng.random(), lambda u, m, s=shared, n=names: self.body(n, s, depth - 1, u, m)
        if depth > 0 and pick < 0.12:
            return ("if", self.condition(shared), inner(uniform, mask), inner(uniform, mask) if r.random() < 0.4 else [])
        if depth > 0 and pick < 0.24:
            name = self.loop_name(depth)
            leave = self.condition(shared + [name]) if r.random() < 0.3 else None
            return (r.choice(["for", "for", "while", "do"]), name, f"({r.choice(shared)} & 3)",
                    inner(uniform, mask, shared + [name], names + [name]), leave, r.choice(["break", "continue"]))
        if depth > 0 and pick < 0.34:
            return self.branch(names, inner, uniform, mask)
        if depth > 0 and pick < 0.42:
            name = self.loop_name(depth)
            leave = self.condition(names + [name]) if r.random() < 0.5 else None
            return (r.choice(["for", "for", "while", "do"]), name, f"({r.choice(names)} & 3)",
                    self.body(names + [name], shared, depth - 1, False, None), leave, r.choice(["break", "continue"]))
        if depth > 0 and pick < 0.46:
            on = r.choice(shared if r.random() < 0.4 else names)
            cases = [(inner(False, None), r.random() < 0.7) for _ in range(3)]
            return ("switch", on, cases) if self.switches else ("if", self.condition([on]), cases[0][0], cases[1][0])
        if uniform and pick < 0.62:
            return self.block_statement(names, shared)
        if mask and pick < 0.74:
            kind = r.choice(["xor", "ballot", "any", "down", "index", "sum"])
            return (kind, r.choice("abc"), mask, self.value(names) if kind != "any" else self.condition(names), r.choice([1, 2, 8, 16]))
        if self.may_leave and pick < 0.77:
            return ("leave", f"{self.condition(names)} && {self.condition(['a', 't'])}", None)
        return self.plain_statement(names)

    def block_statement(self, names, shared):
        """What all threads of the block come to."""
        r = self.rng
        kind = r.choice(["exchange", "exchange", "reduce", "scan", "collect", "uniform", "uniform", "tally", "count", "pass", "tile"])
        if kind == "uniform" or (self.alone and r.random() < 0.4):
            return ("set", r.choice(["u", "n"]), self.value(shared, 1))
        if kind == "tally" or (self.alone and r.random() < 0.2):
            return ("tally", r.choice(["u", "n", "a"]), self.value(shared, 1))
        if self.alone:
            return (r.choice(["dot", "walk", "fill", "dotted", "walked", "twice"]), r.choice("abc"), r.choice(shared if r.random() < 0.7 else names), self.value(names, 1),
                    r.randrange(1, 12))
        if kind == "count":
            return ("count", r.choice("abc"), self.condition(names), r.choice(["count", "and", "or"]))
        if kind == "tile" and (not self.meets or self.threads % 32):
            kind = "exchange"
        if kind == "pass" and not self.meets and r.random() < 0.7:
            kind = "exchange"
        return (kind, r.choice("abc"), self.value(names), r.choice([1, 2, 4]) if kind == "tile" else r.randrange(1, 40))

    def plain_statement(self, names):
        r = self.rng
        kind = r.choice(["out", "out", "add", "set", "set", "set", "choose", "wide", "narrow", "pair", "members", "part", "vector", "mixed", "array", "own", "pick", "float", "bump", "shared",
                         "dot", "walk", "fill", "dotted", "walked", "twice", "stride", "strides", "grid", "steps", "turns", "tally", "given", "advance", "state", "fixed"])
        if kind == "shared" and self.alone:
            kind = "dot"
        if kind == "add":
            return ("add", r.choice(["add", "max", "xor", "wide"]), self.value(names))
        if kind == "shared":
            return ("shared", r.choice(["add", "max", "xor"]), self.value(names))
        if kind == "out":
            return ("out", self.value(names))
        if kind == "choose":
            return ("choose", r.choice("abc"), self.condition(names), self.value(names), self.value(names))
        return (kind, r.choice("ab" if kind == "bump" else "abc"), self.value(names), self.value(names, 1), r.randrange(1, 20))

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
        names, shared = ["a", "b", "c", "t", "n", "g", "u"], ["n", "g", "u"]
        if self.instances:
            names, shared = [*names, "K"], [*shared, "K"]
        if self.counters == "shared and used":
            names = [*names, "j1", "j2", "j3"]
        mask = "m0" if self.meets else None
        body = []
        for _ in range(self.rng.randrange(2, 4)):
            body += self.body(names, shared, self.rng.randrange(1, 4), True, mask)
        if self.alone and self.rng.random() < 0.5:
            ways = ["t >= 19 + n", "a % 8 == 1", "g * T + t > 70"]
            body[:0] = [("leave", way, None) for way in self.rng.sample(ways, self.rng.choice([1, 1, 2, 3]))]
        if self.rng.random() < 0.2:
            body.insert(self.rng.randrange(len(body)), ("leave", f"({self.rng.choice(['g', 'n'])} & 7) == 1", None))
        if self.rng.random() < 0.4:
            self.may_leave = True
            body.append(("leave", self.condition(["a", "b", "t"]), mask))
            body += self.body(names, shared, 2, self.meets, mask)
        return body


# --- as CUDA


def print_loop(s, pad, out):
    kind, name, bound, body, leave, jump = s
    test = [f"{pad}    if ({leave})", f"{pad}        {jump};"] if leave else []
    declared = "unsigned " if name[0] == "i" else ""
    if kind == "for":
        out += [f"{pad}for ({declared}{name} = 0; {name} < {bound} + 1; {name}++) {{", *test]
        print_list(body, pad + "    ", out)
        out.append(pad + "}")
        return
    # the variable that the body sees is one behind
    head = f"while ({name}_ < {bound} + 1) {{" if kind == "while" else "do {"
    out += [f"{pad}unsigned {name}_ = 0, {name};" if declared else f"{pad}{name}_ = 0;", pad + head, f"{pad}    {name} = {name}_++;", *test]
    print_list(body, pad + "    ", out)
    out.append(pad + (f"}} while ({name}_ < {bound} + 1);" if kind == "do" else "}"))


def print_switch(s, pad, out):
    out.append(f"{pad}switch ({s[1]} & 3) {{")
    for i, (body, ends) in enumerate(s[2]):
        out.append(f"{pad}case {i}: {{" if i < 2 else pad + "default: {")
        print_list(body, pad + "    ", out)
        out.append(pad + "}")
        if ends:
            out.append(pad + "    break;")
    out.append(pad + "}")


def print_list(body, pad, out):
    for s in body:
        print_statement(s, pad, out)


# What a shuffle gives a lane whose partner is not there nobody promises, so it is multiplied by 0.
PLAIN = {
    "exchange": ["s[t] = {2};", "__syncthreads();", "{1} += s[(t + {3}) % T];", "__syncthreads();"],
    "pass": ["{1} += pass_on(s, t, {3}, T, {2});"],
    "reduce": ["s[t] = {2};", "__syncthreads();", "for (unsigned d = 16; d > 0; d >>= 1) {{", "    if (t < d && t + d < T)",
               "        s[t] += s[t + d];", "    __syncthreads();", "}}", "{1} ^= s[0];", "__syncthreads();"],
    "scan": ["s[t] = {2};", "__syncthreads();", "for (unsigned d = 1; d < T; d *= 2) {{",
             "    unsigned before = t >= d ? s[t - d] : 0;", "    __syncthreads();", "    s[t] += before;", "    __syncthreads();", "}}",
             "{1} += s[t];", "__syncthreads();"],
    "collect": ["__syncthreads();", "{1} += cells[{3} % 3];", "__syncthreads();"],
    "count": ["{1} += __syncthreads_{3}({2});"],
    "tile": ["{1} ^= tile.shfl_xor({2}, {3}) * (tile.ballot(true) >> (t % 8 ^ {3}) & 1) + tile.ballot({1} & 1);"],
    "ballot": ["{1} ^= __ballot_sync({2}, ({3}) & {4});"],
    "any": ["{1} += __any_sync({2}, {3}) ? 3 : 5;"],
    "xor": ["{1} += __shfl_xor_sync({2}, {3}, {4}) * (__ballot_sync({2}, true) >> (lane ^ {4}) & 1);"],
    "down": ["{1} += __shfl_down_sync({2}, {3}, {4}) * (__ballot_sync({2}, true) >> (lane + {4} < 32 ? lane + {4} : lane) & 1);"],
    "index": ["{1} ^= __shfl_sync({2}, {3}, __ffs({2}) - 1) * (__ballot_sync({2}, true) >> (__ffs({2}) - 1) & 1);"],
    "sum": ["{1} ^= warp_sum({2}, {3});"],
    "out": ["out[g * T + t] ^= {1};"],
    "choose": ["{1} = {2} ? {3} : {4};"],
    "given": ["y = y * 5 + {2};", "{1} ^= y + ({3});"],
    "advance": ["at = tab + ((unsigned)(at - tab) + {2} & 63);", "{1} += *at;"],
    "state": ["z.y ^= {3};", "bump(&z.x, {2});", "{1} ^= z.x + z.y;"],
    "fixed": ["{1} += look(&fixed, {2});"],
    "set": ["{1} = {2};"],
    "wide": ["w = w * 5 + ((unsigned long long)({2}) << {4});", "{1} ^= (unsigned)(w >> {4});"],
    "narrow": ["d = {2};", "e += {3};", "{1} += d * 3u + e;"],
    "pair": ["p = make({2}, {3});", "q.x += p.x, q.y ^= p.y;", "{1} += q.x ^ q.y;"],
    "members": ["p.x = {2};", "p.y = (unsigned short)({3});", "{1} += p.x;"],
    "part": ["p.x += {2};", "{1} ^= p.x + p.y;"],
    "vector": ["x.y = {2};", "x.z ^= {3};", "{1} += x.w;"],
    "mixed": ["x.w = {2};", "{1} ^= x.x + x.y * 3 + x.z * 5 + x.w;"],
    "array": ["r[({3}) & 3] ^= {2};", "{1} += r[{4} & 3];"],
    "own": ["{{", "    unsigned o[4];", "    o[0] = {4}, o[1] = {1}, o[2] = {2}, o[3] = 7;", "    o[({3}) & 3] += {4};",
            "    {1} ^= o[({2}) & 3];", "}}"],
    "pick": ["{1} += pick({2}, {3}, {1});"],
    "float": ["f += (float)(({2}) & 15);", "h += (({3}) & 15) * 0.25;", "{1} ^= (unsigned)f + (unsigned)h;"],
    "bump": ["bump(&{1}, {2});"],
    "tally": ["{1} += tally(k, {2});"],
    "dot": ["for (unsigned i = 0; i < ({2} & 15); i++)", "    {1} += tab[(i * {4} + t) & 63] * (i + {3});"],
    "walk": ["{{", "    const unsigned *at = tab + (({3}) & 31);", "    for (unsigned i = 0; i < ({2} & 7); i++, at += 3)",
             "        {1} = {1} * 3 ^ *at;", "}}"],
    "stride": ["for (unsigned i = t + {4}; i < 60 + (u & 31); i += (n & 7) + 9)", "    {1} += tab[i & 63] * (i ^ {2});"],
    "strides": ["{{", "    unsigned i = t * 2, k = {4};", "    while (i < (u & 127)) {{", "        {1} += tab[i & 63] * (i ^ {2});",
                "        i += (n & 7) + 9;", "    }}", "    for (i = t; i < 40; i += 16)", "        {1} ^= tab[i + k & 63];", "    i = g + t;",
                "    while (i < 50) {{", "        for (k = 0; k < 2; k++)", "            {1} = {1} * 3 + i + k;", "        i = 12 + i;", "    }}", "}}"],
    "grid": ["{{", "    const unsigned all = blockDim.x * blockDim.y * blockDim.z;", "    for (unsigned i = t + {4}; i < (u & 255); i += all)",
             "        {1} += tab[i & 63] * (i ^ {2});", "    for (int i = (int)t - 9; i < (int)(n & 127); i += (int)(all * gridDim.x)) {{",
             "        unsigned z = {1} ^ {3};", "        for (int k = 0; k < 2; k++)", "            z = z * 5 + tab[i + k & 63];", "        {1} = z + i;", "    }}", "}}"],
    "steps": ["{{", "    int i;", "    unsigned k;", "    for (i = ({3}) & 31; i >= 2; i -= 3) {{", "        if (i % 4 == 1)", "            {1} ^= {2};",
              "        for (k = 0; k < (g & 1) + 2; k++)", "            {1} = {1} * 3 + tab[i + k & 63];", "    }}", "    for (k = 0; k < 3; k++)",
              "        {1} ^= k * (unsigned)i;", "}}"],
    "turns": ["{{", "    int i, k;", "    for (i = (int)t - 20; i <= (int)(n & 15); i++) {{", "        unsigned z = {1} ^ {2};", "        for (k = 0; k < 2; k++)",
              "            z = z * 5 + tab[i + k & 63];", "        {1} = z + i;", "    }}", "    for (k = 2; k < {4}; k++)", "        {1} += tab[t + k & 63];", "}}"],
    "dotted": ["{1} += dotted(tab, {3}, {2} & 15, {4});"],
    "walked": ["walked(&{1}, tab + (({3}) & 31), ({2}) & 7);"],
    "twice": ["{1} = twice(tab, {1} ^ {3}, {2} & 7) + {4};"],
    "fill": ["{{", "    unsigned z[6];", "    for (unsigned i = 0; i < 6; i++)", "        z[i] = i * {4} + {3};",
             "    for (unsigned i = 1; i < 6; i++)", "        z[i] ^= z[i - 1] * {2};", "    {1} += z[5] + z[{4} % 6];", "}}"],
}
GLOBAL_ATOMICS = {"add": "atomicAdd(&total[g * 4], {2});", "max": "atomicMax(&total[g * 4 + 1], {2});",
                  "xor": "atomicXor(&total[g * 4 + 2], {2});", "wide": "atomicAdd(&large[g], (unsigned long long)({2}) << 7);"}
SHARED_ATOMICS = {"add": "atomicAdd(&cells[0], {2});", "max": "atomicMax(&cells[1], {2});", "xor": "atomicXor(&cells[2], {2});"}


def print_statement(s, pad, out):
    kind = s[0]
    if kind == "if":
        out.append(f"{pad}if ({s[1]}) {{")
        print_list(s[2], pad + "    ", out)
        if s[3]:
            out.append(pad + "} else {")
            print_list(s[3], pad + "    ", out)
        out.append(pad + "}")
    elif kind in ("for", "while", "do"):
        print_loop(s, pad, out)
    elif kind == "switch":
        print_switch(s, pad, out)
    elif kind == "vote if":
        out += [f"{pad}unsigned {s[3]} = __ballot_sync({s[2]}, {s[1]}), {s[4]} = {s[2]} & ~{s[3]};", f"{pad}if ({s[3]} >> lane & 1) {{"]
        print_list(s[5], pad + "    ", out)
        if s[6]:
            out.append(pad + "} else {")
            print_list(s[6], pad + "    ", out)
        out += [pad + "}", f"{pad}(void){s[4]};"]
    elif kind == "leave":
        if s[2]:
            out.append(f"{pad}{s[2]} = __ballot_sync({s[2]}, !({s[1]}));")
        out += [f"{pad}if ({s[1]})", f"{pad}    return;"]
    else:
        lines = [GLOBAL_ATOMICS[s[1]]] if kind == "add" else [SHARED_ATOMICS[s[1]]] if kind == "shared" else PLAIN[kind]
        out += [pad + line.format(*s) for line in lines]


def print_kernel(number, maker, body):
    threads = maker.threads
    out = ["template <unsigned K>"] if maker.instances else []
    out += [f"__global__ void k{number}(unsigned *out, unsigned *total, unsigned long long *large, const unsigned *tab, unsigned n, "
           "unsigned y, const unsigned *at, pair z, pair fixed)", "{",
           f"    const unsigned T = {threads};",
           *([] if maker.alone else ["    extern __shared__ unsigned s[];" if maker.dynamic else f"    __shared__ unsigned s[{threads}];",
                                     "    __shared__ unsigned cells[3];"]),
           "    unsigned t = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x, g = blockIdx.x, lane = t % 32;",
           "    unsigned a = out[g * T + t], b = t * 3 + n, c = g, u = n * 3 + g;",
           "    unsigned long long w = a;", "    unsigned char d = 3;", "    short e = -5;", "    pair p = {n, 3}, q = {g, 9};", "    uint4 x = make_uint4(1, 2, 3, n);",
           "    unsigned r[4] = {1, 2, 3, t};", "    float f = 1;", "    double h = 0.5;",
           "    sink k = {total + g * 4, n * 5};"]
    if maker.counters != "own":
        out += ["    unsigned j1 = n, j2 = n + 1, j3 = n + 2, j1_, j2_, j3_;", "    (void)j1, (void)j2, (void)j3;"]
    if not maker.alone:
        out += ["    s[t] = t * 7;", "    if (t < 3)", "        cells[t] = t;", "    __syncthreads();", "    (void)s;"]
    if maker.meets:
        out += ["    unsigned m0 = __ballot_sync(T - t / 32 * 32 < 32 ? (1u << T % 32) - 1 : 0xffffffffu, true);",
                f"    cg::thread_block_tile<{TILE}> tile = cg::tiled_partition<{TILE}>(cg::this_thread_block());"]
    print_list(body, "    ", out)
    return "\n".join(out + ["    out[g * T + t] = out[g * T + t] * 31 + (a ^ b * 5 ^ c * 7);",
                            "    (void)lane, (void)k, (void)w, (void)d, (void)e, (void)p, (void)q, (void)r, (void)f, (void)h, (void)u, (void)x;", "}", ""])


def print_main(makers, first=0):
    out = ["int main()", "{", "    unsigned *out, *total, *tab;", "    unsigned long long *large;", "    CHECK(cudaMalloc(&out, 4096 * 4));",
           "    CHECK(cudaMalloc(&total, 64));", "    CHECK(cudaMalloc(&large, 64));", "    CHECK(cudaMalloc(&tab, 256));",
           "    std::vector<unsigned> v(4096), w(16), x(16);",
           "    for (unsigned i = 0; i < 64; i++)", "        v[i] = (i * 40503 + 12345) * 2654435761u;",
           "    CHECK(cudaMemcpy(tab, v.data(), 256, cudaMemcpyHostToDevice));"]
    for i, m in enumerate(makers, first):
        count = m.threads * BLOCKS
        out += ["    for (unsigned i = 0; i < 4096; i++)", "        v[i] = i * 2654435761u >> 7;",
                "    CHECK(cudaMemcpy(out, v.data(), 4096 * 4, cudaMemcpyHostToDevice));", "    CHECK(cudaMemset(total, 0, 64));",
                "    CHECK(cudaMemset(large, 0, 64));",
                *(f"    k{i}{instance}<<<{BLOCKS}, dim3({m.shape[0]}, {m.shape[1]}, {m.shape[2]}), {m.threads * 4 if m.dynamic else 0}>>>"
                  f"(out, total, large, tab, {i % 9 + 5}, {i} + 11, tab + {i} % 64, pair{{{i} * 3u, 7}}, pair{{{i} + 2u, 9}});" for instance in ([f"<{k}>" for k in m.instances] or [""])),
                "    if (cudaGetLastError() != cudaSuccess) {", f'        printf("{i} refused\\n");', "    } else {",
                f"        CHECK(cudaMemcpy(v.data(), out, {count} * 4, cudaMemcpyDeviceToHost));",
                "        CHECK(cudaMemcpy(w.data(), total, 64, cudaMemcpyDeviceToHost));",
                "        CHECK(cudaMemcpy(x.data(), large, 64, cudaMemcpyDeviceToHost));", "        unsigned h = 1;",
                f"        for (unsigned i = 0; i < {count}; i++)", "            h = (h ^ v[i]) * 16777619u;",
                f"        for (unsigned i = 0; i < {BLOCKS} * 4; i++)", "            h = (h ^ w[i]) * 16777619u;",
                f"        for (unsigned i = 0; i < {BLOCKS} * 2; i++)", "            h = (h ^ x[i]) * 16777619u;",
                f'        printf("{i} %08x\\n", h);', "    }"]
    return "\n".join(out + ["}", ""])


# --- as CUDA means it

class Leave(Exception):
    pass


CODE = {}


def mix(x, y):
    x, y = x & WORD, y & WORD
    for i in range(4):
        if x > y:
            return x * 5 + i & WORD
        x = x * 3 + 7 & WORD
    return x ^ y


def value_of(text, v):
    if text not in CODE:
        CODE[text] = compile(text.replace("&&", "and").replace("||", "or"), text, "eval")
    return int(eval(CODE[text], {"mix": mix, "tab": TABLE, "place": lambda x: (x * 3 + v["t"]) & WORD}, v)) & WORD


def run_loop(s, v, block):
    kind, name, bound, body, leave, jump = s
    i = 0
    if kind == "for":
        v[name] = 0
    while (kind == "do" and i == 0) or i < ((value_of(bound, v) + 1) & WORD):
        v[name] = i
        i += 1
        if leave and value_of(leave, v):
            if jump == "continue":
                if kind == "for":
                    v[name] = i
                continue
            break
        yield from run_list(body, v, block)
        if kind == "for":
            v[name] = i


def run_switch(s, v, block):
    start = value_of(f"{s[1]} & 3", v)
    for body, ends in s[2][min(start, 2):]:
        yield from run_list(body, v, block)
        if ends:
            break


def run_block_statement(s, v, block):
    kind, t, T, cells = s[0], v["t"], block["T"], block["s"]
    if kind in ("exchange", "pass"):
        cells[t] = value_of(s[2], v)
        yield ("barrier",)
        v[s[1]] = v[s[1]] + cells[(t + s[3]) % T] & WORD
    elif kind == "collect":
        yield ("barrier",)
        v[s[1]] = v[s[1]] + block["cells"][s[3] % 3] & WORD
    elif kind == "reduce":
        cells[t] = value_of(s[2], v)
        yield ("barrier",)
        for d in (16, 8, 4, 2, 1):
            if t < d and t + d < T:
                cells[t] = cells[t] + cells[t + d] & WORD
            yield ("barrier",)
        v[s[1]] ^= cells[0]
    elif kind == "scan":
        cells[t] = value_of(s[2], v)
        yield ("barrier",)
        d = 1
        while d < T:
            before = cells[t - d] if t >= d else 0
            yield ("barrier",)
            cells[t] = cells[t] + before & WORD
            yield ("barrier",)
            d *= 2
        v[s[1]] = v[s[1]] + cells[t] & WORD
    else:
        votes = yield ("barrier", value_of(s[2], v) != 0)
        result = {"count": sum(votes), "and": int(all(votes)), "or": int(any(votes))}[s[3]]
        v[s[1]] = v[s[1]] + result & WORD
        return
    yield ("barrier",)


def run_warp_statement(s, v, block):
    kind, lane = s[0], v["t"] % 32
    if kind == "tile":
        base = lane // TILE * TILE
        mask = ((1 << TILE) - 1) << base
        got = yield ("read", mask, value_of(s[2], v), lane ^ s[3])
        votes = yield ("ballot", mask, v[s[1]] & 1, 0)
        v[s[1]] ^= got + (votes >> base) & WORD
    elif kind == "ballot":
        v[s[1]] ^= yield ("ballot", v[s[2]], value_of(s[3], v) & s[4] != 0, 0)
    elif kind == "any":
        found = yield ("ballot", v[s[2]], value_of(s[3], v) != 0, 0)
        v[s[1]] = v[s[1]] + (3 if found else 5) & WORD
    elif kind in ("xor", "down"):
        other = lane ^ s[4] if kind == "xor" else lane + s[4] if lane + s[4] < 32 else lane
        got = yield ("read", v[s[2]], value_of(s[3], v), other)
        v[s[1]] = v[s[1]] + got & WORD
    elif kind == "sum":
        value, mask = value_of(s[3], v), v[s[2]]
        for d in (16, 8, 4, 2, 1):
            got = yield ("read", mask, value, lane ^ d)
            value = value + got + d & WORD
        v[s[1]] ^= value
    else:
        first = (v[s[2]] & -v[s[2]]).bit_length() - 1
        v[s[1]] ^= yield ("read", v[s[2]], value_of(s[3], v), first)


def run_atomic(cells, at, operation, value):
    if operation == "add":
        cells[at] = cells[at] + value & WORD
    elif operation == "max":
        cells[at] = max(cells[at], value)
    else:
        cells[at] ^= value


def dotted(x, count, by):
    total = 3
    for i in range(count):
        total = total + TABLE[i * by + x & 63] * (i + x) & WORD
    return total


def twice(x, count):
    total = x
    for k in range(2):
        total = total * 5 + dotted(x + k & WORD, count, 3) & WORD
    for k in range(2, count + 2):
        total ^= k * x & WORD
    return total + count + 2 & WORD


def run_called_loop(s, v):
    kind, to, first, second = s[0], s[1], value_of(s[2], v), value_of(s[3], v)
    if kind == "dotted":
        v[to] = v[to] + dotted(second, first & 15, s[4]) & WORD
    elif kind == "twice":
        v[to] = twice(v[to] ^ second, first & 7) + s[4] & WORD
    else:
        for i in range(first & 7):
            v[to] = (v[to] * 3 & WORD) ^ TABLE[(second & 31) + i * 3]


def run_short_loop(s, v):
    kind, to = s[0], s[1]
    if kind in ("dotted", "walked", "twice"):
        run_called_loop(s, v)
        return
    if kind == "dot":
        i = 0
        while i < value_of(f"{s[2]} & 15", v):
            v[to] = v[to] + TABLE[i * s[4] + v["t"] & 63] * (i + value_of(s[3], v)) & WORD
            i += 1
    elif kind == "walk":
        i, at = 0, value_of(s[3], v) & 31
        while i < value_of(f"{s[2]} & 7", v):
            v[to] = (v[to] * 3 & WORD) ^ TABLE[at]
            i, at = i + 1, at + 3
    elif kind == "stride":
        for i in range(v["t"] + s[4], 60 + (v["u"] & 31), (v["n"] & 7) + 9):
            v[to] = v[to] + TABLE[i & 63] * (i ^ value_of(s[2], v)) & WORD
    elif kind == "strides":
        for i in range(v["t"] * 2, v["u"] & 127, (v["n"] & 7) + 9):
            v[to] = v[to] + TABLE[i & 63] * (i ^ value_of(s[2], v)) & WORD
        for i in range(v["t"], 40, 16):
            v[to] ^= TABLE[i + s[4] & 63]
        for i in range(v["g"] + v["t"], 50, 12):
            for k in range(2):
                v[to] = v[to] * 3 + i + k & WORD
    elif kind == "grid":
        for i in range(v["t"] + s[4], v["u"] & 255, v["T"]):
            v[to] = v[to] + TABLE[i & 63] * (i ^ value_of(s[2], v)) & WORD
        for i in range(v["t"] - 9, v["n"] & 127, v["T"] * BLOCKS):
            z = v[to] ^ value_of(s[3], v)
            for k in range(2):
                z = z * 5 + TABLE[i + k & 63] & WORD
            v[to] = z + i & WORD
    elif kind == "steps":
        i = value_of(s[3], v) & 31
        while i >= 2:
            if i % 4 == 1:
                v[to] ^= value_of(s[2], v)
            for k in range((v["g"] & 1) + 2):
                v[to] = v[to] * 3 + TABLE[i + k & 63] & WORD
            i -= 3
        for k in range(3):
            v[to] ^= k * i & WORD
    elif kind == "turns":
        for i in range(v["t"] - 20, (v["n"] & 15) + 1):
            z = v[to] ^ value_of(s[2], v)
            for k in range(2):
                z = z * 5 + TABLE[i + k & 63] & WORD
            v[to] = z + i & WORD
        for k in range(2, s[4]):
            v[to] = v[to] + TABLE[v["t"] + k & 63] & WORD
    else:
        z = [i * s[4] + value_of(s[3], v) & WORD for i in range(6)]
        for i in range(1, 6):
            z[i] ^= z[i - 1] * value_of(s[2], v) & WORD
        v[to] = v[to] + z[5] + z[s[4] % 6] & WORD


def run_plain(s, v, block):
    kind = s[0]
    if kind == "out":
        block["out"][v["t"]] ^= value_of(s[1], v)
    elif kind == "add" and s[1] == "wide":
        block["large"] = block["large"] + (value_of(s[2], v) << 7) & LARGE
    elif kind in ("add", "shared"):
        run_atomic(block["total" if kind == "add" else "cells"], ["add", "max", "xor"].index(s[1]), s[1], value_of(s[2], v))
    elif kind == "choose":
        v[s[1]] = value_of(s[3] if value_of(s[2], v) else s[4], v)
    elif kind == "wide":
        v["w"] = v["w"] * 5 + (value_of(s[2], v) << s[4]) & LARGE
        v[s[1]] ^= v["w"] >> s[4] & WORD
    elif kind == "narrow":
        v["d"] = value_of(s[2], v) & 255
        v["e"] = (v["e"] + value_of(s[3], v) + 0x8000 & 0xffff) - 0x8000
        v[s[1]] = v[s[1]] + v["d"] * 3 + v["e"] & WORD
    elif kind == "pair":
        v["p"] = (value_of(s[2], v), value_of(s[3], v) & 0xffff)
        v["q"] = (v["q"][0] + v["p"][0] & WORD, v["q"][1] ^ v["p"][1])
        v[s[1]] = v[s[1]] + (v["q"][0] ^ v["q"][1]) & WORD
    elif kind == "members":
        v["p"] = (value_of(s[2], v), value_of(s[3], v) & 0xffff)
        v[s[1]] = v[s[1]] + v["p"][0] & WORD
    elif kind == "part":
        v["p"] = (v["p"][0] + value_of(s[2], v) & WORD, v["p"][1])
        v[s[1]] ^= v["p"][0] + v["p"][1] & WORD
    elif kind == "vector":
        v["x"][1] = value_of(s[2], v)
        v["x"][2] ^= value_of(s[3], v)
        v[s[1]] = v[s[1]] + v["x"][3] & WORD
    elif kind == "mixed":
        v["x"][3] = value_of(s[2], v)
        v[s[1]] ^= v["x"][0] + v["x"][1] * 3 + v["x"][2] * 5 + v["x"][3] & WORD
    elif kind == "array":
        v["r"][value_of(s[3], v) & 3] ^= value_of(s[2], v)
        v[s[1]] = v[s[1]] + v["r"][s[4] & 3] & WORD
    elif kind == "own":
        o = [s[4], v[s[1]], value_of(s[2], v), 7]
        o[value_of(s[3], v) & 3] += s[4]
        v[s[1]] ^= o[value_of(s[2], v) & 3] & WORD
    elif kind == "pick":
        x, y, z = value_of(s[2], v), value_of(s[3], v), v[s[1]]
        o = [x, y, z, x ^ y]
        o[y & 3] *= 3
        o[z & 3] += 5
        v[s[1]] = z + o[x & 3] & WORD
    elif kind == "float":
        v["f"] += value_of(s[2], v) & 15
        v["h"] += (value_of(s[3], v) & 15) * 0.25
        v[s[1]] ^= v["f"] + int(v["h"])
    elif kind == "given":
        v["y"] = v["y"] * 5 + value_of(s[2], v) & WORD
        v[s[1]] ^= v["y"] + value_of(s[3], v) & WORD
    elif kind == "advance":
        v["at"] = v["at"] + value_of(s[2], v) & 63
        v[s[1]] = v[s[1]] + TABLE[v["at"]] & WORD
    elif kind == "state":
        v["z"] = (v["z"][0], v["z"][1] ^ value_of(s[3], v) & 0xffff)
        v["z"] = (v["z"][0] * 3 + value_of(s[2], v) & WORD, v["z"][1])
        v[s[1]] ^= v["z"][0] + v["z"][1] & WORD
    elif kind == "fixed":
        v[s[1]] = v[s[1]] + v["fixed"][0] * value_of(s[2], v) + v["fixed"][1] & WORD
    elif kind == "bump":
        v[s[1]] = v[s[1]] * 3 + value_of(s[2], v) & WORD
    elif kind == "tally":
        x = value_of(s[2], v)
        run_atomic(block["total"], 3, "add", x)
        v[s[1]] = v[s[1]] + (v["by"] * 3 & WORD ^ x) & WORD
    elif kind in ("dot", "walk", "fill", "dotted", "walked", "twice", "stride", "strides", "grid", "steps", "turns"):
        run_short_loop(s, v)
    else:
        v[s[1]] = value_of(s[2], v)


def run_statement(s, v, block):
    kind = s[0]
    if kind == "if":
        yield from run_list(s[2] if value_of(s[1], v) else s[3], v, block)
    elif kind in ("for", "while", "do"):
        yield from run_loop(s, v, block)
    elif kind == "switch":
        yield from run_switch(s, v, block)
    elif kind == "vote if":
        v[s[3]] = yield ("ballot", v[s[2]], value_of(s[1], v) != 0, 0)
        v[s[4]] = v[s[2]] & ~v[s[3]]
        yield from run_list(s[5] if v[s[3]] >> v["t"] % 32 & 1 else s[6], v, block)
    elif kind in ("exchange", "pass", "reduce", "scan", "collect", "count"):
        yield from run_block_statement(s, v, block)
    elif kind in ("tile", "ballot", "any", "xor", "down", "index", "sum"):
        yield from run_warp_statement(s, v, block)
    elif kind == "leave":
        leaves = value_of(s[1], v)
        if s[2]:
            v[s[2]] = yield ("ballot", v[s[2]], not leaves, 0)
        if leaves:
            raise Leave()
    else:
        run_plain(s, v, block)


def run_list(body, v, block):
    for s in body:
        yield from run_statement(s, v, block)


def run_thread(maker, body, t, g, number, block, instance):
    n = number % 9 + 5
    a, b = block["out"][t], t * 3 + n
    v = {"a": a, "b": b, "c": g, "t": t, "g": g, "n": n, "u": n * 3 + g, "w": a, "d": 3, "e": -5, "p": (n, 3), "q": (g, 9), "x": [1, 2, 3, n], "r": [1, 2, 3, t],
         "f": 1, "h": 0.5, "by": n * 5, "y": number + 11, "at": number % 64, "z": (number * 3, 7), "fixed": (number + 2, 9), "j1": n, "j2": n + 1, "j3": n + 2, "K": instance, "T": block["T"]}
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
            results[lane] = ballot if own[0] == "ballot" else values.get(own[3], 0)  # it is multiplied by 0
        done = True
    return done


def run_block(maker, body, g, number, block, instance):
    threads = {t: run_thread(maker, body, t, g, number, block, instance) for t in range(block["T"])}
    waiting, results = {}, dict.fromkeys(threads)
    while threads:
        for t in list(results):
            try:
                waiting[t] = threads[t].send(results.pop(t))
            except StopIteration:
                del threads[t]
        if not complete(waiting, threads, results):
            assert all(w[0] == "barrier" for w in waiting.values()), "the generator made a deadlock"
            votes = [w[1] for w in waiting.values() if len(w) > 1]
            results = {t: votes for t in waiting}
            waiting = {}


def expected(maker, body, number):
    count, totals, large, out = maker.threads, [], [], []
    for g in range(BLOCKS):
        block = {"T": count, "total": [0, 0, 0, 0], "large": 0,
                 "out": [(g * count + t) * 2654435761 % 2**32 >> 7 for t in range(count)]}
        for instance in maker.instances or [0]:
            block["s"], block["cells"] = [t * 7 for t in range(count)], [0, 1, 2]
            run_block(maker, body, g, number, block, instance)
        out += block["out"]
        totals += block["total"]
        large += [block["large"] & WORD, block["large"] >> 32]
    h = 1
    for word in out + totals + large:
        h = (h ^ word) * 16777619 & WORD
    return f"{h:08x}"


# --- one program

def make_kernels(seed, kernels):
    rng = random.Random(seed)
    makers = [Maker(rng, rng.random() < 0.4) for _ in range(kernels)]
    return makers, [m.kernel() for m in makers]


def make_program(seed, kernels):
    makers, bodies = make_kernels(seed, kernels)
    text = HEAD + "".join(print_kernel(i, m, b) for i, (m, b) in enumerate(zip(makers, bodies))) + print_main(makers)
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
            text = HEAD + print_kernel(number, maker, body) + print_main([maker], number)
            build(text, Path(folder), options)
        except (subprocess.CalledProcessError, NameError, KeyError, AssertionError):
            return None
        return text if compare(Path(folder), way, {number: wanted})[0] else None


def shrink(seed, number, way, options):
    makers, bodies = make_kernels(seed, options.kernels)
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
    """Kernels as lane loops, and as coroutines."""
    made = work / "out/p.lanes.cl"
    text = made.read_text() if made.exists() else ""
    blocks = set(re.findall(r"(\w+)_block\(", text))
    kernels = re.findall(r"\n__kernel void (\w+)\(", text)
    return len(blocks), sum(name not in blocks and not name.endswith("_part") for name in kernels)


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
    counts, failed, forms = {way: 0 for way in options.ways.split(",")}, 0, [0, 0]
    for seed in range(options.seed, options.seed + options.programs):
        text, wanted = make_program(seed, options.kernels)
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
          f"; {forms[0]} have lane loops, {forms[1]} are coroutines")
    sys.exit(1 if failed or not counts[options.ways.split(',')[0]] else 0)


if __name__ == "__main__":
    main()
