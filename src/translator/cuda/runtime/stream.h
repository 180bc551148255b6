/* Streams. Parameters have no names: these declarations are only parsed. */
#ifndef CU2CL_CUDA_RUNTIME_STREAM_H
#define CU2CL_CUDA_RUNTIME_STREAM_H

#include "api_macros.h"
#include "../driver_types.h"

#ifdef __cplusplus
extern "C" {
#endif

cudaError_t cudaStreamCreate(cudaStream_t *);
CU2CL_BOTH cudaError_t cudaStreamCreateWithFlags(cudaStream_t *, unsigned int);
cudaError_t cudaStreamCreateWithPriority(cudaStream_t *, unsigned int, int);
cudaError_t cudaStreamGetPriority(cudaStream_t, int *);
cudaError_t cudaStreamGetFlags(cudaStream_t, unsigned int *);
cudaError_t cudaStreamGetId(cudaStream_t, unsigned long long *);
cudaError_t cudaStreamGetDevice(cudaStream_t, int *);
cudaError_t cudaCtxResetPersistingL2Cache(void);
cudaError_t cudaStreamCopyAttributes(cudaStream_t, cudaStream_t);
cudaError_t cudaStreamGetAttribute(cudaStream_t, cudaLaunchAttributeID, cudaLaunchAttributeValue *);
cudaError_t cudaStreamSetAttribute(cudaStream_t, cudaLaunchAttributeID,
                                   const cudaLaunchAttributeValue *);
CU2CL_BOTH cudaError_t cudaStreamDestroy(cudaStream_t);
CU2CL_BOTH cudaError_t cudaStreamWaitEvent(cudaStream_t, cudaEvent_t,
                                           unsigned int CU2CL_DEFAULT(0));
cudaError_t cudaStreamAddCallback(cudaStream_t, cudaStreamCallback_t, void *, unsigned int);
cudaError_t cudaStreamSynchronize(cudaStream_t);
cudaError_t cudaStreamQuery(cudaStream_t);
cudaError_t cudaStreamAttachMemAsync(cudaStream_t, void *, size_t CU2CL_DEFAULT(0),
                                     unsigned int CU2CL_DEFAULT(4));

#ifdef __cplusplus
}

template <class __T>
cudaError_t cudaStreamAttachMemAsync(cudaStream_t, __T *, size_t = 0,
                                     unsigned int = cudaMemAttachSingle)
{
    return cudaSuccess;
}
#endif

#endif
