// Assignments to objects of classes without members, which may be bases: they write nothing.
#include <cu2cl/cu2cl.h>

struct Nothing {
};

struct All : Nothing {
    int x;
};

void by_reference(int *out)
CU2CL_KERNEL(by_reference, out)

void by_base(int *out)
CU2CL_KERNEL(by_base, out)

void own(int *out)
CU2CL_KERNEL(own, out)
#include "input.cl.h"
