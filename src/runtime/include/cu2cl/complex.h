/* Complex numbers of cuComplex.h for host code: float2 and double2 whose x is the real part.
 *
 * The names are CUDA's own, so that ported text keeps its calls. Sums, products, and quotients are
 * computed like those of the kernels (complex.clh): a quotient is scaled by the divisor's size, so
 * that it overflows only where it is too large itself. */
#ifndef CU2CL_COMPLEX_H
#define CU2CL_COMPLEX_H

#include <math.h>

#include "vector_types.h"

#ifndef CU_COMPLEX_H_
#define CU_COMPLEX_H_

typedef float2 cuFloatComplex;
typedef float2 cuComplex;
typedef double2 cuDoubleComplex;

#define CU2CL_COMPLEX_FUNCTIONS(type, real, name, f)                                               \
    static inline type make_##name(real x, real y)                                                 \
    {                                                                                              \
        type z;                                                                                    \
        z.x = x;                                                                                   \
        z.y = y;                                                                                   \
        return z;                                                                                  \
    }                                                                                              \
    static inline real cuCreal##f(type a)                                                          \
    {                                                                                              \
        return a.x;                                                                                \
    }                                                                                              \
    static inline real cuCimag##f(type a)                                                          \
    {                                                                                              \
        return a.y;                                                                                \
    }                                                                                              \
    static inline real cuCabs##f(type a)                                                           \
    {                                                                                              \
        return hypot##f(a.x, a.y);                                                                 \
    }                                                                                              \
    static inline type cuConj##f(type a)                                                           \
    {                                                                                              \
        return make_##name(a.x, -a.y);                                                             \
    }                                                                                              \
    static inline type cuCadd##f(type a, type b)                                                   \
    {                                                                                              \
        return make_##name(a.x + b.x, a.y + b.y);                                                  \
    }                                                                                              \
    static inline type cuCsub##f(type a, type b)                                                   \
    {                                                                                              \
        return make_##name(a.x - b.x, a.y - b.y);                                                  \
    }                                                                                              \
    static inline type cuCmul##f(type a, type b)                                                   \
    {                                                                                              \
        return make_##name(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);                          \
    }                                                                                              \
    static inline type cuCdiv##f(type a, type b)                                                   \
    {                                                                                              \
        real scale = 1 / (fabs##f(b.x) + fabs##f(b.y));                                            \
        type n = make_##name(a.x * scale, a.y * scale);                                            \
        type d = make_##name(b.x * scale, b.y * scale);                                            \
        real inverse = 1 / (d.x * d.x + d.y * d.y);                                                \
        return make_##name((n.x * d.x + n.y * d.y) * inverse, (n.y * d.x - n.x * d.y) * inverse);  \
    }                                                                                              \
    static inline type cuCfma##f(type a, type b, type c)                                           \
    {                                                                                              \
        return cuCadd##f(cuCmul##f(a, b), c);                                                      \
    }

CU2CL_COMPLEX_FUNCTIONS(cuFloatComplex, float, cuFloatComplex, f)
CU2CL_COMPLEX_FUNCTIONS(cuDoubleComplex, double, cuDoubleComplex, )
#undef CU2CL_COMPLEX_FUNCTIONS

static inline cuComplex make_cuComplex(float x, float y)
{
    return make_cuFloatComplex(x, y);
}

static inline cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex a)
{
    return make_cuDoubleComplex(a.x, a.y);
}

static inline cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex a)
{
    return make_cuFloatComplex((float)a.x, (float)a.y);
}

#endif
#endif
