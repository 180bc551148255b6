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

#define COPY(name, REAL, TO_TYPE, STORE, FROM_TYPE, LOAD)                                              \
    __kernel void name(__global TO_TYPE *to, __global const FROM_TYPE *from, ulong n0, ulong n1,       \
                       ulong n2, ulong batch, ulong t0, ulong t1, ulong t2, ulong t3, ulong f0,        \
                       ulong f1, ulong f2, ulong f3, uint change)                                      \
    {                                                                                                  \
        ulong i = get_global_id(0), x2 = i % n2, x1 = i / n2 % n1, x0 = i / n2 / n1 % n0;              \
        ulong b = i / n2 / n1 / n0, at = x0 * t0 + x1 * t1 + x2 * t2 + b * t3;                         \
        REAL re, im = 0;                                                                               \
        if (b >= batch)                                                                                \
            return;                                                                                    \
        bool is_mirrored = (change & MIRRORED) && x2 > n2 / 2;                                         \
        if (is_mirrored) {                                                                             \
            x0 = x0 ? n0 - x0 : 0;                                                                     \
            x1 = x1 ? n1 - x1 : 0;                                                                     \
            x2 = n2 - x2;                                                                              \
        }                                                                                              \
        ulong source = x0 * f0 + x1 * f1 + x2 * f2 + b * f3;                                           \
        if (change & FROM_COMPLEX) {                                                                   \
            re = LOAD(from, 2 * source);                                                               \
            im = LOAD(from, 2 * source + 1);                                                           \
        } else {                                                                                       \
            re = LOAD(from, source);                                                                   \
        }                                                                                              \
        if (change & TO_COMPLEX) {                                                                     \
            STORE(to, 2 * at, re);                                                                     \
            STORE(to, 2 * at + 1, is_mirrored ? -im : im);                                             \
        } else {                                                                                       \
            STORE(to, at, re);                                                                         \
        }                                                                                              \
    }

COPY(cu_fft_copy_float, float, float, TO_FLOAT, float, FROM_FLOAT)
COPY(cu_fft_half_to_float, float, float, TO_FLOAT, half, FROM_HALF)
COPY(cu_fft_float_to_half, float, half, TO_HALF, float, FROM_FLOAT)
COPY(cu_fft_bfloat16_to_float, float, float, TO_FLOAT, ushort, FROM_BFLOAT16)
COPY(cu_fft_float_to_bfloat16, float, ushort, TO_BFLOAT16, float, FROM_FLOAT)
COPY(cu_fft_copy_double, double, double, TO_FLOAT, double, FROM_FLOAT)
