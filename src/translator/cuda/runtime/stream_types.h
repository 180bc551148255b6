/* Handles and constants of streams and events. */
#ifndef CU2CL_CUDA_RUNTIME_STREAM_TYPES_H
#define CU2CL_CUDA_RUNTIME_STREAM_TYPES_H

#include "error_types.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct CUstream_st *cudaStream_t;
typedef struct CUevent_st *cudaEvent_t;
typedef void (*cudaHostFn_t)(void *__userData);
typedef void (*cudaStreamCallback_t)(cudaStream_t __stream, cudaError_t __status, void *__userData);

enum cudaStreamCaptureStatus {
    cudaStreamCaptureStatusNone = 0,
    cudaStreamCaptureStatusActive = 1,
    cudaStreamCaptureStatusInvalidated = 2,
};

enum cudaStreamCaptureMode {
    cudaStreamCaptureModeGlobal = 0,
    cudaStreamCaptureModeThreadLocal = 1,
    cudaStreamCaptureModeRelaxed = 2,
};

enum cudaSynchronizationPolicy {
    cudaSyncPolicyAuto = 1,
    cudaSyncPolicySpin = 2,
    cudaSyncPolicyYield = 3,
    cudaSyncPolicyBlockingSync = 4,
};

enum cudaStreamUpdateCaptureDependenciesFlags {
    cudaStreamAddCaptureDependencies = 0,
    cudaStreamSetCaptureDependencies = 1,
};

#define cudaStreamDefault                     0x00
#define cudaStreamNonBlocking                 0x01
#define cudaStreamLegacy                      ((cudaStream_t)0x1)
#define cudaStreamPerThread                   ((cudaStream_t)0x2)
#define cudaStreamTailLaunch                  ((cudaStream_t)0x3)
#define cudaStreamGraphTailLaunch             ((cudaStream_t)0x0100000000000000)
#define cudaStreamGraphFireAndForget          ((cudaStream_t)0x0200000000000000)
#define cudaStreamGraphFireAndForgetAsSibling ((cudaStream_t)0x0300000000000000)
#define cudaStreamFireAndForget               ((cudaStream_t)0x4)

#define cudaEventDefault        0x00
#define cudaEventBlockingSync   0x01
#define cudaEventDisableTiming  0x02
#define cudaEventInterprocess   0x04
#define cudaEventRecordDefault  0x00
#define cudaEventRecordExternal 0x01
#define cudaEventWaitDefault    0x00
#define cudaEventWaitExternal   0x01

#ifdef __cplusplus
}
#endif

#endif
