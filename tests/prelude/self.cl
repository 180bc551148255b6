// The test program itself: a check can fail, all work-items run, verify_ runs after test_, and what
// is printed is compared.
#include "check.clh"

TEST(test_fails_in_every_item)
{
    CHECK(get_global_id(0) == 1000);
}

TEST(test_fails_in_one_item)
{
    CHECK(get_global_id(0) != 127);
}

TEST(test_all_items_run)
{
    atomic_inc((volatile __global int *)scratch);
}

TEST(verify_all_items_run)
{
    CHECK(*(__global int *)scratch == 128);
    printf("printed once\n");
}
