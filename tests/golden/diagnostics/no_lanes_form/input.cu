// Kernels that need warps, and why they have no lanes form; the first and the last one have.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

__device__ int sum_of_some(int value)
{
    return value > 3 ? __reduce_add_sync(__activemask(), value) : 0;
}

__global__ void whole_grid(int *data)
{
    data[threadIdx.x] = sum_of_some(data[threadIdx.x]);
    cg::this_grid().sync();
}

__device__ int down(int value)
{
    return value < 1 ? sum_of_some(value) : down(value - 1);
}

__global__ void recursive(int *data)
{
    data[threadIdx.x] = down(data[threadIdx.x]);
}

__global__ void large(int *data)
{
    int kept[1000];
    for (int i = 0; i < 1000; i++)
        kept[i] = data[i];
    data[threadIdx.x] = sum_of_some(data[threadIdx.x]) + kept[threadIdx.x % 1000];
}

__global__ void fine(int *data)
{
    data[threadIdx.x] = sum_of_some(data[threadIdx.x]);
}
