// TEST not-native: twice.ptx has to be made

// A C program of the driver API: types with `struct`, no overloads, the name of the file from
// parts.
#include <cuda.h>
#include <stdio.h>
#include <stdlib.h>

#define N 64

static void check(CUresult result, int line)
{
    const char *name;
    if (result == CUDA_SUCCESS)
        return;
    cuGetErrorName(result, &name);
    printf("main.c:%d: %s\n", line, name);
    exit(2);
}

#define CHECK(call) check((call), __LINE__)

static int is_doubled(CUdeviceptr data, int factor)
{
    int host[N], i;
    CHECK(cuMemcpyDtoH(host, data, sizeof host));
    for (i = 0; i < N; i++)
        if (host[i] != factor * i)
            return 0;
    return 1;
}

int main(void)
{
    CUdevice device;
    struct CUctx_st *context = NULL;
    CUmodule module;
    CUfunction twice;
    CUdeviceptr data;
    CUstream stream;
    int host[N], n = N, i, good;
    void *parameters[2];
    char file[64];

    CHECK(cuInit(0));
    CHECK(cuDeviceGet(&device, 0));
    CHECK(cuDevicePrimaryCtxRetain(&context, device));
    CHECK(cuCtxSetCurrent(context));
    snprintf(file, sizeof file, "%s/%s.ptx", "kernels", "twice");
    CHECK(cuModuleLoad(&module, file));
    CHECK(cuModuleGetFunction(&twice, module, "twice"));
    for (i = 0; i < N; i++)
        host[i] = i;
    CHECK(cuMemAlloc(&data, sizeof host));
    CHECK(cuStreamCreate(&stream, CU_STREAM_DEFAULT));
    CHECK(cuMemcpyHtoDAsync(data, host, sizeof host, stream));
    parameters[0] = &data;
    parameters[1] = &n;
    CHECK(cuLaunchKernel(twice, 2, 1, 1, N / 2, 1, 1, 0, stream, parameters, NULL));
    CHECK(cuStreamSynchronize(stream));
    good = is_doubled(data, 2);

    struct {
        CUdeviceptr data;
        int n;
    } buffer = {data, n};
    size_t size = sizeof buffer;
    void *extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, &buffer, CU_LAUNCH_PARAM_BUFFER_SIZE, &size,
                     CU_LAUNCH_PARAM_END};
    CHECK(cuLaunchKernel(twice, 1, 1, 1, N, 1, 1, 0, NULL, NULL, extra));
    good = good && is_doubled(data, 4);

    CHECK(cuStreamDestroy(stream));
    CHECK(cuMemFree(data));
    CHECK(cuModuleUnload(module));
    CHECK(cuDevicePrimaryCtxRelease(device));
    puts(good ? "PASSED" : "FAILED");
    return !good;
}
