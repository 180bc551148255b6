// Members of vectors behind pointers, in a kernel that has a lanes form.
#include <cu2cl/cu2cl.h>

struct Box {
    float2 low, high;
};

void k(const Box *boxes, float *out, int n)
CU2CL_KERNEL(k, boxes, out, n)
#include "input.cl.h"
