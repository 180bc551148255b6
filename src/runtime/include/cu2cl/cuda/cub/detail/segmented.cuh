/* Sorts of segments: a block sorts a segment, tile by tile in shared memory, then by merging in global memory. */
#ifndef CU2CL_CUDA_CUB_DETAIL_SEGMENTED
#define CU2CL_CUDA_CUB_DETAIL_SEGMENTED

#include "merge.cuh"
#include "radix.cuh"

namespace cub
{
namespace detail
{

/* Compares numbers as a radix sort orders them, by some of their bits. */
template <typename Key, bool DESCENDING> struct less_by_bits
{
    int begin_bit, end_bit;

#ifdef __CUDACC__
    CU2CL_DEVICE typename Traits<Key>::UnsignedBits part(const Key &key) const
    {
        using Bits = typename Traits<Key>::UnsignedBits;
        constexpr int ALL = sizeof(Bits) * 8;
        Bits bits = radix_keys<Key, DESCENDING>::whole(key);
        int width = end_bit - begin_bit;
        if (width <= 0)
            return 0;
        return width >= ALL ? bits : (Bits)((bits >> begin_bit) & (Bits)(((Bits)1 << width) - 1));
    }
    CU2CL_DEVICE bool operator()(const Key &a, const Key &b) const
    {
        return part(a) < part(b);
    }
#endif
};

/* Whether the runs of `width` elements of a segment lie in its output, and not in the buffer for every second round: so
 * that the last round ends there. */
CU2CL_HD inline bool runs_are_in_output(long long n, long long width)
{
    bool in_output = true;
    for (; width < n; width *= 2)
        in_output = !in_output;
    return in_output;
}

template <bool PAIRS, typename Key, typename Value, typename Begins, typename Ends, typename Less>
CU2CL_GLOBAL void sort_segment_tiles(const Key *keys_in, const Value *values_in, Key *keys_out, Value *values_out,
                                   Key *keys_other, Value *values_other, Begins begins, Ends ends, Less less)
#ifndef __CUDACC__
CU2CL_KERNEL(sort_segment_tiles<PAIRS, cu2cl::stand_in<Key>, cu2cl::stand_in<Value>, cu2cl::stand_in<Begins>, cu2cl::stand_in<Ends>, cu2cl::stand_in<Less>>, keys_in, values_in, keys_out, values_out, keys_other, values_other, begins, ends, less)
#else
{
    __shared__ merge_storage<Key> storage;
    long long first = (long long)begins[blockIdx.x];
    long long n = (long long)ends[blockIdx.x] - first;
    bool to_out = runs_are_in_output(n, merge_tile<Key>);
    for (long long begin = 0; begin < n; begin += merge_tile<Key>) {
        sort_one_tile<PAIRS>(storage, keys_in + first, values_in + (PAIRS ? first : 0),
                             (to_out ? keys_out : keys_other) + first,
                             (to_out ? values_out : values_other) + (PAIRS ? first : 0), n, begin, less);
        __syncthreads();
    }
}
#endif

/* One round: merges runs of `width` elements in all segments that have more. */
template <bool PAIRS, typename Key, typename Value, typename Begins, typename Ends, typename Less>
CU2CL_GLOBAL void merge_segment_runs(Key *keys_out, Value *values_out, Key *keys_other, Value *values_other,
                                   Begins begins, Ends ends, long long width, Less less)
#ifndef __CUDACC__
CU2CL_KERNEL(merge_segment_runs<PAIRS, cu2cl::stand_in<Key>, cu2cl::stand_in<Value>, cu2cl::stand_in<Begins>, cu2cl::stand_in<Ends>, cu2cl::stand_in<Less>>, keys_out, values_out, keys_other, values_other, begins, ends, width, less)
#else
{
    __shared__ merge_storage<Key> storage;
    long long first = (long long)begins[blockIdx.x];
    long long n = (long long)ends[blockIdx.x] - first;
    if (n <= width)
        return;
    bool to_out = !runs_are_in_output(n, width);
    for (long long begin = 0; begin < n; begin += merge_tile<Key>) {
        merge_one_tile<PAIRS>(storage, (const Key *)(to_out ? keys_other : keys_out) + first,
                              (const Value *)(to_out ? values_other : values_out) + (PAIRS ? first : 0),
                              (to_out ? keys_out : keys_other) + first,
                              (to_out ? values_out : values_other) + (PAIRS ? first : 0), n, begin, width, less);
        __syncthreads();
    }
}
#endif

template <bool PAIRS, typename Key, typename Value, typename Begins, typename Ends, typename Less>
CU2CL_API(Error_t) sort_each_segment(void *d_temp_storage, size_t &bytes, const Key *keys_in, Key *keys_out,
                              const Value *values_in, Value *values_out, long long num_items, long long segments,
                              Begins begins, Ends ends, Less less, CU2CL_API(Stream_t) stream)
{
    temporary storage(d_temp_storage);
    Key *keys = storage.take<Key>(num_items);
    Value *values = storage.take<Value>(PAIRS ? num_items : 0);
    if (storage.only_asked(bytes))
        return CU2CL_API(Success);
    if (!storage.fits(bytes))
        return CU2CL_API(ErrorInvalidValue);
    if (segments <= 0 || num_items <= 0)
        return CU2CL_API(PeekAtLastError)();
    auto sort_tiles = sort_segment_tiles<PAIRS, Key, Value, Begins, Ends, Less>;
    auto merge = merge_segment_runs<PAIRS, Key, Value, Begins, Ends, Less>;
    CU2CL_START(sort_tiles, ((unsigned int)segments, MERGE_BLOCK, 0, stream),
                (keys_in, values_in, keys_out, values_out, keys, values, begins, ends, less));
    for (long long width = merge_tile<Key>; width < num_items; width *= 2)
        CU2CL_START(merge, ((unsigned int)segments, MERGE_BLOCK, 0, stream),
                    (keys_out, values_out, keys, values, begins, ends, width, less));
    return CU2CL_API(PeekAtLastError)();
}

} // namespace detail
} // namespace cub

#endif
