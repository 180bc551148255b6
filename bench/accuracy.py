#!/usr/bin/env python3
"""Measures the errors of device functions in units of the last place (ULP), against quadruple precision.

    accuracy.py --build-tree BUILD                     port, build and run on the OpenCL device that CU2CL_DEVICE names
    accuracy.py --nvcc NVCC                            compile with nvcc and run, for CUDA's own numbers
    accuracy.py --generate FOLDER                      only write the CUDA program: accuracy.cu, reference.c

The program is written from FUNCTIONS below. Each function gets random arguments between its limits: half of them spread evenly,
half of them evenly by magnitude, both signs where both are allowed. The reference is computed with libquadmath (gcc only). Prints a
table in Markdown: function, CUDA's documented bound, the largest error found, and the argument; a number above the bound is marked.
"""
import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

# name, arguments, limits of x (of float, of double), reference, bound of CUDA's table for float and double
# (from the CUDA C++ Programming Guide, "Mathematical Functions"); None: the function does not exist in that type
FUNCTIONS = [
    ("sqrt", 1, (1e-37, 1e37), (1e-300, 1e300), "sqrtq(x)", 0, 0),
    ("rsqrt", 1, (1e-37, 1e37), (1e-300, 1e300), "1 / sqrtq(x)", 2, 1),
    ("cbrt", 1, (-1e37, 1e37), (-1e300, 1e300), "cbrtq(x)", 1, 1),
    ("rcbrt", 1, (-1e37, 1e37), (-1e300, 1e300), "1 / cbrtq(x)", 1, 1),
    ("exp", 1, (-87, 88.7), (-708, 709.7), "expq(x)", 2, 1),
    ("exp2", 1, (-126, 127.9), (-1022, 1023.9), "exp2q(x)", 2, 1),
    ("exp10", 1, (-37.9, 38.5), (-307.5, 308.2), "powq(10, x)", 2, 1),
    ("expm1", 1, (-20, 88.7), (-40, 709.7), "expm1q(x)", 1, 1),
    ("log", 1, (1e-37, 1e37), (1e-300, 1e300), "logq(x)", 1, 1),
    ("log2", 1, (1e-37, 1e37), (1e-300, 1e300), "log2q(x)", 1, 1),
    ("log10", 1, (1e-37, 1e37), (1e-300, 1e300), "log10q(x)", 2, 1),
    ("log1p", 1, (-0.999, 1e37), (-0.999, 1e300), "log1pq(x)", 1, 1),
    ("sin", 1, (-1e5, 1e5), (-1e5, 1e5), "sinq(x)", 2, 2),
    ("cos", 1, (-1e5, 1e5), (-1e5, 1e5), "cosq(x)", 2, 2),
    ("tan", 1, (-1e5, 1e5), (-1e5, 1e5), "tanq(x)", 4, 2),
    ("sinpi", 1, (-100, 100), (-100, 100), "sinq(M_PIq * remainderq(x, 2))", 1, 2),
    ("cospi", 1, (-100, 100), (-100, 100), "cosq(M_PIq * remainderq(x, 2))", 1, 2),
    ("asin", 1, (-1, 1), (-1, 1), "asinq(x)", 2, 2),
    ("acos", 1, (-1, 1), (-1, 1), "acosq(x)", 2, 2),
    ("atan", 1, (-1e10, 1e10), (-1e10, 1e10), "atanq(x)", 2, 2),
    ("atan2", 2, (-1e10, 1e10), (-1e10, 1e10), "atan2q(x, y)", 3, 2),
    ("sinh", 1, (-88, 88), (-700, 700), "sinhq(x)", 3, 2),
    ("cosh", 1, (-88, 88), (-700, 700), "coshq(x)", 2, 1),
    ("tanh", 1, (-20, 20), (-40, 40), "tanhq(x)", 2, 1),
    ("asinh", 1, (-1e18, 1e18), (-1e150, 1e150), "asinhq(x)", 3, 3),
    ("acosh", 1, (1, 1e18), (1, 1e150), "acoshq(x)", 4, 3),
    ("atanh", 1, (-1, 1), (-1, 1), "atanhq(x)", 3, 2),
    ("pow", 2, (0.1, 20), (0.05, 100), "powq(x, y)", 4, 2),
    ("hypot", 2, (-1e18, 1e18), (-1e150, 1e150), "hypotq(x, y)", 3, 2),
    ("rhypot", 2, (-1e18, 1e18), (-1e150, 1e150), "1 / hypotq(x, y)", 2, 1),
    ("fmod", 2, (-1e6, 1e6), (-1e6, 1e6), "fmodq(x, y)", 0, 0),
    ("remainder", 2, (-1e6, 1e6), (-1e6, 1e6), "remainderq(x, y)", 0, 0),
    ("erf", 1, (-5, 5), (-7, 7), "erfq(x)", 2, 2),
    ("erfc", 1, (-5, 9), (-6, 26), "erfcq(x)", 4, 5),
    ("erfinv", 1, (-1, 1), (-1, 1), "inverse(x, 1 - x, 1 + x)", 2, 5),
    ("erfcinv", 1, (1e-37, 2), (1e-300, 2), "inverse(1 - x, x, 2 - x)", 4, 6),
    ("erfcx", 1, (-9, 1e10), (-26, 1e10), "scaled_erfc(x)", 4, 4),
    ("normcdf", 1, (-12, 8), (-37, 8), "erfcq(-x / M_SQRT2q) / 2", 5, 5),
    ("normcdfinv", 1, (1e-37, 1), (1e-300, 1), "M_SQRT2q * inverse(2 * x - 1, 2 - 2 * x, 2 * x)", 5, 8),
    ("tgamma", 1, (0.01, 34), (0.01, 170), "tgammaq(x)", 5, 10),
    ("lgamma", 1, (0.01, 1e10), (0.01, 1e10), "lgammaq(x)", 6, 4),
    ("j0", 1, (-8, 8), (-8, 8), "j0q(x)", 9, 7),
    ("j1", 1, (-8, 8), (-8, 8), "j1q(x)", 9, 7),
    ("y0", 1, (1e-30, 8), (1e-300, 8), "y0q(x)", 9, 7),
    ("y1", 1, (1e-30, 8), (1e-300, 8), "y1q(x)", 9, 7),
    ("cyl_bessel_i0", 1, (-88, 88), (-700, 700), "bessel_i(0, x)", 6, 6),
    ("cyl_bessel_i1", 1, (-88, 88), (-700, 700), "bessel_i(1, x)", 6, 6),
    ("__fdividef", 2, (-1e15, 1e15), None, "x / y", 2, None),
    ("__expf", 1, (-2, 2), None, "expq(x)", 4, None),
    ("__log2f", 1, (2.5, 1e30), None, "log2q(x)", 2, None),
    ("__logf", 1, (2.5, 1e30), None, "logq(x)", 3, None),
    ("__log10f", 1, (2.5, 1e30), None, "log10q(x)", 3, None),
]
# What CUDA's table bounds absolutely: the unit, in place of the last place.
ABSOLUTE = [
    ("j0", (8, 1e4), (8, 1e4), "j0q(x)", 2.2e-6, 5e-12),
    ("j1", (8, 1e4), (8, 1e4), "j1q(x)", 2.2e-6, 5e-12),
    ("y0", (8, 1e4), (8, 1e4), "y0q(x)", 2.2e-6, 5e-12),
    ("y1", (8, 1e4), (8, 1e4), "y1q(x)", 2.2e-6, 5e-12),
    ("__sinf", (-3.14, 3.14), None, "sinq(x)", 3.5898e-7, None),
    ("__cosf", (-3.14, 3.14), None, "cosq(x)", 4.1812e-7, None),
]

REFERENCE = """/* Written by bench/accuracy.py. */
#include <math.h>
#include <quadmath.h>

/* The x with erf(x) = p, erfc(x) = q and erfc(-x) = r, by Newton's method from the inner side of the smaller tail. */
static __float128 inverse(__float128 p, __float128 q, __float128 r)
{
    __float128 tail = q < r ? q : r, x;
    if (p == 0)
        return 0;
    if (tail > 0.4Q) {
        x = p * 0.886Q;
        for (int i = 0; i < 7; i++)
            x -= (erfq(x) - p) * expq(x * x) * sqrtq(M_PIq) / 2;
        return x;
    }
    x = sqrtq(-logq(tail)) * 0.9Q;
    for (int i = 0; i < 60; i++) {
        __float128 value = erfcq(x), step = logq(value / tail) * value * sqrtq(M_PIq) / 2 * expq(x * x);
        x += step;
        if (fabsq(step) < 1e-30Q * x)
            break;
    }
    return q < r ? x : -x;
}

static __float128 scaled_erfc(__float128 x)
{
    __float128 sum = 1, term = 1;
    if (x < 60)
        return expq(x * x) * erfcq(x);
    for (int k = 1; k < 20; k++)
        sum += term *= -(2 * k - 1) / (2 * x * x);
    return sum / (x * sqrtq(M_PIq));
}

static __float128 bessel_i(int n, __float128 x)
{
    __float128 square = x * x / 4, term = n ? x / 2 : 1, sum = term;
    for (int k = 1; k < 2000 && fabsq(term) > 1e-35Q * fabsq(sum); k++)
        sum += term *= square / ((__float128)k * (k + n));
    return sum;
}

/* The error of `got`: in units of `unit`, or of the last place of a number with `digits` bits when it is 0. */
double reference_error(int function, double first, double second, double got, int digits, int lowest, double unit);

double reference_error(int function, double first, double second, double got, int digits, int lowest, double unit)
{
    __float128 x = first, y = second, want;
    int exponent;
    switch (function) {
%s    default: return 0;
    }
    (void)y;
    if (isnan(got) || isnanq(want))
        return isnan(got) && isnanq(want) ? 0 : INFINITY;
    if (isinf(got))
        return fabsq(want) >= ldexpq(1, digits == 24 ? 128 : 1024) * (1 - ldexpq(1, -digits)) ? 0 : INFINITY;
    frexpq(want, &exponent);
    exponent -= digits;
    return (double)(fabsq(got - want) / (unit > 0 ? unit : ldexpq(1, exponent < lowest ? lowest : exponent)));
}
"""

PROGRAM = """// Written by bench/accuracy.py.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>

extern "C" double reference_error(int, double, double, double, int, int, double);

%(kernels)s
static double random_part()
{
    return (rand() + rand() / (RAND_MAX + 1.0)) / (RAND_MAX + 1.0);
}

// Evenly between the limits, or evenly by magnitude.
static double random_argument(double low, double high, double smallest)
{
    if (rand() %% 2)
        return low + (high - low) * random_part();
    double limit = high > 0 && (low >= 0 || rand() %% 2) ? high : low;
    double other = low > 0 ? low : smallest;
    return std::copysign(other * std::exp(random_part() * std::log(std::fabs(limit) / other)), limit);
}

template <typename T>
static void measure(void (*kernel)(const T *, const T *, T *, int), int function, const char *name, double bound, double unit,
                    double low, double high, int n)
{
    const int digits = sizeof(T) == 4 ? 24 : 53, lowest = sizeof(T) == 4 ? -149 : -1074;
    T *x = (T *)malloc(3 * n * sizeof(T)), *y = x + n, *got = y + n, *device = NULL;
    double worst = 0, at = 0, other = 0;
    for (int i = 0; i < n; i++) {
        x[i] = (T)random_argument(low, high, 1e-6);
        y[i] = (T)random_argument(low, high, 1e-6);
    }
    if (cudaMalloc((void **)&device, 3 * n * sizeof(T)) != cudaSuccess ||
        cudaMemcpy(device, x, 2 * n * sizeof(T), cudaMemcpyHostToDevice) != cudaSuccess)
        exit(2);
    kernel<<<(n + 127) / 128, 128>>>(device, device + n, device + 2 * n, n);
    if (cudaMemcpy(got, device + 2 * n, n * sizeof(T), cudaMemcpyDeviceToHost) != cudaSuccess)
        exit(2);
    for (int i = 0; i < n; i++) {
        double error = reference_error(function, x[i], y[i], got[i], digits, lowest, unit);
        if (error > worst)
            worst = error, at = x[i], other = y[i];
    }
    // rounding to nearest is 0 in CUDA's table
    bool is_beyond = unit > 0 ? worst > 1 : worst > (bound > 0 ? bound + 0.5 : 0.5);
    printf(unit > 0 ? "| %%s | %%g | %%.2g%%s | %%.9g |\\n" : "| %%s | %%g | %%.2f%%s | %%.9g |\\n", name,
           unit > 0 ? unit : bound, unit > 0 ? worst * unit : worst, is_beyond ? " **beyond**" : "", at);
    (void)other;
    fflush(stdout);
    cudaFree(device);
    free(x);
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 20000;
    cudaDeviceProp properties;
    if (cudaGetDeviceProperties(&properties, 0) != cudaSuccess)
        return 2;
    printf("Device: %%s, %%d arguments per function\\n\\n", properties.name, n);
    printf("| function | bound | largest error | at x = |\\n| --- | --- | --- | --- |\\n");
%(calls)s    return 0;
}
"""


def entries():
    """(name, number of arguments, limits, reference, bound, unit) for each type."""
    for name, count, single, double, reference, *bounds in FUNCTIONS:
        yield name, count, (single, double), reference, bounds, (0, 0)
    for name, single, double, reference, *units in ABSOLUTE:
        yield name, 1, (single, double), reference, (0, 0), units


def write_program(folder):
    kernels, calls, cases = [], [], []
    for number, (name, count, limits, reference, bounds, units) in enumerate(entries()):
        cases.append("    case %d: want = %s; break;\n" % (number, reference))
        for kind, limit, bound, unit in zip(("float", "double"), limits, bounds, units):
            if not limit:
                continue
            function = name if kind == "double" or name.startswith("__") else name + "f"
            kernels.append("__global__ void test_%d_%s(const %s *x, const %s *y, %s *out, int n)\n{\n"
                           "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    if (i < n)\n        out[i] = %s(x[i]%s);\n}\n"
                           % (number, kind, kind, kind, kind, function, ", y[i]" if count == 2 else ""))
            calls.append('    measure<%s>(test_%d_%s, %d, "%s", %r, %r, %r, %r, n);\n'
                         % (kind, number, kind, number, function, float(bound), float(unit), *map(float, limit)))
    Path(folder).mkdir(parents=True, exist_ok=True)
    Path(folder, "accuracy.cu").write_text(PROGRAM % {"kernels": "\n".join(kernels), "calls": "".join(calls)})
    Path(folder, "reference.c").write_text(REFERENCE % "".join(cases))


def run(*command, **options):
    print("+", *command, file=sys.stderr)
    if subprocess.run([str(word) for word in command], **options).returncode:
        sys.exit("accuracy.py: the command failed")


def build(folder, options):
    program = folder / "accuracy"
    run("gcc", "-O2", "-c", folder / "reference.c", "-o", folder / "reference.o")
    if options.nvcc:
        run(options.nvcc, "-O2", "-std=c++17", folder / "accuracy.cu", folder / "reference.o", "-lquadmath", "-o", program)
        return program
    tree, out = Path(options.build_tree), folder / "out"
    run(tree / "bin/cu2cl", folder / "accuracy.cu", "-o", out, "--overwrite")
    run("g++", "-O2", "-std=c++17", f'-DCU2CL_KERNEL_DIR="{out}"', f"-I{out}", f"-I{tree}/include", out / "accuracy.cpp",
        folder / "reference.o", "-o", program, f"-L{tree}/lib", "-lcu2cl", "-lquadmath", f"-Wl,-rpath,{tree}/lib")
    return program


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build-tree")
    parser.add_argument("--nvcc")
    parser.add_argument("--generate")
    parser.add_argument("--count", default="20000", help="arguments per function")
    options = parser.parse_args()
    if options.generate:
        write_program(options.generate)
        return
    if not options.build_tree and not options.nvcc:
        parser.error("one of --build-tree, --nvcc and --generate is needed")
    with tempfile.TemporaryDirectory() as folder:
        write_program(folder)
        run(build(Path(folder), options), options.count)


main()
