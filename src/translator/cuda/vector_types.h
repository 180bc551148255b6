#ifndef CU2CL_VECTOR_TYPES_H
#define CU2CL_VECTOR_TYPES_H
#define __VECTOR_TYPES_H__
#include "host_defines.h"
#include <stddef.h>
#define CU2CL_HD __attribute__((host)) __attribute__((device))
#define CU2CL_V(T,N,A1,A2,A4) \
struct N##1 { T x; }; struct __align__(A2) N##2 { T x, y; }; struct N##3 { T x, y, z; }; struct __align__(A4) N##4 { T x, y, z, w; }; \
CU2CL_HD N##1 make_##N##1(T x); CU2CL_HD N##2 make_##N##2(T x, T y); CU2CL_HD N##3 make_##N##3(T x, T y, T z); CU2CL_HD N##4 make_##N##4(T x, T y, T z, T w);
CU2CL_V(signed char,char,1,2,4)
CU2CL_V(unsigned char,uchar,1,2,4)
CU2CL_V(short,short,2,4,8)
CU2CL_V(unsigned short,ushort,2,4,8)
CU2CL_V(int,int,4,8,16)
CU2CL_V(unsigned int,uint,4,8,16)
CU2CL_V(long,long,8,16,16)
CU2CL_V(unsigned long,ulong,8,16,16)
CU2CL_V(long long,longlong,8,16,16)
CU2CL_V(unsigned long long,ulonglong,8,16,16)
CU2CL_V(float,float,4,8,16)
CU2CL_V(double,double,8,16,16)
#undef CU2CL_V
struct dim3 { unsigned int x, y, z;
  CU2CL_HD constexpr dim3(unsigned int a = 1, unsigned int b = 1, unsigned int c = 1) : x(a), y(b), z(c) {}
  CU2CL_HD constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  CU2CL_HD constexpr operator uint3() const { return uint3{x, y, z}; } };
#endif
