/* Mathematical functions of device code, and those of host code that the C library lacks.
 *
 * The device functions are overloads with __device__ only, so the host keeps the C library's. Every
 * function exists for double and float under one name, and with the ending `f` for float. */
#ifndef CU2CL_CUDA_DEVICE_MATH_H
#define CU2CL_CUDA_DEVICE_MATH_H

#include "../host_defines.h"

#define CU2CL_MATH_1(name)                                                                         \
    __device__ double name(double);                                                                \
    __device__ float name(float);                                                                  \
    __device__ float name##f(float);
#define CU2CL_MATH_2(name)                                                                         \
    __device__ double name(double, double);                                                        \
    __device__ float name(float, float);                                                           \
    __device__ float name##f(float, float);
#define CU2CL_MATH_3(name)                                                                         \
    __device__ double name(double, double, double);                                                \
    __device__ float name(float, float, float);                                                    \
    __device__ float name##f(float, float, float);
CU2CL_MATH_1(sqrt)
CU2CL_MATH_1(rsqrt)
CU2CL_MATH_1(cbrt)
CU2CL_MATH_1(rcbrt)
CU2CL_MATH_1(sin)
CU2CL_MATH_1(cos)
CU2CL_MATH_1(tan)
CU2CL_MATH_1(asin)
CU2CL_MATH_1(acos)
CU2CL_MATH_1(atan)
CU2CL_MATH_1(sinh)
CU2CL_MATH_1(cosh)
CU2CL_MATH_1(tanh)
CU2CL_MATH_1(asinh)
CU2CL_MATH_1(acosh)
CU2CL_MATH_1(atanh)
CU2CL_MATH_1(sinpi)
CU2CL_MATH_1(cospi)
CU2CL_MATH_1(tanpi)
CU2CL_MATH_1(exp)
CU2CL_MATH_1(exp2)
CU2CL_MATH_1(exp10)
CU2CL_MATH_1(expm1)
CU2CL_MATH_1(log)
CU2CL_MATH_1(log2)
CU2CL_MATH_1(log10)
CU2CL_MATH_1(log1p)
CU2CL_MATH_1(logb)
CU2CL_MATH_1(floor)
CU2CL_MATH_1(ceil)
CU2CL_MATH_1(trunc)
CU2CL_MATH_1(round)
CU2CL_MATH_1(rint)
CU2CL_MATH_1(nearbyint)
CU2CL_MATH_1(fabs)
CU2CL_MATH_1(erf)
CU2CL_MATH_1(erfc)
CU2CL_MATH_1(erfinv)
CU2CL_MATH_1(erfcinv)
CU2CL_MATH_1(erfcx)
CU2CL_MATH_1(normcdf)
CU2CL_MATH_1(normcdfinv)
CU2CL_MATH_1(tgamma)
CU2CL_MATH_1(lgamma)
CU2CL_MATH_1(j0)
CU2CL_MATH_1(j1)
CU2CL_MATH_1(y0)
CU2CL_MATH_1(y1)
CU2CL_MATH_1(cyl_bessel_i0)
CU2CL_MATH_1(cyl_bessel_i1)
CU2CL_MATH_2(pow)
CU2CL_MATH_2(fmod)
CU2CL_MATH_2(remainder)
CU2CL_MATH_2(atan2)
CU2CL_MATH_2(hypot)
CU2CL_MATH_2(rhypot)
CU2CL_MATH_2(fmin)
CU2CL_MATH_2(fmax)
CU2CL_MATH_2(fdim)
CU2CL_MATH_2(copysign)
CU2CL_MATH_2(nextafter)
CU2CL_MATH_2(fdivide)
CU2CL_MATH_3(fma)
CU2CL_MATH_3(norm3d)
CU2CL_MATH_3(rnorm3d)
#undef CU2CL_MATH_3
#undef CU2CL_MATH_2
#undef CU2CL_MATH_1

__device__ double pow(double, int);
__device__ double pow(float, int); // as in C++: only powf and pow(float, float) give a float
__device__ double powi(double, int);
__device__ float powif(float, int);
__device__ void sincos(double, double *, double *);
__device__ void sincos(float, float *, float *);
__device__ void sincosf(float, float *, float *);
__device__ void sincospi(double, double *, double *);
__device__ void sincospi(float, float *, float *);
__device__ void sincospif(float, float *, float *);
__device__ double modf(double, double *);
__device__ float modf(float, float *);
__device__ float modff(float, float *);
__device__ double frexp(double, int *);
__device__ float frexp(float, int *);
__device__ float frexpf(float, int *);
__device__ double ldexp(double, int);
__device__ float ldexp(float, int);
__device__ float ldexpf(float, int);
__device__ double scalbn(double, int);
__device__ float scalbn(float, int);
__device__ float scalbnf(float, int);
__device__ double scalbln(double, long);
__device__ float scalbln(float, long);
__device__ float scalblnf(float, long);
__device__ int ilogb(double);
__device__ int ilogb(float);
__device__ int ilogbf(float);
__device__ double remquo(double, double, int *);
__device__ float remquo(float, float, int *);
__device__ float remquof(float, float, int *);
__device__ double nan(const char *);
__device__ float nanf(const char *);
__device__ double jn(int, double);
__device__ float jn(int, float);
__device__ float jnf(int, float);
__device__ double yn(int, double);
__device__ float yn(int, float);
__device__ float ynf(int, float);
__device__ double norm(int, const double *);
__device__ float norm(int, const float *);
__device__ float normf(int, const float *);
__device__ double rnorm(int, const double *);
__device__ float rnorm(int, const float *);
__device__ float rnormf(int, const float *);
__device__ double norm4d(double, double, double, double);
__device__ float norm4df(float, float, float, float);
__device__ double rnorm4d(double, double, double, double);
__device__ float rnorm4df(float, float, float, float);

/* Rounding to integers. */
#define CU2CL_MATH_TO_INTEGER(name, type)                                                          \
    __device__ type name(double);                                                                  \
    __device__ type name(float);                                                                   \
    __device__ type name##f(float);
CU2CL_MATH_TO_INTEGER(lrint, long)
CU2CL_MATH_TO_INTEGER(lround, long)
CU2CL_MATH_TO_INTEGER(llrint, long long)
CU2CL_MATH_TO_INTEGER(llround, long long)
#undef CU2CL_MATH_TO_INTEGER

/* Classification. */
__device__ bool isnan(float);
__device__ bool isnan(double);
__device__ bool isinf(float);
__device__ bool isinf(double);
__device__ bool isfinite(float);
__device__ bool isfinite(double);
__device__ bool signbit(float);
__device__ bool signbit(double);
__device__ int finite(double);
__device__ int finitef(float);
__device__ int __isnan(double);
__device__ int __isnanf(float);
__device__ int __isinf(double);
__device__ int __isinff(float);
__device__ int __finite(double);
__device__ int __finitef(float);
__device__ int __signbit(double);
__device__ int __signbitd(double);
__device__ int __signbitf(float);

/* Fast, inexact versions. */
__device__ float __sinf(float);
__device__ float __cosf(float);
__device__ float __tanf(float);
__device__ float __tanhf(float);
__device__ void __sincosf(float, float *, float *);
__device__ float __expf(float);
__device__ float __exp10f(float);
__device__ float __logf(float);
__device__ float __log2f(float);
__device__ float __log10f(float);
__device__ float __powf(float, float);
__device__ float __fdividef(float, float);
__device__ float __saturatef(float);
__device__ float saturate(float);
__device__ float __frsqrt_rn(float);

/* Arithmetic with a rounding mode: to nearest even, towards zero, up, down. */
#define CU2CL_ROUNDED(mode)                                                                        \
    __device__ float __fadd_##mode(float, float);                                                  \
    __device__ float __fsub_##mode(float, float);                                                  \
    __device__ float __fmul_##mode(float, float);                                                  \
    __device__ float __fdiv_##mode(float, float);                                                  \
    __device__ float __fmaf_##mode(float, float, float);                                           \
    __device__ float __fmaf_ieee_##mode(float, float, float);                                      \
    __device__ float __fsqrt_##mode(float);                                                        \
    __device__ float __frcp_##mode(float);                                                         \
    __device__ double __dadd_##mode(double, double);                                               \
    __device__ double __dsub_##mode(double, double);                                               \
    __device__ double __dmul_##mode(double, double);                                               \
    __device__ double __ddiv_##mode(double, double);                                               \
    __device__ double __fma_##mode(double, double, double);                                        \
    __device__ double __dsqrt_##mode(double);                                                      \
    __device__ double __drcp_##mode(double);
CU2CL_ROUNDED(rn)
CU2CL_ROUNDED(rz)
CU2CL_ROUNDED(ru)
CU2CL_ROUNDED(rd)
#undef CU2CL_ROUNDED

/* Host versions of what only CUDA has. glibc 2.41 and 2.42 declare sinpi, cospi and rsqrt, too, by the
 * names of C23, as functions of C that throw nothing. */
#define CU2CL_HOST_MATH_1(name)                                                                    \
    extern "C" __host__ double name(double) noexcept;                                              \
    __host__ float name(float);                                                                    \
    extern "C" __host__ float name##f(float) noexcept;
CU2CL_HOST_MATH_1(rsqrt)
CU2CL_HOST_MATH_1(rcbrt)
CU2CL_HOST_MATH_1(sinpi)
CU2CL_HOST_MATH_1(cospi)
CU2CL_HOST_MATH_1(erfinv)
CU2CL_HOST_MATH_1(erfcinv)
CU2CL_HOST_MATH_1(erfcx)
CU2CL_HOST_MATH_1(normcdf)
CU2CL_HOST_MATH_1(normcdfinv)
CU2CL_HOST_MATH_1(cyl_bessel_i0)
CU2CL_HOST_MATH_1(cyl_bessel_i1)
#undef CU2CL_HOST_MATH_1
__host__ void sincospi(double, double *, double *);
__host__ void sincospif(float, float *, float *);
__host__ double rhypot(double, double);
__host__ float rhypotf(float, float);
__host__ double norm3d(double, double, double);
__host__ float norm3df(float, float, float);
__host__ float fdividef(float, float);
__host__ double fdivide(double, double);

#endif
