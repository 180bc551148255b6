/* cub::WarpStore: a warp's elements, some of each thread. */
#ifndef CU2CL_CUDA_CUB_WARP_WARP_STORE
#define CU2CL_CUDA_CUB_WARP_WARP_STORE

#include "../block/block_store.cuh"

namespace cub
{

enum WarpStoreAlgorithm
{
    WARP_STORE_DIRECT,
    WARP_STORE_STRIPED,
    WARP_STORE_VECTORIZE,
    WARP_STORE_TRANSPOSE
};

template <typename T, int ITEMS_PER_THREAD, WarpStoreAlgorithm ALGORITHM = WARP_STORE_DIRECT, int LOGICAL_WARP_THREADS = 32,
          int LEGACY_PTX_ARCH = 0>
class WarpStore
{
    static constexpr int TILE = LOGICAL_WARP_THREADS * ITEMS_PER_THREAD;
    static constexpr bool BY_SHARED = ALGORITHM >= WARP_STORE_TRANSPOSE;

  public:
    struct TempStorage
    {
        detail::shared_items<T, BY_SHARED ? TILE : 1> items;
    };

#ifdef __CUDACC__
  private:
    TempStorage &storage;
    int thread;
    unsigned int mask;

    CU2CL_DEVICE static TempStorage &private_storage()
    {
        __shared__ TempStorage own;
        return own;
    }

  public:
    CU2CL_DEVICE WarpStore(TempStorage &s)
        : storage(s), thread(detail::logical_lane<LOGICAL_WARP_THREADS>()),
          mask(WarpMask<LOGICAL_WARP_THREADS>(LaneId() / LOGICAL_WARP_THREADS))
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
            __syncwarp(mask);
#pragma unroll
            for (int k = 0; k < ITEMS_PER_THREAD; k++) {
                int place = k * LOGICAL_WARP_THREADS + thread;
                block_itr[place] = storage.items[place];
            }
            __syncwarp(mask);
        } else if constexpr (ALGORITHM == WARP_STORE_STRIPED) {
            StoreDirectStriped<LOGICAL_WARP_THREADS>(thread, block_itr, items);
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
            __syncwarp(mask);
#pragma unroll
            for (int k = 0; k < ITEMS_PER_THREAD; k++) {
                int place = k * LOGICAL_WARP_THREADS + thread;
                if (place < valid_items)
                    block_itr[place] = storage.items[place];
            }
            __syncwarp(mask);
        } else if constexpr (ALGORITHM == WARP_STORE_STRIPED) {
            StoreDirectStriped<LOGICAL_WARP_THREADS>(thread, block_itr, items, valid_items);
        } else {
            StoreDirectBlocked(thread, block_itr, items, valid_items);
        }
    }
#endif
};

} // namespace cub

#endif
