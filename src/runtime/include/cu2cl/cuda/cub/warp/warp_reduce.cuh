/* cub::WarpReduce: one value of the threads of a warp, or of a part of it, by shuffles. */
#ifndef CU2CL_CUDA_CUB_WARP_WARP_REDUCE
#define CU2CL_CUDA_CUB_WARP_WARP_REDUCE

#include "../thread/thread_operators.cuh"
#include "../thread/thread_reduce.cuh"
#include "../util_ptx.cuh"

namespace cub
{

template <typename T, int LOGICAL_WARP_THREADS = 32, int LEGACY_PTX_ARCH = 0> class WarpReduce
{
  public:
    /* Shuffles need no memory. */
    struct TempStorage
    {
        char unused;
    };

#ifdef __CUDACC__
  private:
    // A logical warp whose size is no power of two is the beginning of a real one
    static constexpr int WIDTH = LOGICAL_WARP_THREADS & (LOGICAL_WARP_THREADS - 1) ? 32 : LOGICAL_WARP_THREADS;

    int lane;
    unsigned int mask;

  public:
    CU2CL_DEVICE WarpReduce(TempStorage &)
        : lane(detail::logical_lane<WIDTH>()), mask(WarpMask<LOGICAL_WARP_THREADS>(LaneId() / WIDTH))
    {
    }

    /* The value of the first `valid_items` lanes. Lane 0 gets it. */
    template <typename ReductionOp>
    CU2CL_DEVICE T Reduce(T input, ReductionOp reduction_op, int valid_items)
    {
        T sum = input;
#pragma unroll
        for (int step = 1; step < LOGICAL_WARP_THREADS; step *= 2) {
            int source = lane + step < LOGICAL_WARP_THREADS ? lane + step : lane;
            T next = detail::shuffle<WIDTH>(sum, source, mask);
            if (lane + step < valid_items)
                sum = reduction_op(sum, next);
        }
        return sum;
    }

    template <typename ReductionOp> CU2CL_DEVICE T Reduce(T input, ReductionOp reduction_op)
    {
        return Reduce(input, reduction_op, LOGICAL_WARP_THREADS);
    }
    template <int ITEMS, typename ReductionOp>
    CU2CL_DEVICE T Reduce(T (&input)[ITEMS], ReductionOp reduction_op)
    {
        return Reduce(detail::reduce_items(input, reduction_op), reduction_op, LOGICAL_WARP_THREADS);
    }
    CU2CL_DEVICE T Sum(T input)
    {
        return Reduce(input, cub::Sum(), LOGICAL_WARP_THREADS);
    }
    CU2CL_DEVICE T Sum(T input, int valid_items)
    {
        return Reduce(input, cub::Sum(), valid_items);
    }
    template <int ITEMS> CU2CL_DEVICE T Sum(T (&input)[ITEMS])
    {
        return Reduce(input, cub::Sum());
    }
    CU2CL_DEVICE T Max(T input)
    {
        return Reduce(input, cub::Max(), LOGICAL_WARP_THREADS);
    }
    CU2CL_DEVICE T Max(T input, int valid_items)
    {
        return Reduce(input, cub::Max(), valid_items);
    }
    CU2CL_DEVICE T Min(T input)
    {
        return Reduce(input, cub::Min(), LOGICAL_WARP_THREADS);
    }
    CU2CL_DEVICE T Min(T input, int valid_items)
    {
        return Reduce(input, cub::Min(), valid_items);
    }

    /* Segments begin at heads, or end at tails; the first lane of each gets its value. */
    template <typename FlagT, typename ReductionOp>
    CU2CL_DEVICE T HeadSegmentedReduce(T input, FlagT head_flag, ReductionOp reduction_op)
    {
        unsigned int heads = __ballot_sync(mask, head_flag ? 1 : 0) >> (LaneId() - lane);
        // The lane before the next head
        unsigned int after = lane == 31 ? 0 : heads >> (lane + 1) << (lane + 1);
        return reduce_up_to(input, after ? __ffs(after) - 2 : LOGICAL_WARP_THREADS - 1, reduction_op);
    }
    template <typename FlagT, typename ReductionOp>
    CU2CL_DEVICE T TailSegmentedReduce(T input, FlagT tail_flag, ReductionOp reduction_op)
    {
        unsigned int tails = __ballot_sync(mask, tail_flag ? 1 : 0) >> (LaneId() - lane);
        unsigned int after = tails >> lane << lane;
        int last = after ? __ffs(after) - 1 : LOGICAL_WARP_THREADS - 1;
        if (last > LOGICAL_WARP_THREADS - 1)
            last = LOGICAL_WARP_THREADS - 1;
        return reduce_up_to(input, last, reduction_op);
    }
    template <typename FlagT> CU2CL_DEVICE T HeadSegmentedSum(T input, FlagT head_flag)
    {
        return HeadSegmentedReduce(input, head_flag, cub::Sum());
    }
    template <typename FlagT> CU2CL_DEVICE T TailSegmentedSum(T input, FlagT tail_flag)
    {
        return TailSegmentedReduce(input, tail_flag, cub::Sum());
    }

  private:
    template <typename ReductionOp>
    CU2CL_DEVICE T reduce_up_to(T input, int last, ReductionOp reduction_op)
    {
        if (last > LOGICAL_WARP_THREADS - 1)
            last = LOGICAL_WARP_THREADS - 1;
        T sum = input;
#pragma unroll
        for (int step = 1; step < LOGICAL_WARP_THREADS; step *= 2) {
            int source = lane + step < LOGICAL_WARP_THREADS ? lane + step : lane;
            T next = detail::shuffle<WIDTH>(sum, source, mask);
            if (lane + step <= last)
                sum = reduction_op(sum, next);
        }
        return sum;
    }
#endif
};

/* One thread has nothing to combine with. */
template <typename T, int LEGACY_PTX_ARCH> class WarpReduce<T, 1, LEGACY_PTX_ARCH>
{
  public:
    struct TempStorage
    {
        char unused;
    };

#ifdef __CUDACC__
    CU2CL_DEVICE WarpReduce(TempStorage &)
    {
    }
    template <typename ReductionOp> CU2CL_DEVICE T Reduce(T input, ReductionOp)
    {
        return input;
    }
    template <typename ReductionOp> CU2CL_DEVICE T Reduce(T input, ReductionOp, int)
    {
        return input;
    }
    CU2CL_DEVICE T Sum(T input)
    {
        return input;
    }
    CU2CL_DEVICE T Sum(T input, int)
    {
        return input;
    }
#endif
};

} // namespace cub

#endif
