#include <assert.h>
#include <stdio.h>

__global__ void k(int n, float x, long long w, unsigned long long u)
{
    printf("n = %d, x = %5.2f\n", n, x);
    printf("%lld %llu %%\n", w, u);
    printf("done\n");
    assert(n > 0);
}
