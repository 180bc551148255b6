#ifndef CU2CL_BF16_H
#define CU2CL_BF16_H
#include "cuda_fp16.h"
struct __nv_bfloat16 { unsigned short __x; __nv_bfloat16() = default; __attribute__((host)) __attribute__((device)) __nv_bfloat16(float); __attribute__((host)) __attribute__((device)) operator float() const; }; typedef __nv_bfloat16 nv_bfloat16; struct __nv_bfloat162 { __nv_bfloat16 x, y; }; typedef __nv_bfloat162 nv_bfloat162;
__attribute__((host)) __attribute__((device)) __nv_bfloat16 __float2bfloat16(float); __attribute__((host)) __attribute__((device)) __nv_bfloat16 __float2bfloat16_rn(float); __attribute__((host)) __attribute__((device)) float __bfloat162float(__nv_bfloat16);
#endif
