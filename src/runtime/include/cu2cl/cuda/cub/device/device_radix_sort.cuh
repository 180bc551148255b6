/* cub::DeviceRadixSort: stable sorts by keys that are numbers, eight bits a pass. A pass counts the digits of each block's
 * range, scans the counts, and moves the elements: each tile is sorted in shared memory first, so that neighbours are
 * written together. */
#ifndef CU2CL_CUDA_CUB_DEVICE_DEVICE_RADIX_SORT
#define CU2CL_CUDA_CUB_DEVICE_DEVICE_RADIX_SORT

#include "../detail/sort_sweep.cuh"
#include "device_scan.cuh"

namespace cub
{
namespace detail
{

constexpr int SORT_BLOCK = 256;
constexpr int SORT_MOST_BLOCKS = 1056;
constexpr int SORT_BITS = 8;
constexpr int SORT_DIGITS = 1 << SORT_BITS;

template <typename Bits> constexpr int sort_items = items_per_thread<Bits>(44); // a tile fits in 32 KiB
template <typename Bits> constexpr int sort_tile = SORT_BLOCK * sort_items<Bits>;

/* Which bits of the keys a pass is about, and how the tiles are distributed. */
struct sort_pass
{
    int begin_bit;
    unsigned int mask;
    int tiles_per_block;
};

/* How often each digit occurs in the range of each block: counts[digit * blocks + block]. */
template <bool DESCENDING, typename Key, typename Offset>
CU2CL_GLOBAL void sort_count(const Key *keys, Offset n, sort_pass pass, Offset *counts)
#ifndef __CUDACC__
CU2CL_KERNEL(sort_count<DESCENDING, cu2cl::stand_in<Key>, cu2cl::stand_in<Offset>>, keys, n, pass, counts)
#else
{
    using Keys = radix_keys<Key, DESCENDING>;
    constexpr int TILE = sort_tile<typename Keys::Bits>;
    __shared__ unsigned int own[SORT_DIGITS];
    own[threadIdx.x] = 0;
    __syncthreads();
    Offset begin = (Offset)blockIdx.x * pass.tiles_per_block * TILE;
    Offset end = begin + (Offset)pass.tiles_per_block * TILE;
    if (end > n)
        end = n;
    for (Offset i = begin + threadIdx.x; i < end; i += SORT_BLOCK)
        atomicAdd(&own[Keys::digit(Keys::in(keys[i]), pass.begin_bit, pass.mask)], 1u);
    __syncthreads();
    counts[threadIdx.x * gridDim.x + blockIdx.x] = own[threadIdx.x];
}
#endif

template <bool PAIRS, typename Bits, typename Offset> struct sort_storage
{
    Bits keys[sort_tile<Bits>];
    unsigned short sources[PAIRS ? sort_tile<Bits> : 1];
    radix_step_storage<SORT_BLOCK> step;
    int first[SORT_DIGITS];
    int last[SORT_DIGITS];
    Offset places[SORT_DIGITS];
};

#ifdef __CUDACC__

/* Sorts the tile in shared memory by the digits of a pass, with the places that the elements came from. Behind `count`
 * lies nothing: there the digit is the largest, which leaves all others before it. */
template <bool PAIRS, typename Keys, typename Storage>
CU2CL_DEVICE void sort_tile_step(Storage &storage, int count, int shift, const sort_pass &pass)
{
    using Bits = typename Keys::Bits;
    constexpr int ITEMS = sort_items<Bits>;
    int first = threadIdx.x * ITEMS;
    Bits keys[ITEMS];
    unsigned short sources[ITEMS];
    unsigned int digits[ITEMS];
    int ranks[ITEMS];
#pragma unroll
    for (int k = 0; k < ITEMS; k++) {
        keys[k] = storage.keys[first + k];
        if (PAIRS)
            sources[k] = storage.sources[first + k];
        digits[k] = first + k < count
                        ? Keys::digit(keys[k], pass.begin_bit, pass.mask) >> shift & (RADIX_STEP_DIGITS - 1)
                        : RADIX_STEP_DIGITS - 1;
    }
    rank_step<SORT_BLOCK>(storage.step, threadIdx.x, digits, ranks);
#pragma unroll
    for (int k = 0; k < ITEMS; k++) {
        storage.keys[ranks[k]] = keys[k];
        if (PAIRS)
            storage.sources[ranks[k]] = sources[k];
    }
    __syncthreads();
}

#endif

/* Moves each block's elements to their places. places[digit * blocks + block] says where the block's first one goes. */
template <bool DESCENDING, bool PAIRS, typename Key, typename Value, typename Offset>
CU2CL_GLOBAL void sort_move(const Key *keys_in, Key *keys_out, const Value *values_in, Value *values_out, Offset n,
                          sort_pass pass, const Offset *places)
#ifndef __CUDACC__
CU2CL_KERNEL(sort_move<DESCENDING, PAIRS, cu2cl::stand_in<Key>, cu2cl::stand_in<Value>, cu2cl::stand_in<Offset>>, keys_in, keys_out, values_in, values_out, n, pass, places)
#else
{
    using Keys = radix_keys<Key, DESCENDING>;
    using Bits = typename Keys::Bits;
    constexpr int ITEMS = sort_items<Bits>;
    constexpr int TILE = sort_tile<Bits>;
    __shared__ sort_storage<PAIRS, Bits, Offset> storage;
    storage.places[threadIdx.x] = places[threadIdx.x * gridDim.x + blockIdx.x];
    Offset begin = (Offset)blockIdx.x * pass.tiles_per_block * TILE;
    for (int tile = 0; tile < pass.tiles_per_block && begin < n; tile++, begin += TILE) {
        int count = n - begin < TILE ? (int)(n - begin) : TILE;
#pragma unroll
        for (int k = 0; k < ITEMS; k++) {
            int place = k * SORT_BLOCK + threadIdx.x;
            storage.keys[place] = place < count ? Keys::in(keys_in[begin + place]) : (Bits)0;
            if (PAIRS)
                storage.sources[place] = (unsigned short)place;
        }
        storage.first[threadIdx.x] = 0;
        storage.last[threadIdx.x] = 0;
        __syncthreads();
        for (int shift = 0; pass.mask >> shift != 0; shift += RADIX_STEP_BITS)
            sort_tile_step<PAIRS, Keys>(storage, count, shift, pass);
        // Where each digit begins and ends in the tile
#pragma unroll
        for (int k = 0; k < ITEMS; k++) {
            int place = k * SORT_BLOCK + threadIdx.x;
            if (place < count) {
                unsigned int digit = Keys::digit(storage.keys[place], pass.begin_bit, pass.mask);
                if (place == 0 || Keys::digit(storage.keys[place - 1], pass.begin_bit, pass.mask) != digit)
                    storage.first[digit] = place;
                if (place == count - 1 ||
                    Keys::digit(storage.keys[place + 1], pass.begin_bit, pass.mask) != digit)
                    storage.last[digit] = place + 1;
            }
        }
        __syncthreads();
#pragma unroll
        for (int k = 0; k < ITEMS; k++) {
            int place = k * SORT_BLOCK + threadIdx.x;
            if (place < count) {
                Bits key = storage.keys[place];
                unsigned int digit = Keys::digit(key, pass.begin_bit, pass.mask);
                Offset to = storage.places[digit] + (place - storage.first[digit]);
                keys_out[to] = Keys::out(key);
                if constexpr (PAIRS)
                    values_out[to] = values_in[begin + storage.sources[place]];
            }
        }
        __syncthreads();
        storage.places[threadIdx.x] += storage.last[threadIdx.x] - storage.first[threadIdx.x];
        __syncthreads();
    }
}
#endif

template <typename Input, typename Output> struct copy_element
{
    Input in;
    Output out;

    template <typename Offset> CU2CL_DEVICE void operator()(Offset i)
    {
        out[i] = in[i];
    }
};

/* A sort with all its buffers. Each pass goes from one buffer to another; `selector` says which has the result. */
template <bool DESCENDING, bool PAIRS, typename Key, typename Value, typename N> class radix_sorter
{
    using Offset = offset_t<N>;
    using Bits = typename Traits<Key>::UnsignedBits;

    N n;
    int begin_bit, end_bit, blocks, tiles_per_block;
    bool sweeps;

  public:
    int passes;

    radix_sorter(N count, int begin, int end) : n(count), begin_bit(begin), end_bit(end)
    {
        constexpr int TILE = sort_tile<Bits>;
        unsigned long long tiles = ((unsigned long long)n + TILE - 1) / TILE;
        tiles_per_block = (int)((tiles + SORT_MOST_BLOCKS - 1) / SORT_MOST_BLOCKS);
        blocks = tiles_per_block ? (int)((tiles + tiles_per_block - 1) / tiles_per_block) : 0;
        passes = end_bit > begin_bit ? (end_bit - begin_bit + SORT_BITS - 1) / SORT_BITS : 0;
        sweeps = (unsigned long long)n <= SWEEP_COUNT && can_sweep();
    }

    /* Temporary storage of the passes. */
    struct buffers
    {
        Offset *counts;
        char *scan;
        size_t scan_bytes;
        sweep_plan sweep;
    };

    buffers take(temporary &storage) const
    {
        buffers all = {nullptr, nullptr, 0, sweep_plan()};
        if (sweeps) {
            all.sweep.template begin<Bits>(storage, (unsigned long long)n, begin_bit, end_bit);
            return all;
        }
        all.counts = storage.take<Offset>((size_t)SORT_DIGITS * blocks);
        DeviceScan::ExclusiveSum(nullptr, all.scan_bytes, all.counts, SORT_DIGITS * blocks);
        all.scan = storage.take<char>(all.scan_bytes);
        return all;
    }

    CU2CL_API(Error_t)
    pass(int number, const Key *keys_in, Key *keys_out, const Value *values_in, Value *values_out, buffers all,
         CU2CL_API(Stream_t) stream) const
    {
        if (sweeps) {
            if (number == 0)
                all.sweep.template count<DESCENDING>(keys_in, (unsigned int)n, stream);
            all.sweep.template pass<DESCENDING, PAIRS>(number, keys_in, keys_out, values_in, values_out, (unsigned int)n,
                                                       stream);
            return CU2CL_API(PeekAtLastError)();
        }
        int begin = begin_bit + number * SORT_BITS;
        int bits = end_bit - begin < SORT_BITS ? end_bit - begin : SORT_BITS;
        sort_pass pass = {begin, (1u << bits) - 1, tiles_per_block};
        auto count = sort_count<DESCENDING, Key, Offset>;
        auto move = sort_move<DESCENDING, PAIRS, Key, Value, Offset>;
        if (blocks == 0)
            return CU2CL_API(PeekAtLastError)();
        CU2CL_START(count, (blocks, SORT_BLOCK, 0, stream), (keys_in, (Offset)n, pass, all.counts));
        DeviceScan::ExclusiveSum(all.scan, all.scan_bytes, all.counts, SORT_DIGITS * blocks, stream);
        CU2CL_START(move, (blocks, SORT_BLOCK, 0, stream),
                    (keys_in, keys_out, values_in, values_out, (Offset)n, pass, (const Offset *)all.counts));
        return CU2CL_API(PeekAtLastError)();
    }
};

/* Sorts between the buffers of the caller, which end up with `selector` at the result. */
template <bool DESCENDING, bool PAIRS, typename Key, typename Value, typename N>
CU2CL_API(Error_t)
sort_buffers(void *d_temp_storage, size_t &bytes, DoubleBuffer<Key> &keys, DoubleBuffer<Value> &values, N n,
             int begin_bit, int end_bit, CU2CL_API(Stream_t) stream)
{
    radix_sorter<DESCENDING, PAIRS, Key, Value, N> sorter(n, begin_bit, end_bit);
    temporary storage(d_temp_storage);
    auto all = sorter.take(storage);
    if (storage.only_asked(bytes))
        return CU2CL_API(Success);
    if (!storage.fits(bytes))
        return CU2CL_API(ErrorInvalidValue);
    for (int i = 0; i < sorter.passes; i++) {
        sorter.pass(i, keys.Current(), keys.Alternate(), values.Current(), values.Alternate(), all, stream);
        keys.selector ^= 1;
        values.selector ^= 1;
    }
    return CU2CL_API(PeekAtLastError)();
}

/* Sorts from one buffer to another, the first of which stays as it is: the passes go to and fro between the second one
 * and temporary storage, and begin so that the last one ends in the second. */
template <bool DESCENDING, bool PAIRS, typename Key, typename Value, typename N>
CU2CL_API(Error_t)
sort_copy(void *d_temp_storage, size_t &bytes, const Key *keys_in, Key *keys_out, const Value *values_in,
          Value *values_out, N n, int begin_bit, int end_bit, CU2CL_API(Stream_t) stream)
{
    radix_sorter<DESCENDING, PAIRS, Key, Value, N> sorter(n, begin_bit, end_bit);
    temporary storage(d_temp_storage);
    auto all = sorter.take(storage);
    Key *keys = storage.take<Key>(n);
    Value *values = storage.take<Value>(PAIRS ? n : 0);
    if (storage.only_asked(bytes))
        return CU2CL_API(Success);
    if (!storage.fits(bytes))
        return CU2CL_API(ErrorInvalidValue);
    // From and to the same buffer: then the first pass must not write to it
    bool to_out = sorter.passes % 2 == 1;
    if (sorter.passes == 0 || (to_out && (keys_in == keys_out || (PAIRS && values_in == values_out)))) {
        Key *to = sorter.passes == 0 ? keys_out : keys;
        Value *values_to = sorter.passes == 0 ? values_out : values;
        for_each(n, copy_element<const Key *, Key *>{keys_in, to}, stream);
        keys_in = to;
        if constexpr (PAIRS) {
            for_each(n, copy_element<const Value *, Value *>{values_in, values_to}, stream);
            values_in = values_to;
        }
    }
    for (int i = 0; i < sorter.passes; i++, to_out = !to_out) {
        Key *to = to_out ? keys_out : keys;
        Value *values_to = to_out ? values_out : values;
        sorter.pass(i, keys_in, to, values_in, values_to, all, stream);
        keys_in = to;
        values_in = values_to;
    }
    return CU2CL_API(PeekAtLastError)();
}

} // namespace detail

struct DeviceRadixSort
{
    template <typename KeyT, typename ValueT, typename NumItemsT>
    static CU2CL_API(Error_t) SortPairs(void *d_temp_storage, size_t &temp_storage_bytes, const KeyT *d_keys_in,
                                 KeyT *d_keys_out, const ValueT *d_values_in, ValueT *d_values_out,
                                 NumItemsT num_items, int begin_bit = 0, int end_bit = sizeof(KeyT) * 8,
                                 CU2CL_API(Stream_t) stream = 0)
    {
        return detail::sort_copy<false, true>(d_temp_storage, temp_storage_bytes, d_keys_in, d_keys_out, d_values_in,
                                              d_values_out, num_items, begin_bit, end_bit, stream);
    }

    template <typename KeyT, typename ValueT, typename NumItemsT>
    static CU2CL_API(Error_t) SortPairs(void *d_temp_storage, size_t &temp_storage_bytes, DoubleBuffer<KeyT> &d_keys,
                                 DoubleBuffer<ValueT> &d_values, NumItemsT num_items, int begin_bit = 0,
                                 int end_bit = sizeof(KeyT) * 8, CU2CL_API(Stream_t) stream = 0)
    {
        return detail::sort_buffers<false, true>(d_temp_storage, temp_storage_bytes, d_keys, d_values, num_items,
                                                 begin_bit, end_bit, stream);
    }

    template <typename KeyT, typename ValueT, typename NumItemsT>
    static CU2CL_API(Error_t) SortPairsDescending(void *d_temp_storage, size_t &temp_storage_bytes, const KeyT *d_keys_in,
                                           KeyT *d_keys_out, const ValueT *d_values_in, ValueT *d_values_out,
                                           NumItemsT num_items, int begin_bit = 0,
                                           int end_bit = sizeof(KeyT) * 8, CU2CL_API(Stream_t) stream = 0)
    {
        return detail::sort_copy<true, true>(d_temp_storage, temp_storage_bytes, d_keys_in, d_keys_out, d_values_in,
                                             d_values_out, num_items, begin_bit, end_bit, stream);
    }

    template <typename KeyT, typename ValueT, typename NumItemsT>
    static CU2CL_API(Error_t) SortPairsDescending(void *d_temp_storage, size_t &temp_storage_bytes,
                                           DoubleBuffer<KeyT> &d_keys, DoubleBuffer<ValueT> &d_values,
                                           NumItemsT num_items, int begin_bit = 0,
                                           int end_bit = sizeof(KeyT) * 8, CU2CL_API(Stream_t) stream = 0)
    {
        return detail::sort_buffers<true, true>(d_temp_storage, temp_storage_bytes, d_keys, d_values, num_items,
                                                begin_bit, end_bit, stream);
    }

    template <typename KeyT, typename NumItemsT>
    static CU2CL_API(Error_t) SortKeys(void *d_temp_storage, size_t &temp_storage_bytes, const KeyT *d_keys_in,
                                KeyT *d_keys_out, NumItemsT num_items, int begin_bit = 0,
                                int end_bit = sizeof(KeyT) * 8, CU2CL_API(Stream_t) stream = 0)
    {
        return detail::sort_copy<false, false>(d_temp_storage, temp_storage_bytes, d_keys_in, d_keys_out,
                                               (const NullType *)nullptr, (NullType *)nullptr, num_items, begin_bit,
                                               end_bit, stream);
    }

    template <typename KeyT, typename NumItemsT>
    static CU2CL_API(Error_t) SortKeys(void *d_temp_storage, size_t &temp_storage_bytes, DoubleBuffer<KeyT> &d_keys,
                                NumItemsT num_items, int begin_bit = 0, int end_bit = sizeof(KeyT) * 8,
                                CU2CL_API(Stream_t) stream = 0)
    {
        DoubleBuffer<NullType> values;
        return detail::sort_buffers<false, false>(d_temp_storage, temp_storage_bytes, d_keys, values, num_items,
                                                  begin_bit, end_bit, stream);
    }

    template <typename KeyT, typename NumItemsT>
    static CU2CL_API(Error_t) SortKeysDescending(void *d_temp_storage, size_t &temp_storage_bytes, const KeyT *d_keys_in,
                                          KeyT *d_keys_out, NumItemsT num_items, int begin_bit = 0,
                                          int end_bit = sizeof(KeyT) * 8, CU2CL_API(Stream_t) stream = 0)
    {
        return detail::sort_copy<true, false>(d_temp_storage, temp_storage_bytes, d_keys_in, d_keys_out,
                                              (const NullType *)nullptr, (NullType *)nullptr, num_items, begin_bit,
                                              end_bit, stream);
    }

    template <typename KeyT, typename NumItemsT>
    static CU2CL_API(Error_t) SortKeysDescending(void *d_temp_storage, size_t &temp_storage_bytes,
                                          DoubleBuffer<KeyT> &d_keys, NumItemsT num_items, int begin_bit = 0,
                                          int end_bit = sizeof(KeyT) * 8, CU2CL_API(Stream_t) stream = 0)
    {
        DoubleBuffer<NullType> values;
        return detail::sort_buffers<true, false>(d_temp_storage, temp_storage_bytes, d_keys, values, num_items,
                                                 begin_bit, end_bit, stream);
    }
};

} // namespace cub

#endif
