/* Kernel launches and function attributes. Parameters have no names: these declarations are
 * only parsed. */
#ifndef CU2CL_CUDA_RUNTIME_LAUNCH_H
#define CU2CL_CUDA_RUNTIME_LAUNCH_H

#include "api_macros.h"
#include "../driver_types.h"

#ifdef __cplusplus
extern "C" {
#endif

cudaError_t cudaLaunchKernel(const void *, dim3, dim3, void **, size_t, cudaStream_t);
cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *, const void *, void **);
cudaError_t cudaLaunchCooperativeKernel(const void *, dim3, dim3, void **, size_t, cudaStream_t);
cudaError_t cudaFuncSetCacheConfig(const void *, enum cudaFuncCache);
CU2CL_BOTH cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *, const void *);
cudaError_t cudaFuncSetAttribute(const void *, enum cudaFuncAttribute, int);
cudaError_t cudaFuncGetName(const char **, const void *);
cudaError_t cudaFuncGetParamInfo(const void *, size_t, size_t *, size_t *);
cudaError_t cudaLaunchHostFunc(cudaStream_t, cudaHostFn_t, void *);
cudaError_t cudaFuncSetSharedMemConfig(const void *, enum cudaSharedMemConfig);

/* What a launch `kernel<<<...>>>()` calls, under the old and the new name. */
cudaError_t cudaConfigureCall(dim3, dim3, size_t CU2CL_DEFAULT(0), cudaStream_t CU2CL_DEFAULT(0));
CU2CL_BOTH unsigned int __cudaPushCallConfiguration(dim3, dim3, size_t CU2CL_DEFAULT(0),
                                                    struct CUstream_st *CU2CL_DEFAULT(0));

/* Removed by CUDA 13. */
cudaError_t cudaSetupArgument(const void *, size_t, size_t);
cudaError_t cudaLaunch(const void *);
cudaError_t cudaLaunchCooperativeKernelMultiDevice(struct cudaLaunchParams *, unsigned int,
                                                   unsigned int CU2CL_DEFAULT(0));

#ifdef __cplusplus
}

template <class __T>
cudaError_t cudaLaunchKernel(__T *, dim3, dim3, void **, size_t = 0, cudaStream_t = 0)
{
    return cudaSuccess;
}
template <class __T>
cudaError_t cudaLaunchCooperativeKernel(__T *, dim3, dim3, void **, size_t = 0, cudaStream_t = 0)
{
    return cudaSuccess;
}
template <class... __Formal, class... __Actual>
cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *, void (*)(__Formal...), __Actual &&...)
{
    return cudaSuccess;
}
template <class... __Actual>
cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *, const cudaKernel_t, __Actual &&...)
{
    return cudaSuccess;
}
template <class __T> cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *, __T *)
{
    return cudaSuccess;
}
template <class __T> cudaError_t cudaFuncSetAttribute(__T *, cudaFuncAttribute, int)
{
    return cudaSuccess;
}
template <class __T> cudaError_t cudaFuncSetCacheConfig(__T *, cudaFuncCache)
{
    return cudaSuccess;
}
template <class __T> cudaError_t cudaFuncSetSharedMemConfig(__T *, cudaSharedMemConfig)
{
    return cudaSuccess;
}
template <class __T> cudaError_t cudaFuncGetName(const char **, __T *)
{
    return cudaSuccess;
}
template <class __T> cudaError_t cudaSetupArgument(__T, size_t)
{
    return cudaSuccess;
}
template <class __T> cudaError_t cudaLaunch(__T *)
{
    return cudaSuccess;
}
#endif

#endif
