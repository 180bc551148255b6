/* cub::BlockReduce: one value of all threads of a block. Through shared memory and barriers, so that it needs no warps;
 * neighbours are combined first, so the operator need not be commutative. */
#ifndef CU2CL_CUDA_CUB_BLOCK_BLOCK_REDUCE
#define CU2CL_CUDA_CUB_BLOCK_BLOCK_REDUCE

#include "../detail/types.cuh"
#include "../thread/thread_operators.cuh"
#include "../thread/thread_reduce.cuh"
#include "../util_ptx.cuh"

namespace cub
{

enum BlockReduceAlgorithm
{
    BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY,
    BLOCK_REDUCE_RAKING,
    BLOCK_REDUCE_WARP_REDUCTIONS,
    BLOCK_REDUCE_WARP_REDUCTIONS_NONDETERMINISTIC
};

template <typename T, int BLOCK_DIM_X, BlockReduceAlgorithm ALGORITHM = BLOCK_REDUCE_WARP_REDUCTIONS,
          int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1, int LEGACY_PTX_ARCH = 0>
class BlockReduce
{
    static constexpr int THREADS = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z;
    static constexpr int SEGMENT = THREADS <= 64 ? 8 : THREADS <= 256 ? 16 : 32;

  public:
    struct TempStorage
    {
        detail::shared_items<T, THREADS> items;
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
    CU2CL_DEVICE BlockReduce()
        : storage(private_storage()), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }
    CU2CL_DEVICE BlockReduce(TempStorage &s)
        : storage(s), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }

    /* The value of the first `num_valid` threads. Thread 0 gets it. */
    template <typename ReductionOp>
    CU2CL_DEVICE T Reduce(T input, ReductionOp reduction_op, int num_valid)
    {
        storage.items[thread] = input;
        __syncthreads();
        T sum = input;
        if (thread % SEGMENT == 0 && thread < num_valid) {
            int end = thread + SEGMENT < num_valid ? thread + SEGMENT : num_valid;
            for (int i = thread + 1; i < end; i++) {
                T next = storage.items[i];
                sum = reduction_op(sum, next);
            }
            storage.items[thread] = sum;
        }
        __syncthreads();
        if (thread == 0) {
            for (int i = SEGMENT; i < num_valid; i += SEGMENT) {
                T next = storage.items[i];
                sum = reduction_op(sum, next);
            }
        }
        return sum;
    }

    template <typename ReductionOp>
    CU2CL_DEVICE T Reduce(T input, ReductionOp reduction_op)
    {
        return Reduce(input, reduction_op, THREADS);
    }

    template <int ITEMS_PER_THREAD, typename ReductionOp>
    CU2CL_DEVICE T Reduce(T (&inputs)[ITEMS_PER_THREAD], ReductionOp reduction_op)
    {
        return Reduce(detail::reduce_items(inputs, reduction_op), reduction_op, THREADS);
    }

    CU2CL_DEVICE T Sum(T input)
    {
        return Reduce(input, cub::Sum(), THREADS);
    }
    CU2CL_DEVICE T Sum(T input, int num_valid)
    {
        return Reduce(input, cub::Sum(), num_valid);
    }
    template <int ITEMS_PER_THREAD>
    CU2CL_DEVICE T Sum(T (&inputs)[ITEMS_PER_THREAD])
    {
        return Reduce(detail::reduce_items(inputs, cub::Sum()), cub::Sum(), THREADS);
    }
#endif
};

} // namespace cub

#endif
