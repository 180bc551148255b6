/* Numbers of 6 and 4 bits, __nv_fp6_e2m3, __nv_fp6_e3m2 and __nv_fp4_e2m1, and their vectors, for host
 * code and for the translator, which ports what kernels use from here. Stands for cuda_fp6.h and
 * cuda_fp4.h.
 *
 * All codes are finite numbers. What is too large becomes the largest one, what is not a number the
 * largest positive one. A number of 6 bits lies in a byte, two of 4 bits share one. */
#ifndef CU2CL_FLOAT6_H
#define CU2CL_FLOAT6_H

#include "float8.h"

#ifdef __CUDACC__
#define CU2CL_BOTH_FLOAT6 __host__ __device__ inline
#define CU2CL_ROUND_MODE  enum cudaRoundMode
#define CU2CL_TO_ZERO     cudaRoundZero
#define CU2CL_TO_NEAREST  cudaRoundNearest
#else
#include "types.h"
#define CU2CL_BOTH_FLOAT6 inline
#define CU2CL_ROUND_MODE  enum cu2clRoundMode
#define CU2CL_TO_ZERO     cu2clRoundZero
#define CU2CL_TO_NEAREST  cu2clRoundNearest
#endif

#ifdef __cplusplus
#include "hide_macros.h"

typedef __nv_fp8_storage_t __nv_fp6_storage_t;
typedef __nv_fp8x2_storage_t __nv_fp6x2_storage_t;
typedef __nv_fp8x4_storage_t __nv_fp6x4_storage_t;
typedef __nv_fp8_storage_t __nv_fp4_storage_t;
typedef __nv_fp8_storage_t __nv_fp4x2_storage_t;
typedef __nv_fp8x2_storage_t __nv_fp4x4_storage_t;
enum __nv_fp6_interpretation_t { __NV_E2M3, __NV_E3M2 };
enum __nv_fp4_interpretation_t { __NV_E2M1 };

/* A number, 2^exponent times a fraction with 52 binary places, in a format with `places` of them,
 * `least` as the exponent of its smallest normal numbers, and the code `largest` below the sign's
 * bit. Rounded once, to nearest or to zero. */
CU2CL_BOTH_FLOAT6 unsigned int __nv_fp6_encode(bool __is_negative, int __exponent,
                                               unsigned long long __fraction, int __places,
                                               int __least, unsigned int __largest,
                                               bool __is_to_zero)
{
    unsigned int __sign = __is_negative ? __largest + 1 : 0, __code = __largest;
    if (__exponent < __least - __places - 1) {
        return __sign;
    }
    if (__exponent < 16) {
        /* in units of the last place that the result has */
        int __at = __exponent > __least ? __exponent : __least;
        int __below = 52 - __places + __at - __exponent;
        unsigned long long __digits = 1ull << 52 | __fraction;
        unsigned long long __cut = __digits & ((1ull << __below) - 1);
        unsigned long long __tie = 1ull << (__below - 1);
        __code = (unsigned int)(__digits >> __below);
        if (!__is_to_zero && (__cut > __tie || (__cut == __tie && (__code & 1)))) {
            __code++;
        }
        __code += (unsigned int)(__at - __least) << __places;
    }
    return __sign | (__code > __largest ? __largest : __code);
}

CU2CL_BOTH_FLOAT6 unsigned int __nv_fp6_of_double(const double __x, int __places, int __least,
                                                  unsigned int __largest, bool __is_to_zero)
{
#ifdef __CUDA_ARCH__
    unsigned long long __bits = (unsigned long long)__double_as_longlong(__x);
#else
    unsigned long long __bits;
    memcpy(&__bits, &__x, sizeof __bits);
#endif
    if (__x != __x) {
        return __largest;
    }
    return __nv_fp6_encode(__bits >> 63 != 0, (int)(__bits >> 52 & 0x7ff) - 1023,
                           __bits & 0xfffffffffffffull, __places, __least, __largest, __is_to_zero);
}

/* For devices without numbers of 64 bits. */
CU2CL_BOTH_FLOAT6 unsigned int __nv_fp6_of_float(const float __x, int __places, int __least,
                                                 unsigned int __largest, bool __is_to_zero)
{
#ifdef __CUDA_ARCH__
    unsigned int __bits = __float_as_uint(__x);
#else
    unsigned int __bits;
    memcpy(&__bits, &__x, sizeof __bits);
#endif
    if (__x != __x) {
        return __largest;
    }
    return __nv_fp6_encode(__bits >> 31 != 0, (int)(__bits >> 23 & 0xff) - 127,
                           (unsigned long long)(__bits & 0x7fffff) << 29, __places, __least,
                           __largest, __is_to_zero);
}

/* The bits of the half that the code stands for. */
CU2CL_BOTH_FLOAT6 unsigned short __nv_fp6_decode(unsigned int __x, int __places, int __least,
                                                 unsigned int __largest)
{
    unsigned int __sign = (__x & (__largest + 1)) ? 0x8000u : 0, __code = __x & __largest;
    int __exponent = (int)(__code >> __places);
    unsigned int __digits = __code & ((1u << __places) - 1);
    if (!__code) {
        return (unsigned short)__sign;
    }
    if (__exponent) {
        __exponent--;
    } else {
        for (; !(__digits >> __places); __exponent--) {
            __digits <<= 1;
        }
        __digits -= 1u << __places;
    }
    return (unsigned short)(__sign | (unsigned int)(__exponent + __least + 15) << 10 |
                            __digits << (10 - __places));
}

#define CU2CL_FLOAT6_OF(T)                                                                         \
    CU2CL_BOTH_FLOAT6 __nv_fp6_storage_t __nv_cvt_##T##_to_fp6(                                    \
        const T __x, const __nv_fp6_interpretation_t __kind, const CU2CL_ROUND_MODE __rounding)    \
    {                                                                                              \
        bool __is_e2m3 = __kind == __NV_E2M3;                                                      \
        return (__nv_fp6_storage_t)__nv_fp6_of_##T(__x, __is_e2m3 ? 3 : 2, __is_e2m3 ? 0 : -2,     \
                                                   0x1f, __rounding == CU2CL_TO_ZERO);             \
    }                                                                                              \
    CU2CL_BOTH_FLOAT6 __nv_fp4_storage_t __nv_cvt_##T##_to_fp4(                                    \
        const T __x, const __nv_fp4_interpretation_t, const CU2CL_ROUND_MODE __rounding)           \
    {                                                                                              \
        return (__nv_fp4_storage_t)__nv_fp6_of_##T(__x, 1, 0, 7, __rounding == CU2CL_TO_ZERO);     \
    }
CU2CL_FLOAT6_OF(float)
CU2CL_FLOAT6_OF(double)
#undef CU2CL_FLOAT6_OF

CU2CL_BOTH_FLOAT6 __half_raw __nv_cvt_fp6_to_halfraw(const __nv_fp6_storage_t __x,
                                                     const __nv_fp6_interpretation_t __kind)
{
    bool __is_e2m3 = __kind == __NV_E2M3;
    __half_raw __result;
    __result.x = __nv_fp6_decode(__x, __is_e2m3 ? 3 : 2, __is_e2m3 ? 0 : -2, 0x1f);
    return __result;
}

CU2CL_BOTH_FLOAT6 __half_raw __nv_cvt_fp4_to_halfraw(const __nv_fp4_storage_t __x,
                                                     const __nv_fp4_interpretation_t)
{
    __half_raw __result;
    __result.x = __nv_fp6_decode(__x, 1, 0, 7);
    return __result;
}

/* The conversions from other types, and of two numbers, the first in the lower bits. */
#define CU2CL_FLOAT6_CONVERSIONS(fp, shift, mask)                                                  \
    CU2CL_BOTH_FLOAT6 __nv_##fp##_storage_t __nv_cvt_halfraw_to_##fp(                              \
        const __half_raw __x, const __nv_##fp##_interpretation_t __kind,                           \
        const CU2CL_ROUND_MODE __rounding)                                                         \
    {                                                                                              \
        return __nv_cvt_float_to_##fp(__half2float(__half(__x)), __kind, __rounding);              \
    }                                                                                              \
    CU2CL_BOTH_FLOAT6 __nv_##fp##_storage_t __nv_cvt_bfloat16raw_to_##fp(                          \
        const __nv_bfloat16_raw __x, const __nv_##fp##_interpretation_t __kind,                    \
        const CU2CL_ROUND_MODE __rounding)                                                         \
    {                                                                                              \
        return __nv_cvt_float_to_##fp(__bfloat162float(__nv_bfloat16(__x)), __kind, __rounding);   \
    }                                                                                              \
    CU2CL_BOTH_FLOAT6 __nv_##fp##x2_storage_t __nv_cvt_double2_to_##fp##x2(                        \
        const double2 __x, const __nv_##fp##_interpretation_t __kind,                              \
        const CU2CL_ROUND_MODE __rounding)                                                         \
    {                                                                                              \
        return (__nv_##fp##x2_storage_t)(__nv_cvt_double_to_##fp(__x.x, __kind, __rounding) |      \
                                         __nv_cvt_double_to_##fp(__x.y, __kind, __rounding)        \
                                             << (shift));                                          \
    }                                                                                              \
    CU2CL_BOTH_FLOAT6 __nv_##fp##x2_storage_t __nv_cvt_float2_to_##fp##x2(                         \
        const float2 __x, const __nv_##fp##_interpretation_t __kind,                               \
        const CU2CL_ROUND_MODE __rounding)                                                         \
    {                                                                                              \
        return (__nv_##fp##x2_storage_t)(__nv_cvt_float_to_##fp(__x.x, __kind, __rounding) |       \
                                         __nv_cvt_float_to_##fp(__x.y, __kind, __rounding)         \
                                             << (shift));                                          \
    }                                                                                              \
    CU2CL_BOTH_FLOAT6 __nv_##fp##x2_storage_t __nv_cvt_halfraw2_to_##fp##x2(                       \
        const __half2_raw __x, const __nv_##fp##_interpretation_t __kind,                          \
        const CU2CL_ROUND_MODE __rounding)                                                         \
    {                                                                                              \
        __half_raw __first, __second;                                                              \
        __first.x = __x.x;                                                                         \
        __second.x = __x.y;                                                                        \
        return (__nv_##fp##x2_storage_t)(__nv_cvt_halfraw_to_##fp(__first, __kind, __rounding) |   \
                                         __nv_cvt_halfraw_to_##fp(__second, __kind, __rounding)    \
                                             << (shift));                                          \
    }                                                                                              \
    CU2CL_BOTH_FLOAT6 __nv_##fp##x2_storage_t __nv_cvt_bfloat16raw2_to_##fp##x2(                   \
        const __nv_bfloat162_raw __x, const __nv_##fp##_interpretation_t __kind,                   \
        const CU2CL_ROUND_MODE __rounding)                                                         \
    {                                                                                              \
        __nv_bfloat16_raw __first, __second;                                                       \
        __first.x = __x.x;                                                                         \
        __second.x = __x.y;                                                                        \
        return (__nv_##fp##x2_storage_t)(                                                          \
            __nv_cvt_bfloat16raw_to_##fp(__first, __kind, __rounding) |                            \
            __nv_cvt_bfloat16raw_to_##fp(__second, __kind, __rounding) << (shift));                \
    }                                                                                              \
    CU2CL_BOTH_FLOAT6 __half2_raw __nv_cvt_##fp##x2_to_halfraw2(                                   \
        const __nv_##fp##x2_storage_t __x, const __nv_##fp##_interpretation_t __kind)              \
    {                                                                                              \
        __half2_raw __result;                                                                      \
        __result.x = __nv_cvt_##fp##_to_halfraw((__nv_##fp##_storage_t)(__x & (mask)), __kind).x;  \
        __result.y =                                                                               \
            __nv_cvt_##fp##_to_halfraw((__nv_##fp##_storage_t)(__x >> (shift)), __kind).x;         \
        return __result;                                                                           \
    }
CU2CL_FLOAT6_CONVERSIONS(fp6, 8, 0xff)
CU2CL_FLOAT6_CONVERSIONS(fp4, 4, 0xf)
#undef CU2CL_FLOAT6_CONVERSIONS

#define CU2CL_FLOAT6_OF_INTEGER(name, fp, T, kind)                                                 \
    CU2CL_BOTH_FLOAT6 explicit name(const T __value)                                               \
        : __x(__nv_cvt_float_to_##fp((float)__value, kind, CU2CL_TO_NEAREST))                      \
    {                                                                                              \
    }
/* What is negative is 0 in numbers without a sign. */
#define CU2CL_FLOAT6_TO_INTEGER(T)                                                                 \
    CU2CL_BOTH_FLOAT6 explicit operator signed T() const                                           \
    {                                                                                              \
        return (signed T)(float)*this;                                                             \
    }                                                                                              \
    CU2CL_BOTH_FLOAT6 explicit operator unsigned T() const                                         \
    {                                                                                              \
        float __value = (float)*this;                                                              \
        return __value < 0.0f ? (unsigned T)0 : (unsigned T)__value;                               \
    }
#define CU2CL_FLOAT6_CLASS(name, fp, kind, largest)                                                \
    struct name {                                                                                  \
        __nv_##fp##_storage_t __x;                                                                 \
        name() = default;                                                                          \
        CU2CL_BOTH_FLOAT6 explicit name(const float __value)                                       \
            : __x(__nv_cvt_float_to_##fp(__value, kind, CU2CL_TO_NEAREST))                         \
        {                                                                                          \
        }                                                                                          \
        CU2CL_BOTH_FLOAT6 explicit name(const double __value)                                      \
            : __x(__nv_cvt_double_to_##fp(__value, kind, CU2CL_TO_NEAREST))                        \
        {                                                                                          \
        }                                                                                          \
        CU2CL_BOTH_FLOAT6 explicit name(const __half __value)                                      \
            : __x(__nv_cvt_float_to_##fp(__half2float(__value), kind, CU2CL_TO_NEAREST))           \
        {                                                                                          \
        }                                                                                          \
        CU2CL_BOTH_FLOAT6 explicit name(const __nv_bfloat16 __value)                               \
            : __x(__nv_cvt_float_to_##fp(__bfloat162float(__value), kind, CU2CL_TO_NEAREST))       \
        {                                                                                          \
        }                                                                                          \
        CU2CL_FLOAT6_OF_INTEGER(name, fp, short, kind)                                             \
        CU2CL_FLOAT6_OF_INTEGER(name, fp, unsigned short, kind)                                    \
        CU2CL_FLOAT6_OF_INTEGER(name, fp, int, kind)                                               \
        CU2CL_FLOAT6_OF_INTEGER(name, fp, unsigned int, kind)                                      \
        CU2CL_FLOAT6_OF_INTEGER(name, fp, long, kind)                                              \
        CU2CL_FLOAT6_OF_INTEGER(name, fp, unsigned long, kind)                                     \
        CU2CL_FLOAT6_OF_INTEGER(name, fp, long long, kind)                                         \
        CU2CL_FLOAT6_OF_INTEGER(name, fp, unsigned long long, kind)                                \
        CU2CL_BOTH_FLOAT6 explicit operator __half() const                                         \
        {                                                                                          \
            return __half(__nv_cvt_##fp##_to_halfraw(__x, kind));                                  \
        }                                                                                          \
        CU2CL_BOTH_FLOAT6 explicit operator float() const                                          \
        {                                                                                          \
            return __half2float(__half(__nv_cvt_##fp##_to_halfraw(__x, kind)));                    \
        }                                                                                          \
        CU2CL_BOTH_FLOAT6 explicit operator double() const                                         \
        {                                                                                          \
            return (double)(float)*this;                                                           \
        }                                                                                          \
        CU2CL_BOTH_FLOAT6 explicit operator __nv_bfloat16() const                                  \
        {                                                                                          \
            return __float2bfloat16((float)*this);                                                 \
        }                                                                                          \
        CU2CL_BOTH_FLOAT6 explicit operator bool() const                                           \
        {                                                                                          \
            return (__x & (largest)) != 0;                                                         \
        }                                                                                          \
        CU2CL_FLOAT6_TO_INTEGER(char)                                                              \
        CU2CL_FLOAT6_TO_INTEGER(short)                                                             \
        CU2CL_FLOAT6_TO_INTEGER(int)                                                               \
        CU2CL_FLOAT6_TO_INTEGER(long)                                                              \
        CU2CL_FLOAT6_TO_INTEGER(long long)                                                         \
    };
#define CU2CL_FLOAT6_CLASSES(name, name2, name4, fp, kind, shift, mask, largest)                   \
    CU2CL_FLOAT6_CLASS(name, fp, kind, largest)                                                    \
    struct alignas(sizeof(__nv_##fp##x2_storage_t)) name2 {                                        \
        __nv_##fp##x2_storage_t __x;                                                               \
        name2() = default;                                                                         \
        CU2CL_BOTH_FLOAT6 explicit name2(const float2 __value)                                     \
            : __x(__nv_cvt_float2_to_##fp##x2(__value, kind, CU2CL_TO_NEAREST))                    \
        {                                                                                          \
        }                                                                                          \
        CU2CL_BOTH_FLOAT6 explicit name2(const double2 __value)                                    \
            : __x(__nv_cvt_double2_to_##fp##x2(__value, kind, CU2CL_TO_NEAREST))                   \
        {                                                                                          \
        }                                                                                          \
        CU2CL_BOTH_FLOAT6 explicit operator float2() const                                         \
        {                                                                                          \
            return make_float2(__nv_##fp##_value(__x & (mask), kind),                              \
                               __nv_##fp##_value(__x >> (shift), kind));                           \
        }                                                                                          \
    };                                                                                             \
    struct alignas(sizeof(__nv_##fp##x4_storage_t)) name4 {                                        \
        __nv_##fp##x4_storage_t __x;                                                               \
        name4() = default;                                                                         \
        CU2CL_BOTH_FLOAT6 explicit name4(const float4 __value)                                     \
            : __x((__nv_##fp##x4_storage_t)(                                                       \
                  __nv_cvt_float_to_##fp(__value.x, kind, CU2CL_TO_NEAREST) |                      \
                  (unsigned int)__nv_cvt_float_to_##fp(__value.y, kind, CU2CL_TO_NEAREST)          \
                      << (shift) |                                                                 \
                  (unsigned int)__nv_cvt_float_to_##fp(__value.z, kind, CU2CL_TO_NEAREST)          \
                      << 2 * (shift) |                                                             \
                  (unsigned int)__nv_cvt_float_to_##fp(__value.w, kind, CU2CL_TO_NEAREST)          \
                      << 3 * (shift)))                                                             \
        {                                                                                          \
        }                                                                                          \
        CU2CL_BOTH_FLOAT6 explicit operator float4() const                                         \
        {                                                                                          \
            return make_float4(__nv_##fp##_value(__x & (mask), kind),                              \
                               __nv_##fp##_value(__x >> (shift) & (mask), kind),                   \
                               __nv_##fp##_value(__x >> 2 * (shift) & (mask), kind),               \
                               __nv_##fp##_value(__x >> 3 * (shift) & (mask), kind));              \
        }                                                                                          \
    };

CU2CL_BOTH_FLOAT6 float __nv_fp6_value(unsigned int __x, __nv_fp6_interpretation_t __kind)
{
    return __half2float(__half(__nv_cvt_fp6_to_halfraw((__nv_fp6_storage_t)__x, __kind)));
}

CU2CL_BOTH_FLOAT6 float __nv_fp4_value(unsigned int __x, __nv_fp4_interpretation_t __kind)
{
    return __half2float(__half(__nv_cvt_fp4_to_halfraw((__nv_fp4_storage_t)__x, __kind)));
}

CU2CL_FLOAT6_CLASSES(__nv_fp6_e2m3, __nv_fp6x2_e2m3, __nv_fp6x4_e2m3, fp6, __NV_E2M3, 8, 0xff, 0x1f)
CU2CL_FLOAT6_CLASSES(__nv_fp6_e3m2, __nv_fp6x2_e3m2, __nv_fp6x4_e3m2, fp6, __NV_E3M2, 8, 0xff, 0x1f)
CU2CL_FLOAT6_CLASSES(__nv_fp4_e2m1, __nv_fp4x2_e2m1, __nv_fp4x4_e2m1, fp4, __NV_E2M1, 4, 0xf, 7)
#undef CU2CL_FLOAT6_CLASSES
#undef CU2CL_FLOAT6_CLASS
#undef CU2CL_FLOAT6_OF_INTEGER
#undef CU2CL_FLOAT6_TO_INTEGER

#include "show_macros.h"
#endif

#undef CU2CL_BOTH_FLOAT6
#undef CU2CL_ROUND_MODE
#undef CU2CL_TO_ZERO
#undef CU2CL_TO_NEAREST
#endif
