/* What is not ported of CUDA's runtime API: a function says so and returns an error, and the compiler warns of calls.
 * Made by scripts/cuda_names.py; not edited by hand. */
#ifndef CU2CL_CUDA_RUNTIME_REFUSED_H
#define CU2CL_CUDA_RUNTIME_REFUSED_H
#include "refused.h"
#include "cu2cl/hide_macros.h"

#pragma push_macro("alignment")
#undef alignment
#pragma push_macro("fd")
#undef fd
#pragma push_macro("field")
#undef field
#pragma push_macro("info")
#undef info
#pragma push_macro("node")
#undef node
#pragma push_macro("op")
#undef op
#pragma push_macro("param")
#undef param
#pragma push_macro("params")
#undef params
#pragma push_macro("remote")
#undef remote
#pragma push_macro("src")
#undef src
#pragma push_macro("win32")
#undef win32
#define cudaDevAttrNumaId                               ((enum cudaDeviceAttr)131)
#define cudaDevAttrHostNumaId                           ((enum cudaDeviceAttr)134)
#define cudaDevAttrD3D12CigSupported                    ((enum cudaDeviceAttr)135)
#define cudaDevAttrVulkanCigSupported                   ((enum cudaDeviceAttr)138)
#define cudaDevAttrGpuPciDeviceId                       ((enum cudaDeviceAttr)139)
#define cudaDevAttrGpuPciSubsystemId                    ((enum cudaDeviceAttr)140)
#define cudaDevAttrHostNumaMemoryPoolsSupported         ((enum cudaDeviceAttr)142)
#define cudaDevAttrHostNumaMultinodeIpcSupported        ((enum cudaDeviceAttr)143)
#define cudaDevAttrHostMemoryPoolsSupported             ((enum cudaDeviceAttr)144)
#define cudaDevAttrOnlyPartialHostNativeAtomicSupported ((enum cudaDeviceAttr)147)
#define cudaDevAttrMax                                  ((enum cudaDeviceAttr)148)
#define cudaDevP2PAttrOnlyPartialNativeAtomicSupported  ((enum cudaDeviceP2PAttr)5)
enum cudaAtomicOperation {
    cudaAtomicOperationIntegerAdd = 0,
    cudaAtomicOperationIntegerMin = 1,
    cudaAtomicOperationIntegerMax = 2,
    cudaAtomicOperationIntegerIncrement = 3,
    cudaAtomicOperationIntegerDecrement = 4,
    cudaAtomicOperationAnd = 5,
    cudaAtomicOperationOr = 6,
    cudaAtomicOperationXOR = 7,
    cudaAtomicOperationExchange = 8,
    cudaAtomicOperationCAS = 9,
    cudaAtomicOperationFloatAdd = 10,
    cudaAtomicOperationFloatMin = 11,
    cudaAtomicOperationFloatMax = 12,
};
enum cudaAtomicOperationCapability {
    cudaAtomicCapabilitySigned = 1,
    cudaAtomicCapabilityUnsigned = 2,
    cudaAtomicCapabilityReduction = 4,
    cudaAtomicCapabilityScalar32 = 8,
    cudaAtomicCapabilityScalar64 = 16,
    cudaAtomicCapabilityScalar128 = 32,
    cudaAtomicCapabilityVector32x4 = 64,
};
enum cudaDeviceNumaConfig {
    cudaDeviceNumaConfigNone = 0,
    cudaDeviceNumaConfigNumaNode = 1,
};
enum cudaFlushGPUDirectRDMAWritesOptions {
    cudaFlushGPUDirectRDMAWritesOptionHost = 1,
    cudaFlushGPUDirectRDMAWritesOptionMemOps = 2,
};
enum cudaGPUDirectRDMAWritesOrdering {
    cudaGPUDirectRDMAWritesOrderingNone = 0,
    cudaGPUDirectRDMAWritesOrderingOwner = 100,
    cudaGPUDirectRDMAWritesOrderingAllDevices = 200,
};
enum cudaFlushGPUDirectRDMAWritesScope {
    cudaFlushGPUDirectRDMAWritesToOwner = 100,
    cudaFlushGPUDirectRDMAWritesToAllDevices = 200,
};
enum cudaFlushGPUDirectRDMAWritesTarget {
    cudaFlushGPUDirectRDMAWritesTargetCurrentDevice = 0,
};
#define cudaDeviceSyncMemops        0x80
#define cudaInitDeviceFlagsAreValid 0x01
#define cudaNvSciSyncAttrSignal     0x1
#define cudaNvSciSyncAttrWait       0x2
enum cudaAsyncNotificationType_enum {
    cudaAsyncNotificationTypeOverBudget = 1,
};
typedef enum cudaAsyncNotificationType_enum cudaAsyncNotificationType;
typedef struct cudaAsyncNotificationInfo {
    cudaAsyncNotificationType type;
    union {
        struct {
            unsigned long long bytesOverBudget;
        } overBudget;
    } info;
} cudaAsyncNotificationInfo_t;
typedef struct cudaAsyncCallbackEntry *cudaAsyncCallbackHandle_t;
typedef void (*cudaAsyncCallback)(cudaAsyncNotificationInfo_t *, void *, cudaAsyncCallbackHandle_t);
#define cudaStreamGraphTailLaunch             ((cudaStream_t)0x0100000000000000)
#define cudaStreamGraphFireAndForget          ((cudaStream_t)0x0200000000000000)
#define cudaStreamGraphFireAndForgetAsSibling ((cudaStream_t)0x0300000000000000)
enum cudaMemcpyFlags {
    cudaMemcpyFlagDefault = 0,
    cudaMemcpyFlagPreferOverlapWithCompute = 1,
};
enum cudaMemcpySrcAccessOrder {
    cudaMemcpySrcAccessOrderInvalid = 0,
    cudaMemcpySrcAccessOrderStream = 1,
    cudaMemcpySrcAccessOrderDuringApiCall = 2,
    cudaMemcpySrcAccessOrderAny = 3,
    cudaMemcpySrcAccessOrderMax = 0x7fffffff,
};
enum cudaMemcpy3DOperandType {
    cudaMemcpyOperandTypePointer = 1,
    cudaMemcpyOperandTypeArray = 2,
    cudaMemcpyOperandTypeMax = 0x7fffffff,
};
struct cudaOffset3D {
    size_t x, y, z;
};
struct cudaMemPoolPtrExportData {
    unsigned char reserved[64];
};
struct cudaMemcpyAttributes {
    enum cudaMemcpySrcAccessOrder srcAccessOrder;
    struct cudaMemLocation srcLocHint, dstLocHint;
    unsigned int flags;
};
struct cudaMemcpy3DOperand {
    enum cudaMemcpy3DOperandType type;
    union {
        struct {
            void *ptr;
            size_t rowLength, layerHeight;
            struct cudaMemLocation locHint;
        } ptr;
        struct {
            cudaArray_t array;
            struct cudaOffset3D offset;
        } array;
    } op;
};
struct cudaMemcpy3DBatchOp {
    struct cudaMemcpy3DOperand src, dst;
    struct cudaExtent extent;
    enum cudaMemcpySrcAccessOrder srcAccessOrder;
    unsigned int flags;
};
#define cudaMemPoolCreateUsageHwDecompress 0x2
typedef struct CUfunc_st *cudaFunction_t;
typedef struct CUkern_st *cudaKernel_t;
typedef struct CUgraphDeviceUpdatableNode_st *cudaGraphDeviceNode_t;
enum cudaCGScope {
    cudaCGScopeInvalid = 0,
    cudaCGScopeGrid = 1,
    cudaCGScopeReserved = 2,
};
enum cudaLaunchMemSyncDomain {
    cudaLaunchMemSyncDomainDefault = 0,
    cudaLaunchMemSyncDomainRemote = 1,
};
#define cudaLaunchAttributeProgrammaticEvent           ((enum cudaLaunchAttributeID)7)
#define cudaLaunchAttributeMemSyncDomainMap            ((enum cudaLaunchAttributeID)9)
#define cudaLaunchAttributeMemSyncDomain               ((enum cudaLaunchAttributeID)10)
#define cudaLaunchAttributePreferredClusterDimension   ((enum cudaLaunchAttributeID)11)
#define cudaLaunchAttributeLaunchCompletionEvent       ((enum cudaLaunchAttributeID)12)
#define cudaLaunchAttributeDeviceUpdatableKernelNode   ((enum cudaLaunchAttributeID)13)
#define cudaLaunchAttributeNvlinkUtilCentricScheduling ((enum cudaLaunchAttributeID)16)
typedef enum cudaLaunchMemSyncDomain cudaLaunchMemSyncDomain;
typedef struct cudaLaunchMemSyncDomainMap_st {
    unsigned char default_, remote;
} cudaLaunchMemSyncDomainMap;
struct cudaLaunchParams {
    void *func;
    dim3 gridDim, blockDim;
    void **args;
    size_t sharedMem;
    cudaStream_t stream;
};
#define cudaCooperativeLaunchMultiDeviceNoPreSync  0x01
#define cudaCooperativeLaunchMultiDeviceNoPostSync 0x02
#define cudaStreamAttributeMemSyncDomainMap        cudaLaunchAttributeMemSyncDomainMap
#define cudaStreamAttributeMemSyncDomain           cudaLaunchAttributeMemSyncDomain
#define cudaKernelNodeAttributeMemSyncDomainMap    cudaLaunchAttributeMemSyncDomainMap
#define cudaKernelNodeAttributeMemSyncDomain       cudaLaunchAttributeMemSyncDomain
#define cudaKernelNodeAttributeDeviceUpdatableKernelNode                                               \
#define cudaKernelNodeAttributeNvlinkUtilCentricScheduling #define cudaErrorDeviceUninitilialized( \
        (enum cudaError)201)
#define cudaErrorContained                    ((enum cudaError)226)
#define cudaErrorLossyQuery                   ((enum cudaError)402)
#define cudaErrorTensorMemoryLeak             ((enum cudaError)721)
#define cudaErrorMpsConnectionFailed          ((enum cudaError)805)
#define cudaErrorMpsRpcFailure                ((enum cudaError)806)
#define cudaErrorMpsServerNotReady            ((enum cudaError)807)
#define cudaErrorMpsMaxClientsReached         ((enum cudaError)808)
#define cudaErrorMpsMaxConnectionsReached     ((enum cudaError)809)
#define cudaErrorMpsClientTerminated          ((enum cudaError)810)
#define cudaErrorCdpNotSupported              ((enum cudaError)811)
#define cudaErrorCdpVersionMismatch           ((enum cudaError)812)
#define cudaErrorFunctionNotLoaded            ((enum cudaError)913)
#define cudaErrorInvalidResourceType          ((enum cudaError)914)
#define cudaErrorInvalidResourceConfiguration ((enum cudaError)915)
struct cudaArraySparseProperties {
    struct {
        unsigned int width, height, depth;
    } tileExtent;
    unsigned int miptailFirstLevel;
    unsigned long long miptailSize;
    unsigned int flags;
    unsigned int reserved[4];
};
struct cudaArrayMemoryRequirements {
    size_t size, alignment;
    unsigned int reserved[4];
};
#define cudaArraySparsePropertiesSingleMipTail 0x1
typedef struct CUexternalMemory_st *cudaExternalMemory_t;
typedef struct CUexternalSemaphore_st *cudaExternalSemaphore_t;
enum cudaExternalMemoryHandleType {
    cudaExternalMemoryHandleTypeOpaqueFd = 1,
    cudaExternalMemoryHandleTypeOpaqueWin32 = 2,
    cudaExternalMemoryHandleTypeOpaqueWin32Kmt = 3,
    cudaExternalMemoryHandleTypeD3D12Heap = 4,
    cudaExternalMemoryHandleTypeD3D12Resource = 5,
    cudaExternalMemoryHandleTypeD3D11Resource = 6,
    cudaExternalMemoryHandleTypeD3D11ResourceKmt = 7,
    cudaExternalMemoryHandleTypeNvSciBuf = 8,
};
enum cudaExternalSemaphoreHandleType {
    cudaExternalSemaphoreHandleTypeOpaqueFd = 1,
    cudaExternalSemaphoreHandleTypeOpaqueWin32 = 2,
    cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3,
    cudaExternalSemaphoreHandleTypeD3D12Fence = 4,
    cudaExternalSemaphoreHandleTypeD3D11Fence = 5,
    cudaExternalSemaphoreHandleTypeNvSciSync = 6,
    cudaExternalSemaphoreHandleTypeKeyedMutex = 7,
    cudaExternalSemaphoreHandleTypeKeyedMutexKmt = 8,
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9,
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10,
};
typedef struct cudaMemFabricHandle_st {
    char reserved[CUDA_IPC_HANDLE_SIZE];
} cudaMemFabricHandle_t;
struct cudaExternalMemoryHandleDesc {
    enum cudaExternalMemoryHandleType type;
    union {
        int fd;
        struct {
            void *handle;
            const void *name;
        } win32;
        const void *nvSciBufObject;
    } handle;
    unsigned long long size;
    unsigned int flags;
    unsigned int reserved[16];
};
struct cudaExternalMemoryBufferDesc {
    unsigned long long offset, size;
    unsigned int flags;
    unsigned int reserved[16];
};
struct cudaExternalMemoryMipmappedArrayDesc {
    unsigned long long offset;
    struct cudaChannelFormatDesc formatDesc;
    struct cudaExtent extent;
    unsigned int flags, numLevels;
    unsigned int reserved[16];
};
struct cudaExternalSemaphoreHandleDesc {
    enum cudaExternalSemaphoreHandleType type;
    union {
        int fd;
        struct {
            void *handle;
            const void *name;
        } win32;
        const void *nvSciSyncObj;
    } handle;
    unsigned int flags;
    unsigned int reserved[16];
};
struct cudaExternalSemaphoreSignalParams {
    struct {
        struct {
            unsigned long long value;
        } fence;
        union {
            void *fence;
            unsigned long long reserved;
        } nvSciSync;
        struct {
            unsigned long long key;
        } keyedMutex;
        unsigned int reserved[12];
    } params;
    unsigned int flags;
    unsigned int reserved[16];
};
struct cudaExternalSemaphoreWaitParams {
    struct {
        struct {
            unsigned long long value;
        } fence;
        union {
            void *fence;
            unsigned long long reserved;
        } nvSciSync;
        struct {
            unsigned long long key;
            unsigned int timeoutMs;
        } keyedMutex;
        unsigned int reserved[10];
    } params;
    unsigned int flags;
    unsigned int reserved[16];
};
#define cudaExternalMemoryDedicated                    0x1
#define cudaExternalSemaphoreSignalSkipNvSciBufMemSync 0x01
#define cudaExternalSemaphoreWaitSkipNvSciBufMemSync   0x02
#define cudaGraphDependencyTypeProgrammatic            ((enum cudaGraphDependencyType_enum)1)
enum cudaGraphKernelNodeField {
    cudaGraphKernelNodeFieldInvalid = 0,
    cudaGraphKernelNodeFieldGridDim = 1,
    cudaGraphKernelNodeFieldParam = 2,
    cudaGraphKernelNodeFieldEnabled = 3,
};
struct cudaExternalSemaphoreSignalNodeParams {
    cudaExternalSemaphore_t *extSemArray;
    const struct cudaExternalSemaphoreSignalParams *paramsArray;
    unsigned int numExtSems;
};
struct cudaExternalSemaphoreSignalNodeParamsV2 {
    cudaExternalSemaphore_t *extSemArray;
    const struct cudaExternalSemaphoreSignalParams *paramsArray;
    unsigned int numExtSems;
};
struct cudaExternalSemaphoreWaitNodeParams {
    cudaExternalSemaphore_t *extSemArray;
    const struct cudaExternalSemaphoreWaitParams *paramsArray;
    unsigned int numExtSems;
};
struct cudaExternalSemaphoreWaitNodeParamsV2 {
    cudaExternalSemaphore_t *extSemArray;
    const struct cudaExternalSemaphoreWaitParams *paramsArray;
    unsigned int numExtSems;
};
#if !defined(__cplusplus) || __cplusplus >= 201103L
struct cudaGraphKernelNodeUpdate {
    cudaGraphDeviceNode_t node;
    enum cudaGraphKernelNodeField field;
    union {
        dim3 gridDim;
        struct {
            const void *pValue;
            size_t offset, size;
        } param;
        unsigned int isEnabled;
    } updateData;
};
#endif
#define cudaGraphKernelNodePortProgrammatic     1
#define cudaGraphKernelNodePortLaunchCompletion 2
typedef struct CUlib_st *cudaLibrary_t;
enum cudaJitOption {
    cudaJitMaxRegisters = 0,
    cudaJitThreadsPerBlock = 1,
    cudaJitWallTime = 2,
    cudaJitInfoLogBuffer = 3,
    cudaJitInfoLogBufferSizeBytes = 4,
    cudaJitErrorLogBuffer = 5,
    cudaJitErrorLogBufferSizeBytes = 6,
    cudaJitOptimizationLevel = 7,
    cudaJitFallbackStrategy = 10,
    cudaJitGenerateDebugInfo = 11,
    cudaJitLogVerbose = 12,
    cudaJitGenerateLineInfo = 13,
    cudaJitCacheMode = 14,
    cudaJitPositionIndependentCode = 30,
    cudaJitMinCtaPerSm = 31,
    cudaJitMaxThreadsPerBlock = 32,
    cudaJitOverrideDirectiveValues = 33,
};
enum cudaLibraryOption {
    cudaLibraryHostUniversalFunctionAndDataTable = 0,
    cudaLibraryBinaryIsPreserved = 1,
};
enum cudaJit_CacheMode {
    cudaJitCacheOptionNone = 0,
    cudaJitCacheOptionCG = 1,
    cudaJitCacheOptionCA = 2,
};
enum cudaJit_Fallback {
    cudaPreferPtx = 0,
    cudaPreferBinary = 1,
};
enum cudaGetDriverEntryPointFlags {
    cudaEnableDefault = 0,
    cudaEnableLegacyStream = 1,
    cudaEnablePerThreadDefaultStream = 2,
};
enum cudaDriverEntryPointQueryResult {
    cudaDriverEntryPointSuccess = 0,
    cudaDriverEntryPointSymbolNotFound = 1,
    cudaDriverEntryPointVersionNotSufficent = 2,
};
enum CUDAlogLevel_enum {
    cudaLogLevelError = 0,
    cudaLogLevelWarning = 1,
};
typedef enum CUDAlogLevel_enum cudaLogLevel;
typedef unsigned int cudaLogIterator;
typedef struct CUlogsCallbackEntry_st *cudaLogsCallbackHandle;
typedef void (*cudaLogsCallback_t)(void *__data, cudaLogLevel __level, char *__message,
                                   size_t __length);
struct cudalibraryHostUniversalFunctionAndDataTable {
    void *functionTable;
    size_t functionWindowSize;
    void *dataTable;
    size_t dataWindowSize;
};
#pragma pop_macro("alignment")
#pragma pop_macro("fd")
#pragma pop_macro("field")
#pragma pop_macro("info")
#pragma pop_macro("node")
#pragma pop_macro("op")
#pragma pop_macro("param")
#pragma pop_macro("params")
#pragma pop_macro("remote")
#pragma pop_macro("src")
#pragma pop_macro("win32")

#ifdef __cplusplus
#define CU2CL_DEFAULT(value) = value
extern "C" {
#else
#define CU2CL_DEFAULT(value)
#endif

CU2CL_REFUSED("OpenCL has no GPUDirect RDMA")
cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(enum cudaFlushGPUDirectRDMAWritesTarget,
                                               enum cudaFlushGPUDirectRDMAWritesScope);
CU2CL_REFUSED("OpenCL reports no such events")
cudaError_t cudaDeviceRegisterAsyncNotification(int, cudaAsyncCallback, void *,
                                                cudaAsyncCallbackHandle_t *);
CU2CL_REFUSED("OpenCL reports no such events")
cudaError_t cudaDeviceUnregisterAsyncNotification(int, cudaAsyncCallbackHandle_t);
CU2CL_REFUSED("the runtime has no counterpart yet")
cudaError_t cudaDeviceGetHostAtomicCapabilities(unsigned int *, const enum cudaAtomicOperation *,
                                                unsigned int, int);
CU2CL_REFUSED("OpenCL has no NvSci interoperability")
cudaError_t cudaDeviceGetNvSciSyncAttributes(void *, int, int);
CU2CL_REFUSED("the runtime has no counterpart yet")
cudaError_t cudaDeviceGetP2PAtomicCapabilities(unsigned int *, const enum cudaAtomicOperation *,
                                               unsigned int, int, int);
CU2CL_REFUSED("has done nothing since compute capability 1.3; remove the call")
cudaError_t cudaSetDoubleForDevice(double *);
CU2CL_REFUSED("has done nothing since compute capability 1.3; remove the call")
cudaError_t cudaSetDoubleForHost(double *);
CU2CL_REFUSED("the runtime has no counterpart yet")
cudaError_t cudaMemcpyBatchAsync(void *const *, const void *const *, const size_t *, size_t,
                                 struct cudaMemcpyAttributes *, size_t *, size_t, cudaStream_t);
CU2CL_REFUSED("the runtime has no counterpart yet")
cudaError_t cudaMemcpy3DBatchAsync(size_t, struct cudaMemcpy3DBatchOp *, unsigned long long,
                                   cudaStream_t);
CU2CL_REFUSED("the runtime has no counterpart yet")
cudaError_t cudaMemPrefetchBatchAsync(void **, size_t *, size_t, struct cudaMemLocation *, size_t *,
                                      size_t, unsigned long long, cudaStream_t);
CU2CL_REFUSED("the runtime has no counterpart yet")
cudaError_t cudaMemDiscardBatchAsync(void **, size_t *, size_t, unsigned long long, cudaStream_t);
CU2CL_REFUSED("the runtime has no counterpart yet")
cudaError_t cudaMemDiscardAndPrefetchBatchAsync(void **, size_t *, size_t, struct cudaMemLocation *,
                                                size_t *, size_t, unsigned long long, cudaStream_t);
CU2CL_REFUSED("OpenCL shares no memory with other processes")
cudaError_t cudaMemPoolExportToShareableHandle(void *, cudaMemPool_t,
                                               enum cudaMemAllocationHandleType, unsigned int);
CU2CL_REFUSED("OpenCL shares no memory with other processes")
cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *, void *,
                                                 enum cudaMemAllocationHandleType, unsigned int);
CU2CL_REFUSED("OpenCL shares no memory with other processes")
cudaError_t cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *, void *);
CU2CL_REFUSED("OpenCL shares no memory with other processes")
cudaError_t cudaMemPoolImportPointer(void **, cudaMemPool_t, struct cudaMemPoolPtrExportData *);
CU2CL_REFUSED("the runtime has no counterpart yet")
cudaError_t cudaFuncGetName(const char **, const void *);
CU2CL_REFUSED("the runtime has no counterpart yet")
cudaError_t cudaFuncGetParamInfo(const void *, size_t, size_t *, size_t *);
CU2CL_REFUSED("the old way to launch a kernel; write kernel<<<...>>>(...)")
cudaError_t cudaConfigureCall(dim3, dim3, size_t CU2CL_DEFAULT(0), cudaStream_t CU2CL_DEFAULT(0));
CU2CL_REFUSED("the old way to launch a kernel; write kernel<<<...>>>(...)")
cudaError_t cudaSetupArgument(const void *, size_t, size_t);
CU2CL_REFUSED("the old way to launch a kernel; write kernel<<<...>>>(...)")
cudaError_t cudaLaunch(const void *);
CU2CL_REFUSED("OpenCL cannot promise that all work-groups run at the same time, so a grid-wide "
              "barrier could hang")
cudaError_t cudaLaunchCooperativeKernelMultiDevice(struct cudaLaunchParams *, unsigned int,
                                                   unsigned int CU2CL_DEFAULT(0));
CU2CL_REFUSED("arrays of several planes are not ported")
cudaError_t cudaArrayGetPlane(cudaArray_t *, cudaArray_t, unsigned int);
CU2CL_REFUSED("the memory of an array is the runtime's business")
cudaError_t cudaArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *, cudaArray_t, int);
CU2CL_REFUSED("the memory of an array is the runtime's business")
cudaError_t cudaMipmappedArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *,
                                                    cudaMipmappedArray_t, int);
CU2CL_REFUSED("sparse arrays are not ported")
cudaError_t cudaArrayGetSparseProperties(struct cudaArraySparseProperties *, cudaArray_t);
CU2CL_REFUSED("sparse arrays are not ported")
cudaError_t cudaMipmappedArrayGetSparseProperties(struct cudaArraySparseProperties *,
                                                  cudaMipmappedArray_t);
CU2CL_REFUSED("texture references see no levels; texture objects do")
cudaError_t cudaBindTextureToMipmappedArray(const struct textureReference *,
                                            cudaMipmappedArray_const_t,
                                            const struct cudaChannelFormatDesc *);
CU2CL_REFUSED(
    "OpenCL programs share memory with other processes and graphics by means of their own")
cudaError_t
cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *,
                                         size_t,
                                         const struct cudaExternalSemaphoreSignalNodeParams *);
CU2CL_REFUSED(
    "OpenCL programs share memory with other processes and graphics by means of their own")
cudaError_t
cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t,
                                               struct cudaExternalSemaphoreSignalNodeParams *);
CU2CL_REFUSED(
    "OpenCL programs share memory with other processes and graphics by means of their own")
cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(
    cudaGraphNode_t, const struct cudaExternalSemaphoreSignalNodeParams *);
CU2CL_REFUSED(
    "OpenCL programs share memory with other processes and graphics by means of their own")
cudaError_t
cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *,
                                       size_t, const struct cudaExternalSemaphoreWaitNodeParams *);
CU2CL_REFUSED(
    "OpenCL programs share memory with other processes and graphics by means of their own")
cudaError_t
cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t,
                                             struct cudaExternalSemaphoreWaitNodeParams *);
CU2CL_REFUSED(
    "OpenCL programs share memory with other processes and graphics by means of their own")
cudaError_t
cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t,
                                             const struct cudaExternalSemaphoreWaitNodeParams *);
CU2CL_REFUSED(
    "OpenCL programs share memory with other processes and graphics by means of their own")
cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(
    cudaGraphExec_t, cudaGraphNode_t, const struct cudaExternalSemaphoreSignalNodeParams *);
CU2CL_REFUSED(
    "OpenCL programs share memory with other processes and graphics by means of their own")
cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(
    cudaGraphExec_t, cudaGraphNode_t, const struct cudaExternalSemaphoreWaitNodeParams *);
CU2CL_REFUSED(
    "OpenCL programs share memory with graphics and other processes by means of their own")
cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *,
                                     const struct cudaExternalMemoryHandleDesc *);
CU2CL_REFUSED(
    "OpenCL programs share memory with graphics and other processes by means of their own")
cudaError_t cudaExternalMemoryGetMappedBuffer(void **, cudaExternalMemory_t,
                                              const struct cudaExternalMemoryBufferDesc *);
CU2CL_REFUSED(
    "OpenCL programs share memory with graphics and other processes by means of their own")
cudaError_t
cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *, cudaExternalMemory_t,
                                          const struct cudaExternalMemoryMipmappedArrayDesc *);
CU2CL_REFUSED(
    "OpenCL programs share memory with graphics and other processes by means of their own")
cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t);
CU2CL_REFUSED(
    "OpenCL programs share memory with graphics and other processes by means of their own")
cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *,
                                        const struct cudaExternalSemaphoreHandleDesc *);
CU2CL_REFUSED(
    "OpenCL programs share memory with graphics and other processes by means of their own")
cudaError_t cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t *,
                                              const struct cudaExternalSemaphoreSignalParams *,
                                              unsigned int, cudaStream_t CU2CL_DEFAULT(0));
CU2CL_REFUSED(
    "OpenCL programs share memory with graphics and other processes by means of their own")
cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *,
                                            const struct cudaExternalSemaphoreWaitParams *,
                                            unsigned int, cudaStream_t CU2CL_DEFAULT(0));
CU2CL_REFUSED(
    "OpenCL programs share memory with graphics and other processes by means of their own")
cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t);
CU2CL_REFUSED(
    "OpenCL programs share memory with graphics and other processes by means of their own")
cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *,
                                                        cudaGraphicsResource_t);
CU2CL_REFUSED("kernels are part of the ported program; loading code at run time is not ported")
cudaError_t cudaLogsRegisterCallback(cudaLogsCallback_t, void *, cudaLogsCallbackHandle *);
CU2CL_REFUSED("kernels are part of the ported program; loading code at run time is not ported")
cudaError_t cudaLogsUnregisterCallback(cudaLogsCallbackHandle);
CU2CL_REFUSED("kernels are part of the ported program; loading code at run time is not ported")
cudaError_t cudaLogsCurrent(cudaLogIterator *, unsigned int);
CU2CL_REFUSED("kernels are part of the ported program; loading code at run time is not ported")
cudaError_t cudaLogsDumpToFile(cudaLogIterator *, const char *, unsigned int);
CU2CL_REFUSED("kernels are part of the ported program; loading code at run time is not ported")
cudaError_t cudaLogsDumpToMemory(cudaLogIterator *, char *, size_t *, unsigned int);
CU2CL_REFUSED("kernels are part of the ported program; loading code at run time is not ported")
cudaError_t cudaLibraryLoadData(cudaLibrary_t *, const void *, enum cudaJitOption *, void **,
                                unsigned int, enum cudaLibraryOption *, void **, unsigned int);
CU2CL_REFUSED("kernels are part of the ported program; loading code at run time is not ported")
cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *, const char *, enum cudaJitOption *, void **,
                                    unsigned int, enum cudaLibraryOption *, void **, unsigned int);
CU2CL_REFUSED("kernels are part of the ported program; loading code at run time is not ported")
cudaError_t cudaLibraryUnload(cudaLibrary_t);
CU2CL_REFUSED("kernels are part of the ported program; loading code at run time is not ported")
cudaError_t cudaLibraryGetKernel(cudaKernel_t *, cudaLibrary_t, const char *);
CU2CL_REFUSED("kernels are part of the ported program; loading code at run time is not ported")
cudaError_t cudaLibraryGetGlobal(void **, size_t *, cudaLibrary_t, const char *);
CU2CL_REFUSED("kernels are part of the ported program; loading code at run time is not ported")
cudaError_t cudaLibraryGetManaged(void **, size_t *, cudaLibrary_t, const char *);
CU2CL_REFUSED("kernels are part of the ported program; loading code at run time is not ported")
cudaError_t cudaLibraryGetUnifiedFunction(void **, cudaLibrary_t, const char *);
CU2CL_REFUSED("kernels are part of the ported program; loading code at run time is not ported")
cudaError_t cudaLibraryGetKernelCount(unsigned int *, cudaLibrary_t);
CU2CL_REFUSED("kernels are part of the ported program; loading code at run time is not ported")
cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *, unsigned int, cudaLibrary_t);
CU2CL_REFUSED("kernels are part of the ported program; loading code at run time is not ported")
cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t, enum cudaFuncAttribute, int, int);
CU2CL_REFUSED("kernels are part of the ported program; loading code at run time is not ported")
cudaError_t cudaGetExportTable(const void **, const cudaUUID_t *);
CU2CL_REFUSED("kernels are part of the ported program; loading code at run time is not ported")
cudaError_t cudaGetFuncBySymbol(cudaFunction_t *, const void *);
CU2CL_REFUSED("kernels are part of the ported program; loading code at run time is not ported")
cudaError_t cudaGetKernel(cudaKernel_t *, const void *);

#ifdef __cplusplus
}
#endif
#undef CU2CL_DEFAULT

#include "cu2cl/show_macros.h"

#endif
