/* cub::BlockStore, and the functions that store a thread's elements in some arrangement. */
#ifndef CU2CL_CUDA_CUB_BLOCK_BLOCK_STORE
#define CU2CL_CUDA_CUB_BLOCK_BLOCK_STORE

#include "../detail/types.cuh"
#include "../util_ptx.cuh"

namespace cub
{

#ifdef __CUDACC__

template <typename T, int ITEMS_PER_THREAD, typename OutputIteratorT>
CU2CL_DEVICE void StoreDirectBlocked(int linear_tid, OutputIteratorT block_itr,
                                                    T (&items)[ITEMS_PER_THREAD])
{
#pragma unroll
    for (int k = 0; k < ITEMS_PER_THREAD; k++)
        block_itr[linear_tid * ITEMS_PER_THREAD + k] = items[k];
}

template <typename T, int ITEMS_PER_THREAD, typename OutputIteratorT>
CU2CL_DEVICE void StoreDirectBlocked(int linear_tid, OutputIteratorT block_itr,
                                                    T (&items)[ITEMS_PER_THREAD], int valid_items)
{
#pragma unroll
    for (int k = 0; k < ITEMS_PER_THREAD; k++)
        if (linear_tid * ITEMS_PER_THREAD + k < valid_items)
            block_itr[linear_tid * ITEMS_PER_THREAD + k] = items[k];
}

template <int BLOCK_THREADS, typename T, int ITEMS_PER_THREAD, typename OutputIteratorT>
CU2CL_DEVICE void StoreDirectStriped(int linear_tid, OutputIteratorT block_itr,
                                                    T (&items)[ITEMS_PER_THREAD])
{
#pragma unroll
    for (int k = 0; k < ITEMS_PER_THREAD; k++)
        block_itr[linear_tid + k * BLOCK_THREADS] = items[k];
}

template <int BLOCK_THREADS, typename T, int ITEMS_PER_THREAD, typename OutputIteratorT>
CU2CL_DEVICE void StoreDirectStriped(int linear_tid, OutputIteratorT block_itr,
                                                    T (&items)[ITEMS_PER_THREAD], int valid_items)
{
#pragma unroll
    for (int k = 0; k < ITEMS_PER_THREAD; k++)
        if (linear_tid + k * BLOCK_THREADS < valid_items)
            block_itr[linear_tid + k * BLOCK_THREADS] = items[k];
}

template <typename T, int ITEMS_PER_THREAD, typename OutputIteratorT>
CU2CL_DEVICE void StoreDirectWarpStriped(int linear_tid, OutputIteratorT block_itr,
                                                    T (&items)[ITEMS_PER_THREAD])
{
#pragma unroll
    for (int k = 0; k < ITEMS_PER_THREAD; k++)
        block_itr[linear_tid / 32 * 32 * ITEMS_PER_THREAD + linear_tid % 32 + k * 32] = items[k];
}

template <typename T, int ITEMS_PER_THREAD, typename OutputIteratorT>
CU2CL_DEVICE void StoreDirectWarpStriped(int linear_tid, OutputIteratorT block_itr,
                                                    T (&items)[ITEMS_PER_THREAD], int valid_items)
{
#pragma unroll
    for (int k = 0; k < ITEMS_PER_THREAD; k++)
        if (linear_tid / 32 * 32 * ITEMS_PER_THREAD + linear_tid % 32 + k * 32 < valid_items)
            block_itr[linear_tid / 32 * 32 * ITEMS_PER_THREAD + linear_tid % 32 + k * 32] = items[k];
}

template <typename T, int ITEMS_PER_THREAD>
CU2CL_DEVICE void StoreDirectBlockedVectorized(int linear_tid, T *block_ptr,
                                                             T (&items)[ITEMS_PER_THREAD])
{
    StoreDirectBlocked(linear_tid, block_ptr, items);
}

#endif

enum BlockStoreAlgorithm
{
    BLOCK_STORE_DIRECT,
    BLOCK_STORE_STRIPED,
    BLOCK_STORE_VECTORIZE,
    BLOCK_STORE_TRANSPOSE,
    BLOCK_STORE_WARP_TRANSPOSE,
    BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED
};

template <typename T, int BLOCK_DIM_X, int ITEMS_PER_THREAD, BlockStoreAlgorithm ALGORITHM = BLOCK_STORE_DIRECT,
          int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1, int LEGACY_PTX_ARCH = 0>
class BlockStore
{
    static constexpr int BLOCK_THREADS = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z;
    static constexpr int TILE = BLOCK_THREADS * ITEMS_PER_THREAD;
    static constexpr bool BY_SHARED = ALGORITHM >= BLOCK_STORE_TRANSPOSE;

  public:
    struct TempStorage
    {
        detail::shared_items<T, BY_SHARED ? TILE : 1> items;
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
    CU2CL_DEVICE BlockStore() : storage(private_storage()), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }
    CU2CL_DEVICE BlockStore(TempStorage &s)
        : storage(s), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }

    template <typename OutputIteratorT>
    CU2CL_DEVICE void Store(OutputIteratorT block_itr, T (&items)[ITEMS_PER_THREAD])
    {
        if constexpr (BY_SHARED) {
            // A thread hands over its own elements; neighbouring threads then store neighbouring ones
#pragma unroll
            for (int k = 0; k < ITEMS_PER_THREAD; k++)
                storage.items[thread * ITEMS_PER_THREAD + k] = items[k];
            __syncthreads();
#pragma unroll
            for (int k = 0; k < ITEMS_PER_THREAD; k++) {
                int place = k * BLOCK_THREADS + thread;
                block_itr[place] = storage.items[place];
            }
            __syncthreads();
        } else if constexpr (ALGORITHM == BLOCK_STORE_STRIPED) {
            StoreDirectStriped<BLOCK_THREADS>(thread, block_itr, items);
        } else {
            StoreDirectBlocked(thread, block_itr, items);
        }
    }

    template <typename OutputIteratorT>
    CU2CL_DEVICE void Store(OutputIteratorT block_itr, T (&items)[ITEMS_PER_THREAD], int valid_items)
    {
        if constexpr (BY_SHARED) {
            // A thread hands over its own elements; neighbouring threads then store neighbouring ones
#pragma unroll
            for (int k = 0; k < ITEMS_PER_THREAD; k++)
                storage.items[thread * ITEMS_PER_THREAD + k] = items[k];
            __syncthreads();
#pragma unroll
            for (int k = 0; k < ITEMS_PER_THREAD; k++) {
                int place = k * BLOCK_THREADS + thread;
                if (place < valid_items)
                    block_itr[place] = storage.items[place];
            }
            __syncthreads();
        } else if constexpr (ALGORITHM == BLOCK_STORE_STRIPED) {
            StoreDirectStriped<BLOCK_THREADS>(thread, block_itr, items, valid_items);
        } else {
            StoreDirectBlocked(thread, block_itr, items, valid_items);
        }
    }
#endif
};

} // namespace cub

#endif
