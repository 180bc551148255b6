/* Host code: __nv_bfloat16 and __nv_bfloat162, the upper halves of floats, with CUDA's names, sizes
 * and functions. Stands for cuda_bf16.h. In C there is nothing, as in CUDA. */
#ifndef CU2CL_BFLOAT16_H
#define CU2CL_BFLOAT16_H

#include "hide_macros.h"

#if defined(__cplusplus) && !defined(__CUDA_BF16_H__)
#define __CUDA_BF16_H__

#include "half.h"

CU2CL_HALF_CLASSES(__nv_bfloat16, __nv_bfloat162, bfloat16)

typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;

namespace cu2cl
{

inline __nv_bfloat16 bfloat16_of(float __value, enum rounding __rounding)
{
    uint32_t __bits = bits_of(__value);
    __nv_bfloat16 __result;
    __bits = std::isnan(__value) ? 0x7fffu
                                 : round_digits(__bits >> 16, __bits & 0xffffu, 0x8000u,
                                                __bits >> 31 != 0, __rounding);
    __result.__x = static_cast<unsigned short>(__bits);
    return __result;
}

} // namespace cu2cl

inline __nv_bfloat16 __float2bfloat16_rn(float __value)
{
    return cu2cl::bfloat16_of(__value, cu2cl::NEAREST);
}
inline __nv_bfloat16 __float2bfloat16_rz(float __value)
{
    return cu2cl::bfloat16_of(__value, cu2cl::TO_ZERO);
}
inline __nv_bfloat16 __float2bfloat16_ru(float __value)
{
    return cu2cl::bfloat16_of(__value, cu2cl::UP);
}
inline __nv_bfloat16 __float2bfloat16_rd(float __value)
{
    return cu2cl::bfloat16_of(__value, cu2cl::DOWN);
}
inline __nv_bfloat16 __float2bfloat16(float __value)
{
    return __float2bfloat16_rn(__value);
}

inline float __bfloat162float(__nv_bfloat16 __a)
{
    return cu2cl::float_of(static_cast<uint32_t>(__a.__x) << 16);
}

CU2CL_HALF_FUNCTIONS(__nv_bfloat16, __nv_bfloat162, bfloat16)

#endif
#define CUDART_INF_BF16        __ushort_as_bfloat16((unsigned short)0x7F80)
#define CUDART_NAN_BF16        __ushort_as_bfloat16((unsigned short)0x7FFF)
#define CUDART_MIN_DENORM_BF16 __ushort_as_bfloat16((unsigned short)0x0001)
#define CUDART_MAX_NORMAL_BF16 __ushort_as_bfloat16((unsigned short)0x7F7F)
#define CUDART_NEG_ZERO_BF16   __ushort_as_bfloat16((unsigned short)0x8000)
#define CUDART_ZERO_BF16       __ushort_as_bfloat16((unsigned short)0x0000)
#define CUDART_ONE_BF16        __ushort_as_bfloat16((unsigned short)0x3F80)

#include "show_macros.h"

#endif
