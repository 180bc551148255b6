/* cub::BlockRadixSort: sorts the elements of a block by keys that are numbers, four bits a step. */
#ifndef CU2CL_CUDA_CUB_BLOCK_BLOCK_RADIX_SORT
#define CU2CL_CUDA_CUB_BLOCK_BLOCK_RADIX_SORT

#include "../detail/radix.cuh"

namespace cub
{

template <typename KeyT, int BLOCK_DIM_X, int ITEMS_PER_THREAD, typename ValueT = NullType, int RADIX_BITS = 4,
          bool MEMOIZE_OUTER_SCAN = true, BlockScanAlgorithm INNER_SCAN_ALGORITHM = BLOCK_SCAN_WARP_SCANS,
          int SMEM_CONFIG = 0, int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1, int LEGACY_PTX_ARCH = 0>
class BlockRadixSort
{
    static constexpr int THREADS = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z;
    static constexpr int TILE = THREADS * ITEMS_PER_THREAD;
    static constexpr bool KEYS_ONLY = std::is_same<ValueT, NullType>::value;
    using Bits = typename Traits<KeyT>::UnsignedBits;

  public:
    struct TempStorage
    {
        detail::radix_step_storage<THREADS> step;
        Bits keys[TILE];
        detail::shared_items<ValueT, KEYS_ONLY ? 1 : TILE> values;
    };

#ifdef __CUDACC__
  private:
    TempStorage &storage;
    int thread;

    CU2CL_DEVICE static TempStorage &private_storage()
    {
        __shared__ TempStorage own;
        return own;
    }

    /* Leaves the sorted elements blocked, or striped. */
    template <bool DESCENDING, bool STRIPED>
    CU2CL_DEVICE void sort(KeyT (&keys)[ITEMS_PER_THREAD], ValueT (&values)[ITEMS_PER_THREAD],
                                         int begin_bit, int end_bit)
    {
        using Keys = detail::radix_keys<KeyT, DESCENDING>;
        Bits bits[ITEMS_PER_THREAD];
        unsigned int digits[ITEMS_PER_THREAD];
        int ranks[ITEMS_PER_THREAD];
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            bits[k] = Keys::in(keys[k]);
        int begin = begin_bit;
        do {
            int width = end_bit - begin < detail::RADIX_STEP_BITS ? end_bit - begin : detail::RADIX_STEP_BITS;
#pragma unroll
            for (int k = 0; k < ITEMS_PER_THREAD; k++)
                digits[k] = width > 0 ? Keys::digit(bits[k], begin, (1u << width) - 1) : 0;
            detail::rank_step<THREADS>(storage.step, thread, digits, ranks);
#pragma unroll
            for (int k = 0; k < ITEMS_PER_THREAD; k++) {
                storage.keys[ranks[k]] = bits[k];
                if constexpr (!KEYS_ONLY)
                    storage.values[ranks[k]] = values[k];
            }
            __syncthreads();
            begin += detail::RADIX_STEP_BITS;
            bool striped = STRIPED && begin >= end_bit;
#pragma unroll
            for (int k = 0; k < ITEMS_PER_THREAD; k++) {
                int place = striped ? k * THREADS + thread : thread * ITEMS_PER_THREAD + k;
                bits[k] = storage.keys[place];
                if constexpr (!KEYS_ONLY)
                    values[k] = storage.values[place];
            }
            __syncthreads();
        } while (begin < end_bit);
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            keys[k] = Keys::out(bits[k]);
    }

  public:
    CU2CL_DEVICE BlockRadixSort()
        : storage(private_storage()), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }
    CU2CL_DEVICE BlockRadixSort(TempStorage &s)
        : storage(s), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }

    CU2CL_DEVICE void Sort(KeyT (&keys)[ITEMS_PER_THREAD], int begin_bit = 0,
                                       int end_bit = sizeof(KeyT) * 8)
    {
        NullType none[ITEMS_PER_THREAD];
        sort<false, false>(keys, none, begin_bit, end_bit);
    }
    CU2CL_DEVICE void Sort(KeyT (&keys)[ITEMS_PER_THREAD], ValueT (&values)[ITEMS_PER_THREAD],
                                       int begin_bit = 0, int end_bit = sizeof(KeyT) * 8)
    {
        sort<false, false>(keys, values, begin_bit, end_bit);
    }

    CU2CL_DEVICE void SortBlockedToStriped(KeyT (&keys)[ITEMS_PER_THREAD], int begin_bit = 0,
                                       int end_bit = sizeof(KeyT) * 8)
    {
        NullType none[ITEMS_PER_THREAD];
        sort<false, true>(keys, none, begin_bit, end_bit);
    }
    CU2CL_DEVICE void SortBlockedToStriped(KeyT (&keys)[ITEMS_PER_THREAD], ValueT (&values)[ITEMS_PER_THREAD],
                                       int begin_bit = 0, int end_bit = sizeof(KeyT) * 8)
    {
        sort<false, true>(keys, values, begin_bit, end_bit);
    }

    CU2CL_DEVICE void SortDescending(KeyT (&keys)[ITEMS_PER_THREAD], int begin_bit = 0,
                                       int end_bit = sizeof(KeyT) * 8)
    {
        NullType none[ITEMS_PER_THREAD];
        sort<true, false>(keys, none, begin_bit, end_bit);
    }
    CU2CL_DEVICE void SortDescending(KeyT (&keys)[ITEMS_PER_THREAD], ValueT (&values)[ITEMS_PER_THREAD],
                                       int begin_bit = 0, int end_bit = sizeof(KeyT) * 8)
    {
        sort<true, false>(keys, values, begin_bit, end_bit);
    }

    CU2CL_DEVICE void SortDescendingBlockedToStriped(KeyT (&keys)[ITEMS_PER_THREAD], int begin_bit = 0,
                                       int end_bit = sizeof(KeyT) * 8)
    {
        NullType none[ITEMS_PER_THREAD];
        sort<true, true>(keys, none, begin_bit, end_bit);
    }
    CU2CL_DEVICE void SortDescendingBlockedToStriped(KeyT (&keys)[ITEMS_PER_THREAD], ValueT (&values)[ITEMS_PER_THREAD],
                                       int begin_bit = 0, int end_bit = sizeof(KeyT) * 8)
    {
        sort<true, true>(keys, values, begin_bit, end_bit);
    }
#endif
};

} // namespace cub

#endif
