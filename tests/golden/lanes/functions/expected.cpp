// Functions with barriers stand in the place of their calls where a kernel becomes lane loops.

#include <cu2cl/cu2cl.h>

void in_statements(int *out, int n)
CU2CL_KERNEL(in_statements, out, n)

// a coroutine: the function returns in two places
void in_two_ways(int *out, int n)
CU2CL_KERNEL(in_two_ways, out, n)

// what stands on the left is read before the call
void behind_a_read(int *out, int n)
CU2CL_KERNEL(behind_a_read, out, n)

// a coroutine: PoCL has a barrier of its own in the inner loop
void turns(int *out, int n)
CU2CL_KERNEL(turns, out, n)

int main()
{
    int *out;
    cu2clMalloc(&out, 64 * sizeof(int));
    CU2CL_LAUNCH(in_statements, (1, 64), (out, 3));
    CU2CL_LAUNCH(in_two_ways, (1, 64), (out, 3));
    CU2CL_LAUNCH(behind_a_read, (1, 64), (out, 3));
    CU2CL_LAUNCH(turns, (1, 64), (out, 3));
    return 0;
}
#include "input.cl.h"
