/* cub::BlockAdjacentDifference: the difference of each element of a block and its neighbour. */
#ifndef CU2CL_CUDA_CUB_BLOCK_BLOCK_ADJACENT_DIFFERENCE
#define CU2CL_CUDA_CUB_BLOCK_BLOCK_ADJACENT_DIFFERENCE

#include "../detail/types.cuh"
#include "../util_ptx.cuh"

namespace cub
{

template <typename T, int BLOCK_DIM_X, int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1, int LEGACY_PTX_ARCH = 0>
class BlockAdjacentDifference
{
    static constexpr int THREADS = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z;

  public:
    struct TempStorage
    {
        detail::shared_items<T, THREADS> first;
        detail::shared_items<T, THREADS> last;
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
    CU2CL_DEVICE BlockAdjacentDifference()
        : storage(private_storage()), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }
    CU2CL_DEVICE BlockAdjacentDifference(TempStorage &s)
        : storage(s), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }

    template <int ITEMS_PER_THREAD, typename OutputType, typename DifferenceOpT>
    CU2CL_DEVICE void SubtractLeft(T (&input)[ITEMS_PER_THREAD], OutputType (&output)[ITEMS_PER_THREAD],
                                       DifferenceOpT difference_op)
    {
        storage.last[thread] = input[ITEMS_PER_THREAD - 1];
        __syncthreads();
        int first = thread * ITEMS_PER_THREAD;
#pragma unroll
        for (int k = ITEMS_PER_THREAD - 1; k > 0; k--) {
            if (first + k < THREADS * ITEMS_PER_THREAD)
                output[k] = difference_op(input[k], input[k - 1]);
            else
                output[k] = input[k];
        }
        if (thread > 0 && first < THREADS * ITEMS_PER_THREAD) {
            T before = storage.last[thread - 1];
            output[0] = difference_op(input[0], before);
        } else {
            output[0] = input[0];
        }
    }

    template <int ITEMS_PER_THREAD, typename OutputType, typename DifferenceOpT>
    CU2CL_DEVICE void SubtractLeft(T (&input)[ITEMS_PER_THREAD], OutputType (&output)[ITEMS_PER_THREAD],
                                       DifferenceOpT difference_op, T tile_predecessor_item)
    {
        storage.last[thread] = input[ITEMS_PER_THREAD - 1];
        __syncthreads();
        int first = thread * ITEMS_PER_THREAD;
#pragma unroll
        for (int k = ITEMS_PER_THREAD - 1; k > 0; k--) {
            if (first + k < THREADS * ITEMS_PER_THREAD)
                output[k] = difference_op(input[k], input[k - 1]);
            else
                output[k] = input[k];
        }
        T before = tile_predecessor_item;
        if (thread > 0)
            before = storage.last[thread - 1];
        if (first < THREADS * ITEMS_PER_THREAD)
            output[0] = difference_op(input[0], before);
        else
            output[0] = input[0];
    }

    template <int ITEMS_PER_THREAD, typename OutputType, typename DifferenceOpT>
    CU2CL_DEVICE void SubtractLeftPartialTile(T (&input)[ITEMS_PER_THREAD], OutputType (&output)[ITEMS_PER_THREAD],
                                       DifferenceOpT difference_op, int valid_items)
    {
        storage.last[thread] = input[ITEMS_PER_THREAD - 1];
        __syncthreads();
        int first = thread * ITEMS_PER_THREAD;
#pragma unroll
        for (int k = ITEMS_PER_THREAD - 1; k > 0; k--) {
            if (first + k < valid_items)
                output[k] = difference_op(input[k], input[k - 1]);
            else
                output[k] = input[k];
        }
        if (thread > 0 && first < valid_items) {
            T before = storage.last[thread - 1];
            output[0] = difference_op(input[0], before);
        } else {
            output[0] = input[0];
        }
    }

    template <int ITEMS_PER_THREAD, typename OutputType, typename DifferenceOpT>
    CU2CL_DEVICE void SubtractLeftPartialTile(T (&input)[ITEMS_PER_THREAD], OutputType (&output)[ITEMS_PER_THREAD],
                                       DifferenceOpT difference_op, int valid_items, T tile_predecessor_item)
    {
        storage.last[thread] = input[ITEMS_PER_THREAD - 1];
        __syncthreads();
        int first = thread * ITEMS_PER_THREAD;
#pragma unroll
        for (int k = ITEMS_PER_THREAD - 1; k > 0; k--) {
            if (first + k < valid_items)
                output[k] = difference_op(input[k], input[k - 1]);
            else
                output[k] = input[k];
        }
        T before = tile_predecessor_item;
        if (thread > 0)
            before = storage.last[thread - 1];
        if (first < valid_items)
            output[0] = difference_op(input[0], before);
        else
            output[0] = input[0];
    }

    template <int ITEMS_PER_THREAD, typename OutputType, typename DifferenceOpT>
    CU2CL_DEVICE void SubtractRight(T (&input)[ITEMS_PER_THREAD], OutputType (&output)[ITEMS_PER_THREAD],
                                       DifferenceOpT difference_op)
    {
        storage.first[thread] = input[0];
        __syncthreads();
        int first = thread * ITEMS_PER_THREAD;
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD - 1; k++) {
            if (first + k < THREADS * ITEMS_PER_THREAD - 1)
                output[k] = difference_op(input[k], input[k + 1]);
            else
                output[k] = input[k];
        }
        int last = ITEMS_PER_THREAD - 1;
        if (thread < THREADS - 1 && first + last < THREADS * ITEMS_PER_THREAD - 1) {
            T next = storage.first[thread + 1];
            output[last] = difference_op(input[last], next);
        } else {
            output[last] = input[last];
        }
    }

    template <int ITEMS_PER_THREAD, typename OutputType, typename DifferenceOpT>
    CU2CL_DEVICE void SubtractRight(T (&input)[ITEMS_PER_THREAD], OutputType (&output)[ITEMS_PER_THREAD],
                                       DifferenceOpT difference_op, T tile_successor_item)
    {
        storage.first[thread] = input[0];
        __syncthreads();
        int first = thread * ITEMS_PER_THREAD;
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD - 1; k++) {
            if (first + k < THREADS * ITEMS_PER_THREAD - 1)
                output[k] = difference_op(input[k], input[k + 1]);
            else
                output[k] = input[k];
        }
        int last = ITEMS_PER_THREAD - 1;
        T next = tile_successor_item;
        if (thread < THREADS - 1)
            next = storage.first[thread + 1];
        output[last] = difference_op(input[last], next);
    }

    template <int ITEMS_PER_THREAD, typename OutputType, typename DifferenceOpT>
    CU2CL_DEVICE void SubtractRightPartialTile(T (&input)[ITEMS_PER_THREAD], OutputType (&output)[ITEMS_PER_THREAD],
                                       DifferenceOpT difference_op, int valid_items)
    {
        storage.first[thread] = input[0];
        __syncthreads();
        int first = thread * ITEMS_PER_THREAD;
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD - 1; k++) {
            if (first + k < valid_items - 1)
                output[k] = difference_op(input[k], input[k + 1]);
            else
                output[k] = input[k];
        }
        int last = ITEMS_PER_THREAD - 1;
        if (thread < THREADS - 1 && first + last < valid_items - 1) {
            T next = storage.first[thread + 1];
            output[last] = difference_op(input[last], next);
        } else {
            output[last] = input[last];
        }
    }
#endif
};

} // namespace cub

#endif
