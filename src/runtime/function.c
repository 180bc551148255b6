/* Kernels on a device: made at first use, then queried for attributes and occupancy.
 *
 * A kernel that the translator refused, or that needs what the device lacks, is never run: its
 * launch fails, and the reason is printed once. Occupancy is an estimate from the limits CUDA
 * guarantees; OpenCL tells no register counts. */
#include "rt.h"

static const char *missing(const struct rt_device *device, unsigned needs)
{
    unsigned lacking = needs & ~device->capabilities;
    if (lacking & CU2CL_NEEDS_FP64)
        return "double precision";
    if (lacking & CU2CL_NEEDS_WARP)
        return "warps of 32 work-items in lockstep";
    if (lacking & CU2CL_NEEDS_GRID)
        return "a barrier of the whole grid";
    if (lacking & CU2CL_NEEDS_RECURSION)
        return "a compiler that takes functions which call themselves";
    if (lacking & CU2CL_NEEDS_INT64_ATOMICS)
        return "64-bit atomics";
    if (lacking & CU2CL_NEEDS_GENERIC)
        return "the generic address space";
    if (lacking & CU2CL_NEEDS_SYSTEM_ATOMICS)
        return "atomic operations that the host takes part in";
    if (lacking & CU2CL_NEEDS_FP16)
        return "half precision";
    return NULL;
}

bool rt_kernel_supported(const struct rt_device *device, const struct rt_kernel *kernel)
{
    return !kernel->info->refused && !missing(device, kernel->info->needs);
}

static cu2clError_t check_support(const struct rt_device *device, struct rt_kernel *kernel)
{
    const struct cu2clKernelInfo *info = kernel->info;
    const char *lacks = missing(device, info->needs);
    if (rt_kernel_supported(device, kernel))
        return cu2clSuccess;
    if (!kernel->told) {
        if (info->refused)
            rt_message("kernel %s was not ported: %s", info->name, info->refused);
        else
            rt_message("kernel %s needs %s, which %s does not have", info->name, lacks,
                       device->name);
    }
    kernel->told = true;
    return cu2clErrorNotSupported;
}

static void describe_instance(struct rt_device *device, struct rt_instance *instance)
{
    cl_ulong local = 0;
    size_t group = 0, multiple = 0;
    if (clGetKernelWorkGroupInfo(instance->kernel, device->id, CL_KERNEL_WORK_GROUP_SIZE,
                                 sizeof group, &group, NULL) != CL_SUCCESS)
        group = device->max_work_group;
    /* NVIDIA's driver answers 256 for every kernel, but enqueues any size that the registers allow
     */
    if (device->nvidia)
        group = device->max_work_group;
    if (clGetKernelWorkGroupInfo(instance->kernel, device->id, CL_KERNEL_LOCAL_MEM_SIZE,
                                 sizeof local, &local, NULL) != CL_SUCCESS)
        local = 0;
    if (clGetKernelWorkGroupInfo(instance->kernel, device->id,
                                 CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE, sizeof multiple,
                                 &multiple, NULL) != CL_SUCCESS)
        multiple = 32;
    instance->max_work_group = group;
    instance->static_local = (size_t)local;
    instance->preferred_multiple = multiple;
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

cu2clError_t rt_kernel_instance(struct rt_device *device, struct rt_kernel *kernel,
                                struct rt_instance **result)
{
    struct rt_instance *instance = &kernel->instances[device->index];
    cl_program program = NULL;
    cl_int code;
    if (instance->kernel) {
        *result = instance;
        return cu2clSuccess;
    }
    cu2clError_t error = check_support(device, kernel);
    if (error == cu2clSuccess)
        error = rt_program_get(device, kernel, &program);
    if (error != cu2clSuccess)
        return error;
    cl_kernel created = clCreateKernel(program, kernel->info->name, &code);
    if (code != CL_SUCCESS) {
        rt_message("%s has no kernel %s that can be used (OpenCL error %d)",
                   kernel->module->info->name, kernel->info->name, (int)code);
        return rt_error(code);
    }
    memset(instance, 0, sizeof *instance);
    instance->values = make_values(kernel->info);
    if (!instance->values) {
        clReleaseKernel(created);
        return cu2clErrorMemoryAllocation;
    }
    instance->kernel = created;
    describe_instance(device, instance);
    *result = instance;
    return cu2clSuccess;
}

/* Enters, and finds the kernel of a host stub on the current device. */
static cu2clError_t enter_kernel(const void *function, struct rt_device **device,
                                 struct rt_kernel **kernel, struct rt_instance **instance)
{
    cu2clError_t error = rt_enter(device);
    if (error == cu2clSuccess && !(*kernel = rt_kernel_find(function)))
        error = cu2clErrorInvalidDeviceFunction;
    if (error == cu2clSuccess)
        error = rt_kernel_instance(*device, *kernel, instance);
    return error;
}

static int block_limit(const struct rt_device *device, const struct rt_instance *instance)
{
    int limit = device->properties.maxThreadsPerBlock;
    return instance->max_work_group < (size_t)limit ? (int)instance->max_work_group : limit;
}

cu2clError_t cu2clFuncGetAttributes(struct cu2clFuncAttributes *attributes, const void *function)
{
    struct rt_device *device;
    struct rt_kernel *kernel;
    struct rt_instance *instance;
    cu2clError_t error = enter_kernel(function, &device, &kernel, &instance);
    if (error == cu2clSuccess && !attributes)
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess) {
        const struct cu2clDeviceProp *p = &device->properties;
        cl_ulong private_size = 0;
        clGetKernelWorkGroupInfo(instance->kernel, device->id, CL_KERNEL_PRIVATE_MEM_SIZE,
                                 sizeof private_size, &private_size, NULL);
        memset(attributes, 0, sizeof *attributes);
        attributes->sharedSizeBytes = instance->static_local;
        attributes->localSizeBytes = (size_t)private_size;
        attributes->maxThreadsPerBlock = block_limit(device, instance);
        attributes->numRegs = 32;
        attributes->ptxVersion = attributes->binaryVersion = p->major * 10 + p->minor;
        attributes->maxDynamicSharedSizeBytes =
            kernel->max_dynamic_shared ? kernel->max_dynamic_shared : (int)p->sharedMemPerBlock;
        attributes->preferredShmemCarveout = kernel->carveout;
    }
    return rt_leave(error);
}

cu2clError_t cu2clFuncSetAttribute(const void *function, enum cu2clFuncAttribute attribute,
                                   int value)
{
    struct rt_device *device;
    struct rt_kernel *kernel;
    struct rt_instance *instance;
    cu2clError_t error = enter_kernel(function, &device, &kernel, &instance);
    if (error == cu2clSuccess) {
        size_t room = device->properties.sharedMemPerBlockOptin;
        if (attribute == cu2clFuncAttributeMaxDynamicSharedMemorySize) {
            if (value < 0 || (size_t)value + instance->static_local > room)
                error = cu2clErrorInvalidValue;
            else
                kernel->max_dynamic_shared = value;
        } else if (attribute == cu2clFuncAttributePreferredSharedMemoryCarveout) {
            if (value < -1 || value > 100)
                error = cu2clErrorInvalidValue;
            else
                kernel->carveout = value;
        } else if (attribute < 8 || attribute >= cu2clFuncAttributeMax) {
            error = cu2clErrorInvalidValue;
        } else {
            error = cu2clErrorNotSupported; /* clusters */
        }
    }
    return rt_leave(error);
}

/* Preferences about caches and banks change no result, and OpenCL has none: only checked. */
static cu2clError_t check_preference(const void *function, int value, int limit)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter_query(&device);
    if (error == cu2clSuccess && !rt_kernel_find(function))
        error = cu2clErrorInvalidDeviceFunction;
    if (error == cu2clSuccess && (value < 0 || value > limit))
        error = cu2clErrorInvalidValue;
    return rt_leave(error);
}

cu2clError_t cu2clFuncSetCacheConfig(const void *function, enum cu2clFuncCache config)
{
    return check_preference(function, (int)config, cu2clFuncCachePreferEqual);
}

cu2clError_t cu2clFuncSetSharedMemConfig(const void *function, enum cu2clSharedMemConfig config)
{
    return check_preference(function, (int)config, cu2clSharedMemBankSizeEightByte);
}

/* As many as fit when every work-item uses all the registers that it can have. One always fits. */
static int blocks_of_most_registers(const struct rt_device *device, int warps)
{
    int blocks = device->properties.regsPerMultiprocessor / (256 * 32 * warps);
    return blocks > 0 ? blocks : 1;
}

/* As far as threads, blocks and shared memory limit it; where the kernel waits for all blocks, what
 * is sure to fit. */
int rt_resident_blocks(const struct rt_device *device, const struct rt_kernel *kernel,
                       const struct rt_instance *instance, int block_size, size_t shared)
{
    const struct cu2clDeviceProp *p = &device->properties;
    size_t used = instance->static_local + shared;
    int warps = (block_size + 31) / 32;
    if (block_size <= 0 || block_size > block_limit(device, instance) ||
        used > p->sharedMemPerBlockOptin)
        return 0;
    int blocks = p->maxThreadsPerMultiProcessor / 32 / warps;
    if (blocks > p->maxBlocksPerMultiProcessor)
        blocks = p->maxBlocksPerMultiProcessor;
    if (used && p->sharedMemPerMultiprocessor / used < (size_t)blocks)
        blocks = (int)(p->sharedMemPerMultiprocessor / used);
    if ((kernel->info->needs & CU2CL_NEEDS_GRID) &&
        blocks > blocks_of_most_registers(device, warps))
        blocks = blocks_of_most_registers(device, warps);
    return blocks;
}

cu2clError_t cu2clOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, const void *function,
                                                            int block_size, size_t shared)
{
    struct rt_device *device;
    struct rt_kernel *kernel;
    struct rt_instance *instance;
    cu2clError_t error = enter_kernel(function, &device, &kernel, &instance);
    if (error == cu2clSuccess && (!blocks || block_size <= 0))
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess)
        *blocks = rt_resident_blocks(device, kernel, instance, block_size, shared);
    return rt_leave(error);
}

cu2clError_t cu2clOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *blocks,
                                                                     const void *function,
                                                                     int block_size, size_t shared,
                                                                     unsigned int flags)
{
    return flags > cu2clOccupancyDisableCachingOverride
               ? rt_record(cu2clErrorInvalidValue)
               : cu2clOccupancyMaxActiveBlocksPerMultiprocessor(blocks, function, block_size,
                                                                shared);
}

cu2clError_t cu2clOccupancyPotentialBlockSize(int *min_grid_size, int *block_size,
                                              const void *function, size_t shared, int limit)
{
    struct rt_device *device;
    struct rt_kernel *kernel;
    struct rt_instance *instance;
    cu2clError_t error = enter_kernel(function, &device, &kernel, &instance);
    if (error == cu2clSuccess && (!min_grid_size || !block_size))
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess) {
        int largest = block_limit(device, instance), best = 0, best_size = 0, best_blocks = 0;
        if (limit > 0 && limit < largest)
            largest = limit;
        for (int size = (largest + 31) / 32 * 32; size > 0; size -= 32) {
            int tried = size < largest ? size : largest;
            int blocks = rt_resident_blocks(device, kernel, instance, tried, shared);
            if (blocks * tried > best) {
                best = blocks * tried;
                best_size = tried;
                best_blocks = blocks;
            }
        }
        *block_size = best_size;
        *min_grid_size = best_blocks * device->properties.multiProcessorCount;
    }
    return rt_leave(error);
}

cu2clError_t cu2clOccupancyAvailableDynamicSMemPerBlock(size_t *size, const void *function,
                                                        int blocks, int block_size)
{
    struct rt_device *device;
    struct rt_kernel *kernel;
    struct rt_instance *instance;
    cu2clError_t error = enter_kernel(function, &device, &kernel, &instance);
    if (error == cu2clSuccess && (!size || blocks <= 0 || block_size <= 0))
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess) {
        const struct cu2clDeviceProp *p = &device->properties;
        size_t share = p->sharedMemPerMultiprocessor / (size_t)blocks;
        if (share > p->sharedMemPerBlock)
            share = p->sharedMemPerBlock;
        *size = share > instance->static_local ? share - instance->static_local : 0;
    }
    return rt_leave(error);
}
