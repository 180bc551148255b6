#include "exchange.cuh"
#include "plate.h"

#include <cstdio>
#include <cstdlib>
#include <utility>

#define CHECK(call)                                                                                \
    do {                                                                                           \
        cudaError_t error = (call);                                                                \
        if (error != cudaSuccess) {                                                                \
            std::fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(error));                    \
            std::exit(1);                                                                          \
        }                                                                                          \
    } while (0)

const int block = 8;

// one step of time; the rim stays as it is
__global__ void diffuse(float *next, const float *now, int size)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= size || y >= size)
        return;
    bool inside = x > 0 && y > 0 && x < size - 1 && y < size - 1;
    float change = inside ? conductivity * exchanged(now, size, x, y) : 0.0f;
    next[y * size + x] = now[y * size + x] + change;
}

// adds up the plate, block by block
__global__ void add_up(float *sum, const float *plate, int count)
{
    __shared__ float part[256];
    float own = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x)
        own += plate[i];
    part[threadIdx.x] = own;
    __syncthreads();
    for (int half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half)
            part[threadIdx.x] += part[threadIdx.x + half];
        __syncthreads();
    }
    if (threadIdx.x == 0)
        atomicAdd(sum, part[0]);
}

Plate::Plate(int size, float rim) : size_(size)
{
    CHECK(cudaMalloc(&now_, sizeof(float) * size * size));
    CHECK(cudaMalloc(&next_, sizeof(float) * size * size));
    float *start = new float[size * size];
    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++)
            start[y * size + x] = x == 0 || y == 0 || x == size - 1 || y == size - 1 ? rim : 0;
    CHECK(cudaMemcpy(now_, start, sizeof(float) * size * size, cudaMemcpyHostToDevice));
    delete[] start;
}

Plate::~Plate()
{
    cudaFree(now_);
    cudaFree(next_);
}

void Plate::step(int count)
{
    dim3 threads(block, block), blocks((size_ + block - 1) / block, (size_ + block - 1) / block);
    for (int i = 0; i < count; i++) {
        diffuse<<<blocks, threads>>>(next_, now_, size_);
        std::swap(now_, next_);
    }
    CHECK(cudaGetLastError());
}

float Plate::at(int x, int y) const
{
    float value;
    CHECK(cudaMemcpy(&value, now_ + y * size_ + x, sizeof value, cudaMemcpyDeviceToHost));
    return value;
}

float Plate::mean() const
{
    float *sum, value;
    CHECK(cudaMalloc(&sum, sizeof *sum));
    CHECK(cudaMemset(sum, 0, sizeof *sum));
    add_up<<<4, 256>>>(sum, now_, size_ * size_);
    CHECK(cudaMemcpy(&value, sum, sizeof value, cudaMemcpyDeviceToHost));
    cudaFree(sum);
    return value / (size_ * size_);
}
