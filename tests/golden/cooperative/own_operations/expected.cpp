// A reduction with an operation of the program's own, on a type that no rule knows; the functions
// of cooperative groups that do it are ported with their bodies.
#include <cu2cl/cu2cl.h>

struct Range {
    float least, most;
};

struct Join {
};

void ranges(const float *in, Range *out)
CU2CL_KERNEL(ranges, in, out)
#include "input.cl.h"
