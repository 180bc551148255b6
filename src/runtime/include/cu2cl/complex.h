/* Complex numbers of cuComplex.h for host code: float2 and double2 whose x is the real part.
 *
 * The names are CUDA's own, so that ported text keeps its calls. Sums, products, and quotients are
 * computed like those of the kernels (complex.clh): a quotient is scaled by the divisor's size, so
 * that it overflows only where it is too large itself. */
#ifndef CU2CL_COMPLEX_H
#define CU2CL_COMPLEX_H

#include <math.h>

#include "hide_macros.h"

#include "vector_types.h"

#ifndef CU_COMPLEX_H_
#define CU_COMPLEX_H_

typedef float2 cuFloatComplex;
typedef float2 cuComplex;
typedef double2 cuDoubleComplex;

#define CU2CL_COMPLEX_FUNCTIONS(type, real, name, f)                                               \
    static inline type make_##name(real __x, real __y)                                             \
    {                                                                                              \
        type __z;                                                                                  \
        __z.x = __x;                                                                               \
        __z.y = __y;                                                                               \
        return __z;                                                                                \
    }                                                                                              \
    static inline real cuCreal##f(type __a)                                                        \
    {                                                                                              \
        return __a.x;                                                                              \
    }                                                                                              \
    static inline real cuCimag##f(type __a)                                                        \
    {                                                                                              \
        return __a.y;                                                                              \
    }                                                                                              \
    static inline real cuCabs##f(type __a)                                                         \
    {                                                                                              \
        return hypot##f(__a.x, __a.y);                                                             \
    }                                                                                              \
    static inline type cuConj##f(type __a)                                                         \
    {                                                                                              \
        return make_##name(__a.x, -__a.y);                                                         \
    }                                                                                              \
    static inline type cuCadd##f(type __a, type __b)                                               \
    {                                                                                              \
        return make_##name(__a.x + __b.x, __a.y + __b.y);                                          \
    }                                                                                              \
    static inline type cuCsub##f(type __a, type __b)                                               \
    {                                                                                              \
        return make_##name(__a.x - __b.x, __a.y - __b.y);                                          \
    }                                                                                              \
    static inline type cuCmul##f(type __a, type __b)                                               \
    {                                                                                              \
        return make_##name(__a.x * __b.x - __a.y * __b.y, __a.x * __b.y + __a.y * __b.x);          \
    }                                                                                              \
    static inline type cuCdiv##f(type __a, type __b)                                               \
    {                                                                                              \
        real __scale = 1 / (fabs##f(__b.x) + fabs##f(__b.y));                                      \
        type __n = make_##name(__a.x * __scale, __a.y * __scale);                                  \
        type __d = make_##name(__b.x * __scale, __b.y * __scale);                                  \
        real __inverse = 1 / (__d.x * __d.x + __d.y * __d.y);                                      \
        return make_##name((__n.x * __d.x + __n.y * __d.y) * __inverse,                            \
                           (__n.y * __d.x - __n.x * __d.y) * __inverse);                           \
    }                                                                                              \
    static inline type cuCfma##f(type __a, type __b, type __c)                                     \
    {                                                                                              \
        return cuCadd##f(cuCmul##f(__a, __b), __c);                                                \
    }

CU2CL_COMPLEX_FUNCTIONS(cuFloatComplex, float, cuFloatComplex, f)
CU2CL_COMPLEX_FUNCTIONS(cuDoubleComplex, double, cuDoubleComplex, )
#undef CU2CL_COMPLEX_FUNCTIONS

static inline cuComplex make_cuComplex(float __x, float __y)
{
    return make_cuFloatComplex(__x, __y);
}

static inline cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex __a)
{
    return make_cuDoubleComplex(__a.x, __a.y);
}

static inline cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex __a)
{
    return make_cuFloatComplex((float)__a.x, (float)__a.y);
}

#endif
#include "show_macros.h"

#endif
