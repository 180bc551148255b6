// Barriers that are not ported: of the device, with a function that runs when all have arrived, in
// global memory; and what has no counterpart.
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cuda_awbarrier_primitives.h>

using block_barrier = cuda::barrier<cuda::thread_scope_block>;

struct Done {
    __device__ void operator()()
    {
    }
};

__device__ cuda::barrier<cuda::thread_scope_device> of_all;

__global__ void of_the_device()
{
    of_all.arrive_and_wait();
}

__global__ void with_a_function()
{
    __shared__ cuda::barrier<cuda::thread_scope_block, Done> bar;
    if (threadIdx.x == 0)
        init(&bar, blockDim.x, Done());
    __syncthreads();
    bar.arrive_and_wait();
}

__global__ void in_global_memory(__mbarrier_t *bar)
{
    __mbarrier_arrive(bar);
}

__global__ void by_the_engine()
{
    __shared__ block_barrier bar;
    block_barrier::arrival_token token = cuda::device::barrier_arrive_tx(bar, 1, 4);
    bar.wait(std::move(token));
}

__global__ void left_early()
{
    auto pipe = cuda::make_pipeline();
    pipe.quit();
}

// Ported, for devices with warps.
__global__ void by_one_warp(float *out)
{
    __shared__ block_barrier bar;
    if (threadIdx.x == 0)
        init(&bar, 32);
    __syncthreads();
    if (threadIdx.x < 32)
        bar.arrive_and_wait();
    out[threadIdx.x] = 1;
}
