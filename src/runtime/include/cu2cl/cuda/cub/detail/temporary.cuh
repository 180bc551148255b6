/* Temporary storage in two steps: a first call says how much, a second one uses it. */
#ifndef CU2CL_CUDA_CUB_DETAIL_TEMPORARY
#define CU2CL_CUDA_CUB_DETAIL_TEMPORARY

#include "../util_debug.cuh"
#include "types.cuh"

namespace cub
{
namespace detail
{

/* Cuts the caller's storage into parts. Parts are asked for in the same order in both steps; without storage they are
 * null, and only their sizes count. */
class temporary
{
    char *storage;
    size_t used = 0;

  public:
    explicit temporary(void *s) : storage((char *)s)
    {
        size_t beyond = (size_t)storage % ALIGNMENT;
        if (storage && beyond)
            used = ALIGNMENT - beyond;
    }

    /* Room for `count` elements. */
    template <typename T> T *take(size_t count)
    {
        T *part = storage ? (T *)(storage + used) : nullptr;
        used += (count * sizeof(T) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
        return part;
    }

    /* True in the first step, which is over then: `bytes` has the size. */
    bool only_asked(size_t &bytes) const
    {
        if (!storage)
            bytes = used + ALIGNMENT;
        return !storage;
    }

    /* Whether the caller's storage is large enough. Less than one part is never, as in CUDA. */
    bool fits(size_t bytes) const
    {
        return bytes >= ALIGNMENT && used <= bytes;
    }

  private:
    static constexpr size_t ALIGNMENT = 256;
};

/* The number of blocks for n elements when one takes `tile`; at most `most`. */
template <typename N> inline int blocks_for(N n, int tile, int most)
{
    unsigned long long tiles = ((unsigned long long)n + tile - 1) / tile;
    return tiles < (unsigned long long)most ? (int)tiles : most;
}

/* Stores one value, whatever the iterator is. */
template <typename Output, typename T>
CU2CL_GLOBAL void store_value(Output output, T value)
#ifndef __CUDACC__
CU2CL_KERNEL(store_value<cu2cl::stand_in<Output>, cu2cl::stand_in<T>>, output, value)
#else
{
    *output = value;
}
#endif

/* Calls f(i) for each i below n. */
template <typename Offset, typename F>
CU2CL_GLOBAL void for_each_index(Offset n, F f)
#ifndef __CUDACC__
CU2CL_KERNEL(for_each_index<cu2cl::stand_in<Offset>, cu2cl::stand_in<F>>, n, f)
#else
{
    Offset i = (Offset)blockIdx.x * blockDim.x + threadIdx.x;
    for (; i < n; i += (Offset)gridDim.x * blockDim.x)
        f(i);
}
#endif

template <typename N, typename F> inline CU2CL_API(Error_t) for_each(N n, F f, CU2CL_API(Stream_t) stream)
{
    if (n > 0)
        CU2CL_START(for_each_index, (blocks_for(n, 256, 1 << 20), 256, 0, stream), ((offset_t<N>)n, f));
    return CU2CL_API(PeekAtLastError)();
}

} // namespace detail
} // namespace cub

#endif
