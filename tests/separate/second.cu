#define STEP 200
#include "shared.h"
#include "step.h"

namespace
{
__device__ int value = 200;
__global__ void same_name(int *out)
{
    out[0] = value;
}
} // namespace
static __device__ int helper()
{
    return 200 + 1;
}
static __global__ void also_same(int *out)
{
    out[1] = helper() + in_header(0);
}
static __global__ void own(int *out)
{
    out[2] = step(1) + own_of_each_source;
}

void run_second(int *out)
{
    int set = 200 * 10;
    cudaMemcpyToSymbol(own_of_each_source, &set, sizeof set);
    same_name<<<1, 1>>>(out);
    also_same<<<1, 1>>>(out);
    own<<<1, 1>>>(out);
    add_one<<<1, 1>>>(out + 2);
}
