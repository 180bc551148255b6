#ifndef CU2CL_CUCOMPLEX_H
#define CU2CL_CUCOMPLEX_H
#include "cuda_runtime.h"
typedef float2 cuFloatComplex; typedef cuFloatComplex cuComplex; typedef double2 cuDoubleComplex;
#define HD_ __attribute__((host)) __attribute__((device))
#define X(C,T,s,S) HD_ C make_cu##S##Complex(T,T); HD_ T cuCreal##s(C); HD_ T cuCimag##s(C); HD_ T cuCabs##s(C); HD_ C cuCadd##s(C,C); HD_ C cuCsub##s(C,C); HD_ C cuCmul##s(C,C); HD_ C cuCdiv##s(C,C); HD_ C cuConj##s(C); HD_ C cuCfma##s(C,C,C);
X(cuFloatComplex,float,f,Float) X(cuDoubleComplex,double,,Double) HD_ cuComplex make_cuComplex(float,float);
#undef X
#undef HD_
#endif
