// Fences: what a work-item wrote before the fence is seen by the one that finds its counter.
#include <cu2cl/sync.clh>
#include "check.clh"

// Each group leaves a value; the last group to arrive sees all of them.
TEST(test_last_group_sums)
{
    volatile __global int *values = (volatile __global int *)scratch + 1;
    if (get_local_id(0) == 0) {
        atomic_xchg(&values[get_group_id(0)], 10 + (int)get_group_id(0));
        cu_threadfence();
        if (atomic_inc((volatile __global int *)scratch) == (int)get_num_groups(0) - 1) {
            cu_threadfence_system();
            int sum = 0;
            for (size_t i = 0; i < get_num_groups(0); i++)
                sum += atomic_or(&values[i], 0);
            CHECK(sum == 21);
            atomic_inc((volatile __global int *)scratch + 10);
        }
    }
}

TEST(verify_last_group_sums)
{
    CHECK(((__global int *)scratch)[10] == 1);
}

TEST(test_block_fence)
{
    __local int flags[64];
    flags[get_local_id(0)] = (int)get_local_id(0);
    cu_threadfence_block();
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    CHECK(flags[63 - get_local_id(0)] == 63 - (int)get_local_id(0));
}
