/* Host code: __half and __half2, IEEE's numbers of 16 bits, with CUDA's names, sizes and functions.
 * Stands for cuda_fp16.h. In C there is nothing, as in CUDA. */
#ifndef CU2CL_HALF_H
#define CU2CL_HALF_H

#include "hide_macros.h"

#if defined(__cplusplus) && !defined(__CUDA_FP16_H__)
#define __CUDA_FP16_H__

#include "half_functions.h"

CU2CL_HALF_CLASSES(__half, __half2, half)

typedef __half half;
typedef __half __nv_half;
typedef __half nv_half;
typedef __half2 half2;
typedef __half2 __nv_half2;
typedef __half2 nv_half2;

namespace cu2cl
{

enum rounding { NEAREST, TO_ZERO, UP, DOWN };

/* Adds what the rounding of the digits below the last one asks for. `cut` is what is below, `tie`
 * the half of a unit of the last digit. */
inline uint32_t round_digits(uint32_t __kept, uint32_t __cut, uint32_t __tie, bool __is_negative,
                             enum rounding __rounding)
{
    bool __is_more = __rounding == NEAREST ? __cut > __tie || (__cut == __tie && (__kept & 1u))
                     : __rounding == UP    ? __cut && !__is_negative
                     : __rounding == DOWN  ? __cut && __is_negative
                                           : false;
    return __kept + (__is_more ? 1u : 0u);
}

inline __half half_of(float __value, enum rounding __rounding)
{
    uint32_t __bits = bits_of(__value), __magnitude = __bits & 0x7fffffffu,
             __exponent = __magnitude >> 23;
    uint32_t __kept, __cut, __tie;
    __half __result;
    if (__magnitude > 0x7f800000u) {
        __result.__x = 0x7fff;
        return __result;
    }
    if (__magnitude == 0x7f800000u) {
        __kept = 0x7c00u, __cut = 0, __tie = 1;
    } else if (__exponent >= 143u) { /* 65536 and more */
        __kept = 0x7bffu, __cut = 2, __tie = 1;
    } else if (__exponent >= 113u) {
        __kept = (__magnitude >> 13) - (112u << 10), __cut = __magnitude & 0x1fffu, __tie = 0x1000u;
    } else if (__exponent >= 101u) { /* subnormal, or rounded to 0 */
        uint32_t __shift = 126u - __exponent, __digits = (__magnitude & 0x7fffffu) | 0x800000u;
        __kept = __digits >> __shift, __cut = __digits & ((1u << __shift) - 1u),
        __tie = 1u << (__shift - 1u);
    } else {
        __kept = 0, __cut = __magnitude ? 1u : 0u, __tie = 2;
    }
    __kept = round_digits(__kept, __cut, __tie, __bits >> 31 != 0, __rounding);
    __result.__x = static_cast<unsigned short>(((__bits >> 16) & 0x8000u) | __kept);
    return __result;
}

} // namespace cu2cl

inline __half __float2half_rn(float __value)
{
    return cu2cl::half_of(__value, cu2cl::NEAREST);
}
inline __half __float2half_rz(float __value)
{
    return cu2cl::half_of(__value, cu2cl::TO_ZERO);
}
inline __half __float2half_ru(float __value)
{
    return cu2cl::half_of(__value, cu2cl::UP);
}
inline __half __float2half_rd(float __value)
{
    return cu2cl::half_of(__value, cu2cl::DOWN);
}
inline __half __float2half(float __value)
{
    return __float2half_rn(__value);
}

inline float __half2float(__half __a)
{
    uint32_t __sign = (__a.__x & 0x8000u) << 16, __magnitude = __a.__x & 0x7fffu;
    if (__magnitude > 0x7c00u)
        return cu2cl::float_of(0x7fffffffu);
    if (__magnitude == 0x7c00u)
        return cu2cl::float_of(__sign | 0x7f800000u);
    if (__magnitude < 0x400u)
        return std::copysign(static_cast<float>(__magnitude) * 5.9604644775390625e-8f,
                             cu2cl::float_of(__sign));
    return cu2cl::float_of(__sign | ((__magnitude << 13) + (112u << 23)));
}

CU2CL_HALF_FUNCTIONS(__half, __half2, half)

#endif
#define CUDART_INF_FP16        __ushort_as_half((unsigned short)0x7C00)
#define CUDART_NAN_FP16        __ushort_as_half((unsigned short)0x7FFF)
#define CUDART_MIN_DENORM_FP16 __ushort_as_half((unsigned short)0x0001)
#define CUDART_MAX_NORMAL_FP16 __ushort_as_half((unsigned short)0x7BFF)
#define CUDART_NEG_ZERO_FP16   __ushort_as_half((unsigned short)0x8000)
#define CUDART_ZERO_FP16       __ushort_as_half((unsigned short)0x0000)
#define CUDART_ONE_FP16        __ushort_as_half((unsigned short)0x3C00)

#include "show_macros.h"

#endif
