// TEST buffers: yes
// The kernels that main.cpp loads.
#include <cuda.h>

struct Mixed {
    char letter;
    double number;
    short small[3];
};

static __constant__ float coefficients[4] = {1, 2, 3, 4};
__device__ int counter = 5;

extern "C" __global__ void add(float *a, const float *b, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        a[i] += b[i];
}

extern "C" __global__ void mixed(char first, Mixed m, short second, int *out, char last, float3 v)
{
    out[0] = first;
    out[1] = m.letter;
    out[2] = (int)m.number;
    out[3] = m.small[2];
    out[4] = second;
    out[5] = last;
    out[6] = (int)(v.x + 10 * v.y + 100 * v.z);
}

extern "C" __global__ void use_variables(float *out)
{
    int old = atomicAdd(&counter, 1);
    out[old] = coefficients[old % 4];
}

extern "C" __global__ void reverse(int *data)
{
    extern __shared__ int block[];
    block[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    data[threadIdx.x] = block[blockDim.x - 1 - threadIdx.x];
}

extern "C" __global__ void sample_level(float *out, CUtexObject texture, float level)
{
    int x = threadIdx.x, y = threadIdx.y;
    out[y * blockDim.x + x] = tex2DLod<float>(texture, (x + 0.5f) / blockDim.x, (y + 0.5f) / blockDim.y, level);
}

extern "C" __global__ void sample(float *out, CUtexObject texture, int width)
{
    int x = threadIdx.x, y = threadIdx.y;
    out[y * width + x] = tex2D<float>(texture, x + 0.5f, y + 0.5f);
}

// names that nvcc mangles
namespace shapes
{
__device__ float unit = 2.5f;

__global__ void scale(float *a, float by)
{
    a[threadIdx.x] *= by * unit;
}
} // namespace shapes

__global__ void scale(int *a, int by)
{
    a[threadIdx.x] *= by;
}

template <typename T, int N> __global__ void fill(T *a)
{
    a[threadIdx.x] = (T)N;
}

template __global__ void fill<int, 7>(int *);
template __global__ void fill<float, 9>(float *);
