// Headers of libraries that nothing uses do not matter.
#include <cu2cl/cu2cl.h>

void set(int *p) CU2CL_KERNEL(set, p)

int main()
{
    int *p;
    cu2clMalloc(&p, sizeof *p);
    CU2CL_LAUNCH(set, (1, 1), (p));
    return cu2clFree(p);
}
#include "input.cl.h"
