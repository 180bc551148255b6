/* Devices: properties and attributes, settings that are kept, and choosing among devices. With the
 * argument `none`, no device may be visible. */
#include "module.h"

static void no_device(void)
{
    int count = -1;
    void *p = NULL;
    CHECK_ERROR(cu2clGetDeviceCount(&count), cu2clErrorNoDevice);
    CHECK(count == 0);
    CHECK_ERROR(cu2clMalloc(&p, 16), cu2clErrorNoDevice);
    CHECK(p == NULL);
    CHECK_ERROR(launch(k_add, 1, 1, NULL, 0), cu2clErrorNoDevice);
    CHECK_ERROR(cu2clDeviceSynchronize(), cu2clErrorNoDevice);
    CHECK_ERROR(cu2clDeviceReset(), cu2clErrorNoDevice);
    CHECK_ERROR(cu2clGetLastError(), cu2clErrorNoDevice);
}

static int attribute(enum cu2clDeviceAttr which)
{
    int value = -1;
    OK(cu2clDeviceGetAttribute(&value, which, 0));
    return value;
}

static void properties(void)
{
    struct cu2clDeviceProp p;
    int count = 0, index = -1, value;
    OK(cu2clGetDeviceCount(&count));
    CHECK(count >= 1);
    OK(cu2clGetDevice(&index));
    CHECK(index == 0);
    OK(cu2clSetDevice(count - 1));
    OK(cu2clSetDevice(0));
    CHECK_ERROR(cu2clSetDevice(count), cu2clErrorInvalidDevice);
    CHECK_ERROR(cu2clSetDevice(-1), cu2clErrorInvalidDevice);
    OK(cu2clGetDeviceProperties(&p, 0));
    CHECK(p.name[0] && p.totalGlobalMem > 0 && p.multiProcessorCount > 0 && p.major >= 3);
    CHECK(p.warpSize == 32 && p.maxThreadsPerBlock > 0 && p.maxThreadsPerBlock <= 1024);
    CHECK(p.sharedMemPerBlock > 0 && p.sharedMemPerBlock <= 49152);
    CHECK(attribute(cu2clDevAttrMultiProcessorCount) == p.multiProcessorCount);
    CHECK(attribute(cu2clDevAttrWarpSize) == 32);
    CHECK(attribute(cu2clDevAttrMaxBlockDimZ) == p.maxThreadsDim[2]);
    CHECK(attribute(cu2clDevAttrComputeCapabilityMajor) == p.major);
    CHECK_ERROR(cu2clGetDeviceProperties(&p, count), cu2clErrorInvalidDevice);
    CHECK_ERROR(cu2clDeviceGetAttribute(&value, (enum cu2clDeviceAttr)9999, 0),
                cu2clErrorInvalidValue);
    CHECK_ERROR(cu2clGetLastError(), cu2clErrorInvalidValue);
}

static void settings(void)
{
    size_t value = 0;
    unsigned flags = 0;
    int version = 0, least = -1, greatest = 1, can = -1;
    OK(cu2clDeviceSetLimit(cu2clLimitPrintfFifoSize, 12345));
    OK(cu2clDeviceGetLimit(&value, cu2clLimitPrintfFifoSize));
    CHECK(value == 12345);
    CHECK_ERROR(cu2clDeviceGetLimit(&value, (enum cu2clLimit)77), cu2clErrorInvalidValue);
    OK(cu2clSetDeviceFlags(cu2clDeviceMapHost | cu2clDeviceScheduleSpin));
    OK(cu2clGetDeviceFlags(&flags));
    CHECK(flags == (cu2clDeviceMapHost | cu2clDeviceScheduleSpin));
    OK(cu2clRuntimeGetVersion(&version));
    CHECK(version == CUDART_VERSION);
    OK(cu2clDeviceGetStreamPriorityRange(&least, &greatest));
    CHECK(greatest <= least);
    OK(cu2clDeviceCanAccessPeer(&can, 0, 0));
    CHECK(can == 0);
    CHECK(strcmp(cu2clGetErrorName(cu2clErrorMemoryAllocation), "cudaErrorMemoryAllocation") == 0);
    CHECK(strcmp(cu2clGetErrorString(cu2clErrorInvalidValue), "invalid argument") == 0);
    CHECK(strcmp(cu2clGetErrorString((cu2clError_t)12345), "unrecognized error code") == 0);
    cu2clGetLastError();
}

int main(int argc, char **argv)
{
    if (argc > 1 && strcmp(argv[1], "none") == 0) {
        no_device();
    } else {
        properties();
        settings();
    }
    return finish();
}
