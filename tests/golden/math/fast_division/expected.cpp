// -use_fast_math: which divisions become a call, and which stay as they are
#include <cmath>
#include <cu2cl/cu2cl.h>

#define MEAN(sum, n) ((sum) / (n))
#define HALF(x)      ((x) / 2)

struct sample {
    float value, weight;
};

void normalise(sample *samples, float *out, double *wide, int *ints, int n)
CU2CL_KERNEL(normalise, samples, out, wide, ints, n)

int main()
{
    CU2CL_LAUNCH(normalise, (1, 32), (nullptr, nullptr, nullptr, nullptr, 0));
    return 0;
}
#include "input.cl.h"
