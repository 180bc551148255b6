#!/usr/bin/env python3
"""Random kernels whose barriers are, or are not, in code that a part of the block enters, and whose threads do, or do not, hand
values to each other without a barrier: known by the way they are made. cu2cl has to find exactly those.

  divergence.py --tool CU2CL [--seed N] [--kernels N] [--keep FILE]

A barrier lies at the end of a chain of functions, templates of functions and classes, methods, functors and lambdas. Each link has a
condition, a loop or a return around or before its call. Exit status 1, with the kernels, where the tool says something else.
"""
import argparse
import os
import random
import subprocess
import sys
import tempfile

HEAD = """#include <cooperative_groups.h>
__device__ int lane() { return threadIdx.x % 32; }
__device__ int first_of(int a, int) { return a; }
__device__ void index_into(int &to) { to = threadIdx.x; }
__device__ void size_into(int &to) { to = blockDim.x; }
struct View { int *data; __device__ int &at(int i) { return data[i]; } };
struct Held { int value; __device__ explicit Held(int v) : value(v) {} };
template <int N> struct Steps {
    static __device__ int size() { return N; }
    static __device__ int index() { return threadIdx.x / N; }
};
"""

BY_ALL, BY_PART, BY_NONE = range(3)

# Around a CALL: conditions that hold for all threads of a block,
UNIFORM = [
    "CALL;",
    "if (n > 3) { CALL; }",
    "if (blockIdx.x == 0) { CALL; } else { q[blockIdx.x] = n; }",
    "for (int i = 0; i < n; i++) { CALL; }",
    "for (int i = 0; i < n; i++) { if (p[i] < 0) break; CALL; }",
    "int k = n; while (k-- > 0) { CALL; }",
    "int k = 0; do { CALL; } while (++k < u);",
    "if (u == 5) { CALL; }",
    "if (SIZE > 2) { CALL; }",
    "if (SIZE < 2 && t > 3) { CALL; } else { CALL; }",
    "if (first_of(n, t) > 2) { CALL; }",
    "if (Steps<4>::size() == u) { CALL; }",
    "int k; size_into(k); if (k > 3) { CALL; }",
    "Held held(n); if (held.value > 3) { CALL; }",
    "switch (n) { case 1: CALL; break; default: q[0] = 1; }",
    "int i = threadIdx.x; if (i > 3) i++; q[i] = i; for (i = 0; i < n; i++) { CALL; }",
    "if (t > 3) q[t] = n; CALL;",
    "auto twice = [&](int v) { return 2 * v; }; if (twice(n) > 3) { CALL; }",
    "__shared__ int flag; if (threadIdx.x == 0) flag = p[0]; __syncthreads(); if (flag) { CALL; } __syncthreads();",
    "if (__syncthreads_or(t > 3)) { CALL; }",
    "for (int i = threadIdx.x; i < u * (int)blockDim.x; i += blockDim.x) { CALL; }",
]
# ... or for none,
NEVER = [
    "if (SIZE < 2) { if (threadIdx.x < 3) { CALL; } }",
    "if (threadIdx.x < 3) { if (SIZE < 2 && n > 3) { CALL; } }",
    "if (SIZE > 2 || t > 3) { q[0] = n; } else { CALL; }",
]
# ... and those that may hold for some only.
DIVERGENT = [
    "if (threadIdx.x < 7) { CALL; }",
    "if (t > n) { CALL; }",
    "if (p[threadIdx.x] > 0) { CALL; }",
    "if (threadIdx.x > 7) return; CALL;",
    "for (int i = 0; i < (int)threadIdx.x; i++) { CALL; }",
    "for (int i = 0;; i++) { if (i == (int)threadIdx.x) break; CALL; }",
    "for (int i = 0; i < n; i++) { if (i == t) continue; CALL; }",
    "switch (threadIdx.x & 3) { case 1: CALL; break; default: q[0] = 1; }",
    "if (lane() == 0) { CALL; }",
    "if (atomicAdd(p, 1) == 0) { CALL; }",
    "int k; index_into(k); if (k > 3) { CALL; }",
    "int k = 0; if (t == 2) k = 1; if (k) { CALL; }",
    "Held held(threadIdx.x); if (held.value > 3) { CALL; }",
    "if (Steps<4>::index() == u) { CALL; }",
    "if (SIZE > 2) { if (first_of(t, n) > 2) { CALL; } }",
    "auto own = [&](int v) { return v + t; }; if (own(n) > 3) { CALL; }",
    "int a[2] = {n, t}; if (a[1] > 3) { CALL; }",
    "auto block = cooperative_groups::this_thread_block(); if (block.thread_rank() < 4) { CALL; }",
    "if (n > 3) { if (threadIdx.y == 0) { CALL; } }",
]
BARRIERS = ["__syncthreads()", "cooperative_groups::this_thread_block().sync()",
            "__syncthreads_count(n)", "block_sync()"]

# Statements on `s`, shared memory of 1024 ints, and whether threads of a warp meet in them.
MEETINGS = [
    ("s[t] = n; s[t] += 1;", False),
    ("s[t] = n; __syncthreads(); n = s[t + 1];", False),
    ("s[t] = n; n = s[t + 1];", True),
    ("n = s[t + 1]; s[t] = n;", True),
    ("n = s[t + 1]; __syncthreads(); s[t] = n;", False),
    ("s[t] = n; n = s[31 - t];", True),
    ("s[t] = n; __threadfence_block(); n = s[t ^ 1];", True),
    ("s[t] = n; __syncwarp(); n = s[t ^ 1];", False),
    ("for (int d = 16; d > 0; d /= 2) { if (t < d) s[t] += s[t + d]; __syncthreads(); }", False),
    ("for (int d = 16; d > 0; d /= 2) { if (t < d) s[t] += s[t + d]; }", True),
    ("for (int d = 1; d < 32; d *= 2) { if (t % (2 * d) == 0) s[t] += s[t + d]; __syncthreads(); }", False),
    ("if (t == 0) s[0] = n; n = s[0];", True),
    ("if (t == 0) s[0] = n; if (t == 0) p[0] = s[0];", False),
    ("s[t] = n; if (t == 0) p[0] = s[0];", False),
    ("s[t] = n; if (t == 0) p[0] = s[1];", True),
    ("for (int i = 0; i < 4; i++) s[t * 4 + i] = i; for (int i = 0; i < 4; i++) n += s[t * 4 + i];", False),
    ("for (int i = t; i < 1024; i += blockDim.x) s[i] = i; for (int i = t; i < 1024; i += blockDim.x) n += s[i];", False),
    ("for (int i = 0; i < n; i++) { p[t] = s[t + 1]; __syncthreads(); s[t] = i; }", True),
    ("for (int i = 0; i < n; i++) { p[t] = s[t + 1]; __syncthreads(); s[t] = i; __syncthreads(); }", False),
    ("int *v = s + n; v[t] = n; v[t] += v[t + 8];", True),
    ("int *v = s + n; v[t] = n; block_sync(); v[t] += 3;", False),
    ("int lane = t & 31, warp = t >> 5; s[warp * 32 + lane] = n; n = s[warp * 32 + lane];", False),
    ("int lane = t & 31, warp = t >> 5; s[warp * 32 + lane] = n; n = s[warp * 32 + (lane + 1) % 32];", True),
    ("auto put = [&](int at, int v) { s[at] = v; }; put(t, n); n = s[t + 2];", True),
    ("auto put = [&](int at, int v) { s[at] = v; }; put(t, n); n = s[t];", False),
    ("int *v = s + t; *v++ = n; n = *v;", True),
    ("int *v = s + t; *v = n; v++; v--; n = *v;", False),
    ("int *v = s; v += t; *v = n; v += 3; n = *v;", True),
    ("int *v = s, *u = s + 512; for (int i = 0; i < n; i++) { u[t] = v[t + 1]; int *w = v; v = u; u = w; }", True),
    ("int *v = s, *u = s + 512; for (int i = 0; i < n; i++) { u[t] = v[t + 1]; __syncthreads(); int *w = v; v = u; u = w; }", False),
    ("s[t] = n; if (t < 32) { *(volatile int *)&s[t] += 1; n = *(volatile int *)&s[t ^ 1]; }", True),
    ("s[t] = n; if (t < 32) { *(volatile int *)&s[t] += 1; n = *(volatile int *)&s[t]; }", False),
    ("View v{s}; v.data[t] = n; n = s[t + 1];", True),
    ("View v{s}; s[t] = n; n = v.at(t + 1);", True),
    ("View v{s}, u{s + 512}; v.at(t) = n; n = u.at(t);", False),
    ("for (int i = t; i < 1024; i += blockDim.x) s[i] = i; for (int i = 0; i < 1024; i++) n += s[i];", True),
    ("for (int i = t; i < 1024; i += blockDim.x) s[i] = i; __syncthreads(); for (int i = 0; i < 1024; i++) n += s[i];", False),
    ("for (int i = 0; i < 8; i++) s[i * 33 + t] = n; for (int i = 0; i < 8; i++) n += s[8 * t + i];", True),
    ("s[t] = 0; atomicAdd(&s[p[t] & 1023], 1);", True),
    ("s[t] = 0; __syncthreads(); atomicAdd(&s[p[t] & 1023], 1); n = s[t];", True),
    ("s[t] = 0; __syncthreads(); atomicAdd(&s[p[t] & 1023], 1); __syncthreads(); n = s[t];", False),
    ("for (int i = 1; i < 32; i *= 2) { int m = 2 * i - 1; if ((t & m) == m) s[t] += s[t - i]; __syncthreads(); }", False),
    ("for (int i = 1; i < 32; i *= 2) { int m = 2 * i - 1; if ((t & m) == m) s[t] += s[t - i]; }", True),
]


class Writer:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.text = [HEAD, "__device__ void block_sync();\n"]
        self.functions = 0

    def around(self, call, reached):
        """A statement with the call, and who reaches the barrier at its end: BY_ALL, BY_PART or BY_NONE. `reached` says so for
        the call itself."""
        kind = self.random.choices([UNIFORM, DIVERGENT, NEVER], [80, 17, 3])[0]
        statement = self.random.choice(kind)
        if kind is NEVER or reached == BY_NONE:
            reached = BY_ALL if "__sync" in statement else BY_NONE
        elif kind is DIVERGENT:
            reached = BY_PART
        return statement.replace("CALL", call), reached

    def link(self, call, reached):
        """A function around the call; returns a call of it."""
        self.functions += 1
        name = "f%d" % self.functions
        size = self.random.randint(3, 9)
        body, reached = self.around(call, reached)
        return self.function(body, name, size), reached

    def function(self, body, name, size):
        head = "int *p, int *q, int n, int u, int t"
        kind = self.random.choice(["function", "template", "static", "method", "functor", "recursive"])
        plain = body.replace("SIZE", str(size))
        if kind == "function":
            self.text.append("__device__ void %s(%s) { %s }\n" % (name, head, plain))
            return "%s(p, q, n, u, t)" % name
        generic = body.replace("SIZE", "N")
        if kind == "template":
            self.text.append("template <int N> __device__ void %s(%s) { %s }\n" % (name, head, generic))
            return "%s<%d>(p, q, n, u, t)" % (name, size)
        if kind == "static":
            self.text.append("template <int N> struct %s { static __device__ void run(%s) { %s } };\n" % (name, head, generic))
            return "%s<%d>::run(p, q, n, u, t)" % (name, size)
        if kind == "method":
            self.text.append("struct %s { int n; __device__ void run(int *p, int *q, int u, int t) const { %s } };\n" % (name, plain))
            return "%s{n}.run(p, q, u, t)" % name
        if kind == "functor":
            self.text.append("template <typename T> struct %s { __device__ void operator()(T *p, T *q, T n, T u, T t) { %s } };\n" %
                             (name, plain))
            return "%s<int>()(p, q, n, u, t)" % name
        self.text.append("template <int N> struct %s { static __device__ void run(%s) { %s<N - 1>::run(p, q, n, u, t); } };\n" %
                         (name, head, name) +
                         "template <> struct %s<0> { static __device__ void run(%s) { %s } };\n" % (name, head, plain))
        return "%s<%d>::run(p, q, n, u, t)" % (name, self.random.randint(1, 4))

    def barrier_kernel(self, name):
        call, reached = self.random.choice(BARRIERS), BY_ALL
        for _ in range(self.random.randint(0, 4)):
            call, reached = self.link(call, reached)
        body, reached = self.around(call, reached)
        body = body.replace("SIZE", "4")
        if self.random.random() < 0.3:
            body = "auto body = [=]() { %s }; body();" % body
        self.text.append("__global__ void %s(int *p, int *q, int n, int u)\n{\n    int t = threadIdx.x;\n    %s\n}\n" % (name, body))
        return reached == BY_PART

    def memory_kernel(self, name):
        statements, meets = self.random.choice(MEETINGS)
        if self.random.random() < 0.5:
            self.functions += 1
            self.text.append("__device__ int g%d(int *p, int *s, int n, int t) { %s return n; }\n" % (self.functions, statements))
            statements = "p[t] = g%d(p, s, n, t);" % self.functions
        self.text.append("__global__ void %s(int *p, int n)\n{\n    __shared__ int s[1024];\n    int t = threadIdx.x;\n"
                         "    %s\n    p[t] = n;\n}\n" % (name, statements))
        return meets


RULES = 'device_functions:\n  - {cuda: block_sync, to: "barrier(CLK_LOCAL_MEM_FENCE)", state: full}\n'


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kernels", type=int, default=100)
    parser.add_argument("--keep")
    arguments = parser.parse_args()
    writer, expected = Writer(arguments.seed), {}
    for i in range(arguments.kernels):
        if i % 3:
            expected["k%d" % i] = writer.barrier_kernel("k%d" % i)
        else:
            expected["k%d" % i] = writer.memory_kernel("k%d" % i)
    with tempfile.TemporaryDirectory() as folder:
        source, rules = os.path.join(folder, "kernels.cu"), os.path.join(folder, "rules.yaml")
        for path, text in ((source, "".join(writer.text)), (rules, RULES)):
            with open(path, "w") as file:
                file.write(text)
        if arguments.keep:
            with open(arguments.keep, "w") as file:
                file.write("".join(writer.text))
        run = subprocess.run([arguments.tool, source, "--rules", rules, "--dump=uniform"],
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True)
    found = {}
    for line in run.stdout.splitlines():
        name, _, needs = line[len("kernel "):].partition(":")
        found[name] = "warp" in needs.split()
    wrong = [k for k in expected if found.get(k) != expected[k]]
    for kernel in wrong:
        print("%s: expected %s, found %s" % (kernel, expected[kernel], found.get(kernel)))
    if wrong:
        print("seed %d\n%s" % (arguments.seed, run.stderr[-4000:]))
    print("%d kernels, %d of them with needs, %d wrong" % (len(expected), sum(expected.values()), len(wrong)))
    return 1 if wrong or run.returncode == 3 else 0


if __name__ == "__main__":
    sys.exit(main())
