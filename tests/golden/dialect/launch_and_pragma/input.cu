// What nvcc takes and clang does not: blanks in a launch's brackets, here and in a header, a pragma as the text of a macro, alignas
// behind __shared__.
#include <cuda_runtime.h>
#include "scale.cuh"

#define UNROLL #pragma unroll
#define UNROLL_BY_4 _Pragma("unroll 4")
#define TEXT(x)     _Pragma(#x)
#define UNROLL_N(n) TEXT(unroll n)
#define QUIET       _Pragma("nv_diag_suppress 177")
#define EACH(i, n)  _Pragma("unroll") for (int i = 0; i < n; i++)

__device__ int sum(const int *values, int count)
{
    int total = 0;
    UNROLL
    for (int i = 0; i < count; i++)
        total += values[i]; // it's a sum
    return total;
}

__global__ void total_of(int *values, int *total)
{
    __shared__ alignas(16) int copy[4];
    UNROLL_BY_4
    for (int i = 0; i < 4; i++)
        copy[i] = values[i];
    UNROLL_N(3) for (int i = 0; i < 3; i++) // behind the macro
        copy[i]++;
    QUIET
    if (copy[0] > 0)
        _Pragma("unroll") for (int i = 0; i < 3; i++) copy[i]--;
    EACH(i, 4) copy[i] += 2;
#pragma unroll (2 * 2)
    for (int i = 0; i < 4; i++)
        copy[i] -= 2;
    *total = sum(copy, 4);
}

int main()
{
    int *values, *total, first = 1'000 >> 2;
    cudaMalloc(&values, 4 * sizeof(int));
    cudaMalloc(&total, sizeof(int));
    scale_all(values, first);
    total_of<< <1, 1>> >(values, total);
    total_of<<  <1, 1 >>	> (values, total);
    return first << 1 < 4;
}
