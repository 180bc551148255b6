/* Numbers of 8 bits, __nv_fp8_e4m3, __nv_fp8_e5m2 and __nv_fp8_e8m0, and their vectors, for host code
 * and for the translator, which ports what kernels use from here. Stands for cuda_fp8.h.
 *
 * A number is rounded to the nearest one, ties to even. e5m2 is the upper half of a __half; e4m3 has
 * no infinity, and one not-a-number for each sign. e8m0 are the powers of two from 2^-127 to 2^127,
 * without a sign, and one not-a-number; what is converted to them is rounded up. */
#ifndef CU2CL_FLOAT8_H
#define CU2CL_FLOAT8_H

#include <string.h>

#ifdef __CUDACC__
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#define CU2CL_BOTH_FLOAT8  __host__ __device__ inline
#define CU2CL_ROUND_FLOAT8 enum cudaRoundMode
#define CU2CL_UP_FLOAT8    cudaRoundPosInf
#else
#include "bfloat16.h"
#include "half.h"
#include "types.h"
#define CU2CL_BOTH_FLOAT8  inline
#define CU2CL_ROUND_FLOAT8 enum cu2clRoundMode
#define CU2CL_UP_FLOAT8    cu2clRoundPosInf
#endif

#ifdef __cplusplus
#include "hide_macros.h"

typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short __nv_fp8x2_storage_t;
typedef unsigned int __nv_fp8x4_storage_t;
enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE };
enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 };

/* A number: 2^exponent times a fraction with 52 binary places, or one that is no finite number. */
CU2CL_BOTH_FLOAT8 __nv_fp8_storage_t __nv_fp8_encode(bool __is_negative, int __exponent,
                                                     unsigned long long __fraction,
                                                     bool __is_finite, __nv_saturation_t __saturate,
                                                     __nv_fp8_interpretation_t __kind)
{
    int __places = __kind == __NV_E4M3 ? 3 : 2, __least = __kind == __NV_E4M3 ? -6 : -14;
    unsigned int __largest = __kind == __NV_E4M3 ? 0x7e : 0x7b, __sign = __is_negative ? 0x80 : 0;
    unsigned int __code = __largest + 1;
    if (!__is_finite && __fraction) {
        return 0x7f;
    }
    if (__is_finite && __exponent < 16) {
        bool __is_small = __exponent < __least;
        int __below = 52 - __places + (__is_small ? __least - __exponent : 0);
        unsigned long long __digits = 1ull << 52 | __fraction, __kept = 0, __cut = 0, __tie = 1;
        if (__below < 55) {
            __kept = __digits >> __below;
            __cut = __digits & ((1ull << __below) - 1);
            __tie = 1ull << (__below - 1);
        }
        __code =
            (unsigned int)__kept + (__cut > __tie || (__cut == __tie && (__kept & 1)) ? 1u : 0u);
        if (!__is_small) {
            __code += (unsigned int)(__exponent - __least) << __places;
        }
    }
    if (__code > __largest) {
        __code = __saturate == __NV_SATFINITE ? __largest : __kind == __NV_E4M3 ? 0x7f : 0x7c;
    }
    return (__nv_fp8_storage_t)(__sign | __code);
}

CU2CL_BOTH_FLOAT8 __nv_fp8_storage_t __nv_cvt_float_to_fp8(const float __x,
                                                           const __nv_saturation_t __saturate,
                                                           const __nv_fp8_interpretation_t __kind)
{
#ifdef __CUDA_ARCH__
    unsigned int __bits = __float_as_uint(__x);
#else
    unsigned int __bits;
    memcpy(&__bits, &__x, sizeof __bits);
#endif
    int __exponent = (int)(__bits >> 23 & 0xff);
    return __nv_fp8_encode(__bits >> 31 != 0, __exponent - 127,
                           (unsigned long long)(__bits & 0x7fffff) << 29, __exponent != 0xff,
                           __saturate, __kind);
}

CU2CL_BOTH_FLOAT8 __nv_fp8_storage_t __nv_cvt_double_to_fp8(const double __x,
                                                            const __nv_saturation_t __saturate,
                                                            const __nv_fp8_interpretation_t __kind)
{
#ifdef __CUDA_ARCH__
    unsigned long long __bits = (unsigned long long)__double_as_longlong(__x);
#else
    unsigned long long __bits;
    memcpy(&__bits, &__x, sizeof __bits);
#endif
    int __exponent = (int)(__bits >> 52 & 0x7ff);
    if (__x != __x) { /* as in CUDA, the sign and the upper digits stay, but for a float */
        return (__nv_fp8_storage_t)(__bits >> 56 & 0x80) |
               (__kind == __NV_E4M3 ? 0x7f : 0x7e | (__bits >> 50 & 3));
    }
    return __nv_fp8_encode(__bits >> 63 != 0, __exponent - 1023, __bits & 0xfffffffffffffull,
                           __exponent != 0x7ff, __saturate, __kind);
}

CU2CL_BOTH_FLOAT8 __nv_fp8_storage_t __nv_cvt_halfraw_to_fp8(const __half_raw __x,
                                                             const __nv_saturation_t __saturate,
                                                             const __nv_fp8_interpretation_t __kind)
{
    return __nv_cvt_float_to_fp8(__half2float(__half(__x)), __saturate, __kind);
}

CU2CL_BOTH_FLOAT8 __nv_fp8_storage_t
__nv_cvt_bfloat16raw_to_fp8(const __nv_bfloat16_raw __x, const __nv_saturation_t __saturate,
                            const __nv_fp8_interpretation_t __kind)
{
    return __nv_cvt_float_to_fp8(__bfloat162float(__nv_bfloat16(__x)), __saturate, __kind);
}

/* Two numbers, the first in the lower byte. */
#define CU2CL_FLOAT8_PAIR(name, from, T)                                                           \
    CU2CL_BOTH_FLOAT8 __nv_fp8x2_storage_t name(const T##2 __x,                                    \
                                                const __nv_saturation_t __saturate,                \
                                                const __nv_fp8_interpretation_t __kind)            \
    {                                                                                              \
        return (__nv_fp8x2_storage_t)(from(__x.x, __saturate, __kind) |                            \
                                      from(__x.y, __saturate, __kind) << 8);                       \
    }
CU2CL_FLOAT8_PAIR(__nv_cvt_float2_to_fp8x2, __nv_cvt_float_to_fp8, float)
CU2CL_FLOAT8_PAIR(__nv_cvt_double2_to_fp8x2, __nv_cvt_double_to_fp8, double)
#undef CU2CL_FLOAT8_PAIR

CU2CL_BOTH_FLOAT8 __nv_fp8x2_storage_t
__nv_cvt_halfraw2_to_fp8x2(const __half2_raw __x, const __nv_saturation_t __saturate,
                           const __nv_fp8_interpretation_t __kind)
{
    __half_raw __first, __second;
    __first.x = __x.x;
    __second.x = __x.y;
    return (__nv_fp8x2_storage_t)(__nv_cvt_halfraw_to_fp8(__first, __saturate, __kind) |
                                  __nv_cvt_halfraw_to_fp8(__second, __saturate, __kind) << 8);
}

CU2CL_BOTH_FLOAT8 __nv_fp8x2_storage_t
__nv_cvt_bfloat16raw2_to_fp8x2(const __nv_bfloat162_raw __x, const __nv_saturation_t __saturate,
                               const __nv_fp8_interpretation_t __kind)
{
    __nv_bfloat16_raw __first, __second;
    __first.x = __x.x;
    __second.x = __x.y;
    return (__nv_fp8x2_storage_t)(__nv_cvt_bfloat16raw_to_fp8(__first, __saturate, __kind) |
                                  __nv_cvt_bfloat16raw_to_fp8(__second, __saturate, __kind) << 8);
}

CU2CL_BOTH_FLOAT8 __half_raw __nv_cvt_fp8_to_halfraw(const __nv_fp8_storage_t __x,
                                                     const __nv_fp8_interpretation_t __kind)
{
    unsigned int __sign = (__x & 0x80u) << 8, __code = __x & 0x7fu, __bits = __code << 8;
    __half_raw __result;
    if (__kind == __NV_E5M2) {
        __bits = __bits > 0x7c00 ? 0x7fff : __sign | __bits;
    } else if (__code == 0x7f) {
        __bits = 0x7fff;
    } else if (__code >= 8) { /* the exponent's bias is 15 in place of 7 */
        __bits = __sign | ((__code << 7) + (8u << 10));
    } else { /* eights of 2^-6 */
        unsigned int __shift = __code >= 4 ? 1 : __code >= 2 ? 2 : 3;
        __bits = __sign | (__code ? ((9 - __shift) << 10 | (__code << __shift & 7u) << 7) : 0);
    }
    __result.x = (unsigned short)__bits;
    return __result;
}

CU2CL_BOTH_FLOAT8 __half2_raw __nv_cvt_fp8x2_to_halfraw2(const __nv_fp8x2_storage_t __x,
                                                         const __nv_fp8_interpretation_t __kind)
{
    __half2_raw __result;
    __result.x = __nv_cvt_fp8_to_halfraw((__nv_fp8_storage_t)(__x & 0xff), __kind).x;
    __result.y = __nv_cvt_fp8_to_halfraw((__nv_fp8_storage_t)(__x >> 8), __kind).x;
    return __result;
}

CU2CL_BOTH_FLOAT8 float __nv_fp8_decode(unsigned int __x, __nv_fp8_interpretation_t __kind)
{
    return __half2float(__half(__nv_cvt_fp8_to_halfraw((__nv_fp8_storage_t)__x, __kind)));
}

/* Integers: what is too large becomes the largest one, what is not a number 0, in 64 bits 2^63. */
CU2CL_BOTH_FLOAT8 long long __nv_fp8_to_signed(float __x, int __bits)
{
    long long __least = (long long)(~0ull << (__bits - 1));
    if (__x != __x) {
        return __bits == 64 ? __least : 0;
    }
    if (__x >= -(float)__least) {
        return -(__least + 1);
    }
    return __x <= (float)__least ? __least : (long long)__x;
}

CU2CL_BOTH_FLOAT8 unsigned long long __nv_fp8_to_unsigned(float __x, int __bits)
{
    unsigned long long __largest = ~0ull >> (64 - __bits);
    if (__x != __x) {
        return __bits == 64 ? 1ull << 63 : 0;
    }
    if (__x <= 0.0f) {
        return 0;
    }
    return __x >= (float)__largest ? __largest : (unsigned long long)__x;
}

#define CU2CL_FLOAT8_TO_INTEGER(T, to, decode)                                                     \
    CU2CL_BOTH_FLOAT8 explicit operator T() const                                                  \
    {                                                                                              \
        return (T)to(decode, (int)sizeof(T) * 8);                                                  \
    }
#define CU2CL_FLOAT8_TO_INTEGERS(decode)                                                           \
    CU2CL_FLOAT8_TO_INTEGER(signed char, __nv_fp8_to_signed, decode)                               \
    CU2CL_FLOAT8_TO_INTEGER(char, __nv_fp8_to_signed, decode)                                      \
    CU2CL_FLOAT8_TO_INTEGER(unsigned char, __nv_fp8_to_unsigned, decode)                           \
    CU2CL_FLOAT8_TO_INTEGER(short, __nv_fp8_to_signed, decode)                                     \
    CU2CL_FLOAT8_TO_INTEGER(unsigned short, __nv_fp8_to_unsigned, decode)                          \
    CU2CL_FLOAT8_TO_INTEGER(int, __nv_fp8_to_signed, decode)                                       \
    CU2CL_FLOAT8_TO_INTEGER(unsigned int, __nv_fp8_to_unsigned, decode)                            \
    CU2CL_FLOAT8_TO_INTEGER(long, __nv_fp8_to_signed, decode)                                      \
    CU2CL_FLOAT8_TO_INTEGER(unsigned long, __nv_fp8_to_unsigned, decode)                           \
    CU2CL_FLOAT8_TO_INTEGER(long long, __nv_fp8_to_signed, decode)                                 \
    CU2CL_FLOAT8_TO_INTEGER(unsigned long long, __nv_fp8_to_unsigned, decode)

#define CU2CL_FLOAT8_OF_INTEGER(name, T, kind)                                                     \
    CU2CL_BOTH_FLOAT8 explicit name(const T __value)                                               \
        : __x(__nv_cvt_float_to_fp8((float)__value, __NV_SATFINITE, kind))                         \
    {                                                                                              \
    }
#define CU2CL_FLOAT8_CLASSES(name, name2, name4, kind)                                             \
    struct name {                                                                                  \
        __nv_fp8_storage_t __x;                                                                    \
        name() = default;                                                                          \
        CU2CL_BOTH_FLOAT8 explicit name(const float __value)                                       \
            : __x(__nv_cvt_float_to_fp8(__value, __NV_SATFINITE, kind))                            \
        {                                                                                          \
        }                                                                                          \
        CU2CL_BOTH_FLOAT8 explicit name(const double __value)                                      \
            : __x(__nv_cvt_double_to_fp8(__value, __NV_SATFINITE, kind))                           \
        {                                                                                          \
        }                                                                                          \
        CU2CL_BOTH_FLOAT8 explicit name(const __half __value)                                      \
            : __x(__nv_cvt_float_to_fp8(__half2float(__value), __NV_SATFINITE, kind))              \
        {                                                                                          \
        }                                                                                          \
        CU2CL_BOTH_FLOAT8 explicit name(const __nv_bfloat16 __value)                               \
            : __x(__nv_cvt_float_to_fp8(__bfloat162float(__value), __NV_SATFINITE, kind))          \
        {                                                                                          \
        }                                                                                          \
        CU2CL_FLOAT8_OF_INTEGER(name, short, kind)                                                 \
        CU2CL_FLOAT8_OF_INTEGER(name, unsigned short, kind)                                        \
        CU2CL_FLOAT8_OF_INTEGER(name, int, kind)                                                   \
        CU2CL_FLOAT8_OF_INTEGER(name, unsigned int, kind)                                          \
        CU2CL_FLOAT8_OF_INTEGER(name, long, kind)                                                  \
        CU2CL_FLOAT8_OF_INTEGER(name, unsigned long, kind)                                         \
        CU2CL_FLOAT8_OF_INTEGER(name, long long, kind)                                             \
        CU2CL_FLOAT8_OF_INTEGER(name, unsigned long long, kind)                                    \
        CU2CL_BOTH_FLOAT8 explicit operator float() const                                          \
        {                                                                                          \
            return __nv_fp8_decode(__x, kind);                                                     \
        }                                                                                          \
        CU2CL_BOTH_FLOAT8 explicit operator double() const                                         \
        {                                                                                          \
            return (double)__nv_fp8_decode(__x, kind);                                             \
        }                                                                                          \
        CU2CL_BOTH_FLOAT8 explicit operator __half() const                                         \
        {                                                                                          \
            return __half(__nv_cvt_fp8_to_halfraw(__x, kind));                                     \
        }                                                                                          \
        CU2CL_BOTH_FLOAT8 explicit operator __nv_bfloat16() const                                  \
        {                                                                                          \
            return __float2bfloat16(__nv_fp8_decode(__x, kind));                                   \
        }                                                                                          \
        CU2CL_BOTH_FLOAT8 explicit operator bool() const                                           \
        {                                                                                          \
            return (__x & 0x7f) != 0;                                                              \
        }                                                                                          \
        CU2CL_FLOAT8_TO_INTEGERS(__nv_fp8_decode(__x, kind))                                       \
    };                                                                                             \
    struct alignas(2) name2 {                                                                      \
        __nv_fp8x2_storage_t __x;                                                                  \
        name2() = default;                                                                         \
        CU2CL_BOTH_FLOAT8 explicit name2(const float2 __value)                                     \
            : __x(__nv_cvt_float2_to_fp8x2(__value, __NV_SATFINITE, kind))                         \
        {                                                                                          \
        }                                                                                          \
        CU2CL_BOTH_FLOAT8 explicit name2(const double2 __value)                                    \
            : __x(__nv_cvt_double2_to_fp8x2(__value, __NV_SATFINITE, kind))                        \
        {                                                                                          \
        }                                                                                          \
        CU2CL_BOTH_FLOAT8 explicit name2(const __half2 __value)                                    \
            : __x(__nv_cvt_float2_to_fp8x2(                                                        \
                  make_float2(__half2float(__value.x), __half2float(__value.y)), __NV_SATFINITE,   \
                  kind))                                                                           \
        {                                                                                          \
        }                                                                                          \
        CU2CL_BOTH_FLOAT8 explicit name2(const __nv_bfloat162 __value)                             \
            : __x(__nv_cvt_float2_to_fp8x2(                                                        \
                  make_float2(__bfloat162float(__value.x), __bfloat162float(__value.y)),           \
                  __NV_SATFINITE, kind))                                                           \
        {                                                                                          \
        }                                                                                          \
        CU2CL_BOTH_FLOAT8 explicit operator float2() const                                         \
        {                                                                                          \
            return make_float2(__nv_fp8_decode(__x & 0xff, kind),                                  \
                               __nv_fp8_decode(__x >> 8, kind));                                   \
        }                                                                                          \
        CU2CL_BOTH_FLOAT8 explicit operator __half2() const                                        \
        {                                                                                          \
            return __half2(__nv_cvt_fp8x2_to_halfraw2(__x, kind));                                 \
        }                                                                                          \
    };                                                                                             \
    struct alignas(4) name4 {                                                                      \
        __nv_fp8x4_storage_t __x;                                                                  \
        name4() = default;                                                                         \
        CU2CL_BOTH_FLOAT8 explicit name4(const float4 __value)                                     \
            : __x(__nv_cvt_float_to_fp8(__value.x, __NV_SATFINITE, kind) |                         \
                  (unsigned int)__nv_cvt_float_to_fp8(__value.y, __NV_SATFINITE, kind) << 8 |      \
                  (unsigned int)__nv_cvt_float_to_fp8(__value.z, __NV_SATFINITE, kind) << 16 |     \
                  (unsigned int)__nv_cvt_float_to_fp8(__value.w, __NV_SATFINITE, kind) << 24)      \
        {                                                                                          \
        }                                                                                          \
        CU2CL_BOTH_FLOAT8 explicit name4(const __half2 __low, const __half2 __high)                \
            : __x(name2(__low).__x | (unsigned int)name2(__high).__x << 16)                        \
        {                                                                                          \
        }                                                                                          \
        CU2CL_BOTH_FLOAT8 explicit name4(const __nv_bfloat162 __low, const __nv_bfloat162 __high)  \
            : __x(name2(__low).__x | (unsigned int)name2(__high).__x << 16)                        \
        {                                                                                          \
        }                                                                                          \
        CU2CL_BOTH_FLOAT8 explicit operator float4() const                                         \
        {                                                                                          \
            return make_float4(                                                                    \
                __nv_fp8_decode(__x & 0xff, kind), __nv_fp8_decode(__x >> 8 & 0xff, kind),         \
                __nv_fp8_decode(__x >> 16 & 0xff, kind), __nv_fp8_decode(__x >> 24, kind));        \
        }                                                                                          \
    };
CU2CL_FLOAT8_CLASSES(__nv_fp8_e4m3, __nv_fp8x2_e4m3, __nv_fp8x4_e4m3, __NV_E4M3)
CU2CL_FLOAT8_CLASSES(__nv_fp8_e5m2, __nv_fp8x2_e5m2, __nv_fp8x4_e5m2, __NV_E5M2)
#undef CU2CL_FLOAT8_CLASSES
#undef CU2CL_FLOAT8_OF_INTEGER

/* --- powers of two --------------------------------------------------------- */

/* A number: 2^exponent times one and a fraction of which is known whether it is 0. */
CU2CL_BOTH_FLOAT8 __nv_fp8_storage_t __nv_fp8_encode_power(int __exponent, bool __is_whole,
                                                           __nv_saturation_t __saturate,
                                                           bool __is_up)
{
    int __code = __exponent + 127;
    if (__code < 0) {
        return 0;
    }
    if (__is_up && !__is_whole) {
        __code++;
    }
    if (__code > 0xfe) {
        __code = __is_up && __saturate == __NV_NOSAT ? 0xff : 0xfe;
    }
    return (__nv_fp8_storage_t)__code;
}

CU2CL_BOTH_FLOAT8 __nv_fp8_storage_t __nv_cvt_float_to_e8m0(const float __x,
                                                            const __nv_saturation_t __saturate,
                                                            const CU2CL_ROUND_FLOAT8 __rounding)
{
#ifdef __CUDA_ARCH__
    unsigned int __bits = __float_as_uint(__x);
#else
    unsigned int __bits;
    memcpy(&__bits, &__x, sizeof __bits);
#endif
    int __exponent = (int)(__bits >> 23 & 0xff);
    unsigned int __fraction = __bits & 0x7fffff;
    if (__exponent == 0xff) {
        return __fraction == 0 && __saturate == __NV_SATFINITE ? 0xfe : 0xff;
    }
    if (__exponent == 0) { /* from 2^-127 on one bit of the fraction is the number's first one */
        return __rounding == CU2CL_UP_FLOAT8 && __fraction > 0x400000 ? 1 : 0;
    }
    return __nv_fp8_encode_power(__exponent - 127, __fraction == 0, __saturate,
                                 __rounding == CU2CL_UP_FLOAT8);
}

CU2CL_BOTH_FLOAT8 __nv_fp8_storage_t __nv_cvt_double_to_e8m0(const double __x,
                                                             const __nv_saturation_t __saturate,
                                                             const CU2CL_ROUND_FLOAT8 __rounding)
{
#ifdef __CUDA_ARCH__
    unsigned long long __bits = (unsigned long long)__double_as_longlong(__x);
#else
    unsigned long long __bits;
    memcpy(&__bits, &__x, sizeof __bits);
#endif
    int __exponent = (int)(__bits >> 52 & 0x7ff);
    unsigned long long __fraction = __bits & 0xfffffffffffffull;
    if (__exponent == 0x7ff) {
        return __fraction == 0 && __saturate == __NV_SATFINITE ? 0xfe : 0xff;
    }
    return __nv_fp8_encode_power(__exponent - 1023, __fraction == 0, __saturate,
                                 __rounding == CU2CL_UP_FLOAT8);
}

CU2CL_BOTH_FLOAT8 __nv_fp8_storage_t
__nv_cvt_bfloat16raw_to_e8m0(const __nv_bfloat16_raw __x, const __nv_saturation_t __saturate,
                             const CU2CL_ROUND_FLOAT8 __rounding)
{
    return __nv_cvt_float_to_e8m0(__bfloat162float(__nv_bfloat16(__x)), __saturate, __rounding);
}

#define CU2CL_FLOAT8_PAIR(name, from, T)                                                           \
    CU2CL_BOTH_FLOAT8 __nv_fp8x2_storage_t name(                                                   \
        const T##2 __x, const __nv_saturation_t __saturate, const CU2CL_ROUND_FLOAT8 __rounding)   \
    {                                                                                              \
        return (__nv_fp8x2_storage_t)(from(__x.x, __saturate, __rounding) |                        \
                                      from(__x.y, __saturate, __rounding) << 8);                   \
    }
CU2CL_FLOAT8_PAIR(__nv_cvt_float2_to_e8m0x2, __nv_cvt_float_to_e8m0, float)
CU2CL_FLOAT8_PAIR(__nv_cvt_double2_to_e8m0x2, __nv_cvt_double_to_e8m0, double)
#undef CU2CL_FLOAT8_PAIR

CU2CL_BOTH_FLOAT8 __nv_fp8x2_storage_t
__nv_cvt_bfloat162raw_to_e8m0x2(const __nv_bfloat162_raw __x, const __nv_saturation_t __saturate,
                                const CU2CL_ROUND_FLOAT8 __rounding)
{
    __nv_bfloat16_raw __first, __second;
    __first.x = __x.x;
    __second.x = __x.y;
    return (__nv_fp8x2_storage_t)(__nv_cvt_bfloat16raw_to_e8m0(__first, __saturate, __rounding) |
                                  __nv_cvt_bfloat16raw_to_e8m0(__second, __saturate, __rounding)
                                      << 8);
}

CU2CL_BOTH_FLOAT8 __nv_bfloat16_raw __nv_cvt_e8m0_to_bf16raw(const __nv_fp8_storage_t __x)
{
    __nv_bfloat16_raw __result;
    __result.x = (unsigned short)(__x == 0xff ? 0x7fff : __x ? __x << 7 : 0x40);
    return __result;
}

CU2CL_BOTH_FLOAT8 __nv_bfloat162_raw __nv_cvt_e8m0x2_to_bf162raw(const __nv_fp8x2_storage_t __x)
{
    __nv_bfloat162_raw __result;
    __result.x = __nv_cvt_e8m0_to_bf16raw((__nv_fp8_storage_t)(__x & 0xff)).x;
    __result.y = __nv_cvt_e8m0_to_bf16raw((__nv_fp8_storage_t)(__x >> 8)).x;
    return __result;
}

CU2CL_BOTH_FLOAT8 float __nv_fp8_decode_power(unsigned int __x)
{
    return __bfloat162float(__nv_bfloat16(__nv_cvt_e8m0_to_bf16raw((__nv_fp8_storage_t)__x)));
}

/* The least power of two that is larger than an integer. */
CU2CL_BOTH_FLOAT8 __nv_fp8_storage_t __nv_fp8_power_above(unsigned long long __x)
{
    unsigned int __code = 127;
    for (; __x != 0; __x >>= 1) {
        __code++;
    }
    return (__nv_fp8_storage_t)__code;
}

CU2CL_BOTH_FLOAT8 __nv_fp8_storage_t __nv_fp8_power_of_unsigned(unsigned long long __x)
{
    return __x == 0 ? 0 : __nv_fp8_power_above(__x - 1);
}

/* -x - 1 are the inverted digits of x. */
CU2CL_BOTH_FLOAT8 __nv_fp8_storage_t __nv_fp8_power_of_signed(long long __x)
{
    return __x < 0 ? __nv_fp8_power_above(~(unsigned long long)__x)
                   : __nv_fp8_power_of_unsigned((unsigned long long)__x);
}

#define CU2CL_E8M0_OF(T, value)                                                                    \
    CU2CL_BOTH_FLOAT8 explicit __nv_fp8_e8m0(const T __value) : __x(value)                         \
    {                                                                                              \
    }
struct __nv_fp8_e8m0 {
    __nv_fp8_storage_t __x;
    __nv_fp8_e8m0() = default;
    CU2CL_E8M0_OF(float, __nv_cvt_float_to_e8m0(__value, __NV_SATFINITE, CU2CL_UP_FLOAT8))
    CU2CL_E8M0_OF(double, __nv_cvt_double_to_e8m0(__value, __NV_SATFINITE, CU2CL_UP_FLOAT8))
    CU2CL_E8M0_OF(__half,
                  __nv_cvt_float_to_e8m0(__half2float(__value), __NV_SATFINITE, CU2CL_UP_FLOAT8))
    CU2CL_E8M0_OF(__nv_bfloat16, __nv_cvt_float_to_e8m0(__bfloat162float(__value), __NV_SATFINITE,
                                                        CU2CL_UP_FLOAT8))
    CU2CL_E8M0_OF(short, __nv_fp8_power_of_signed(__value))
    CU2CL_E8M0_OF(unsigned short, __nv_fp8_power_of_unsigned(__value))
    CU2CL_E8M0_OF(int, __nv_fp8_power_of_signed(__value))
    CU2CL_E8M0_OF(unsigned int, __nv_fp8_power_of_unsigned(__value))
    CU2CL_E8M0_OF(long, __nv_fp8_power_of_signed(__value))
    CU2CL_E8M0_OF(unsigned long, __nv_fp8_power_of_unsigned(__value))
    CU2CL_E8M0_OF(long long, __nv_fp8_power_of_signed(__value))
    CU2CL_E8M0_OF(unsigned long long, __nv_fp8_power_of_unsigned(__value))
    CU2CL_BOTH_FLOAT8 explicit operator float() const
    {
        return __nv_fp8_decode_power(__x);
    }
    CU2CL_BOTH_FLOAT8 explicit operator double() const
    {
        return (double)__nv_fp8_decode_power(__x);
    }
    CU2CL_BOTH_FLOAT8 explicit operator __half() const
    {
        return __float2half(__nv_fp8_decode_power(__x));
    }
    CU2CL_BOTH_FLOAT8 explicit operator __nv_bfloat16() const
    {
        return __nv_bfloat16(__nv_cvt_e8m0_to_bf16raw(__x));
    }
    CU2CL_BOTH_FLOAT8 explicit operator bool() const
    {
        return true;
    }
    CU2CL_FLOAT8_TO_INTEGERS(__nv_fp8_decode_power(__x))
};
#undef CU2CL_E8M0_OF

#define CU2CL_E8M0_PAIR(value) __nv_cvt_float2_to_e8m0x2(value, __NV_SATFINITE, CU2CL_UP_FLOAT8)
struct alignas(2) __nv_fp8x2_e8m0 {
    __nv_fp8x2_storage_t __x;
    __nv_fp8x2_e8m0() = default;
    CU2CL_BOTH_FLOAT8 explicit __nv_fp8x2_e8m0(const float2 __value) : __x(CU2CL_E8M0_PAIR(__value))
    {
    }
    CU2CL_BOTH_FLOAT8 explicit __nv_fp8x2_e8m0(const double2 __value)
        : __x(__nv_cvt_double2_to_e8m0x2(__value, __NV_SATFINITE, CU2CL_UP_FLOAT8))
    {
    }
    CU2CL_BOTH_FLOAT8 explicit __nv_fp8x2_e8m0(const __half2 __value)
        : __x(CU2CL_E8M0_PAIR(make_float2(__half2float(__value.x), __half2float(__value.y))))
    {
    }
    CU2CL_BOTH_FLOAT8 explicit __nv_fp8x2_e8m0(const __nv_bfloat162 __value)
        : __x(CU2CL_E8M0_PAIR(
              make_float2(__bfloat162float(__value.x), __bfloat162float(__value.y))))
    {
    }
    CU2CL_BOTH_FLOAT8 explicit operator float2() const
    {
        return make_float2(__nv_fp8_decode_power(__x & 0xff), __nv_fp8_decode_power(__x >> 8));
    }
    CU2CL_BOTH_FLOAT8 explicit operator __nv_bfloat162() const
    {
        return __nv_bfloat162(__nv_cvt_e8m0x2_to_bf162raw(__x));
    }
};
struct alignas(4) __nv_fp8x4_e8m0 {
    __nv_fp8x4_storage_t __x;
    __nv_fp8x4_e8m0() = default;
    CU2CL_BOTH_FLOAT8 explicit __nv_fp8x4_e8m0(const float4 __value)
        : __x(CU2CL_E8M0_PAIR(make_float2(__value.x, __value.y)) |
              (unsigned int)CU2CL_E8M0_PAIR(make_float2(__value.z, __value.w)) << 16)
    {
    }
    CU2CL_BOTH_FLOAT8 explicit __nv_fp8x4_e8m0(const __half2 __low, const __half2 __high)
        : __x(__nv_fp8x2_e8m0(__low).__x | (unsigned int)__nv_fp8x2_e8m0(__high).__x << 16)
    {
    }
    CU2CL_BOTH_FLOAT8 explicit __nv_fp8x4_e8m0(const __nv_bfloat162 __low,
                                               const __nv_bfloat162 __high)
        : __x(__nv_fp8x2_e8m0(__low).__x | (unsigned int)__nv_fp8x2_e8m0(__high).__x << 16)
    {
    }
    CU2CL_BOTH_FLOAT8 explicit operator float4() const
    {
        return make_float4(
            __nv_fp8_decode_power(__x & 0xff), __nv_fp8_decode_power(__x >> 8 & 0xff),
            __nv_fp8_decode_power(__x >> 16 & 0xff), __nv_fp8_decode_power(__x >> 24));
    }
};
#undef CU2CL_E8M0_PAIR
#undef CU2CL_FLOAT8_TO_INTEGERS
#undef CU2CL_FLOAT8_TO_INTEGER

#include "show_macros.h"
#endif

#undef CU2CL_UP_FLOAT8
#undef CU2CL_ROUND_FLOAT8
#undef CU2CL_BOTH_FLOAT8
#endif
