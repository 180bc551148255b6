#include <cu2cl/cu2cl.h>
#include "kernels.cuh"
#include <stdio.h>

int main()
{
    int *p;
    cu2clMalloc(&p, 4 * SIZE);
    CU2CL_LAUNCH(number, (1, SIZE), (p));
    printf("%d\n", plain());
    cu2clFree(p);
    return 0;
}
#include "input.cl.h"
