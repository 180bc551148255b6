// Copies of elements between two layouts and formats (copy.c).
//
// A work-item copies one element of the box n0 * n1 * n2, `batch` times. Strides count elements of
// the side's own type; the last one of four is the distance between transforms.

enum { FROM_COMPLEX = 1, TO_COMPLEX = 2, MIRRORED = 4 };

#define FROM_FLOAT(p, i)  (p)[i]
#define TO_FLOAT(p, i, x) (p)[i] = (x)
#define FROM_HALF(p, i)   vload_half(i, p)
#define TO_HALF(p, i, x)  vstore_half(x, i, p)

// The nearest bfloat16; what is not a number stays so.
ushort nearest_bfloat16(float x)
{
    uint bits = as_uint(x);
    if (isnan(x))
        return (ushort)(bits >> 16 | 0x40u);
    return (ushort)((bits + 0x7fffu + (bits >> 16 & 1u)) >> 16);
}

#define FROM_BFLOAT16(p, i)  as_float((uint)(p)[i] << 16)
#define TO_BFLOAT16(p, i, x) (p)[i] = nearest_bfloat16(x)

// The body of a kernel.
#define COPY(REAL, STORE, LOAD)                                                                        \
    ulong i = get_global_id(0), x2 = i % n2, x1 = i / n2 % n1, x0 = i / n2 / n1 % n0;                  \
    ulong b = i / n2 / n1 / n0, at = x0 * t0 + x1 * t1 + x2 * t2 + b * t3;                             \
    REAL re, im = 0;                                                                                   \
    if (b >= batch)                                                                                    \
        return;                                                                                        \
    bool is_mirrored = (change & MIRRORED) && x2 > n2 / 2;                                             \
    if (is_mirrored) {                                                                                 \
        x0 = x0 ? n0 - x0 : 0;                                                                         \
        x1 = x1 ? n1 - x1 : 0;                                                                         \
        x2 = n2 - x2;                                                                                  \
    }                                                                                                  \
    ulong source = x0 * f0 + x1 * f1 + x2 * f2 + b * f3;                                               \
    if (change & FROM_COMPLEX) {                                                                       \
        re = LOAD(from, 2 * source);                                                                   \
        im = LOAD(from, 2 * source + 1);                                                               \
    } else {                                                                                           \
        re = LOAD(from, source);                                                                       \
    }                                                                                                  \
    if (change & TO_COMPLEX) {                                                                         \
        STORE(to, 2 * at, re);                                                                         \
        STORE(to, 2 * at + 1, is_mirrored ? -im : im);                                                 \
    } else {                                                                                           \
        STORE(to, at, re);                                                                             \
    }

__kernel void cu_fft_copy_float(__global float *to, __global const float *from, ulong n0, ulong n1,
                                ulong n2, ulong batch, ulong t0, ulong t1, ulong t2, ulong t3, ulong f0,
                                ulong f1, ulong f2, ulong f3, uint change)
{
    COPY(float, TO_FLOAT, FROM_FLOAT)
}

__kernel void cu_fft_half_to_float(__global float *to, __global const half *from, ulong n0, ulong n1,
                                   ulong n2, ulong batch, ulong t0, ulong t1, ulong t2, ulong t3, ulong f0,
                                   ulong f1, ulong f2, ulong f3, uint change)
{
    COPY(float, TO_FLOAT, FROM_HALF)
}

__kernel void cu_fft_float_to_half(__global half *to, __global const float *from, ulong n0, ulong n1,
                                   ulong n2, ulong batch, ulong t0, ulong t1, ulong t2, ulong t3, ulong f0,
                                   ulong f1, ulong f2, ulong f3, uint change)
{
    COPY(float, TO_HALF, FROM_FLOAT)
}

__kernel void cu_fft_bfloat16_to_float(__global float *to, __global const ushort *from, ulong n0, ulong n1,
                                       ulong n2, ulong batch, ulong t0, ulong t1, ulong t2, ulong t3, ulong f0,
                                       ulong f1, ulong f2, ulong f3, uint change)
{
    COPY(float, TO_FLOAT, FROM_BFLOAT16)
}

__kernel void cu_fft_float_to_bfloat16(__global ushort *to, __global const float *from, ulong n0, ulong n1,
                                       ulong n2, ulong batch, ulong t0, ulong t1, ulong t2, ulong t3, ulong f0,
                                       ulong f1, ulong f2, ulong f3, uint change)
{
    COPY(float, TO_BFLOAT16, FROM_FLOAT)
}

__kernel void cu_fft_copy_double(__global double *to, __global const double *from, ulong n0, ulong n1,
                                 ulong n2, ulong batch, ulong t0, ulong t1, ulong t2, ulong t3, ulong f0,
                                 ulong f1, ulong f2, ulong f3, uint change)
{
    COPY(double, TO_FLOAT, FROM_FLOAT)
}
