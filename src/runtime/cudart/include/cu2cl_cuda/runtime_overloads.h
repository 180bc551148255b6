/* What C++ adds to the functions of CUDA's runtime API.
 * Made by scripts/cuda_names.py; not edited by hand. */
#ifndef CU2CL_CUDA_RUNTIME_OVERLOADS_H
#define CU2CL_CUDA_RUNTIME_OVERLOADS_H

#include "cu2cl/hide_macros.h"

/* The forms before CUDA 13, and symbols as variables. */
inline cudaError_t cudaGraphInstantiate(cudaGraphExec_t *__exec, cudaGraph_t __graph,
                                        cudaGraphNode_t *__node, char *, size_t)
{
    if (__node)
        *__node = 0;
    return ::cudaGraphInstantiateWithFlags(__exec, __graph, 0);
}

inline cudaError_t cudaGraphExecUpdate(cudaGraphExec_t __exec, cudaGraph_t __graph,
                                       cudaGraphNode_t *__node, cudaGraphExecUpdateResult *__result)
{
    cudaGraphExecUpdateResultInfo __info = {cudaGraphExecUpdateError, 0, 0};
    cudaError_t __error = ::cudaGraphExecUpdate(__exec, __graph, &__info);
    if (__node)
        *__node = __info.errorNode;
    if (__result)
        *__result = __info.result;
    return __error;
}

inline cudaError_t cudaStreamGetCaptureInfo(cudaStream_t __stream,
                                            cudaStreamCaptureStatus *__status,
                                            unsigned long long *__number, cudaGraph_t *__graph,
                                            const cudaGraphNode_t **__needs, size_t *__count)
{
    return ::cudaStreamGetCaptureInfo(__stream, __status, __number, __graph, __needs,
                                      static_cast<const cudaGraphEdgeData **>(0), __count);
}

inline cudaError_t
cudaStreamGetCaptureInfo_v2(cudaStream_t __stream, cudaStreamCaptureStatus *__status,
                            unsigned long long *__number = 0, cudaGraph_t *__graph = 0,
                            const cudaGraphNode_t **__needs = 0, size_t *__count = 0)
{
    return ::cudaStreamGetCaptureInfo(__stream, __status, __number, __graph, __needs,
                                      static_cast<const cudaGraphEdgeData **>(0), __count);
}

inline cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t __stream,
                                                       cudaGraphNode_t *__needs, size_t __count,
                                                       unsigned int __flags = 0)
{
    return ::cudaStreamUpdateCaptureDependencies(
        __stream, __needs, static_cast<const cudaGraphEdgeData *>(0), __count, __flags);
}

inline cudaError_t cudaGraphGetEdges(cudaGraph_t __graph, cudaGraphNode_t *__from,
                                     cudaGraphNode_t *__to, size_t *__count)
{
    return ::cudaGraphGetEdges(__graph, __from, __to, static_cast<cudaGraphEdgeData *>(0), __count);
}

inline cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t __node, cudaGraphNode_t *__nodes,
                                                size_t *__count)
{
    return ::cudaGraphNodeGetDependencies(__node, __nodes, static_cast<cudaGraphEdgeData *>(0),
                                          __count);
}

inline cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t __node, cudaGraphNode_t *__nodes,
                                                  size_t *__count)
{
    return ::cudaGraphNodeGetDependentNodes(__node, __nodes, static_cast<cudaGraphEdgeData *>(0),
                                            __count);
}

inline cudaError_t cudaGraphAddDependencies(cudaGraph_t __graph, const cudaGraphNode_t *__from,
                                            const cudaGraphNode_t *__to, size_t __count)
{
    return ::cudaGraphAddDependencies(__graph, __from, __to,
                                      static_cast<const cudaGraphEdgeData *>(0), __count);
}

inline cudaError_t cudaGraphRemoveDependencies(cudaGraph_t __graph, const cudaGraphNode_t *__from,
                                               const cudaGraphNode_t *__to, size_t __count)
{
    return ::cudaGraphRemoveDependencies(__graph, __from, __to,
                                         static_cast<const cudaGraphEdgeData *>(0), __count);
}

inline cudaError_t cudaGraphAddNode(cudaGraphNode_t *__node, cudaGraph_t __graph,
                                    const cudaGraphNode_t *__needs, size_t __count,
                                    cudaGraphNodeParams *__parameters)
{
    return ::cudaGraphAddNode(__node, __graph, __needs, static_cast<const cudaGraphEdgeData *>(0),
                              __count, __parameters);
}

template <typename __T>
inline cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *__node, cudaGraph_t __graph,
                                                  const cudaGraphNode_t *__needs, size_t __count,
                                                  const __T &__symbol, const void *__src,
                                                  size_t __size, size_t __offset,
                                                  cudaMemcpyKind __kind)
{
    return ::cudaGraphAddMemcpyNodeToSymbol(
        __node, __graph, __needs, __count, static_cast<const void *>(__builtin_addressof(__symbol)),
        __src, __size, __offset, __kind);
}

template <typename __T>
inline cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *__node, cudaGraph_t __graph,
                                                    const cudaGraphNode_t *__needs, size_t __count,
                                                    void *__dst, const __T &__symbol, size_t __size,
                                                    size_t __offset, cudaMemcpyKind __kind)
{
    return ::cudaGraphAddMemcpyNodeFromSymbol(
        __node, __graph, __needs, __count, __dst,
        static_cast<const void *>(__builtin_addressof(__symbol)), __size, __offset, __kind);
}

namespace cu2cl_cuda
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

} // namespace cu2cl_cuda

template <typename __T> inline cudaError_t cudaMalloc(__T **__pointer, size_t __size)
{
    return ::cudaMalloc(static_cast<void **>(static_cast<void *>(__pointer)), __size);
}

template <typename __T>
inline cudaError_t cudaMallocPitch(__T **__pointer, size_t *__pitch, size_t __width,
                                   size_t __height)
{
    return ::cudaMallocPitch(static_cast<void **>(static_cast<void *>(__pointer)), __pitch, __width,
                             __height);
}

template <typename __T>
inline cudaError_t cudaMallocAsync(__T **__pointer, size_t __size, cudaStream_t __stream)
{
    return ::cudaMallocAsync(static_cast<void **>(static_cast<void *>(__pointer)), __size,
                             __stream);
}

template <typename __T>
inline cudaError_t cudaMallocAsync(__T **__pointer, size_t __size, cudaMemPool_t __pool,
                                   cudaStream_t __stream)
{
    return ::cudaMallocFromPoolAsync(static_cast<void **>(static_cast<void *>(__pointer)), __size,
                                     __pool, __stream);
}

template <typename __T>
inline cudaError_t cudaMallocFromPoolAsync(__T **__pointer, size_t __size, cudaMemPool_t __pool,
                                           cudaStream_t __stream)
{
    return ::cudaMallocFromPoolAsync(static_cast<void **>(static_cast<void *>(__pointer)), __size,
                                     __pool, __stream);
}

template <typename __T>
inline cudaError_t cudaMallocHost(__T **__pointer, size_t __size,
                                  unsigned int __flags = cudaHostAllocDefault)
{
    return ::cudaHostAlloc(static_cast<void **>(static_cast<void *>(__pointer)), __size, __flags);
}

inline cudaError_t cudaMallocHost(void **__pointer, size_t __size, unsigned int __flags)
{
    return ::cudaHostAlloc(__pointer, __size, __flags);
}

template <typename __T>
inline cudaError_t cudaHostAlloc(__T **__pointer, size_t __size, unsigned int __flags)
{
    return ::cudaHostAlloc(static_cast<void **>(static_cast<void *>(__pointer)), __size, __flags);
}

template <typename __T>
inline cudaError_t cudaHostGetDevicePointer(__T **__device_pointer, void *__pointer,
                                            unsigned int __flags)
{
    return ::cudaHostGetDevicePointer(static_cast<void **>(static_cast<void *>(__device_pointer)),
                                      __pointer, __flags);
}

template <typename __T>
inline cudaError_t cudaMallocManaged(__T **__pointer, size_t __size,
                                     unsigned int __flags = cudaMemAttachGlobal)
{
    return ::cudaMallocManaged(static_cast<void **>(static_cast<void *>(__pointer)), __size,
                               __flags);
}

template <typename __T>
inline cudaError_t cudaStreamAttachMemAsync(cudaStream_t __stream, __T *__pointer,
                                            size_t __length = 0,
                                            unsigned int __flags = cudaMemAttachSingle)
{
    return ::cudaStreamAttachMemAsync(__stream, static_cast<void *>(__pointer), __length, __flags);
}

inline cudaError_t cudaEventCreate(cudaEvent_t *__event, unsigned int __flags)
{
    return ::cudaEventCreateWithFlags(__event, __flags);
}

inline cudaError_t cudaMemPrefetchAsync(const void *__pointer, size_t __size,
                                        cudaMemLocation __location, unsigned int,
                                        cudaStream_t __stream = 0)
{
    return ::cudaMemPrefetchAsync(
        __pointer, __size,
        __location.type == cudaMemLocationTypeDevice ? __location.id : cudaCpuDeviceId, __stream);
}

inline cudaError_t cudaMemAdvise(const void *__pointer, size_t __size, cudaMemoryAdvise __advice,
                                 cudaMemLocation __location)
{
    return ::cudaMemAdvise(__pointer, __size, __advice,
                           __location.type == cudaMemLocationTypeDevice ? __location.id
                                                                        : cudaCpuDeviceId);
}

template <typename __T>
inline cudaError_t cudaMemcpyToSymbol(const __T &__symbol, const void *__src, size_t __count,
                                      size_t __offset = 0,
                                      cudaMemcpyKind __kind = cudaMemcpyHostToDevice)
{
    return ::cudaMemcpyToSymbol(cu2cl_cuda::symbol_address(__symbol), __src, __count, __offset,
                                __kind);
}

template <typename __T>
inline cudaError_t
cudaMemcpyToSymbolAsync(const __T &__symbol, const void *__src, size_t __count, size_t __offset = 0,
                        cudaMemcpyKind __kind = cudaMemcpyHostToDevice, cudaStream_t __stream = 0)
{
    return ::cudaMemcpyToSymbolAsync(cu2cl_cuda::symbol_address(__symbol), __src, __count, __offset,
                                     __kind, __stream);
}

template <typename __T>
inline cudaError_t cudaMemcpyFromSymbol(void *__dst, const __T &__symbol, size_t __count,
                                        size_t __offset = 0,
                                        cudaMemcpyKind __kind = cudaMemcpyDeviceToHost)
{
    return ::cudaMemcpyFromSymbol(__dst, cu2cl_cuda::symbol_address(__symbol), __count, __offset,
                                  __kind);
}

template <typename __T>
inline cudaError_t
cudaMemcpyFromSymbolAsync(void *__dst, const __T &__symbol, size_t __count, size_t __offset = 0,
                          cudaMemcpyKind __kind = cudaMemcpyDeviceToHost, cudaStream_t __stream = 0)
{
    return ::cudaMemcpyFromSymbolAsync(__dst, cu2cl_cuda::symbol_address(__symbol), __count,
                                       __offset, __kind, __stream);
}

template <typename __T>
inline cudaError_t cudaGetSymbolAddress(void **__pointer, const __T &__symbol)
{
    return ::cudaGetSymbolAddress(__pointer, cu2cl_cuda::symbol_address(__symbol));
}

template <typename __P, typename __T>
inline cudaError_t cudaGetSymbolAddress(__P **__pointer, const __T &__symbol)
{
    return ::cudaGetSymbolAddress(static_cast<void **>(static_cast<void *>(__pointer)),
                                  cu2cl_cuda::symbol_address(__symbol));
}

template <typename __T> inline cudaError_t cudaGetSymbolSize(size_t *__size, const __T &__symbol)
{
    return ::cudaGetSymbolSize(__size, cu2cl_cuda::symbol_address(__symbol));
}

template <typename __F>
inline cudaError_t cudaLaunchKernel(__F *__function, dim3 __grid, dim3 __threads, void **__args,
                                    size_t __shared = 0, cudaStream_t __stream = 0)
{
    return ::cudaLaunchKernel(cu2cl_cuda::stub_address(__function), __grid, __threads, __args,
                              __shared, __stream);
}

#if __cplusplus >= 201103L
template <typename... __Formal, typename... __Actual>
inline cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *__config,
                                      void (*__kernel)(__Formal...), __Actual &&...__actual)
{
    /* The arguments become what the kernel takes. */
    auto __run = [&](__Formal... __formal) {
        void *__addresses[sizeof...(__Formal) + 1] = {
            const_cast<void *>(
                static_cast<const volatile void *>(__builtin_addressof(__formal)))...,
            nullptr};
        return ::cudaLaunchKernelExC(__config, cu2cl_cuda::stub_address(__kernel), __addresses);
    };
    return __run(static_cast<__Actual &&>(__actual)...);
}
#endif

template <typename __F>
inline cudaError_t cudaLaunchCooperativeKernel(__F *__function, dim3 __grid, dim3 __threads,
                                               void **__args, size_t __shared = 0,
                                               cudaStream_t __stream = 0)
{
    return ::cudaLaunchCooperativeKernel(cu2cl_cuda::stub_address(__function), __grid, __threads,
                                         __args, __shared, __stream);
}

template <typename __F>
inline cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *__attrs, __F *__function)
{
    return ::cudaFuncGetAttributes(__attrs, cu2cl_cuda::stub_address(__function));
}

template <typename __F>
inline cudaError_t cudaFuncSetAttribute(__F *__function, cudaFuncAttribute __attr, int __value)
{
    return ::cudaFuncSetAttribute(cu2cl_cuda::stub_address(__function), __attr, __value);
}

template <typename __F>
inline cudaError_t cudaFuncSetCacheConfig(__F *__function, cudaFuncCache __config)
{
    return ::cudaFuncSetCacheConfig(cu2cl_cuda::stub_address(__function), __config);
}

template <typename __F>
inline cudaError_t cudaFuncSetSharedMemConfig(__F *__function, cudaSharedMemConfig __config)
{
    return ::cudaFuncSetSharedMemConfig(cu2cl_cuda::stub_address(__function), __config);
}

template <typename __F>
inline cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *__blocks, __F __function,
                                                                 int __block_size, size_t __shared)
{
    return ::cudaOccupancyMaxActiveBlocksPerMultiprocessor(
        __blocks, cu2cl_cuda::stub_address(__function), __block_size, __shared);
}

template <typename __F>
inline cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int *__blocks, __F __function, int __block_size, size_t __shared, unsigned int __flags)
{
    return ::cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
        __blocks, cu2cl_cuda::stub_address(__function), __block_size, __shared, __flags);
}

template <typename __F>
inline cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *__size, __F *__function,
                                                             int __blocks, int __block_size)
{
    return ::cudaOccupancyAvailableDynamicSMemPerBlock(__size, cu2cl_cuda::stub_address(__function),
                                                       __blocks, __block_size);
}

template <typename __F>
inline cudaError_t cudaOccupancyMaxActiveClusters(int *__clusters, __F *__function,
                                                  const cudaLaunchConfig_t *__config)
{
    return ::cudaOccupancyMaxActiveClusters(__clusters, cu2cl_cuda::stub_address(__function),
                                            __config);
}

template <typename __F>
inline cudaError_t cudaOccupancyMaxPotentialClusterSize(int *__size, __F *__function,
                                                        const cudaLaunchConfig_t *__config)
{
    return ::cudaOccupancyMaxPotentialClusterSize(__size, cu2cl_cuda::stub_address(__function),
                                                  __config);
}

template <typename __F>
inline cudaError_t cudaOccupancyMaxPotentialBlockSize(int *__min_grid_size, int *__block_size,
                                                      __F __function, size_t __shared = 0,
                                                      int __limit = 0)
{
    return ::cu2clOccupancyPotentialBlockSize(
        __min_grid_size, __block_size, cu2cl_cuda::stub_address(__function), __shared, __limit);
}

template <typename __F>
inline cudaError_t
cudaOccupancyMaxPotentialBlockSizeWithFlags(int *__min_grid_size, int *__block_size, __F __function,
                                            size_t __shared = 0, int __limit = 0, unsigned int = 0)
{
    return ::cu2clOccupancyPotentialBlockSize(
        __min_grid_size, __block_size, cu2cl_cuda::stub_address(__function), __shared, __limit);
}

/* `shared_of(block size)` gives the dynamic shared memory of a block; the best of the multiples of
 * a warp is searched. */
template <typename __S, typename __F>
inline cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int *__min_grid_size,
                                                                  int *__block_size, __F __function,
                                                                  __S __shared_of, int __limit = 0)
{
    int __best = 0;
    cudaFuncAttributes __attrs;
    cudaError_t __error = ::cudaFuncGetAttributes(&__attrs, cu2cl_cuda::stub_address(__function));
    if (__error != cudaSuccess)
        return __error;
    int __device, __multiprocessors;
    if ((__error = ::cudaGetDevice(&__device)) != cudaSuccess ||
        (__error = ::cudaDeviceGetAttribute(&__multiprocessors, cudaDevAttrMultiProcessorCount,
                                            __device)) != cudaSuccess)
        return __error;
    int __largest =
        __limit > 0 && __limit < __attrs.maxThreadsPerBlock ? __limit : __attrs.maxThreadsPerBlock;
    for (int __size = (__largest + 31) / 32 * 32; __size > 0; __size -= 32) {
        int __candidate = __size < __largest ? __size : __largest, __blocks = 0;
        __error = ::cudaOccupancyMaxActiveBlocksPerMultiprocessor(
            &__blocks, cu2cl_cuda::stub_address(__function), __candidate,
            static_cast<size_t>(__shared_of(__candidate)));
        if (__error != cudaSuccess)
            return __error;
        if (__blocks * __candidate > __best) {
            __best = __blocks * __candidate;
            *__block_size = __candidate;
            *__min_grid_size = __blocks * __multiprocessors;
        }
    }
    return cudaSuccess;
}

template <typename __S, typename __F>
inline cudaError_t
cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(int *__min_grid_size, int *__block_size,
                                                        __F __function, __S __shared_of,
                                                        int __limit = 0, unsigned int = 0)
{
    return cudaOccupancyMaxPotentialBlockSizeVariableSMem(__min_grid_size, __block_size, __function,
                                                          __shared_of, __limit);
}

namespace cu2cl_cuda
{

/* The channels of a texel of type T; of most types, none. */
template <typename __T> struct channels_of {
    static cudaChannelFormatDesc get()
    {
        return ::cudaCreateChannelDesc(0, 0, 0, 0, cudaChannelFormatKindNone);
    }
};

#define CU2CL_CHANNELS(type, bits, y, z, kind)                                                     \
    template <> struct channels_of<type> {                                                         \
        static cudaChannelFormatDesc get()                                                         \
        {                                                                                          \
            return ::cudaCreateChannelDesc(bits, y, z, z, cudaChannelFormatKind##kind);            \
        }                                                                                          \
    };
#define CU2CL_CHANNELS_OF(type, vector, bits, kind)                                                \
    CU2CL_CHANNELS(type, bits, 0, 0, kind)                                                         \
    CU2CL_CHANNELS(vector##1, bits, 0, 0, kind)                                                    \
    CU2CL_CHANNELS(vector##2, bits, bits, 0, kind)                                                 \
    CU2CL_CHANNELS(vector##4, bits, bits, bits, kind)

CU2CL_CHANNELS(char, 8, 0, 0, Signed)
CU2CL_CHANNELS_OF(signed char, char, 8, Signed)
CU2CL_CHANNELS_OF(unsigned char, uchar, 8, Unsigned)
CU2CL_CHANNELS_OF(short, short, 16, Signed)
CU2CL_CHANNELS_OF(unsigned short, ushort, 16, Unsigned)
CU2CL_CHANNELS_OF(int, int, 32, Signed)
CU2CL_CHANNELS_OF(unsigned int, uint, 32, Unsigned)
CU2CL_CHANNELS_OF(float, float, 32, Float)

#undef CU2CL_CHANNELS_OF
#undef CU2CL_CHANNELS

} // namespace cu2cl_cuda

template <typename __T> inline cudaChannelFormatDesc cudaCreateChannelDesc()
{
    return cu2cl_cuda::channels_of<__T>::get();
}

inline cudaChannelFormatDesc cudaCreateChannelDescHalf()
{
    return ::cudaCreateChannelDesc(16, 0, 0, 0, cudaChannelFormatKindFloat);
}

inline cudaChannelFormatDesc cudaCreateChannelDescHalf1()
{
    return cudaCreateChannelDescHalf();
}

inline cudaChannelFormatDesc cudaCreateChannelDescHalf2()
{
    return ::cudaCreateChannelDesc(16, 16, 0, 0, cudaChannelFormatKindFloat);
}

inline cudaChannelFormatDesc cudaCreateChannelDescHalf4()
{
    return ::cudaCreateChannelDesc(16, 16, 16, 16, cudaChannelFormatKindFloat);
}

#include "cu2cl/show_macros.h"

#endif
