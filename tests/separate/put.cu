#include "shared.h"

static __device__ int subtract(int a, int b)
{
    return a - b;
}

__global__ void put(Operation *operations)
{
    operations[0] = multiply;
    operations[1] = subtract;
}

void choose(Operation *operations)
{
    put<<<1, 1>>>(operations);
}
