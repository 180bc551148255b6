#include <cu2cl/cu2cl.h>

float coefficients[16];
int3 size = {1, 2, 3};
int hits = 5;
double table[2][2];

void evaluate(float *out)
CU2CL_KERNEL(evaluate, out)

void host(const float *c, float *out)
{
    int h;
    cu2clMemcpyToSymbol(coefficients, c, sizeof(coefficients));
    CU2CL_LAUNCH(evaluate, (1, 32), (out));
    cu2clMemcpyFromSymbol(&h, hits, sizeof(h), 0, cu2clMemcpyDeviceToHost);
}
#include "input.cl.h"
