// A name that our headers of a library do not have is said with the name.
#include <cu2cl/cu2cl.h>
#include <cu2cl/cuda/thrust/pair.h>
#include <cstdio>

void set(int *p) CU2CL_KERNEL(set, p)

void run(int *p)
{
#ifndef CU2CL_UNPORTED
    cu2cl_unported(__func__, "CU2050: this uses what our headers of Thrust do not have: no type named 'levitate' in namespace 'thrust'");
#else
    thrust::levitate(p);
#endif
}

int main()
{
    int *p;
    cu2clMalloc(&p, sizeof *p);
    CU2CL_LAUNCH(set, (1, 1), (p));
    run(p);
    return cu2clFree(p);
}
#include "input.cl.h"
