#ifndef CU2CL_FP16_H
#define CU2CL_FP16_H
#include "cuda_runtime.h"
#define HD_ __attribute__((host)) __attribute__((device))
#define D_ __attribute__((device))
struct __half_raw { unsigned short x; }; struct __half2_raw { unsigned short x, y; };
struct __half { unsigned short __x; __half() = default; HD_ __half(float); HD_ __half(double); HD_ __half(int); HD_ __half(unsigned); HD_ __half(long long); HD_ __half(unsigned long long); HD_ __half(short); HD_ __half(unsigned short); HD_ __half(const __half_raw &); HD_ operator float() const; HD_ operator __half_raw() const; HD_ __half &operator=(float); HD_ __half &operator=(double); HD_ __half &operator=(int);};
typedef __half half;
struct __align__(4) __half2 { __half x, y; __half2() = default; HD_ __half2(__half, __half); }; typedef __half2 half2;
#define O(T) D_ T operator+(T,T); D_ T operator-(T,T); D_ T operator*(T,T); D_ T operator/(T,T); D_ T operator-(T); D_ T &operator+=(T&,T); D_ T &operator-=(T&,T); D_ T &operator*=(T&,T); D_ T &operator/=(T&,T); D_ bool operator<(T,T); D_ bool operator>(T,T); D_ bool operator<=(T,T); D_ bool operator>=(T,T); D_ bool operator==(T,T); D_ bool operator!=(T,T); HD_ T __hadd(T,T); D_ T __hsub(T,T); D_ T __hmul(T,T); D_ T __hfma(T,T,T); D_ T __hdiv(T,T); D_ T __hneg(T); D_ T __habs(T); D_ T __hmin(T,T); D_ T __hmax(T,T); D_ T __shfl_down_sync(unsigned,T,unsigned,int=32); D_ T __shfl_xor_sync(unsigned,T,int,int=32); D_ T atomicAdd(T*,T);
O(__half) O(__half2)
#undef O
HD_ __half __float2half(float); HD_ __half __double2half(double); HD_ float __half2float(__half); HD_ __half2 __float2half2_rn(float); HD_ __half2 __floats2half2_rn(float,float); HD_ float __low2float(__half2); HD_ float __high2float(__half2); HD_ __half2 __half2half2(__half); HD_ __half2 make_half2(__half,__half); HD_ __half2 __halves2half2(__half,__half); D_ __half __low2half(__half2); D_ __half __high2half(__half2); HD_ float2 __half22float2(__half2); HD_ __half2 __float22half2_rn(float2); D_ __half __int2half_rn(int); D_ int __half2int_rn(__half); D_ bool __hgt(__half,__half); D_ bool __hlt(__half,__half); D_ bool __hge(__half,__half); D_ bool __hle(__half,__half); D_ bool __heq(__half,__half); D_ bool __hne(__half,__half); D_ __half hexp(__half); D_ __half hlog(__half); D_ __half hsqrt(__half); D_ __half hrsqrt(__half); D_ __half hsin(__half); D_ __half hcos(__half); D_ __half2 h2exp(__half2); D_ __half2 h2sqrt(__half2); D_ unsigned short __half_as_ushort(__half); D_ __half __ushort_as_half(unsigned short); D_ __half2 __lowhigh2highlow(__half2); D_ __half2 __lows2half2(__half2,__half2);D_ __half2 __highs2half2(__half2,__half2); D_ __half2 __low2half2(__half2); D_ bool __hisnan(__half);
D_ __half2 __hadd2(__half2,__half2); D_ __half2 __hsub2(__half2,__half2); D_ __half2 __hmul2(__half2,__half2); D_ __half2 __hfma2(__half2,__half2,__half2); D_ __half2 __h2div(__half2,__half2); D_ __half2 __hneg2(__half2); D_ __half2 __habs2(__half2); D_ __half2 __hgt2(__half2,__half2); D_ __half2 __hlt2(__half2,__half2); D_ __half2 __hmax2(__half2,__half2); D_ __half2 __hmin2(__half2,__half2);
D_ bool __hbgt2(__half2,__half2);
#undef D_
#undef HD_
#endif
