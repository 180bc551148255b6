// -arch and -gencode choose the branches of device code; -fmad=false keeps products and sums apart.
#include <cu2cl/cu2cl.h>

#if __CUDA_ARCH__ >= 800
#define STEPS 8
#else
#define STEPS 2
#endif

void walk(float *values, int *facts)
CU2CL_KERNEL(walk, values, facts)

int main()
{
    float *values;
    int *facts;
    cu2clMalloc(&values, 4 * sizeof(float));
    cu2clMalloc(&facts, 3 * sizeof(int));
    CU2CL_LAUNCH(walk, (1, 1), (values, facts));
    return cu2clDeviceSynchronize();
}
#include "input.cl.h"
