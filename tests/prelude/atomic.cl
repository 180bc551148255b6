// Atomics of 32 bits: CUDA's wrap of inc and dec, old values, float sums, 16-bit compare-and-swap.
#include <cu2cl/atomic.clh>
#include "check.clh"

// 128 work-items count modulo 10; every old value is within the range.
TEST(test_inc_wraps)
{
    volatile __global uint *counter = (volatile __global uint *)scratch;
    CHECK(cu_atomic_inc_global(counter, 9) <= 9);
}

TEST(verify_inc_wraps)
{
    CHECK(*(__global uint *)scratch == 128 % 10);
}

TEST(test_inc_edges)
{
    if (get_global_id(0) == 0) {
        volatile __global uint *p = (volatile __global uint *)scratch;
        *p = 12;
        CHECK(cu_atomic_inc_global(p, 9) == 12 && *p == 0);
        CHECK(cu_atomic_inc_global(p, 0) == 0 && *p == 0);
        *p = 0xfffffffeu;
        CHECK(cu_atomic_inc_global(p, 0xffffffffu) == 0xfffffffeu && *p == 0xffffffffu);
        CHECK(cu_atomic_inc_global(p, 0xffffffffu) == 0xffffffffu && *p == 0);
    }
}

TEST(test_dec_edges)
{
    if (get_global_id(0) == 0) {
        volatile __global uint *p = (volatile __global uint *)scratch;
        CHECK(cu_atomic_dec_global(p, 9) == 0 && *p == 9);
        CHECK(cu_atomic_dec_global(p, 9) == 9 && *p == 8);
        *p = 11;
        CHECK(cu_atomic_dec_global(p, 9) == 11 && *p == 9);
        *p = 0;
        CHECK(cu_atomic_dec_global(p, 0) == 0 && *p == 0);
    }
}

// 128 steps down from 0 with period 11.
TEST(test_dec_wraps)
{
    CHECK(cu_atomic_dec_global((volatile __global uint *)scratch, 10) <= 10);
}

TEST(verify_dec_wraps)
{
    CHECK(*(__global uint *)scratch == (11 - 128 % 11) % 11);
}

TEST(test_inc_dec_local)
{
    __local uint counters[2];
    if (get_local_id(0) == 0)
        counters[0] = counters[1] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    CHECK(cu_atomic_inc_local(&counters[0], 6) <= 6);
    CHECK(cu_atomic_dec_local(&counters[1], 6) <= 6);
    barrier(CLK_LOCAL_MEM_FENCE);
    CHECK(counters[0] == 64 % 7);
    CHECK(counters[1] == (7 - 64 % 7) % 7);
}

// Sums of small integers are exact in any order.
TEST(test_add_float)
{
    volatile __global float *sums = (volatile __global float *)scratch;
    cu_atomic_add_float_global(sums, (float)get_global_id(0));
    cu_atomic_add_float_global(sums + 1, -0.5f);
}

TEST(verify_add_float)
{
    volatile __global float *sums = (volatile __global float *)scratch;
    CHECK(sums[0] == 127 * 128 / 2);
    CHECK(sums[1] == -64.0f);
    CHECK(cu_atomic_add_float_global(sums, 1.0f) == 127 * 128 / 2);
    sums[0] = -0.0f;
    CHECK(as_uint(cu_atomic_add_float_global(sums, 0.0f)) == 0x80000000u);
    CHECK(isnan(cu_atomic_add_float_global(sums, NAN)) == 0 && isnan(sums[0]));
}

// Every old value is seen once: the sum passes through all the integers.
TEST(test_add_float_returns_old)
{
    volatile __global float *sum = (volatile __global float *)scratch;
    volatile __global int *seen = (volatile __global int *)scratch + 1;
    int old = (int)cu_atomic_add_float_global(sum, 1.0f);
    CHECK(old >= 0 && old < 128 && atomic_inc(&seen[old]) == 0);
}

TEST(test_add_float_local)
{
    __local float sum;
    if (get_local_id(0) == 0)
        sum = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    cu_atomic_add_float_local(&sum, (float)get_local_id(0));
    barrier(CLK_LOCAL_MEM_FENCE);
    CHECK(sum == 63 * 64 / 2);
    CHECK(get_local_id(0) != 0 || get_group_id(0) > 1 || sum != 0);
}

TEST(test_add_float_vectors)
{
    cu_atomic_add_float2_global((volatile __global float2 *)scratch, (float2)(1, 2));
    cu_atomic_add_float4_global((volatile __global float4 *)(scratch + 2), (float4)(1, 2, 3, 4));
}

TEST(verify_add_float_vectors)
{
    __global float *sums = (__global float *)scratch;
    CHECK(sums[0] == 128 && sums[1] == 256 && sums[2] == 0);
    CHECK(sums[4] == 128 && sums[5] == 256 && sums[6] == 384 && sums[7] == 512);
    float4 old =
        cu_atomic_add_float4_global((volatile __global float4 *)(scratch + 2), (float4)(0));
    CHECK(old.x == 128 && old.y == 256 && old.z == 384 && old.w == 512);
}

TEST(test_exch_float)
{
    volatile __global float *p = (volatile __global float *)scratch;
    float old = cu_atomic_exch_float_global(p, 2.5f);
    CHECK(old == 0 || old == 2.5f);
    __local float held;
    if (get_local_id(0) == 0) {
        held = 1.5f;
        CHECK(cu_atomic_exch_float_local(&held, 3.0f) == 1.5f && held == 3.0f);
    }
}

TEST(verify_exch_float)
{
    CHECK(*(__global float *)scratch == 2.5f);
}

// Both halves of a word count on their own.
TEST(test_cas_ushort)
{
    volatile __global ushort *p = (volatile __global ushort *)scratch + (get_global_id(0) & 1);
    ushort old = 0, seen;
    while ((seen = cu_atomic_cas_ushort_global(p, old, (ushort)(old + 1 + get_global_id(0) % 2))) !=
           old)
        old = seen;
}

TEST(verify_cas_ushort)
{
    volatile __global ushort *p = (volatile __global ushort *)scratch;
    CHECK(p[0] == 64 && p[1] == 128 && p[2] == 0);
    CHECK(cu_atomic_cas_ushort_global(p + 1, 5, 6) == 128 && p[1] == 128 && p[0] == 64);
    CHECK(cu_atomic_cas_ushort_global(p + 1, 128, 0xffff) == 128 && p[1] == 0xffff && p[0] == 64);
}
