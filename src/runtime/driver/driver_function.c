/* The driver API: attributes and occupancy of kernels. See driver.h. */
#include "driver/driver.h"

/* The address by which the runtime API knows a kernel; CU2CL_ERROR_INVALID_HANDLE. */
static cu2clDrvResult host_of(cu2clDrvFunction function, const void **host)
{
    cu2clDrvResult result = drv_ready();
    const struct rt_kernel *kernel = result == CU2CL_SUCCESS ? drv_kernel(function) : NULL;
    if (result == CU2CL_SUCCESS && !kernel)
        result = CU2CL_ERROR_INVALID_HANDLE;
    if (result == CU2CL_SUCCESS)
        *host = kernel->info->host;
    return result;
}

static bool attribute_of(const struct cu2clFuncAttributes *a, cu2clDrvFunctionAttribute attribute,
                         int *value)
{
    switch (attribute) {
    case CU2CL_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK: *value = a->maxThreadsPerBlock; return true;
    case CU2CL_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES: *value = (int)a->sharedSizeBytes; return true;
    case CU2CL_FUNC_ATTRIBUTE_CONST_SIZE_BYTES: *value = (int)a->constSizeBytes; return true;
    case CU2CL_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES: *value = (int)a->localSizeBytes; return true;
    case CU2CL_FUNC_ATTRIBUTE_NUM_REGS: *value = a->numRegs; return true;
    case CU2CL_FUNC_ATTRIBUTE_PTX_VERSION: *value = a->ptxVersion; return true;
    case CU2CL_FUNC_ATTRIBUTE_BINARY_VERSION: *value = a->binaryVersion; return true;
    case CU2CL_FUNC_ATTRIBUTE_CACHE_MODE_CA: *value = a->cacheModeCA; return true;
    case CU2CL_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES:
        *value = a->maxDynamicSharedSizeBytes;
        return true;
    case CU2CL_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT:
        *value = a->preferredShmemCarveout;
        return true;
    case CU2CL_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET:
        *value = a->clusterDimMustBeSet;
        return true;
    case CU2CL_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH: *value = a->requiredClusterWidth; return true;
    case CU2CL_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT:
        *value = a->requiredClusterHeight;
        return true;
    case CU2CL_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH: *value = a->requiredClusterDepth; return true;
    case CU2CL_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED:
        *value = a->nonPortableClusterSizeAllowed;
        return true;
    case CU2CL_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE:
        *value = a->clusterSchedulingPolicyPreference;
        return true;
    default: return false;
    }
}

cu2clDrvResult cu2clDrvFuncGetAttribute(int *value, cu2clDrvFunctionAttribute attribute,
                                        cu2clDrvFunction function)
{
    const void *host;
    struct cu2clFuncAttributes attributes;
    cu2clDrvResult result = host_of(function, &host);
    if (result == CU2CL_SUCCESS && !value)
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS)
        result = DRV_CALL(cu2clFuncGetAttributes(&attributes, host));
    if (result == CU2CL_SUCCESS && !attribute_of(&attributes, attribute, value))
        result = CU2CL_ERROR_INVALID_VALUE;
    return result;
}

/* Both APIs have the same numbers for the attributes that can be set. */
cu2clDrvResult cu2clDrvFuncSetAttribute(cu2clDrvFunction function,
                                        cu2clDrvFunctionAttribute attribute, int value)
{
    const void *host;
    cu2clDrvResult result = host_of(function, &host);
    if (result == CU2CL_SUCCESS)
        result =
            DRV_CALL(cu2clFuncSetAttribute(host, (enum cu2clFuncAttribute)(int)attribute, value));
    return result;
}

cu2clDrvResult cu2clDrvFuncSetCacheConfig(cu2clDrvFunction function, cu2clDrvFuncCache config)
{
    const void *host;
    cu2clDrvResult result = host_of(function, &host);
    return result == CU2CL_SUCCESS ? DRV_CALL(cu2clFuncSetCacheConfig(host, config)) : result;
}

cu2clDrvResult cu2clDrvFuncSetSharedMemConfig(cu2clDrvFunction function,
                                              cu2clDrvSharedConfig config)
{
    const void *host;
    cu2clDrvResult result = host_of(function, &host);
    return result == CU2CL_SUCCESS ? DRV_CALL(cu2clFuncSetSharedMemConfig(host, config)) : result;
}

/* --- occupancy --- */

cu2clDrvResult cu2clDrvOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks,
                                                                 cu2clDrvFunction function,
                                                                 int block_size, size_t shared)
{
    const void *host;
    cu2clDrvResult result = host_of(function, &host);
    return result == CU2CL_SUCCESS ? DRV_CALL(cu2clOccupancyMaxActiveBlocksPerMultiprocessor(
                                         blocks, host, block_size, shared))
                                   : result;
}

cu2clDrvResult cu2clDrvOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int *blocks, cu2clDrvFunction function, int block_size, size_t shared, unsigned int flags)
{
    const void *host;
    cu2clDrvResult result = host_of(function, &host);
    return result == CU2CL_SUCCESS
               ? DRV_CALL(cu2clOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
                     blocks, host, block_size, shared, flags))
               : result;
}

/* The largest block, in steps of a warp, that fills a multiprocessor best with the shared memory
 * that its size needs. */
static cu2clError_t search_block(const void *host, cu2clDrvOccupancyB2DSize shared_of, int limit,
                                 int *grid_size, int *block_size)
{
    struct cu2clFuncAttributes attributes;
    struct cu2clDeviceProp p;
    int device, best = 0, most = 0, blocks_of_best = 0;
    RT_TRY(cu2clGetDevice(&device));
    RT_TRY(cu2clGetDeviceProperties(&p, device));
    RT_TRY(cu2clFuncGetAttributes(&attributes, host));
    int largest = attributes.maxThreadsPerBlock;
    if (limit > 0 && limit < largest)
        largest = limit;
    for (int size = largest; size > 0; size = (size - 1) / 32 * 32) {
        int blocks = 0;
        RT_TRY(
            cu2clOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, host, size, shared_of(size)));
        if (blocks * size > most) {
            most = blocks * size;
            best = size;
            blocks_of_best = blocks;
        }
    }
    *block_size = best;
    *grid_size = blocks_of_best * p.multiProcessorCount;
    return cu2clSuccess;
}

cu2clDrvResult cu2clDrvOccupancyMaxPotentialBlockSize(int *grid_size, int *block_size,
                                                      cu2clDrvFunction function,
                                                      cu2clDrvOccupancyB2DSize shared_of,
                                                      size_t shared, int limit)
{
    const void *host;
    cu2clDrvResult result = host_of(function, &host);
    if (result == CU2CL_SUCCESS && (!grid_size || !block_size || limit < 0))
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS && shared_of)
        result = DRV_CALL(search_block(host, shared_of, limit, grid_size, block_size));
    else if (result == CU2CL_SUCCESS)
        result =
            DRV_CALL(cu2clOccupancyPotentialBlockSize(grid_size, block_size, host, shared, limit));
    return result;
}

cu2clDrvResult cu2clDrvOccupancyMaxPotentialBlockSizeWithFlags(int *grid_size, int *block_size,
                                                               cu2clDrvFunction function,
                                                               cu2clDrvOccupancyB2DSize shared_of,
                                                               size_t shared, int limit,
                                                               unsigned int flags)
{
    if (flags & ~(unsigned)cu2clOccupancyDisableCachingOverride)
        return CU2CL_ERROR_INVALID_VALUE;
    return cu2clDrvOccupancyMaxPotentialBlockSize(grid_size, block_size, function, shared_of,
                                                  shared, limit);
}
