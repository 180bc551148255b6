/* What algorithms share that go over their elements once: a block waits for what the blocks before it say. That takes
 * devices that run work-groups at the same time and start them in their order, and warps: NVIDIA's. */
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

/* Whether the current device runs such kernels: those that run cooperative launches do. */
inline bool can_sweep()
{
    int device = 0;
    int answer = 0;
    if (TESTS_SWEEPS)
        return true;
    return CU2CL_API(GetDevice)(&device) == CU2CL_API(Success) &&
           CU2CL_API(DeviceGetAttribute)(&answer, CU2CL_API(DevAttrCooperativeLaunch), device) ==
               CU2CL_API(Success) &&
           answer != 0;
}

#ifdef __CUDACC__

/* The inclusive sums of a block's threads, and `all` of them, by shuffles. `sums` has room for each warp. */
template <typename S, typename Sums, typename Op>
CU2CL_DEVICE S sweep_scan(S sum, S &all, Sums &sums, Op op)
{
    int lane = threadIdx.x % 32;
    int warp = threadIdx.x / 32;
#pragma unroll
    for (int step = 1; step < 32; step *= 2) {
        S before = shuffle<32>(sum, lane < step ? lane : lane - step, 0xffffffffu);
        if (lane >= step)
            sum = op(before, sum);
    }
    if (lane == 31)
        sums[warp] = sum;
    __syncthreads();
    S before = sums[0];
    all = before;
#pragma unroll
    for (int w = 1; w < SWEEP_WARPS; w++) {
        S next = sums[w];
        if (w < warp)
            before = op(before, next);
        all = op(all, next);
    }
    if (warp > 0)
        sum = op(before, sum);
    __syncthreads();
    return sum;
}

/* A value that other blocks wait for: words of 32 bits, each in one of 64 bits with a mark, so that no word is seen
 * without being there. */
template <typename S> CU2CL_DEVICE void announce(volatile unsigned long long *words, const S &value)
{
    words_of<S> all;
    all.object = value;
#pragma unroll
    for (int i = 0; i < (int)(sizeof(all.words) / 4); i++)
        words[i] = 1ull << 32 | all.words[i];
}

template <typename S> CU2CL_DEVICE S await(const volatile unsigned long long *words)
{
    words_of<S> all;
#pragma unroll
    for (int i = 0; i < (int)(sizeof(all.words) / 4); i++) {
        unsigned long long word = words[i];
        while (word == 0)
            word = words[i];
        all.words[i] = (unsigned int)word;
    }
    return all.object;
}

#endif

/* Sums that are announced: their words, and whether they have only whole ones. */
template <typename S>
constexpr bool can_announce =
    std::is_trivially_copyable<S>::value && std::is_trivially_default_constructible<S>::value &&
    sizeof(S) % 4 == 0 && sizeof(S) <= 16;

} // namespace detail
} // namespace cub

#endif
