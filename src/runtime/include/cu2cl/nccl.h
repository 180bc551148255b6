/* NCCL, under its own names: communicators, collective operations and messages between devices. The
 * component nccl of the runtime has the functions. */
#ifndef CU2CL_NCCL_H
#define CU2CL_NCCL_H

#ifndef NCCL_H_ /* programs test it */
#define NCCL_H_
#endif

#include "hide_macros.h"

#include "bfloat16.h"
#include "cu2cl.h"
#include "half.h"

#include <limits.h>
#include <stddef.h>

#define NCCL_MAJOR        2
#define NCCL_MINOR        22
#define NCCL_PATCH        3
#define NCCL_SUFFIX       ""
#define NCCL_VERSION_CODE 22203
#define NCCL_VERSION(major, minor, patch)                                                          \
    ((major) <= 2 && (minor) <= 8 ? (major)*1000 + (minor)*100 + (patch)                           \
                                  : (major)*10000 + (minor)*100 + (patch))
#define NCCL_UNIQUE_ID_BYTES  128
#define NCCL_CONFIG_UNDEF_INT INT_MIN
#define NCCL_CONFIG_UNDEF_PTR NULL
#define NCCL_SPLIT_NOCOLOR    (-1)

typedef struct ncclComm *ncclComm_t;

typedef struct {
    char internal[128];
} ncclUniqueId;

typedef enum {
    ncclSuccess = 0,
    ncclUnhandledCudaError = 1,
    ncclSystemError = 2,
    ncclInternalError = 3,
    ncclInvalidArgument = 4,
    ncclInvalidUsage = 5,
    ncclRemoteError = 6,
    ncclInProgress = 7,
    ncclNumResults = 8
} ncclResult_t;

/* From ncclNumOps on, operations that a communicator has made. */
typedef enum {
    ncclSum = 0,
    ncclProd = 1,
    ncclMax = 2,
    ncclMin = 3,
    ncclAvg = 4,
    ncclNumOps = 5,
    ncclMaxRedOp = 0x7fffffff
} ncclRedOp_t;

typedef enum {
    ncclInt8 = 0,
    ncclChar = 0,
    ncclUint8 = 1,
    ncclInt32 = 2,
    ncclInt = 2,
    ncclUint32 = 3,
    ncclInt64 = 4,
    ncclUint64 = 5,
    ncclFloat16 = 6,
    ncclHalf = 6,
    ncclFloat32 = 7,
    ncclFloat = 7,
    ncclFloat64 = 8,
    ncclDouble = 8,
    ncclBfloat16 = 9,
    ncclNumTypes = 10
} ncclDataType_t;

typedef enum { ncclScalarDevice = 0, ncclScalarHostImmediate = 1 } ncclScalarResidence_t;

/* All of it is accepted, and nothing but `blocking` would change something; calls always block. */
typedef struct ncclConfig_v21700 {
    size_t size;
    unsigned int magic, version;
    int blocking, cgaClusterSize, minCTAs, maxCTAs;
    const char *netName;
    int splitShare;
} ncclConfig_t;

#define NCCL_CONFIG_INITIALIZER                                                                    \
    {                                                                                              \
        sizeof(ncclConfig_t), 0xcafebeef, NCCL_VERSION_CODE, NCCL_CONFIG_UNDEF_INT,                \
            NCCL_CONFIG_UNDEF_INT, NCCL_CONFIG_UNDEF_INT, NCCL_CONFIG_UNDEF_INT,                   \
            NCCL_CONFIG_UNDEF_PTR, NCCL_CONFIG_UNDEF_INT                                           \
    }

#ifdef __cplusplus
extern "C" {
#endif

ncclResult_t ncclGetVersion(int *__version);
ncclResult_t ncclGetUniqueId(ncclUniqueId *__id);
const char *ncclGetErrorString(ncclResult_t __result);
const char *ncclGetLastError(ncclComm_t __comm);

ncclResult_t ncclCommInitRank(ncclComm_t *__comm, int __count, ncclUniqueId __id, int __rank);
ncclResult_t ncclCommInitRankConfig(ncclComm_t *__comm, int __count, ncclUniqueId __id, int __rank,
                                    ncclConfig_t *__config);
ncclResult_t ncclCommInitAll(ncclComm_t *__comms, int __count, const int *__devices);
ncclResult_t ncclCommSplit(ncclComm_t __comm, int __color, int __key, ncclComm_t *__new_comm,
                           ncclConfig_t *__config);
ncclResult_t ncclCommFinalize(ncclComm_t __comm);
ncclResult_t ncclCommDestroy(ncclComm_t __comm);
ncclResult_t ncclCommAbort(ncclComm_t __comm);
ncclResult_t ncclCommGetAsyncError(ncclComm_t __comm, ncclResult_t *__error);
ncclResult_t ncclCommCount(ncclComm_t __comm, int *__count);
ncclResult_t ncclCommCuDevice(ncclComm_t __comm, int *__device);
ncclResult_t ncclCommUserRank(ncclComm_t __comm, int *__rank);
ncclResult_t ncclCommRegister(ncclComm_t __comm, void *__buffer, size_t __size, void **__handle);
ncclResult_t ncclCommDeregister(ncclComm_t __comm, void *__handle);
ncclResult_t ncclMemAlloc(void **__pointer, size_t __size);
ncclResult_t ncclMemFree(void *__pointer);

ncclResult_t ncclRedOpCreatePreMulSum(ncclRedOp_t *__op, void *__scalar, ncclDataType_t __type,
                                      ncclScalarResidence_t __residence, ncclComm_t __comm);
ncclResult_t ncclRedOpDestroy(ncclRedOp_t __op, ncclComm_t __comm);

ncclResult_t ncclReduce(const void *__from, void *__to, size_t __count, ncclDataType_t __type,
                        ncclRedOp_t __op, int __root, ncclComm_t __comm, cu2clStream_t __stream);
ncclResult_t ncclBcast(void *__buffer, size_t __count, ncclDataType_t __type, int __root,
                       ncclComm_t __comm, cu2clStream_t __stream);
ncclResult_t ncclBroadcast(const void *__from, void *__to, size_t __count, ncclDataType_t __type,
                           int __root, ncclComm_t __comm, cu2clStream_t __stream);
ncclResult_t ncclAllReduce(const void *__from, void *__to, size_t __count, ncclDataType_t __type,
                           ncclRedOp_t __op, ncclComm_t __comm, cu2clStream_t __stream);
ncclResult_t ncclReduceScatter(const void *__from, void *__to, size_t __count,
                               ncclDataType_t __type, ncclRedOp_t __op, ncclComm_t __comm,
                               cu2clStream_t __stream);
ncclResult_t ncclAllGather(const void *__from, void *__to, size_t __count, ncclDataType_t __type,
                           ncclComm_t __comm, cu2clStream_t __stream);
ncclResult_t ncclSend(const void *__from, size_t __count, ncclDataType_t __type, int __peer,
                      ncclComm_t __comm, cu2clStream_t __stream);
ncclResult_t ncclRecv(void *__to, size_t __count, ncclDataType_t __type, int __peer,
                      ncclComm_t __comm, cu2clStream_t __stream);
ncclResult_t ncclGroupStart(void);
ncclResult_t ncclGroupEnd(void);

#ifdef __cplusplus
}
#endif

#include "show_macros.h"

#endif
