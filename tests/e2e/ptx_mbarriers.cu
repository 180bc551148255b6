// TEST nvcc: -arch=sm_90
// TEST warnings: a kernel in which one thread waits needs warps, or its lanes form
// PTX for barriers in shared memory: how many arrivals a phase lacks, bytes that have come, arrivals of asynchronous copies.
#include <cstdint>

#include "check.h"

__device__ uint32_t shared_number(const void *p)
{
    return static_cast<uint32_t>(__cvta_generic_to_shared(p));
}

__device__ void init(uint32_t barrier, uint32_t count)
{
    asm volatile("mbarrier.init.shared.b64 [%0], %1;" ::"r"(barrier), "r"(count) : "memory");
}

__device__ uint32_t arrive_and_count(uint32_t barrier)
{
    uint64_t state;
    uint32_t count;
    asm volatile("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(state) : "r"(barrier) : "memory");
    asm volatile("mbarrier.pending_count.b64 %0, %1;" : "=r"(count) : "l"(state));
    return count;
}

__global__ void counts(uint32_t *out)
{
    __shared__ alignas(8) uint64_t barrier;
    if (threadIdx.x == 0) {
        init(shared_number(&barrier), 4);
        for (int i = 0; i < 6; i++)
            out[i] = arrive_and_count(shared_number(&barrier));
    }
}

__device__ uint32_t is_over(uint32_t barrier, uint64_t state)
{
    uint32_t over;
    asm volatile("{ .reg .pred q; mbarrier.test_wait.shared.b64 q, [%1], %2; selp.u32 %0, 1, 0, q; }" : "=r"(over) : "r"(barrier), "l"(state) : "memory");
    return over;
}

__global__ void bytes(uint32_t *out)
{
    __shared__ alignas(8) uint64_t barrier;
    uint32_t at = shared_number(&barrier);
    uint64_t state;
    if (threadIdx.x == 0) {
        init(at, 1);
        asm volatile("mbarrier.arrive.expect_tx.shared.b64 %0, [%1], 64;" : "=l"(state) : "r"(at) : "memory");
        out[0] = is_over(at, state);
        asm volatile("mbarrier.complete_tx.shared.b64 [%0], 48;" ::"r"(at) : "memory");
        out[1] = is_over(at, state);
        asm volatile("mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [%0], %1;" ::"r"(at), "r"(16) : "memory");
        out[2] = is_over(at, state);
    }
}

template <bool COUNTED> __global__ void copies(const uint4 *in, uint4 *out)
{
    __shared__ uint4 all[64];
    __shared__ alignas(8) uint64_t barrier;
    uint32_t at = shared_number(&barrier), over;
    int t = threadIdx.x;
    if (t == 0)
        init(at, 64);
    __syncthreads();
    asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" ::"r"(shared_number(&all[t])), "l"(in + t) : "memory");
    if (COUNTED) {
        asm volatile("cp.async.mbarrier.arrive.noinc.shared.b64 [%0];" ::"r"(at) : "memory");
    } else {
        asm volatile("cp.async.mbarrier.arrive.shared::cta.b64 [%0];" ::"r"(at) : "memory");
        arrive_and_count(at);
    }
    do
        asm volatile("{ .reg .pred q; mbarrier.try_wait.parity.shared.b64 q, [%1], 0; selp.u32 %0, 1, 0, q; }" : "=r"(over) : "r"(at) : "memory");
    while (!over);
    out[t] = all[63 - t];
}

int main()
{
    uint32_t *out = new_on_device<uint32_t>(8);
    counts<<<1, 32>>>(out);
    CHECK_LAUNCH();
    std::vector<uint32_t> got = copy_to_host(out, 6);
    const uint32_t pending[6] = {4, 3, 2, 1, 4, 3};
    for (int i = 0; i < 6; i++)
        EXPECT_EQUAL(i, got[i], pending[i]);
    bytes<<<1, 32>>>(out);
    CHECK_LAUNCH();
    got = copy_to_host(out, 3);
    for (int i = 0; i < 3; i++)
        EXPECT_EQUAL(i, got[i], i == 2);
    std::vector<uint4> in(64);
    for (unsigned i = 0; i < 64; i++)
        in[i] = make_uint4(i, i * 3, i * 5, i * 7);
    uint4 *there = copy_to_device(in), *back = new_on_device<uint4>(64);
    for (int counted = 0; counted < 2; counted++) {
        CHECK(cudaMemset(back, 0, 64 * sizeof(uint4)));
        if (counted)
            copies<true><<<1, 64>>>(there, back);
        else
            copies<false><<<1, 64>>>(there, back);
        CHECK_LAUNCH();
        std::vector<uint4> b = copy_to_host(back, 64);
        for (int i = 0; i < 64; i++)
            EXPECT(b[i].x == in[63 - i].x && b[i].y == in[63 - i].y && b[i].z == in[63 - i].z && b[i].w == in[63 - i].w);
    }
    return finish();
}
