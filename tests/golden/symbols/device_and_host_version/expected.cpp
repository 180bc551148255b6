// One function, written twice: the device's pass sees no version that the host could call.
#include <cu2cl/cu2cl.h>
#include <cstdio>
#ifdef __CUDA_ARCH__
__device__ int twice(int i)
{
    return i << 1;
}
#else
int twice(int i)
{
    return i + i;
}
#endif

void fill(int *p)
CU2CL_KERNEL(fill, p)

int main()
{
    int *p, h[4];
    cu2clMalloc(&p, sizeof h);
    CU2CL_LAUNCH(fill, (1, 4), (p));
    cu2clMemcpy(h, p, sizeof h, cu2clMemcpyDeviceToHost);
    for (int i = 0; i < 4; i++)
        if (h[i] != twice(i))
            puts("wrong");
}
#include "input.cl.h"
