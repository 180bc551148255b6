/* Events. Parameters have no names: these declarations are only parsed. */
#ifndef CU2CL_CUDA_RUNTIME_EVENT_H
#define CU2CL_CUDA_RUNTIME_EVENT_H

#include "api_macros.h"
#include "../driver_types.h"

#ifdef __cplusplus
extern "C" {
#endif

cudaError_t cudaEventCreate(cudaEvent_t *);
CU2CL_BOTH cudaError_t cudaEventCreateWithFlags(cudaEvent_t *, unsigned int);
CU2CL_BOTH cudaError_t cudaEventRecord(cudaEvent_t, cudaStream_t CU2CL_DEFAULT(0));
CU2CL_BOTH cudaError_t cudaEventRecordWithFlags(cudaEvent_t, cudaStream_t CU2CL_DEFAULT(0),
                                                unsigned int CU2CL_DEFAULT(0));
cudaError_t cudaEventQuery(cudaEvent_t);
cudaError_t cudaEventSynchronize(cudaEvent_t);
CU2CL_BOTH cudaError_t cudaEventDestroy(cudaEvent_t);
cudaError_t cudaEventElapsedTime(float *, cudaEvent_t, cudaEvent_t);

#ifdef __cplusplus
}

cudaError_t cudaEventCreate(cudaEvent_t *, unsigned int);
#endif

#endif
