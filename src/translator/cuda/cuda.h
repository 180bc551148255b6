#ifndef CU2CL_CUDA_H
#define CU2CL_CUDA_H
#define __cuda_cuda_h__
#include "cuda_runtime.h"
typedef int CUdevice; typedef struct CUctx_st *CUcontext; typedef struct CUmod_st *CUmodule; typedef struct CUfunc_st *CUfunction; typedef struct CUstream_st *CUstream; typedef struct CUevent_st *CUevent; typedef unsigned long long CUdeviceptr; typedef struct CUarray_st *CUarray;
typedef enum cudaError_enum { CUDA_SUCCESS = 0, CUDA_ERROR_INVALID_VALUE = 1, CUDA_ERROR_NOT_INITIALIZED=3 } CUresult;
typedef enum CUdevice_attribute_enum { CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 1, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT=16 } CUdevice_attribute;
extern "C" { CUresult cuInit(unsigned); CUresult cuDeviceGet(CUdevice *, int); CUresult cuDeviceGetCount(int *); CUresult cuCtxCreate(CUcontext *, unsigned, CUdevice); CUresult cuDeviceGetName(char*,int,CUdevice); CUresult cuDeviceGetAttribute(int*, CUdevice_attribute, CUdevice); CUresult cuModuleLoad(CUmodule*, const char*); CUresult cuModuleGetFunction(CUfunction*, CUmodule, const char*); CUresult cuLaunchKernel(CUfunction, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, CUstream, void **, void **); CUresult cuMemAlloc(CUdeviceptr*, size_t); CUresult cuMemFree(CUdeviceptr); CUresult cuMemcpyHtoD(CUdeviceptr, const void*, size_t); CUresult cuMemcpyDtoH(void*, CUdeviceptr, size_t); CUresult cuCtxSynchronize(); CUresult cuCtxDestroy(CUcontext); CUresult cuGetErrorName(CUresult, const char**); CUresult cuGetErrorString(CUresult, const char**); CUresult cuMemGetInfo(size_t*, size_t*); }
#endif
