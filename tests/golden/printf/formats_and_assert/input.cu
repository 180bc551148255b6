#include <assert.h>
#include <stdio.h>

#define SHOW(value) printf(#value " = %d\n", value)

__device__ char suffix[] = "suffix";

__global__ void k(int n, float x, double y, long long w, unsigned long long u)
{
    printf("n = %d, x = %5.2f\n", n, x);
    printf("%lld %llu %%\n", w, u);
    printf("done\n");
    SHOW(n);
    if (printf("%*d|%-*.*f %s\n", n, 3, 8, 2, y,
               suffix) < 0) // the buffer is full
        return;
    assert(n > 0);
}

// A format that is no literal, and strings in several address spaces.
__global__ void strings(const char *format, bool b, int *p)
{
    __shared__ char shared[8];
    const char *some = b ? "yes" : suffix;
    shared[0] = '\0';
    printf(format, threadIdx.x, 1.5f);
    printf("%s %s %s %p\n", some, shared, b ? "on" : "off", p);
}
