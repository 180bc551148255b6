// TEST buffers: yes
// TEST nvcc: -arch=sm_80 -diag-suppress 20054
// Asynchronous copies from global to shared memory, and what waits for them: the pipeline
// primitives, groups, pipelines of a thread and of a block, and barriers whose arrival and waiting
// are separate.
// TEST warnings: two kernels whose parts of a block do different things need a device with warps
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cuda_awbarrier_primitives.h>
#include <cuda_pipeline.h>

#include "check.h"

namespace cg = cooperative_groups;
using block_barrier = cuda::barrier<cuda::thread_scope_block>;

const int N = 64; // threads

__global__ void primitives(const float *in, float *out)
{
    __shared__ float4 fours[N];
    __shared__ float2 twos[N];
    __shared__ float ones[N];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&fours[t], in + 4 * t, sizeof(float4));
    __pipeline_commit();
    __pipeline_memcpy_async(&twos[t], in + 2 * t, sizeof(float2), t % 2 ? 4 : 0);
    __pipeline_memcpy_async(&ones[t], in + t, sizeof(float), t == 3 ? 4 : 0);
    __pipeline_commit();
    __pipeline_wait_prior(1);
    __syncthreads();
    float sum = fours[N - 1 - t].x + fours[N - 1 - t].w;
    __pipeline_wait_prior(0);
    __syncthreads();
    out[t] = sum + 1000 * twos[N - 1 - t].y + 100000 * ones[N - 1 - t];
}

__global__ void groups(const float *in, const char *bytes, float *out)
{
    __shared__ float cells[N];
    __shared__ char letters[32];
    cg::thread_block block = cg::this_thread_block();
    auto tile = cg::tiled_partition<32>(block);
    int t = threadIdx.x, first = 32 * tile.meta_group_rank();

    cg::memcpy_async(block, cells, in, sizeof(float) * block.size());
    cg::memcpy_async(block, letters, bytes, 31);
    cg::wait(block);
    float sum = cells[N - 1 - t] + letters[t % 31];
    block.sync();
    cg::memcpy_async(block, cells, in + N, cuda::aligned_size_t<16>(sizeof(float) * N));
    cg::wait_prior<0>(block);
    sum += 1000 * cells[N - 1 - t];
    block.sync();
    cg::memcpy_async(tile, cells + first, 32, in + first, 100); // the shorter of both
    cg::wait(tile);
    out[t] = sum + 100000 * cells[first + 31 - t % 32];
}

__global__ void one_thread(const float *in, float *out)
{
    __shared__ alignas(64) float4 cells[2][N];
    cuda::pipeline<cuda::thread_scope_thread> pipe = cuda::make_pipeline();
    const auto shape = cuda::aligned_size_t<alignof(float4)>(sizeof(float4));
    int t = threadIdx.x;
    for (int stage = 0; stage < 2; stage++) {
        pipe.producer_acquire();
        cuda::memcpy_async(&cells[stage][t].x, in + 4 * (N * stage + t), shape, pipe);
        pipe.producer_commit();
    }
    float sum = 0;
    cuda::pipeline_consumer_wait_prior<1>(pipe);
    __syncthreads();
    sum += cells[0][N - 1 - t].y;
    pipe.consumer_release();
    pipe.consumer_wait();
    __syncthreads();
    sum += 1000 * cells[1][N - 1 - t].z;
    pipe.consumer_release();
    out[t] = sum;
}

// The whole block produces and consumes.
template <unsigned char Stages> __global__ void block_pipeline(const float *in, float *out, int n)
{
    __shared__ float cells[Stages][N];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, Stages> state;
    cg::thread_block block = cg::this_thread_block();
    cuda::pipeline<cuda::thread_scope_block> pipe = cuda::make_pipeline(block, &state);
    float sum = 0;
    for (int i = 0, fetch = 0; i < n; i++) {
        for (; fetch < n && fetch < i + Stages; fetch++) {
            pipe.producer_acquire();
            cuda::memcpy_async(block, cells[fetch % Stages], in + N * fetch, sizeof(float) * N,
                               pipe);
            pipe.producer_commit();
        }
        pipe.consumer_wait();
        sum += (i + 1) * cells[i % Stages][N - 1 - threadIdx.x];
        pipe.consumer_release();
    }
    out[threadIdx.x] = sum;
}

__device__ float exchange(block_barrier &bar, float *cells, float value)
{
    cells[threadIdx.x] = value;
    block_barrier::arrival_token token = bar.arrive();
    value *= 2;
    bar.wait(std::move(token));
    return value + cells[N - 1 - threadIdx.x];
}

// cu2cl: no lockstep
__global__ void barriers(const float *in, float *out, int n)
{
    __shared__ block_barrier bar;
    __shared__ float cells[2][N];
    cg::thread_block block = cg::this_thread_block();
    if (block.thread_rank() == 0)
        init(&bar, blockDim.x);
    block.sync();

    cuda::memcpy_async(&cells[0][threadIdx.x], in + threadIdx.x, sizeof(float), bar);
    bar.arrive_and_wait();
    float value = cells[0][N - 1 - threadIdx.x];
    for (int i = 0; i < n; i++)
        value = exchange(bar, cells[(i + 1) % 2], value);
    bar.arrive_and_wait();
    cuda::memcpy_async(block, cells[0], in, cuda::aligned_size_t<4>(sizeof(float) * N), bar);
    bar.wait(bar.arrive());
    out[threadIdx.x] = value + 100000 * cells[0][N - 1 - threadIdx.x];
    bar.arrive_and_drop();
}

__global__ void barrier_primitives(const float *in, float *out)
{
    __shared__ __mbarrier_t bar;
    __shared__ float cells[N];
    int t = threadIdx.x;
    if (t == 0)
        __mbarrier_init(&bar, N);
    __syncthreads();
    __pipeline_memcpy_async(cells + t, in + t, sizeof(float));
    __pipeline_arrive_on(&bar);
    __mbarrier_token_t token = __mbarrier_arrive(&bar);
    while (!__mbarrier_test_wait(&bar, token)) {
    }
    out[t] = cells[N - 1 - t];
    __syncthreads();
    if (t == 0)
        __mbarrier_inval(&bar);
}

__global__ void halves(float *out)
{
    __shared__ float cells[N];
    cg::thread_block block = cg::this_thread_block();
    cells[threadIdx.x] = threadIdx.x;
    auto token = block.barrier_arrive();
    float own = threadIdx.x * 100;
    block.barrier_wait(std::move(token));
    out[threadIdx.x] = own + cells[N - 1 - threadIdx.x];
}

// The first warp copies, the second adds.
__global__ void roles(const float *in, float *out, int n)
{
    __shared__ float cells[2][32];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
    cg::thread_block block = cg::this_thread_block();
    const auto role =
        threadIdx.x < 32 ? cuda::pipeline_role::producer : cuda::pipeline_role::consumer;
    auto pipe = cuda::make_pipeline(block, &state, role);
    if (role == cuda::pipeline_role::producer) {
        for (int i = 0; i < n; i++) {
            pipe.producer_acquire();
            cuda::memcpy_async(&cells[i % 2][threadIdx.x], in + 32 * i + threadIdx.x, sizeof(float),
                               pipe);
            pipe.producer_commit();
        }
    } else {
        float sum = 0;
        for (int i = 0; i < n; i++) {
            pipe.consumer_wait();
            sum += (i + 1) * cells[i % 2][63 - threadIdx.x];
            pipe.consumer_release();
        }
        out[threadIdx.x - 32] = sum;
    }
}

// The first warp fills and empties a cell per thread, the second reads between.
__global__ void roles_of_barriers(const float *in, float *out, int n)
{
    __shared__ block_barrier full, empty;
    __shared__ float cells[32];
    int t = threadIdx.x % 32;
    if (threadIdx.x == 0) {
        init(&full, blockDim.x);
        init(&empty, blockDim.x);
    }
    __syncthreads();
    if (threadIdx.x < 32) {
        for (int i = 0; i < n; i++) {
            empty.arrive_and_wait();
            cells[t] = in[32 * i + t];
            (void)full.arrive();
        }
    } else {
        float sum = 0;
        (void)empty.arrive();
        for (int i = 0; i < n; i++) {
            full.arrive_and_wait();
            sum += (i + 1) * cells[31 - t];
            (void)empty.arrive();
        }
        out[t] = sum;
    }
}

static void check_simple(const std::vector<float> &in, const float *device)
{
    float *out = new_on_device<float>(N);
    primitives<<<1, N>>>(device, out);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, N);
    for (int t = 0; t < N; t++) {
        int other = N - 1 - t;
        float one = other == 3 ? 0 : in[other], two = other % 2 ? 0 : in[2 * other + 1];
        EXPECT_EQUAL(t, got[t], in[4 * other] + in[4 * other + 3] + 1000 * two + 100000 * one);
    }

    std::vector<char> letters(32, 0);
    for (int i = 0; i < 31; i++)
        letters[i] = (char)(3 * i);
    groups<<<1, N>>>(device, copy_to_device(letters), out);
    CHECK_LAUNCH();
    got = copy_to_host(out, N);
    for (int t = 0; t < N; t++)
        EXPECT_EQUAL(t, got[t],
                     in[N - 1 - t] + letters[t % 31] + 1000 * in[2 * N - 1 - t] +
                         100000 * in[t / 32 * 32 + 31 - t % 32]);

    one_thread<<<1, N>>>(device, out);
    CHECK_LAUNCH();
    got = copy_to_host(out, N);
    for (int t = 0; t < N; t++)
        EXPECT_EQUAL(t, got[t], in[4 * (N - 1 - t) + 1] + 1000 * in[4 * (2 * N - 1 - t) + 2]);

    barrier_primitives<<<1, N>>>(device, out);
    CHECK_LAUNCH();
    got = copy_to_host(out, N);
    for (int t = 0; t < N; t++)
        EXPECT_EQUAL(t, got[t], in[N - 1 - t]);

    halves<<<1, N>>>(out);
    CHECK_LAUNCH();
    got = copy_to_host(out, N);
    for (int t = 0; t < N; t++)
        EXPECT_EQUAL(t, got[t], 100 * t + N - 1 - t);
    CHECK(cudaFree(out));
}

static void check_pipelines(const std::vector<float> &in, const float *device)
{
    float *out = new_on_device<float>(N);
    for (int n = 1; n < 8; n += 3) {
        for (int stages = 1; stages <= 3; stages += 2) {
            if (stages == 1)
                block_pipeline<1><<<1, N>>>(device, out, n);
            else
                block_pipeline<3><<<1, N>>>(device, out, n);
            CHECK_LAUNCH();
            std::vector<float> got = copy_to_host(out, N);
            for (int t = 0; t < N; t++) {
                float sum = 0;
                for (int i = 0; i < n; i++)
                    sum += (i + 1) * in[N * i + N - 1 - t];
                EXPECT_EQUAL(t, got[t], sum);
            }
        }
    }

    int n = 3;
    barriers<<<1, N>>>(device, out, n);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, N), values(N), next(N);
    for (int t = 0; t < N; t++)
        values[t] = in[N - 1 - t];
    for (int i = 0; i < n; i++) {
        for (int t = 0; t < N; t++)
            next[t] = 2 * values[t] + values[N - 1 - t];
        values = next;
    }
    for (int t = 0; t < N; t++)
        EXPECT_EQUAL(t, got[t], values[t] + 100000 * in[N - 1 - t]);
    CHECK(cudaFree(out));
}

// Only where the parts of a block run by themselves.
static void check_roles(const std::vector<float> &in, const float *device)
{
    for (int of_barriers = 0; of_barriers < 2; of_barriers++) {
        float *out = new_on_device<float>(32);
        int n = 7;
        (of_barriers ? roles_of_barriers : roles)<<<1, N>>>(device, out, n);
        cudaError_t error = cudaGetLastError();
        if (error == cudaErrorNotSupported) {
            printf("device: without warps\n");
        } else {
            CHECK(error);
            CHECK(cudaDeviceSynchronize());
            std::vector<float> got = copy_to_host(out, 32);
            for (int t = 0; t < 32; t++) {
                float sum = 0;
                for (int i = 0; i < n; i++)
                    sum += (i + 1) * in[32 * i + 31 - t];
                EXPECT_EQUAL(t, got[t], sum);
            }
        }
        CHECK(cudaFree(out));
    }
}

int main()
{
    std::vector<float> in(8 * N);
    for (size_t i = 0; i < in.size(); i++)
        in[i] = (float)(i * 7 % 31);
    float *device = copy_to_device(in);
    check_simple(in, device);
    check_pipelines(in, device);
    check_roles(in, device);
    return finish();
}
