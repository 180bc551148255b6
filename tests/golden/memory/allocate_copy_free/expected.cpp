#include <cu2cl/cu2cl.h>
#include <stdlib.h>

void twice(float *data, int n)
CU2CL_KERNEL(twice, data, n)

int main(void)
{
    int n = 1000;
    size_t size = n * sizeof(float);
    float *h = (float *)malloc(size), *d;

    cu2clMalloc((void **)&d, size);           // comments and layout stay
    cu2clMemcpy(d, h, size,
               cu2clMemcpyHostToDevice);
    CU2CL_LAUNCH(twice, ((n + 255) / 256, 256), (d, n));
    cu2clMemcpy(h, d, size, cu2clMemcpyDeviceToHost);
    if (cu2clDeviceSynchronize() != cu2clSuccess)
        return 1;
    cu2clFree(d);
    free(h);
    return 0;
}
#include "input.cl.h"
