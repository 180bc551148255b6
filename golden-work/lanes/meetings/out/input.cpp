// Kernels whose threads meet in branches and loops: they have a lanes form.

#include <cu2cl/cu2cl.h>

void in_a_branch(const int *in, int *out, int n)
CU2CL_KERNEL(in_a_branch, in, out, n)

void relies_on_lockstep(int *data)
CU2CL_KERNEL(relies_on_lockstep, data)

int main()
{
    int *data;
    cu2clMalloc(&data, 4096);
    CU2CL_LAUNCH(in_a_branch, (2, 64), (data, data + 512, 100));
    CU2CL_LAUNCH(relies_on_lockstep, (1, 32), (data));
    cu2clFree(data);
}
#include "input.cl.h"
