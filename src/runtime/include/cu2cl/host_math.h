/* Functions that nvcc makes visible in host code beyond the C library: minimum and maximum for all
 * arithmetic types, and mathematical functions that C lacks. Included by <cu2cl/cu2cl.h> in C++;
 * not used where CUDA's own headers are. */
#ifndef CU2CL_HOST_MATH_H
#define CU2CL_HOST_MATH_H

#include <cmath>
#include <utility>

#if !defined(__CUDACC__) && !defined(__CUDA__)

#define CU2CL_MIN_MAX(type)                                                                        \
    static inline type min(type a, type b)                                                         \
    {                                                                                              \
        return b < a ? b : a;                                                                      \
    }                                                                                              \
    static inline type max(type a, type b)                                                         \
    {                                                                                              \
        return a < b ? b : a;                                                                      \
    }

#define CU2CL_MIN_MAX_MIXED(result, left, right)                                                   \
    static inline result min(left a, right b)                                                      \
    {                                                                                              \
        return min(static_cast<result>(a), static_cast<result>(b));                                \
    }                                                                                              \
    static inline result max(left a, right b)                                                      \
    {                                                                                              \
        return max(static_cast<result>(a), static_cast<result>(b));                                \
    }

#if !defined(min) && !defined(max)
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
static inline float min(float a, float b)
{
    return fminf(a, b);
}
static inline float max(float a, float b)
{
    return fmaxf(a, b);
}
static inline double min(double a, double b)
{
    return fmin(a, b);
}
static inline double max(double a, double b)
{
    return fmax(a, b);
}
CU2CL_MIN_MAX_MIXED(double, float, double)
CU2CL_MIN_MAX_MIXED(double, double, float)
#endif

#undef CU2CL_MIN_MAX
#undef CU2CL_MIN_MAX_MIXED

static inline float rsqrtf(float x)
{
    return 1.0f / sqrtf(x);
}
static inline double rsqrt(double x)
{
    return 1.0 / sqrt(x);
}
static inline float rsqrt(float x)
{
    return rsqrtf(x);
}
static inline float rcbrtf(float x)
{
    return 1.0f / cbrtf(x);
}
static inline double rcbrt(double x)
{
    return 1.0 / cbrt(x);
}

#endif
#endif
