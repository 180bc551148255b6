/* cub::WarpExchange: elements of a warp in another arrangement, through shared memory. */
#ifndef CU2CL_CUDA_CUB_WARP_WARP_EXCHANGE
#define CU2CL_CUDA_CUB_WARP_WARP_EXCHANGE

#include "../detail/types.cuh"
#include "../util_ptx.cuh"

namespace cub
{

enum WarpExchangeAlgorithm
{
    WARP_EXCHANGE_SMEM,
    WARP_EXCHANGE_SHUFFLE
};

template <typename InputT, int ITEMS_PER_THREAD, int LOGICAL_WARP_THREADS = 32,
          WarpExchangeAlgorithm WARP_EXCHANGE_ALGORITHM = WARP_EXCHANGE_SMEM>
class WarpExchange
{
    static constexpr int TILE = LOGICAL_WARP_THREADS * ITEMS_PER_THREAD;

  public:
    struct TempStorage
    {
        detail::shared_items<InputT, TILE> items;
    };

#ifdef __CUDACC__
  private:
    TempStorage &storage;
    int thread;
    unsigned int mask;

  public:
    CU2CL_DEVICE WarpExchange(TempStorage &s)
        : storage(s), thread(detail::logical_lane<LOGICAL_WARP_THREADS>()),
          mask(WarpMask<LOGICAL_WARP_THREADS>(LaneId() / LOGICAL_WARP_THREADS))
    {
    }

    template <typename OutputT>
    CU2CL_DEVICE void StripedToBlocked(const InputT (&input_items)[ITEMS_PER_THREAD],
                                                 OutputT (&output_items)[ITEMS_PER_THREAD])
    {
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            storage.items[k * LOGICAL_WARP_THREADS + thread] = input_items[k];
        __syncwarp(mask);
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            output_items[k] = storage.items[thread * ITEMS_PER_THREAD + k];
        __syncwarp(mask);
    }

    template <typename OutputT>
    CU2CL_DEVICE void BlockedToStriped(const InputT (&input_items)[ITEMS_PER_THREAD],
                                                 OutputT (&output_items)[ITEMS_PER_THREAD])
    {
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            storage.items[thread * ITEMS_PER_THREAD + k] = input_items[k];
        __syncwarp(mask);
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            output_items[k] = storage.items[k * LOGICAL_WARP_THREADS + thread];
        __syncwarp(mask);
    }

    template <typename OutputT, typename OffsetT>
    CU2CL_DEVICE void ScatterToStriped(const InputT (&input_items)[ITEMS_PER_THREAD],
                                             OutputT (&output_items)[ITEMS_PER_THREAD],
                                             OffsetT (&ranks)[ITEMS_PER_THREAD])
    {
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            storage.items[ranks[k]] = input_items[k];
        __syncwarp(mask);
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            output_items[k] = storage.items[k * LOGICAL_WARP_THREADS + thread];
        __syncwarp(mask);
    }
    template <typename OffsetT>
    CU2CL_DEVICE void ScatterToStriped(InputT (&items)[ITEMS_PER_THREAD],
                                             OffsetT (&ranks)[ITEMS_PER_THREAD])
    {
        ScatterToStriped(items, items, ranks);
    }
#endif
};

} // namespace cub

#endif
