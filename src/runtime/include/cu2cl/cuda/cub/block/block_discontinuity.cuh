/* cub::BlockDiscontinuity: flags where an element of a block differs from its neighbour. */
#ifndef CU2CL_CUDA_CUB_BLOCK_BLOCK_DISCONTINUITY
#define CU2CL_CUDA_CUB_BLOCK_BLOCK_DISCONTINUITY

#include "../detail/types.cuh"
#include "../util_ptx.cuh"

namespace cub
{

template <typename T, int BLOCK_DIM_X, int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1, int LEGACY_PTX_ARCH = 0>
class BlockDiscontinuity
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
    CU2CL_DEVICE BlockDiscontinuity()
        : storage(private_storage()), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }
    CU2CL_DEVICE BlockDiscontinuity(TempStorage &s)
        : storage(s), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }

    /* The first element of the block counts as different. */
    template <int ITEMS_PER_THREAD, typename FlagT, typename FlagOp>
    CU2CL_DEVICE void FlagHeads(FlagT (&head_flags)[ITEMS_PER_THREAD], T (&input)[ITEMS_PER_THREAD],
                                              FlagOp flag_op)
    {
        storage.last[thread] = input[ITEMS_PER_THREAD - 1];
        __syncthreads();
        head_flags[0] = 1;
        if (thread > 0) {
            T before = storage.last[thread - 1];
            head_flags[0] = flag(flag_op, before, input[0], thread * ITEMS_PER_THREAD);
        }
        head_flags_of(head_flags, input, flag_op);
    }

    /* The first element is compared with one of the caller. */
    template <int ITEMS_PER_THREAD, typename FlagT, typename FlagOp>
    CU2CL_DEVICE void FlagHeads(FlagT (&head_flags)[ITEMS_PER_THREAD], T (&input)[ITEMS_PER_THREAD],
                                              FlagOp flag_op, T tile_predecessor_item)
    {
        storage.last[thread] = input[ITEMS_PER_THREAD - 1];
        __syncthreads();
        T before = tile_predecessor_item;
        if (thread > 0)
            before = storage.last[thread - 1];
        head_flags[0] = flag(flag_op, before, input[0], thread * ITEMS_PER_THREAD);
        head_flags_of(head_flags, input, flag_op);
    }

    /* The last element of the block counts as different. */
    template <int ITEMS_PER_THREAD, typename FlagT, typename FlagOp>
    CU2CL_DEVICE void FlagTails(FlagT (&tail_flags)[ITEMS_PER_THREAD], T (&input)[ITEMS_PER_THREAD],
                                              FlagOp flag_op)
    {
        storage.first[thread] = input[0];
        __syncthreads();
        tail_flags_of(tail_flags, input, flag_op);
        tail_flags[ITEMS_PER_THREAD - 1] = 1;
        if (thread < THREADS - 1) {
            T next = storage.first[thread + 1];
            tail_flags[ITEMS_PER_THREAD - 1] =
                flag(flag_op, input[ITEMS_PER_THREAD - 1], next, (thread + 1) * ITEMS_PER_THREAD);
        }
    }

    /* The last element is compared with one of the caller. */
    template <int ITEMS_PER_THREAD, typename FlagT, typename FlagOp>
    CU2CL_DEVICE void FlagTails(FlagT (&tail_flags)[ITEMS_PER_THREAD], T (&input)[ITEMS_PER_THREAD],
                                              FlagOp flag_op, T tile_successor_item)
    {
        storage.first[thread] = input[0];
        __syncthreads();
        tail_flags_of(tail_flags, input, flag_op);
        T next = tile_successor_item;
        if (thread < THREADS - 1)
            next = storage.first[thread + 1];
        tail_flags[ITEMS_PER_THREAD - 1] =
            flag(flag_op, input[ITEMS_PER_THREAD - 1], next, (thread + 1) * ITEMS_PER_THREAD);
    }

    template <int ITEMS_PER_THREAD, typename FlagT, typename FlagOp>
    CU2CL_DEVICE void FlagHeadsAndTails(FlagT (&head_flags)[ITEMS_PER_THREAD],
                                                      FlagT (&tail_flags)[ITEMS_PER_THREAD],
                                                      T (&input)[ITEMS_PER_THREAD],
                                                      FlagOp flag_op)
    {
        FlagHeads(head_flags, input, flag_op);
        FlagTails(tail_flags, input, flag_op);
    }

    template <int ITEMS_PER_THREAD, typename FlagT, typename FlagOp>
    CU2CL_DEVICE void FlagHeadsAndTails(FlagT (&head_flags)[ITEMS_PER_THREAD],
                                                      FlagT (&tail_flags)[ITEMS_PER_THREAD],
                                                      T tile_successor_item,
                                                      T (&input)[ITEMS_PER_THREAD],
                                                      FlagOp flag_op)
    {
        FlagHeads(head_flags, input, flag_op);
        FlagTails(tail_flags, input, flag_op, tile_successor_item);
    }

    template <int ITEMS_PER_THREAD, typename FlagT, typename FlagOp>
    CU2CL_DEVICE void FlagHeadsAndTails(FlagT (&head_flags)[ITEMS_PER_THREAD],
                                                      T tile_predecessor_item,
                                                      FlagT (&tail_flags)[ITEMS_PER_THREAD],
                                                      T (&input)[ITEMS_PER_THREAD],
                                                      FlagOp flag_op)
    {
        FlagHeads(head_flags, input, flag_op, tile_predecessor_item);
        FlagTails(tail_flags, input, flag_op);
    }

    template <int ITEMS_PER_THREAD, typename FlagT, typename FlagOp>
    CU2CL_DEVICE void FlagHeadsAndTails(FlagT (&head_flags)[ITEMS_PER_THREAD],
                                                      T tile_predecessor_item,
                                                      FlagT (&tail_flags)[ITEMS_PER_THREAD],
                                                      T tile_successor_item,
                                                      T (&input)[ITEMS_PER_THREAD],
                                                      FlagOp flag_op)
    {
        FlagHeads(head_flags, input, flag_op, tile_predecessor_item);
        FlagTails(tail_flags, input, flag_op, tile_successor_item);
    }

  private:
    /* The operator may take the index of the second element, too. The last argument prefers that one. */
    template <typename FlagOp>
    CU2CL_DEVICE static auto flag_of(FlagOp &op, const T &a, const T &b, int index, int) -> decltype(op(a, b, index))
    {
        return op(a, b, index);
    }

    template <typename FlagOp>
    CU2CL_DEVICE static auto flag_of(FlagOp &op, const T &a, const T &b, int, long) -> decltype(op(a, b))
    {
        return op(a, b);
    }

    template <typename FlagOp>
    CU2CL_DEVICE static auto flag(FlagOp &op, const T &a, const T &b, int index)
    {
        return flag_of(op, a, b, index, 0);
    }

    template <int N, typename FlagT, typename FlagOp>
    CU2CL_DEVICE void head_flags_of(FlagT (&flags)[N], T (&input)[N], FlagOp &op)
    {
#pragma unroll
        for (int k = 1; k < N; k++)
            flags[k] = flag(op, input[k - 1], input[k], thread * N + k);
    }

    template <int N, typename FlagT, typename FlagOp>
    CU2CL_DEVICE void tail_flags_of(FlagT (&flags)[N], T (&input)[N], FlagOp &op)
    {
#pragma unroll
        for (int k = 0; k < N - 1; k++)
            flags[k] = flag(op, input[k], input[k + 1], thread * N + k + 1);
    }
#endif
};

} // namespace cub

#endif
