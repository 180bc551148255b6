// Variables that each lane loop makes again of one that is declared in the same branch or turn.

#include <cu2cl/cu2cl.h>

void branch(int *out, int n)
CU2CL_KERNEL(branch, out, n)

void some(int *out, int n)
CU2CL_KERNEL(some, out, n)

void turns(int *out, int n)
CU2CL_KERNEL(turns, out, n)

void begins(int *out, int n)
CU2CL_KERNEL(begins, out, n)

int main()
{
    int *out;
    cu2clMalloc(&out, 4096);
    CU2CL_LAUNCH(branch, (1, 64), (out, 5));
    CU2CL_LAUNCH(some, (1, 64), (out, 5));
    CU2CL_LAUNCH(turns, (1, 64), (out, 5));
    CU2CL_LAUNCH(begins, (1, 64), (out, 5));
    cu2clFree(out);
    return 0;
}
#include "input.cl.h"
