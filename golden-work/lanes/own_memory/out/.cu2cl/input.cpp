// Lane loops with memory of a lane's own, in one place for all lanes: no compiler may run their lanes
// together. It may where such memory has an element for each lane, or becomes registers.
#include <cu2cl/cu2cl.h>

struct pair {
    int low, high;
};

void own(const int *in, int *out)
CU2CL_KERNEL(own, in, out)

void called(const int *in, int *out)
CU2CL_KERNEL(called, in, out)

void registers(const int *in, int *out)
CU2CL_KERNEL(registers, in, out)

void for_each_lane(const int *in, int *out)
CU2CL_KERNEL(for_each_lane, in, out)
#include "input.cl.h"
