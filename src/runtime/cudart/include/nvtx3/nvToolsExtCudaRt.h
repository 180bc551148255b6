/* NVTX: names of the objects of CUDA's runtime API. */
#ifndef CU2CL_NVCC_NVTX3_NVTOOLSEXTCUDART_H
#define CU2CL_NVCC_NVTX3_NVTOOLSEXTCUDART_H
#pragma GCC system_header

#include "../cuda_runtime_api.h"
#include "nvToolsExt.h"

#ifdef __cplusplus
extern "C" {
#endif

CU2CL_NVTX_FUNCTION void nvtxNameCudaDeviceA(int __device __attribute__((unused)),
                                             const char *__name __attribute__((unused)))
{
}

CU2CL_NVTX_FUNCTION void nvtxNameCudaStreamA(cudaStream_t __stream __attribute__((unused)),
                                             const char *__name __attribute__((unused)))
{
}

CU2CL_NVTX_FUNCTION void nvtxNameCudaEventA(cudaEvent_t __event __attribute__((unused)),
                                            const char *__name __attribute__((unused)))
{
}

#ifdef __cplusplus
}
#endif

#endif
