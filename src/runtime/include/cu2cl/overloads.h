/* CUDA's C++ overloads of runtime functions: typed pointers instead of void **, variables instead
 * of the addresses of symbols, functions instead of the addresses of kernels. Included by
 * <cu2cl/cu2cl.h>. */
#ifndef CU2CL_OVERLOADS_H
#define CU2CL_OVERLOADS_H

namespace cu2cl
{

template <typename __T> inline const void *symbol_address(const __T &__symbol)
{
    return const_cast<const void *>(
        static_cast<const volatile void *>(__builtin_addressof(__symbol)));
}

template <typename __F> inline const void *stub_address(__F *__function)
{
    return reinterpret_cast<const void *>(__function);
}

inline const void *stub_address(const void *__function)
{
    return __function;
}

inline const void *stub_address(void *__function)
{
    return __function;
}

} // namespace cu2cl

template <typename __T> inline cu2clError_t cu2clMalloc(__T **__pointer, size_t __size)
{
    return ::cu2clMalloc(static_cast<void **>(static_cast<void *>(__pointer)), __size);
}

template <typename __T>
inline cu2clError_t cu2clMallocPitch(__T **__pointer, size_t *__pitch, size_t __width,
                                     size_t __height)
{
    return ::cu2clMallocPitch(static_cast<void **>(static_cast<void *>(__pointer)), __pitch,
                              __width, __height);
}

template <typename __T>
inline cu2clError_t cu2clMallocAsync(__T **__pointer, size_t __size, cu2clStream_t __stream)
{
    return ::cu2clMallocAsync(static_cast<void **>(static_cast<void *>(__pointer)), __size,
                              __stream);
}

template <typename __T>
inline cu2clError_t cu2clMallocAsync(__T **__pointer, size_t __size, cu2clMemPool_t __pool,
                                     cu2clStream_t __stream)
{
    return ::cu2clMallocFromPoolAsync(static_cast<void **>(static_cast<void *>(__pointer)), __size,
                                      __pool, __stream);
}

template <typename __T>
inline cu2clError_t cu2clMallocFromPoolAsync(__T **__pointer, size_t __size, cu2clMemPool_t __pool,
                                             cu2clStream_t __stream)
{
    return ::cu2clMallocFromPoolAsync(static_cast<void **>(static_cast<void *>(__pointer)), __size,
                                      __pool, __stream);
}

template <typename __T>
inline cu2clError_t cu2clMallocHost(__T **__pointer, size_t __size,
                                    unsigned int __flags = cu2clHostAllocDefault)
{
    return ::cu2clHostAlloc(static_cast<void **>(static_cast<void *>(__pointer)), __size, __flags);
}

inline cu2clError_t cu2clMallocHost(void **__pointer, size_t __size, unsigned int __flags)
{
    return ::cu2clHostAlloc(__pointer, __size, __flags);
}

template <typename __T>
inline cu2clError_t cu2clHostAlloc(__T **__pointer, size_t __size, unsigned int __flags)
{
    return ::cu2clHostAlloc(static_cast<void **>(static_cast<void *>(__pointer)), __size, __flags);
}

template <typename __T>
inline cu2clError_t cu2clHostGetDevicePointer(__T **__device_pointer, void *__pointer,
                                              unsigned int __flags)
{
    return ::cu2clHostGetDevicePointer(static_cast<void **>(static_cast<void *>(__device_pointer)),
                                       __pointer, __flags);
}

template <typename __T>
inline cu2clError_t cu2clMallocManaged(__T **__pointer, size_t __size,
                                       unsigned int __flags = cu2clMemAttachGlobal)
{
    return ::cu2clMallocManaged(static_cast<void **>(static_cast<void *>(__pointer)), __size,
                                __flags);
}

template <typename __T>
inline cu2clError_t cu2clStreamAttachMemAsync(cu2clStream_t __stream, __T *__pointer,
                                              size_t __length = 0,
                                              unsigned int __flags = cu2clMemAttachSingle)
{
    return ::cu2clStreamAttachMemAsync(__stream, static_cast<void *>(__pointer), __length, __flags);
}

inline cu2clError_t cu2clEventCreate(cu2clEvent_t *__event, unsigned int __flags)
{
    return ::cu2clEventCreateWithFlags(__event, __flags);
}

inline cu2clError_t cu2clMemPrefetchAsync(const void *__pointer, size_t __size,
                                          cu2clMemLocation __location, unsigned int,
                                          cu2clStream_t __stream = 0)
{
    return ::cu2clMemPrefetchAsync(
        __pointer, __size,
        __location.type == cu2clMemLocationTypeDevice ? __location.id : cu2clCpuDeviceId, __stream);
}

inline cu2clError_t cu2clMemAdvise(const void *__pointer, size_t __size, cu2clMemoryAdvise __advice,
                                   cu2clMemLocation __location)
{
    return ::cu2clMemAdvise(__pointer, __size, __advice,
                            __location.type == cu2clMemLocationTypeDevice ? __location.id
                                                                          : cu2clCpuDeviceId);
}

template <typename __T>
inline cu2clError_t cu2clMemcpyToSymbol(const __T &__symbol, const void *__src, size_t __count,
                                        size_t __offset = 0,
                                        cu2clMemcpyKind __kind = cu2clMemcpyHostToDevice)
{
    return ::cu2clMemcpyToSymbol(cu2cl::symbol_address(__symbol), __src, __count, __offset, __kind);
}

template <typename __T>
inline cu2clError_t cu2clMemcpyToSymbolAsync(const __T &__symbol, const void *__src, size_t __count,
                                             size_t __offset = 0,
                                             cu2clMemcpyKind __kind = cu2clMemcpyHostToDevice,
                                             cu2clStream_t __stream = 0)
{
    return ::cu2clMemcpyToSymbolAsync(cu2cl::symbol_address(__symbol), __src, __count, __offset,
                                      __kind, __stream);
}

template <typename __T>
inline cu2clError_t cu2clMemcpyFromSymbol(void *__dst, const __T &__symbol, size_t __count,
                                          size_t __offset = 0,
                                          cu2clMemcpyKind __kind = cu2clMemcpyDeviceToHost)
{
    return ::cu2clMemcpyFromSymbol(__dst, cu2cl::symbol_address(__symbol), __count, __offset,
                                   __kind);
}

template <typename __T>
inline cu2clError_t cu2clMemcpyFromSymbolAsync(void *__dst, const __T &__symbol, size_t __count,
                                               size_t __offset = 0,
                                               cu2clMemcpyKind __kind = cu2clMemcpyDeviceToHost,
                                               cu2clStream_t __stream = 0)
{
    return ::cu2clMemcpyFromSymbolAsync(__dst, cu2cl::symbol_address(__symbol), __count, __offset,
                                        __kind, __stream);
}

template <typename __T>
inline cu2clError_t cu2clGetSymbolAddress(void **__pointer, const __T &__symbol)
{
    return ::cu2clGetSymbolAddress(__pointer, cu2cl::symbol_address(__symbol));
}

template <typename __P, typename __T>
inline cu2clError_t cu2clGetSymbolAddress(__P **__pointer, const __T &__symbol)
{
    return ::cu2clGetSymbolAddress(static_cast<void **>(static_cast<void *>(__pointer)),
                                   cu2cl::symbol_address(__symbol));
}

template <typename __T> inline cu2clError_t cu2clGetSymbolSize(size_t *__size, const __T &__symbol)
{
    return ::cu2clGetSymbolSize(__size, cu2cl::symbol_address(__symbol));
}

template <typename __F>
inline cu2clError_t cu2clLaunchKernel(__F *__function, dim3 __grid, dim3 __threads, void **__args,
                                      size_t __shared = 0, cu2clStream_t __stream = 0)
{
    return ::cu2clLaunchKernel(cu2cl::stub_address(__function), __grid, __threads, __args, __shared,
                               __stream);
}

#if __cplusplus >= 201103L
template <typename... __Formal, typename... __Actual>
inline cu2clError_t cu2clLaunchKernelEx(const cu2clLaunchConfig_t *__config,
                                        void (*__kernel)(__Formal...), __Actual &&...__actual)
{
    /* The arguments become what the kernel takes. */
    auto __run = [&](__Formal... __formal) {
        void *__addresses[sizeof...(__Formal) + 1] = {
            const_cast<void *>(
                static_cast<const volatile void *>(__builtin_addressof(__formal)))...,
            nullptr};
        return ::cu2clLaunchKernelExC(__config, cu2cl::stub_address(__kernel), __addresses);
    };
    return __run(static_cast<__Actual &&>(__actual)...);
}
#endif

template <typename __F>
inline cu2clError_t cu2clLaunchCooperativeKernel(__F *__function, dim3 __grid, dim3 __threads,
                                                 void **__args, size_t __shared = 0,
                                                 cu2clStream_t __stream = 0)
{
    return ::cu2clLaunchCooperativeKernel(cu2cl::stub_address(__function), __grid, __threads,
                                          __args, __shared, __stream);
}

template <typename __F>
inline cu2clError_t cu2clFuncGetAttributes(cu2clFuncAttributes *__attrs, __F *__function)
{
    return ::cu2clFuncGetAttributes(__attrs, cu2cl::stub_address(__function));
}

template <typename __F>
inline cu2clError_t cu2clFuncSetAttribute(__F *__function, cu2clFuncAttribute __attr, int __value)
{
    return ::cu2clFuncSetAttribute(cu2cl::stub_address(__function), __attr, __value);
}

template <typename __F>
inline cu2clError_t cu2clFuncSetCacheConfig(__F *__function, cu2clFuncCache __config)
{
    return ::cu2clFuncSetCacheConfig(cu2cl::stub_address(__function), __config);
}

template <typename __F>
inline cu2clError_t cu2clFuncSetSharedMemConfig(__F *__function, cu2clSharedMemConfig __config)
{
    return ::cu2clFuncSetSharedMemConfig(cu2cl::stub_address(__function), __config);
}

template <typename __F>
inline cu2clError_t cu2clOccupancyMaxActiveBlocksPerMultiprocessor(int *__blocks, __F __function,
                                                                   int __block_size,
                                                                   size_t __shared)
{
    return ::cu2clOccupancyMaxActiveBlocksPerMultiprocessor(
        __blocks, cu2cl::stub_address(__function), __block_size, __shared);
}

template <typename __F>
inline cu2clError_t cu2clOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int *__blocks, __F __function, int __block_size, size_t __shared, unsigned int __flags)
{
    return ::cu2clOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
        __blocks, cu2cl::stub_address(__function), __block_size, __shared, __flags);
}

template <typename __F>
inline cu2clError_t cu2clOccupancyAvailableDynamicSMemPerBlock(size_t *__size, __F *__function,
                                                               int __blocks, int __block_size)
{
    return ::cu2clOccupancyAvailableDynamicSMemPerBlock(__size, cu2cl::stub_address(__function),
                                                        __blocks, __block_size);
}

template <typename __F>
inline cu2clError_t cu2clOccupancyMaxActiveClusters(int *__clusters, __F *__function,
                                                    const cu2clLaunchConfig_t *__config)
{
    return ::cu2clOccupancyMaxActiveClusters(__clusters, cu2cl::stub_address(__function), __config);
}

template <typename __F>
inline cu2clError_t cu2clOccupancyMaxPotentialClusterSize(int *__size, __F *__function,
                                                          const cu2clLaunchConfig_t *__config)
{
    return ::cu2clOccupancyMaxPotentialClusterSize(__size, cu2cl::stub_address(__function),
                                                   __config);
}

template <typename __F>
inline cu2clError_t cu2clOccupancyMaxPotentialBlockSize(int *__min_grid_size, int *__block_size,
                                                        __F __function, size_t __shared = 0,
                                                        int __limit = 0)
{
    return ::cu2clOccupancyPotentialBlockSize(__min_grid_size, __block_size,
                                              cu2cl::stub_address(__function), __shared, __limit);
}

template <typename __F>
inline cu2clError_t cu2clOccupancyMaxPotentialBlockSizeWithFlags(int *__min_grid_size,
                                                                 int *__block_size, __F __function,
                                                                 size_t __shared = 0,
                                                                 int __limit = 0, unsigned int = 0)
{
    return ::cu2clOccupancyPotentialBlockSize(__min_grid_size, __block_size,
                                              cu2cl::stub_address(__function), __shared, __limit);
}

/* `shared_of(block size)` gives the dynamic shared memory of a block; the best of the multiples of
 * a warp is searched. */
template <typename __S, typename __F>
inline cu2clError_t
cu2clOccupancyMaxPotentialBlockSizeVariableSMem(int *__min_grid_size, int *__block_size,
                                                __F __function, __S __shared_of, int __limit = 0)
{
    int __best = 0;
    cu2clFuncAttributes __attrs;
    cu2clError_t __error = ::cu2clFuncGetAttributes(&__attrs, cu2cl::stub_address(__function));
    if (__error != cu2clSuccess)
        return __error;
    int __device, __multiprocessors;
    if ((__error = ::cu2clGetDevice(&__device)) != cu2clSuccess ||
        (__error = ::cu2clDeviceGetAttribute(&__multiprocessors, cu2clDevAttrMultiProcessorCount,
                                             __device)) != cu2clSuccess)
        return __error;
    int __largest =
        __limit > 0 && __limit < __attrs.maxThreadsPerBlock ? __limit : __attrs.maxThreadsPerBlock;
    for (int __size = (__largest + 31) / 32 * 32; __size > 0; __size -= 32) {
        int __candidate = __size < __largest ? __size : __largest, __blocks = 0;
        __error = ::cu2clOccupancyMaxActiveBlocksPerMultiprocessor(
            &__blocks, cu2cl::stub_address(__function), __candidate,
            static_cast<size_t>(__shared_of(__candidate)));
        if (__error != cu2clSuccess)
            return __error;
        if (__blocks * __candidate > __best) {
            __best = __blocks * __candidate;
            *__block_size = __candidate;
            *__min_grid_size = __blocks * __multiprocessors;
        }
    }
    return cu2clSuccess;
}

template <typename __S, typename __F>
inline cu2clError_t
cu2clOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(int *__min_grid_size, int *__block_size,
                                                         __F __function, __S __shared_of,
                                                         int __limit = 0, unsigned int = 0)
{
    return cu2clOccupancyMaxPotentialBlockSizeVariableSMem(__min_grid_size, __block_size,
                                                           __function, __shared_of, __limit);
}

#endif
