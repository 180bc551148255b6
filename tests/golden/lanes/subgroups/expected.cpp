// Which kernels sub-groups can run: not those of which only the lanes form finds out that lanes which a
// collective names are elsewhere, nor those with a barrier that some threads do not reach.
#include <cu2cl/cu2cl.h>


void block_sum(const int *in, int *out)
CU2CL_KERNEL(block_sum, in, out)

void last_in_branch(const int *in, int *out)
CU2CL_KERNEL(last_in_branch, in, out)

void behind_return(const int *in, int *out, int n)
CU2CL_KERNEL(behind_return, in, out, n)

// The lanes that do not take the branch come to the second shuffle.
void meets_again(const int *in, int *out)
CU2CL_KERNEL(meets_again, in, out)

void barrier_behind_return(const int *in, int *out, int n)
CU2CL_KERNEL(barrier_behind_return, in, out, n)

// Sub-groups and work-items don't count arrivals as one work-item does: no such form, also where nobody waits.
void arrives(unsigned *out)
CU2CL_KERNEL(arrives, out)

int main()
{
    int *d;
    cu2clMalloc(&d, 4096);
    CU2CL_LAUNCH(block_sum, (1, 64), (d, d));
    CU2CL_LAUNCH(last_in_branch, (1, 64), (d, d));
    CU2CL_LAUNCH(behind_return, (1, 64), (d, d, 50));
    CU2CL_LAUNCH(meets_again, (1, 64), (d, d));
    CU2CL_LAUNCH(barrier_behind_return, (1, 64), (d, d, 50));
    CU2CL_LAUNCH(arrives, (1, 64), ((unsigned *)d));
    return 0;
}
#include "input.cl.h"
