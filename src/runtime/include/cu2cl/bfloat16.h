/* Host code: __nv_bfloat16 and __nv_bfloat162, the upper halves of floats, with CUDA's names, sizes
 * and functions. Stands for cuda_bf16.h. In C there is nothing, as in CUDA. */
#ifndef CU2CL_BFLOAT16_H
#define CU2CL_BFLOAT16_H

#if defined(__cplusplus) && !defined(__CUDA_BF16_H__)
#define __CUDA_BF16_H__

#include "half.h"

CU2CL_HALF_CLASSES(__nv_bfloat16, __nv_bfloat162, bfloat16)

typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;

namespace cu2cl
{

inline __nv_bfloat16 bfloat16_of(float value, enum rounding rounding)
{
    uint32_t bits = bits_of(value);
    __nv_bfloat16 result;
    bits = std::isnan(value)
               ? 0x7fffu
               : round_digits(bits >> 16, bits & 0xffffu, 0x8000u, bits >> 31 != 0, rounding);
    result.__x = static_cast<unsigned short>(bits);
    return result;
}

} // namespace cu2cl

inline __nv_bfloat16 __float2bfloat16_rn(float value)
{
    return cu2cl::bfloat16_of(value, cu2cl::NEAREST);
}
inline __nv_bfloat16 __float2bfloat16_rz(float value)
{
    return cu2cl::bfloat16_of(value, cu2cl::TO_ZERO);
}
inline __nv_bfloat16 __float2bfloat16_ru(float value)
{
    return cu2cl::bfloat16_of(value, cu2cl::UP);
}
inline __nv_bfloat16 __float2bfloat16_rd(float value)
{
    return cu2cl::bfloat16_of(value, cu2cl::DOWN);
}
inline __nv_bfloat16 __float2bfloat16(float value)
{
    return __float2bfloat16_rn(value);
}

inline float __bfloat162float(__nv_bfloat16 a)
{
    return cu2cl::float_of(static_cast<uint32_t>(a.__x) << 16);
}

CU2CL_HALF_FUNCTIONS(__nv_bfloat16, __nv_bfloat162, bfloat16)

#endif
#endif
