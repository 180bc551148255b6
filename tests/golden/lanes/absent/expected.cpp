// Threads that have returned, or do not take a branch, come to no barrier of the others.
#include <cu2cl/cu2cl.h>

void returns(const float *in, float *out, int n, int period)
CU2CL_KERNEL(returns, in, out, n, period)

void branch(const float *a, float *out, int n)
CU2CL_KERNEL(branch, a, out, n)

void warps(const int *in, int *out, int n)
CU2CL_KERNEL(warps, in, out, n)

int main()
{
    float *p = nullptr;
    int *q = nullptr;
    CU2CL_LAUNCH(returns, (1, 64), (p, p, 10, 3));
    CU2CL_LAUNCH(branch, (1, 64), (p, p, 10));
    CU2CL_LAUNCH(warps, (1, 64), (q, q, 40));
    return 0;
}
#include "input.cl.h"
