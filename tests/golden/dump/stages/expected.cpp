#include <cu2cl/cu2cl.h>
#include <cstdio>

enum Mode { KEEP, DOUBLE };

struct Pair {
    int low, high;
};

float weight = 0.5f;

void pairs(const Pair *in, float *out, int n)
CU2CL_KERNEL(pairs, in, out, n)

void lanes(int *out)
CU2CL_KERNEL(lanes, out)

int main()
{
    Pair *in;
    float *out;
    cu2clMalloc(&in, 64 * sizeof(Pair));
    cu2clMalloc(&out, 64 * sizeof(float));
    CU2CL_LAUNCH(pairs, (1, 64), (in, out, 64));
    CU2CL_LAUNCH(lanes, (1, 64), ((int *)out));
    cu2clDeviceSynchronize();
    cu2clFree(out);
    cu2clFree(in);
    return 0;
}
#include "input.cl.h"
