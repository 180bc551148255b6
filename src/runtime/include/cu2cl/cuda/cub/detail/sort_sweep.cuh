/* A radix sort that reads its keys once a pass, and once before: then it counts the digits of all passes. A pass is one
 * kernel: a block ranks a tile by its warps, and learns from the blocks before it how many keys of each digit come
 * before its own. */
#ifndef CU2CL_CUDA_CUB_DETAIL_SORT_SWEEP
#define CU2CL_CUDA_CUB_DETAIL_SORT_SWEEP

#include "radix.cuh"
#include "sweep.cuh"
#include "temporary.cuh"

namespace cub
{
namespace detail
{

constexpr int SWEEP_BITS = 8;
constexpr int SWEEP_DIGITS = 1 << SWEEP_BITS;
constexpr int SWEEP_MOST_PASSES = 8;
constexpr int SWEEP_COUNT_BLOCKS = 528;

template <typename Bits> constexpr int sweep_items = TESTS_SWEEPS ? 2 : sizeof(Bits) > 4 ? 12 : 16;
template <typename Bits> constexpr int sweep_tile = SWEEP_BLOCK * sweep_items<Bits>;

/* What a block has said of a digit: its own keys only, or those of all blocks so far, too. */
constexpr unsigned int SWEEP_OWN = 1u << 30;
constexpr unsigned int SWEEP_ALL = 2u << 30;
constexpr unsigned int SWEEP_COUNT = SWEEP_OWN - 1;

/* Which bits of the keys a pass is about. */
struct sweep_pass
{
    int begin_bit;
    unsigned int mask;
};

struct sweep_passes
{
    int count;
    int begin_bit;
    int end_bit;
};

CU2CL_HD inline sweep_pass pass_of(const sweep_passes &passes, int number)
{
    int begin = passes.begin_bit + number * SWEEP_BITS;
    int bits = passes.end_bit - begin < SWEEP_BITS ? passes.end_bit - begin : SWEEP_BITS;
    sweep_pass pass = {begin, (1u << bits) - 1};
    return pass;
}

/* How often each digit of each pass occurs. The last block makes first places of these. */
template <bool DESCENDING, typename Key>
CU2CL_GLOBAL void sweep_count(const Key *keys, unsigned int n, sweep_passes passes, unsigned int *digits, unsigned int *done)
#ifndef __CUDACC__
CU2CL_KERNEL(sweep_count<DESCENDING, cu2cl::stand_in<Key>>, keys, n, passes, digits, done)
#else
{
    using Keys = radix_keys<Key, DESCENDING>;
    using Bits = typename Keys::Bits;
    constexpr int PASSES = sizeof(Bits) < SWEEP_MOST_PASSES ? sizeof(Bits) : SWEEP_MOST_PASSES;
    constexpr int ITEMS = sweep_items<Bits>;
    constexpr unsigned int TILE = sweep_tile<Bits>;
    __shared__ unsigned int own[PASSES * SWEEP_DIGITS];
    __shared__ unsigned int sums[SWEEP_WARPS];
    __shared__ bool is_last;
    for (int i = threadIdx.x; i < PASSES * SWEEP_DIGITS; i += SWEEP_BLOCK)
        own[i] = 0;
    __syncthreads();
    for (unsigned int begin = blockIdx.x * TILE; begin < n; begin += gridDim.x * TILE) {
        Bits bits[ITEMS];
#pragma unroll
        for (int k = 0; k < ITEMS; k++) {
            unsigned int place = begin + k * SWEEP_BLOCK + threadIdx.x;
            bits[k] = place < n ? Keys::in(keys[place]) : (Bits)0;
        }
        for (int p = 0; p < passes.count; p++) {
            sweep_pass pass = pass_of(passes, p);
            unsigned int run = 0; // equal digits in a row count at once
            unsigned int last = 0;
#pragma unroll
            for (int k = 0; k < ITEMS; k++) {
                unsigned int place = begin + k * SWEEP_BLOCK + threadIdx.x;
                if (place < n) {
                    unsigned int digit = Keys::digit(bits[k], pass.begin_bit, pass.mask);
                    if (digit != last && run > 0) {
                        atomicAdd(&own[p * SWEEP_DIGITS + last], run);
                        run = 0;
                    }
                    last = digit;
                    run++;
                }
            }
            if (run > 0)
                atomicAdd(&own[p * SWEEP_DIGITS + last], run);
        }
    }
    __syncthreads();
    for (int i = threadIdx.x; i < passes.count * SWEEP_DIGITS; i += SWEEP_BLOCK)
        if (own[i] > 0)
            atomicAdd(&digits[i], own[i]);
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0)
        is_last = atomicAdd(done, 1u) == gridDim.x - 1;
    __syncthreads();
    if (is_last)
        for (int p = 0; p < passes.count; p++) {
            unsigned int count = atomicAdd(&digits[p * SWEEP_DIGITS + threadIdx.x], 0u);
            digits[p * SWEEP_DIGITS + threadIdx.x] = sweep_sum(count, sums) - count;
        }
}
#endif

template <bool PAIRS, typename Bits> struct sweep_storage
{
    Bits keys[sweep_tile<Bits>];
    unsigned short sources[PAIRS ? sweep_tile<Bits> : 1];
    unsigned int counts[SWEEP_WARPS][SWEEP_DIGITS];
    unsigned int places[SWEEP_DIGITS];
    unsigned int sums[SWEEP_WARPS];
};

#ifdef __CUDACC__

/* The lanes of the warp that have the same digit. Votes are faster than the instruction for it. */
CU2CL_DEVICE inline unsigned int lanes_of_digit(unsigned int digit)
{
    unsigned int lanes = 0xffffffffu;
#pragma unroll
    for (int b = 0; b < SWEEP_BITS; b++) {
        unsigned int bit = digit >> b & 1;
        unsigned int votes = __ballot_sync(0xffffffffu, (int)bit);
        lanes &= bit ? votes : ~votes;
    }
    return lanes;
}

/* Ranks a warp's keys among its own of the same digit, in the order of rounds, then lanes; counts become those of the
 * whole warp. */
template <int ITEMS>
CU2CL_DEVICE void rank_in_warp(unsigned int *counts, const unsigned int (&digits)[ITEMS], unsigned int (&ranks)[ITEMS])
{
    unsigned int before = (1u << threadIdx.x % 32) - 1;
#pragma unroll
    for (int k = 0; k < ITEMS; k++) {
        unsigned int lanes = lanes_of_digit(digits[k]);
        unsigned int earlier = counts[digits[k]];
        __syncwarp();
        if ((lanes & before) == 0)
            counts[digits[k]] = earlier + __popc(lanes);
        __syncwarp();
        ranks[k] = earlier + __popc(lanes & before);
    }
}

/* How many keys of the thread's digit are in the blocks before, which say so in `words`. */
CU2CL_DEVICE inline unsigned int look_back(const volatile unsigned int *words)
{
    unsigned int sum = 0;
    for (int block = (int)blockIdx.x - 1; block >= 0; block--) {
        unsigned int word = words[block * SWEEP_DIGITS + threadIdx.x];
        while (word == 0)
            word = words[block * SWEEP_DIGITS + threadIdx.x];
        sum += word & SWEEP_COUNT;
        if (word & SWEEP_ALL)
            break;
    }
    return sum;
}

#endif

/* Moves the keys of a tile to their places. */
template <bool DESCENDING, bool PAIRS, typename Key, typename Value>
CU2CL_GLOBAL void sweep_move(const Key *keys_in, Key *keys_out, const Value *values_in, Value *values_out, unsigned int n,
                             sweep_pass pass, const unsigned int *firsts, volatile unsigned int *words)
#ifndef __CUDACC__
CU2CL_KERNEL(sweep_move<DESCENDING, PAIRS, cu2cl::stand_in<Key>, cu2cl::stand_in<Value>>, keys_in, keys_out, values_in, values_out, n, pass, firsts, words)
#else
{
    // cu2cl: no waits
    using Keys = radix_keys<Key, DESCENDING>;
    using Bits = typename Keys::Bits;
    constexpr int ITEMS = sweep_items<Bits>;
    constexpr unsigned int TILE = sweep_tile<Bits>;
    __shared__ sweep_storage<PAIRS, Bits> storage;
    unsigned int begin = blockIdx.x * TILE;
    int count = n - begin < TILE ? (int)(n - begin) : (int)TILE;
    int warp = threadIdx.x / 32;
    int first = warp * 32 * ITEMS + threadIdx.x % 32;
    Bits keys[ITEMS];
    unsigned int digits[ITEMS];
    unsigned int ranks[ITEMS];
#pragma unroll
    for (int w = 0; w < SWEEP_WARPS; w++)
        storage.counts[w][threadIdx.x] = 0;
    // Behind the end the digit is the largest, which leaves all others before it
#pragma unroll
    for (int k = 0; k < ITEMS; k++)
        keys[k] = first + k * 32 < count ? Keys::in(keys_in[begin + first + k * 32]) : (Bits)0;
#pragma unroll
    for (int k = 0; k < ITEMS; k++)
        digits[k] = first + k * 32 < count ? Keys::digit(keys[k], pass.begin_bit, pass.mask) : pass.mask;
    __syncthreads();
    rank_in_warp<ITEMS>(storage.counts[warp], digits, ranks);
    __syncthreads();
    // From here on a thread is also a digit
    unsigned int own = 0;
#pragma unroll
    for (int w = 0; w < SWEEP_WARPS; w++) {
        unsigned int here = storage.counts[w][threadIdx.x];
        storage.counts[w][threadIdx.x] = own;
        own += here;
    }
    words[blockIdx.x * SWEEP_DIGITS + threadIdx.x] = (blockIdx.x == 0 ? SWEEP_ALL : SWEEP_OWN) | own;
    unsigned int place = sweep_sum(own, storage.sums) - own;
#pragma unroll
    for (int w = 0; w < SWEEP_WARPS; w++)
        storage.counts[w][threadIdx.x] += place;
    __syncthreads();
#pragma unroll
    for (int k = 0; k < ITEMS; k++) {
        unsigned int to = ranks[k] + storage.counts[warp][digits[k]];
        storage.keys[to] = keys[k];
        if (PAIRS)
            storage.sources[to] = (unsigned short)(first + k * 32);
    }
    if (blockIdx.x > 0) {
        unsigned int before = look_back(words);
        words[blockIdx.x * SWEEP_DIGITS + threadIdx.x] = SWEEP_ALL | (before + own);
        storage.places[threadIdx.x] = firsts[threadIdx.x] + before - place;
    } else {
        storage.places[threadIdx.x] = firsts[threadIdx.x] - place;
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < ITEMS; k++) {
        int at = k * SWEEP_BLOCK + threadIdx.x;
        if (at < count) {
            Bits key = storage.keys[at];
            unsigned int to = storage.places[Keys::digit(key, pass.begin_bit, pass.mask)] + at;
            keys_out[to] = Keys::out(key);
            if constexpr (PAIRS)
                values_out[to] = values_in[begin + storage.sources[at]];
        }
    }
}
#endif

/* The passes of a sort of n elements, and their memory. */
struct sweep_plan
{
    sweep_passes passes;
    unsigned int blocks;
    unsigned int *memory; // digits of all passes, words of all passes, one counter
    size_t words;

    template <typename Bits>
    void begin(temporary &storage, unsigned long long n, int begin_bit, int end_bit)
    {
        passes.begin_bit = begin_bit;
        passes.end_bit = end_bit;
        passes.count = end_bit > begin_bit ? (end_bit - begin_bit + SWEEP_BITS - 1) / SWEEP_BITS : 0;
        blocks = (unsigned int)((n + sweep_tile<Bits> - 1) / sweep_tile<Bits>);
        words = (size_t)passes.count * SWEEP_DIGITS * (blocks + 1) + 1;
        memory = storage.take<unsigned int>(words);
    }

    /* Counts the digits of all passes. */
    template <bool DESCENDING, typename Key>
    void count(const Key *keys, unsigned int n, CU2CL_API(Stream_t) stream) const
    {
        auto kernel = sweep_count<DESCENDING, Key>;
        unsigned int grid = blocks < SWEEP_COUNT_BLOCKS ? blocks : SWEEP_COUNT_BLOCKS;
        CU2CL_API(MemsetAsync)(memory, 0, words * sizeof *memory, stream);
        if (blocks > 0 && passes.count > 0)
            CU2CL_START(kernel, (grid, SWEEP_BLOCK, 0, stream), (keys, n, passes, memory, memory + words - 1));
    }

    template <bool DESCENDING, bool PAIRS, typename Key, typename Value>
    void pass(int number, const Key *keys_in, Key *keys_out, const Value *values_in, Value *values_out, unsigned int n,
              CU2CL_API(Stream_t) stream) const
    {
        auto kernel = sweep_move<DESCENDING, PAIRS, Key, Value>;
        unsigned int *all = memory + (size_t)passes.count * SWEEP_DIGITS;
        if (blocks > 0)
            CU2CL_START(kernel, (blocks, SWEEP_BLOCK, 0, stream),
                        (keys_in, keys_out, values_in, values_out, n, pass_of(passes, number),
                         (const unsigned int *)memory + (size_t)number * SWEEP_DIGITS,
                         (volatile unsigned int *)(all + (size_t)number * SWEEP_DIGITS * blocks)));
    }
};

} // namespace detail
} // namespace cub

#endif
