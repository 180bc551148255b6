// TEST cmake: yes
// TEST warnings: what is loaded has to be ported
// TEST not-native: kernels.fatbin has to be made

// The driver API: contexts, modules, memory, launches, streams, textures. The kernels that it loads
// are those of kernels.cu.
#include <cstring>
#include <fstream>
#include <sstream>
#include <string>
#include <thread>

#include <cuda.h>

#include "check.h"

#define TRY(call)                                                                                  \
    do {                                                                                           \
        CUresult try_result = (call);                                                              \
        if (try_result != CUDA_SUCCESS) {                                                          \
            const char *text = "?";                                                                \
            cuGetErrorName(try_result, &text);                                                     \
            printf("%s:%d: %s\n", __FILE__, __LINE__, text);                                       \
            exit(2);                                                                               \
        }                                                                                          \
    } while (0)

struct Mixed {
    char letter;
    double number;
    short small[3];
};

static CUdevice device;
static CUcontext context;
static CUmodule module;

static CUcontext new_context()
{
    CUctxCreateParams parameters = {};
    CUcontext made;
    TRY(cuCtxCreate(&made, &parameters, CU_CTX_SCHED_AUTO, device));
    return made;
}

static CUfunction function(const char *name)
{
    CUfunction found = NULL;
    TRY(cuModuleGetFunction(&found, module, name));
    return found;
}

template <typename T> static CUdeviceptr upload(const std::vector<T> &host)
{
    CUdeviceptr memory;
    TRY(cuMemAlloc(&memory, host.size() * sizeof(T)));
    TRY(cuMemcpyHtoD(memory, host.data(), host.size() * sizeof(T)));
    return memory;
}

template <typename T> static std::vector<T> download(CUdeviceptr memory, size_t n)
{
    std::vector<T> host(n);
    TRY(cuMemcpyDtoH(host.data(), memory, n * sizeof(T)));
    return host;
}

static void test_start()
{
    int count = 0, major = 0, version = 0, threads = 0;
    size_t bytes = 0;
    char name[64] = "";
    const char *text = NULL;
    EXPECT(cuDeviceGetCount(&count) == CUDA_ERROR_NOT_INITIALIZED);
    TRY(cuInit(0));
    TRY(cuDeviceGetCount(&count));
    EXPECT(count > 0);
    TRY(cuDeviceGet(&device, 0));
    EXPECT(cuDeviceGet(&device, count) == CUDA_ERROR_INVALID_DEVICE);
    TRY(cuDeviceGetName(name, sizeof name, device));
    EXPECT(strlen(name) > 0);
    TRY(cuDeviceTotalMem(&bytes, device));
    EXPECT(bytes > 1 << 20);
    TRY(cuDeviceGetAttribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device));
    TRY(cuDeviceGetAttribute(&threads, CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, device));
    EXPECT(major >= 3 && threads >= 64);
    TRY(cuDriverGetVersion(&version));
    EXPECT(version >= 11000);
    TRY(cuGetErrorName(CUDA_ERROR_NOT_FOUND, &text));
    EXPECT(strcmp(text, "CUDA_ERROR_NOT_FOUND") == 0);
    TRY(cuGetErrorString(CUDA_ERROR_OUT_OF_MEMORY, &text));
    EXPECT(strcmp(text, "out of memory") == 0);
    CUdeviceptr memory;
    EXPECT(cuMemAlloc(&memory, 16) == CUDA_ERROR_INVALID_CONTEXT);
}

static void test_contexts()
{
    CUcontext current = NULL, other = NULL, popped = NULL, primary = NULL;
    CUdevice found = -1;
    TRY(cuCtxGetCurrent(&current));
    EXPECT(current == NULL);
    context = new_context();
    TRY(cuCtxGetCurrent(&current));
    EXPECT(current == context);
    TRY(cuCtxGetDevice(&found));
    EXPECT(found == device);
    other = new_context();
    TRY(cuCtxGetCurrent(&current));
    EXPECT(current == other);
    TRY(cuCtxPopCurrent(&popped));
    EXPECT(popped == other);
    TRY(cuCtxPushCurrent(other));
    TRY(cuCtxDestroy(other));
    TRY(cuCtxGetCurrent(&current));
    EXPECT(current == context);
    TRY(cuDevicePrimaryCtxRetain(&primary, device));
    TRY(cuCtxPushCurrent(primary));
    TRY(cuCtxPopCurrent(NULL));
    TRY(cuDevicePrimaryCtxRelease(device));
    TRY(cuCtxSynchronize());
    bool none = false;
    std::thread([&none] {
        CUcontext own = NULL;
        none = cuCtxGetCurrent(&own) == CUDA_SUCCESS && own == NULL &&
               cuCtxSynchronize() == CUDA_ERROR_INVALID_CONTEXT;
        none =
            none && cuCtxSetCurrent(context) == CUDA_SUCCESS && cuCtxSynchronize() == CUDA_SUCCESS;
    }).join();
    EXPECT(none);
}

static void test_modules()
{
    CUfunction missing;
    CUmodule again;
    EXPECT(cuModuleGetFunction(&missing, module, "subtract") == CUDA_ERROR_NOT_FOUND);
    EXPECT(cuModuleLoad(&again, (std::string("nowhere") + ".cubin").c_str()) ==
           CUDA_ERROR_FILE_NOT_FOUND);
    EXPECT(cuModuleLoadData(&again, "not a module") != CUDA_SUCCESS);
    std::vector<int> ints(8, 3);
    std::vector<float> floats(8, 1);
    CUdeviceptr i = upload(ints), f = upload(floats);
    int by = 5;
    float half = 0.5f;
    void *of_ints[] = {&i, &by}, *of_floats[] = {&f, &half};
    TRY(cuLaunchKernel(function("_Z5scalePii"), 1, 1, 1, 8, 1, 1, 0, NULL, of_ints, NULL));
    CUlaunchAttribute attribute = {};
    attribute.id = CU_LAUNCH_ATTRIBUTE_PRIORITY;
    attribute.value.priority = -1;
    CUlaunchConfig config = {};
    config.gridDimX = config.gridDimY = config.gridDimZ = 1;
    config.blockDimX = 8;
    config.blockDimY = config.blockDimZ = 1;
    config.attrs = &attribute;
    config.numAttrs = 1;
    TRY(cuLaunchKernelEx(&config, function("_ZN6shapes5scaleEPff"), of_floats, NULL));
    EXPECT_EQUAL(0, download<int>(i, 8)[7], 15);
    EXPECT_EQUAL(0, download<float>(f, 8)[7], 1.25f);
    TRY(cuLaunchKernel(function("_Z4fillIiLi7EEvPT_"), 1, 1, 1, 8, 1, 1, 0, NULL, of_ints, NULL));
    TRY(cuLaunchKernel(function("_Z4fillIfLi9EEvPT_"), 1, 1, 1, 8, 1, 1, 0, NULL, of_floats, NULL));
    EXPECT_EQUAL(0, download<int>(i, 8)[0], 7);
    EXPECT_EQUAL(0, download<float>(f, 8)[0], 9);
    TRY(cuMemFree(i));
    TRY(cuMemFree(f));
}

static void test_arguments()
{
    CUdeviceptr out = upload(std::vector<int>(7, 0));
    Mixed m = {'m', 17, {1, 2, 3}};
    char first = 'f', last = 'l';
    short second = 22;
    float3 v = make_float3(1, 2, 3);
    void *parameters[] = {&first, &m, &second, &out, &last, &v};
    const int want[] = {'f', 'm', 17, 3, 22, 'l', 321};
    TRY(cuLaunchKernel(function("mixed"), 1, 1, 1, 1, 1, 1, 0, NULL, parameters, NULL));
    std::vector<int> got = download<int>(out, 7);
    for (int i = 0; i < 7; i++)
        EXPECT_EQUAL(i, got[i], want[i]);
    struct {
        char first;
        Mixed m;
        short second;
        int *out;
        char last;
        float3 v;
    } all = {first, m, second, (int *)out, last, v};
    size_t size = sizeof all;
    void *extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, &all, CU_LAUNCH_PARAM_BUFFER_SIZE, &size,
                     CU_LAUNCH_PARAM_END};
    TRY(cuMemsetD32(out, 99, 7));
    EXPECT_EQUAL(0, download<int>(out, 7)[6], 99);
    TRY(cuLaunchKernel(function("mixed"), 1, 1, 1, 1, 1, 1, 0, NULL, NULL, extra));
    got = download<int>(out, 7);
    for (int i = 0; i < 7; i++)
        EXPECT_EQUAL(i, got[i], want[i]);
    TRY(cuMemFree(out));
}

static void test_variables()
{
    CUdeviceptr counter, coefficients, missing, out = upload(std::vector<float>(16, 0));
    size_t size = 0;
    int value = 0;
    TRY(cuModuleGetGlobal(&counter, &size, module, "counter"));
    EXPECT_EQUAL(0, size, 4);
    TRY(cuModuleGetGlobal(&coefficients, &size, module, "coefficients"));
    EXPECT_EQUAL(0, size, 16);
    EXPECT(cuModuleGetGlobal(&missing, &size, module, "nothing") == CUDA_ERROR_NOT_FOUND);
    TRY(cuModuleGetGlobal(&missing, &size, module, "_ZN6shapes4unitE"));
    TRY(cuMemcpyDtoH(&value, counter, sizeof value));
    EXPECT_EQUAL(0, value, 5);
    const float changed[] = {10, 20, 30, 40};
    TRY(cuMemcpyHtoD(coefficients, changed, sizeof changed));
    void *parameters[] = {&out};
    TRY(cuLaunchKernel(function("use_variables"), 1, 1, 1, 4, 1, 1, 0, NULL, parameters, NULL));
    std::vector<float> got = download<float>(out, 16);
    for (int i = 5; i < 9; i++)
        EXPECT_EQUAL(i, got[i], changed[i % 4]);
    TRY(cuMemcpyDtoH(&value, counter, sizeof value));
    EXPECT_EQUAL(0, value, 9);
    TRY(cuModuleUnload(module)); // a module that is loaded again has its first values
    TRY(cuModuleLoad(&module, "kernels.cubin"));
    TRY(cuModuleGetGlobal(&counter, NULL, module, "counter"));
    TRY(cuMemcpyDtoH(&value, counter, sizeof value));
    EXPECT_EQUAL(0, value, 5);
    TRY(cuMemFree(out));
}

static void test_memory()
{
    CUdeviceptr memory, base;
    size_t pitch = 0, size = 0, available = 0, total = 0;
    TRY(cuMemGetInfo(&available, &total));
    EXPECT(available <= total);
    TRY(cuMemAllocPitch(&memory, &pitch, 12, 4, 4));
    TRY(cuMemsetD2D32(memory, pitch, 0x01020304, 3, 4));
    int rows[4][3];
    CUDA_MEMCPY2D copy;
    memset(&copy, 0, sizeof copy);
    copy.srcMemoryType = CU_MEMORYTYPE_DEVICE;
    copy.srcDevice = memory;
    copy.srcPitch = pitch;
    copy.srcXInBytes = 4;
    copy.srcY = 1;
    copy.dstMemoryType = CU_MEMORYTYPE_HOST;
    copy.dstHost = rows;
    copy.dstPitch = 12;
    copy.WidthInBytes = 8;
    copy.Height = 2;
    memset(rows, 0, sizeof rows);
    TRY(cuMemcpy2D(&copy));
    EXPECT(rows[0][0] == 0x01020304 && rows[1][1] == 0x01020304 && rows[0][2] == 0 &&
           rows[2][0] == 0);
    TRY(cuMemGetAddressRange(&base, &size, memory + 5));
    EXPECT(base == memory && size >= 4 * 12);
    TRY(cuMemsetD8(memory, 1, 4));
    TRY(cuMemsetD16(memory + 4, 0x0203, 2));
    unsigned words[2];
    TRY(cuMemcpyDtoH(words, memory, 8));
    EXPECT(words[0] == 0x01010101 && words[1] == 0x02030203);
    EXPECT(cuMemcpyDtoH(rows, memory + size, 4) != CUDA_SUCCESS);
    TRY(cuMemFree(memory));
    void *pinned = NULL;
    TRY(cuMemAllocHost(&pinned, 64));
    TRY(cuMemFreeHost(pinned));
}

static void test_streams()
{
    CUstream stream;
    CUevent start, end;
    float time = -1;
    std::vector<float> a(100), b(100);
    for (int i = 0; i < 100; i++) {
        a[i] = (float)i;
        b[i] = 1000;
    }
    CUdeviceptr on_a = upload(a), on_b = upload(b);
    int n = 100;
    void *parameters[] = {&on_a, &on_b, &n};
    TRY(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    TRY(cuEventCreate(&start, CU_EVENT_DEFAULT));
    TRY(cuEventCreate(&end, CU_EVENT_DEFAULT));
    TRY(cuEventRecord(start, stream));
    TRY(cuLaunchKernel(function("add"), 4, 1, 1, 32, 1, 1, 0, stream, parameters, NULL));
    TRY(cuEventRecord(end, stream));
    TRY(cuStreamSynchronize(stream));
    TRY(cuEventElapsedTime(&time, start, end));
    EXPECT(time >= 0);
    EXPECT(cuStreamQuery(stream) == CUDA_SUCCESS);
    std::vector<float> got = download<float>(on_a, 100);
    for (int i = 0; i < 100; i++)
        EXPECT_EQUAL(i, got[i], 1000 + i);
    TRY(cuEventDestroy(start));
    TRY(cuEventDestroy(end));
    TRY(cuStreamDestroy(stream));
    TRY(cuMemFree(on_a));
    TRY(cuMemFree(on_b));
}

static void test_functions()
{
    std::vector<int> data(16);
    for (int i = 0; i < 16; i++)
        data[i] = i;
    CUdeviceptr memory = upload(data);
    CUfunction reverse = function("reverse");
    void *parameters[] = {&memory};
    int threads = 0, blocks = 0, grid = 0, block = 0;
    TRY(cuLaunchKernel(reverse, 1, 1, 1, 16, 1, 1, 16 * sizeof(int), NULL, parameters, NULL));
    std::vector<int> got = download<int>(memory, 16);
    for (int i = 0; i < 16; i++)
        EXPECT_EQUAL(i, got[i], 15 - i);
    TRY(cuFuncGetAttribute(&threads, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, reverse));
    EXPECT(threads >= 16);
    TRY(cuFuncSetCacheConfig(reverse, CU_FUNC_CACHE_PREFER_SHARED));
    TRY(cuOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, reverse, 16, 64));
    EXPECT(blocks >= 1);
    TRY(cuOccupancyMaxPotentialBlockSize(&grid, &block, reverse, NULL, 0, 0));
    EXPECT(grid >= 1 && block >= 16 && block <= threads);
    TRY(cuOccupancyMaxPotentialBlockSize(
        &grid, &block, reverse, [](int size) { return size * sizeof(int); }, 0, 64));
    EXPECT(grid >= 1 && block >= 1 && block <= 64);
    EXPECT(cuLaunchKernel(reverse, 1, 1, 1, 1 << 20, 1, 1, 0, NULL, parameters, NULL) !=
           CUDA_SUCCESS);
    EXPECT(cudaGetLastError() == cudaSuccess);
    TRY(cuMemFree(memory));
}

enum { WIDTH = 4, HEIGHT = 2 };

static void test_textures()
{
    float texels[WIDTH * HEIGHT];
    for (int i = 0; i < WIDTH * HEIGHT; i++)
        texels[i] = 10.0f * i;
    CUarray array;
    CUDA_ARRAY_DESCRIPTOR descriptor = {}, found = {};
    descriptor.Width = WIDTH;
    descriptor.Height = HEIGHT;
    descriptor.Format = CU_AD_FORMAT_FLOAT;
    descriptor.NumChannels = 1;
    TRY(cuArrayCreate(&array, &descriptor));
    TRY(cuArrayGetDescriptor(&found, array));
    EXPECT(found.Width == WIDTH && found.Height == HEIGHT && found.Format == CU_AD_FORMAT_FLOAT);
    CUDA_MEMCPY2D copy = {};
    copy.srcMemoryType = CU_MEMORYTYPE_HOST;
    copy.srcHost = texels;
    copy.srcPitch = WIDTH * sizeof(float);
    copy.dstMemoryType = CU_MEMORYTYPE_ARRAY;
    copy.dstArray = array;
    copy.WidthInBytes = WIDTH * sizeof(float);
    copy.Height = HEIGHT;
    TRY(cuMemcpy2D(&copy));
    CUDA_RESOURCE_DESC resource = {};
    resource.resType = CU_RESOURCE_TYPE_ARRAY;
    resource.res.array.hArray = array;
    CUDA_TEXTURE_DESC modes = {};
    modes.addressMode[0] = modes.addressMode[1] = CU_TR_ADDRESS_MODE_CLAMP;
    modes.filterMode = CU_TR_FILTER_MODE_POINT;
    CUtexObject texture;
    TRY(cuTexObjectCreate(&texture, &resource, &modes, NULL));
    CUdeviceptr out = upload(std::vector<float>(WIDTH * HEIGHT, 0));
    int width = WIDTH;
    void *parameters[] = {&out, &texture, &width};
    TRY(cuLaunchKernel(function("sample"), 1, 1, 1, WIDTH, HEIGHT, 1, 0, NULL, parameters, NULL));
    std::vector<float> got = download<float>(out, WIDTH * HEIGHT);
    for (int i = 0; i < WIDTH * HEIGHT; i++)
        EXPECT_EQUAL(i, got[i], texels[i]);
    TRY(cuTexObjectDestroy(texture));
    TRY(cuArrayDestroy(array));
    TRY(cuMemFree(out));
}

static void test_mipmaps()
{
    float texels[WIDTH * HEIGHT];
    for (int i = 0; i < WIDTH * HEIGHT; i++)
        texels[i] = 7.0f * i;
    CUmipmappedArray mipmap;
    CUarray level, none;
    CUDA_ARRAY3D_DESCRIPTOR descriptor = {}, found = {};
    descriptor.Width = 2 * WIDTH;
    descriptor.Height = 2 * HEIGHT;
    descriptor.Format = CU_AD_FORMAT_FLOAT;
    descriptor.NumChannels = 1;
    TRY(cuMipmappedArrayCreate(&mipmap, &descriptor, 2));
    TRY(cuMipmappedArrayGetLevel(&level, mipmap, 1));
    EXPECT(cuMipmappedArrayGetLevel(&none, mipmap, 2) == CUDA_ERROR_INVALID_VALUE);
    TRY(cuArray3DGetDescriptor(&found, level));
    EXPECT(found.Width == WIDTH && found.Height == HEIGHT && found.Depth == 0);
    CUDA_MEMCPY2D copy = {};
    copy.srcMemoryType = CU_MEMORYTYPE_HOST;
    copy.srcHost = texels;
    copy.srcPitch = WIDTH * sizeof(float);
    copy.dstMemoryType = CU_MEMORYTYPE_ARRAY;
    copy.dstArray = level;
    copy.WidthInBytes = WIDTH * sizeof(float);
    copy.Height = HEIGHT;
    TRY(cuMemcpy2D(&copy));
    CUDA_RESOURCE_DESC resource = {};
    resource.resType = CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
    resource.res.mipmap.hMipmappedArray = mipmap;
    CUDA_TEXTURE_DESC modes = {};
    modes.addressMode[0] = modes.addressMode[1] = CU_TR_ADDRESS_MODE_CLAMP;
    modes.flags = CU_TRSF_NORMALIZED_COORDINATES;
    modes.maxMipmapLevelClamp = 9;
    CUtexObject texture;
    TRY(cuTexObjectCreate(&texture, &resource, &modes, NULL));
    CUdeviceptr out = upload(std::vector<float>(WIDTH * HEIGHT, 0));
    float one = 1;
    void *parameters[] = {&out, &texture, &one};
    TRY(cuLaunchKernel(function("sample_level"), 1, 1, 1, WIDTH, HEIGHT, 1, 0, NULL, parameters, NULL));
    std::vector<float> got = download<float>(out, WIDTH * HEIGHT);
    for (int i = 0; i < WIDTH * HEIGHT; i++)
        EXPECT_EQUAL(i, got[i], texels[i]);
    TRY(cuTexObjectDestroy(texture));
    TRY(cuMipmappedArrayDestroy(mipmap));
    TRY(cuMemFree(out));
}

// As programs do that look for the file themselves.
static void test_file()
{
    std::ostringstream image;
    std::ifstream here("kernels.fatbin"), built(std::string("build/") + "kernels.fatbin");
    image << (here ? here.rdbuf() : built.rdbuf());
    EXPECT(image.str().size() > 0);
    TRY(cuModuleLoadData(&module, image.str().c_str()));
    TRY(cuModuleUnload(module));
}

int main()
{
    test_start();
    test_contexts();
    test_file();
    TRY(cuModuleLoad(&module, "some/folder/kernels64.ptx"));
    test_modules();
    test_arguments();
    test_variables();
    test_memory();
    test_streams();
    test_functions();
    test_textures();
    test_mipmaps();
    TRY(cuModuleUnload(module));
    TRY(cuCtxDestroy(context));
    return finish();
}
