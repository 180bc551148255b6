#include "shared.h"

__constant__ int table[4] = {1, 2, 3, 4};
__device__ int total = 7;
__device__ float samples[8] = {0.5f, 1.5f};
static __device__ int steps[3] = {4, 5, 6};
__device__ int *places[2] = {steps + 1, &total};
__device__ const char *name = "text";

void set_table(int factor)
{
    int values[4] = {factor, 2 * factor, 3 * factor, 4 * factor};
    cudaMemcpyToSymbol(table, values, sizeof values);
}

int read_total()
{
    int value = -1;
    cudaMemcpyFromSymbol(&value, total, sizeof value);
    return value;
}
