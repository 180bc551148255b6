/* CUDA's C++ overloads of runtime functions: typed pointers instead of void **, variables instead
 * of the addresses of symbols, functions instead of the addresses of kernels. Included by
 * <cu2cl/cu2cl.h>. */
#ifndef CU2CL_OVERLOADS_H
#define CU2CL_OVERLOADS_H

namespace cu2cl
{

template <typename T> inline const void *symbol_address(const T &symbol)
{
    return const_cast<const void *>(
        static_cast<const volatile void *>(__builtin_addressof(symbol)));
}

template <typename F> inline const void *stub_address(F *function)
{
    return reinterpret_cast<const void *>(function);
}

inline const void *stub_address(const void *function)
{
    return function;
}

inline const void *stub_address(void *function)
{
    return function;
}

} // namespace cu2cl

template <typename T> inline cu2clError_t cu2clMalloc(T **pointer, size_t size)
{
    return ::cu2clMalloc(static_cast<void **>(static_cast<void *>(pointer)), size);
}

template <typename T>
inline cu2clError_t cu2clMallocPitch(T **pointer, size_t *pitch, size_t width, size_t height)
{
    return ::cu2clMallocPitch(static_cast<void **>(static_cast<void *>(pointer)), pitch, width,
                              height);
}

template <typename T>
inline cu2clError_t cu2clMallocAsync(T **pointer, size_t size, cu2clStream_t stream)
{
    return ::cu2clMallocAsync(static_cast<void **>(static_cast<void *>(pointer)), size, stream);
}

template <typename T>
inline cu2clError_t cu2clMallocAsync(T **pointer, size_t size, cu2clMemPool_t pool,
                                     cu2clStream_t stream)
{
    return ::cu2clMallocFromPoolAsync(static_cast<void **>(static_cast<void *>(pointer)), size,
                                      pool, stream);
}

template <typename T>
inline cu2clError_t cu2clMallocFromPoolAsync(T **pointer, size_t size, cu2clMemPool_t pool,
                                             cu2clStream_t stream)
{
    return ::cu2clMallocFromPoolAsync(static_cast<void **>(static_cast<void *>(pointer)), size,
                                      pool, stream);
}

template <typename T>
inline cu2clError_t cu2clMallocHost(T **pointer, size_t size,
                                    unsigned int flags = cu2clHostAllocDefault)
{
    return ::cu2clHostAlloc(static_cast<void **>(static_cast<void *>(pointer)), size, flags);
}

inline cu2clError_t cu2clMallocHost(void **pointer, size_t size, unsigned int flags)
{
    return ::cu2clHostAlloc(pointer, size, flags);
}

template <typename T>
inline cu2clError_t cu2clHostAlloc(T **pointer, size_t size, unsigned int flags)
{
    return ::cu2clHostAlloc(static_cast<void **>(static_cast<void *>(pointer)), size, flags);
}

template <typename T>
inline cu2clError_t cu2clHostGetDevicePointer(T **device_pointer, void *pointer, unsigned int flags)
{
    return ::cu2clHostGetDevicePointer(static_cast<void **>(static_cast<void *>(device_pointer)),
                                       pointer, flags);
}

template <typename T>
inline cu2clError_t cu2clMallocManaged(T **pointer, size_t size,
                                       unsigned int flags = cu2clMemAttachGlobal)
{
    return ::cu2clMallocManaged(static_cast<void **>(static_cast<void *>(pointer)), size, flags);
}

template <typename T>
inline cu2clError_t cu2clStreamAttachMemAsync(cu2clStream_t stream, T *pointer, size_t length = 0,
                                              unsigned int flags = cu2clMemAttachSingle)
{
    return ::cu2clStreamAttachMemAsync(stream, static_cast<void *>(pointer), length, flags);
}

inline cu2clError_t cu2clEventCreate(cu2clEvent_t *event, unsigned int flags)
{
    return ::cu2clEventCreateWithFlags(event, flags);
}

inline cu2clError_t cu2clMemPrefetchAsync(const void *pointer, size_t size,
                                          cu2clMemLocation location, unsigned int,
                                          cu2clStream_t stream = 0)
{
    return ::cu2clMemPrefetchAsync(
        pointer, size, location.type == cu2clMemLocationTypeDevice ? location.id : cu2clCpuDeviceId,
        stream);
}

inline cu2clError_t cu2clMemAdvise(const void *pointer, size_t size, cu2clMemoryAdvise advice,
                                   cu2clMemLocation location)
{
    return ::cu2clMemAdvise(pointer, size, advice,
                            location.type == cu2clMemLocationTypeDevice ? location.id
                                                                        : cu2clCpuDeviceId);
}

template <typename T>
inline cu2clError_t cu2clMemcpyToSymbol(const T &symbol, const void *src, size_t count,
                                        size_t offset = 0,
                                        cu2clMemcpyKind kind = cu2clMemcpyHostToDevice)
{
    return ::cu2clMemcpyToSymbol(cu2cl::symbol_address(symbol), src, count, offset, kind);
}

template <typename T>
inline cu2clError_t
cu2clMemcpyToSymbolAsync(const T &symbol, const void *src, size_t count, size_t offset = 0,
                         cu2clMemcpyKind kind = cu2clMemcpyHostToDevice, cu2clStream_t stream = 0)
{
    return ::cu2clMemcpyToSymbolAsync(cu2cl::symbol_address(symbol), src, count, offset, kind,
                                      stream);
}

template <typename T>
inline cu2clError_t cu2clMemcpyFromSymbol(void *dst, const T &symbol, size_t count,
                                          size_t offset = 0,
                                          cu2clMemcpyKind kind = cu2clMemcpyDeviceToHost)
{
    return ::cu2clMemcpyFromSymbol(dst, cu2cl::symbol_address(symbol), count, offset, kind);
}

template <typename T>
inline cu2clError_t
cu2clMemcpyFromSymbolAsync(void *dst, const T &symbol, size_t count, size_t offset = 0,
                           cu2clMemcpyKind kind = cu2clMemcpyDeviceToHost, cu2clStream_t stream = 0)
{
    return ::cu2clMemcpyFromSymbolAsync(dst, cu2cl::symbol_address(symbol), count, offset, kind,
                                        stream);
}

template <typename T> inline cu2clError_t cu2clGetSymbolAddress(void **pointer, const T &symbol)
{
    return ::cu2clGetSymbolAddress(pointer, cu2cl::symbol_address(symbol));
}

template <typename P, typename T>
inline cu2clError_t cu2clGetSymbolAddress(P **pointer, const T &symbol)
{
    return ::cu2clGetSymbolAddress(static_cast<void **>(static_cast<void *>(pointer)),
                                   cu2cl::symbol_address(symbol));
}

template <typename T> inline cu2clError_t cu2clGetSymbolSize(size_t *size, const T &symbol)
{
    return ::cu2clGetSymbolSize(size, cu2cl::symbol_address(symbol));
}

template <typename F>
inline cu2clError_t cu2clLaunchKernel(F *function, dim3 grid, dim3 block, void **args,
                                      size_t shared = 0, cu2clStream_t stream = 0)
{
    return ::cu2clLaunchKernel(cu2cl::stub_address(function), grid, block, args, shared, stream);
}

template <typename... Formal, typename... Actual>
inline cu2clError_t cu2clLaunchKernelEx(const cu2clLaunchConfig_t *config,
                                        void (*kernel)(Formal...), Actual &&...actual)
{
    /* The arguments become what the kernel takes. */
    auto run = [&](Formal... formal) {
        void *addresses[sizeof...(Formal) + 1] = {
            const_cast<void *>(static_cast<const volatile void *>(__builtin_addressof(formal)))...,
            nullptr};
        return ::cu2clLaunchKernelExC(config, cu2cl::stub_address(kernel), addresses);
    };
    return run(static_cast<Actual &&>(actual)...);
}

template <typename F>
inline cu2clError_t cu2clLaunchCooperativeKernel(F *function, dim3 grid, dim3 block, void **args,
                                                 size_t shared = 0, cu2clStream_t stream = 0)
{
    return ::cu2clLaunchCooperativeKernel(cu2cl::stub_address(function), grid, block, args, shared,
                                          stream);
}

template <typename F>
inline cu2clError_t cu2clFuncGetAttributes(cu2clFuncAttributes *attributes, F *function)
{
    return ::cu2clFuncGetAttributes(attributes, cu2cl::stub_address(function));
}

template <typename F>
inline cu2clError_t cu2clFuncSetAttribute(F *function, cu2clFuncAttribute attribute, int value)
{
    return ::cu2clFuncSetAttribute(cu2cl::stub_address(function), attribute, value);
}

template <typename F>
inline cu2clError_t cu2clFuncSetCacheConfig(F *function, cu2clFuncCache config)
{
    return ::cu2clFuncSetCacheConfig(cu2cl::stub_address(function), config);
}

template <typename F>
inline cu2clError_t cu2clFuncSetSharedMemConfig(F *function, cu2clSharedMemConfig config)
{
    return ::cu2clFuncSetSharedMemConfig(cu2cl::stub_address(function), config);
}

template <typename F>
inline cu2clError_t cu2clOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, F function,
                                                                   int block_size, size_t shared)
{
    return ::cu2clOccupancyMaxActiveBlocksPerMultiprocessor(blocks, cu2cl::stub_address(function),
                                                            block_size, shared);
}

template <typename F>
inline cu2clError_t
cu2clOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *blocks, F function, int block_size,
                                                        size_t shared, unsigned int flags)
{
    return ::cu2clOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
        blocks, cu2cl::stub_address(function), block_size, shared, flags);
}

template <typename F>
inline cu2clError_t cu2clOccupancyAvailableDynamicSMemPerBlock(size_t *size, F *function,
                                                               int blocks, int block_size)
{
    return ::cu2clOccupancyAvailableDynamicSMemPerBlock(size, cu2cl::stub_address(function), blocks,
                                                        block_size);
}

template <typename F>
inline cu2clError_t cu2clOccupancyMaxPotentialBlockSize(int *min_grid_size, int *block_size,
                                                        F function, size_t shared = 0,
                                                        int limit = 0)
{
    return ::cu2clOccupancyPotentialBlockSize(min_grid_size, block_size,
                                              cu2cl::stub_address(function), shared, limit);
}

template <typename F>
inline cu2clError_t
cu2clOccupancyMaxPotentialBlockSizeWithFlags(int *min_grid_size, int *block_size, F function,
                                             size_t shared = 0, int limit = 0, unsigned int = 0)
{
    return ::cu2clOccupancyPotentialBlockSize(min_grid_size, block_size,
                                              cu2cl::stub_address(function), shared, limit);
}

/* `shared_of(block size)` gives the dynamic shared memory of a block; the best of the multiples of
 * a warp is searched. */
template <typename S, typename F>
inline cu2clError_t cu2clOccupancyMaxPotentialBlockSizeVariableSMem(int *min_grid_size,
                                                                    int *block_size, F function,
                                                                    S shared_of, int limit = 0)
{
    int best = 0;
    cu2clFuncAttributes attributes;
    cu2clError_t error = ::cu2clFuncGetAttributes(&attributes, cu2cl::stub_address(function));
    if (error != cu2clSuccess)
        return error;
    int device, multiprocessors;
    if ((error = ::cu2clGetDevice(&device)) != cu2clSuccess ||
        (error = ::cu2clDeviceGetAttribute(&multiprocessors, cu2clDevAttrMultiProcessorCount,
                                           device)) != cu2clSuccess)
        return error;
    int largest =
        limit > 0 && limit < attributes.maxThreadsPerBlock ? limit : attributes.maxThreadsPerBlock;
    for (int size = (largest + 31) / 32 * 32; size > 0; size -= 32) {
        int candidate = size < largest ? size : largest, blocks = 0;
        error = ::cu2clOccupancyMaxActiveBlocksPerMultiprocessor(
            &blocks, cu2cl::stub_address(function), candidate,
            static_cast<size_t>(shared_of(candidate)));
        if (error != cu2clSuccess)
            return error;
        if (blocks * candidate > best) {
            best = blocks * candidate;
            *block_size = candidate;
            *min_grid_size = blocks * multiprocessors;
        }
    }
    return cu2clSuccess;
}

template <typename S, typename F>
inline cu2clError_t cu2clOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(
    int *min_grid_size, int *block_size, F function, S shared_of, int limit = 0, unsigned int = 0)
{
    return cu2clOccupancyMaxPotentialBlockSizeVariableSMem(min_grid_size, block_size, function,
                                                           shared_of, limit);
}

#endif
