// assert and __trap: the first error stays in cu_status; the message has CUDA's form.
#include <cu2cl/debug.clh>
#include "check.clh"

TEST(test_assert)
{
    cu_assert(get_global_id(0) < 1000);
#line 100 "debug.cu"
    cu_assert(get_global_id(0) % 100 != 66);
}

TEST(verify_assert)
{
    CHECK(*cu_status == 710);
    cu_trap();
    CHECK(*cu_status == 710);
}

TEST(test_assert_holds)
{
    cu_assert(get_local_id(0) < 64);
}

TEST(verify_assert_holds)
{
    CHECK(*cu_status == 0);
    int x = 0;
    x > 0 ? (void)0 : cu_assert_fail("x > 0", "debug.cu", 7, "of_a_function");
    CHECK(*cu_status == 710);
}

TEST(test_trap)
{
    if (get_global_id(0) == 5)
        cu_trap();
}

TEST(verify_trap)
{
    CHECK(*cu_status == 719);
}
