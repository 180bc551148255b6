#include <cu2cl/cu2cl.h>

struct body {
    float4 position;
    int2 cell;

};

float4 origin;

void k(float4 *p, uchar4 *colours, double2 *pairs, body *bodies, volatile int2 *flags)
CU2CL_KERNEL(k, p, colours, pairs, bodies, flags)
#include "input.cl.h"
