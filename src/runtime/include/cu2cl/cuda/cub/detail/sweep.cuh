/* What algorithms need whose blocks wait for what the blocks before them say: devices that run work-groups at the same
 * time and start them in their order, and that have warps. These are NVIDIA's. */
#ifndef CU2CL_CUDA_CUB_DETAIL_SWEEP
#define CU2CL_CUDA_CUB_DETAIL_SWEEP

#include "../util_ptx.cuh"

namespace cub
{
namespace detail
{

constexpr int SWEEP_BLOCK = 256;
constexpr int SWEEP_WARPS = SWEEP_BLOCK / 32;

/* Tests ask for sweeps on any device, and for small tiles, of which few elements fill many: CPUs run them, too, one
 * group after the other, but slower than what they have otherwise. */
#ifdef CU2CL_TEST_SWEEPS
constexpr bool TESTS_SWEEPS = true;
#else
constexpr bool TESTS_SWEEPS = false;
#endif

inline bool device_says(CU2CL_API(DeviceAttr) what)
{
    int device = 0;
    int answer = 0;
    return CU2CL_API(GetDevice)(&device) == CU2CL_API(Success) &&
           CU2CL_API(DeviceGetAttribute)(&answer, what, device) == CU2CL_API(Success) && answer != 0;
}

/* Whether the current device should run such kernels: one that runs cooperative launches can. CPUs, whose memory is the
 * host's, run them too, but votes of warps take them ten times as long as what they have otherwise. */
inline bool can_sweep()
{
    return TESTS_SWEEPS ||
           (device_says(CU2CL_API(DevAttrCooperativeLaunch)) && !device_says(CU2CL_API(DevAttrIntegrated)));
}

#ifdef __CUDACC__

/* The sum of a block's threads up to each, by shuffles. `sums` has room for each warp. */
template <typename Sums> CU2CL_DEVICE unsigned int sweep_sum(unsigned int sum, Sums &sums)
{
    int lane = threadIdx.x % 32;
    int warp = threadIdx.x / 32;
#pragma unroll
    for (int step = 1; step < 32; step *= 2) {
        unsigned int before = __shfl_sync(0xffffffffu, sum, lane < step ? lane : lane - step);
        if (lane >= step)
            sum += before;
    }
    if (lane == 31)
        sums[warp] = sum;
    __syncthreads();
#pragma unroll
    for (int w = 0; w + 1 < SWEEP_WARPS; w++)
        if (w < warp)
            sum += sums[w];
    __syncthreads();
    return sum;
}

#endif

} // namespace detail
} // namespace cub

#endif
