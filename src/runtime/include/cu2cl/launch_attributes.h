/* Attributes of streams and launches. Names and values are CUDA's, with `cu2cl` for `cuda`. */
#ifndef CU2CL_LAUNCH_ATTRIBUTES_H
#define CU2CL_LAUNCH_ATTRIBUTES_H

#include "types.h"

#include "hide_macros.h"

#ifdef __cplusplus
extern "C" {
#endif

enum cu2clAccessProperty {
    cu2clAccessPropertyNormal = 0,
    cu2clAccessPropertyStreaming = 1,
    cu2clAccessPropertyPersisting = 2
};

enum cu2clSynchronizationPolicy {
    cu2clSyncPolicyAuto = 1,
    cu2clSyncPolicySpin = 2,
    cu2clSyncPolicyYield = 3,
    cu2clSyncPolicyBlockingSync = 4
};

enum cu2clLaunchAttributeID {
    cu2clLaunchAttributeIgnore = 0,
    cu2clLaunchAttributeAccessPolicyWindow = 1,
    cu2clLaunchAttributeCooperative = 2,
    cu2clLaunchAttributeSynchronizationPolicy = 3,
    cu2clLaunchAttributeClusterDimension = 4,
    cu2clLaunchAttributeClusterSchedulingPolicyPreference = 5,
    cu2clLaunchAttributeProgrammaticStreamSerialization = 6,
    cu2clLaunchAttributePriority = 8,
    cu2clLaunchAttributePreferredSharedMemoryCarveout = 14
};
typedef enum cu2clLaunchAttributeID cu2clLaunchAttributeID;

enum cu2clClusterSchedulingPolicy {
    cu2clClusterSchedulingPolicyDefault = 0,
    cu2clClusterSchedulingPolicySpread = 1,
    cu2clClusterSchedulingPolicyLoadBalancing = 2
};

struct cu2clAccessPolicyWindow {
    void *base_ptr;
    size_t num_bytes;
    float hitRatio;
    enum cu2clAccessProperty hitProp, missProp;
};

typedef union cu2clLaunchAttributeValue {
    char pad[64];
    struct cu2clAccessPolicyWindow accessPolicyWindow;
    int cooperative;
    enum cu2clSynchronizationPolicy syncPolicy;
    struct {
        unsigned int x, y, z;
    } clusterDim;
    enum cu2clClusterSchedulingPolicy clusterSchedulingPolicyPreference;
    int programmaticStreamSerializationAllowed;
    int priority;
    unsigned int sharedMemCarveout;
} cu2clLaunchAttributeValue;

typedef struct cu2clLaunchAttribute_st {
    cu2clLaunchAttributeID id;
    cu2clLaunchAttributeValue val;
} cu2clLaunchAttribute;

typedef struct cu2clLaunchConfig_st {
    dim3 gridDim, blockDim;
    size_t dynamicSmemBytes;
    cu2clStream_t stream;
    cu2clLaunchAttribute *attrs;
    unsigned int numAttrs;
} cu2clLaunchConfig_t;

#define cu2clStreamAttrID                         cu2clLaunchAttributeID
#define cu2clStreamAttrValue                      cu2clLaunchAttributeValue
#define cu2clStreamAttributeAccessPolicyWindow    cu2clLaunchAttributeAccessPolicyWindow
#define cu2clStreamAttributeSynchronizationPolicy cu2clLaunchAttributeSynchronizationPolicy
#define cu2clStreamAttributePriority              cu2clLaunchAttributePriority

#define cu2clKernelNodeAttrID                      cu2clLaunchAttributeID
#define cu2clKernelNodeAttrValue                   cu2clLaunchAttributeValue
#define cu2clKernelNodeAttributeAccessPolicyWindow cu2clLaunchAttributeAccessPolicyWindow
#define cu2clKernelNodeAttributeCooperative        cu2clLaunchAttributeCooperative
#define cu2clKernelNodeAttributePriority           cu2clLaunchAttributePriority
#define cu2clKernelNodeAttributeClusterDimension   cu2clLaunchAttributeClusterDimension
#define cu2clKernelNodeAttributeClusterSchedulingPolicyPreference                                  \
    cu2clLaunchAttributeClusterSchedulingPolicyPreference
#define cu2clKernelNodeAttributePreferredSharedMemoryCarveout                                      \
    cu2clLaunchAttributePreferredSharedMemoryCarveout

#ifdef __cplusplus
}
#endif

#include "show_macros.h"

#endif
