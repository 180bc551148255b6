/* Numbers of 16 bits, as structures of their bits. The functions that half and bfloat16 have in
 * common are declared by the macros of this header. */
#ifndef CU2CL_CUDA_FP16_H
#define CU2CL_CUDA_FP16_H
#define __CUDA_FP16_H__

#include "cuda_runtime.h"

#ifdef __cplusplus

struct __half_raw {
    unsigned short x;
};

struct __half2_raw {
    unsigned short x, y;
};

struct __align__(2) __half
{
    unsigned short __x;

    __half() = default;
    __host__ __device__ __half(float);
    __host__ __device__ __half(double);
    __host__ __device__ __half(short);
    __host__ __device__ __half(unsigned short);
    __host__ __device__ __half(int);
    __host__ __device__ __half(unsigned int);
    __host__ __device__ __half(long);
    __host__ __device__ __half(unsigned long);
    __host__ __device__ __half(long long);
    __host__ __device__ __half(unsigned long long);
    __host__ __device__ __half(const __half_raw &);
    __host__ __device__ operator float() const;
    __host__ __device__ operator __half_raw() const;
    __host__ __device__ __half &operator=(const __half_raw &);
    __host__ __device__ __half &operator=(float);
    __host__ __device__ __half &operator=(double);
    __host__ __device__ __half &operator=(short);
    __host__ __device__ __half &operator=(unsigned short);
    __host__ __device__ __half &operator=(int);
    __host__ __device__ __half &operator=(unsigned int);
    __host__ __device__ __half &operator=(long long);
    __host__ __device__ __half &operator=(unsigned long long);
};

struct __align__(4) __half2
{
    __half x, y;

    __half2() = default;
    __host__ __device__ __half2(const __half &, const __half &);
    __host__ __device__ __half2(const __half2_raw &);
    __host__ __device__ operator __half2_raw() const;
};

typedef __half half;
typedef __half2 half2;
typedef __half __nv_half;
typedef __half nv_half;
typedef __half2 __nv_half2;
typedef __half2 nv_half2;

#ifdef __CUDA__

#define CU2CL_HALF_FUNCTIONS(T, T2)                                                                \
    __host__ __device__ T __hadd(T, T);                                                            \
    __host__ __device__ T __hsub(T, T);                                                            \
    __host__ __device__ T __hmul(T, T);                                                            \
    __host__ __device__ T __hdiv(T, T);                                                            \
    __host__ __device__ T __hadd_rn(T, T);                                                         \
    __host__ __device__ T __hsub_rn(T, T);                                                         \
    __host__ __device__ T __hmul_rn(T, T);                                                         \
    __host__ __device__ T __hadd_sat(T, T);                                                        \
    __host__ __device__ T __hsub_sat(T, T);                                                        \
    __host__ __device__ T __hmul_sat(T, T);                                                        \
    __host__ __device__ T __hmax(T, T);                                                            \
    __host__ __device__ T __hmin(T, T);                                                            \
    __host__ __device__ T __hmax_nan(T, T);                                                        \
    __host__ __device__ T __hmin_nan(T, T);                                                        \
    __host__ __device__ T __hfma(T, T, T);                                                         \
    __host__ __device__ T __hfma_sat(T, T, T);                                                     \
    __host__ __device__ T __hfma_relu(T, T, T);                                                    \
    __host__ __device__ T __hneg(T);                                                               \
    __host__ __device__ T __habs(T);                                                               \
    __host__ __device__ T hsqrt(T);                                                                \
    __host__ __device__ T hrsqrt(T);                                                               \
    __host__ __device__ T hrcp(T);                                                                 \
    __host__ __device__ T hlog(T);                                                                 \
    __host__ __device__ T hlog2(T);                                                                \
    __host__ __device__ T hlog10(T);                                                               \
    __host__ __device__ T hexp(T);                                                                 \
    __host__ __device__ T hexp2(T);                                                                \
    __host__ __device__ T hexp10(T);                                                               \
    __host__ __device__ T hcos(T);                                                                 \
    __host__ __device__ T hsin(T);                                                                 \
    __host__ __device__ T hfloor(T);                                                               \
    __host__ __device__ T hceil(T);                                                                \
    __host__ __device__ T htrunc(T);                                                               \
    __host__ __device__ T hrint(T);                                                                \
    __host__ __device__ T htanh(T);                                                                \
    __host__ __device__ T htanh_approx(T);                                                         \
    __host__ __device__ bool __heq(T, T);                                                          \
    __host__ __device__ bool __hne(T, T);                                                          \
    __host__ __device__ bool __hle(T, T);                                                          \
    __host__ __device__ bool __hge(T, T);                                                          \
    __host__ __device__ bool __hlt(T, T);                                                          \
    __host__ __device__ bool __hgt(T, T);                                                          \
    __host__ __device__ bool __hequ(T, T);                                                         \
    __host__ __device__ bool __hneu(T, T);                                                         \
    __host__ __device__ bool __hleu(T, T);                                                         \
    __host__ __device__ bool __hgeu(T, T);                                                         \
    __host__ __device__ bool __hltu(T, T);                                                         \
    __host__ __device__ bool __hgtu(T, T);                                                         \
    __host__ __device__ bool __hisnan(T);                                                          \
    __host__ __device__ int __hisinf(T);                                                           \
    __host__ __device__ T2 __hadd2(T2, T2);                                                        \
    __host__ __device__ T2 __hsub2(T2, T2);                                                        \
    __host__ __device__ T2 __hmul2(T2, T2);                                                        \
    __host__ __device__ T2 __h2div(T2, T2);                                                        \
    __host__ __device__ T2 __hadd2_rn(T2, T2);                                                     \
    __host__ __device__ T2 __hsub2_rn(T2, T2);                                                     \
    __host__ __device__ T2 __hmul2_rn(T2, T2);                                                     \
    __host__ __device__ T2 __hadd2_sat(T2, T2);                                                    \
    __host__ __device__ T2 __hsub2_sat(T2, T2);                                                    \
    __host__ __device__ T2 __hmul2_sat(T2, T2);                                                    \
    __host__ __device__ T2 __hmax2(T2, T2);                                                        \
    __host__ __device__ T2 __hmin2(T2, T2);                                                        \
    __host__ __device__ T2 __hmax2_nan(T2, T2);                                                    \
    __host__ __device__ T2 __hmin2_nan(T2, T2);                                                    \
    __host__ __device__ T2 __hfma2(T2, T2, T2);                                                    \
    __host__ __device__ T2 __hfma2_sat(T2, T2, T2);                                                \
    __host__ __device__ T2 __hfma2_relu(T2, T2, T2);                                               \
    __host__ __device__ T2 __hcmadd(T2, T2, T2);                                                   \
    __host__ __device__ T2 __hneg2(T2);                                                            \
    __host__ __device__ T2 __habs2(T2);                                                            \
    __host__ __device__ T2 __hisnan2(T2);                                                          \
    __host__ __device__ T2 h2sqrt(T2);                                                             \
    __host__ __device__ T2 h2rsqrt(T2);                                                            \
    __host__ __device__ T2 h2rcp(T2);                                                              \
    __host__ __device__ T2 h2log(T2);                                                              \
    __host__ __device__ T2 h2log2(T2);                                                             \
    __host__ __device__ T2 h2log10(T2);                                                            \
    __host__ __device__ T2 h2exp(T2);                                                              \
    __host__ __device__ T2 h2exp2(T2);                                                             \
    __host__ __device__ T2 h2exp10(T2);                                                            \
    __host__ __device__ T2 h2cos(T2);                                                              \
    __host__ __device__ T2 h2sin(T2);                                                              \
    __host__ __device__ T2 h2floor(T2);                                                            \
    __host__ __device__ T2 h2ceil(T2);                                                             \
    __host__ __device__ T2 h2trunc(T2);                                                            \
    __host__ __device__ T2 h2rint(T2);                                                             \
    __host__ __device__ T2 h2tanh(T2);                                                             \
    __host__ __device__ T2 h2tanh_approx(T2);                                                      \
    __host__ __device__ T2 __heq2(T2, T2);                                                         \
    __host__ __device__ unsigned int __heq2_mask(T2, T2);                                          \
    __host__ __device__ bool __hbeq2(T2, T2);                                                      \
    __host__ __device__ T2 __hne2(T2, T2);                                                         \
    __host__ __device__ unsigned int __hne2_mask(T2, T2);                                          \
    __host__ __device__ bool __hbne2(T2, T2);                                                      \
    __host__ __device__ T2 __hle2(T2, T2);                                                         \
    __host__ __device__ unsigned int __hle2_mask(T2, T2);                                          \
    __host__ __device__ bool __hble2(T2, T2);                                                      \
    __host__ __device__ T2 __hge2(T2, T2);                                                         \
    __host__ __device__ unsigned int __hge2_mask(T2, T2);                                          \
    __host__ __device__ bool __hbge2(T2, T2);                                                      \
    __host__ __device__ T2 __hlt2(T2, T2);                                                         \
    __host__ __device__ unsigned int __hlt2_mask(T2, T2);                                          \
    __host__ __device__ bool __hblt2(T2, T2);                                                      \
    __host__ __device__ T2 __hgt2(T2, T2);                                                         \
    __host__ __device__ unsigned int __hgt2_mask(T2, T2);                                          \
    __host__ __device__ bool __hbgt2(T2, T2);                                                      \
    __host__ __device__ T2 __hequ2(T2, T2);                                                        \
    __host__ __device__ unsigned int __hequ2_mask(T2, T2);                                         \
    __host__ __device__ bool __hbequ2(T2, T2);                                                     \
    __host__ __device__ T2 __hneu2(T2, T2);                                                        \
    __host__ __device__ unsigned int __hneu2_mask(T2, T2);                                         \
    __host__ __device__ bool __hbneu2(T2, T2);                                                     \
    __host__ __device__ T2 __hleu2(T2, T2);                                                        \
    __host__ __device__ unsigned int __hleu2_mask(T2, T2);                                         \
    __host__ __device__ bool __hbleu2(T2, T2);                                                     \
    __host__ __device__ T2 __hgeu2(T2, T2);                                                        \
    __host__ __device__ unsigned int __hgeu2_mask(T2, T2);                                         \
    __host__ __device__ bool __hbgeu2(T2, T2);                                                     \
    __host__ __device__ T2 __hltu2(T2, T2);                                                        \
    __host__ __device__ unsigned int __hltu2_mask(T2, T2);                                         \
    __host__ __device__ bool __hbltu2(T2, T2);                                                     \
    __host__ __device__ T2 __hgtu2(T2, T2);                                                        \
    __host__ __device__ unsigned int __hgtu2_mask(T2, T2);                                         \
    __host__ __device__ bool __hbgtu2(T2, T2);                                                     \
    __host__ __device__ T operator+(const T &, const T &);                                         \
    __host__ __device__ T &operator+=(T &, const T &);                                             \
    __host__ __device__ T operator-(const T &, const T &);                                         \
    __host__ __device__ T &operator-=(T &, const T &);                                             \
    __host__ __device__ T operator*(const T &, const T &);                                         \
    __host__ __device__ T &operator*=(T &, const T &);                                             \
    __host__ __device__ T operator/(const T &, const T &);                                         \
    __host__ __device__ T &operator/=(T &, const T &);                                             \
    __host__ __device__ T operator+(const T &);                                                    \
    __host__ __device__ T operator-(const T &);                                                    \
    __host__ __device__ T &operator++(T &);                                                        \
    __host__ __device__ T operator++(T &, int);                                                    \
    __host__ __device__ T &operator--(T &);                                                        \
    __host__ __device__ T operator--(T &, int);                                                    \
    __host__ __device__ bool operator==(const T &, const T &);                                     \
    __host__ __device__ bool operator!=(const T &, const T &);                                     \
    __host__ __device__ bool operator<(const T &, const T &);                                      \
    __host__ __device__ bool operator>(const T &, const T &);                                      \
    __host__ __device__ bool operator<=(const T &, const T &);                                     \
    __host__ __device__ bool operator>=(const T &, const T &);                                     \
    __device__ T __shfl_sync(unsigned int, T, int, int __width = 32);                              \
    __device__ T __shfl_up_sync(unsigned int, T, unsigned int, int __width = 32);                  \
    __device__ T __shfl_down_sync(unsigned int, T, unsigned int, int __width = 32);                \
    __device__ T __shfl_xor_sync(unsigned int, T, int, int __width = 32);                          \
    __device__ T atomicAdd(T *, T);                                                                \
    __host__ __device__ T2 operator+(const T2 &, const T2 &);                                      \
    __host__ __device__ T2 &operator+=(T2 &, const T2 &);                                          \
    __host__ __device__ T2 operator-(const T2 &, const T2 &);                                      \
    __host__ __device__ T2 &operator-=(T2 &, const T2 &);                                          \
    __host__ __device__ T2 operator*(const T2 &, const T2 &);                                      \
    __host__ __device__ T2 &operator*=(T2 &, const T2 &);                                          \
    __host__ __device__ T2 operator/(const T2 &, const T2 &);                                      \
    __host__ __device__ T2 &operator/=(T2 &, const T2 &);                                          \
    __host__ __device__ T2 operator+(const T2 &);                                                  \
    __host__ __device__ T2 operator-(const T2 &);                                                  \
    __host__ __device__ T2 &operator++(T2 &);                                                      \
    __host__ __device__ T2 operator++(T2 &, int);                                                  \
    __host__ __device__ T2 &operator--(T2 &);                                                      \
    __host__ __device__ T2 operator--(T2 &, int);                                                  \
    __host__ __device__ bool operator==(const T2 &, const T2 &);                                   \
    __host__ __device__ bool operator!=(const T2 &, const T2 &);                                   \
    __host__ __device__ bool operator<(const T2 &, const T2 &);                                    \
    __host__ __device__ bool operator>(const T2 &, const T2 &);                                    \
    __host__ __device__ bool operator<=(const T2 &, const T2 &);                                   \
    __host__ __device__ bool operator>=(const T2 &, const T2 &);                                   \
    __device__ T2 __shfl_sync(unsigned int, T2, int, int __width = 32);                            \
    __device__ T2 __shfl_up_sync(unsigned int, T2, unsigned int, int __width = 32);                \
    __device__ T2 __shfl_down_sync(unsigned int, T2, unsigned int, int __width = 32);              \
    __device__ T2 __shfl_xor_sync(unsigned int, T2, int, int __width = 32);                        \
    __device__ T2 atomicAdd(T2 *, T2);
CU2CL_HALF_FUNCTIONS(__half, __half2)

#endif

__host__ __device__ __half __float2half(float);
__host__ __device__ __half __float2half_rn(float);
__host__ __device__ __half __float2half_rz(float);
__host__ __device__ __half __float2half_ru(float);
__host__ __device__ __half __float2half_rd(float);
__host__ __device__ __half __double2half(double);
__host__ __device__ float __half2float(__half);
__host__ __device__ __half __int2half_rn(int);
__host__ __device__ int __half2int_rn(__half);
__host__ __device__ __half __int2half_rz(int);
__host__ __device__ int __half2int_rz(__half);
__host__ __device__ __half __int2half_ru(int);
__host__ __device__ int __half2int_ru(__half);
__host__ __device__ __half __int2half_rd(int);
__host__ __device__ int __half2int_rd(__half);
__host__ __device__ __half __uint2half_rn(unsigned int);
__host__ __device__ unsigned int __half2uint_rn(__half);
__host__ __device__ __half __uint2half_rz(unsigned int);
__host__ __device__ unsigned int __half2uint_rz(__half);
__host__ __device__ __half __uint2half_ru(unsigned int);
__host__ __device__ unsigned int __half2uint_ru(__half);
__host__ __device__ __half __uint2half_rd(unsigned int);
__host__ __device__ unsigned int __half2uint_rd(__half);
__host__ __device__ __half __short2half_rn(short);
__host__ __device__ short __half2short_rn(__half);
__host__ __device__ __half __short2half_rz(short);
__host__ __device__ short __half2short_rz(__half);
__host__ __device__ __half __short2half_ru(short);
__host__ __device__ short __half2short_ru(__half);
__host__ __device__ __half __short2half_rd(short);
__host__ __device__ short __half2short_rd(__half);
__host__ __device__ __half __ushort2half_rn(unsigned short);
__host__ __device__ unsigned short __half2ushort_rn(__half);
__host__ __device__ __half __ushort2half_rz(unsigned short);
__host__ __device__ unsigned short __half2ushort_rz(__half);
__host__ __device__ __half __ushort2half_ru(unsigned short);
__host__ __device__ unsigned short __half2ushort_ru(__half);
__host__ __device__ __half __ushort2half_rd(unsigned short);
__host__ __device__ unsigned short __half2ushort_rd(__half);
__host__ __device__ __half __ll2half_rn(long long);
__host__ __device__ long long __half2ll_rn(__half);
__host__ __device__ __half __ll2half_rz(long long);
__host__ __device__ long long __half2ll_rz(__half);
__host__ __device__ __half __ll2half_ru(long long);
__host__ __device__ long long __half2ll_ru(__half);
__host__ __device__ __half __ll2half_rd(long long);
__host__ __device__ long long __half2ll_rd(__half);
__host__ __device__ __half __ull2half_rn(unsigned long long);
__host__ __device__ unsigned long long __half2ull_rn(__half);
__host__ __device__ __half __ull2half_rz(unsigned long long);
__host__ __device__ unsigned long long __half2ull_rz(__half);
__host__ __device__ __half __ull2half_ru(unsigned long long);
__host__ __device__ unsigned long long __half2ull_ru(__half);
__host__ __device__ __half __ull2half_rd(unsigned long long);
__host__ __device__ unsigned long long __half2ull_rd(__half);
__host__ __device__ signed char __half2char_rz(__half);
__host__ __device__ unsigned char __half2uchar_rz(__half);
__host__ __device__ __half2 __float2half2_rn(float);
__host__ __device__ __half2 __floats2half2_rn(float, float);
__host__ __device__ __half2 __float22half2_rn(float2);
__host__ __device__ float2 __half22float2(__half2);
__host__ __device__ float __low2float(__half2);
__host__ __device__ float __high2float(__half2);
__host__ __device__ __half2 __half2half2(__half);
__host__ __device__ __half2 __halves2half2(__half, __half);
__host__ __device__ __half2 make_half2(__half, __half);
__host__ __device__ __half __low2half(__half2);
__host__ __device__ __half2 __low2half2(__half2);
__host__ __device__ __half2 __lows2half2(__half2, __half2);
__host__ __device__ __half __high2half(__half2);
__host__ __device__ __half2 __high2half2(__half2);
__host__ __device__ __half2 __highs2half2(__half2, __half2);
__host__ __device__ __half2 __lowhigh2highlow(__half2);
__host__ __device__ short __half_as_short(__half);
__host__ __device__ __half __short_as_half(short);
__host__ __device__ unsigned short __half_as_ushort(__half);
__host__ __device__ __half __ushort_as_half(unsigned short);

#define __CUDA_FP16_TYPES_EXIST__
#define CUDART_INF_FP16        __ushort_as_half((unsigned short)0x7C00)
#define CUDART_NAN_FP16        __ushort_as_half((unsigned short)0x7FFF)
#define CUDART_MIN_DENORM_FP16 __ushort_as_half((unsigned short)0x0001)
#define CUDART_MAX_NORMAL_FP16 __ushort_as_half((unsigned short)0x7BFF)
#define CUDART_NEG_ZERO_FP16   __ushort_as_half((unsigned short)0x8000)
#define CUDART_ZERO_FP16       __ushort_as_half((unsigned short)0x0000)
#define CUDART_ONE_FP16        __ushort_as_half((unsigned short)0x3C00)

#endif

#endif
