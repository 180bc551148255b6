#include <cu2cl/cu2cl.h>

void reverse(float *data)
CU2CL_KERNEL(reverse, data)

void split(int *data, int n)
CU2CL_KERNEL(split, data, n)

void host(float *f, int *i)
{
    CU2CL_LAUNCH(reverse, (1, 64, 64 * sizeof(float)), (f));
    CU2CL_LAUNCH(split, (1, 64, 128 * sizeof(int)), (i, 64));
}
#include "input.cl.h"
