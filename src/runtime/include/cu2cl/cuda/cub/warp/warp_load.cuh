/* cub::WarpLoad: a warp's elements, some for each thread. */
#ifndef CU2CL_CUDA_CUB_WARP_WARP_LOAD
#define CU2CL_CUDA_CUB_WARP_WARP_LOAD

#include "../block/block_load.cuh"

namespace cub
{

enum WarpLoadAlgorithm
{
    WARP_LOAD_DIRECT,
    WARP_LOAD_STRIPED,
    WARP_LOAD_VECTORIZE,
    WARP_LOAD_TRANSPOSE
};

template <typename T, int ITEMS_PER_THREAD, WarpLoadAlgorithm ALGORITHM = WARP_LOAD_DIRECT, int LOGICAL_WARP_THREADS = 32,
          int LEGACY_PTX_ARCH = 0>
class WarpLoad
{
    static constexpr int TILE = LOGICAL_WARP_THREADS * ITEMS_PER_THREAD;
    static constexpr bool BY_SHARED = ALGORITHM >= WARP_LOAD_TRANSPOSE;

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
    CU2CL_DEVICE WarpLoad(TempStorage &s)
        : storage(s), thread(detail::logical_lane<LOGICAL_WARP_THREADS>()),
          mask(WarpMask<LOGICAL_WARP_THREADS>(LaneId() / LOGICAL_WARP_THREADS))
    {
    }

    template <typename InputIteratorT>
    CU2CL_DEVICE void Load(InputIteratorT block_itr, T (&items)[ITEMS_PER_THREAD])
    {
        if constexpr (BY_SHARED) {
            // Neighbouring threads load neighbouring elements; a thread then takes its own
#pragma unroll
            for (int k = 0; k < ITEMS_PER_THREAD; k++) {
                int place = k * LOGICAL_WARP_THREADS + thread;
                storage.items[place] = block_itr[place];
            }
            __syncwarp(mask);
            LoadDirectBlocked(thread, storage.items, items);
            __syncwarp(mask);
        } else if constexpr (ALGORITHM == WARP_LOAD_STRIPED) {
            LoadDirectStriped<LOGICAL_WARP_THREADS>(thread, block_itr, items);
        } else {
            LoadDirectBlocked(thread, block_itr, items);
        }
    }

    template <typename InputIteratorT>
    CU2CL_DEVICE void Load(InputIteratorT block_itr, T (&items)[ITEMS_PER_THREAD], int valid_items)
    {
        if constexpr (BY_SHARED) {
            // Neighbouring threads load neighbouring elements; a thread then takes its own
#pragma unroll
            for (int k = 0; k < ITEMS_PER_THREAD; k++) {
                int place = k * LOGICAL_WARP_THREADS + thread;
                if (place < valid_items)
                    storage.items[place] = block_itr[place];
            }
            __syncwarp(mask);
            LoadDirectBlocked(thread, storage.items, items, valid_items);
            __syncwarp(mask);
        } else if constexpr (ALGORITHM == WARP_LOAD_STRIPED) {
            LoadDirectStriped<LOGICAL_WARP_THREADS>(thread, block_itr, items, valid_items);
        } else {
            LoadDirectBlocked(thread, block_itr, items, valid_items);
        }
    }

    template <typename InputIteratorT, typename DefaultT>
    CU2CL_DEVICE void Load(InputIteratorT block_itr, T (&items)[ITEMS_PER_THREAD], int valid_items, DefaultT oob_default)
    {
        if constexpr (BY_SHARED) {
            // Neighbouring threads load neighbouring elements; a thread then takes its own
#pragma unroll
            for (int k = 0; k < ITEMS_PER_THREAD; k++) {
                int place = k * LOGICAL_WARP_THREADS + thread;
                if (place < valid_items)
                    storage.items[place] = block_itr[place];
            }
            __syncwarp(mask);
            LoadDirectBlocked(thread, storage.items, items, valid_items, oob_default);
            __syncwarp(mask);
        } else if constexpr (ALGORITHM == WARP_LOAD_STRIPED) {
            LoadDirectStriped<LOGICAL_WARP_THREADS>(thread, block_itr, items, valid_items, oob_default);
        } else {
            LoadDirectBlocked(thread, block_itr, items, valid_items, oob_default);
        }
    }
#endif
};

} // namespace cub

#endif
