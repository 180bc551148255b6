#!/usr/bin/env python3
"""Writes src/runtime/device/special_tables.clh: special_tables.py OUT.clh. Needs mpmath, and clang-format-14 for the layout.

Each polynomial is a Chebyshev interpolation, cut where the rest is below the precision, and rewritten in powers of t, which runs
from -1 to 1 over the interval given here."""
import struct
import sys

from mpmath import mp, mpf, besseli, besselj, bessely, cos, erfc, erfinv, exp, findroot, log, nstr, pi, sin, sqrt

mp.dps = 40
PRECISION = {"float": mpf(2) ** -28, "double": mpf(2) ** -58}


def chebyshev(f, a, b, count):
    points = [cos(pi * (k + mpf(1) / 2) / count) for k in range(count)]
    values = [f((b - a) / 2 * t + (b + a) / 2) for t in points]
    return [(1 if j == 0 else 2) / mpf(count) * sum(values[k] * cos(pi * j * (k + mpf(1) / 2) / count) for k in range(count))
            for j in range(count)]


def powers(series):
    """A Chebyshev series as coefficients of 1, t, t^2, ..."""
    result, one, two = [mpf(0)] * len(series), [mpf(1)], [mpf(0), mpf(1)]
    for factor in series:
        for i, value in enumerate(one):
            result[i] += factor * value
        following = [mpf(0)] + [2 * value for value in two]
        for i, value in enumerate(one):
            following[i] -= value
        one, two = two, following
    return result


def polynomial(f, a, b, precision, terms):
    a, b = mpf(a), mpf(b)
    series = chebyshev(f, a, b, terms)
    smallest = min(abs(f(a + (b - a) * (k + mpf(1) / 64) / 16)) for k in range(16))
    while len(series) > 1 and sum(abs(value) for value in series[-1:]) < precision * smallest / 4:
        series.pop()
    return powers(series)


def bessel(kind, n):
    return lambda x: kind(n, x)


def zero(kind, n, near):
    return findroot(bessel(kind, n), near)


ZEROS = {
    "j0": [zero(besselj, 0, 2.4), zero(besselj, 0, 5.52)], "j1": [zero(besselj, 1, 3.83), zero(besselj, 1, 7.01)],
    "y0": [zero(bessely, 0, 0.89), zero(bessely, 0, 3.95), zero(bessely, 0, 7.08)],
    "y1": [zero(bessely, 1, 2.19), zero(bessely, 1, 5.43)],
}


def scaled_erfc(t):
    """(1 + 2 x) exp(x^2) erfc(x) over t = (x - 4) / (x + 4)."""
    x = 4 * (1 + t) / (1 - t)
    if x < 40:
        with mp.workdps(80):
            return (1 + 2 * x) * exp(x * x) * erfc(x)
    total = term = mpf(1)
    for k in range(1, 30):
        term *= -(2 * k - 1) / (2 * x * x)
        total += term
    return (1 + 2 * x) * total / (x * sqrt(pi))


def inverse_tail(w):
    """y / t - 1 with erfc(y) = exp(-t^2), t = 1 / w."""
    t = 1 / w
    start = t * mpf("0.9") if t > 1 else mpf("0.5")
    return findroot(lambda y: log(erfc(y)) + t * t, start) / t - 1


def far(n, cosine):
    """The slowly varying factor of the cosine, or x times that of the sine, over u = (8 / x)^2."""
    def value(u):
        x = 8 / sqrt(u)
        c, s = cos(x - (2 * n + 1) * pi / 4), sin(x - (2 * n + 1) * pi / 4)
        j, y = besselj(n, x), bessely(n, x)
        return sqrt(pi * x / 2) * (j * c + y * s if cosine else x * (y * c - j * s))
    return value


def without_log(n, u):
    """What is left of Y over u = x^2 when 2 / pi log(x / zero) J and the zero are taken out."""
    x, z = sqrt(u), ZEROS["y%d" % n][0]
    rest = bessely(n, x) - 2 / pi * log(x / z) * besselj(n, x)
    return rest * x ** n / (u - z * z)


def from_zero(name, i):
    kind, n = (besselj if name[0] == "j" else bessely), int(name[1])
    return lambda x: kind(n, x) / (x - ZEROS[name][i])


# name, function, interval, Chebyshev terms to start with
TABLES = [
    ("erfcx", scaled_erfc, -1, 1 - mpf(10) ** -25, 60),
    ("j0_4", lambda u: besselj(0, sqrt(u)) / (u - ZEROS["j0"][0] ** 2), 0, 16, 44),
    ("j0_8", from_zero("j0", 1), 4, 8, 44),
    ("j1_5", lambda u: besselj(1, sqrt(u)) / sqrt(u) / (u - ZEROS["j1"][0] ** 2), 0, 25, 44),
    ("j1_8", from_zero("j1", 1), 5, 8, 44),
    ("y0_3", lambda u: without_log(0, u), 0, 9, 44),
    ("y0_5", from_zero("y0", 1), 3, 5.5, 44),
    ("y0_8", from_zero("y0", 2), 5.5, 8, 44),
    ("y1_4", lambda u: without_log(1, u), 0, 16, 44),
    ("y1_8", from_zero("y1", 1), 4, 8, 44),
    ("p0", far(0, True), 0, 1, 30), ("q0", far(0, False), 0, 1, 30),
    ("p1", far(1, True), 0, 1, 30), ("q1", far(1, False), 0, 1, 30),
    ("i0_8", lambda x: besseli(0, x) * exp(-x), 0, 8, 60),
    ("i0_inf", lambda u: besseli(0, 8 / u) * exp(-8 / u) * sqrt(8 / u), 0, 1, 44),
    ("i1_8", lambda x: besseli(1, x) * exp(-x) / x, 0, 8, 60),
    ("i1_inf", lambda u: besseli(1, 8 / u) * exp(-8 / u) * sqrt(8 / u), 0, 1, 44),
]
# In double precision first guesses, which are corrected afterwards: 8 terms do.
INVERSES = [
    ("inverse_tail", inverse_tail, {"float": (mpf(3) / 32, mpf(55) / 64), "double": (mpf(1) / 32, mpf(39) / 32)}),
    ("inverse_middle", lambda u: erfinv(sqrt(u)) / sqrt(u) if u else sqrt(pi) / 2,
     {"float": (mpf(0), mpf(9) / 16), "double": (mpf(0), mpf(9) / 16)}),
]
HEAD = """/* Coefficients for special.clh: polynomials in a variable of -1 ... 1, lowest power first, and the
 * zeros of Bessel functions as sums of two numbers. They are made by scripts/special_tables.py,
 * which says what each one approximates. */
#ifndef CU2CL_SPECIAL_TABLES_CLH
#define CU2CL_SPECIAL_TABLES_CLH

#include <cu2cl/base.clh>

"""


def table(name, kind, values):
    digits, suffix = (9, "f") if kind == "float" else (17, "")
    texts = [nstr(value, digits, strip_zeros=True, min_fixed=-6, max_fixed=8) + suffix for value in values]
    return "__constant const %s cu_table_%s_%s[] = {%s};\n" % (kind, name, kind, ", ".join(texts))


def parts(value, kind):
    high = mpf(struct.unpack("f", struct.pack("f", float(value)))[0] if kind == "float" else float(value))
    return [high, value - high]


def tables(kind):
    text = ""
    for name, f, a, b, terms in TABLES:
        text += table(name, kind, polynomial(f, a, b, PRECISION[kind], terms))
    for name, f, limits in INVERSES:
        a, b = limits[kind]
        text += table(name, kind, powers(chebyshev(f, a, b, 8)) if kind == "double" else polynomial(f, a, b, PRECISION[kind], 30))
    for name, values in ZEROS.items():
        text += table(name + "_zeros", kind, [part for value in values for part in parts(value, kind)])
    return text


with open(sys.argv[1], "w") as out:
    out.write(HEAD + tables("float") + "\n#ifdef CU_FP64\n" + tables("double") + "#endif\n\n#endif\n")
