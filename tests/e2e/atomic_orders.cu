// TEST warnings: a trap is reported after the kernel
// TEST subgroups: yes

// nvcc's atomic functions with an order and a scope, atomics of long long in all scopes, shuffles
// of numbers of 16 bits, and inline assembly that only orders or traps.
#include "check.h"

#include <cstring>

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

namespace cg = cooperative_groups;

#define BARRIER() asm volatile("" ::: "memory")

__global__ void orders(int *counter, unsigned long long *wide, float *sum, unsigned *seen)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    __nv_atomic_fetch_add(counter, 1, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
    __nv_atomic_fetch_sub(counter + 1, 2, __NV_ATOMIC_ACQ_REL, __NV_THREAD_SCOPE_BLOCK);
    __nv_atomic_fetch_max(counter + 2, i, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
    __nv_atomic_fetch_min(counter + 3, -i, __NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_DEVICE);
    __nv_atomic_fetch_or(wide, 1ull << (i % 64), __NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_DEVICE);
    __nv_atomic_fetch_add(sum, 0.5f, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
    unsigned expected = __nv_atomic_load_n(seen, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
    while (!__nv_atomic_compare_exchange_n(seen, &expected, expected + 3, false,
                                           __NV_ATOMIC_ACQUIRE, __NV_ATOMIC_RELAXED,
                                           __NV_THREAD_SCOPE_DEVICE))
        ;
    if (i == 0) {
        float value = 2.5f, old;
        __nv_atomic_exchange(sum + 1, &value, &old, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
        __nv_atomic_store_n(seen + 1, (unsigned)old + 1, __NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_DEVICE);
        __nv_atomic_thread_fence(__NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_DEVICE);
        seen[2] = __nv_atomic_exchange_n(seen + 3, 9u, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
    }
}

__global__ void wide_bits(long long *p)
{
    long long bit = 1ll << (threadIdx.x + 30);
    atomicOr(p, bit);
    atomicOr_block(p + 1, bit);
    atomicXor_block(p + 2, bit);
    atomicAnd_block(p + 3, ~bit);
    atomicMax_block(p + 4, bit);
}

__global__ void shuffles(const float *in, float *out)
{
    int i = threadIdx.x;
    __half h = __float2half(in[i]);
    __half2 pair = __floats2half2_rn(in[i], -in[i]);
    __nv_bfloat16 b = __float2bfloat16(in[i]);
    out[i] = __half2float(__shfl_sync(0xffffffff, h, 3));
    out[32 + i] = __half2float(__shfl_down_sync(0xffffffff, h, 2));
    out[64 + i] = __bfloat162float(__shfl_up_sync(0xffffffff, b, 1));
    out[96 + i] = __bfloat162float(__shfl_xor_sync(0xffffffff, b, 5));
    out[128 + i] = __half2float(__high2half(__shfl_xor_sync(0xffffffff, pair, 1)));
    auto tile = cg::tiled_partition<8>(cg::this_thread_block());
    short rank = tile.shfl((short)tile.meta_group_rank(), 3);
    out[160 + i] = __half2float(tile.shfl_down(h, 1)) + __bfloat162float(tile.shfl_xor(b, 2)) + rank;
    out[192 + i] = __half2float(cg::reduce(tile, h, cg::greater<__half>()));
}

__global__ void assembly(int *p)
{
    p[0] = 1;
    BARRIER();
    p[1] = p[0] + 1;
    asm volatile("membar.gl;" ::: "memory");
    int kept = 5;
    asm volatile("" : "+r"(kept));
    p[2] = kept;
    if (p[0] < 0)
        asm("trap;");
}

static void check_orders()
{
    int *counter = new_on_device<int>(4);
    unsigned long long *wide = new_on_device<unsigned long long>(1);
    float *sum = new_on_device<float>(2);
    unsigned *seen = new_on_device<unsigned>(4);
    orders<<<2, 64>>>(counter, wide, sum, seen);
    CHECK_LAUNCH();
    std::vector<int> c = copy_to_host(counter, 4);
    std::vector<unsigned> s = copy_to_host(seen, 4);
    static const int counters[] = {128, -256, 127, -127};
    static const unsigned stored[] = {384, 1, 0, 9};
    for (int i = 0; i < 4; i++) {
        EXPECT_EQUAL(i, c[i], counters[i]);
        EXPECT_EQUAL(i, s[i], stored[i]);
    }
    EXPECT(copy_to_host(wide, 1)[0] == ~0ull);
    EXPECT_EQUAL(0, copy_to_host(sum, 2)[0], 64);
    EXPECT_EQUAL(1, copy_to_host(sum, 2)[1], 2.5f);
}

// Oclgrind's interpreter lacks an intrinsic that clang emits for these structs.
static void check_shuffles()
{
    cudaDeviceProp properties;
    CHECK(cudaGetDeviceProperties(&properties, 0));
    if (strstr(properties.name, "Oclgrind"))
        return;
    std::vector<float> values(32);
    for (int i = 0; i < 32; i++)
        values[i] = i - 7;
    float *in = copy_to_device(values), *out = new_on_device<float>(224);
    shuffles<<<1, 32>>>(in, out);
    CHECK_LAUNCH();
    std::vector<float> o = copy_to_host(out, 224);
    for (int i = 0; i < 32; i++) {
        EXPECT_EQUAL(i, o[i], values[3]);
        EXPECT_EQUAL(i, o[32 + i], values[i < 30 ? i + 2 : i]);
        EXPECT_EQUAL(i, o[64 + i], values[i ? i - 1 : 0]);
        EXPECT_EQUAL(i, o[96 + i], values[i ^ 5]);
        EXPECT_EQUAL(i, o[128 + i], -values[i ^ 1]);
        EXPECT_EQUAL(i, o[160 + i], values[i % 8 < 7 ? i + 1 : i] + values[i ^ 2] + i / 8);
        EXPECT_EQUAL(i, o[192 + i], values[i / 8 * 8 + 7]);
    }
}

int main()
{
    check_orders();
    long long *bits = new_on_device<long long>(5);
    wide_bits<<<1, 4>>>(bits);
    CHECK_LAUNCH();
    std::vector<long long> b = copy_to_host(bits, 5);
    static const long long wanted[] = {15ll << 30, 15ll << 30, 15ll << 30, 0, 1ll << 33};
    for (int i = 0; i < 5; i++)
        EXPECT_EQUAL(i, b[i], wanted[i]);

    check_shuffles();
    int *p = new_on_device<int>(3);
    assembly<<<1, 1>>>(p);
    CHECK_LAUNCH();
    std::vector<int> a = copy_to_host(p, 3);
    EXPECT(a[0] == 1 && a[1] == 2 && a[2] == 5);
    return finish();
}
