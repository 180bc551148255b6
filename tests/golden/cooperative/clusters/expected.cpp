// A kernel that looks at its cluster: of one block where nothing else is said; refused where its
// own attribute says more, or what is not understood. One that does not look may have any size.
#include <cu2cl/cu2cl.h>

#define WIDTH 2

constexpr int width_for(int bytes)
{
    return bytes / 4;
}

void one(int *p)
CU2CL_KERNEL(one, p)

void also_one(int *p)
CU2CL_KERNEL(also_one, p)

void two(int *p)
CU2CL_KERNEL(two, p)

void not_understood(int *p)
CU2CL_KERNEL(not_understood, p)

void does_not_look(int *p)
CU2CL_KERNEL(does_not_look, p)
#include "input.cl.h"
