// Asynchronous copies are over when the call returns; what waits for other threads is a barrier.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cuda_pipeline.h>

namespace cg = cooperative_groups;
using block_barrier = cuda::barrier<cuda::thread_scope_block>;

__global__ void with_primitives(const float *in, float *out)
{
    __shared__ float4 cells[64];
    __pipeline_memcpy_async(&cells[threadIdx.x], in + 4 * threadIdx.x, sizeof(float4));
    __pipeline_commit();
    __pipeline_wait_prior(0);
    __syncthreads();
    out[threadIdx.x] = cells[63 - threadIdx.x].x;
}

__global__ void with_group(const float *in, float *out)
{
    __shared__ float cells[64];
    cg::thread_block block = cg::this_thread_block();
    cg::memcpy_async(block, cells, in, sizeof(float) * 64);
    cg::wait(block);
    out[threadIdx.x] = cells[63 - threadIdx.x];
}

__global__ void with_barrier(const float *in, float *out)
{
    __shared__ alignas(16) float cells[64];
    __shared__ block_barrier bar;
    cg::thread_block block = cg::this_thread_block();
    if (threadIdx.x == 0)
        init(&bar, blockDim.x);
    block.sync();
    cuda::memcpy_async(block, cells, in, cuda::aligned_size_t<16>(sizeof(float) * 64), bar);
    block_barrier::arrival_token token = bar.arrive();
    bar.wait(std::move(token));
    out[threadIdx.x] = cells[63 - threadIdx.x];
}

__global__ void with_pipeline(const float *in, float *out)
{
    __shared__ float cells[64];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 1> state;
    cg::thread_block block = cg::this_thread_block();
    auto pipe = cuda::make_pipeline(block, &state);
    pipe.producer_acquire();
    cuda::memcpy_async(block, cells, in, sizeof(float) * 64, pipe);
    pipe.producer_commit();
    pipe.consumer_wait();
    out[threadIdx.x] = cells[63 - threadIdx.x];
    pipe.consumer_release();
}
