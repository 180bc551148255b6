/* cub::BlockRadixRank: the place of each element of a block when sorted by a digit of its key. */
#ifndef CU2CL_CUDA_CUB_BLOCK_BLOCK_RADIX_RANK
#define CU2CL_CUDA_CUB_BLOCK_BLOCK_RADIX_RANK

#include "../detail/radix.cuh"

namespace cub
{

/* Takes a digit of a key that is an unsigned integer. */
template <typename KeyT> struct BFEDigitExtractor
{
    unsigned int bit_start, num_bits;

    explicit CU2CL_DEVICE BFEDigitExtractor(unsigned int start = 0, unsigned int bits = 0)
        : bit_start(start), num_bits(bits)
    {
    }
    CU2CL_DEVICE unsigned int Digit(KeyT key) const
    {
        return (unsigned int)(key >> bit_start) & ((1u << num_bits) - 1);
    }
};

template <int BLOCK_DIM_X, int RADIX_BITS, bool IS_DESCENDING, bool MEMOIZE_OUTER_SCAN = false,
          BlockScanAlgorithm INNER_SCAN_ALGORITHM = BLOCK_SCAN_WARP_SCANS, int SMEM_CONFIG = 0, int BLOCK_DIM_Y = 1,
          int BLOCK_DIM_Z = 1, int LEGACY_PTX_ARCH = 0>
class BlockRadixRank
{
    static constexpr int THREADS = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z;
    static constexpr int DIGITS = 1 << RADIX_BITS;

  public:
    static constexpr int BINS_TRACKED_PER_THREAD = (DIGITS + THREADS - 1) / THREADS;

    /* One counter for each digit and thread. */
    struct TempStorage
    {
        unsigned int counters[DIGITS * THREADS];
        typename BlockScan<unsigned int, THREADS>::TempStorage scan;
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

  public:
    CU2CL_DEVICE BlockRadixRank()
        : storage(private_storage()), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }
    CU2CL_DEVICE BlockRadixRank(TempStorage &s)
        : storage(s), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }

    template <typename UnsignedBits, int KEYS_PER_THREAD, typename DigitExtractorT>
    CU2CL_DEVICE void RankKeys(UnsignedBits (&keys)[KEYS_PER_THREAD], int (&ranks)[KEYS_PER_THREAD],
                                             DigitExtractorT digit_extractor)
    {
        int columns[KEYS_PER_THREAD];
        for (int d = 0; d < DIGITS; d++)
            storage.counters[d * THREADS + thread] = 0;
#pragma unroll
        for (int k = 0; k < KEYS_PER_THREAD; k++) {
            unsigned int digit = digit_extractor.Digit(keys[k]);
            columns[k] = (IS_DESCENDING ? DIGITS - 1 - (int)digit : (int)digit) * THREADS + thread;
            ranks[k] = (int)storage.counters[columns[k]];
            storage.counters[columns[k]] = ranks[k] + 1;
        }
        __syncthreads();
        unsigned int sum = 0, before = 0;
        for (int d = 0; d < DIGITS; d++)
            sum += storage.counters[thread * DIGITS + d];
        BlockScan<unsigned int, THREADS> scan(storage.scan, thread);
        scan.ExclusiveSum(sum, before);
        for (int d = 0; d < DIGITS; d++) {
            unsigned int count = storage.counters[thread * DIGITS + d];
            storage.counters[thread * DIGITS + d] = before;
            before += count;
        }
        __syncthreads();
#pragma unroll
        for (int k = 0; k < KEYS_PER_THREAD; k++)
            ranks[k] += (int)storage.counters[columns[k]];
    }

    /* Also how many keys have a lower digit, for the digits from thread * BINS_TRACKED_PER_THREAD on. */
    template <typename UnsignedBits, int KEYS_PER_THREAD, typename DigitExtractorT>
    CU2CL_DEVICE void RankKeys(UnsignedBits (&keys)[KEYS_PER_THREAD], int (&ranks)[KEYS_PER_THREAD],
                                             DigitExtractorT digit_extractor,
                                             int (&exclusive_digit_prefix)[BINS_TRACKED_PER_THREAD])
    {
        RankKeys(keys, ranks, digit_extractor);
#pragma unroll
        for (int b = 0; b < BINS_TRACKED_PER_THREAD; b++) {
            int digit = thread * BINS_TRACKED_PER_THREAD + b;
            if (digit < DIGITS)
                exclusive_digit_prefix[b] =
                    (int)storage.counters[(IS_DESCENDING ? DIGITS - 1 - digit : digit) * THREADS];
        }
    }
#endif
};

/* The same for elements in the striped arrangement of warps, by votes of the lanes. */
template <int BLOCK_DIM_X, int RADIX_BITS, bool IS_DESCENDING,
          BlockScanAlgorithm INNER_SCAN_ALGORITHM = BLOCK_SCAN_WARP_SCANS, int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1>
class BlockRadixRankMatch
{
    static constexpr int THREADS = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z;
    static constexpr int WARPS = (THREADS + 31) / 32;
    static constexpr int DIGITS = 1 << RADIX_BITS;

  public:
    static constexpr int BINS_TRACKED_PER_THREAD = (DIGITS + THREADS - 1) / THREADS;

  private:
    /* Of counters that a thread sums up. */
    static constexpr int SHARE = (DIGITS * WARPS + THREADS - 1) / THREADS;

  public:
    /* One counter for each digit and warp. */
    struct TempStorage
    {
        unsigned int counters[SHARE * THREADS];
        typename BlockScan<unsigned int, THREADS>::TempStorage scan;
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

    CU2CL_DEVICE static int place_of(int digit)
    {
        return (IS_DESCENDING ? DIGITS - 1 - digit : digit) * WARPS;
    }

    /* What the counters count becomes what is counted before them. */
    CU2CL_DEVICE void sum_up()
    {
        unsigned int sum = 0, before = 0;
        for (int c = 0; c < SHARE; c++)
            sum += storage.counters[thread * SHARE + c];
        BlockScan<unsigned int, THREADS> scan(storage.scan, thread);
        scan.ExclusiveSum(sum, before);
        for (int c = 0; c < SHARE; c++) {
            unsigned int count = storage.counters[thread * SHARE + c];
            storage.counters[thread * SHARE + c] = before;
            before += count;
        }
    }

  public:
    CU2CL_DEVICE BlockRadixRankMatch()
        : storage(private_storage()), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }
    CU2CL_DEVICE BlockRadixRankMatch(TempStorage &s)
        : storage(s), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }

    template <typename UnsignedBits, int KEYS_PER_THREAD, typename DigitExtractorT>
    CU2CL_DEVICE void RankKeys(UnsignedBits (&keys)[KEYS_PER_THREAD], int (&ranks)[KEYS_PER_THREAD],
                               DigitExtractorT digit_extractor)
    {
        int warp = thread / 32, lane = thread % 32, rest = THREADS - warp * 32;
        unsigned int all = rest < 32 ? (1u << rest) - 1 : 0xffffffff;
        int places[KEYS_PER_THREAD];
        for (int c = 0; c < SHARE; c++)
            storage.counters[c * THREADS + thread] = 0;
        __syncthreads();
        for (int k = 0; k < KEYS_PER_THREAD; k++) {
            int place = place_of((int)digit_extractor.Digit(keys[k])) + warp;
            unsigned int same = __match_any_sync(all, place);
            unsigned int before = storage.counters[place];
            __syncwarp(all);
            if (lane == __ffs(same) - 1)
                storage.counters[place] = before + __popc(same);
            __syncwarp(all);
            places[k] = place;
            ranks[k] = (int)(before + __popc(same & ((1u << lane) - 1)));
        }
        __syncthreads();
        sum_up();
        __syncthreads();
        for (int k = 0; k < KEYS_PER_THREAD; k++)
            ranks[k] += (int)storage.counters[places[k]];
    }

    /* Also how many keys have a lower digit, for the digits from thread * BINS_TRACKED_PER_THREAD on. */
    template <typename UnsignedBits, int KEYS_PER_THREAD, typename DigitExtractorT>
    CU2CL_DEVICE void RankKeys(UnsignedBits (&keys)[KEYS_PER_THREAD], int (&ranks)[KEYS_PER_THREAD],
                               DigitExtractorT digit_extractor,
                               int (&exclusive_digit_prefix)[BINS_TRACKED_PER_THREAD])
    {
        RankKeys(keys, ranks, digit_extractor);
        for (int b = 0; b < BINS_TRACKED_PER_THREAD; b++) {
            int digit = thread * BINS_TRACKED_PER_THREAD + b;
            if (digit < DIGITS)
                exclusive_digit_prefix[b] = (int)storage.counters[place_of(digit)];
        }
    }
#endif
};

} // namespace cub

#endif
