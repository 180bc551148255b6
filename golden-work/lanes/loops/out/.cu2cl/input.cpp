// Kernels as lane loops: what is the same for all lanes, loops outside of those over lanes, a
// branch of some lanes, and a barrier in a loop.
#include <cu2cl/cu2cl.h>
#define TILE 16

void product(const float *a, const float *b, float *c, int n)
CU2CL_KERNEL(product, a, b, c, n)

void rows(const float *a, float *sums, int n)
CU2CL_KERNEL(rows, a, sums, n)

/* Each thread has 4 KiB across the barrier, and a block may have 1024 threads: no lane loops. */
void large(float *out, int at)
CU2CL_KERNEL(large, out, at)

struct place {
    float x, y;
};

/* Lanes assign parts of these: each has its own. */
void parts(float *out, const float *in)
CU2CL_KERNEL(parts, out, in)
#include "input.cl.h"
