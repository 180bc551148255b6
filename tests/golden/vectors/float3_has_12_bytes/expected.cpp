#include <cu2cl/cu2cl.h>

struct Body {
    float3 position;
    float mass;
};

void k(float3 *p, Body *bodies, float3 shift)
CU2CL_KERNEL(k, p, bodies, shift)
#include "input.cl.h"
