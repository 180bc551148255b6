// TEST nvcc: -arch=sm_90 -diag-suppress 20054,2809
// Copies in one piece by the hardware's engine, and the barriers that wait for their bytes:
// cuda::device, cuda::ptx. The bytes are expected before the copy begins, after it, and by threads
// that do nothing else. The same by inline PTX.
// TEST warnings: a kernel in which one warp waits for another needs warps, or its lanes form
#include <cuda/barrier>
#include <cuda/ptx>
#include <utility>

#include "check.h"

namespace cde = cuda::device::experimental;
namespace ptx = cuda::ptx;
using barrier = cuda::barrier<cuda::thread_scope_block>;

enum { BLOCK = 64, TILE = 256 };

// The copy first, then the bytes are expected. Back by a copy, too.
__global__ void add_one(int *data, int offset)
{
    __shared__ alignas(16) int s[TILE];
    __shared__ barrier bar;
    int *mine = data + blockIdx.x * TILE + offset;
    if (threadIdx.x == 0) {
        init(&bar, blockDim.x);
        cde::fence_proxy_async_shared_cta();
    }
    __syncthreads();
    barrier::arrival_token token;
    if (threadIdx.x == 0) {
        cde::cp_async_bulk_global_to_shared(s, mine, sizeof(s), bar);
        token = cuda::device::barrier_arrive_tx(bar, 1, sizeof(s));
    } else {
        token = bar.arrive();
    }
    bar.wait(std::move(token));
    for (int i = threadIdx.x; i < TILE; i += blockDim.x)
        s[i] += 1;
    cde::fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x == 0) {
        cde::cp_async_bulk_shared_to_global(mine, s, sizeof(s));
        cde::cp_async_bulk_commit_group();
        cde::cp_async_bulk_wait_group_read<0>();
    }
    __threadfence();
}

static void check_add_one()
{
    const int blocks = 5;
    std::vector<int> data((blocks + 1) * TILE);
    for (size_t i = 0; i < data.size(); i++)
        data[i] = i * 3;
    int *there = copy_to_device(data);
    add_one<<<blocks, BLOCK>>>(there, 4);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(there, data.size());
    for (int i = 0; i < (int)data.size(); i++)
        EXPECT_EQUAL(i, got[i], data[i] + (i >= 4 && i < 4 + blocks * TILE));
}

// Two stages: the bytes are expected first, by one thread alone; the others wait by parity.
__global__ void sums(const float *data, float *out, int tiles)
{
    __shared__ alignas(128) float s[2][TILE];
    __shared__ uint64_t full[2];
    int t = threadIdx.x;
    float sum = 0;
    if (t == 0) {
        for (int i = 0; i < 2; i++)
            ptx::mbarrier_init(&full[i], 1);
        ptx::fence_mbarrier_init(ptx::sem_release, ptx::scope_cluster);
    }
    __syncthreads();
    for (int i = 0; i < tiles; i++) {
        int stage = i % 2, parity = i / 2 % 2;
        if (t == 0) {
            ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared,
                                           &full[stage], sizeof(s[0]));
            ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, s[stage],
                               data + (blockIdx.x * tiles + i) * TILE, sizeof(s[0]) / 2,
                               &full[stage]);
            ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, s[stage] + TILE / 2,
                               data + (blockIdx.x * tiles + i) * TILE + TILE / 2, sizeof(s[0]) / 2,
                               &full[stage]);
        }
        while (!ptx::mbarrier_try_wait_parity(&full[stage], parity))
            ;
        for (int k = t; k < TILE; k += blockDim.x)
            sum += s[stage][TILE - 1 - k];
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + t] = sum;
}

static void check_sums()
{
    const int blocks = 3, tiles = 5;
    std::vector<float> data(blocks * tiles * TILE);
    for (size_t i = 0; i < data.size(); i++)
        data[i] = i % 101;
    float *there = copy_to_device(data), *out = new_on_device<float>(blocks * BLOCK);
    sums<<<blocks, BLOCK>>>(there, out, tiles);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, blocks * BLOCK);
    for (int i = 0; i < blocks * BLOCK; i++) {
        float want = 0;
        for (int k = 0; k < tiles * TILE; k++)
            if ((TILE - 1 - k % TILE) % BLOCK == i % BLOCK)
                want += data[i / BLOCK * tiles * TILE + k];
        EXPECT_EQUAL(i, got[i], want);
    }
}

// One warp copies, another computes: each waits only for the other.
__global__ void producer(const int *data, int *out, int tiles)
{
    __shared__ alignas(16) int s[2][TILE];
    __shared__ barrier full[2], empty[2];
    int lane = threadIdx.x % 32;
    if (threadIdx.x == 0)
        for (int i = 0; i < 2; i++) {
            init(&full[i], 1);
            init(&empty[i], 32);
        }
    cde::fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x < 32) {
        for (int i = 0; i < tiles; i++) {
            empty[i % 2].wait_parity(i / 2 % 2 == 0);
            if (lane == 0) {
                cuda::device::barrier_expect_tx(full[i % 2], sizeof(s[0]));
                full[i % 2].arrive();
                cuda::device::memcpy_async_tx(s[i % 2], data + i * TILE,
                                              cuda::aligned_size_t<16>(sizeof(s[0])), full[i % 2]);
            }
        }
    } else {
        int sum = 0;
        for (int i = 0; i < tiles; i++) {
            full[i % 2].wait_parity(i / 2 % 2);
            for (int k = lane; k < TILE; k += 32)
                sum = sum * 3 + s[i % 2][k];
            empty[i % 2].arrive();
        }
        out[blockIdx.x * 32 + lane] = sum;
    }
}

static void check_producer()
{
    const int blocks = 2, tiles = 6;
    std::vector<int> data(tiles * TILE);
    for (size_t i = 0; i < data.size(); i++)
        data[i] = i * 7 % 1000;
    int *there = copy_to_device(data), *out = new_on_device<int>(blocks * 32);
    producer<<<blocks, 64>>>(there, out, tiles);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, blocks * 32);
    for (int i = 0; i < blocks * 32; i++) {
        unsigned want = 0;
        for (int k = i % 32; k < tiles * TILE; k += 32)
            want = want * 3 + data[k];
        EXPECT_EQUAL(i, got[i], (int)want);
    }
}

// The same by inline PTX, with the loop that waits in the text.
__device__ unsigned shared_address(const void *p)
{
    return (unsigned)__cvta_generic_to_shared(p);
}

__device__ void wait_for(unsigned bar, unsigned parity)
{
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "AGAIN:\n"
                 "mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n"
                 "@p bra DONE;\n"
                 "bra AGAIN;\n"
                 "DONE:\n"
                 "}" ::"r"(bar),
                 "r"(parity)
                 : "memory");
}

__global__ void by_ptx(const int *data, int *out, int tiles)
{
    __shared__ alignas(16) int s[TILE];
    __shared__ alignas(8) unsigned long long word;
    unsigned bar = shared_address(&word), tile = shared_address(s);
    if (threadIdx.x == 0) {
        asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(bar), "r"(1));
        asm volatile("fence.mbarrier_init.release.cluster;");
    }
    __syncthreads();
    for (int i = 0; i < tiles; i++) {
        if (threadIdx.x == 0) {
            asm volatile(
                "mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 _, [%0], %1;" ::"r"(bar),
                "r"((unsigned)sizeof(s))
                : "memory");
            asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes "
                         "[%0], [%1], %2, [%3];" ::"r"(tile),
                         "l"(data + i * TILE), "r"((unsigned)sizeof(s)), "r"(bar)
                         : "memory");
        }
        wait_for(bar, i & 1);
        for (int k = threadIdx.x; k < TILE; k += blockDim.x)
            s[k] = s[k] * 2 + i;
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        __syncthreads();
        if (threadIdx.x == 0) {
            asm volatile(
                "cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;" ::"l"(out + i * TILE),
                "r"(tile), "r"((unsigned)sizeof(s))
                : "memory");
            asm volatile("cp.async.bulk.commit_group;");
            asm volatile("cp.async.bulk.wait_group 0;" ::: "memory");
        }
        __syncthreads();
    }
}

static void check_by_ptx()
{
    const int tiles = 3;
    std::vector<int> data(tiles * TILE);
    for (size_t i = 0; i < data.size(); i++)
        data[i] = i * 11 % 997;
    int *there = copy_to_device(data), *out = new_on_device<int>(data.size());
    by_ptx<<<1, BLOCK>>>(there, out, tiles);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, data.size());
    for (int i = 0; i < tiles * TILE; i++)
        EXPECT_EQUAL(i, got[i], data[i] * 2 + i / TILE);
}

int main()
{
    check_by_ptx();
    check_add_one();
    check_sums();
    check_producer();
    return finish();
}
