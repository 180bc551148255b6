/* One scan for all algorithms that are scans: prefix sums, selections, runs, reductions by key. What differs are two
 * function objects:
 *   S load(i)                              what element i adds to the sum
 *   store(i, has_before, before, sum)      takes the sums before and with element i; i = n - 1 comes once, too
 * Three passes, since work-groups of a CPU can't wait for each other: each block sums its own range of tiles, one block
 * scans these sums, and each block scans its range again from there. Elements are combined in their order. */
#ifndef CU2CL_CUDA_CUB_DETAIL_SCAN_ENGINE
#define CU2CL_CUDA_CUB_DETAIL_SCAN_ENGINE

#include "../block/block_scan.cuh"
#include "temporary.cuh"

namespace cub
{
namespace detail
{

constexpr int SCAN_BLOCK = 256;
constexpr int SCAN_MOST_BLOCKS = 1024;

template <typename S> constexpr int scan_tile = SCAN_BLOCK * items_per_thread<S>(60);

/* The tiles of a block: `per_block` one after the other. */
template <typename S, int ITEMS> struct scan_storage
{
    shared_items<S, SCAN_BLOCK * ITEMS> items;
    typename BlockScan<S, SCAN_BLOCK>::TempStorage scan;
};

#ifdef __CUDACC__
/* Reads a tile, neighbouring threads neighbouring elements. */
template <int ITEMS, typename S, typename Offset, typename Load>
CU2CL_DEVICE void read_tile(S (&own)[ITEMS], Offset begin, int count, Load &load)
{
#pragma unroll
    for (int k = 0; k < ITEMS; k++) {
        int place = k * SCAN_BLOCK + threadIdx.x;
        if (place < count)
            own[k] = load(begin + place);
    }
}

/* Brings it to shared memory, where each thread finds elements in a row. */
template <int ITEMS, typename Items, typename S>
CU2CL_DEVICE void share_tile(Items &items, const S (&own)[ITEMS], int count)
{
#pragma unroll
    for (int k = 0; k < ITEMS; k++) {
        int place = k * SCAN_BLOCK + threadIdx.x;
        if (place < count)
            items[place] = own[k];
    }
    __syncthreads();
}
#endif

/* The sum of each block's tiles. The last block's is never needed. */
template <typename S, typename Offset, typename Load, typename Op>
CU2CL_GLOBAL void scan_sums(Offset n, int tiles_per_block, Load load, Op op, S *sums)
#ifndef __CUDACC__
CU2CL_KERNEL(scan_sums<cu2cl::stand_in<S>, cu2cl::stand_in<Offset>, cu2cl::stand_in<Load>, cu2cl::stand_in<Op>>, n, tiles_per_block, load, op, sums)
#else
{
    constexpr int ITEMS = scan_tile<S> / SCAN_BLOCK;
    constexpr int TILE = scan_tile<S>;
    __shared__ scan_storage<S, ITEMS> storage;
    BlockScan<S, SCAN_BLOCK> scan(storage.scan);
    S total;
    S next[ITEMS]; // read while the tile before it is summed
    Offset begin = (Offset)blockIdx.x * tiles_per_block * TILE;
    read_tile(next, begin, TILE, load);
    for (int tile = 0; tile < tiles_per_block; tile++) {
        share_tile(storage.items, next, TILE);
        begin += TILE;
        if (tile + 1 < tiles_per_block)
            read_tile(next, begin, TILE, load);
        S own[ITEMS];
#pragma unroll
        for (int k = 0; k < ITEMS; k++)
            own[k] = storage.items[threadIdx.x * ITEMS + k];
        S sum = own[0];
#pragma unroll
        for (int k = 1; k < ITEMS; k++)
            sum = op(sum, own[k]);
        S unused = sum;
        S all = sum;
        scan.InclusiveScan(sum, unused, op, all);
        total = tile == 0 ? all : (S)op(total, all);
        __syncthreads();
    }
    if (threadIdx.x == 0)
        sums[blockIdx.x] = total;
}
#endif

/* What comes before each block: the sums of the blocks before it, in place. */
template <typename S, typename Op>
CU2CL_GLOBAL void scan_block_sums(S *sums, int blocks, Op op)
#ifndef __CUDACC__
CU2CL_KERNEL(scan_block_sums<cu2cl::stand_in<S>, cu2cl::stand_in<Op>>, sums, blocks, op)
#else
{
    __shared__ typename BlockScan<S, SCAN_BLOCK>::TempStorage storage;
    BlockScan<S, SCAN_BLOCK> scan(storage);
    S total;
    for (int begin = 0; begin < blocks; begin += SCAN_BLOCK) {
        int i = begin + threadIdx.x;
        S sum = sums[i < blocks ? i : blocks - 1];
        S all = sum;
        scan.InclusiveScan(sum, sum, op, all);
        if (begin > 0) {
            sum = op(total, sum);
            all = op(total, all);
        }
        if (i < blocks)
            sums[i] = sum;
        total = all;
        __syncthreads();
    }
}
#endif

/* Scans each block's tiles from what comes before them. */
template <typename S, typename Offset, typename Load, typename Op, typename Store>
CU2CL_GLOBAL void scan_tiles(Offset n, int tiles_per_block, Load load, Op op, Store store, const S *sums)
#ifndef __CUDACC__
CU2CL_KERNEL(scan_tiles<cu2cl::stand_in<S>, cu2cl::stand_in<Offset>, cu2cl::stand_in<Load>, cu2cl::stand_in<Op>, cu2cl::stand_in<Store>>, n, tiles_per_block, load, op, store, sums)
#else
{
    constexpr int ITEMS = scan_tile<S> / SCAN_BLOCK;
    constexpr int TILE = scan_tile<S>;
    __shared__ scan_storage<S, ITEMS> storage;
    BlockScan<S, SCAN_BLOCK> scan(storage.scan);
    S before;
    if (blockIdx.x > 0)
        before = sums[blockIdx.x - 1];
    S next[ITEMS]; // read while the tile before it is scanned
    Offset begin = (Offset)blockIdx.x * tiles_per_block * TILE;
    if (begin < n)
        read_tile(next, begin, n - begin < TILE ? (int)(n - begin) : TILE, load);
    for (int tile = 0; tile < tiles_per_block && begin < n; tile++, begin += TILE) {
        int count = n - begin < TILE ? (int)(n - begin) : TILE;
        share_tile(storage.items, next, count);
        if (tile + 1 < tiles_per_block && n - begin > TILE)
            read_tile(next, begin + TILE, n - begin - TILE < TILE ? (int)(n - begin - TILE) : TILE, load);
        int first = threadIdx.x * ITEMS;
        S own[ITEMS];
        // Behind the end the last element stands for all others, so that none is without a value
#pragma unroll
        for (int k = 0; k < ITEMS; k++)
            own[k] = storage.items[first + k < count ? first + k : count - 1];
        S all;
        scan.InclusiveScan(own, own, op, all);
        bool has_before = begin > 0;
#pragma unroll
        for (int k = 0; k < ITEMS; k++) {
            if (has_before)
                own[k] = op(before, own[k]);
            if (first + k < count)
                storage.items[first + k] = own[k];
        }
        __syncthreads();
#pragma unroll
        for (int k = 0; k < ITEMS; k++) {
            int place = k * SCAN_BLOCK + threadIdx.x;
            if (place < count) {
                S sum = storage.items[place];
                S left = place > 0 ? (S)storage.items[place - 1] : before;
                store(begin + place, place > 0 || has_before, left, sum);
            }
        }
        before = has_before ? (S)op(before, all) : all;
        __syncthreads();
    }
}
#endif

/* Scans n elements. `take` has reserved what this needs: the sums of all blocks but the last. One block
 * needs none, so that a program which guesses how much storage a few elements take is right. */
template <typename S, typename N> struct scan_plan
{
    int tiles_per_block;
    int blocks;
    S *sums;

    scan_plan(temporary &storage, N n)
    {
        unsigned long long tiles = ((unsigned long long)n + scan_tile<S> - 1) / scan_tile<S>;
        tiles_per_block = (int)((tiles + SCAN_MOST_BLOCKS - 1) / SCAN_MOST_BLOCKS);
        blocks = tiles_per_block ? (int)((tiles + tiles_per_block - 1) / tiles_per_block) : 0;
        sums = storage.take<S>(blocks > 1 ? blocks - 1 : 0);
    }

    template <typename Load, typename Op, typename Store>
    CU2CL_API(Error_t) run(N n, Load load, Op op, Store store, CU2CL_API(Stream_t) stream) const
    {
        if (blocks > 1) {
            CU2CL_START(scan_sums, (blocks - 1, SCAN_BLOCK, 0, stream), ((offset_t<N>)n, tiles_per_block, load, op, sums));
            CU2CL_START(scan_block_sums, (1, SCAN_BLOCK, 0, stream), (sums, blocks - 1, op));
        }
        if (blocks > 0)
            CU2CL_START(scan_tiles, (blocks, SCAN_BLOCK, 0, stream), ((offset_t<N>)n, tiles_per_block, load, op, store,
                                                          (const S *)sums));
        return CU2CL_API(PeekAtLastError)();
    }
};

/* A scan whose temporary storage holds nothing else, in its two steps. */
template <typename S, typename N, typename Load, typename Op, typename Store>
CU2CL_API(Error_t) scan_elements(void *d_temp_storage, size_t &bytes, N n, Load load, Op op, Store store,
                          CU2CL_API(Stream_t) stream)
{
    temporary storage(d_temp_storage);
    scan_plan<S, N> plan(storage, n);
    if (storage.only_asked(bytes))
        return CU2CL_API(Success);
    if (!storage.fits(bytes))
        return CU2CL_API(ErrorInvalidValue);
    return plan.run(n, load, op, store, stream);
}

} // namespace detail
} // namespace cub

#endif
