#include <cu2cl/cu2cl.h>
#include "kernels/work.cu"

void host(float *p)
{
    CU2CL_LAUNCH(work, (1, 32), (p));
}
#include "input.cl.h"
