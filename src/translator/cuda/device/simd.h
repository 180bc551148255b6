/* Intrinsics on packed halfwords (...2) and bytes (...4), and the three-way minimum and maximum. */
#ifndef CU2CL_CUDA_DEVICE_SIMD_H
#define CU2CL_CUDA_DEVICE_SIMD_H

#include "../host_defines.h"

#define CU2CL_SIMD_UNARY(name)                                                                     \
    __device__ unsigned int name##2(unsigned int);                                                 \
    __device__ unsigned int name##4(unsigned int);
#define CU2CL_SIMD_BINARY(name)                                                                    \
    __device__ unsigned int name##2(unsigned int, unsigned int);                                   \
    __device__ unsigned int name##4(unsigned int, unsigned int);
CU2CL_SIMD_UNARY(__vabs)
CU2CL_SIMD_UNARY(__vabsss)
CU2CL_SIMD_UNARY(__vneg)
CU2CL_SIMD_UNARY(__vnegss)
CU2CL_SIMD_BINARY(__vadd)
CU2CL_SIMD_BINARY(__vaddss)
CU2CL_SIMD_BINARY(__vaddus)
CU2CL_SIMD_BINARY(__vavgs)
CU2CL_SIMD_BINARY(__vavgu)
CU2CL_SIMD_BINARY(__vhaddu)
CU2CL_SIMD_BINARY(__vcmpeq)
CU2CL_SIMD_BINARY(__vcmpne)
CU2CL_SIMD_BINARY(__vcmpges)
CU2CL_SIMD_BINARY(__vcmpgeu)
CU2CL_SIMD_BINARY(__vcmpgts)
CU2CL_SIMD_BINARY(__vcmpgtu)
CU2CL_SIMD_BINARY(__vcmples)
CU2CL_SIMD_BINARY(__vcmpleu)
CU2CL_SIMD_BINARY(__vcmplts)
CU2CL_SIMD_BINARY(__vcmpltu)
CU2CL_SIMD_BINARY(__vabsdiffs)
CU2CL_SIMD_BINARY(__vabsdiffu)
CU2CL_SIMD_BINARY(__vmaxs)
CU2CL_SIMD_BINARY(__vmaxu)
CU2CL_SIMD_BINARY(__vmins)
CU2CL_SIMD_BINARY(__vminu)
CU2CL_SIMD_BINARY(__vseteq)
CU2CL_SIMD_BINARY(__vsetne)
CU2CL_SIMD_BINARY(__vsetges)
CU2CL_SIMD_BINARY(__vsetgeu)
CU2CL_SIMD_BINARY(__vsetgts)
CU2CL_SIMD_BINARY(__vsetgtu)
CU2CL_SIMD_BINARY(__vsetles)
CU2CL_SIMD_BINARY(__vsetleu)
CU2CL_SIMD_BINARY(__vsetlts)
CU2CL_SIMD_BINARY(__vsetltu)
CU2CL_SIMD_BINARY(__vsads)
CU2CL_SIMD_BINARY(__vsadu)
CU2CL_SIMD_BINARY(__vsub)
CU2CL_SIMD_BINARY(__vsubss)
CU2CL_SIMD_BINARY(__vsubus)
#undef CU2CL_SIMD_BINARY
#undef CU2CL_SIMD_UNARY

__device__ int __viaddmax_s32(int, int, int);
__device__ int __viaddmax_s32_relu(int, int, int);
__device__ unsigned int __viaddmax_u32(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __viaddmax_s16x2(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __viaddmax_s16x2_relu(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __viaddmax_u16x2(unsigned int, unsigned int, unsigned int);
__device__ int __viaddmin_s32(int, int, int);
__device__ int __viaddmin_s32_relu(int, int, int);
__device__ unsigned int __viaddmin_u32(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __viaddmin_s16x2(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __viaddmin_s16x2_relu(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __viaddmin_u16x2(unsigned int, unsigned int, unsigned int);
__device__ int __vimax3_s32(int, int, int);
__device__ int __vimax3_s32_relu(int, int, int);
__device__ unsigned int __vimax3_u32(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __vimax3_s16x2(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __vimax3_s16x2_relu(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __vimax3_u16x2(unsigned int, unsigned int, unsigned int);
__device__ int __vimin3_s32(int, int, int);
__device__ int __vimin3_s32_relu(int, int, int);
__device__ unsigned int __vimin3_u32(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __vimin3_s16x2(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __vimin3_s16x2_relu(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __vimin3_u16x2(unsigned int, unsigned int, unsigned int);
__device__ int __vimax_s32_relu(int, int);
__device__ unsigned int __vimax_s16x2_relu(unsigned int, unsigned int);
__device__ int __vimin_s32_relu(int, int);
__device__ unsigned int __vimin_s16x2_relu(unsigned int, unsigned int);

/* The larger or the smaller value, and which it is: true where that is the first one, or both.
 * Their rule has the bodies ported with the kernels, as `bool *` may point anywhere. */
#define CU2CL_SIMD_WITH_CHOICE(name, op)                                                           \
    __device__ inline int name##_s32(int a, int b, bool *is_first)                                 \
    {                                                                                              \
        *is_first = a op b;                                                                        \
        return a op b ? a : b;                                                                     \
    }                                                                                              \
    __device__ inline unsigned int name##_u32(unsigned int a, unsigned int b, bool *is_first)      \
    {                                                                                              \
        *is_first = a op b;                                                                        \
        return a op b ? a : b;                                                                     \
    }                                                                                              \
    CU2CL_SIMD_PAIR_WITH_CHOICE(name##_s16x2, op, short)                                           \
    CU2CL_SIMD_PAIR_WITH_CHOICE(name##_u16x2, op, unsigned short)
#define CU2CL_SIMD_PAIR_WITH_CHOICE(name, op, half)                                                \
    __device__ inline unsigned int name(unsigned int a, unsigned int b, bool *is_first_high,       \
                                        bool *is_first_low)                                        \
    {                                                                                              \
        bool high = (half)(a >> 16) op(half)(b >> 16), low = (half)a op(half) b;                   \
        *is_first_high = high;                                                                     \
        *is_first_low = low;                                                                       \
        return ((high ? a : b) & 0xffff0000u) | ((low ? a : b) & 0xffffu);                         \
    }
CU2CL_SIMD_WITH_CHOICE(__vibmax, >=)
CU2CL_SIMD_WITH_CHOICE(__vibmin, <=)

#undef CU2CL_SIMD_WITH_CHOICE
#undef CU2CL_SIMD_PAIR_WITH_CHOICE

#endif
