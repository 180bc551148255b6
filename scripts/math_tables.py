#!/usr/bin/env python3
"""Writes src/runtime/device/math_tables.clh: math_tables.py OUT.clh. Needs mpmath, and clang-format-14 for the layout.

The polynomials have the smallest largest relative error (Remez' exchange). Coefficients are rounded one by one, lowest power first,
and the ones behind are fitted again each time, so that they make up for the rounding."""
import subprocess
import sys

from mpmath import asin, atan, cos, exp, fabs, factorial, lu_solve, log, matrix, mp, mpf, nstr, pi, sin, sqrt, tanh

mp.dps = 60
BITS = {"float": 24, "double": 53}


def rounded(value, kind):
    """The nearest number of the type."""
    with mp.workprec(BITS[kind]):
        return +value


def remez(f, weight, a, b, count):
    """The coefficients c of sum c[i] x^i, i < count, for which the largest |weight * (f - sum)| over a ... b is smallest, and that error."""
    def spread(n):  # between a and b, but not on 0
        return [(a + b) / 2 - (b - a) / 2 * cos(pi * (i + mpf("0.3")) / n) for i in range(n)]

    points = spread(count + 1)
    grid = [(x, f(x), fabs(weight(x))) for x in sorted(spread(32 * count) + [a, b])]
    for _ in range(40):
        rows = [[x ** i for i in range(count)] + [(-1) ** k / fabs(weight(x))] for k, x in enumerate(points)]
        solution = lu_solve(matrix(rows), matrix([f(x) for x in points]))
        c = [solution[i] for i in range(count)]
        errors = [(x, w * (v - sum(ci * x ** i for i, ci in enumerate(c)))) for x, v, w in grid]
        extremes = []  # the largest error of each stretch of one sign
        for x, e in errors:
            if not extremes or (e > 0) != (extremes[-1][1] > 0):
                extremes.append((x, e))
            elif fabs(e) > fabs(extremes[-1][1]):
                extremes[-1] = (x, e)
        while len(extremes) > count + 1:
            extremes.pop(0 if fabs(extremes[0][1]) < fabs(extremes[-1][1]) else -1)
        largest = max(fabs(e) for _, e in errors)
        if len(extremes) < count + 1 or largest < fabs(solution[count]) * mpf("1.001"):
            break
        points = [x for x, _ in extremes]
    return c, largest


def polynomial(f, weight, a, b, count, kind):
    """Rounded coefficients of the polynomial that stands for f, and the largest weighted error."""
    c, error = remez(f, weight, a, b, count)
    return [rounded(value, kind) for value in c], error


TINY = mpf(10) ** -8
LIMIT = (2 * (sqrt(2) - 1) / (sqrt(2) + 1)) ** 2  # of z = s^2, s = 2 (m - 1) / (m + 1), for m of sqrt(1/2) ... sqrt(2)


def log2_rest(z):
    """(log2(m) / s - 1 / log(2) - z / (12 log(2))) / z^2"""
    return sum(z ** k / (4 ** (k + 2) * (2 * k + 5)) for k in range(60)) / log(2)


def log2_rest_float(z):
    """The same, and what rounding 1 / (12 log(2)) to float leaves."""
    return log2_rest(z) + (1 / (12 * log(2)) - rounded(1 / (12 * log(2)), "float")) / z


def odd_rest(f):
    """(f(x) / x - 1) / z, z = x^2, and the weight of its error in f(x)"""
    return lambda z: (f(sqrt(z)) / sqrt(z) - 1) / z, lambda z: z * sqrt(z) / f(sqrt(z))


def cos_rest(z):
    """(cos(x) - 1 + x^2 / 2) / x^4, z = x^2"""
    return sum((-1) ** k * z ** (k - 2) / factorial(2 * k) for k in range(2, 30))


QUARTER = (pi / 4 * mpf("1.0001")) ** 2
# function, weight of its error in the result, interval, number of coefficients for float and double
SERIES = [
    ("log2_series", log2_rest_float, lambda z: z * z * log(2), TINY, LIMIT, {"float": 3},
     "(log2(m) / s - C - z D) / z^2 with D as rounded, z = s^2, s = 2 (m - 1) / (m + 1), m from sqrt(1/2) to sqrt(2)"),
    ("log2_series", log2_rest, lambda z: z * z * log(2), TINY, LIMIT, {"double": 7}, "The same with D not rounded"),
    ("exp2_series", lambda r: (exp(r * log(2)) - 1) / r, lambda r: r / exp(r * log(2)), -mpf(1) / 2, mpf(1) / 2,
     {"float": 6, "double": 11}, "(2^r - 1) / r for r from -1/2 to 1/2"),
    ("tanh_series", *odd_rest(tanh), TINY, mpf("0.55") ** 2, {"float": 4}, "(tanh(x) / x - 1) / z for z = x^2, x up to 0.55"),
    ("atan_series", *odd_rest(atan), TINY, mpf(1), {"float": 8}, "(atan(x) / x - 1) / z for z = x^2, x up to 1"),
    ("asin_series", *odd_rest(asin), TINY, mpf(1) / 4, {"float": 5}, "(asin(x) / x - 1) / z for z = x^2, x up to 1/2"),
    ("sin_series", *odd_rest(sin), TINY, QUARTER, {"double": 6}, "(sin(x) / x - 1) / z for z = x^2, x up to pi/4"),
    ("cos_series", cos_rest, lambda z: z * z / cos(sqrt(z)), TINY, QUARTER, {"double": 6},
     "(cos(x) - 1 + z / 2) / z^2 for z = x^2, x up to pi/4"),
]
HEAD = """/* Constants and polynomials of power.clh and trigonometry.clh, made by scripts/math_tables.py. */
#ifndef CU2CL_MATH_TABLES_CLH
#define CU2CL_MATH_TABLES_CLH

#include <cu2cl/base.clh>

/* C = 1 / log(2) and D = 1 / (12 log(2)); the names with LOW have what the rounding leaves. */
"""


def number(value, kind):
    return nstr(value, 9, strip_zeros=True) + "f" if kind == "float" else nstr(value, 17, strip_zeros=True)


def constants(kind):
    text = ""
    for name, value in ("CU_LOG2_C", 1 / log(2)), ("CU_LOG2_D", 1 / (12 * log(2))):
        high = rounded(value, kind)
        text += "#define %s_%s %s\n#define %s_LOW_%s %s\n" % (name, kind, number(high, kind), name, kind, number(value - high, kind))
    if kind == "float":
        factors = ((rounded(pi / 2 / (1 + k * mpf(2) ** -23), kind), 1 + k * mpf(2) ** -23) for k in range(1 << 17))
        first, second = min(factors, key=lambda pair: fabs(pair[0] * pair[1] - pi / 2))
        return text + "/* pi / 2 is their product, up to 2^%s */\n#define CU_QUARTER_A_float %s\n#define CU_QUARTER_B_float %s\n" % (
            nstr(log(fabs(first * second - pi / 2)) / log(2), 3), number(first, kind), number(second, kind))
    text += "/* 2 / pi, and pi / 2 as a sum of three numbers */\n#define CU_TURN_double %s\n" % number(2 / pi, kind)
    rest = pi / 2
    for i in range(3):
        part = rounded(rest, kind)
        text += "#define CU_QUARTER_%d_double %s\n" % (i + 1, number(part, kind))
        rest -= part
    return text


def function(name, f, weight, a, b, count, kind, comment):
    c, error = polynomial(f, weight, a, b, count, kind)
    text = "/* %s. The error: 2^%s of what it is part of. */\n" % (comment, nstr(log(error) / log(2), 3))
    text += "CU_FUNCTION %s cu_%s_%s(%s x)\n{\n    %s sum = %s;\n" % (kind, name, kind, kind, kind, number(c[-1], kind))
    for value in reversed(c[:-1]):
        text += "    sum = fma(sum, x, %s);\n" % number(value, kind)
    return text + "    return sum;\n}\n\n"


def sin_or_cos():
    """Both as one polynomial, so that work-items in different quarters of the circle need not take turns."""
    rows = {name: polynomial(f, weight, a, b, counts["double"], "double")[0]
            for name, f, weight, a, b, counts, _ in SERIES if name in ("sin_series", "cos_series")}
    values = rows["sin_series"] + [mpf(0)] + [-mpf(1) / 2] + rows["cos_series"]
    return ("/* The coefficients of sin_series, and of (cos(x) - 1) / z */\n__constant const double cu_table_sin_cos[] = {%s};\n\n"
            % ", ".join(number(value, "double") for value in values))


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    text = HEAD + constants("float") + "\n"
    double = constants("double") + "\n"
    for name, f, weight, a, b, counts, comment in SERIES:
        for kind, count in counts.items():
            made = function(name, f, weight, a, b, count, kind, comment)
            text, double = (text + made, double) if kind == "float" else (text, double + made)
    text += "#ifdef CU_FP64\n" + double + sin_or_cos() + "#endif\n\n#endif\n"
    text = subprocess.run(["clang-format-14", "--assume-filename=" + sys.argv[1]], input=text, text=True, check=True,
                          stdout=subprocess.PIPE).stdout
    with open(sys.argv[1], "w", encoding="utf-8") as stream:
        stream.write(text)


main()
