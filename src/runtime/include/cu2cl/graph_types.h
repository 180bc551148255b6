/* Types of graphs and stream capture. Names and values are CUDA's, with `cu2cl` for `cuda`. */
#ifndef CU2CL_GRAPH_TYPES_H
#define CU2CL_GRAPH_TYPES_H

#include "types.h"

#include "hide_macros.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cu2clGraph_st *cu2clGraph_t;
typedef struct cu2clGraphNode_st *cu2clGraphNode_t;
typedef struct cu2clGraphExec_st *cu2clGraphExec_t;
typedef struct cu2clUserObject_st *cu2clUserObject_t;
typedef unsigned long long cu2clGraphConditionalHandle;

enum cu2clGraphConditionalNodeType {
    cu2clGraphCondTypeIf = 0,
    cu2clGraphCondTypeWhile = 1,
    cu2clGraphCondTypeSwitch = 2,
};

enum cu2clGraphConditionalHandleFlags {
    cu2clGraphCondAssignDefault = 1,
};

enum cu2clStreamCaptureStatus {
    cu2clStreamCaptureStatusNone = 0,
    cu2clStreamCaptureStatusActive = 1,
    cu2clStreamCaptureStatusInvalidated = 2,
};

enum cu2clStreamCaptureMode {
    cu2clStreamCaptureModeGlobal = 0,
    cu2clStreamCaptureModeThreadLocal = 1,
    cu2clStreamCaptureModeRelaxed = 2,
};

enum cu2clStreamUpdateCaptureDependenciesFlags {
    cu2clStreamAddCaptureDependencies = 0,
    cu2clStreamSetCaptureDependencies = 1,
};

enum cu2clGraphNodeType {
    cu2clGraphNodeTypeKernel = 0,
    cu2clGraphNodeTypeMemcpy = 1,
    cu2clGraphNodeTypeMemset = 2,
    cu2clGraphNodeTypeHost = 3,
    cu2clGraphNodeTypeGraph = 4,
    cu2clGraphNodeTypeEmpty = 5,
    cu2clGraphNodeTypeWaitEvent = 6,
    cu2clGraphNodeTypeEventRecord = 7,
    cu2clGraphNodeTypeExtSemaphoreSignal = 8,
    cu2clGraphNodeTypeExtSemaphoreWait = 9,
    cu2clGraphNodeTypeMemAlloc = 10,
    cu2clGraphNodeTypeMemFree = 11,
    cu2clGraphNodeTypeConditional = 13,
    cu2clGraphNodeTypeCount = 14,
};

enum cu2clGraphChildGraphNodeOwnership {
    cu2clGraphChildGraphOwnershipClone = 0,
    cu2clGraphChildGraphOwnershipMove = 1,
};

enum cu2clGraphDependencyType_enum {
    cu2clGraphDependencyTypeDefault = 0,
};

enum cu2clGraphExecUpdateResult {
    cu2clGraphExecUpdateSuccess = 0,
    cu2clGraphExecUpdateError = 1,
    cu2clGraphExecUpdateErrorTopologyChanged = 2,
    cu2clGraphExecUpdateErrorNodeTypeChanged = 3,
    cu2clGraphExecUpdateErrorFunctionChanged = 4,
    cu2clGraphExecUpdateErrorParametersChanged = 5,
    cu2clGraphExecUpdateErrorNotSupported = 6,
    cu2clGraphExecUpdateErrorUnsupportedFunctionChange = 7,
    cu2clGraphExecUpdateErrorAttributesChanged = 8,
};

enum cu2clGraphInstantiateResult {
    cu2clGraphInstantiateSuccess = 0,
    cu2clGraphInstantiateError = 1,
    cu2clGraphInstantiateInvalidStructure = 2,
    cu2clGraphInstantiateNodeOperationNotSupported = 3,
    cu2clGraphInstantiateMultipleDevicesNotSupported = 4,
    cu2clGraphInstantiateConditionalHandleUnused = 5,
};

enum cu2clGraphMemAttributeType {
    cu2clGraphMemAttrUsedMemCurrent = 0,
    cu2clGraphMemAttrUsedMemHigh = 1,
    cu2clGraphMemAttrReservedMemCurrent = 2,
    cu2clGraphMemAttrReservedMemHigh = 3,
};

enum cu2clGraphDebugDotFlags {
    cu2clGraphDebugDotFlagsVerbose = 1,
    cu2clGraphDebugDotFlagsKernelNodeParams = 4,
    cu2clGraphDebugDotFlagsMemcpyNodeParams = 8,
    cu2clGraphDebugDotFlagsMemsetNodeParams = 16,
    cu2clGraphDebugDotFlagsHostNodeParams = 32,
    cu2clGraphDebugDotFlagsEventNodeParams = 64,
    cu2clGraphDebugDotFlagsExtSemasSignalNodeParams = 128,
    cu2clGraphDebugDotFlagsExtSemasWaitNodeParams = 256,
    cu2clGraphDebugDotFlagsKernelNodeAttributes = 512,
    cu2clGraphDebugDotFlagsHandles = 1024,
    cu2clGraphDebugDotFlagsConditionalNodeParams = 32768,
};

enum cu2clGraphInstantiateFlags {
    cu2clGraphInstantiateFlagAutoFreeOnLaunch = 1,
    cu2clGraphInstantiateFlagUpload = 2,
    cu2clGraphInstantiateFlagDeviceLaunch = 4,
    cu2clGraphInstantiateFlagUseNodePriority = 8,
};

enum cu2clUserObjectFlags {
    cu2clUserObjectNoDestructorSync = 1,
};

enum cu2clUserObjectRetainFlags {
    cu2clGraphUserObjectMove = 1,
};
typedef enum cu2clGraphDependencyType_enum cu2clGraphDependencyType;
typedef enum cu2clGraphInstantiateResult cu2clGraphInstantiateResult;

struct cu2clKernelNodeParams {
    void *func;
    dim3 gridDim, blockDim;
    unsigned int sharedMemBytes;
    void **kernelParams, **extra;
};

struct cu2clMemsetParams {
    void *dst;
    size_t pitch;
    unsigned int value, elementSize;
    size_t width, height;
};

struct cu2clHostNodeParams {
    cu2clHostFn_t fn;
    void *userData;
};

struct cu2clMemcpyNodeParams {
    int flags;
    int reserved[3];
    struct cu2clMemcpy3DParms copyParams;
};

struct cu2clMemAllocNodeParams {
    struct cu2clMemPoolProps poolProps;
    const struct cu2clMemAccessDesc *accessDescs;
    size_t accessDescCount, bytesize;
    void *dptr;
};

struct cu2clMemFreeNodeParams {
    void *dptr;
};

struct cu2clChildGraphNodeParams {
    cu2clGraph_t graph;
    enum cu2clGraphChildGraphNodeOwnership ownership;
};

struct cu2clEventRecordNodeParams {
    cu2clEvent_t event;
};

struct cu2clEventWaitNodeParams {
    cu2clEvent_t event;
};

struct cu2clConditionalNodeParams {
    cu2clGraphConditionalHandle handle;
    enum cu2clGraphConditionalNodeType type;
    unsigned int size;
    cu2clGraph_t *phGraph_out; /* set when the node is made */
};

struct cu2clGraphNodeParams {
    enum cu2clGraphNodeType type;
    int reserved0[3];
    union {
        long long reserved1[29];
#if !defined(__cplusplus) || __cplusplus >= 201103L /* dim3 has constructors */
        struct cu2clKernelNodeParams kernel;
#endif
        struct cu2clMemcpyNodeParams memcpy;
        struct cu2clMemsetParams memset;
        struct cu2clHostNodeParams host;
        struct cu2clChildGraphNodeParams graph;
        struct cu2clEventWaitNodeParams eventWait;
        struct cu2clEventRecordNodeParams eventRecord;
        struct cu2clMemAllocNodeParams alloc;
        struct cu2clMemFreeNodeParams free;
        struct cu2clConditionalNodeParams conditional;
    };
    long long reserved2;
};

typedef struct cu2clGraphEdgeData_st {
    unsigned char from_port, to_port, type;
    unsigned char reserved[5];
} cu2clGraphEdgeData;

typedef struct cu2clGraphInstantiateParams_st {
    unsigned long long flags;
    cu2clStream_t uploadStream;
    cu2clGraphNode_t errNode_out;
    cu2clGraphInstantiateResult result_out;
} cu2clGraphInstantiateParams;

typedef struct cu2clGraphExecUpdateResultInfo_st {
    enum cu2clGraphExecUpdateResult result;
    cu2clGraphNode_t errorNode, errorFromNode;
} cu2clGraphExecUpdateResultInfo;

#define cu2clGraphKernelNodePortDefault 0

#ifdef __cplusplus
}
#endif

#include "show_macros.h"

#endif
