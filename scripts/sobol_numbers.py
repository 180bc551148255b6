#!/usr/bin/env python3
"""Writes the initial numbers of Sobol's sequences: sobol_numbers.py LIBCURAND OUT.bin. Needs no GPU.

The figures are those that Joe and Kuo published (new-joe-kuo-6.21201, 2008) for 20000 dimensions. LIBCURAND is any cuRAND library, whose
direction vectors they begin: m[k] is the top k bits of vector k, odd, so its k - 1 bits above the lowest one say what it is. They stand
one dimension behind the other, for k of 2 ... the degree of the dimension's polynomial, the lowest bit of each number and each byte first.
The polynomials are not written: they are the primitive ones in their order, which src/runtime/curand/sobol.c finds by itself."""
import ctypes
import sys

DIMENSIONS = 20000
DIRECTION_VECTORS_64_JOEKUO6 = 103


def primitive_polynomials(degree):
    """How many there are: phi(2^n - 1) / n."""
    order = rest = (1 << degree) - 1
    count, factor = order, 2
    while rest > 1:
        if rest % factor == 0:
            count -= count // factor
        while rest % factor == 0:
            rest //= factor
        factor += 1
    return count // degree


def main(library, out):
    table = ctypes.POINTER(ctypes.c_uint64 * 64)()
    assert ctypes.CDLL(library).curandGetDirectionVectors64(ctypes.byref(table), DIRECTION_VECTORS_64_JOEKUO6) == 0
    bits, degree, left = [], 1, primitive_polynomials(1)
    for dimension in range(1, DIMENSIONS):
        if left == 0:
            degree += 1
            left = primitive_polynomials(degree)
        left -= 1
        for k in range(2, degree + 1):
            number = table[dimension][k - 1] >> (64 - k)
            assert number & 1
            bits += [number >> i & 1 for i in range(1, k)]
    bits += [0] * (-len(bits) % 8)
    with open(out, "wb") as file:
        file.write(bytes(sum(bits[i + k] << k for k in range(8)) for i in range(0, len(bits), 8)))


if __name__ == "__main__":
    main(*sys.argv[1:])
