#include <cu2cl/cu2cl.h>
#include <cstdio>

// OpenCL C has no `*` in formats: a constant width can be written out, another cannot.
void constant_width(int value)
CU2CL_KERNEL(constant_width, value)

void width_of_the_device(int width, int value)
CU2CL_KERNEL(width_of_the_device, width, value)

int main()
{
    CU2CL_LAUNCH(constant_width, (1, 1), (1));
    CU2CL_LAUNCH(width_of_the_device, (1, 1), (5, 1));
    return 0;
}
#include "input.cl.h"
