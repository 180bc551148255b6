// Variables that no other source can name, and functions that use them.
#include "shared.h"

static __device__ int counter = 5;
__constant__ float weights[3] = {0.5f, 1.5f, 2.5f};
namespace
{
struct Node {
    int a, b;
};
__device__ Node nodes[2] = {{1, 2}, {3, 4}};
__constant__ int shift = 3;
} // namespace
namespace deep
{
static __managed__ int managed = 11;
}
struct Holder {
    static __device__ int held;
};
__device__ int Holder::held = 21;

__device__ int count_up(int by)
{
    return atomicAdd(&counter, by);
}
__device__ int tick()
{
    static int n = 40;
    return atomicAdd(&n, 1);
}
__device__ float weight(int i)
{
    return weights[i];
}
__device__ int managed_and_member(int i)
{
    return deep::managed + Holder::held + i;
}
__device__ int of_unnamed(int x)
{
    return (nodes[1].a * 10 + nodes[1].b + x) << shift;
}
#define FACTOR 3
struct Sample {
    int a;
    float b;
};
__device__ int of_sample(int x)
{
    Sample sample = {x, 0.5f};
    return FACTOR * sample.a + (int)(2 * sample.b);
}
__device__ int by_header(int x)
{
    return add_to_own(x) * 1000;
}

__global__ void use_own(int *out)
{
    out[0] = count_up(1);
    out[1] = tick();
    out[2] = next();
    out[3] = add_to_own(0);
}

void run_own(int *out)
{
    use_own<<<1, 1>>>(out);
}

int set_own(int value)
{
    int was = -1;
    cudaMemcpyFromSymbol(&was, counter, sizeof was);
    cudaMemcpyToSymbol(counter, &value, sizeof value);
    deep::managed++;
    return was;
}
