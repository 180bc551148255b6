// TEST warnings: what is compiled at run time needs the translator
// TEST not-nvcc: NVRTC's library is not linked
// TEST not-native: NVRTC's library is not linked

// Kernels whose text the program makes while it runs: headers in memory, macros, names of instances,
// variables with first values, errors, and the cache.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include <cuda.h>
#include <nvrtc.h>

static int failures;

#define EXPECT(condition)                                                                          \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            printf("%s:%d: not true: %s\n", __FILE__, __LINE__, #condition);                       \
            failures++;                                                                            \
        }                                                                                          \
    } while (0)

static const char scale_text[] = R"(
#include "factor.h"
#include "parts/offset.h"
namespace tools
{
__constant__ int table[4] = {10, 20, 30, 40};
__device__ float start = 1.5f;
__device__ struct { char c; short s[2]; double d; } mixed = {'x', {-1, 2}, 0.25};

template <typename T, int N> __global__ void scale(T *data, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] = factor(data[i]) * N + offset() + (T)table[i % 4] + (T)start + (T)mixed.s[1] + (T)(mixed.d * 4);
}
}

extern "C" __global__ void sums(int *out, const int *in, int n)
{
    extern __shared__ int s[];
    s[threadIdx.x] = (int)threadIdx.x < n ? in[threadIdx.x] : 0;
    __syncthreads();
    for (int step = blockDim.x / 2; step > 0; step /= 2) {
        if ((int)threadIdx.x < step)
            s[threadIdx.x] += s[threadIdx.x + step];
        __syncthreads();
    }
    if (threadIdx.x == 0)
        *out = s[0] + EXTRA;
}
)";
static const char factor_text[] = "template <typename T> __device__ T factor(T x) { return x * 2; }\n";
static const char offset_text[] = "inline __device__ int offset() { return 5; }\n";

static std::string log_of(nvrtcProgram program)
{
    size_t size = 0;
    EXPECT(nvrtcGetProgramLogSize(program, &size) == NVRTC_SUCCESS);
    std::vector<char> log(size);
    EXPECT(nvrtcGetProgramLog(program, log.data()) == NVRTC_SUCCESS);
    return log.data();
}

static std::vector<char> image_of(nvrtcProgram program)
{
    size_t size = 0;
    EXPECT(nvrtcGetCUBINSize(program, &size) == NVRTC_SUCCESS && size > 1);
    std::vector<char> image(size);
    EXPECT(nvrtcGetCUBIN(program, image.data()) == NVRTC_SUCCESS);
    return image;
}

static nvrtcProgram create(const char *text, const char *name)
{
    const char *headers[] = {factor_text, offset_text};
    const char *names[] = {"factor.h", "parts/offset.h"};
    nvrtcProgram program = NULL;
    EXPECT(nvrtcCreateProgram(&program, text, name, 2, headers, names) == NVRTC_SUCCESS);
    return program;
}

template <typename T> static void run_scale(CUmodule module, const char *name, int factor)
{
    CUfunction kernel;
    CUdeviceptr data;
    std::vector<T> host(70, (T)3);
    int n = (int)host.size();
    void *arguments[] = {&data, &n};
    EXPECT(cuModuleGetFunction(&kernel, module, name) == CUDA_SUCCESS);
    EXPECT(cuMemAlloc(&data, n * sizeof(T)) == CUDA_SUCCESS);
    EXPECT(cuMemcpyHtoD(data, host.data(), n * sizeof(T)) == CUDA_SUCCESS);
    EXPECT(cuLaunchKernel(kernel, 3, 1, 1, 32, 1, 1, 0, NULL, arguments, NULL) == CUDA_SUCCESS);
    EXPECT(cuMemcpyDtoH(host.data(), data, n * sizeof(T)) == CUDA_SUCCESS);
    for (int i = 0; i < n; i++)
        EXPECT(host[i] == (T)(6 * factor + 5 + 10 * (i % 4 + 1)) + (T)1.5f + (T)2 + (T)1);
    EXPECT(cuMemFree(data) == CUDA_SUCCESS);
}

static void run_sums(CUmodule module)
{
    CUfunction kernel;
    CUdeviceptr in, out;
    int host[50], n = 50, sum = 0;
    void *arguments[] = {&out, &in, &n};
    for (int i = 0; i < n; i++)
        host[i] = i;
    EXPECT(cuModuleGetFunction(&kernel, module, "sums") == CUDA_SUCCESS);
    EXPECT(cuMemAlloc(&in, sizeof host) == CUDA_SUCCESS && cuMemAlloc(&out, 4) == CUDA_SUCCESS);
    EXPECT(cuMemcpyHtoD(in, host, sizeof host) == CUDA_SUCCESS);
    EXPECT(cuLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 64 * sizeof(int), NULL, arguments, NULL) == CUDA_SUCCESS);
    EXPECT(cuMemcpyDtoH(&sum, out, 4) == CUDA_SUCCESS);
    EXPECT(sum == 49 * 50 / 2 + 1000);
    EXPECT(cuMemFree(in) == CUDA_SUCCESS && cuMemFree(out) == CUDA_SUCCESS);
}

// The table's second value becomes 25 in one of two modules.
static void test_variables(const std::vector<char> &image, const char *table, const char *kernel)
{
    CUmodule first, second;
    CUdeviceptr address, other;
    size_t size = 0;
    int values[4] = {};
    EXPECT(cuModuleLoadData(&first, image.data()) == CUDA_SUCCESS);
    EXPECT(cuModuleLoadData(&second, image.data()) == CUDA_SUCCESS);
    EXPECT(cuModuleGetGlobal(&address, &size, first, table) == CUDA_SUCCESS && size == sizeof values);
    EXPECT(cuModuleGetGlobal(&other, &size, second, table) == CUDA_SUCCESS && address != other);
    EXPECT(cuMemcpyDtoH(values, address, sizeof values) == CUDA_SUCCESS);
    EXPECT(values[0] == 10 && values[3] == 40);
    values[1] = 25;
    EXPECT(cuMemcpyHtoD(address, values, sizeof values) == CUDA_SUCCESS);
    run_scale<int>(second, kernel, 4);
    EXPECT(cuModuleUnload(first) == CUDA_SUCCESS);
    EXPECT(cuModuleLoadData(&first, image.data()) == CUDA_SUCCESS); // starts anew
    run_scale<int>(first, kernel, 4);
    EXPECT(cuModuleUnload(first) == CUDA_SUCCESS && cuModuleUnload(second) == CUDA_SUCCESS);
}

static void test_program()
{
    const char *options[] = {"--gpu-architecture=compute_80", "--std=c++17", "-DEXTRA=1000", "-default-device"};
    const char *name = NULL, *other = NULL, *table = NULL;
    CUmodule module;
    nvrtcProgram program = create(scale_text, "made/scale.cu");
    EXPECT(nvrtcAddNameExpression(program, "tools::scale<int, 2 + 2>") == NVRTC_SUCCESS);
    EXPECT(nvrtcAddNameExpression(program, "&tools::scale<float, 3>") == NVRTC_SUCCESS);
    EXPECT(nvrtcAddNameExpression(program, "&tools::table") == NVRTC_SUCCESS);
    EXPECT(nvrtcGetLoweredName(program, "&tools::table", &table) == NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION);
    EXPECT(nvrtcCompileProgram(program, 3, options) == NVRTC_SUCCESS);
    EXPECT(log_of(program) == "");
    EXPECT(nvrtcAddNameExpression(program, "sums") == NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION);
    EXPECT(nvrtcGetLoweredName(program, "tools::scale<int, 2 + 2>", &name) == NVRTC_SUCCESS);
    EXPECT(nvrtcGetLoweredName(program, "&tools::scale<float, 3>", &other) == NVRTC_SUCCESS);
    EXPECT(nvrtcGetLoweredName(program, "&tools::table", &table) == NVRTC_SUCCESS);
    EXPECT(nvrtcGetLoweredName(program, "tools::scale", &name) == NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID);
    EXPECT(strcmp(name, "_ZN5tools5scaleIiLi4EEEvPT_i") == 0);
    std::vector<char> image = image_of(program);
    EXPECT(cuModuleLoadDataEx(&module, image.data(), 0, NULL, NULL) == CUDA_SUCCESS);
    run_scale<int>(module, name, 4);
    run_scale<float>(module, other, 3);
    run_sums(module);
    EXPECT(cuModuleUnload(module) == CUDA_SUCCESS);
    test_variables(image, table, name);
    EXPECT(nvrtcDestroyProgram(&program) == NVRTC_SUCCESS);
}

// Functions without a word for it, and a macro of the text's own.
static void test_default_device()
{
    static const char text[] = "#ifndef __CUDACC_RTC__\n#error\n#endif\n"
                               "int helper(int a) { return a + (int)threadIdx.x; }\n"
                               "extern \"C\" __global__ void fill(int *out) { out[threadIdx.x] = helper(7); }\n";
    const char *options[] = {"-default-device"};
    nvrtcProgram program = create(text, NULL);
    CUmodule module;
    CUfunction kernel;
    CUdeviceptr data;
    int host[8] = {};
    void *arguments[] = {&data};
    EXPECT(nvrtcCompileProgram(program, 0, NULL) == NVRTC_ERROR_COMPILATION);
    EXPECT(log_of(program).find("default_program.cu:") == 0);
    EXPECT(nvrtcCompileProgram(program, 1, options) == NVRTC_SUCCESS);
    std::vector<char> image = image_of(program);
    EXPECT(nvrtcDestroyProgram(&program) == NVRTC_SUCCESS);
    EXPECT(cuModuleLoadData(&module, image.data()) == CUDA_SUCCESS);
    EXPECT(cuModuleGetFunction(&kernel, module, "fill") == CUDA_SUCCESS);
    EXPECT(cuMemAlloc(&data, sizeof host) == CUDA_SUCCESS);
    EXPECT(cuLaunchKernel(kernel, 1, 1, 1, 8, 1, 1, 0, NULL, arguments, NULL) == CUDA_SUCCESS);
    EXPECT(cuMemcpyDtoH(host, data, sizeof host) == CUDA_SUCCESS);
    EXPECT(host[0] == 7 && host[7] == 14);
    EXPECT(cuMemFree(data) == CUDA_SUCCESS && cuModuleUnload(module) == CUDA_SUCCESS);
    image[image.size() / 2] = '\0'; // a part of it
    EXPECT(cuModuleLoadData(&module, image.data()) == CUDA_ERROR_INVALID_IMAGE);
}

static void expect_error(const char *text, const char *option, nvrtcResult result, const char *word)
{
    nvrtcProgram program = create(text, "wrong.cu");
    size_t size = 0;
    EXPECT(nvrtcCompileProgram(program, option != NULL, &option) == result);
    EXPECT(log_of(program).find(word) != std::string::npos);
    EXPECT(nvrtcGetPTXSize(program, &size) == NVRTC_ERROR_INVALID_PROGRAM);
    EXPECT(nvrtcDestroyProgram(&program) == NVRTC_SUCCESS);
}

static void test_errors()
{
    nvrtcProgram program = create("__global__ void k(int *p) { *p = 1; }\n", "k.cu");
    EXPECT(nvrtcAddNameExpression(program, "missing<int>") == NVRTC_SUCCESS);
    EXPECT(nvrtcCompileProgram(program, 0, NULL) == NVRTC_ERROR_COMPILATION);
    EXPECT(log_of(program).find("missing") != std::string::npos);
    EXPECT(nvrtcDestroyProgram(&program) == NVRTC_SUCCESS);
    expect_error("__global__ void k(int *p) { *p = 1; }\n", "--no-such-option", NVRTC_ERROR_INVALID_OPTION,
                 "no-such-option");
    expect_error("__managed__ int m;\n__global__ void k() { m = 1; }\n", NULL, NVRTC_ERROR_COMPILATION, "managed");
}

int main()
{
    CUdevice device;
    CUcontext context;
    int major = 0, minor = 0, count = 0;
    EXPECT(cuInit(0) == CUDA_SUCCESS && cuDeviceGet(&device, 0) == CUDA_SUCCESS);
    EXPECT(cuDevicePrimaryCtxRetain(&context, device) == CUDA_SUCCESS);
    EXPECT(cuCtxSetCurrent(context) == CUDA_SUCCESS);
    EXPECT(nvrtcVersion(&major, &minor) == NVRTC_SUCCESS && major > 0);
    EXPECT(nvrtcGetNumSupportedArchs(&count) == NVRTC_SUCCESS && count > 0);
    test_program();
    test_program(); // from the cache
    test_default_device();
    test_errors();
    EXPECT(cuDevicePrimaryCtxRelease(device) == CUDA_SUCCESS);
    printf(failures ? "FAILED: %d\n" : "PASSED\n", failures);
    return failures != 0;
}
