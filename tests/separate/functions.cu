#include "shared.h"

static __device__ int helper(int x)
{
    return x + 1000;
}

__device__ int twice(int x)
{
    return 2 * x;
}
__device__ float twice(float x)
{
    return 2.5f * x;
}
namespace area
{
__device__ int of_square(int side)
{
    return side * side;
}
} // namespace area
extern "C" __device__ int plain_c(int x)
{
    return x - 1;
}
__device__ void add_to(int *sum, int value)
{
    *sum += value;
}
__device__ int fibonacci_step(int a, int b)
{
    return helper(a + b) + table[1];
}
__device__ void Counter::count(int by)
{
    value += by * unit();
}
__device__ int Counter::unit()
{
    return 10;
}
