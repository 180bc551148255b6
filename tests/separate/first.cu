#define STEP 100
#include "shared.h"
#include "step.h"

namespace
{
__device__ int value = 100;
__global__ void same_name(int *out)
{
    out[0] = value;
}
} // namespace
static __device__ int helper()
{
    return 100 + 1;
}
static __global__ void also_same(int *out)
{
    out[1] = helper() + in_header(0);
}
static __global__ void own(int *out)
{
    out[2] = step(1) + own_of_each_source;
}
__global__ void launched_elsewhere(int *out, int value)
{
    *out = value + STEP;
}

void run_first(int *out)
{
    int set = 100 * 10;
    cudaMemcpyToSymbol(own_of_each_source, &set, sizeof set);
    same_name<<<1, 1>>>(out);
    also_same<<<1, 1>>>(out);
    own<<<1, 1>>>(out);
    add_one<<<1, 1>>>(out + 2);
}
