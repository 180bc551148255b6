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
    struct rt_kernel *kernel = rt_kernel_find(function);
    if (kernel)
        RT_TRY(rt_cluster_check(kernel, options->cluster, grid));
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

/* --- how many clusters there can be --- */

static cu2clError_t read_config(const cu2clLaunchConfig_t *config,
                                struct rt_launch_options *options)
{
    if (!config || (config->numAttrs > 0 && !config->attrs))
        return cu2clErrorInvalidValue;
    for (unsigned i = 0; i < config->numAttrs; i++)
        RT_TRY(rt_launch_option(config->attrs[i].id, &config->attrs[i].val, options));
    return cu2clSuccess;
}

static cu2clError_t occupancy_max_active_clusters_locked(struct rt_device *device,
                                                         struct rt_kernel *kernel,
                                                         struct rt_instance *instance,
                                                         int *clusters,
                                                         const cu2clLaunchConfig_t *config)
{
    struct rt_launch_options options = {false, {0, 0, 0}};
    const int *size = options.cluster;
    if (!clusters)
        return cu2clErrorInvalidValue;
    RT_TRY(read_config(config, &options));
    struct cu2clDim3 grid = {config->gridDim.x, config->gridDim.y, config->gridDim.z};
    if (size[0] == 0)
        size = kernel->cluster;
    RT_TRY(rt_cluster_check(kernel, size, grid));
    int threads = (int)(config->blockDim.x * config->blockDim.y * config->blockDim.z);
    int blocks = rt_resident_blocks(device, kernel, instance, threads, config->dynamicSmemBytes) *
                 device->properties.multiProcessorCount;
    *clusters = size[0] == 0 ? blocks : blocks / (size[0] * size[1] * size[2]);
    return cu2clSuccess;
}

cu2clError_t cu2clOccupancyMaxActiveClusters(int *clusters, const void *function,
                                             const cu2clLaunchConfig_t *config)
{
    struct rt_device *device;
    struct rt_kernel *kernel;
    struct rt_instance *instance;
    RT_FRAME(rt_kernel_enter(function, &device, &kernel, &instance),
             occupancy_max_active_clusters_locked(device, kernel, instance, clusters, config));
}

static cu2clError_t occupancy_max_potential_cluster_size_locked(const struct rt_kernel *kernel,
                                                                int *size,
                                                                const cu2clLaunchConfig_t *config)
{
    if (!size || !config)
        return cu2clErrorInvalidValue;
    *size = kernel->info->needs & CU2CL_NEEDS_CLUSTER ? 1 : kernel->large_clusters ? 16 : 8;
    return cu2clSuccess;
}

cu2clError_t cu2clOccupancyMaxPotentialClusterSize(int *size, const void *function,
                                                   const cu2clLaunchConfig_t *config)
{
    struct rt_device *device;
    struct rt_kernel *kernel;
    struct rt_instance *instance;
    RT_FRAME(rt_kernel_enter(function, &device, &kernel, &instance),
             occupancy_max_potential_cluster_size_locked(kernel, size, config));
}
