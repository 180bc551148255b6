/* What a radix sort knows of keys, and the step that all radix sorts are made of: a stable sort of a tile in shared memory
 * by four bits. Each thread counts its own keys, so no two threads ever touch one counter and no warps are needed. */
#ifndef CU2CL_CUDA_CUB_DETAIL_RADIX
#define CU2CL_CUDA_CUB_DETAIL_RADIX

#include "../block/block_scan.cuh"

namespace cub
{
namespace detail
{

#ifdef __CUDACC__

template <typename Bits, typename Key> CU2CL_DEVICE Bits raw_bits(const Key &key)
{
    if constexpr (std::is_same<Key, float>::value)
        return __float_as_uint(key);
    else if constexpr (std::is_same<Key, double>::value)
        return (Bits)__double_as_longlong(key);
    else if constexpr (std::is_same<Key, __half>::value)
        return __half_as_ushort(key);
    else if constexpr (std::is_same<Key, __nv_bfloat16>::value)
        return __bfloat16_as_ushort(key);
    else
        return (Bits)key;
}

template <typename Key, typename Bits> CU2CL_DEVICE Key key_of_bits(Bits bits)
{
    if constexpr (std::is_same<Key, float>::value)
        return __uint_as_float(bits);
    else if constexpr (std::is_same<Key, double>::value)
        return __longlong_as_double((long long)bits);
    else if constexpr (std::is_same<Key, __half>::value)
        return __ushort_as_half(bits);
    else if constexpr (std::is_same<Key, __nv_bfloat16>::value)
        return __ushort_as_bfloat16(bits);
    else
        return (Key)bits;
}

#endif

/* Keys as unsigned integers that a radix sort orders: those of a descending sort the other way round. */
template <typename Key, bool DESCENDING> struct radix_keys
{
    using Bits = typename Traits<Key>::UnsignedBits;

#ifdef __CUDACC__
    static CU2CL_DEVICE Bits in(const Key &key)
    {
        Bits bits = Traits<Key>::TwiddleIn(raw_bits<Bits>(key));
        return DESCENDING ? (Bits)~bits : bits;
    }

    static CU2CL_DEVICE Key out(Bits bits)
    {
        return key_of_bits<Key>(Traits<Key>::TwiddleOut(DESCENDING ? (Bits)~bits : bits));
    }

    /* Both zeros of a floating-point number count as one. */
    static CU2CL_DEVICE Bits one_zero(Bits bits)
    {
        if constexpr (category_of<Key>() == FLOATING_POINT) {
            constexpr Bits ZERO = (Bits)(Bits(1) << (sizeof(Bits) * 8 - 1));
            constexpr Bits PLUS = DESCENDING ? (Bits)~ZERO : ZERO;
            constexpr Bits MINUS = (Bits)~PLUS;
            if (bits == MINUS)
                return PLUS;
        }
        return bits;
    }

    /* Bits of a key from `begin` on. */
    static CU2CL_DEVICE unsigned int digit(Bits bits, int begin, unsigned int mask)
    {
        return (unsigned int)(one_zero(bits) >> begin) & mask;
    }

    /* All bits that a key is compared by. */
    static CU2CL_DEVICE Bits whole(const Key &key)
    {
        return one_zero(in(key));
    }
#endif
};

constexpr int RADIX_STEP_BITS = 4;
constexpr int RADIX_STEP_DIGITS = 1 << RADIX_STEP_BITS;

/* The counters of a step: 16 bits each, one column a thread. */
template <int THREADS> struct radix_step_storage
{
    uint4 counters[RADIX_STEP_DIGITS * THREADS / 8];
    typename BlockScan<unsigned int, THREADS>::TempStorage scan;
};

#ifdef __CUDACC__

/* Both counters of a word become what comes before them, and `before` goes on. */
CU2CL_DEVICE inline unsigned int place_counters(unsigned int word, unsigned int &before)
{
    unsigned int first = before;
    unsigned int second = first + (word & 0xffff);
    before = second + (word >> 16);
    return first | second << 16;
}

/* The places of a thread's elements, which follow each other in the tile, when the tile is sorted by these digits. */
template <int THREADS, int ITEMS>
CU2CL_DEVICE void rank_step(radix_step_storage<THREADS> &storage, int thread, const unsigned int (&digits)[ITEMS],
                            int (&ranks)[ITEMS])
{
    constexpr int VECTORS = RADIX_STEP_DIGITS / 8; // of a thread
    unsigned short *counters = reinterpret_cast<unsigned short *>(storage.counters);
#pragma unroll
    for (int v = 0; v < VECTORS; v++)
        storage.counters[v * THREADS + thread] = make_uint4(0, 0, 0, 0);
    __syncthreads();
#pragma unroll
    for (int k = 0; k < ITEMS; k++) {
        ranks[k] = counters[digits[k] * THREADS + thread];
        counters[digits[k] * THREADS + thread] = (unsigned short)(ranks[k] + 1);
    }
    __syncthreads();
    // Sums over the counters in the order of digits, then threads: each thread takes as many in a row as it has
    uint4 own[VECTORS];
    unsigned int pairs = 0;
#pragma unroll
    for (int v = 0; v < VECTORS; v++) {
        own[v] = storage.counters[thread * VECTORS + v];
        pairs += own[v].x + own[v].y + own[v].z + own[v].w;
    }
    unsigned int before = 0;
    BlockScan<unsigned int, THREADS> scan(storage.scan, thread);
    scan.ExclusiveSum((pairs & 0xffff) + (pairs >> 16), before);
#pragma unroll
    for (int v = 0; v < VECTORS; v++) {
        own[v].x = place_counters(own[v].x, before);
        own[v].y = place_counters(own[v].y, before);
        own[v].z = place_counters(own[v].z, before);
        own[v].w = place_counters(own[v].w, before);
        storage.counters[thread * VECTORS + v] = own[v];
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < ITEMS; k++)
        ranks[k] += counters[digits[k] * THREADS + thread];
    __syncthreads();
}

#endif

} // namespace detail
} // namespace cub

#endif
