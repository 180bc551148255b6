// Which kernels the generated header marks with CU2CL_BARRIER_IN_BRANCH: those of which a block may leave a barrier out. Loops
// and a branch around all of a kernel do not count.
#include <cu2cl/cu2cl.h>


void in_a_loop(float *out, int n)
CU2CL_KERNEL(in_a_loop, out, n)

void around_all(float *out, int n)
CU2CL_KERNEL(around_all, out, n)

template <int Size> void known(float *out)
CU2CL_KERNEL(known<Size>, out)

void in_a_branch(float *out, int n)
CU2CL_KERNEL(in_a_branch, out, n)

void in_a_call(float *out, int n)
CU2CL_KERNEL(in_a_call, out, n)

void behind_continue(float *out, int n)
CU2CL_KERNEL(behind_continue, out, n)

void behind_return(float *out, int n)
CU2CL_KERNEL(behind_return, out, n)

int main()
{
    float *out;
    cu2clMalloc(&out, 64 * sizeof(float));
    CU2CL_LAUNCH(in_a_loop, (1, 64), (out, 3));
    CU2CL_LAUNCH(around_all, (1, 64), (out, 3));
    CU2CL_LAUNCH(known<64>, (1, 64), (out));
    CU2CL_LAUNCH(in_a_branch, (1, 64), (out, 3));
    CU2CL_LAUNCH(in_a_call, (1, 64), (out, 3));
    CU2CL_LAUNCH(behind_continue, (1, 64), (out, 3));
    CU2CL_LAUNCH(behind_return, (1, 64), (out, 3));
    return 0;
}

// Nothing of a barrier is left out by a return behind the last one.
void returns_at_the_end(float *out, int n)
CU2CL_KERNEL(returns_at_the_end, out, n)

struct First {
    float value;
};

void in_an_initialiser(float *out, int n)
CU2CL_KERNEL(in_an_initialiser, out, n)

struct Last {
    float *cells, *to;
};

void in_the_end_of_a_temporary(float *out, int n)
CU2CL_KERNEL(in_the_end_of_a_temporary, out, n)
#include "input.cl.h"
