/* CUDA's built-in vector types and dim3 for host code, under CUDA's own names, with CUDA's sizes
 * and alignments.
 *
 * Every base type has structures of one to four components; those of two and four are aligned to
 * their size, but at most to 16 bytes; those of three are only as aligned as one component, so a
 * float3 has 12 bytes. Programs exchange these bytes with kernels, whose OpenCL C counterparts have
 * the same layout. Nothing is defined again where CUDA's own names are known already
 * (__VECTOR_TYPES_H__). */
#ifndef CU2CL_VECTOR_TYPES_H
#define CU2CL_VECTOR_TYPES_H

#include "hide_macros.h"

#ifndef __VECTOR_TYPES_H__
#define __VECTOR_TYPES_H__
#define __VECTOR_FUNCTIONS_H__

#define CU2CL_ALIGNED(bytes) __attribute__((aligned(bytes)))

#define CU2CL_VECTOR_TYPES(type, name, align1, align2, align4)                                     \
    struct CU2CL_ALIGNED(align1) name##1                                                           \
    {                                                                                              \
        type x;                                                                                    \
    };                                                                                             \
    struct CU2CL_ALIGNED(align2) name##2                                                           \
    {                                                                                              \
        type x, y;                                                                                 \
    };                                                                                             \
    struct name##3                                                                                 \
    {                                                                                              \
        type x, y, z;                                                                              \
    };                                                                                             \
    struct CU2CL_ALIGNED(align4) name##4                                                           \
    {                                                                                              \
        type x, y, z, w;                                                                           \
    };                                                                                             \
    typedef struct name##1 name##1;                                                                \
    typedef struct name##2 name##2;                                                                \
    typedef struct name##3 name##3;                                                                \
    typedef struct name##4 name##4;                                                                \
    static inline name##1 make_##name##1(type x)                                                   \
    {                                                                                              \
        name##1 __v;                                                                               \
        __v.x = x;                                                                                 \
        return __v;                                                                                \
    }                                                                                              \
    static inline name##2 make_##name##2(type x, type y)                                           \
    {                                                                                              \
        name##2 __v;                                                                               \
        __v.x = x;                                                                                 \
        __v.y = y;                                                                                 \
        return __v;                                                                                \
    }                                                                                              \
    static inline name##3 make_##name##3(type x, type y, type z)                                   \
    {                                                                                              \
        name##3 __v;                                                                               \
        __v.x = x;                                                                                 \
        __v.y = y;                                                                                 \
        __v.z = z;                                                                                 \
        return __v;                                                                                \
    }                                                                                              \
    static inline name##4 make_##name##4(type x, type y, type z, type w)                           \
    {                                                                                              \
        name##4 __v;                                                                               \
        __v.x = x;                                                                                 \
        __v.y = y;                                                                                 \
        __v.z = z;                                                                                 \
        __v.w = w;                                                                                 \
        return __v;                                                                                \
    }

CU2CL_VECTOR_TYPES(signed char, char, 1, 2, 4)
CU2CL_VECTOR_TYPES(unsigned char, uchar, 1, 2, 4)
CU2CL_VECTOR_TYPES(short, short, 2, 4, 8)
CU2CL_VECTOR_TYPES(unsigned short, ushort, 2, 4, 8)
CU2CL_VECTOR_TYPES(int, int, 4, 8, 16)
CU2CL_VECTOR_TYPES(unsigned int, uint, 4, 8, 16)
CU2CL_VECTOR_TYPES(long, long, 8, 16, 16)
CU2CL_VECTOR_TYPES(unsigned long, ulong, 8, 16, 16)
CU2CL_VECTOR_TYPES(long long, longlong, 8, 16, 16)
CU2CL_VECTOR_TYPES(unsigned long long, ulonglong, 8, 16, 16)
CU2CL_VECTOR_TYPES(float, float, 4, 8, 16)
CU2CL_VECTOR_TYPES(double, double, 8, 16, 16)

#undef CU2CL_VECTOR_TYPES
#undef CU2CL_ALIGNED

/* The size of a grid or a block. Components that are not given are 1. */
struct dim3 {
    unsigned int x, y, z;
#if defined(__cplusplus) && __cplusplus >= 201103L
    constexpr dim3(unsigned int __x_ = 1, unsigned int __y_ = 1, unsigned int __z_ = 1)
        : x(__x_), y(__y_), z(__z_)
    {
    }
    constexpr dim3(uint3 __v) : x(__v.x), y(__v.y), z(__v.z)
    {
    }
    constexpr operator uint3() const
    {
        return uint3{x, y, z};
    }
#elif defined(__cplusplus)
    dim3(unsigned int __x_ = 1, unsigned int __y_ = 1, unsigned int __z_ = 1)
        : x(__x_), y(__y_), z(__z_)
    {
    }
    dim3(uint3 __v) : x(__v.x), y(__v.y), z(__v.z)
    {
    }
    operator uint3() const
    {
        return make_uint3(x, y, z);
    }
#endif
};
typedef struct dim3 dim3;

#endif
#include "show_macros.h"

#endif
