/* Merges: where a part of the result begins in two sorted ranges, and the sort of a tile in shared memory by merging.
 * Equal elements stay in their order. */
#ifndef CU2CL_CUDA_CUB_DETAIL_MERGE
#define CU2CL_CUDA_CUB_DETAIL_MERGE

#include "temporary.cuh"

namespace cub
{
namespace detail
{

#ifdef __CUDACC__

/* How many of the first `diagonal` elements of the merged result come from the a_count ones at a; the others come from
 * those at b. */
template <typename Items, typename Offset, typename Less>
CU2CL_DEVICE Offset merge_path(Items &items, Offset a, Offset a_count, Offset b, Offset b_count, Offset diagonal,
                               Less &less)
{
    long long beyond = (long long)diagonal - (long long)b_count;
    Offset low = beyond > 0 ? (Offset)beyond : 0;
    Offset high = diagonal < a_count ? diagonal : a_count;
    while (low < high) {
        Offset middle = low + (high - low) / 2;
        if (less(items[b + (diagonal - 1 - middle)], items[a + middle]))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/* Merges ITEMS elements of a thread, from `diagonal` on, and notes where each came from. */
template <int ITEMS, typename Items, typename T, typename Less>
CU2CL_DEVICE void merge_items(Items &items, int a, int a_count, int b, int b_count, int diagonal, T (&merged)[ITEMS],
                              int (&places)[ITEMS], Less &less)
{
    int taken = merge_path(items, a, a_count, b, b_count, diagonal, less);
    int b_end = b + b_count;
    b += diagonal - taken;
    int a_end = a + a_count;
    a += taken;
    int spare = b_count > 0 ? b_end - 1 : a_end - 1; // stands for what lies behind the end
#pragma unroll
    for (int k = 0; k < ITEMS; k++) {
        bool from_b = b < b_end && (a >= a_end || less(items[b], items[a]));
        places[k] = from_b ? b : a < a_end ? a : spare;
        merged[k] = items[places[k]];
        if (from_b)
            b++;
        else
            a++;
    }
}

/* Sorts a thread's own elements, of which the first `count` exist. */
template <int ITEMS, typename T, typename Less>
CU2CL_DEVICE void sort_items_of_thread(T (&items)[ITEMS], int (&places)[ITEMS], int count, Less &less)
{
#pragma unroll
    for (int round = 0; round < ITEMS; round++) {
#pragma unroll
        for (int k = round & 1; k < ITEMS - 1; k += 2) {
            if (k + 1 < count && less(items[k + 1], items[k])) {
                T item = items[k];
                items[k] = items[k + 1];
                items[k + 1] = item;
                int place = places[k];
                places[k] = places[k + 1];
                places[k + 1] = place;
            }
        }
    }
}

/* Sorts the elements of THREADS threads, of which the first `count` exist: a thread's own first, then runs of twice as many
 * threads in each round. `places` says which element of the tile each one was. `sync` waits for these threads. */
template <int THREADS, int ITEMS, typename Items, typename Sources, typename T, typename Less, typename Sync>
CU2CL_DEVICE void sort_tile_by_merging(Items &shared, Sources &sources, int thread, int count, T (&items)[ITEMS],
                                       int (&places)[ITEMS], Less &less, Sync sync)
{
    int first = thread * ITEMS;
#pragma unroll
    for (int k = 0; k < ITEMS; k++)
        places[k] = first + k;
    sort_items_of_thread(items, places, count - first, less);
    for (int width = ITEMS; width < THREADS * ITEMS; width *= 2) {
        sync();
#pragma unroll
        for (int k = 0; k < ITEMS; k++) {
            if (first + k < count) {
                shared[first + k] = items[k];
                sources[first + k] = (unsigned short)places[k];
            }
        }
        sync();
        int begin = first / (2 * width) * (2 * width);
        int middle = begin + width < count ? begin + width : count;
        int end = begin + 2 * width < count ? begin + 2 * width : count;
        if (first < count) {
            merge_items(shared, begin, middle - begin, middle, end - middle, first - begin, items, places, less);
#pragma unroll
            for (int k = 0; k < ITEMS; k++)
                places[k] = sources[places[k]];
        }
    }
    sync();
}

struct sync_block
{
    CU2CL_DEVICE void operator()() const
    {
        __syncthreads();
    }
};

#endif

constexpr int MERGE_BLOCK = 256;
template <typename Key> constexpr int merge_items_per_thread = items_per_thread<Key>(44);
template <typename Key> constexpr int merge_tile = MERGE_BLOCK * merge_items_per_thread<Key>;

template <typename Key> struct merge_storage
{
    shared_items<Key, merge_tile<Key>> keys;
    unsigned short sources[merge_tile<Key>];
    unsigned long long cuts[2];
};

#ifdef __CUDACC__

/* Sorts the tile that begins at `begin`. Where values are written to where they come from, they are all read before. */
template <bool PAIRS, typename KeysIn, typename ValuesIn, typename Key, typename Value, typename Offset, typename Less>
CU2CL_DEVICE void sort_one_tile(merge_storage<Key> &storage, KeysIn keys_in, ValuesIn values_in, Key *keys_out,
                                Value *values_out, Offset n, Offset begin, Less &less)
{
    constexpr int ITEMS = merge_items_per_thread<Key>;
    constexpr int TILE = merge_tile<Key>;
    int count = n - begin < TILE ? (int)(n - begin) : TILE;
    int first = threadIdx.x * ITEMS;
    Key keys[ITEMS];
    int places[ITEMS];
#pragma unroll
    for (int k = 0; k < ITEMS; k++) {
        int place = k * MERGE_BLOCK + threadIdx.x;
        if (place < count)
            storage.keys[place] = keys_in[begin + place];
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < ITEMS; k++)
        keys[k] = storage.keys[first + k < count ? first + k : count - 1];
    sort_tile_by_merging<MERGE_BLOCK>(storage.keys, storage.sources, threadIdx.x, count, keys, places, less,
                                      sync_block());
#pragma unroll
    for (int k = 0; k < ITEMS; k++) {
        if (first + k < count) {
            storage.keys[first + k] = keys[k];
            storage.sources[first + k] = (unsigned short)places[k];
        }
    }
    __syncthreads();
    Value values[PAIRS ? ITEMS : 1];
    if constexpr (PAIRS) {
#pragma unroll
        for (int k = 0; k < ITEMS; k++) {
            int place = k * MERGE_BLOCK + threadIdx.x;
            if (place < count)
                values[k] = values_in[begin + storage.sources[place]];
        }
        __syncthreads();
    }
#pragma unroll
    for (int k = 0; k < ITEMS; k++) {
        int place = k * MERGE_BLOCK + threadIdx.x;
        if (place < count) {
            keys_out[begin + place] = storage.keys[place];
            if constexpr (PAIRS)
                values_out[begin + place] = values[k];
        }
    }
}

/* Makes the tile at `begin` of what merges pairs of runs of `width` elements. */
template <bool PAIRS, typename Key, typename Value, typename Offset, typename Less>
CU2CL_DEVICE void merge_one_tile(merge_storage<Key> &storage, const Key *keys_in, const Value *values_in, Key *keys_out,
                                 Value *values_out, Offset n, Offset begin, Offset width, Less &less)
{
    constexpr int ITEMS = merge_items_per_thread<Key>;
    constexpr int TILE = merge_tile<Key>;
    Offset a = begin / width / 2 * 2 * width;
    Offset b = n - a > width ? a + width : n;
    Offset end = n - b > width ? b + width : n;
    int count = end - begin < TILE ? (int)(end - begin) : TILE;
    if (threadIdx.x < 2)
        storage.cuts[threadIdx.x] =
            merge_path(keys_in, a, b - a, b, end - b, begin - a + (threadIdx.x ? (Offset)count : 0), less);
    __syncthreads();
    Offset a_begin = a + (Offset)storage.cuts[0];
    Offset b_begin = b + (begin - a_begin);
    int a_count = (int)(storage.cuts[1] - storage.cuts[0]);
#pragma unroll
    for (int k = 0; k < ITEMS; k++) {
        int place = k * MERGE_BLOCK + threadIdx.x;
        if (place < count)
            storage.keys[place] = place < a_count ? keys_in[a_begin + place] : keys_in[b_begin + (place - a_count)];
    }
    __syncthreads();
    int first = threadIdx.x * ITEMS;
    Key keys[ITEMS];
    int places[ITEMS];
    if (first < count)
        merge_items(storage.keys, 0, a_count, a_count, count - a_count, first, keys, places, less);
    __syncthreads();
#pragma unroll
    for (int k = 0; k < ITEMS; k++) {
        if (first + k < count) {
            storage.keys[first + k] = keys[k];
            storage.sources[first + k] = (unsigned short)places[k];
        }
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < ITEMS; k++) {
        int place = k * MERGE_BLOCK + threadIdx.x;
        if (place < count) {
            keys_out[begin + place] = storage.keys[place];
            if constexpr (PAIRS) {
                int source = storage.sources[place];
                values_out[begin + place] =
                    source < a_count ? values_in[a_begin + source] : values_in[b_begin + (source - a_count)];
            }
        }
    }
}

#endif

template <bool PAIRS, typename KeysIn, typename ValuesIn, typename Key, typename Value, typename Offset, typename Less>
CU2CL_GLOBAL void merge_sort_tiles(KeysIn keys_in, ValuesIn values_in, Key *keys_out, Value *values_out, Offset n,
                                 Less less)
#ifndef __CUDACC__
CU2CL_KERNEL(merge_sort_tiles<PAIRS, cu2cl::stand_in<KeysIn>, cu2cl::stand_in<ValuesIn>, cu2cl::stand_in<Key>, cu2cl::stand_in<Value>, cu2cl::stand_in<Offset>, cu2cl::stand_in<Less>>, keys_in, values_in, keys_out, values_out, n, less)
#else
{
    __shared__ merge_storage<Key> storage;
    sort_one_tile<PAIRS>(storage, keys_in, values_in, keys_out, values_out, n,
                         (Offset)blockIdx.x * merge_tile<Key>, less);
}
#endif

/* Merges pairs of runs of `width` elements; a block makes one tile of the result. */
template <bool PAIRS, typename Key, typename Value, typename Offset, typename Less>
CU2CL_GLOBAL void merge_runs(const Key *keys_in, const Value *values_in, Key *keys_out, Value *values_out, Offset n,
                           Offset width, Less less)
#ifndef __CUDACC__
CU2CL_KERNEL(merge_runs<PAIRS, cu2cl::stand_in<Key>, cu2cl::stand_in<Value>, cu2cl::stand_in<Offset>, cu2cl::stand_in<Less>>, keys_in, values_in, keys_out, values_out, n, width, less)
#else
{
    __shared__ merge_storage<Key> storage;
    merge_one_tile<PAIRS>(storage, keys_in, values_in, keys_out, values_out, n,
                          (Offset)blockIdx.x * merge_tile<Key>, width, less);
}
#endif

template <typename Input, typename Output> struct copy_item
{
    Input in;
    Output out;

    template <typename Offset> CU2CL_DEVICE void operator()(Offset i)
    {
        out[i] = in[i];
    }
};

/* The output as a buffer that can be read, too: itself where it is a pointer, else temporary storage. */
template <typename T, typename Output> T *buffer_of(Output out, temporary &storage, size_t n)
{
    if constexpr (std::is_same<Output, T *>::value)
        return out;
    else
        return storage.take<T>(n);
}

template <bool PAIRS, typename KeysIn, typename ValuesIn, typename KeysOut, typename ValuesOut, typename N,
          typename Less>
CU2CL_API(Error_t) merge_sort(void *d_temp_storage, size_t &bytes, KeysIn keys_in, ValuesIn values_in, KeysOut keys_out,
                       ValuesOut values_out, N n, Less less, CU2CL_API(Stream_t) stream)
{
    using Key = value_t<KeysIn>;
    using Value = value_t<ValuesIn>;
    using Offset = offset_t<N>;
    temporary storage(d_temp_storage);
    size_t value_count = PAIRS ? n : 0;
    Key *keys[2] = {buffer_of<Key>(keys_out, storage, n), storage.take<Key>(n)};
    Value *values[2] = {buffer_of<Value>(values_out, storage, value_count), storage.take<Value>(value_count)};
    if (storage.only_asked(bytes))
        return CU2CL_API(Success);
    if (!storage.fits(bytes))
        return CU2CL_API(ErrorInvalidValue);
    if (n <= 0)
        return CU2CL_API(PeekAtLastError)();
    int blocks = blocks_for(n, merge_tile<Key>, 0x7fffffff), now = 0;
    for (Offset width = merge_tile<Key>; width < (Offset)n; width *= 2)
        now ^= 1;
    auto sort_tiles = merge_sort_tiles<PAIRS, KeysIn, ValuesIn, Key, Value, Offset, Less>;
    auto merge = merge_runs<PAIRS, Key, Value, Offset, Less>;
    CU2CL_START(sort_tiles, (blocks, MERGE_BLOCK, 0, stream),
                (keys_in, values_in, keys[now], values[now], (Offset)n, less));
    for (Offset width = merge_tile<Key>; width < (Offset)n; width *= 2, now ^= 1)
        CU2CL_START(merge, (blocks, MERGE_BLOCK, 0, stream),
                    ((const Key *)keys[now], (const Value *)values[now], keys[now ^ 1], values[now ^ 1], (Offset)n,
                     width, less));
    if constexpr (!std::is_same<KeysOut, Key *>::value)
        for_each(n, copy_item<Key *, KeysOut>{keys[0], keys_out}, stream);
    if constexpr (PAIRS && !std::is_same<ValuesOut, Value *>::value)
        for_each(n, copy_item<Value *, ValuesOut>{values[0], values_out}, stream);
    return CU2CL_API(PeekAtLastError)();
}

} // namespace detail
} // namespace cub

#endif
