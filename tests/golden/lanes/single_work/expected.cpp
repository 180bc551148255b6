// Kernels without barriers get lane loops by default only where a loop that all threads go through
// together has work in it that a compiler can make vectors of.
#include <cu2cl/cu2cl.h>

cu2clTexture<float, cu2clTextureType1D, cu2clReadModeElementType> points;

// No form: of the two loops the outer one has no work of its own, the inner one only fetches.
void nearest(const float *centers, int *nearest, int clusters, int features)
CU2CL_KERNEL(::nearest, centers, nearest, clusters, features)

// No form: its loop counts by atomic operations.
void count(unsigned *bins, const unsigned *data, int n)
CU2CL_KERNEL(count, bins, data, n)

// No form: its inner loops work on arrays that each lane has.
void several(const float *bounds, const float *in, int *out, int n)
CU2CL_KERNEL(several, bounds, in, out, n)

// No form: its loop takes one of several ways.
void step(int *data, int n)
CU2CL_KERNEL(step, data, n)

// Lane loops: beside a loop as that of `count` it has one that computes.
void sum(unsigned *bins, float *sums, const float *data, int n)
CU2CL_KERNEL(sum, bins, sums, data, n)

struct triple {
    float x, y, z;
};

// No form: each lane has variables in memory in it, whose addresses a function gets.
void fluxes(const float *in, const int *at, float *out, int count)
CU2CL_KERNEL(fluxes, in, at, out, count)
#include "input.cl.h"
