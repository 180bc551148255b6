/* Kernels on a device: made at first use, then queried for attributes.
 *
 * A kernel that the translator refused, or that needs what the device lacks, is never run: its
 * launch fails, and the reason is printed once (refusal.c). */
#include "kernel/kernel.h"

static cu2clError_t check_support(const struct rt_device *device, struct rt_kernel *kernel)
{
    const struct cu2clKernelInfo *info = kernel->info;
    if (rt_kernel_supported(device, kernel))
        return cu2clSuccess;
    if (!rt_kernel_ported(info))
        return rt_refusal_explain(&kernel->refusal, cu2clErrorNotSupported,
                                  "kernel %s was not ported: %s", info->name, info->refused);
    if (info->refused)
        return rt_refusal_explain(
            &kernel->refusal, cu2clErrorNotSupported,
            "kernel %s needs %s, which %s does not have, and it has no lanes form: %s", info->name,
            rt_kernel_lacks(device, kernel), device->name, info->refused);
    return rt_refusal_explain(&kernel->refusal, cu2clErrorNotSupported,
                              "kernel %s needs %s, which %s does not have", info->name,
                              rt_kernel_lacks(device, kernel), device->name);
}

static void describe_instance(struct rt_device *device, struct rt_instance *instance)
{
    cl_ulong local = 0;
    size_t group = 0;
    if (clGetKernelWorkGroupInfo(instance->kernel, device->id, CL_KERNEL_WORK_GROUP_SIZE,
                                 sizeof group, &group, NULL) != CL_SUCCESS)
        group = device->max_work_group;
    /* NVIDIA's driver answers 256 for every kernel, but enqueues any size that the registers
     * allow. rusticl answers the size of a sub-group, and enqueues what the device takes. */
    if (device->nvidia || device->rusticl)
        group = device->max_work_group;
    if (clGetKernelWorkGroupInfo(instance->kernel, device->id, CL_KERNEL_LOCAL_MEM_SIZE,
                                 sizeof local, &local, NULL) != CL_SUCCESS)
        local = 0;
    instance->max_work_group = group;
    instance->static_local = (size_t)local;
}

/* Room for the values of a kernel's arguments; NULL without memory. */
static struct rt_arg_value *make_values(const struct cu2clKernelInfo *info)
{
    size_t bytes = 0;
    for (unsigned i = 0; i < info->arg_count; i++)
        bytes += info->args[i].size < sizeof(void *) ? sizeof(void *) : info->args[i].size;
    struct rt_arg_value *values = calloc(1, (info->arg_count + 1u) * sizeof *values + bytes);
    unsigned char *at = values ? (unsigned char *)(values + info->arg_count + 1) : NULL;
    for (unsigned i = 0; values && i < info->arg_count; i++) {
        values[i].bytes = at;
        at += info->args[i].size < sizeof(void *) ? sizeof(void *) : info->args[i].size;
    }
    return values;
}

/* The kernel of the program, or what it has for blocks that are no whole strips. */
static cu2clError_t fill_instance(struct rt_device *device, const struct rt_kernel *kernel,
                                  const struct rt_unit *unit, bool for_parts,
                                  struct rt_instance *instance)
{
    char name[RT_KERNEL_NAME];
    cl_int code;
    cl_kernel created =
        clCreateKernel(unit->program, rt_kernel_name(device, kernel, for_parts, name), &code);
    if (code != CL_SUCCESS) {
        rt_message("%s has no kernel %s that can be used (OpenCL error %d)",
                   kernel->module->info->name, name, (int)code);
        return rt_error(code);
    }
    memset(instance, 0, sizeof *instance);
    instance->values = make_values(kernel->info);
    if (!instance->values) {
        clReleaseKernel(created);
        return cu2clErrorMemoryAllocation;
    }
    instance->kernel = created;
    instance->is_for_parts = for_parts;
    describe_instance(device, instance);
    instance->way =
        for_parts ? rt_kernel_way_of_parts(device, kernel) : rt_kernel_way(device, kernel);
    if (instance->way == RT_IN_LANES) /* a loop of one work-item */
        instance->max_work_group = (size_t)device->properties.maxThreadsPerBlock;
    return cu2clSuccess;
}

cu2clError_t rt_kernel_instance(struct rt_device *device, struct rt_kernel *kernel,
                                struct rt_instance **result)
{
    struct rt_instance *instance = &kernel->instances[device->index];
    struct rt_unit *unit = NULL;
    if (instance->kernel) {
        *result = instance;
        return cu2clSuccess;
    }
    RT_TRY(check_support(device, kernel));
    cu2clError_t error = rt_unit_get(device, kernel, &unit);
    if (error != cu2clSuccess)
        return rt_refusal_explain(&kernel->refusal, error, "kernel %s can't be built for %s",
                                  kernel->info->name, device->name);
    RT_TRY(fill_instance(device, kernel, unit, false, instance));
    const char *no_subgroups = rt_kernel_no_subgroups(device, kernel);
    bool says = no_subgroups && *no_subgroups;
    rt_trace("kernel %s runs %s%s%s", kernel->info->name, rt_way_name(instance->way),
             says ? "; not in sub-groups: " : "", says ? no_subgroups : "");
    *result = instance;
    return cu2clSuccess;
}

/* Coroutines run all blocks. */
static cu2clError_t make_for_parts(struct rt_device *device, const struct rt_kernel *kernel,
                                   struct rt_instance *instance)
{
    struct rt_unit *unit = NULL;
    struct rt_instance *made = NULL;
    RT_TRY(rt_unit_get_for_parts(device, kernel, &unit));
    if (!unit) {
        instance->for_parts = instance;
        return cu2clSuccess;
    }
    if (!(made = malloc(sizeof *made)))
        return cu2clErrorMemoryAllocation;
    cu2clError_t error = fill_instance(device, kernel, unit, true, made);
    if (error != cu2clSuccess) {
        free(made);
        return error;
    }
    made->for_parts = made;
    instance->for_parts = made;
    return cu2clSuccess;
}

/* The block is whole strips, or its warps are sub-groups. */
static bool is_whole_block(const struct rt_kernel *kernel, const struct rt_instance *instance,
                           struct cu2clDim3 block)
{
    unsigned strip = kernel->info->needs & CU2CL_LANE_WARPS ? RT_STRIP_OF_WARP : RT_STRIP;
    bool has_rows = block.y > 1 || block.z > 1;
    return block.x % strip == 0 ||
           (instance->way == RT_IN_SUBGROUPS ? !has_rows : instance->way != RT_IN_LANES);
}

cu2clError_t rt_kernel_instance_for(struct rt_device *device, struct rt_kernel *kernel,
                                    struct cu2clDim3 block, struct rt_instance **result)
{
    struct rt_instance *instance = NULL;
    RT_TRY(rt_kernel_instance(device, kernel, &instance));
    bool is_whole = is_whole_block(kernel, instance, block);
    if (!is_whole && !instance->for_parts)
        RT_TRY(make_for_parts(device, kernel, instance));
    *result = is_whole ? instance : instance->for_parts;
    return cu2clSuccess;
}

static void release_instance(struct rt_instance *instance)
{
    if (instance->kernel)
        clReleaseKernel(instance->kernel);
    free(instance->values);
    memset(instance, 0, sizeof *instance);
}

void rt_instances_release(struct rt_device *device)
{
    for (struct rt_module *m = rt_modules_all(); m; m = m->next)
        for (unsigned k = 0; k < m->info->kernel_count; k++) {
            struct rt_instance *instance = &m->kernels[k].instances[device->index];
            struct rt_instance *for_parts = instance->for_parts;
            if (for_parts && for_parts != instance) {
                release_instance(for_parts);
                free(for_parts);
            }
            release_instance(instance);
        }
}

cu2clError_t rt_kernel_enter(const void *function, struct rt_device **device,
                             struct rt_kernel **kernel, struct rt_instance **instance)
{
    RT_TRY(rt_enter(device));
    if (!(*kernel = rt_kernel_find(function)))
        return cu2clErrorInvalidDeviceFunction;
    RT_TRY(rt_kernel_instance(*device, *kernel, instance));
    rt_resources_find(*device, *kernel, *instance);
    return cu2clSuccess;
}

/* CUDA counts the constant memory of the whole source. */
static size_t constant_bytes(const struct rt_kernel *kernel)
{
    const struct cu2clModuleInfo *info = kernel->module->info;
    size_t bytes = 0;
    for (unsigned i = 0; i < info->symbol_count; i++)
        if (info->symbols[i].kind == CU2CL_SYMBOL_CONSTANT)
            bytes += (info->symbols[i].size + 3) / 4 * 4;
    return bytes;
}

/* Devices without registers of their own for each work-item tell as many as let a multiprocessor
 * hold all the threads that it can. */
static int register_count(const struct rt_device *device, const struct rt_instance *instance)
{
    const struct cu2clDeviceProp *p = &device->properties;
    return instance->registers > 0 ? instance->registers
                                   : p->regsPerMultiprocessor / p->maxThreadsPerMultiProcessor;
}

static void describe_kernel(const struct rt_device *device, const struct rt_kernel *kernel,
                            const struct rt_instance *instance, struct cu2clFuncAttributes *a)
{
    const struct cu2clDeviceProp *p = &device->properties;
    cl_ulong private_size = 0;
    clGetKernelWorkGroupInfo(instance->kernel, device->id, CL_KERNEL_PRIVATE_MEM_SIZE,
                             sizeof private_size, &private_size, NULL);
    memset(a, 0, sizeof *a);
    a->sharedSizeBytes = instance->static_local;
    a->constSizeBytes = constant_bytes(kernel);
    a->localSizeBytes = (size_t)private_size;
    a->maxThreadsPerBlock = rt_block_limit(device, kernel, instance);
    a->numRegs = register_count(device, instance);
    a->ptxVersion = a->binaryVersion = p->major * 10 + p->minor;
    a->maxDynamicSharedSizeBytes = rt_dynamic_limit(device, kernel, instance);
    a->preferredShmemCarveout = kernel->carveout;
    a->clusterDimMustBeSet = kernel->has_cluster;
    a->requiredClusterWidth = kernel->cluster[0];
    a->requiredClusterHeight = kernel->cluster[1];
    a->requiredClusterDepth = kernel->cluster[2];
    a->clusterSchedulingPolicyPreference = kernel->cluster_policy;
    a->nonPortableClusterSizeAllowed = kernel->large_clusters;
}

static cu2clError_t func_get_attributes_locked(struct rt_device *device, struct rt_kernel *kernel,
                                               struct rt_instance *instance,
                                               struct cu2clFuncAttributes *attributes)
{
    if (!attributes)
        return cu2clErrorInvalidValue;
    describe_kernel(device, kernel, instance, attributes);
    return cu2clSuccess;
}

cu2clError_t cu2clFuncGetAttributes(struct cu2clFuncAttributes *attributes, const void *function)
{
    struct rt_device *device;
    struct rt_kernel *kernel;
    struct rt_instance *instance;
    RT_FRAME(rt_kernel_enter(function, &device, &kernel, &instance),
             func_get_attributes_locked(device, kernel, instance, attributes));
}

/* Clusters change nothing but what rt_cluster_check checks. */
static bool set_kernel_attribute(struct rt_kernel *kernel, enum cu2clFuncAttribute attribute,
                                 int value, size_t room)
{
    switch (attribute) {
    case cu2clFuncAttributeMaxDynamicSharedMemorySize:
        if (value < 0 || (size_t)value > room)
            return false;
        kernel->max_dynamic_shared = value;
        kernel->dynamic_set = true;
        return true;
    case cu2clFuncAttributePreferredSharedMemoryCarveout:
        if (value < -1 || value > 100)
            return false;
        kernel->carveout = value;
        return true;
    case cu2clFuncAttributeRequiredClusterWidth:
    case cu2clFuncAttributeRequiredClusterHeight:
    case cu2clFuncAttributeRequiredClusterDepth:
        if (value < 0)
            return false;
        kernel->cluster[attribute - cu2clFuncAttributeRequiredClusterWidth] = value;
        return true;
    case cu2clFuncAttributeNonPortableClusterSizeAllowed:
        kernel->large_clusters = value;
        return true;
    case cu2clFuncAttributeClusterSchedulingPolicyPreference:
        if (value < 0 || value > 2)
            return false;
        kernel->cluster_policy = value;
        return true;
    default: return false; /* the others can only be read */
    }
}

static cu2clError_t func_set_attribute_locked(struct rt_device *device, struct rt_kernel *kernel,
                                              struct rt_instance *instance,
                                              enum cu2clFuncAttribute attribute, int value)
{
    size_t all = device->properties.sharedMemPerBlockOptin, own = instance->static_local;
    if (!set_kernel_attribute(kernel, attribute, value, own < all ? all - own : 0))
        return cu2clErrorInvalidValue;
    return cu2clSuccess;
}

cu2clError_t cu2clFuncSetAttribute(const void *function, enum cu2clFuncAttribute attribute,
                                   int value)
{
    struct rt_device *device;
    struct rt_kernel *kernel;
    struct rt_instance *instance;
    RT_FRAME(rt_kernel_enter(function, &device, &kernel, &instance),
             func_set_attribute_locked(device, kernel, instance, attribute, value));
}

cu2clError_t rt_cluster_check(struct rt_kernel *kernel, const int cluster[3], struct cu2clDim3 grid)
{
    const unsigned blocks[3] = {grid.x, grid.y, grid.z};
    long size = 1, limit = kernel->large_clusters ? 16 : 8;
    if (cluster[0] == 0 && cluster[1] == 0 && cluster[2] == 0)
        return cu2clSuccess;
    for (int i = 0; i < 3; i++) {
        if (cluster[i] <= 0 || cluster[i] > limit || blocks[i] % (unsigned)cluster[i] != 0)
            return cu2clErrorInvalidClusterSize;
        size *= cluster[i];
    }
    if (size > limit)
        return cu2clErrorInvalidClusterSize;
    if (size > 1 && (kernel->info->needs & CU2CL_NEEDS_CLUSTER))
        return rt_refusal_explain(&kernel->refusal, cu2clErrorNotSupported,
                                  "kernel %s looks at its cluster, which has %ld blocks, and "
                                  "OpenCL has no clusters of work-groups",
                                  kernel->info->name, size);
    return cu2clSuccess;
}

/* Preferences about caches and banks change no result, and OpenCL has none: only checked. */
static cu2clError_t check_preference_locked(const void *function, int value, int limit)
{
    if (!rt_kernel_find(function))
        return cu2clErrorInvalidDeviceFunction;
    if (value < 0 || value > limit)
        return cu2clErrorInvalidValue;
    return cu2clSuccess;
}

static cu2clError_t check_preference(const void *function, int value, int limit)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), check_preference_locked(function, value, limit));
}

cu2clError_t cu2clFuncSetCacheConfig(const void *function, enum cu2clFuncCache config)
{
    return check_preference(function, (int)config, cu2clFuncCachePreferEqual);
}

cu2clError_t cu2clFuncSetSharedMemConfig(const void *function, enum cu2clSharedMemConfig config)
{
    return check_preference(function, (int)config, cu2clSharedMemBankSizeEightByte);
}
