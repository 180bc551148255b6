/* cub::BlockHistogram: how often each number below BINS occurs in a block. Both algorithms count by atomic operations. */
#ifndef CU2CL_CUDA_CUB_BLOCK_BLOCK_HISTOGRAM
#define CU2CL_CUDA_CUB_BLOCK_BLOCK_HISTOGRAM

#include "../util_ptx.cuh"

namespace cub
{

enum BlockHistogramAlgorithm
{
    BLOCK_HISTO_SORT,
    BLOCK_HISTO_ATOMIC
};

template <typename T, int BLOCK_DIM_X, int ITEMS_PER_THREAD, int BINS,
          BlockHistogramAlgorithm ALGORITHM = BLOCK_HISTO_SORT, int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1,
          int LEGACY_PTX_ARCH = 0>
class BlockHistogram
{
    static constexpr int THREADS = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z;

  public:
    struct TempStorage
    {
        char unused;
    };

#ifdef __CUDACC__
  private:
    int thread;

  public:
    CU2CL_DEVICE BlockHistogram() : thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }
    CU2CL_DEVICE BlockHistogram(TempStorage &)
        : thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }

    template <typename CounterT> CU2CL_DEVICE void InitHistogram(CounterT histogram[BINS])
    {
        for (int bin = thread; bin < BINS; bin += THREADS)
            histogram[bin] = 0;
    }

    template <typename CounterT>
    CU2CL_DEVICE void Histogram(T (&items)[ITEMS_PER_THREAD], CounterT histogram[BINS])
    {
        InitHistogram(histogram);
        __syncthreads();
        Composite(items, histogram);
    }

    template <typename CounterT>
    CU2CL_DEVICE void Composite(T (&items)[ITEMS_PER_THREAD], CounterT histogram[BINS])
    {
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            atomicAdd(&histogram[items[k]], (CounterT)1);
        __syncthreads();
    }
#endif
};

} // namespace cub

#endif
