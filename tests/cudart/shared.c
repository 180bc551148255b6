/* CUDA's runtime and driver API in plain C, compiled by the host's compiler: memory, streams,
 * events and contexts are those of the ported kernels. */
#include "handles.h"

#include <stdio.h>
#include <string.h>

#include <cuda.h>
#include <cuda_profiler_api.h>
#include <cuda_runtime_api.h>
#include <nvToolsExt.h>

cudaError_t launch_scale_from_c(cudaStream_t stream, float *data, float factor, int count);
int run_in_c(void);

static int failed;

#define EXPECT(condition)                                                                          \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            failed++;                                                                              \
            printf("%s:%d: not true: %s\n", __FILE__, __LINE__, #condition);                       \
        }                                                                                          \
    } while (0)

/* A program may keep CUDA's functions in tables, so they have addresses. */
static cudaError_t (*const allocate)(void **, size_t) = cudaMalloc;
static CUresult (*const get_count)(int *) = cuDeviceGetCount;
/* One that is not ported: it says so, and the program can do without. */
static cudaError_t (*const give_back)(cudaExternalMemory_t) = cudaDestroyExternalMemory;

static void runtime_api(void)
{
    enum { COUNT = 1000 };
    float data[COUNT], *on_device = NULL;
    struct cudaDeviceProp properties;
    struct cudaPointerAttributes attributes;
    struct cudaExtent extent = make_cudaExtent(1, 2, 3);
    cudaStream_t stream;
    cudaEvent_t start, end;
    enum cudaMemcpyKind kind = cudaMemcpyHostToDevice;
    float milliseconds = -1;
    int i, wrong = 0;
    for (i = 0; i < COUNT; i++)
        data[i] = (float)i;
    EXPECT(extent.depth == 3);
    EXPECT(give_back(NULL) == cudaErrorNotSupported);
    EXPECT(cudaGetDeviceProperties(&properties, 0) == cudaSuccess && properties.name[0]);
    EXPECT(cudaStreamCreate(&stream) == cudaSuccess);
    EXPECT(cudaEventCreate(&start) == cudaSuccess && cudaEventCreate(&end) == cudaSuccess);
    EXPECT(allocate((void **)&on_device, sizeof(data)) == cudaSuccess);
    EXPECT(cudaPointerGetAttributes(&attributes, on_device) == cudaSuccess &&
           attributes.type == cudaMemoryTypeDevice);
    nvtxRangePushA("copies");
    cudaEventRecord(start, stream);
    EXPECT(cudaMemcpyAsync(on_device, data, sizeof(data), kind, stream) == cudaSuccess);
    EXPECT(launch_scale_from_c(stream, on_device, 3, COUNT) == cudaSuccess);
    EXPECT(cudaMemcpyAsync(data, on_device, sizeof(data), cudaMemcpyDeviceToHost, stream) ==
           cudaSuccess);
    cudaEventRecord(end, stream);
    nvtxRangePop();
    EXPECT(cudaStreamSynchronize(stream) == cudaSuccess);
    EXPECT(cudaEventElapsedTime(&milliseconds, start, end) == cudaSuccess && milliseconds >= 0);
    for (i = 0; i < COUNT; i++)
        wrong += data[i] != 3.0f * (float)i;
    EXPECT(wrong == 0);
    EXPECT(cudaFree(on_device) == cudaSuccess && cudaEventDestroy(start) == cudaSuccess &&
           cudaEventDestroy(end) == cudaSuccess && cudaStreamDestroy(stream) == cudaSuccess);
    EXPECT(cudaMalloc((void **)&on_device, (size_t)1 << 60) == cudaErrorMemoryAllocation);
    EXPECT(strcmp(cudaGetErrorName(cudaGetLastError()), "cudaErrorMemoryAllocation") == 0);
}

static void driver_api(void)
{
    unsigned host[4] = {1, 2, 3, 4}, sum = 0;
    CUdeviceptr memory;
    CUdevice device;
    CUcontext context;
    CUstream stream;
    CUresult (*version)(int *) = NULL;
    CUdriverProcAddressQueryResult found;
    cudaStream_t same;
    int count = 0, number = 0, i;
    EXPECT(cuInit(0) == CUDA_SUCCESS && get_count(&count) == CUDA_SUCCESS && count > 0);
    EXPECT(cuDeviceGet(&device, 0) == CUDA_SUCCESS);
    EXPECT(cuDeviceGetAttribute(&number, CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, device) ==
               CUDA_SUCCESS &&
           number > 0);
    EXPECT(cuDevicePrimaryCtxRetain(&context, device) == CUDA_SUCCESS &&
           cuCtxSetCurrent(context) == CUDA_SUCCESS);
    EXPECT(cuStreamCreate(&stream, CU_STREAM_DEFAULT) == CUDA_SUCCESS);
    same = stream; /* one type, as in CUDA */
    EXPECT(cuMemAlloc(&memory, sizeof(host)) == CUDA_SUCCESS);
    EXPECT(cuMemcpyHtoD(memory, host, sizeof(host)) == CUDA_SUCCESS);
    EXPECT(cuMemsetD32Async(memory, 7, 2, stream) == CUDA_SUCCESS);
    EXPECT(cudaStreamSynchronize(same) == cudaSuccess);
    EXPECT(cuMemcpyDtoH(host, memory, sizeof(host)) == CUDA_SUCCESS);
    for (i = 0; i < 4; i++)
        sum += host[i];
    EXPECT(sum == 7 + 7 + 3 + 4);
    EXPECT(cuMemFree(memory) == CUDA_SUCCESS && cuStreamDestroy(stream) == CUDA_SUCCESS);
    EXPECT(cuGetProcAddress("cuDriverGetVersion", (void **)&version, 12000, 0, &found) ==
               CUDA_SUCCESS &&
           found == CU_GET_PROC_ADDRESS_SUCCESS);
    EXPECT(version && version(&number) == CUDA_SUCCESS && number >= 12000);
    EXPECT(cuGetProcAddress("cuNothing", (void **)&version, 12000, 0, &found) ==
               CUDA_ERROR_NOT_FOUND &&
           !version && found == CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND);
    EXPECT(cuDevicePrimaryCtxRelease(device) == CUDA_SUCCESS);
}

int run_in_c(void)
{
    cudaProfilerStart();
    runtime_api();
    driver_api();
    cudaProfilerStop();
    return failed;
}
