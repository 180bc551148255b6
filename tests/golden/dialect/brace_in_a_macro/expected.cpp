// The brace that LOOP opens is closed in the text of the body: it has one more than it seems.
#include <cu2cl/cu2cl.h>
#define LOOP(i, n) for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {

void scale(float *x, int n)
CU2CL_KERNEL(scale, x, n)

void launch(float *x, int n)
{
    CU2CL_LAUNCH(scale, (8, 128), (x, n));
}
#include "input.cl.h"
