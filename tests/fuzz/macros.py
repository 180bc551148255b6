#!/usr/bin/env python3
"""Expressions of random macros, ported and compared with the host compiler's results.

    macros.py CU2CL [SEED [COUNT]]

Macros are token sequences that need not be one operand, `#define M a+b`, so operators outside bind into their
expansions. All expressions of a run are statements of one kernel. The emitted OpenCL C is compiled as C, since these
kernels use nothing that C has not, and must give what g++ computes from the source. With UndefinedBehaviorSanitizer
g++ tells which expressions have no defined value: those are left out."""
import os
import random
import re
import subprocess
import sys
import tempfile

VARIABLES = ["a", "b", "c", "n"]
BINARY = ["+", "-", "*", "&", "|", "^", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "<<", ">>", "%", "/"]


class Source:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.macros = []  # name, parameters, body
        self.sizes = {}
        for i in range(self.random.randrange(6, 14)):
            parameters = ["x", "y"][:self.random.choice([0, 0, 0, 1, 2])]
            body = self.small_expression(60, parameters)
            if self.random.random() < 0.15:
                body = self.random.choice(["-", "~", "!"]) + " " + body
            if self.random.random() < 0.2:
                body = "(" + body + ")"
            self.sizes[f"M{i}"] = self.size(body)
            self.macros.append((f"M{i}", parameters, body))

    def size(self, text):
        """About how many words the text expands to, arguments counted where they may be used twice."""
        sizes = [self.sizes.get(word, 1) for word in re.findall(r"\w+", text)]
        return sum(sizes) * (max(sizes, default=1) if "(" in text else 1)

    def small_expression(self, limit, parameters=()):
        for _ in range(50):
            text = self.expression(2, parameters)
            if self.size(text) <= limit:
                return text
        return "a + 1"

    def blank(self):
        return self.random.choice(["", " ", " ", " ", "  ", " /* + */ "])

    def literal(self):
        return self.random.choice(["1", "2", "3", "5", "7", "2u", "0x10", "4", "12", "INT_MAX", "(2)"])

    def use(self, depth, names):
        name, parameters, _ = self.random.choice(self.macros)
        if not parameters:
            return name
        return name + "(" + ", ".join(self.expression(depth - 1, names) for _ in parameters) + ")"

    def operand(self, depth, names):
        r = self.random.random()
        if depth <= 0:
            plain = [m[0] for m in self.macros if not m[1]]
            return self.random.choice(plain if plain and r < 0.2 else names if names and r < 0.8 else [self.literal()])
        if self.macros and r < 0.4:
            return self.use(depth, names)
        if r < 0.5:
            return "(" + self.expression(depth - 1, names) + ")"
        if r < 0.58:
            return self.random.choice(["-", "~", "!", "+"]) + " " + self.operand(depth - 1, names)
        if r < 0.64:
            return "(" + self.random.choice(["int", "unsigned char", "float", "short"]) + ")" + self.operand(depth - 1, names)
        if r < 0.68:
            return "t[(" + self.expression(depth - 1, names) + ") & 3]"
        if r < 0.72:
            return "id(" + self.expression(depth - 1, names) + ")"
        if r < 0.75 and self.macros:  # a subscript behind a use
            return "t[2] " + self.random.choice(["+", "*"]) + " " + self.use(depth, names)
        return self.random.choice(names) if names and r < 0.9 else self.literal()

    def expression(self, depth, parameters=()):
        names = list(parameters) * 2 + ([] if parameters and depth < 2 else VARIABLES)
        out = self.operand(depth, names)
        for _ in range(self.random.choice([0, 1, 1, 2, 3])):
            operator = self.random.choice(BINARY)
            right = self.literal() if operator in "/%" else self.operand(depth, names)  # never by zero
            out += self.blank() + operator + " " + right
        if depth > 0 and self.random.random() < 0.12:
            out += " ? " + self.operand(0, names) + " : " + self.expression(0, parameters)
        return out

    def defines(self):
        lines = []
        for name, parameters, body in self.macros:
            lines.append(f"#define {name}{'(' + ', '.join(parameters) + ')' if parameters else ''} {body}")
        return lines


def run(command, **kwargs):
    return subprocess.run(command, capture_output=True, text=True, **kwargs)


def program(defines, expressions, kernel):
    lines = ["#include <limits.h>"] + defines
    lines += [f"{'__device__ ' if kernel else 'static '}int id(int v) {{ return v; }}"]
    role = "__global__" if kernel else 'extern "C"'
    lines += [f"{role} void k(long long *out, int a, int b, int c, int n)", "{",
              "    int t[4] = {a, b, 9, n};"]
    lines += [f"    out[{i}] = {e};" for i, e in expressions]
    return "\n".join(lines + ["}", ""])


MAIN = """
#include <stdio.h>
#ifdef __cplusplus
extern "C"
#endif
void k(long long *out, int a, int b, int c, int n);
static long long out[%d];
int main(void) { k(out, 3, -5, 11, 4); for (int i = 0; i < %d; i++) printf("%%lld\\n", out[i]); return 0; }
"""

AS_C = """
#include <limits.h>
#include <stdbool.h>
typedef unsigned int uint; typedef unsigned char uchar; typedef unsigned short ushort; typedef unsigned long ulong;
#define __kernel
#define __global
#define __private
#define __attribute__(x)
static int cu_shl_int(int x, uint n) { return n > 31 ? 0 : (int)((uint)x << n); }
static uint cu_shl_uint(uint x, uint n) { return n > 31 ? 0 : x << n; }
static int cu_shr_int(int x, uint n) { return x >> (n > 31 ? 31 : n); }
static uint cu_shr_uint(uint x, uint n) { return n > 31 ? 0 : x >> n; }
"""


def defined_ones(folder, source, expressions):
    """Without those that UndefinedBehaviorSanitizer complains about, or that divide by zero."""
    while True:
        text = program(source.defines(), expressions, False)
        first = next(i for i, line in enumerate(text.split("\n"), 1) if line.startswith("    out["))
        path = os.path.join(folder, "reference.cpp")
        with open(path, "w") as f:
            f.write(text + MAIN % (len(expressions), len(expressions)))
        build = run(["g++", "-w", "-O0", "-fwrapv", "-fsanitize=shift,integer-divide-by-zero,float-cast-overflow",
                     "-fno-sanitize-recover=integer-divide-by-zero", path, "-o", path[:-4]])
        bad = {int(m) - first for m in re.findall(r"reference\.cpp:(\d+):\d+: ", build.stderr)}
        result = None
        if build.returncode == 0:
            result = run([path[:-4]])
            bad = {int(m) - first for m in re.findall(r"reference\.cpp:(\d+):\d+: runtime error", result.stderr)}
        bad = {line for line in bad if 0 <= line < len(expressions)}
        if not bad:
            if result is None or result.returncode:
                sys.exit("the reference does not build or run:\n" + build.stderr[:2000])
            return expressions, result.stdout.split()
        expressions = [(i, e) for i, (_, e) in enumerate(x for k, x in enumerate(expressions) if k not in bad)]


def ported(folder, tool, source, expressions):
    path = os.path.join(folder, "p.cu")
    with open(path, "w") as f:
        f.write(program(source.defines(), expressions, True))
    port = run([tool, path, "-o", os.path.join(folder, "out")])
    if port.returncode:
        sys.exit(f"status {port.returncode}\n{port.stdout}{port.stderr}")
    with open(os.path.join(folder, "out", "p.cl")) as f:
        text = "\n".join(line for line in f.read().split("\n") if not line.startswith("#include"))
    text = re.sub(r"\blong\b", "long long", text)
    path = os.path.join(folder, "ported.c")
    with open(path, "w") as f:
        f.write(AS_C + text + MAIN % (len(expressions), len(expressions)))
    build = run(["gcc", "-w", "-O0", "-fwrapv", path, "-o", path[:-2]])
    if build.returncode:
        sys.exit("the emitted code does not build as C:\n" + build.stderr[:2000])
    return run([path[:-2]]).stdout.split(), text


def main():
    tool = sys.argv[1]
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(1 << 30)
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 300
    source = Source(seed)
    print(f"seed {seed}")
    with tempfile.TemporaryDirectory() as folder:
        expressions = [(i, source.small_expression(400)) for i in range(count)]
        expressions, wanted = defined_ones(folder, source, expressions)
        found, text = ported(folder, tool, source, expressions)
    failures = 0
    for (i, e), want, have in zip(expressions, wanted, found):
        if want != have:
            failures += 1
            if failures <= 10:
                line = re.search(rf"out\[{i}\] = .*", text)
                print(f"{e}\n  is {want}, the port has {have}: {line.group(0) if line else '?'}")
    if failures:
        print("\n".join(source.defines()))
    print(f"{len(expressions)} expressions, {failures} wrong")
    if not expressions or len(found) != len(wanted):
        sys.exit("nothing was compared")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
