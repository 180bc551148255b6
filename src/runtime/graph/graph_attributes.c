/* Attributes of kernel nodes. Whether a launch is cooperative, and the size of clusters, are taken at
 * the launch; the others are hints, which are kept and told. */
#include "graph/graph.h"

#include "kernel/kernel.h"

static bool window_is_valid(const struct cu2clAccessPolicyWindow *window)
{
    return window->hitRatio >= 0 && window->hitRatio <= 1 &&
           (unsigned)window->hitProp <= cu2clAccessPropertyPersisting &&
           (unsigned)window->missProp <= cu2clAccessPropertyStreaming;
}

static cu2clError_t set_cluster(struct rt_operation *operation,
                                const cu2clLaunchAttributeValue *value)
{
    const struct cu2clKernelNodeParams *p = &operation->kernel;
    struct rt_launch_options options = {false, {0, 0, 0}};
    struct rt_kernel *kernel = rt_kernel_find(p->func);
    struct cu2clDim3 grid = {p->gridDim.x, p->gridDim.y, p->gridDim.z};
    RT_TRY(rt_launch_option(cu2clLaunchAttributeClusterDimension, value, &options));
    if (kernel)
        RT_TRY(rt_cluster_check(kernel, options.cluster, grid));
    memcpy(operation->attributes.cluster, options.cluster, sizeof options.cluster);
    return cu2clSuccess;
}

static cu2clError_t set_node_attribute(struct rt_operation *operation, cu2clLaunchAttributeID id,
                                       const cu2clLaunchAttributeValue *value)
{
    struct rt_node_attributes *a = &operation->attributes;
    switch (id) {
    case cu2clLaunchAttributeAccessPolicyWindow:
        if (!window_is_valid(&value->accessPolicyWindow))
            return cu2clErrorInvalidValue;
        a->window = value->accessPolicyWindow;
        return cu2clSuccess;
    case cu2clLaunchAttributeCooperative:
        operation->cooperative = value->cooperative != 0;
        return cu2clSuccess;
    case cu2clLaunchAttributePriority: a->priority = value->priority; return cu2clSuccess;
    case cu2clLaunchAttributeClusterDimension: return set_cluster(operation, value);
    case cu2clLaunchAttributeClusterSchedulingPolicyPreference:
        a->policy = value->clusterSchedulingPolicyPreference;
        return cu2clSuccess;
    case cu2clLaunchAttributePreferredSharedMemoryCarveout:
        if (value->sharedMemCarveout > 100)
            return cu2clErrorInvalidValue;
        a->carveout = value->sharedMemCarveout;
        return cu2clSuccess;
    default: rt_message("attribute %d of a kernel node is not supported", (int)id);
    }
    return cu2clErrorNotSupported;
}

static cu2clError_t get_node_attribute(const struct rt_operation *operation,
                                       cu2clLaunchAttributeID id, cu2clLaunchAttributeValue *value)
{
    const struct rt_node_attributes *a = &operation->attributes;
    switch (id) {
    case cu2clLaunchAttributeAccessPolicyWindow:
        value->accessPolicyWindow = a->window;
        return cu2clSuccess;
    case cu2clLaunchAttributeCooperative:
        value->cooperative = operation->cooperative;
        return cu2clSuccess;
    case cu2clLaunchAttributePriority: value->priority = a->priority; return cu2clSuccess;
    case cu2clLaunchAttributeClusterDimension:
        value->clusterDim.x = (unsigned)a->cluster[0];
        value->clusterDim.y = (unsigned)a->cluster[1];
        value->clusterDim.z = (unsigned)a->cluster[2];
        return cu2clSuccess;
    case cu2clLaunchAttributeClusterSchedulingPolicyPreference:
        value->clusterSchedulingPolicyPreference = a->policy;
        return cu2clSuccess;
    case cu2clLaunchAttributePreferredSharedMemoryCarveout:
        value->sharedMemCarveout = a->carveout;
        return cu2clSuccess;
    default: rt_message("attribute %d of a kernel node is not supported", (int)id);
    }
    return cu2clErrorNotSupported;
}

static cu2clError_t kernel_node_check(cu2clGraphNode_t node)
{
    RT_TRY(rt_node_check(node));
    return node->operation.type == cu2clGraphNodeTypeKernel ? cu2clSuccess : cu2clErrorInvalidValue;
}

static cu2clError_t set_attribute_locked(cu2clGraphNode_t node, cu2clLaunchAttributeID id,
                                         const cu2clLaunchAttributeValue *value)
{
    RT_TRY(value ? kernel_node_check(node) : cu2clErrorInvalidValue);
    return set_node_attribute(&node->operation, id, value);
}

cu2clError_t cu2clGraphKernelNodeSetAttribute(cu2clGraphNode_t node, cu2clLaunchAttributeID id,
                                              const cu2clLaunchAttributeValue *value)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), set_attribute_locked(node, id, value));
}

static cu2clError_t get_attribute_locked(cu2clGraphNode_t node, cu2clLaunchAttributeID id,
                                         cu2clLaunchAttributeValue *value)
{
    RT_TRY(value ? kernel_node_check(node) : cu2clErrorInvalidValue);
    return get_node_attribute(&node->operation, id, value);
}

cu2clError_t cu2clGraphKernelNodeGetAttribute(cu2clGraphNode_t node, cu2clLaunchAttributeID id,
                                              cu2clLaunchAttributeValue *value)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), get_attribute_locked(node, id, value));
}

static cu2clError_t copy_attributes_locked(cu2clGraphNode_t to, cu2clGraphNode_t from)
{
    RT_TRY(kernel_node_check(to));
    RT_TRY(kernel_node_check(from));
    to->operation.attributes = from->operation.attributes;
    to->operation.cooperative = from->operation.cooperative;
    return cu2clSuccess;
}

cu2clError_t cu2clGraphKernelNodeCopyAttributes(cu2clGraphNode_t to, cu2clGraphNode_t from)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), copy_attributes_locked(to, from));
}
