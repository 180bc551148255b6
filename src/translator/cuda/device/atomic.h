/* Atomic operations. Each exists for the whole device, for a block (_block), and for host and
 * device together (_system). */
#ifndef CU2CL_CUDA_DEVICE_ATOMIC_H
#define CU2CL_CUDA_DEVICE_ATOMIC_H

#include "../vector_types.h"

#define CU2CL_ATOMIC(name, type)                                                                   \
    __device__ type name(type *, type);                                                            \
    __device__ type name##_block(type *, type);                                                    \
    __device__ type name##_system(type *, type);
#define CU2CL_ATOMIC_CAS(type)                                                                     \
    __device__ type atomicCAS(type *, type, type);                                                 \
    __device__ type atomicCAS_block(type *, type, type);                                           \
    __device__ type atomicCAS_system(type *, type, type);
CU2CL_ATOMIC(atomicAdd, int)
CU2CL_ATOMIC(atomicAdd, unsigned int)
CU2CL_ATOMIC(atomicAdd, unsigned long long)
CU2CL_ATOMIC(atomicAdd, float)
CU2CL_ATOMIC(atomicAdd, double)
CU2CL_ATOMIC(atomicAdd, float2)
CU2CL_ATOMIC(atomicAdd, float4)
CU2CL_ATOMIC(atomicSub, int)
CU2CL_ATOMIC(atomicSub, unsigned int)
CU2CL_ATOMIC(atomicExch, int)
CU2CL_ATOMIC(atomicExch, unsigned int)
CU2CL_ATOMIC(atomicExch, unsigned long long)
CU2CL_ATOMIC(atomicExch, float)
CU2CL_ATOMIC(atomicMin, int)
CU2CL_ATOMIC(atomicMin, unsigned int)
CU2CL_ATOMIC(atomicMin, long long)
CU2CL_ATOMIC(atomicMin, unsigned long long)
CU2CL_ATOMIC(atomicMax, int)
CU2CL_ATOMIC(atomicMax, unsigned int)
CU2CL_ATOMIC(atomicMax, long long)
CU2CL_ATOMIC(atomicMax, unsigned long long)
CU2CL_ATOMIC(atomicInc, unsigned int)
CU2CL_ATOMIC(atomicDec, unsigned int)
CU2CL_ATOMIC(atomicAnd, int)
CU2CL_ATOMIC(atomicAnd, unsigned int)
CU2CL_ATOMIC(atomicAnd, long long)
CU2CL_ATOMIC(atomicAnd, unsigned long long)
CU2CL_ATOMIC(atomicOr, int)
CU2CL_ATOMIC(atomicOr, unsigned int)
CU2CL_ATOMIC(atomicOr, long long)
CU2CL_ATOMIC(atomicOr, unsigned long long)
CU2CL_ATOMIC(atomicXor, int)
CU2CL_ATOMIC(atomicXor, unsigned int)
CU2CL_ATOMIC(atomicXor, long long)
CU2CL_ATOMIC(atomicXor, unsigned long long)
CU2CL_ATOMIC_CAS(int)
CU2CL_ATOMIC_CAS(unsigned int)
CU2CL_ATOMIC_CAS(unsigned long long)
CU2CL_ATOMIC_CAS(unsigned short)
#undef CU2CL_ATOMIC_CAS
#undef CU2CL_ATOMIC

#endif
