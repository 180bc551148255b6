/* cub::BlockLoad, and the functions that load a thread's elements in some arrangement. */
#ifndef CU2CL_CUDA_CUB_BLOCK_BLOCK_LOAD
#define CU2CL_CUDA_CUB_BLOCK_BLOCK_LOAD

#include "../detail/types.cuh"
#include "../util_ptx.cuh"

namespace cub
{

#ifdef __CUDACC__

template <typename T, int ITEMS_PER_THREAD, typename InputIteratorT>
CU2CL_DEVICE void LoadDirectBlocked(int linear_tid, InputIteratorT block_itr,
                                                   T (&items)[ITEMS_PER_THREAD])
{
#pragma unroll
    for (int k = 0; k < ITEMS_PER_THREAD; k++)
        items[k] = block_itr[linear_tid * ITEMS_PER_THREAD + k];
}

/* Only the first `valid_items` of the block; the others stay as they are. */
template <typename T, int ITEMS_PER_THREAD, typename InputIteratorT>
CU2CL_DEVICE void LoadDirectBlocked(int linear_tid, InputIteratorT block_itr,
                                                   T (&items)[ITEMS_PER_THREAD], int valid_items)
{
#pragma unroll
    for (int k = 0; k < ITEMS_PER_THREAD; k++)
        if (linear_tid * ITEMS_PER_THREAD + k < valid_items)
            items[k] = block_itr[linear_tid * ITEMS_PER_THREAD + k];
}

template <typename T, typename DefaultT, int ITEMS_PER_THREAD, typename InputIteratorT>
CU2CL_DEVICE void LoadDirectBlocked(int linear_tid, InputIteratorT block_itr,
                                                   T (&items)[ITEMS_PER_THREAD], int valid_items,
                                                   DefaultT oob_default)
{
#pragma unroll
    for (int k = 0; k < ITEMS_PER_THREAD; k++) {
        items[k] = static_cast<T>(oob_default);
        if (linear_tid * ITEMS_PER_THREAD + k < valid_items)
            items[k] = block_itr[linear_tid * ITEMS_PER_THREAD + k];
    }
}

template <int BLOCK_THREADS, typename T, int ITEMS_PER_THREAD, typename InputIteratorT>
CU2CL_DEVICE void LoadDirectStriped(int linear_tid, InputIteratorT block_itr,
                                                   T (&items)[ITEMS_PER_THREAD])
{
#pragma unroll
    for (int k = 0; k < ITEMS_PER_THREAD; k++)
        items[k] = block_itr[linear_tid + k * BLOCK_THREADS];
}

/* Only the first `valid_items` of the block; the others stay as they are. */
template <int BLOCK_THREADS, typename T, int ITEMS_PER_THREAD, typename InputIteratorT>
CU2CL_DEVICE void LoadDirectStriped(int linear_tid, InputIteratorT block_itr,
                                                   T (&items)[ITEMS_PER_THREAD], int valid_items)
{
#pragma unroll
    for (int k = 0; k < ITEMS_PER_THREAD; k++)
        if (linear_tid + k * BLOCK_THREADS < valid_items)
            items[k] = block_itr[linear_tid + k * BLOCK_THREADS];
}

template <int BLOCK_THREADS, typename T, typename DefaultT, int ITEMS_PER_THREAD, typename InputIteratorT>
CU2CL_DEVICE void LoadDirectStriped(int linear_tid, InputIteratorT block_itr,
                                                   T (&items)[ITEMS_PER_THREAD], int valid_items,
                                                   DefaultT oob_default)
{
#pragma unroll
    for (int k = 0; k < ITEMS_PER_THREAD; k++) {
        items[k] = static_cast<T>(oob_default);
        if (linear_tid + k * BLOCK_THREADS < valid_items)
            items[k] = block_itr[linear_tid + k * BLOCK_THREADS];
    }
}

template <typename T, int ITEMS_PER_THREAD, typename InputIteratorT>
CU2CL_DEVICE void LoadDirectWarpStriped(int linear_tid, InputIteratorT block_itr,
                                                   T (&items)[ITEMS_PER_THREAD])
{
#pragma unroll
    for (int k = 0; k < ITEMS_PER_THREAD; k++)
        items[k] = block_itr[linear_tid / 32 * 32 * ITEMS_PER_THREAD + linear_tid % 32 + k * 32];
}

/* Only the first `valid_items` of the block; the others stay as they are. */
template <typename T, int ITEMS_PER_THREAD, typename InputIteratorT>
CU2CL_DEVICE void LoadDirectWarpStriped(int linear_tid, InputIteratorT block_itr,
                                                   T (&items)[ITEMS_PER_THREAD], int valid_items)
{
#pragma unroll
    for (int k = 0; k < ITEMS_PER_THREAD; k++)
        if (linear_tid / 32 * 32 * ITEMS_PER_THREAD + linear_tid % 32 + k * 32 < valid_items)
            items[k] = block_itr[linear_tid / 32 * 32 * ITEMS_PER_THREAD + linear_tid % 32 + k * 32];
}

template <typename T, typename DefaultT, int ITEMS_PER_THREAD, typename InputIteratorT>
CU2CL_DEVICE void LoadDirectWarpStriped(int linear_tid, InputIteratorT block_itr,
                                                   T (&items)[ITEMS_PER_THREAD], int valid_items,
                                                   DefaultT oob_default)
{
#pragma unroll
    for (int k = 0; k < ITEMS_PER_THREAD; k++) {
        items[k] = static_cast<T>(oob_default);
        if (linear_tid / 32 * 32 * ITEMS_PER_THREAD + linear_tid % 32 + k * 32 < valid_items)
            items[k] = block_itr[linear_tid / 32 * 32 * ITEMS_PER_THREAD + linear_tid % 32 + k * 32];
    }
}

template <typename T, int ITEMS_PER_THREAD>
CU2CL_DEVICE void LoadDirectBlockedVectorized(int linear_tid, T *block_ptr,
                                                            T (&items)[ITEMS_PER_THREAD])
{
    LoadDirectBlocked(linear_tid, block_ptr, items);
}

#endif

enum BlockLoadAlgorithm
{
    BLOCK_LOAD_DIRECT,
    BLOCK_LOAD_STRIPED,
    BLOCK_LOAD_VECTORIZE,
    BLOCK_LOAD_TRANSPOSE,
    BLOCK_LOAD_WARP_TRANSPOSE,
    BLOCK_LOAD_WARP_TRANSPOSE_TIMESLICED
};

template <typename T, int BLOCK_DIM_X, int ITEMS_PER_THREAD, BlockLoadAlgorithm ALGORITHM = BLOCK_LOAD_DIRECT,
          int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1, int LEGACY_PTX_ARCH = 0>
class BlockLoad
{
    static constexpr int BLOCK_THREADS = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z;
    static constexpr int TILE = BLOCK_THREADS * ITEMS_PER_THREAD;
    static constexpr bool BY_SHARED = ALGORITHM >= BLOCK_LOAD_TRANSPOSE;

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
    CU2CL_DEVICE BlockLoad() : storage(private_storage()), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }
    CU2CL_DEVICE BlockLoad(TempStorage &s)
        : storage(s), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }

    template <typename InputIteratorT>
    CU2CL_DEVICE void Load(InputIteratorT block_itr, T (&items)[ITEMS_PER_THREAD])
    {
        if constexpr (BY_SHARED) {
            // Neighbouring threads load neighbouring elements; a thread then takes its own
#pragma unroll
            for (int k = 0; k < ITEMS_PER_THREAD; k++) {
                int place = k * BLOCK_THREADS + thread;
                storage.items[place] = block_itr[place];
            }
            __syncthreads();
            LoadDirectBlocked(thread, storage.items, items);
            __syncthreads();
        } else if constexpr (ALGORITHM == BLOCK_LOAD_STRIPED) {
            LoadDirectStriped<BLOCK_THREADS>(thread, block_itr, items);
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
                int place = k * BLOCK_THREADS + thread;
                if (place < valid_items)
                    storage.items[place] = block_itr[place];
            }
            __syncthreads();
            LoadDirectBlocked(thread, storage.items, items, valid_items);
            __syncthreads();
        } else if constexpr (ALGORITHM == BLOCK_LOAD_STRIPED) {
            LoadDirectStriped<BLOCK_THREADS>(thread, block_itr, items, valid_items);
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
                int place = k * BLOCK_THREADS + thread;
                if (place < valid_items)
                    storage.items[place] = block_itr[place];
            }
            __syncthreads();
            LoadDirectBlocked(thread, storage.items, items, valid_items, oob_default);
            __syncthreads();
        } else if constexpr (ALGORITHM == BLOCK_LOAD_STRIPED) {
            LoadDirectStriped<BLOCK_THREADS>(thread, block_itr, items, valid_items, oob_default);
        } else {
            LoadDirectBlocked(thread, block_itr, items, valid_items, oob_default);
        }
    }
#endif
};

} // namespace cub

#endif
