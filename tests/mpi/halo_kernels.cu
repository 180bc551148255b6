#include "halo.h"

__global__ void start(float *part, int n, int seed)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        part[i] = (i * 7 + seed) % 10;
}

// Elements 0 and n - 1 are the neighbours' or, at the ends of the rod, fixed.
__global__ void diffuse(float *to, const float *from, int n, bool first, bool last)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    if (i == 0 || i == n - 1)
        to[i] = i == 0 && first ? 100.0f : i == n - 1 && last ? 0.0f : from[i];
    else
        to[i] = 0.25f * from[i - 1] + 0.5f * from[i] + 0.25f * from[i + 1];
}

__global__ void change(const float *a, const float *b, int n, float *largest)
{
    float found = 0.0f;
    for (int i = 1; i < n - 1; i++)
        found = fmaxf(found, fabsf(a[i] - b[i]));
    *largest = found;
}

float *make_part(int n, int seed)
{
    float *part;
    if (cudaMalloc(&part, n * sizeof *part) != cudaSuccess)
        return nullptr;
    start<<<(n + 63) / 64, 64>>>(part, n, seed);
    return part;
}

void step(float *to, const float *from, int n, bool first, bool last)
{
    diffuse<<<(n + 63) / 64, 64>>>(to, from, n, first, last);
}

float largest_change(const float *a, const float *b, int n, float *on_device)
{
    float largest;
    change<<<1, 1>>>(a, b, n, on_device);
    cudaMemcpy(&largest, on_device, sizeof largest, cudaMemcpyDeviceToHost);
    return largest;
}

void read_part(float *host, const float *part, int n)
{
    cudaMemcpy(host, part, n * sizeof *host, cudaMemcpyDeviceToHost);
}
