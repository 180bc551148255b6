// TEST cmake: yes
// TEST warnings: what is compiled has to be ported
// TEST not-native: kernels.cu has to be found

// A program that reads its kernels' source, compiles it by NVRTC and loads the result.
#include <cstdio>
#include <cstring>
#include <fstream>
#include <sstream>
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

static std::string read_source()
{
    std::ostringstream text;
    std::ifstream here("kernels.cu"), built(std::string("build/") + "kernels.cu");
    text << (here ? here.rdbuf() : built.rdbuf());
    return text.str();
}

static std::string log_of(nvrtcProgram program)
{
    size_t size = 0;
    EXPECT(nvrtcGetProgramLogSize(program, &size) == NVRTC_SUCCESS);
    std::vector<char> log(size);
    EXPECT(nvrtcGetProgramLog(program, log.data()) == NVRTC_SUCCESS);
    return std::string(log.data());
}

static std::vector<char> compile(const std::string &source)
{
    nvrtcProgram program;
    const char *options[] = {"--gpu-architecture=compute_75", "-lineinfo"};
    size_t size = 0;
    EXPECT(nvrtcCreateProgram(&program, source.c_str(), "kernels.cu", 0, NULL, NULL) ==
           NVRTC_SUCCESS);
    EXPECT(nvrtcCompileProgram(program, 2, options) == NVRTC_SUCCESS);
    EXPECT(log_of(program).size() <= 1);
    EXPECT(nvrtcGetPTXSize(program, &size) == NVRTC_SUCCESS && size > 1);
    std::vector<char> image(size);
    EXPECT(nvrtcGetPTX(program, image.data()) == NVRTC_SUCCESS);
    EXPECT(nvrtcDestroyProgram(&program) == NVRTC_SUCCESS && program == NULL);
    return image;
}

static void test_errors()
{
    nvrtcProgram program = NULL;
    EXPECT(nvrtcCompileProgram(program, 0, NULL) == NVRTC_ERROR_INVALID_PROGRAM);
    EXPECT(nvrtcCreateProgram(&program, "int f() { return missing; }", "text", 0, NULL, NULL) ==
           NVRTC_SUCCESS);
    EXPECT(nvrtcCompileProgram(program, 0, NULL) == NVRTC_ERROR_COMPILATION);
    EXPECT(log_of(program).size() > 1);
    EXPECT(nvrtcDestroyProgram(&program) == NVRTC_SUCCESS);
    EXPECT(strcmp(nvrtcGetErrorString(NVRTC_ERROR_COMPILATION), "NVRTC_ERROR_COMPILATION") == 0);
}

int main()
{
    CUdevice device;
    CUcontext context;
    CUmodule module;
    CUfunction function;
    CUdeviceptr data;
    std::vector<int> host(50, 7);
    int n = (int)host.size();
    void *parameters[] = {&data, &n};

    test_errors();
    EXPECT(cuInit(0) == CUDA_SUCCESS && cuDeviceGet(&device, 0) == CUDA_SUCCESS);
    EXPECT(cuDevicePrimaryCtxRetain(&context, device) == CUDA_SUCCESS);
    EXPECT(cuCtxSetCurrent(context) == CUDA_SUCCESS);
    std::vector<char> image = compile(read_source());
    EXPECT(cuModuleLoadDataEx(&module, image.data(), 0, NULL, NULL) == CUDA_SUCCESS);
    EXPECT(cuModuleGetFunction(&function, module, "add_offset") == CUDA_SUCCESS);
    EXPECT(cuMemAlloc(&data, n * sizeof(int)) == CUDA_SUCCESS);
    EXPECT(cuMemcpyHtoD(data, host.data(), n * sizeof(int)) == CUDA_SUCCESS);
    EXPECT(cuLaunchKernel(function, 2, 1, 1, 32, 1, 1, 0, NULL, parameters, NULL) == CUDA_SUCCESS);
    EXPECT(cuMemcpyDtoH(host.data(), data, n * sizeof(int)) == CUDA_SUCCESS);
    for (int i = 0; i < n; i++)
        EXPECT(host[i] == 107);
    CUdeviceptr offset;
    size_t size = 0;
    EXPECT(cuModuleGetGlobal(&offset, &size, module, "offset") == CUDA_SUCCESS && size == 4);
    EXPECT(cuMemFree(data) == CUDA_SUCCESS);
    EXPECT(cuModuleUnload(module) == CUDA_SUCCESS);
    EXPECT(cuDevicePrimaryCtxRelease(device) == CUDA_SUCCESS);
    printf(failures ? "FAILED: %d\n" : "PASSED\n", failures);
    return failures != 0;
}
