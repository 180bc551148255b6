#!/usr/bin/env python3
"""Writes the tables by which cuRAND's generators jump: curand_tables.py xorwow|mrg32k3a OUT.clh. Needs clang-format-14 for the layout.

Both generators are linear: a step multiplies the state by a matrix M. M is a root of its characteristic polynomial p, so n steps
are r(M), where r is the rest of x^n divided by p, and r(M) times the state is a sum of the states that the next steps of the
generator make. So a table has the coefficients of such rests; the device makes the states and adds them up.

XORWOW (Marsaglia, 2003) is linear over the field of two elements, with a state of 160 bits. p is found from a sequence of one of them by the
algorithm of Berlekamp and Massey. MRG32k3a (L'Ecuyer, 1999) has two recurrences of degree 3, modulo 2^32 - 209 and modulo 2^32 - 22853."""
import subprocess
import sys

SEQUENCE = 67  # the sequences of XORWOW are 2^67 numbers long


def xorwow_bits(count):
    """The lowest bits of x[n], for any first state."""
    v, bits = [1, 2, 3, 4, 5], []
    for _ in range(count):
        bits.append(v[0] & 1)
        t = v[0] ^ (v[0] >> 2)
        v = v[1:] + [(v[4] ^ (v[4] << 4) ^ t ^ (t << 1)) & 0xffffffff]
    return bits


def minimal_polynomial(bits):
    """Of the recurrence that the bits follow; bit i of the result is the coefficient of x^i."""
    c, b, length, since = 1, 1, 0, 1  # connection polynomials: bit i belongs to the bit i places before
    window = 0  # bit i is the bit i places before this one
    for n, bit in enumerate(bits):
        window = window << 1 | bit
        if bin(window & c).count("1") % 2 == 0:
            since += 1
        elif 2 * length <= n:
            c, b, length, since = c ^ (b << since), c, n + 1 - length, 1
        else:
            c, since = c ^ (b << since), since + 1
    return int(bin(c)[2:].zfill(length + 1)[::-1], 2)


def multiply2(a, b, p):
    """a b modulo p, over the field of two elements."""
    degree, result = p.bit_length() - 1, 0
    while b:
        if b & 1:
            result ^= a
        b >>= 1
        a <<= 1
        if a >> degree & 1:
            a ^= p
    return result


def xorwow_table(name, what, first, p):
    """x^(d 2^first 16^k) for k of 0 ... 15 and d of 1 ... 15."""
    power, numbers = 2, []
    for _ in range(first):
        power = multiply2(power, power, p)
    for _ in range(16):
        rest = 1
        for _ in range(15):
            rest = multiply2(rest, power, p)
            numbers += [rest >> 32 * word & 0xffffffff for word in range(5)]
        power = multiply2(rest, power, p)
    return "/* %s */\n%s" % (what, array(name, numbers))


def array(name, numbers):
    return "__constant const uint %s[] = {%s};\n" % (name, ", ".join("0x%08x" % number for number in numbers))


def multiply3(a, b, p, m):
    """a b modulo x^3 - p[2] x^2 - p[1] x - p[0], over the numbers modulo m; lowest coefficients first."""
    product = [0] * 5
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            product[i + j] += x * y
    for top in (4, 3):
        for i in range(3):
            product[top - 3 + i] += product[top] * p[i]
    return [x % m for x in product[:3]]


def mrg32k3a():
    recurrences = [((-810728, 1403580, 0), 2 ** 32 - 209), ((-1370589, 0, 527612), 2 ** 32 - 22853)]
    powers, numbers = [[0, 1, 0], [0, 1, 0]], []
    for _ in range(127 + 64):
        for i, (p, m) in enumerate(recurrences):
            numbers += powers[i]
            powers[i] = multiply3(powers[i], powers[i], p, m)
    return "/* x^(2^k) modulo both characteristic polynomials, for k of 0 ... 190 */\n" + array("cu_mrg32k3a_jumps", numbers)


def xorwow():
    p = minimal_polynomial(xorwow_bits(400))
    assert p.bit_length() == 161
    return (xorwow_table("cu_xorwow_jumps", "x^(d 16^k), for k of 0 ... 15 and d of 1 ... 15", 0, p) +
            xorwow_table("cu_xorwow_sequence_jumps", "x^(2^67 d 16^k)", SEQUENCE, p))


HEAD = """/* Polynomials by which curand_%s.clh jumps ahead, lowest coefficients first. They are made by
 * scripts/curand_tables.py, which says how they are used. */
#ifndef CU2CL_CURAND_%s_TABLES_CLH
#define CU2CL_CURAND_%s_TABLES_CLH

"""

kind, path = sys.argv[1:]
with open(path, "w") as out:
    out.write(HEAD % (kind, kind.upper(), kind.upper()) + {"xorwow": xorwow, "mrg32k3a": mrg32k3a}[kind]() + "\n#endif\n")
subprocess.run(["clang-format-14", "-i", path], check=True)
