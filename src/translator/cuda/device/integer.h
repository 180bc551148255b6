/* Integer intrinsics, and abs, min and max. */
#ifndef CU2CL_CUDA_DEVICE_INTEGER_H
#define CU2CL_CUDA_DEVICE_INTEGER_H

#include "../vector_types.h"

__device__ int __mul24(int, int);
__device__ unsigned int __umul24(unsigned int, unsigned int);
__device__ int mul24(int, int);
__device__ unsigned int umul24(unsigned int, unsigned int);
__device__ int __mulhi(int, int);
__device__ unsigned int __umulhi(unsigned int, unsigned int);
__device__ int mulhi(int, int);
__device__ unsigned int mulhi(unsigned int, unsigned int);
__device__ unsigned int umulhi(unsigned int, unsigned int);
__device__ long long __mul64hi(long long, long long);
__device__ unsigned long long __umul64hi(unsigned long long, unsigned long long);
__device__ long long mul64hi(long long, long long);
__device__ unsigned long long umul64hi(unsigned long long, unsigned long long);

__device__ unsigned int __sad(int, int, unsigned int);
__device__ unsigned int __usad(unsigned int, unsigned int, unsigned int);
__device__ int __hadd(int, int);
__device__ int __rhadd(int, int);
__device__ unsigned int __uhadd(unsigned int, unsigned int);
__device__ unsigned int __urhadd(unsigned int, unsigned int);

__device__ int __clz(int);
__device__ int __clzll(long long);
__device__ int __ffs(int);
__device__ int __ffsll(long long);
__device__ int __popc(unsigned int);
__device__ int __popcll(unsigned long long);
__device__ unsigned int __brev(unsigned int);
__device__ unsigned long long __brevll(unsigned long long);
__device__ unsigned int __byte_perm(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __funnelshift_l(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __funnelshift_lc(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __funnelshift_r(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __funnelshift_rc(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __fns(unsigned int, unsigned int, int);

/* Dot products of packed integers. */
__device__ int __dp4a(int, int, int);
__device__ unsigned int __dp4a(unsigned int, unsigned int, unsigned int);
__device__ int __dp4a(char4, char4, int);
__device__ unsigned int __dp4a(uchar4, uchar4, unsigned int);
__device__ int __dp2a_lo(int, int, int);
__device__ unsigned int __dp2a_lo(unsigned int, unsigned int, unsigned int);
__device__ int __dp2a_lo(short2, char4, int);
__device__ unsigned int __dp2a_lo(ushort2, uchar4, unsigned int);
__device__ int __dp2a_hi(int, int, int);
__device__ unsigned int __dp2a_hi(unsigned int, unsigned int, unsigned int);
__device__ int __dp2a_hi(short2, char4, int);
__device__ unsigned int __dp2a_hi(ushort2, uchar4, unsigned int);

__device__ int abs(int);
__device__ long abs(long);
__device__ long long abs(long long);
__device__ float abs(float);
__device__ double abs(double);
__device__ long labs(long);
__device__ long long llabs(long long);

/* Overloads for host and for device, since a user's function of one side must be able to overload
 * them. */
#define CU2CL_MIN_MAX(result, a, b)                                                                \
    __device__ result min(a, b);                                                                   \
    __device__ result max(a, b);                                                                   \
    __host__ result min(a, b);                                                                     \
    __host__ result max(a, b);
#define CU2CL_MIN_MAX_MIXED(result, a, b) CU2CL_MIN_MAX(result, a, b) CU2CL_MIN_MAX(result, b, a)
CU2CL_MIN_MAX(int, int, int)
CU2CL_MIN_MAX(unsigned int, unsigned int, unsigned int)
CU2CL_MIN_MAX(long, long, long)
CU2CL_MIN_MAX(unsigned long, unsigned long, unsigned long)
CU2CL_MIN_MAX(long long, long long, long long)
CU2CL_MIN_MAX(unsigned long long, unsigned long long, unsigned long long)
CU2CL_MIN_MAX(float, float, float)
CU2CL_MIN_MAX(double, double, double)
CU2CL_MIN_MAX_MIXED(unsigned int, int, unsigned int)
CU2CL_MIN_MAX_MIXED(unsigned long, long, unsigned long)
CU2CL_MIN_MAX_MIXED(unsigned long long, long long, unsigned long long)
CU2CL_MIN_MAX_MIXED(double, float, double)
#undef CU2CL_MIN_MAX_MIXED
#undef CU2CL_MIN_MAX

__device__ unsigned int umin(unsigned int, unsigned int);
__device__ unsigned int umax(unsigned int, unsigned int);
__device__ long long llmin(long long, long long);
__device__ long long llmax(long long, long long);
__device__ unsigned long long ullmin(unsigned long long, unsigned long long);
__device__ unsigned long long ullmax(unsigned long long, unsigned long long);

#endif
