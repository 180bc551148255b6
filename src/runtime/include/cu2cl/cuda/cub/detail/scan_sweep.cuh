/* A scan that reads its elements once. A block announces the sum of its tile; what comes before it are the sums of the
 * tiles before it in its group, and what comes before the group, which the last block of the group before has announced.
 * So sums are put together in the same way in each run, whoever comes first. */
#ifndef CU2CL_CUDA_CUB_DETAIL_SCAN_SWEEP
#define CU2CL_CUDA_CUB_DETAIL_SCAN_SWEEP

#include "sweep.cuh"
#include "temporary.cuh"

namespace cub
{
namespace detail
{

constexpr int SWEEP_GROUP_TILES = TESTS_SWEEPS ? 1 : 2; // that a thread sums up
constexpr int SWEEP_GROUP = SWEEP_GROUP_TILES * SWEEP_BLOCK;

template <typename S> constexpr int sweep_scan_items = items_per_thread<S>(TESTS_SWEEPS ? 4 : 60);
template <typename S> constexpr int sweep_scan_tile = SWEEP_BLOCK * sweep_scan_items<S>;
template <typename S> constexpr int sweep_words = (sizeof(S) + 3) / 4;

template <typename S> struct scan_sweep_storage
{
    S items[sweep_scan_tile<S>];
    S sums[SWEEP_WARPS];
    S before;
};

#ifdef __CUDACC__

/* The sum of the tiles of the block's group before it, `count` of them, put together in their order. */
template <typename S, typename Storage, typename Op>
CU2CL_DEVICE S sum_before_in_group(const volatile unsigned long long *words, int count, Storage &storage, Op op)
{
    // Behind the end the last tile stands for all others, so that none is without a value
    int first = threadIdx.x * SWEEP_GROUP_TILES;
    S sum = await<S>(words + (first < count ? first : count - 1) * sweep_words<S>);
#pragma unroll
    for (int k = 1; k < SWEEP_GROUP_TILES; k++)
        if (first + k < count) {
            S next = await<S>(words + (first + k) * sweep_words<S>);
            sum = op(sum, next);
        }
    S all = sum;
    sum = sweep_scan(sum, all, storage.sums, op);
    if ((int)threadIdx.x == (count - 1) / SWEEP_GROUP_TILES)
        storage.before = sum;
    __syncthreads();
    return storage.before;
}

#endif

template <typename S, typename Offset, typename Load, typename Op, typename Store>
CU2CL_GLOBAL void scan_sweep(Offset n, Load load, Op op, Store store, volatile unsigned long long *words)
#ifndef __CUDACC__
CU2CL_KERNEL(scan_sweep<cu2cl::stand_in<S>, cu2cl::stand_in<Offset>, cu2cl::stand_in<Load>, cu2cl::stand_in<Op>, cu2cl::stand_in<Store>>, n, load, op, store, words)
#else
{
    // cu2cl: no waits
    // cu2cl: no lockstep
    constexpr int ITEMS = sweep_scan_items<S>;
    constexpr int TILE = sweep_scan_tile<S>;
    constexpr int WORDS = sweep_words<S>;
    __shared__ scan_sweep_storage<S> storage;
    Offset begin = (Offset)blockIdx.x * TILE;
    int count = n - begin < TILE ? (int)(n - begin) : TILE;
    int group = blockIdx.x / SWEEP_GROUP;
    int in_group = blockIdx.x % SWEEP_GROUP;
    int first = threadIdx.x * ITEMS;
    S own[ITEMS];
#pragma unroll
    for (int k = 0; k < ITEMS; k++) {
        int place = k * SWEEP_BLOCK + threadIdx.x;
        if (place < count)
            own[k] = load(begin + place);
    }
#pragma unroll
    for (int k = 0; k < ITEMS; k++) {
        int place = k * SWEEP_BLOCK + threadIdx.x;
        if (place < count)
            storage.items[place] = own[k];
    }
    __syncthreads();
    // Behind the end the last element stands for all others
#pragma unroll
    for (int k = 0; k < ITEMS; k++)
        own[k] = storage.items[first + k < count ? first + k : count - 1];
    S sum = own[0];
#pragma unroll
    for (int k = 1; k < ITEMS; k++)
        sum = op(sum, own[k]);
    S all = sum;
    sum = sweep_scan(sum, all, storage.sums, op);
    // Words of each tile, then of each group: what is before the group
    volatile unsigned long long *of_group = words + (size_t)gridDim.x * WORDS;
    if (threadIdx.x == 0)
        announce(words + (size_t)blockIdx.x * WORDS, all);
    S before = all;
    bool has_before = blockIdx.x > 0;
    if (in_group > 0)
        before = sum_before_in_group<S>(words + (size_t)group * SWEEP_GROUP * WORDS, in_group, storage, op);
    if (group > 0) {
        S left = await<S>(of_group + (size_t)group * WORDS);
        before = in_group > 0 ? (S)op(left, before) : left;
    }
    if (in_group == SWEEP_GROUP - 1 && threadIdx.x == 0) {
        S next = op(before, all);
        announce(of_group + (size_t)(group + 1) * WORDS, next);
    }
    // The sum before the thread's elements is that of the thread before
    storage.items[threadIdx.x] = sum;
    __syncthreads();
    S left = before;
    if (threadIdx.x > 0) {
        left = storage.items[threadIdx.x - 1];
        if (has_before)
            left = op(before, left);
    }
    bool has_left = has_before || threadIdx.x > 0;
    __syncthreads();
    S next = own[0];
    if (has_left)
        next = op(left, next);
    if (first < count)
        storage.items[first] = next;
#pragma unroll
    for (int k = 1; k < ITEMS; k++) {
        next = op(next, own[k]);
        if (first + k < count)
            storage.items[first + k] = next;
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < ITEMS; k++) {
        int place = k * SWEEP_BLOCK + threadIdx.x;
        if (place < count) {
            S result = storage.items[place];
            S earlier = place > 0 ? (S)storage.items[place - 1] : before;
            store(begin + place, place > 0 || has_before, earlier, result);
        }
    }
}
#endif

} // namespace detail
} // namespace cub

#endif
