/* Attributes of streams and launches. Names and values are CUDA's, with `cu2cl` for `cuda`. */
#ifndef CU2CL_LAUNCH_ATTRIBUTES_H
#define CU2CL_LAUNCH_ATTRIBUTES_H

#include <cu2cl/types.h>

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
    cu2clLaunchAttributeSynchronizationPolicy = 3,
    cu2clLaunchAttributePriority = 8
};
typedef enum cu2clLaunchAttributeID cu2clLaunchAttributeID;

struct cu2clAccessPolicyWindow {
    void *base_ptr;
    size_t num_bytes;
    float hitRatio;
    enum cu2clAccessProperty hitProp, missProp;
};

typedef union cu2clLaunchAttributeValue {
    char pad[64];
    struct cu2clAccessPolicyWindow accessPolicyWindow;
    enum cu2clSynchronizationPolicy syncPolicy;
    int priority;
} cu2clLaunchAttributeValue;

#define cu2clStreamAttrID                         cu2clLaunchAttributeID
#define cu2clStreamAttrValue                      cu2clLaunchAttributeValue
#define cu2clStreamAttributeAccessPolicyWindow    cu2clLaunchAttributeAccessPolicyWindow
#define cu2clStreamAttributeSynchronizationPolicy cu2clLaunchAttributeSynchronizationPolicy
#define cu2clStreamAttributePriority              cu2clLaunchAttributePriority

#ifdef __cplusplus
}
#endif

#endif
