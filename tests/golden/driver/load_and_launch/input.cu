// A program that loads its kernels by the driver API.
#include <cstdio>
#include <cuda.h>

#define KERNELS   "input64.fatbin"
#define TRY(call) check((call), #call)

static void check(CUresult result, const char *call)
{
    const char *text;
    if (result == CUDA_SUCCESS)
        return;
    cuGetErrorString(result, &text);
    printf("%s: %s\n", call, text);
}

struct Range {
    int from;
    long long to;
};

__constant__ float factor = 2;

namespace vectors
{
template <typename T> __global__ void scale(T *data, char unused, Range range)
{
    long long i = range.from + blockIdx.x * blockDim.x + threadIdx.x;
    if (i < range.to)
        data[i] *= factor;
}

template __global__ void scale<float>(float *, char, Range);
} // namespace vectors

extern "C" __global__ void nothing(void)
{
}

int main(void)
{
    CUdevice device;
    CUcontext context;
    CUmodule module;
    CUfunction scale;
    CUdeviceptr data;
    size_t size;
    int threads;

    TRY(cuInit(0));
    TRY(cuDeviceGet(&device, 0));
    TRY(cuDeviceGetAttribute(&threads, CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, device));
    TRY(cuDevicePrimaryCtxRetain(&context, device));
    TRY(cuCtxPushCurrent(context));
    TRY(cuModuleLoad(&module, KERNELS));
    TRY(cuModuleGetFunction(&scale, module, "_ZN7vectors5scaleIfEEvPT_c5Range"));
    TRY(cuModuleGetGlobal(&data, &size, module, "factor"));
    TRY(cuMemAlloc_v2(&data, 100 * sizeof(float)));
    TRY(cuMemsetD32(data, 0x3f800000, 100));

    Range range = {0, 100};
    char unused = 0;
    void *parameters[] = {&data, &unused, &range};
    TRY(cuLaunchKernel(scale, 1, 1, 1, 128, 1, 1, 0, CU_STREAM_LEGACY, parameters, NULL));
    TRY(cuCtxSynchronize());
    TRY(cuMemFree(data));
    TRY(cuModuleUnload(module));
    TRY(cuDevicePrimaryCtxRelease(device));
    return 0;
}
