// TEST buffers: yes
// Dynamic shared memory: typed, cut into parts, as raw bytes in a template, in several kernels
// under one name, and with static shared memory beside it.
#include "check.h"

extern __shared__ int words[];

__global__ void reverse(int *data)
{
    words[threadIdx.x] = data[blockIdx.x * blockDim.x + threadIdx.x];
    __syncthreads();
    data[blockIdx.x * blockDim.x + threadIdx.x] = words[blockDim.x - 1 - threadIdx.x];
}

__global__ void parts(const double *in, double *out, int n)
{
    extern __shared__ double doubles[];
    double *values = doubles;
    int *counts = (int *)&values[n];
    unsigned char *flags = (unsigned char *)(counts + n);
    __shared__ int total;
    int t = threadIdx.x;

    values[t] = in[t];
    counts[t] = t;
    flags[t] = t % 2;
    if (t == 0)
        total = 0;
    __syncthreads();
    atomicAdd(&total, counts[n - 1 - t]);
    __syncthreads();
    out[t] = values[(t + 1) % n] + counts[(t + 2) % n] * 100 + flags[(t + 3) % n] * 10000 +
             total * 100000.0;
}

template <typename T> __device__ T *block_memory()
{
    extern __shared__ __align__(8) unsigned char raw[];
    return reinterpret_cast<T *>(raw);
}

template <typename T> __global__ void rotate(T *data, int by)
{
    T *memory = block_memory<T>();
    memory[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    data[threadIdx.x] = memory[(threadIdx.x + by) % blockDim.x];
}

template <typename T> static void check_rotate()
{
    std::vector<T> in(20);
    for (int i = 0; i < 20; i++)
        in[i] = (T)(i * 3);
    T *data = copy_to_device(in);
    rotate<<<1, 20, 20 * sizeof(T)>>>(data, 7);
    CHECK_LAUNCH();
    std::vector<T> out = copy_to_host(data, 20);
    for (int i = 0; i < 20; i++)
        EXPECT_EQUAL(i, out[i], in[(i + 7) % 20]);
}

int main()
{
    std::vector<int> in(64);
    for (int i = 0; i < 64; i++)
        in[i] = i * i;
    int *data = copy_to_device(in);
    reverse<<<4, 16, 16 * sizeof(int)>>>(data);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(data, 64);
    for (int i = 0; i < 64; i++)
        EXPECT_EQUAL(i, out[i], in[i / 16 * 16 + 15 - i % 16]);

    const int n = 32;
    std::vector<double> doubles(n);
    for (int i = 0; i < n; i++)
        doubles[i] = i * 0.25;
    double *d_out = new_on_device<double>(n);
    size_t bytes = n * (sizeof(double) + sizeof(int) + 1);
    parts<<<1, n, bytes>>>(copy_to_device(doubles), d_out, n);
    CHECK_LAUNCH();
    std::vector<double> got = copy_to_host(d_out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i],
                     doubles[(i + 1) % n] + (i + 2) % n * 100 + (i + 3) % n % 2 * 10000 +
                         n * (n - 1) / 2 * 100000.0);

    check_rotate<char>();
    check_rotate<float>();
    check_rotate<double>();
    return finish();
}
