/* Functions that nvcc makes visible in host code beyond the C library: minimum and maximum for all
 * arithmetic types, and mathematical functions that C lacks. Included by <cu2cl/cu2cl.h> in C++;
 * not used where CUDA's own headers are, and not in C++ that is no CUDA, where programs may have their
 * own. */
#ifndef CU2CL_HOST_MATH_H
#define CU2CL_HOST_MATH_H

#include <cmath>
#include <utility>

#include "hide_macros.h"

#if !defined(__CUDACC__) && !defined(__CUDA__) && !defined(CU2CL_PLAIN_SOURCE)

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

/* glibc 2.41 and 2.42 have some of these by the names of C23. */
#if !defined(__GLIBC__) || __GLIBC__ * 100 + __GLIBC_MINOR__ < 242
static inline float rsqrtf(float __x)
{
    return 1.0f / sqrtf(__x);
}
static inline double rsqrt(double __x)
{
    return 1.0 / sqrt(__x);
}
#endif
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
static inline float rcbrt(float __x)
{
    return rcbrtf(__x);
}

#if !defined(__GLIBC__) || __GLIBC__ * 100 + __GLIBC_MINOR__ < 241
/* Multiples of 1/2 give exact results: the argument is brought near 0 first, without an error. */
static inline double sinpi(double __x)
{
    double __y = __x - 2.0 * rint(0.5 * __x);
    if (fabs(__y) > 0.5)
        __y = copysign(1.0 - fabs(__y), __y);
    return __y == 0.0 ? copysign(0.0, __x) : sin(3.14159265358979323846 * __y);
}
static inline double cospi(double __x)
{
    double __y = fabs(__x - 2.0 * rint(0.5 * __x));
    return __y < 0.25 ? cos(3.14159265358979323846 * __y) : sinpi(0.5 - __y);
}
static inline float sinpif(float __x)
{
    return static_cast<float>(sinpi(static_cast<double>(__x)));
}
static inline float cospif(float __x)
{
    return static_cast<float>(cospi(static_cast<double>(__x)));
}
#endif
static inline void sincospi(double __x, double *__sine, double *__cosine)
{
    *__sine = sinpi(__x);
    *__cosine = cospi(__x);
}
static inline void sincospif(float __x, float *__sine, float *__cosine)
{
    *__sine = sinpif(__x);
    *__cosine = cospif(__x);
}

static inline double normcdf(double __x)
{
    return static_cast<double>(0.5L * erfcl(-0.70710678118654752440084L * __x));
}

/* exp(x * x) * erfc(x): beyond 40 by the first terms of its asymptotic series. */
static inline double erfcx(double __x)
{
    long double __long_x = __x, __s = 0.5L / (__long_x * __long_x);
    if (__x < 40.0)
        return static_cast<double>(expl(__long_x * __long_x) * erfcl(__long_x));
    return static_cast<double>((1.0L - __s * (1.0L - __s * (3.0L - __s * 15.0L))) /
                               (1.77245385090551602729817L * __long_x));
}

/* Halley's method, from an estimate of Winitzki's; each step triples the number of right digits. */
static inline double erfcinv(double __y)
{
    if (!(__y > 0.0 && __y < 2.0))
        return __y == 0.0 ? HUGE_VAL : __y == 2.0 ? -HUGE_VAL : NAN;
    double __tail = __y < 1.0 ? __y : 2.0 - __y; /* the result of this one is not negative */
    double __l = log(__tail * (2.0 - __tail));
    double __t = 4.33 + 0.5 * __l;
    double __x = sqrt(fmax(sqrt(__t * __t - __l / 0.147) - __t, 0.0));
    for (int __i = 0; __i < 4; __i++) {
        /* the error relative to the slope, in a form that is right where erfc is tiny */
        double __e = (erfcx(__x) - exp(__x * __x + log(__tail))) * 0.88622692545275801365;
        __x += __e / (1.0 - __x * __e);
    }
    return __y < 1.0 ? __x : -__x;
}
static inline double erfinv(double __y)
{
    if (!(fabs(__y) < 0.5))
        return copysign(1.0, __y) * erfcinv(1.0 - fabs(__y));
    double __x = 0.88622692545275801365 * __y;
    for (int __i = 0; __i < 4; __i++) {
        double __e = (__y - erf(__x)) * 0.88622692545275801365 * exp(__x * __x);
        __x += __e / (1.0 - __x * __e);
    }
    return __y == 0.0 ? __y : __x;
}
static inline double normcdfinv(double __y)
{
    return -1.41421356237309504880 * erfcinv(2.0 * __y);
}

static inline double rhypot(double __x, double __y)
{
    return 1.0 / hypot(__x, __y);
}
static inline double norm3d(double __x, double __y, double __z)
{
    return hypot(hypot(__x, __y), __z);
}
static inline double fdivide(double __x, double __y)
{
    return __x / __y;
}
static inline float fdividef(float __x, float __y)
{
    return __x / __y;
}
static inline float rhypotf(float __x, float __y)
{
    return static_cast<float>(rhypot(__x, __y));
}
static inline float norm3df(float __x, float __y, float __z)
{
    return static_cast<float>(norm3d(__x, __y, __z));
}

/* The functions of floats, by those of doubles. */
#define CU2CL_FLOAT_MATH(name)                                                                     \
    static inline float name##f(float __x)                                                         \
    {                                                                                              \
        return static_cast<float>(name(static_cast<double>(__x)));                                 \
    }                                                                                              \
    static inline float name(float __x)                                                            \
    {                                                                                              \
        return name##f(__x);                                                                       \
    }
CU2CL_FLOAT_MATH(normcdf)
CU2CL_FLOAT_MATH(normcdfinv)
CU2CL_FLOAT_MATH(erfcx)
CU2CL_FLOAT_MATH(erfinv)
CU2CL_FLOAT_MATH(erfcinv)
#undef CU2CL_FLOAT_MATH
static inline float sinpi(float __x)
{
    return sinpif(__x);
}
static inline float cospi(float __x)
{
    return cospif(__x);
}

#endif
#include "show_macros.h"

#endif
