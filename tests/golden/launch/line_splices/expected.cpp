// Lines are spliced inside the signs of a launch, inside names, and inside device code's new.
#include <cu2cl/cu2cl.h>

struct Node {
    int value;
};

void build(int *p)
CU2CL_KERNEL(build, p)

int main()
{
    int *p;
    cu2clMalloc(&p, 128);
    CU2CL_LAUNCH(build, (1, 32), (p));
    CU2CL_LAUNCH(bu\
ild, (1, 32), (p));
    CU2CL_LAUNCH(build, (1, \
        32), (p));
    return 0;
}
#include "input.cl.h"
