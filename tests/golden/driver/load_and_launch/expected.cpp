// A program that loads its kernels by the driver API.
#include <cu2cl/cu2cl.h>
#include <cstdio>
#include <cu2cl/driver.h>

#define KERNELS   "input64.fatbin"
#define TRY(call) check((call), #call)

static void check(cu2clDrvResult result, const char *call)
{
    const char *text;
    if (result == CU2CL_SUCCESS)
        return;
    cu2clDrvGetErrorString(result, &text);
    printf("%s: %s\n", call, text);
}

struct Range {
    int from;
    long long to;
};

float factor = 2;

namespace vectors
{
template <typename T> void scale(T *data, char unused, Range range)
CU2CL_KERNEL(scale<T>, data, unused, range)

template void scale<float>(float *, char, Range);
} // namespace vectors

extern "C" void nothing(void)
CU2CL_KERNEL(nothing)

int main(void)
{
    cu2clDrvDevice device;
    cu2clDrvContext context;
    cu2clDrvModule module;
    cu2clDrvFunction scale;
    cu2clDrvDeviceptr data;
    size_t size;
    int threads;

    TRY(cu2clDrvInit(0));
    TRY(cu2clDrvDeviceGet(&device, 0));
    TRY(cu2clDrvDeviceGetAttribute(&threads, cu2clDevAttrMaxThreadsPerBlock, device));
    TRY(cu2clDrvDevicePrimaryCtxRetain(&context, device));
    TRY(cu2clDrvCtxPushCurrent(context));
    TRY(cu2clDrvModuleLoad(&module, KERNELS));
    TRY(cu2clDrvModuleGetFunction(&scale, module, "_ZN7vectors5scaleIfEEvPT_c5Range"));
    TRY(cu2clDrvModuleGetGlobal(&data, &size, module, "factor"));
    TRY(cu2clDrvMemAlloc(&data, 100 * sizeof(float)));
    TRY(cu2clDrvMemsetD32(data, 0x3f800000, 100));

    Range range = {0, 100};
    char unused = 0;
    void *parameters[] = {&data, &unused, &range};
    TRY(cu2clDrvLaunchKernel(scale, 1, 1, 1, 128, 1, 1, 0, cu2clStreamLegacy, parameters, NULL));
    TRY(cu2clDrvCtxSynchronize());
    TRY(cu2clDrvMemFree(data));
    TRY(cu2clDrvModuleUnload(module));
    TRY(cu2clDrvDevicePrimaryCtxRelease(device));
    return 0;
}
#include "input.cl.h"
