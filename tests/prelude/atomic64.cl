// Atomics of 64 bits and on double.
// NEEDS: cl_khr_int64_base_atomics cl_khr_int64_extended_atomics cl_khr_fp64
#include <cu2cl/atomic.clh>
#include "check.clh"

TEST(test_add_long)
{
    atom_add((volatile __global ulong *)scratch, 0x100000001ul);
    atom_min((volatile __global long *)scratch + 1, -(long)get_global_id(0) * 0x100000000l);
    atom_max((volatile __global ulong *)scratch + 2, (ulong)get_global_id(0) << 40);
    atom_or((volatile __global ulong *)scratch + 3, 1ul << (get_global_id(0) % 64));
}

TEST(verify_add_long)
{
    CHECK(scratch[0] == 128 * 0x100000001ul);
    CHECK((long)scratch[1] == -127 * 0x100000000l);
    CHECK(scratch[2] == 127ul << 40);
    CHECK(scratch[3] == 0xfffffffffffffffful);
}

TEST(test_add_double)
{
    volatile __global double *sum = (volatile __global double *)scratch;
    volatile __global int *seen = (volatile __global int *)(scratch + 1);
    // 2^30 + n needs a double.
    double old = cu_atomic_add_double_global(sum, 1073741825.0);
    int count = (int)(old / 1073741825.0);
    CHECK(count >= 0 && count < 128 && atomic_inc(&seen[count]) == 0);
}

TEST(verify_add_double)
{
    CHECK(*(__global double *)scratch == 128 * 1073741825.0);
}

TEST(test_add_double_local)
{
    __local double sum;
    if (get_local_id(0) == 0)
        sum = 0.5;
    barrier(CLK_LOCAL_MEM_FENCE);
    cu_atomic_add_double_local(&sum, (double)get_local_id(0));
    barrier(CLK_LOCAL_MEM_FENCE);
    CHECK(sum == 63 * 64 / 2 + 0.5);
}

TEST(test_exch_double)
{
    double old = cu_atomic_exch_double_global((volatile __global double *)scratch, 2.5);
    CHECK(old == 0 || old == 2.5);
    __local double held;
    if (get_local_id(0) == 0) {
        held = 1.5;
        CHECK(cu_atomic_exch_double_local(&held, 3.0) == 1.5 && held == 3.0);
    }
}
