/* Functions that nvcc makes visible in host code beyond the C library: minimum and maximum for all
 * arithmetic types, and mathematical functions that C lacks. Included by <cu2cl/cu2cl.h> in C++;
 * not used where CUDA's own headers are. */
#ifndef CU2CL_HOST_MATH_H
#define CU2CL_HOST_MATH_H

#include <cmath>
#include <utility>

#include <cu2cl/hide_macros.h>

#if !defined(__CUDACC__) && !defined(__CUDA__)

#define CU2CL_MIN_MAX(type)                                                                        \
    static inline type min(type __a, type __b)                                                     \
    {                                                                                              \
        return __b < __a ? __b : __a;                                                              \
    }                                                                                              \
    static inline type max(type __a, type __b)                                                     \
    {                                                                                              \
        return __a < __b ? __b : __a;                                                              \
    }

#define CU2CL_MIN_MAX_MIXED(result, left, right)                                                   \
    static inline result min(left __a, right __b)                                                  \
    {                                                                                              \
        return min(static_cast<result>(__a), static_cast<result>(__b));                            \
    }                                                                                              \
    static inline result max(left __a, right __b)                                                  \
    {                                                                                              \
        return max(static_cast<result>(__a), static_cast<result>(__b));                            \
    }

CU2CL_MIN_MAX(int)
CU2CL_MIN_MAX(unsigned int)
CU2CL_MIN_MAX(long)
CU2CL_MIN_MAX(unsigned long)
CU2CL_MIN_MAX(long long)
CU2CL_MIN_MAX(unsigned long long)
CU2CL_MIN_MAX_MIXED(unsigned int, int, unsigned int)
CU2CL_MIN_MAX_MIXED(unsigned int, unsigned int, int)
CU2CL_MIN_MAX_MIXED(unsigned long, long, unsigned long)
CU2CL_MIN_MAX_MIXED(unsigned long, unsigned long, long)
CU2CL_MIN_MAX_MIXED(unsigned long long, long long, unsigned long long)
CU2CL_MIN_MAX_MIXED(unsigned long long, unsigned long long, long long)

/* Of a number and a NaN these give the number, as CUDA's do. */
static inline float min(float __a, float __b)
{
    return fminf(__a, __b);
}
static inline float max(float __a, float __b)
{
    return fmaxf(__a, __b);
}
static inline double min(double __a, double __b)
{
    return fmin(__a, __b);
}
static inline double max(double __a, double __b)
{
    return fmax(__a, __b);
}
CU2CL_MIN_MAX_MIXED(double, float, double)
CU2CL_MIN_MAX_MIXED(double, double, float)

#undef CU2CL_MIN_MAX
#undef CU2CL_MIN_MAX_MIXED

static inline float rsqrtf(float __x)
{
    return 1.0f / sqrtf(__x);
}
static inline double rsqrt(double __x)
{
    return 1.0 / sqrt(__x);
}
static inline float rsqrt(float __x)
{
    return rsqrtf(__x);
}
static inline float rcbrtf(float __x)
{
    return 1.0f / cbrtf(__x);
}
static inline double rcbrt(double __x)
{
    return 1.0 / cbrt(__x);
}

#endif
#include <cu2cl/show_macros.h>

#endif
