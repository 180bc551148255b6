/* Types and constants of the runtime API. Every name is its CUDA name with `cu2cl` for `cuda`, and
 * every value is CUDA's, so that numbers a program stores or prints stay the same. Fields keep
 * CUDA's names; structures that CUDA 13 shortened have the fields of all releases, since programs
 * use them. */
#ifndef CU2CL_TYPES_H
#define CU2CL_TYPES_H

#include <stddef.h>

#include "interop_types.h"
#include "texture_types.h"
#include "vector_types.h"

#include "hide_macros.h"

/* Programs test these guards to see whether the CUDA runtime is there; this header stands for
 * it. */
#ifndef __DRIVER_TYPES_H__
#define __DRIVER_TYPES_H__
#endif

/* The release of CUDA that programs are told. */
#define CU2CL_CUDART_VERSION 12080

#ifdef __cplusplus
extern "C" {
#endif

enum cu2clError {
    cu2clSuccess = 0,
#define CU2CL_ERROR(name, value, text) cu2clError##name = value,
#include "errors.def"
#undef CU2CL_ERROR
};
typedef enum cu2clError cu2clError_t;

typedef struct CUstream_st *cu2clStream_t;
typedef struct CUevent_st *cu2clEvent_t;
typedef struct cu2clMemPool_st *cu2clMemPool_t;
struct cudaGraphicsResource; /* programs may name pointers to it; nothing makes one */
typedef void (*cu2clHostFn_t)(void *__user_data);
typedef void (*cu2clStreamCallback_t)(cu2clStream_t __stream, cu2clError_t __status,
                                      void *__user_data);

enum cu2clMemcpyKind {
    cu2clMemcpyHostToHost = 0,
    cu2clMemcpyHostToDevice = 1,
    cu2clMemcpyDeviceToHost = 2,
    cu2clMemcpyDeviceToDevice = 3,
    cu2clMemcpyDefault = 4
};

struct cu2clExtent {
    size_t width, height, depth;
};

struct cu2clPos {
    size_t x, y, z;
};

struct cu2clPitchedPtr {
    void *ptr;
    size_t pitch, xsize, ysize;
};

struct cu2clMemcpy3DParms {
    cu2clArray_t srcArray;
    struct cu2clPos srcPos;
    struct cu2clPitchedPtr srcPtr;
    cu2clArray_t dstArray;
    struct cu2clPos dstPos;
    struct cu2clPitchedPtr dstPtr;
    struct cu2clExtent extent;
    enum cu2clMemcpyKind kind;
};

struct cu2clMemcpy3DPeerParms {
    cu2clArray_t srcArray;
    struct cu2clPos srcPos;
    struct cu2clPitchedPtr srcPtr;
    int srcDevice;
    cu2clArray_t dstArray;
    struct cu2clPos dstPos;
    struct cu2clPitchedPtr dstPtr;
    int dstDevice;
    struct cu2clExtent extent;
};

struct cu2clUUID_st {
    char bytes[16];
};
typedef struct cu2clUUID_st cu2clUUID_t;

struct cu2clDeviceProp {
    char name[256];
    cu2clUUID_t uuid;
    char luid[8];
    unsigned int luidDeviceNodeMask;
    size_t totalGlobalMem;
    size_t sharedMemPerBlock;
    int regsPerBlock;
    int warpSize;
    size_t memPitch;
    int maxThreadsPerBlock;
    int maxThreadsDim[3];
    int maxGridSize[3];
    int clockRate; /* kHz */
    size_t totalConstMem;
    int major, minor;
    size_t textureAlignment, texturePitchAlignment;
    int deviceOverlap;
    int multiProcessorCount;
    int kernelExecTimeoutEnabled;
    int integrated;
    int canMapHostMemory;
    int computeMode;
    int maxTexture1D, maxTexture1DMipmap, maxTexture1DLinear;
    int maxTexture2D[2], maxTexture2DMipmap[2], maxTexture2DLinear[3], maxTexture2DGather[2];
    int maxTexture3D[3], maxTexture3DAlt[3];
    int maxTextureCubemap;
    int maxTexture1DLayered[2], maxTexture2DLayered[3], maxTextureCubemapLayered[2];
    int maxSurface1D, maxSurface2D[2], maxSurface3D[3];
    int maxSurface1DLayered[2], maxSurface2DLayered[3];
    int maxSurfaceCubemap, maxSurfaceCubemapLayered[2];
    size_t surfaceAlignment;
    int concurrentKernels;
    int ECCEnabled;
    int pciBusID, pciDeviceID, pciDomainID;
    int tccDriver;
    int asyncEngineCount;
    int unifiedAddressing;
    int memoryClockRate; /* kHz */
    int memoryBusWidth;
    int l2CacheSize, persistingL2CacheMaxSize;
    int maxThreadsPerMultiProcessor;
    int streamPrioritiesSupported;
    int globalL1CacheSupported, localL1CacheSupported;
    size_t sharedMemPerMultiprocessor;
    int regsPerMultiprocessor;
    int managedMemory;
    int isMultiGpuBoard, multiGpuBoardGroupID;
    int hostNativeAtomicSupported;
    int singleToDoublePrecisionPerfRatio;
    int pageableMemoryAccess;
    int concurrentManagedAccess;
    int computePreemptionSupported;
    int canUseHostPointerForRegisteredMem;
    int cooperativeLaunch, cooperativeMultiDeviceLaunch;
    size_t sharedMemPerBlockOptin;
    int pageableMemoryAccessUsesHostPageTables;
    int directManagedMemAccessFromHost;
    int maxBlocksPerMultiProcessor;
    int accessPolicyMaxWindowSize;
    size_t reservedSharedMemPerBlock;
    int hostRegisterSupported;
    int sparseCudaArraySupported;
    int hostRegisterReadOnlySupported;
    int timelineSemaphoreInteropSupported;
    int memoryPoolsSupported;
    int gpuDirectRDMASupported;
    unsigned int gpuDirectRDMAFlushWritesOptions;
    int gpuDirectRDMAWritesOrdering;
    unsigned int memoryPoolSupportedHandleTypes;
    int deferredMappingCudaArraySupported;
    int ipcEventSupported;
    int clusterLaunch;
    int unifiedFunctionPointers;
};

/* One line each in attributes.def. */
enum cu2clDeviceAttr {
#define CU2CL_DEVICE_ATTRIBUTE(name, value, expression) cu2clDevAttr##name = value,
#include "attributes.def"
#undef CU2CL_DEVICE_ATTRIBUTE
};

enum cu2clDeviceP2PAttr {
    cu2clDevP2PAttrPerformanceRank = 1,
    cu2clDevP2PAttrAccessSupported = 2,
    cu2clDevP2PAttrNativeAtomicSupported = 3,
    cu2clDevP2PAttrCudaArrayAccessSupported = 4
};

enum cu2clComputeMode {
    cu2clComputeModeDefault = 0,
    cu2clComputeModeExclusive = 1,
    cu2clComputeModeProhibited = 2,
    cu2clComputeModeExclusiveProcess = 3
};

enum cu2clLimit {
    cu2clLimitStackSize = 0,
    cu2clLimitPrintfFifoSize = 1,
    cu2clLimitMallocHeapSize = 2,
    cu2clLimitDevRuntimeSyncDepth = 3,
    cu2clLimitDevRuntimePendingLaunchCount = 4,
    cu2clLimitMaxL2FetchGranularity = 5,
    cu2clLimitPersistingL2CacheSize = 6
};

enum cu2clRoundMode {
    cu2clRoundNearest = 0,
    cu2clRoundZero = 1,
    cu2clRoundPosInf = 2,
    cu2clRoundMinInf = 3
};

enum cu2clFuncCache {
    cu2clFuncCachePreferNone = 0,
    cu2clFuncCachePreferShared = 1,
    cu2clFuncCachePreferL1 = 2,
    cu2clFuncCachePreferEqual = 3
};

enum cu2clSharedMemConfig {
    cu2clSharedMemBankSizeDefault = 0,
    cu2clSharedMemBankSizeFourByte = 1,
    cu2clSharedMemBankSizeEightByte = 2
};

enum cu2clSharedCarveout {
    cu2clSharedmemCarveoutDefault = -1,
    cu2clSharedmemCarveoutMaxShared = 100,
    cu2clSharedmemCarveoutMaxL1 = 0
};

enum cu2clFuncAttribute {
    cu2clFuncAttributeMaxDynamicSharedMemorySize = 8,
    cu2clFuncAttributePreferredSharedMemoryCarveout = 9,
    cu2clFuncAttributeClusterDimMustBeSet = 10,
    cu2clFuncAttributeRequiredClusterWidth = 11,
    cu2clFuncAttributeRequiredClusterHeight = 12,
    cu2clFuncAttributeRequiredClusterDepth = 13,
    cu2clFuncAttributeNonPortableClusterSizeAllowed = 14,
    cu2clFuncAttributeClusterSchedulingPolicyPreference = 15,
    cu2clFuncAttributeMax = 16
};

struct cu2clFuncAttributes {
    size_t sharedSizeBytes;
    size_t constSizeBytes;
    size_t localSizeBytes;
    int maxThreadsPerBlock;
    int numRegs;
    int ptxVersion;
    int binaryVersion;
    int cacheModeCA;
    int maxDynamicSharedSizeBytes;
    int preferredShmemCarveout;
    int clusterDimMustBeSet;
    int requiredClusterWidth, requiredClusterHeight, requiredClusterDepth;
    int clusterSchedulingPolicyPreference;
    int nonPortableClusterSizeAllowed;
};

enum cu2clMemoryType {
    cu2clMemoryTypeUnregistered = 0,
    cu2clMemoryTypeHost = 1,
    cu2clMemoryTypeDevice = 2,
    cu2clMemoryTypeManaged = 3
};

struct cu2clPointerAttributes {
    enum cu2clMemoryType type;
    int device;
    void *devicePointer;
    void *hostPointer;
};

enum cu2clMemoryAdvise {
    cu2clMemAdviseSetReadMostly = 1,
    cu2clMemAdviseUnsetReadMostly = 2,
    cu2clMemAdviseSetPreferredLocation = 3,
    cu2clMemAdviseUnsetPreferredLocation = 4,
    cu2clMemAdviseSetAccessedBy = 5,
    cu2clMemAdviseUnsetAccessedBy = 6
};

enum cu2clMemRangeAttribute {
    cu2clMemRangeAttributeReadMostly = 1,
    cu2clMemRangeAttributePreferredLocation = 2,
    cu2clMemRangeAttributeAccessedBy = 3,
    cu2clMemRangeAttributeLastPrefetchLocation = 4,
    cu2clMemRangeAttributePreferredLocationType = 5,
    cu2clMemRangeAttributePreferredLocationId = 6,
    cu2clMemRangeAttributeLastPrefetchLocationType = 7,
    cu2clMemRangeAttributeLastPrefetchLocationId = 8
};

enum cu2clMemLocationType {
    cu2clMemLocationTypeInvalid = 0,
    cu2clMemLocationTypeNone = 0,
    cu2clMemLocationTypeDevice = 1,
    cu2clMemLocationTypeHost = 2,
    cu2clMemLocationTypeHostNuma = 3,
    cu2clMemLocationTypeHostNumaCurrent = 4
};

struct cu2clMemLocation {
    enum cu2clMemLocationType type;
    int id;
};

enum cu2clMemAccessFlags {
    cu2clMemAccessFlagsProtNone = 0,
    cu2clMemAccessFlagsProtRead = 1,
    cu2clMemAccessFlagsProtReadWrite = 3
};

struct cu2clMemAccessDesc {
    struct cu2clMemLocation location;
    enum cu2clMemAccessFlags flags;
};

enum cu2clMemAllocationType {
    cu2clMemAllocationTypeInvalid = 0,
    cu2clMemAllocationTypePinned = 1,
    cu2clMemAllocationTypeManaged = 2,
    cu2clMemAllocationTypeMax = 0x7fffffff
};

enum cu2clMemAllocationHandleType {
    cu2clMemHandleTypeNone = 0,
    cu2clMemHandleTypePosixFileDescriptor = 1,
    cu2clMemHandleTypeWin32 = 2,
    cu2clMemHandleTypeWin32Kmt = 4,
    cu2clMemHandleTypeFabric = 8
};

struct cu2clMemPoolProps {
    enum cu2clMemAllocationType allocType;
    enum cu2clMemAllocationHandleType handleTypes;
    struct cu2clMemLocation location;
    void *win32SecurityAttributes;
    size_t maxSize;
    unsigned short usage;
    unsigned char reserved[54];
};

enum cu2clMemPoolAttr {
    cu2clMemPoolReuseFollowEventDependencies = 1,
    cu2clMemPoolReuseAllowOpportunistic = 2,
    cu2clMemPoolReuseAllowInternalDependencies = 3,
    cu2clMemPoolAttrReleaseThreshold = 4,
    cu2clMemPoolAttrReservedMemCurrent = 5,
    cu2clMemPoolAttrReservedMemHigh = 6,
    cu2clMemPoolAttrUsedMemCurrent = 7,
    cu2clMemPoolAttrUsedMemHigh = 8
};

enum { cu2clCpuDeviceId = -1, cu2clInvalidDeviceId = -2 };

#define cu2clHostAllocDefault       0x00
#define cu2clHostAllocPortable      0x01
#define cu2clHostAllocMapped        0x02
#define cu2clHostAllocWriteCombined 0x04
#define cu2clHostRegisterDefault    0x00
#define cu2clHostRegisterPortable   0x01
#define cu2clHostRegisterMapped     0x02
#define cu2clHostRegisterIoMemory   0x04
#define cu2clHostRegisterReadOnly   0x08
#define cu2clMemAttachGlobal        0x01
#define cu2clMemAttachHost          0x02
#define cu2clMemAttachSingle        0x04
#define cu2clPeerAccessDefault      0x00

#define cu2clStreamDefault       0x00
#define cu2clStreamNonBlocking   0x01
#define cu2clStreamLegacy        ((cu2clStream_t)0x1)
#define cu2clStreamPerThread     ((cu2clStream_t)0x2)
#define cu2clStreamTailLaunch    ((cu2clStream_t)0x3) /* in kernels only */
#define cu2clStreamFireAndForget ((cu2clStream_t)0x4) /* in kernels only */

#define cu2clEventDefault        0x00
#define cu2clEventBlockingSync   0x01
#define cu2clEventDisableTiming  0x02
#define cu2clEventInterprocess   0x04
#define cu2clEventRecordDefault  0x00
#define cu2clEventRecordExternal 0x01
#define cu2clEventWaitDefault    0x00
#define cu2clEventWaitExternal   0x01

#define cu2clDeviceScheduleAuto         0x00
#define cu2clDeviceScheduleSpin         0x01
#define cu2clDeviceScheduleYield        0x02
#define cu2clDeviceScheduleBlockingSync 0x04
#define cu2clDeviceBlockingSync         0x04
#define cu2clDeviceScheduleMask         0x07
#define cu2clDeviceMapHost              0x08
#define cu2clDeviceLmemResizeToMax      0x10
#define cu2clDeviceMask                 0xff

#define cu2clOccupancyDefault                0x00
#define cu2clOccupancyDisableCachingOverride 0x01

static inline struct cu2clExtent make_cu2clExtent(size_t __width, size_t __height, size_t __depth)
{
    struct cu2clExtent __extent;
    __extent.width = __width;
    __extent.height = __height;
    __extent.depth = __depth;
    return __extent;
}

static inline struct cu2clPos make_cu2clPos(size_t __x, size_t __y, size_t __z)
{
    struct cu2clPos __position;
    __position.x = __x;
    __position.y = __y;
    __position.z = __z;
    return __position;
}

static inline struct cu2clPitchedPtr make_cu2clPitchedPtr(void *__ptr, size_t __pitch,
                                                          size_t __xsize, size_t __ysize)
{
    struct cu2clPitchedPtr __pointer;
    __pointer.ptr = __ptr;
    __pointer.pitch = __pitch;
    __pointer.xsize = __xsize;
    __pointer.ysize = __ysize;
    return __pointer;
}

#ifdef __cplusplus
}
#endif

#include "show_macros.h"

#endif
