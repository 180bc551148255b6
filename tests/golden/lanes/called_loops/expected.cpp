// Functions with loops that lanes go through together stand in the place of their calls.

#include <cu2cl/cu2cl.h>

struct point {
    float weight, cost;
};

// lane loops: the coordinates of neighbours lie side by side
void costs(const float *at, point *points, float *out, int count, int dimensions)
CU2CL_KERNEL(costs, at, points, out, count, dimensions)

// as it is: each thread leaves the function's loop elsewhere
void searches(const int *at, int *out, int n)
CU2CL_KERNEL(searches, at, out, n)

// the left side is read before
void behind_a_read(const float *at, float *out, int count, int dimensions)
CU2CL_KERNEL(behind_a_read, at, out, count, dimensions)

int main()
{
    CU2CL_LAUNCH(costs, (1, 64), (nullptr, nullptr, nullptr, 0, 0));
    CU2CL_LAUNCH(searches, (1, 64), (nullptr, nullptr, 0));
    CU2CL_LAUNCH(behind_a_read, (1, 64), (nullptr, nullptr, 0, 0));
}
#include "input.cl.h"
