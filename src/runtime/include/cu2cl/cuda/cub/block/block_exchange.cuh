/* cub::BlockExchange: elements of a block in another arrangement, through shared memory. */
#ifndef CU2CL_CUDA_CUB_BLOCK_BLOCK_EXCHANGE
#define CU2CL_CUDA_CUB_BLOCK_BLOCK_EXCHANGE

#include "../detail/types.cuh"
#include "../util_ptx.cuh"

namespace cub
{

template <typename InputT, int BLOCK_DIM_X, int ITEMS_PER_THREAD, bool WARP_TIME_SLICING = false, int BLOCK_DIM_Y = 1,
          int BLOCK_DIM_Z = 1, int LEGACY_PTX_ARCH = 0>
class BlockExchange
{
    static constexpr int BLOCK_THREADS = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z;
    static constexpr int TILE = BLOCK_THREADS * ITEMS_PER_THREAD;

  public:
    struct TempStorage
    {
        detail::shared_items<InputT, TILE> items;
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

    CU2CL_DEVICE int warp_striped(int k) const
    {
        constexpr int WIDTH = BLOCK_THREADS < 32 ? BLOCK_THREADS : 32;
        return thread / 32 * 32 * ITEMS_PER_THREAD + k * WIDTH + thread % 32;
    }

  public:
    CU2CL_DEVICE BlockExchange()
        : storage(private_storage()), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }
    CU2CL_DEVICE BlockExchange(TempStorage &s)
        : storage(s), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }

    template <typename OutputT>
    CU2CL_DEVICE void StripedToBlocked(const InputT (&input_items)[ITEMS_PER_THREAD],
                                                 OutputT (&output_items)[ITEMS_PER_THREAD])
    {
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            storage.items[k * BLOCK_THREADS + thread] = input_items[k];
        __syncthreads();
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            output_items[k] = storage.items[thread * ITEMS_PER_THREAD + k];
        __syncthreads();
    }
    CU2CL_DEVICE void StripedToBlocked(InputT (&items)[ITEMS_PER_THREAD])
    {
        StripedToBlocked(items, items);
    }

    template <typename OutputT>
    CU2CL_DEVICE void BlockedToStriped(const InputT (&input_items)[ITEMS_PER_THREAD],
                                                 OutputT (&output_items)[ITEMS_PER_THREAD])
    {
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            storage.items[thread * ITEMS_PER_THREAD + k] = input_items[k];
        __syncthreads();
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            output_items[k] = storage.items[k * BLOCK_THREADS + thread];
        __syncthreads();
    }
    CU2CL_DEVICE void BlockedToStriped(InputT (&items)[ITEMS_PER_THREAD])
    {
        BlockedToStriped(items, items);
    }

    template <typename OutputT>
    CU2CL_DEVICE void WarpStripedToBlocked(const InputT (&input_items)[ITEMS_PER_THREAD],
                                                 OutputT (&output_items)[ITEMS_PER_THREAD])
    {
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            storage.items[warp_striped(k)] = input_items[k];
        __syncthreads();
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            output_items[k] = storage.items[thread * ITEMS_PER_THREAD + k];
        __syncthreads();
    }
    CU2CL_DEVICE void WarpStripedToBlocked(InputT (&items)[ITEMS_PER_THREAD])
    {
        WarpStripedToBlocked(items, items);
    }

    template <typename OutputT>
    CU2CL_DEVICE void BlockedToWarpStriped(const InputT (&input_items)[ITEMS_PER_THREAD],
                                                 OutputT (&output_items)[ITEMS_PER_THREAD])
    {
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            storage.items[thread * ITEMS_PER_THREAD + k] = input_items[k];
        __syncthreads();
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            output_items[k] = storage.items[warp_striped(k)];
        __syncthreads();
    }
    CU2CL_DEVICE void BlockedToWarpStriped(InputT (&items)[ITEMS_PER_THREAD])
    {
        BlockedToWarpStriped(items, items);
    }

    template <typename OutputT, typename OffsetT>
    CU2CL_DEVICE void ScatterToBlocked(const InputT (&input_items)[ITEMS_PER_THREAD],
                                             OutputT (&output_items)[ITEMS_PER_THREAD],
                                             OffsetT (&ranks)[ITEMS_PER_THREAD])
    {
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            storage.items[ranks[k]] = input_items[k];
        __syncthreads();
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            output_items[k] = storage.items[thread * ITEMS_PER_THREAD + k];
        __syncthreads();
    }
    template <typename OffsetT>
    CU2CL_DEVICE void ScatterToBlocked(InputT (&items)[ITEMS_PER_THREAD],
                                             OffsetT (&ranks)[ITEMS_PER_THREAD])
    {
        ScatterToBlocked(items, items, ranks);
    }

    template <typename OutputT, typename OffsetT>
    CU2CL_DEVICE void ScatterToStriped(const InputT (&input_items)[ITEMS_PER_THREAD],
                                             OutputT (&output_items)[ITEMS_PER_THREAD],
                                             OffsetT (&ranks)[ITEMS_PER_THREAD])
    {
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            storage.items[ranks[k]] = input_items[k];
        __syncthreads();
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            output_items[k] = storage.items[k * BLOCK_THREADS + thread];
        __syncthreads();
    }
    template <typename OffsetT>
    CU2CL_DEVICE void ScatterToStriped(InputT (&items)[ITEMS_PER_THREAD],
                                             OffsetT (&ranks)[ITEMS_PER_THREAD])
    {
        ScatterToStriped(items, items, ranks);
    }

    template <typename OutputT, typename OffsetT>
    CU2CL_DEVICE void ScatterToStripedGuarded(const InputT (&input_items)[ITEMS_PER_THREAD],
                                             OutputT (&output_items)[ITEMS_PER_THREAD],
                                             OffsetT (&ranks)[ITEMS_PER_THREAD])
    {
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            if (ranks[k] >= 0)
                storage.items[ranks[k]] = input_items[k];
        __syncthreads();
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            output_items[k] = storage.items[k * BLOCK_THREADS + thread];
        __syncthreads();
    }
    template <typename OffsetT>
    CU2CL_DEVICE void ScatterToStripedGuarded(InputT (&items)[ITEMS_PER_THREAD],
                                             OffsetT (&ranks)[ITEMS_PER_THREAD])
    {
        ScatterToStripedGuarded(items, items, ranks);
    }

    template <typename OutputT, typename OffsetT, typename ValidFlag>
    CU2CL_DEVICE void ScatterToStripedFlagged(const InputT (&input_items)[ITEMS_PER_THREAD],
                                             OutputT (&output_items)[ITEMS_PER_THREAD],
                                             OffsetT (&ranks)[ITEMS_PER_THREAD], ValidFlag (&is_valid)[ITEMS_PER_THREAD])
    {
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            if (is_valid[k])
                storage.items[ranks[k]] = input_items[k];
        __syncthreads();
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            output_items[k] = storage.items[k * BLOCK_THREADS + thread];
        __syncthreads();
    }
    template <typename OffsetT, typename ValidFlag>
    CU2CL_DEVICE void ScatterToStripedFlagged(InputT (&items)[ITEMS_PER_THREAD],
                                             OffsetT (&ranks)[ITEMS_PER_THREAD], ValidFlag (&is_valid)[ITEMS_PER_THREAD])
    {
        ScatterToStripedFlagged(items, items, ranks, is_valid);
    }
#endif
};

} // namespace cub

#endif
