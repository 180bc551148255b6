// Instances of a template that share their body: the body is lane loops, and each instance calls it.
#include <cu2cl/cu2cl.h>

template <int ROUNDS>
void turns(int *out)
CU2CL_KERNEL(turns<ROUNDS>, out)

void run(int *out)
{
    CU2CL_LAUNCH(turns<3>, (1, 64), (out));
    CU2CL_LAUNCH(turns<5>, (1, 64), (out));
}
#include "input.cl.h"
