/* cub::WarpScan: prefix sums over the threads of a warp, or of a part of it, by shuffles. */
#ifndef CU2CL_CUDA_CUB_WARP_WARP_SCAN
#define CU2CL_CUDA_CUB_WARP_WARP_SCAN

#include "../thread/thread_operators.cuh"
#include "../util_ptx.cuh"

namespace cub
{

template <typename T, int LOGICAL_WARP_THREADS = 32, int LEGACY_PTX_ARCH = 0> class WarpScan
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

    /* The lane's inclusive sum. */
    template <typename ScanOp> CU2CL_DEVICE T scan(T input, ScanOp scan_op)
    {
        T sum = input;
#pragma unroll
        for (int step = 1; step < LOGICAL_WARP_THREADS; step *= 2) {
            T before = detail::shuffle<WIDTH>(sum, lane < step ? lane : lane - step, mask);
            if (lane >= step)
                sum = scan_op(before, sum);
        }
        return sum;
    }

    /* What the lane before has. */
    CU2CL_DEVICE T shift(T sum)
    {
        return detail::shuffle<WIDTH>(sum, lane > 0 ? lane - 1 : 0, mask);
    }

  public:
    CU2CL_DEVICE WarpScan(TempStorage &)
        : lane(detail::logical_lane<WIDTH>()), mask(WarpMask<LOGICAL_WARP_THREADS>(LaneId() / WIDTH))
    {
    }

    CU2CL_DEVICE T Broadcast(T input, unsigned int src_lane)
    {
        return detail::shuffle<WIDTH>(input, (int)src_lane, mask);
    }

    template <typename ScanOp>
    CU2CL_DEVICE void InclusiveScan(T input, T &inclusive_output, ScanOp scan_op)
    {
        inclusive_output = scan(input, scan_op);
    }
    template <typename ScanOp>
    CU2CL_DEVICE void InclusiveScan(T input, T &inclusive_output, ScanOp scan_op, T &warp_aggregate)
    {
        T sum = scan(input, scan_op);
        warp_aggregate = detail::shuffle<WIDTH>(sum, LOGICAL_WARP_THREADS - 1, mask);
        inclusive_output = sum;
    }
    template <typename ScanOp>
    CU2CL_DEVICE void InclusiveScan(T input, T &inclusive_output, T initial_value, ScanOp scan_op)
    {
        T sum = scan(input, scan_op);
        inclusive_output = scan_op(initial_value, sum);
    }
    template <typename ScanOp>
    CU2CL_DEVICE void InclusiveScan(T input, T &inclusive_output, T initial_value, ScanOp scan_op,
                                                  T &warp_aggregate)
    {
        T sum = scan(input, scan_op);
        warp_aggregate = detail::shuffle<WIDTH>(sum, LOGICAL_WARP_THREADS - 1, mask);
        inclusive_output = scan_op(initial_value, sum);
    }

    /* Without an initial value; lane 0's output is its input. */
    template <typename ScanOp>
    CU2CL_DEVICE void ExclusiveScan(T input, T &exclusive_output, ScanOp scan_op)
    {
        exclusive_output = shift(scan(input, scan_op));
    }
    template <typename ScanOp>
    CU2CL_DEVICE void ExclusiveScan(T input, T &exclusive_output, T initial_value, ScanOp scan_op)
    {
        T before = shift(scan(input, scan_op));
        exclusive_output = initial_value;
        if (lane > 0)
            exclusive_output = scan_op(initial_value, before);
    }
    template <typename ScanOp>
    CU2CL_DEVICE void ExclusiveScan(T input, T &exclusive_output, ScanOp scan_op, T &warp_aggregate)
    {
        T sum = scan(input, scan_op);
        warp_aggregate = detail::shuffle<WIDTH>(sum, LOGICAL_WARP_THREADS - 1, mask);
        exclusive_output = shift(sum);
    }
    template <typename ScanOp>
    CU2CL_DEVICE void ExclusiveScan(T input, T &exclusive_output, T initial_value, ScanOp scan_op,
                                                  T &warp_aggregate)
    {
        T sum = scan(input, scan_op);
        warp_aggregate = detail::shuffle<WIDTH>(sum, LOGICAL_WARP_THREADS - 1, mask);
        T before = shift(sum);
        exclusive_output = initial_value;
        if (lane > 0)
            exclusive_output = scan_op(initial_value, before);
    }

    /* Both sums. */
    template <typename ScanOp>
    CU2CL_DEVICE void Scan(T input, T &inclusive_output, T &exclusive_output, ScanOp scan_op)
    {
        T sum = scan(input, scan_op);
        inclusive_output = sum;
        exclusive_output = shift(sum);
    }
    template <typename ScanOp>
    CU2CL_DEVICE void Scan(T input, T &inclusive_output, T &exclusive_output, T initial_value,
                                         ScanOp scan_op)
    {
        T sum = scan(input, scan_op);
        T before = shift(sum);
        inclusive_output = scan_op(initial_value, sum);
        exclusive_output = initial_value;
        if (lane > 0)
            exclusive_output = scan_op(initial_value, before);
    }

    CU2CL_DEVICE void InclusiveSum(T input, T &inclusive_output)
    {
        InclusiveScan(input, inclusive_output, cub::Sum());
    }
    CU2CL_DEVICE void InclusiveSum(T input, T &inclusive_output, T &warp_aggregate)
    {
        InclusiveScan(input, inclusive_output, cub::Sum(), warp_aggregate);
    }
    CU2CL_DEVICE void ExclusiveSum(T input, T &exclusive_output)
    {
        ExclusiveScan(input, exclusive_output, T(), cub::Sum());
    }
    CU2CL_DEVICE void ExclusiveSum(T input, T &exclusive_output, T &warp_aggregate)
    {
        ExclusiveScan(input, exclusive_output, T(), cub::Sum(), warp_aggregate);
    }
#endif
};

} // namespace cub

#endif
