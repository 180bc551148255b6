#include <cu2cl/cu2cl.h>

void broken(int *p)
CU2CL_KERNEL(broken, p)

void fine(int *p)
CU2CL_KERNEL(fine, p)

void host(int *p)
{
    CU2CL_LAUNCH(broken, (1, 1), (p));
    CU2CL_LAUNCH(fine, (1, 1), (p));
}
#include "input.cl.h"
