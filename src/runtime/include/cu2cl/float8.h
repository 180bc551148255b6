/* Numbers of 8 bits, __nv_fp8_e4m3 and __nv_fp8_e5m2, and their vectors, for host code and for the
 * translator, which ports what kernels use from here. Stands for cuda_fp8.h.
 *
 * A number is rounded to the nearest one, ties to even. e5m2 is the upper half of a __half; e4m3 has
 * no infinity, and one not-a-number for each sign. */
#ifndef CU2CL_FLOAT8_H
#define CU2CL_FLOAT8_H

#include <string.h>

#ifdef __CUDACC__
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#define CU2CL_BOTH_FLOAT8 __host__ __device__ inline
#else
#include <cu2cl/bfloat16.h>
#include <cu2cl/half.h>
#define CU2CL_BOTH_FLOAT8 inline
#endif

#ifdef __cplusplus
#include <cu2cl/hide_macros.h>

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

#include <cu2cl/show_macros.h>
#endif

#undef CU2CL_BOTH_FLOAT8
#endif
