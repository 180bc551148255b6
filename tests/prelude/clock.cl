// The clock moves on, and does not stand still while a kernel waits for it.
#include <cu2cl/clock.clh>
#include "check.clh"

TEST(test_clock)
{
    long start = cu_clock64(), now = start;
    while (now - start < 1000)
        now = cu_clock64();
    CHECK(now - start >= 1000 && now - start < 1000000000000l);
}
