/* cub::BlockRunLengthDecode: the elements of runs, of which each thread gives some values and lengths. */
#ifndef CU2CL_CUDA_CUB_BLOCK_BLOCK_RUN_LENGTH_DECODE
#define CU2CL_CUDA_CUB_BLOCK_BLOCK_RUN_LENGTH_DECODE

#include "block_scan.cuh"

namespace cub
{

template <typename ItemT, int BLOCK_DIM_X, int RUNS_PER_THREAD, int DECODED_ITEMS_PER_THREAD,
          typename DecodedOffsetT = unsigned int, int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1>
class BlockRunLengthDecode
{
    static constexpr int THREADS = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z;
    static constexpr int RUNS = THREADS * RUNS_PER_THREAD;

  public:
    struct TempStorage
    {
        typename BlockScan<DecodedOffsetT, THREADS>::TempStorage scan;
        detail::shared_items<ItemT, RUNS> values;
        DecodedOffsetT offsets[RUNS];
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

    template <typename RunOffsetT>
    CU2CL_DEVICE void keep(ItemT (&run_values)[RUNS_PER_THREAD],
                                         RunOffsetT (&run_offsets)[RUNS_PER_THREAD])
    {
#pragma unroll
        for (int k = 0; k < RUNS_PER_THREAD; k++) {
            storage.values[thread * RUNS_PER_THREAD + k] = run_values[k];
            storage.offsets[thread * RUNS_PER_THREAD + k] = (DecodedOffsetT)run_offsets[k];
        }
        __syncthreads();
    }

  public:
    template <typename RunLengthT, typename TotalDecodedSizeT>
    CU2CL_DEVICE BlockRunLengthDecode(TempStorage &s, ItemT (&run_values)[RUNS_PER_THREAD],
                                                    RunLengthT (&run_lengths)[RUNS_PER_THREAD],
                                                    TotalDecodedSizeT &total_decoded_size)
        : storage(s), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
        DecodedOffsetT offsets[RUNS_PER_THREAD];
        DecodedOffsetT total;
#pragma unroll
        for (int k = 0; k < RUNS_PER_THREAD; k++)
            offsets[k] = (DecodedOffsetT)run_lengths[k];
        BlockScan<DecodedOffsetT, THREADS> scan(storage.scan, thread);
        scan.ExclusiveSum(offsets, offsets, total);
        total_decoded_size = (TotalDecodedSizeT)total;
        keep(run_values, offsets);
    }

    template <typename UserRunOffsetT>
    CU2CL_DEVICE BlockRunLengthDecode(TempStorage &s, ItemT (&run_values)[RUNS_PER_THREAD],
                                                    UserRunOffsetT (&run_offsets)[RUNS_PER_THREAD])
        : storage(s), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
        keep(run_values, run_offsets);
    }

    template <typename RelativeOffsetT>
    CU2CL_DEVICE void RunLengthDecode(ItemT (&decoded_items)[DECODED_ITEMS_PER_THREAD],
                                                    RelativeOffsetT (&item_offsets)[DECODED_ITEMS_PER_THREAD],
                                                    DecodedOffsetT from_decoded_offset = 0)
    {
        DecodedOffsetT place = from_decoded_offset + (DecodedOffsetT)(thread * DECODED_ITEMS_PER_THREAD);
        // The last run that begins at or before the place
        int low = 0, high = RUNS;
        while (high - low > 1) {
            int middle = (low + high) / 2;
            if (storage.offsets[middle] <= place)
                low = middle;
            else
                high = middle;
        }
#pragma unroll
        for (int k = 0; k < DECODED_ITEMS_PER_THREAD; k++, place++) {
            while (low + 1 < RUNS && storage.offsets[low + 1] <= place)
                low++;
            decoded_items[k] = storage.values[low];
            item_offsets[k] = (RelativeOffsetT)(place - storage.offsets[low]);
        }
    }

    CU2CL_DEVICE void RunLengthDecode(ItemT (&decoded_items)[DECODED_ITEMS_PER_THREAD],
                                                    DecodedOffsetT from_decoded_offset = 0)
    {
        DecodedOffsetT unused[DECODED_ITEMS_PER_THREAD];
        RunLengthDecode(decoded_items, unused, from_decoded_offset);
    }
#endif
};

} // namespace cub

#endif
