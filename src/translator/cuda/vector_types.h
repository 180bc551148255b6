/* The built-in vector types, dim3, and the functions that make vectors. Sizes and alignments are
 * CUDA's, so that offsets and sizes of structures that hold them come out as on the device. */
#ifndef CU2CL_CUDA_VECTOR_TYPES_H
#define CU2CL_CUDA_VECTOR_TYPES_H
#define __VECTOR_TYPES_H__
#define __VECTOR_FUNCTIONS_H__

#include "host_defines.h"

/* `base`: type of a component; `align2`, `align4`: alignment of the types of two and four
 * components. */
#define CU2CL_VECTOR_TYPES(base, name, align2, align4)                                             \
    struct name##1                                                                                 \
    {                                                                                              \
        base x;                                                                                    \
    };                                                                                             \
    struct __align__(align2) name##2                                                               \
    {                                                                                              \
        base x, y;                                                                                 \
    };                                                                                             \
    struct name##3                                                                                 \
    {                                                                                              \
        base x, y, z;                                                                              \
    };                                                                                             \
    struct __align__(align4) name##4                                                               \
    {                                                                                              \
        base x, y, z, w;                                                                           \
    };                                                                                             \
    typedef struct name##1 name##1;                                                                \
    typedef struct name##2 name##2;                                                                \
    typedef struct name##3 name##3;                                                                \
    typedef struct name##4 name##4;                                                                \
    __host__ __device__ name##1 make_##name##1(base x);                                            \
    __host__ __device__ name##2 make_##name##2(base x, base y);                                    \
    __host__ __device__ name##3 make_##name##3(base x, base y, base z);                            \
    __host__ __device__ name##4 make_##name##4(base x, base y, base z, base w);

CU2CL_VECTOR_TYPES(signed char, char, 2, 4)
CU2CL_VECTOR_TYPES(unsigned char, uchar, 2, 4)
CU2CL_VECTOR_TYPES(short, short, 4, 8)
CU2CL_VECTOR_TYPES(unsigned short, ushort, 4, 8)
CU2CL_VECTOR_TYPES(int, int, 8, 16)
CU2CL_VECTOR_TYPES(unsigned int, uint, 8, 16)
CU2CL_VECTOR_TYPES(long, long, 16, 16)
CU2CL_VECTOR_TYPES(unsigned long, ulong, 16, 16)
CU2CL_VECTOR_TYPES(long long, longlong, 16, 16)
CU2CL_VECTOR_TYPES(unsigned long long, ulonglong, 16, 16)
CU2CL_VECTOR_TYPES(float, float, 8, 16)
CU2CL_VECTOR_TYPES(double, double, 16, 16)

#undef CU2CL_VECTOR_TYPES

struct dim3 {
    unsigned int x, y, z;
#ifdef __cplusplus
    __host__ __device__ constexpr dim3(unsigned int __x = 1, unsigned int __y = 1,
                                       unsigned int __z = 1)
        : x(__x), y(__y), z(__z)
    {
    }
    __host__ __device__ constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z)
    {
    }
    __host__ __device__ constexpr operator uint3() const
    {
        return uint3{x, y, z};
    }
#endif
};
typedef struct dim3 dim3;

#endif
