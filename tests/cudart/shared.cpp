// CUDA's runtime API with its C++ overloads, compiled by the host's compiler. Kernels and variables
// of the ported source are used by their addresses, and functions by their mangled names.
#include <cstdio>
#include <vector>

#include <cuComplex.h>
#include <cuda_runtime.h>
#include <curand.h>

#include "kernels.h"

extern "C" int run_in_c(void);

static int failed;

#define EXPECT(condition)                                                                          \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            failed++;                                                                              \
            printf("%s:%d: not true: %s\n", __FILE__, __LINE__, #condition);                       \
        }                                                                                          \
    } while (0)

// Programs choose by the types of results.
static const char *name_of(cudaError_t error)
{
    return error == cudaSuccess ? "success" : cudaGetErrorString(error);
}

static int name_of(int)
{
    return 0;
}

static void launches()
{
    const int count = 100;
    int *data = NULL, first[4] = {1, 20, 300, 4000};
    EXPECT(cudaMallocManaged(&data, count * sizeof(int)) == cudaSuccess);
    for (int i = 0; i < count; i++)
        data[i] = i;
    EXPECT(cudaMemcpyToSymbol(offsets, first, sizeof(first)) == cudaSuccess);
    void *arguments[] = {&data, const_cast<int *>(&count)};
    EXPECT(cudaLaunchKernel(add_offsets, dim3(2), dim3(64), arguments) == cudaSuccess);
    EXPECT(cudaDeviceSynchronize() == cudaSuccess);
    int wrong = 0;
    for (int i = 0; i < count; i++)
        wrong += data[i] != i + first[i % 4];
    EXPECT(wrong == 0);
    int blocks = 0, grid = 0, block = 0;
    EXPECT(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, add_offsets, 64, 0) ==
               cudaSuccess &&
           blocks > 0);
    EXPECT(cudaOccupancyMaxPotentialBlockSize(&grid, &block, add_offsets) == cudaSuccess &&
           block > 0);
    cudaFuncAttributes attributes;
    EXPECT(cudaFuncGetAttributes(&attributes, add_offsets) == cudaSuccess &&
           attributes.maxThreadsPerBlock > 0);
    EXPECT(cudaFree(data) == cudaSuccess);
}

static void shared_objects()
{
    const int count = 500;
    std::vector<float> host(count, 2.0f);
    float *data = NULL;
    cudaStream_t stream;
    cudaEvent_t start, end;
    EXPECT(cudaMalloc(&data, count * sizeof(float)) == cudaSuccess);
    EXPECT(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking) == cudaSuccess);
    EXPECT(cudaEventCreate(&start) == cudaSuccess &&
           cudaEventCreate(&end, cudaEventDefault) == cudaSuccess);
    EXPECT(cudaEventRecord(start, stream) == cudaSuccess);
    EXPECT(cudaMemcpyAsync(data, &host[0], count * sizeof(float), cudaMemcpyHostToDevice, stream) ==
           cudaSuccess);
    EXPECT(launch_scale(stream, data, 4.0f, count) == cudaSuccess);
    EXPECT(cudaEventRecord(end, stream) == cudaSuccess);
    struct work work = {stream, end, NULL, NULL};
    EXPECT(cudaEventSynchronize(end) == cudaSuccess && elapsed(start, work) >= 0);
    EXPECT(cudaMemcpy(&host[0], data, count * sizeof(float), cudaMemcpyDefault) == cudaSuccess);
    int wrong = 0;
    for (int i = 0; i < count; i++)
        wrong += host[i] != 8.0f;
    EXPECT(wrong == 0);
    EXPECT(cudaFree(data) == cudaSuccess && cudaStreamDestroy(stream) == cudaSuccess);
}

static void types()
{
    struct cudaDeviceProp properties;
    EXPECT(cudaGetDeviceProperties(&properties, 0) == cudaSuccess);
    EXPECT(shared_memory(properties) == properties.sharedMemPerBlock);
    float3 z = cross(make_float3(1, 0, 0), make_float3(0, 1, 0));
    EXPECT(z.x == 0 && z.y == 0 && z.z == 1);
    cudaExtent extent = grown(make_cudaExtent(1, 2, 3), cudaMemcpyDeviceToHost, dim3(4, 5));
    EXPECT(extent.width == 5 && extent.height == 7 && extent.depth == 5);
    EXPECT(name_of(cudaSetDevice(0))[0] == 's' && name_of(1) == 0);
    EXPECT(cudaCreateChannelDesc<float2>().y == 32);
    cuDoubleComplex i = make_cuDoubleComplex(0, 1);
    EXPECT(cuCreal(cuCmul(i, i)) == -1);
    enum cudaError status = cudaErrorInvalidValue;
    switch (status) {
    case cudaSuccess: EXPECT(false); break;
    default: EXPECT(status == 1);
    }
}

static void random_numbers()
{
    curandGenerator_t generator;
    float *data, host[1000], sum = 0;
    EXPECT(cudaMalloc(&data, sizeof(host)) == cudaSuccess);
    EXPECT(curandCreateGenerator(&generator, CURAND_RNG_PSEUDO_DEFAULT) == CURAND_STATUS_SUCCESS);
    EXPECT(curandGenerateUniform(generator, data, 1000) == CURAND_STATUS_SUCCESS);
    EXPECT(cudaMemcpy(host, data, sizeof(host), cudaMemcpyDeviceToHost) == cudaSuccess);
    for (int i = 0; i < 1000; i++)
        sum += host[i];
    EXPECT(sum > 450 && sum < 550);
    EXPECT(curandDestroyGenerator(generator) == CURAND_STATUS_SUCCESS);
    cudaFree(data);
}

int main()
{
    launches();
    shared_objects();
    types();
    random_numbers();
    failed += run_in_c();
    printf(failed ? "%d failed\n" : "PASSED\n", failed);
    return failed != 0;
}
