/* How many blocks of a kernel a multiprocessor holds at once.
 *
 * NVIDIA's devices follow CUDA's rules: registers are given to warps in pieces of 256, to four
 * warps at a time, shared memory in pieces of 128 bytes, of which the system takes some for each
 * block. The registers come from the driver's compiler (resources.c). Other devices have no such
 * registers: there blocks count as far as threads, blocks and local memory limit them. */
#include "kernel/kernel.h"

#define REGISTER_PIECE 256
#define WARP_PIECE     4
#define SHARED_PIECE   128

static int at_most_int(int value, int limit)
{
    return value < limit ? value : limit;
}

/* The warps that registers suffice for. */
static int warps_by_registers(int all, int registers)
{
    int piece = (registers * 32 + REGISTER_PIECE - 1) / REGISTER_PIECE * REGISTER_PIECE;
    return all / piece / WARP_PIECE * WARP_PIECE;
}

int rt_block_limit(const struct rt_device *device, const struct rt_kernel *kernel,
                   const struct rt_instance *instance)
{
    const struct cu2clDeviceProp *p = &device->properties;
    int limit = p->maxThreadsPerBlock, bound = (int)CU2CL_MAX_THREADS_OF(kernel->info->needs);
    if (instance->max_work_group < (size_t)limit)
        limit = (int)instance->max_work_group;
    if (instance->registers > 0)
        limit = at_most_int(limit, 32 * warps_by_registers(p->regsPerBlock, instance->registers));
    return bound > 0 ? at_most_int(limit, bound) : limit;
}

int rt_dynamic_limit(const struct rt_device *device, const struct rt_kernel *kernel,
                     const struct rt_instance *instance)
{
    size_t usual = device->properties.sharedMemPerBlock, own = instance->static_local;
    if (kernel->dynamic_set)
        return kernel->max_dynamic_shared;
    return (int)(own < usual ? usual - own : 0);
}

/* A kernel that waits for all blocks must never count too many: its registers may be those of
 * another compilation, and OpenCL doesn't tell how the driver divides caches and local memory. A
 * compute unit of a CPU runs one block after the other. */
static int sure_blocks(const struct rt_device *device, const struct rt_instance *instance,
                       int warps, size_t used)
{
    const struct cu2clDeviceProp *p = &device->properties;
    int registers = instance->registers_exact ? instance->registers : 256;
    int blocks = warps_by_registers(p->regsPerMultiprocessor, registers) / warps;
    if (!device->nvidia)
        return 1;
    if (used && (size_t)blocks > device->local_size / used)
        blocks = (int)(device->local_size / used);
    return blocks > 0 ? blocks : 1;
}

int rt_resident_blocks(const struct rt_device *device, const struct rt_kernel *kernel,
                       const struct rt_instance *instance, int block_size, size_t shared)
{
    const struct cu2clDeviceProp *p = &device->properties;
    size_t used = instance->static_local + shared, taken = used + p->reservedSharedMemPerBlock;
    int warps = (block_size + 31) / 32;
    if (block_size <= 0 || block_size > p->maxThreadsPerBlock ||
        (size_t)block_size > instance->max_work_group || used > p->sharedMemPerBlockOptin ||
        shared > (size_t)rt_dynamic_limit(device, kernel, instance))
        return 0;
    int blocks =
        at_most_int(p->maxThreadsPerMultiProcessor / 32 / warps, p->maxBlocksPerMultiProcessor);
    taken = (taken + SHARED_PIECE - 1) / SHARED_PIECE * SHARED_PIECE;
    if (taken && device->multiprocessor_local / taken < (size_t)blocks)
        blocks = (int)(device->multiprocessor_local / taken);
    if (instance->registers > 0)
        blocks = at_most_int(
            blocks, warps_by_registers(p->regsPerMultiprocessor, instance->registers) / warps);
    if (blocks > 0 && (kernel->info->needs & CU2CL_NEEDS_GRID))
        blocks = at_most_int(blocks, sure_blocks(device, instance, warps, used));
    return blocks;
}

static cu2clError_t occupancy_max_active_blocks_per_multiprocessor_locked(
    struct rt_device *device, struct rt_kernel *kernel, struct rt_instance *instance, int *blocks,
    int block_size, size_t shared)
{
    if (!blocks || block_size <= 0)
        return cu2clErrorInvalidValue;
    *blocks = rt_resident_blocks(device, kernel, instance, block_size, shared);
    return cu2clSuccess;
}

cu2clError_t cu2clOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, const void *function,
                                                            int block_size, size_t shared)
{
    struct rt_device *device;
    struct rt_kernel *kernel;
    struct rt_instance *instance;
    RT_FRAME(rt_kernel_enter(function, &device, &kernel, &instance),
             occupancy_max_active_blocks_per_multiprocessor_locked(device, kernel, instance, blocks,
                                                                   block_size, shared));
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

/* Sizes are tried from the largest down, and of equally good ones the largest is taken. */
static cu2clError_t occupancy_potential_block_size_locked(struct rt_device *device,
                                                          struct rt_kernel *kernel,
                                                          struct rt_instance *instance,
                                                          int *min_grid_size, int *block_size,
                                                          size_t shared, int limit)
{
    if (!min_grid_size || !block_size)
        return cu2clErrorInvalidValue;
    int largest = rt_block_limit(device, kernel, instance);
    int best = 0, best_size = 0, best_blocks = 0;
    if (limit > 0 && limit < largest)
        largest = limit;
    for (int size = (largest + 31) / 32 * 32; size > 0; size -= 32) {
        int tried = at_most_int(size, largest);
        int blocks = rt_resident_blocks(device, kernel, instance, tried, shared);
        if (blocks * tried > best) {
            best = blocks * tried;
            best_size = tried;
            best_blocks = blocks;
        }
    }
    *block_size = best_size;
    *min_grid_size = best_blocks * device->properties.multiProcessorCount;
    return cu2clSuccess;
}

cu2clError_t cu2clOccupancyPotentialBlockSize(int *min_grid_size, int *block_size,
                                              const void *function, size_t shared, int limit)
{
    struct rt_device *device;
    struct rt_kernel *kernel;
    struct rt_instance *instance;
    RT_FRAME(rt_kernel_enter(function, &device, &kernel, &instance),
             occupancy_potential_block_size_locked(device, kernel, instance, min_grid_size,
                                                   block_size, shared, limit));
}

/* As CUDA counts: without what the system takes of each block. */
static cu2clError_t occupancy_available_dynamic_smem_per_block_locked(struct rt_device *device,
                                                                      struct rt_kernel *kernel,
                                                                      struct rt_instance *instance,
                                                                      size_t *size, int blocks,
                                                                      int block_size)
{
    if (!size || blocks <= 0 || block_size <= 0 ||
        blocks > rt_resident_blocks(device, kernel, instance, block_size, 0))
        return cu2clErrorInvalidValue;
    size_t share = device->multiprocessor_local / (size_t)blocks;
    size_t limit = (size_t)rt_dynamic_limit(device, kernel, instance);
    share = share / SHARED_PIECE * SHARED_PIECE;
    share = share > instance->static_local ? share - instance->static_local : 0;
    *size = share < limit ? share : limit;
    return cu2clSuccess;
}

cu2clError_t cu2clOccupancyAvailableDynamicSMemPerBlock(size_t *size, const void *function,
                                                        int blocks, int block_size)
{
    struct rt_device *device;
    struct rt_kernel *kernel;
    struct rt_instance *instance;
    RT_FRAME(rt_kernel_enter(function, &device, &kernel, &instance),
             occupancy_available_dynamic_smem_per_block_locked(device, kernel, instance, size,
                                                               blocks, block_size));
}
