/* Host code: __half and __half2, IEEE's numbers of 16 bits, with CUDA's names, sizes and functions.
 * Stands for cuda_fp16.h. In C there is nothing, as in CUDA. */
#ifndef CU2CL_HALF_H
#define CU2CL_HALF_H

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
inline uint32_t round_digits(uint32_t kept, uint32_t cut, uint32_t tie, bool is_negative,
                             enum rounding rounding)
{
    bool is_more = rounding == NEAREST ? cut > tie || (cut == tie && (kept & 1u))
                   : rounding == UP    ? cut && !is_negative
                   : rounding == DOWN  ? cut && is_negative
                                       : false;
    return kept + (is_more ? 1u : 0u);
}

inline __half half_of(float value, enum rounding rounding)
{
    uint32_t bits = bits_of(value), magnitude = bits & 0x7fffffffu, exponent = magnitude >> 23;
    uint32_t kept, cut, tie;
    __half result;
    if (magnitude > 0x7f800000u) {
        result.__x = 0x7fff;
        return result;
    }
    if (magnitude == 0x7f800000u) {
        kept = 0x7c00u, cut = 0, tie = 1;
    } else if (exponent >= 143u) { /* 65536 and more */
        kept = 0x7bffu, cut = 2, tie = 1;
    } else if (exponent >= 113u) {
        kept = (magnitude >> 13) - (112u << 10), cut = magnitude & 0x1fffu, tie = 0x1000u;
    } else if (exponent >= 101u) { /* subnormal, or rounded to 0 */
        uint32_t shift = 126u - exponent, digits = (magnitude & 0x7fffffu) | 0x800000u;
        kept = digits >> shift, cut = digits & ((1u << shift) - 1u), tie = 1u << (shift - 1u);
    } else {
        kept = 0, cut = magnitude ? 1u : 0u, tie = 2;
    }
    kept = round_digits(kept, cut, tie, bits >> 31 != 0, rounding);
    result.__x = static_cast<unsigned short>(((bits >> 16) & 0x8000u) | kept);
    return result;
}

} // namespace cu2cl

inline __half __float2half_rn(float value)
{
    return cu2cl::half_of(value, cu2cl::NEAREST);
}
inline __half __float2half_rz(float value)
{
    return cu2cl::half_of(value, cu2cl::TO_ZERO);
}
inline __half __float2half_ru(float value)
{
    return cu2cl::half_of(value, cu2cl::UP);
}
inline __half __float2half_rd(float value)
{
    return cu2cl::half_of(value, cu2cl::DOWN);
}
inline __half __float2half(float value)
{
    return __float2half_rn(value);
}

inline float __half2float(__half a)
{
    uint32_t sign = (a.__x & 0x8000u) << 16, magnitude = a.__x & 0x7fffu;
    if (magnitude > 0x7c00u)
        return cu2cl::float_of(0x7fffffffu);
    if (magnitude == 0x7c00u)
        return cu2cl::float_of(sign | 0x7f800000u);
    if (magnitude < 0x400u)
        return std::copysign(static_cast<float>(magnitude) * 5.9604644775390625e-8f,
                             cu2cl::float_of(sign));
    return cu2cl::float_of(sign | ((magnitude << 13) + (112u << 23)));
}

CU2CL_HALF_FUNCTIONS(__half, __half2, half)

#endif
#endif
