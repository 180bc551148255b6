/* Launches with a list of attributes.
 *
 * Some change the launch, some are hints, which change no result, and others are events or handles
 * that OpenCL has no counterpart of; those are refused. */
#include "kernel/kernel.h"

static cu2clError_t take_cluster(const cu2clLaunchAttributeValue *value,
                                 struct rt_launch_options *options)
{
    const unsigned wanted[3] = {value->clusterDim.x, value->clusterDim.y, value->clusterDim.z};
    for (int i = 0; i < 3; i++) {
        if (wanted[i] > INT_MAX)
            return cu2clErrorInvalidClusterSize;
        options->cluster[i] = (int)wanted[i];
    }
    return cu2clSuccess;
}

cu2clError_t rt_launch_option(cu2clLaunchAttributeID id, const cu2clLaunchAttributeValue *value,
                              struct rt_launch_options *options)
{
    switch (id) {
    case cu2clLaunchAttributeCooperative:
        options->cooperative = value->cooperative != 0;
        return cu2clSuccess;
    case cu2clLaunchAttributeClusterDimension: return take_cluster(value, options);
    case cu2clLaunchAttributeIgnore:
    case cu2clLaunchAttributeAccessPolicyWindow:
    case cu2clLaunchAttributeClusterSchedulingPolicyPreference:
    case cu2clLaunchAttributeProgrammaticStreamSerialization:
    case cu2clLaunchAttributePriority:
    case cu2clLaunchAttributePreferredSharedMemoryCarveout: return cu2clSuccess;
    case cu2clLaunchAttributeSynchronizationPolicy: return cu2clErrorInvalidValue; /* of streams */
    }
    rt_message("launch attribute %d is not supported", (int)id);
    return cu2clErrorNotSupported;
}

static cu2clError_t check_cluster_locked(const void *function, const cu2clLaunchConfig_t *config,
                                         const struct rt_launch_options *options)
{
    struct cu2clDim3 grid = {config->gridDim.x, config->gridDim.y, config->gridDim.z};
    const struct rt_kernel *kernel = rt_kernel_find(function);
    if (kernel)
        RT_TRY(rt_cluster_check(options->cluster, kernel->large_clusters, grid));
    return cu2clSuccess;
}

static cu2clError_t check_cluster(const void *function, const cu2clLaunchConfig_t *config,
                                  const struct rt_launch_options *options)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), check_cluster_locked(function, config, options));
}

cu2clError_t cu2clLaunchKernelExC(const cu2clLaunchConfig_t *config, const void *function,
                                  void **args)
{
    struct rt_launch_options options = {false, {0, 0, 0}};
    if (!config || (config->numAttrs > 0 && !config->attrs))
        return rt_record(cu2clErrorInvalidValue);
    for (unsigned i = 0; i < config->numAttrs; i++) {
        cu2clError_t error = rt_launch_option(config->attrs[i].id, &config->attrs[i].val, &options);
        if (error != cu2clSuccess)
            return rt_record(error);
    }
    RT_TRY(check_cluster(function, config, &options));
    return rt_launch_function(function, config->gridDim, config->blockDim, args,
                              config->dynamicSmemBytes, config->stream, options.cooperative);
}
