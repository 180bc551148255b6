#include <cu2cl/debug.clh>

__kernel void k(int n, float x, long w, ulong u, __global int *cu_status)
{
    printf("n = %d, x = %5.2f\n", n, x);
    printf("%ld %lu %%\n", w, u);
    printf("done\n");
    ((bool)(n > 0) ? (void)0 : cu_assert_fail("n > 0", "input.cu", 9, "void k(int, float, long long, unsigned long long)"));
}
