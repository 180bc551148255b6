// Variables that are declared at the top, and where they lie as lane loops: those whose values never
// get from one loop over lanes to another lie in these, though several use them.
#include <cu2cl/cu2cl.h>

struct vector {
    double x, y, z;
};

void forces(const vector *points, vector *sums, int n)
CU2CL_KERNEL(forces, points, sums, n)

/* Some of `v` gets over the barrier, `first` only where it is assigned on each way; `own` lies where
 * what points to it does. */
void kept(float *out, const float4 *in, int n)
CU2CL_KERNEL(kept, out, in, n)
#include "input.cl.h"
