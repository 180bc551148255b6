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

// each instance is a symbol of its own
template <class T, int N> T weights[N] = {1, 2};

template <class T> void weigh(T *p)
CU2CL_KERNEL(weigh<T>, p)

void host(float *f, int *i, const float *values)
{
    cu2clMemcpyToSymbol(weights<float, 4>, values, sizeof(weights<float, 4>));
    CU2CL_LAUNCH(weigh, (1, 32), (f));
    CU2CL_LAUNCH(weigh, (1, 32), (i));
}
#include "input.cl.h"
