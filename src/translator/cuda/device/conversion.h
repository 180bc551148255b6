/* Conversions with a rounding mode, and reinterpretation of bits. */
#ifndef CU2CL_CUDA_DEVICE_CONVERSION_H
#define CU2CL_CUDA_DEVICE_CONVERSION_H

#include "../host_defines.h"

/* To nearest even, towards zero, up, down. */
#define CU2CL_CONVERSIONS(name, to, from)                                                          \
    __device__ to name##_rn(from);                                                                 \
    __device__ to name##_rz(from);                                                                 \
    __device__ to name##_ru(from);                                                                 \
    __device__ to name##_rd(from);
CU2CL_CONVERSIONS(__float2int, int, float)
CU2CL_CONVERSIONS(__float2uint, unsigned int, float)
CU2CL_CONVERSIONS(__float2ll, long long, float)
CU2CL_CONVERSIONS(__float2ull, unsigned long long, float)
CU2CL_CONVERSIONS(__int2float, float, int)
CU2CL_CONVERSIONS(__uint2float, float, unsigned int)
CU2CL_CONVERSIONS(__ll2float, float, long long)
CU2CL_CONVERSIONS(__ull2float, float, unsigned long long)
CU2CL_CONVERSIONS(__double2int, int, double)
CU2CL_CONVERSIONS(__double2uint, unsigned int, double)
CU2CL_CONVERSIONS(__double2ll, long long, double)
CU2CL_CONVERSIONS(__double2ull, unsigned long long, double)
CU2CL_CONVERSIONS(__double2float, float, double)
CU2CL_CONVERSIONS(__ll2double, double, long long)
CU2CL_CONVERSIONS(__ull2double, double, unsigned long long)
#undef CU2CL_CONVERSIONS
__device__ double __int2double_rn(int);
__device__ double __uint2double_rn(unsigned int);

__device__ int __float_as_int(float);
__device__ unsigned int __float_as_uint(float);
__device__ float __int_as_float(int);
__device__ float __uint_as_float(unsigned int);
__device__ long long __double_as_longlong(double);
__device__ double __longlong_as_double(long long);
__device__ int __double2hiint(double);
__device__ int __double2loint(double);
__device__ double __hiloint2double(int, int);
__device__ int float_as_int(float);
__device__ float int_as_float(int);
__device__ unsigned int float_as_uint(float);
__device__ float uint_as_float(unsigned int);

#endif
