// TEST buffers: yes
// TEST not-nvcc: OpenGL's and CUDA's devices have to be the same there
// Buffers of OpenGL: what kernels write OpenGL reads, and the other way round; flags, streams, errors, the program's bindings, buffers
// that can't be changed by OpenGL, several resources at once; the functions before resources, and the driver API.
#include "check.h"
#include "headless_gl.h"

#include <cstring>
#include <cuda_gl_interop.h>
#include <cudaGL.h>

enum { COUNT = 1000 };

__global__ void double_all(float *values, int count, int slow)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= count)
        return;
    float value = values[i];
    for (int k = 0; k < slow; k++)
        value = value * 0.5f + values[i] * 0.5f;
    values[i] = value * 2;
}

__global__ void number_all(float *values, int count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        values[i] = 3.0f * i;
}

static unsigned new_buffer(const std::vector<float> &values)
{
    unsigned buffer;
    gl_GenBuffers()(1, &buffer);
    gl_BindBuffer()(AT_ARRAY, buffer);
    gl_BufferData()(AT_ARRAY, values.size() * sizeof(float), values.data(), AT_STATIC);
    return buffer;
}

static std::vector<float> content(unsigned buffer, int count)
{
    std::vector<float> values(count);
    gl_BindBuffer()(AT_ARRAY, buffer);
    const void *mapped = gl_MapBufferRange()(AT_ARRAY, 0, count * sizeof(float), 1);
    EXPECT(mapped != NULL);
    if (mapped)
        memcpy(values.data(), mapped, count * sizeof(float));
    gl_UnmapBuffer()(AT_ARRAY);
    return values;
}

static void expect_content(unsigned buffer, float factor, float offset)
{
    std::vector<float> values = content(buffer, COUNT);
    for (int i = 0; i < COUNT; i++)
        EXPECT_EQUAL(i, values[i], factor * i + offset);
}

static std::vector<float> numbers(float offset)
{
    std::vector<float> values(COUNT);
    for (int i = 0; i < COUNT; i++)
        values[i] = i + offset;
    return values;
}

static float *pointer_of(cudaGraphicsResource_t resource)
{
    void *pointer = NULL;
    size_t size = 0;
    CHECK(cudaGraphicsResourceGetMappedPointer(&pointer, &size, resource));
    EXPECT_EQUAL(0, size, COUNT * sizeof(float));
    return (float *)pointer;
}

static int integer(unsigned name)
{
    int value = -1;
    gl_GetIntegerv()(name, &value);
    return value;
}

static void reading_and_writing()
{
    struct cudaGraphicsResource *resource = NULL;
    unsigned buffer = new_buffer(numbers(0.5f)), other = new_buffer(numbers(0));
    CHECK(cudaGraphicsGLRegisterBuffer(&resource, buffer, cudaGraphicsRegisterFlagsNone));
    gl_BindBuffer()(AT_ARRAY, other);
    CHECK(cudaGraphicsMapResources(1, &resource, 0));
    double_all<<<(COUNT + 63) / 64, 64>>>(pointer_of(resource), COUNT, 0);
    CHECK(cudaGraphicsUnmapResources(1, &resource));
    EXPECT_EQUAL(0, (unsigned)integer(0x8894), other);
    expect_content(buffer, 2, 1);

    // What OpenGL writes between two mappings is seen.
    gl_BindBuffer()(AT_ARRAY, buffer);
    gl_BufferData()(AT_ARRAY, COUNT * sizeof(float), numbers(4).data(), AT_STATIC);
    CHECK(cudaGraphicsMapResources(1, &resource, 0));
    double_all<<<(COUNT + 63) / 64, 64>>>(pointer_of(resource), COUNT, 0);
    CHECK(cudaGraphicsUnmapResources(1, &resource));
    expect_content(buffer, 2, 8);

    // All of it is overwritten.
    CHECK(cudaGraphicsResourceSetMapFlags(resource, cudaGraphicsMapFlagsWriteDiscard));
    CHECK(cudaGraphicsMapResources(1, &resource, 0));
    number_all<<<(COUNT + 63) / 64, 64>>>(pointer_of(resource), COUNT);
    CHECK(cudaGraphicsUnmapResources(1, &resource));
    expect_content(buffer, 3, 0);

    // It is only read.
    CHECK(cudaGraphicsResourceSetMapFlags(resource, cudaGraphicsMapFlagsReadOnly));
    CHECK(cudaGraphicsMapResources(1, &resource, 0));
    std::vector<float> seen = copy_to_host(pointer_of(resource), COUNT);
    for (int i = 0; i < COUNT; i++)
        EXPECT_EQUAL(i, seen[i], 3.0f * i);
    CHECK(cudaGraphicsUnmapResources(1, &resource));
    expect_content(buffer, 3, 0);
    CHECK(cudaGraphicsUnregisterResource(resource));
}

// Another size, and several resources at once.
static void sizes_and_lists()
{
    struct cudaGraphicsResource *list[2];
    unsigned buffers[2] = {new_buffer(std::vector<float>(7)), new_buffer(numbers(2))};
    CHECK(cudaGraphicsGLRegisterBuffer(&list[0], buffers[0], cudaGraphicsMapFlagsWriteDiscard));
    CHECK(cudaGraphicsGLRegisterBuffer(&list[1], buffers[1], cudaGraphicsMapFlagsNone));
    CHECK(cudaGraphicsMapResources(2, list, 0));
    void *pointer;
    size_t size;
    CHECK(cudaGraphicsResourceGetMappedPointer(&pointer, &size, list[0]));
    EXPECT_EQUAL(0, size, 7 * sizeof(float));
    number_all<<<1, 7>>>((float *)pointer, 7);
    double_all<<<(COUNT + 63) / 64, 64>>>(pointer_of(list[1]), COUNT, 0);
    CHECK(cudaGraphicsUnmapResources(2, list, 0));
    EXPECT_EQUAL(6, content(buffers[0], 7)[6], 18.0f);
    expect_content(buffers[1], 2, 4);
    gl_BindBuffer()(AT_ARRAY, buffers[0]);
    gl_BufferData()(AT_ARRAY, COUNT * sizeof(float), numbers(1).data(), AT_STATIC);
    CHECK(cudaGraphicsMapResources(1, list, 0));
    double_all<<<(COUNT + 63) / 64, 64>>>(pointer_of(list[0]), COUNT, 0);
    CHECK(cudaGraphicsUnmapResources(1, list, 0));
    expect_content(buffers[0], 2, 2);
    for (int i = 0; i < 2; i++)
        CHECK(cudaGraphicsUnregisterResource(list[i]));
}

// Unmapping comes after what is in the stream.
static void streams()
{
    cudaStream_t stream;
    struct cudaGraphicsResource *resource;
    unsigned buffer = new_buffer(numbers(1));
    CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    CHECK(cudaGraphicsGLRegisterBuffer(&resource, buffer, cudaGraphicsRegisterFlagsNone));
    CHECK(cudaGraphicsMapResources(1, &resource, stream));
    double_all<<<(COUNT + 63) / 64, 64, 0, stream>>>(pointer_of(resource), COUNT, 200);
    CHECK(cudaGraphicsUnmapResources(1, &resource, stream));
    expect_content(buffer, 2, 2);
    CHECK(cudaGraphicsUnregisterResource(resource));
    CHECK(cudaStreamDestroy(stream));
}

static void immutable()
{
    struct cudaGraphicsResource *resource;
    unsigned buffer;
    gl_GenBuffers()(1, &buffer);
    gl_BindBuffer()(AT_ARRAY, buffer);
    gl_BufferStorage()(AT_ARRAY, COUNT * sizeof(float), numbers(3).data(), 1 /* to be read */);
    EXPECT_EQUAL(0, gl_GetError()(), 0);
    CHECK(cudaGraphicsGLRegisterBuffer(&resource, buffer, cudaGraphicsRegisterFlagsNone));
    CHECK(cudaGraphicsMapResources(1, &resource, 0));
    double_all<<<(COUNT + 63) / 64, 64>>>(pointer_of(resource), COUNT, 0);
    CHECK(cudaGraphicsUnmapResources(1, &resource, 0));
    expect_content(buffer, 2, 6);
    CHECK(cudaGraphicsUnregisterResource(resource));
}

static void errors(void *context)
{
    struct cudaGraphicsResource *resource = NULL, *twice[2];
    unsigned buffer = new_buffer(numbers(0));
    void *pointer;
    cudaArray_t array;
    EXPECT(cudaGraphicsGLRegisterBuffer(&resource, buffer + 100, 0) ==
           cudaErrorInvalidResourceHandle);
    EXPECT(cudaGraphicsGLRegisterBuffer(&resource, buffer, 64) == cudaErrorInvalidValue);
    CHECK(cudaGraphicsGLRegisterBuffer(&resource, buffer, 0));
    EXPECT(cudaGraphicsUnmapResources(1, &resource) == cudaErrorNotMapped);
    EXPECT(cudaGraphicsResourceGetMappedPointer(&pointer, NULL, resource) == cudaErrorNotMapped);
    EXPECT(cudaGraphicsResourceSetMapFlags(resource, 4) == cudaErrorInvalidValue);
    twice[0] = twice[1] = resource;
    EXPECT(cudaGraphicsMapResources(2, twice) == cudaErrorInvalidResourceHandle);
    EXPECT(headless_use(NULL));
    EXPECT(cudaGraphicsMapResources(1, &resource) == cudaErrorInvalidGraphicsContext);
    EXPECT(headless_use(context));

    CHECK(cudaGraphicsMapResources(1, &resource));
    EXPECT(cudaGraphicsMapResources(1, &resource) == cudaErrorAlreadyMapped);
    EXPECT(cudaGraphicsResourceSetMapFlags(resource, 0) == cudaErrorAlreadyMapped);
    EXPECT(cudaGraphicsUnregisterResource(resource) == cudaErrorAlreadyMapped);
    EXPECT(cudaGraphicsSubResourceGetMappedArray(&array, resource, 0, 0) ==
           cudaErrorNotMappedAsArray);
    EXPECT(cudaGetLastError() == cudaErrorNotMappedAsArray);
    CHECK(cudaGraphicsUnmapResources(1, &resource));

    // OpenGL itself has mapped the buffer.
    gl_BindBuffer()(AT_ARRAY, buffer);
    EXPECT(gl_MapBufferRange()(AT_ARRAY, 0, sizeof(float), 1) != NULL);
    EXPECT(cudaGraphicsMapResources(1, &resource) == cudaErrorMapBufferObjectFailed);
    gl_UnmapBuffer()(AT_ARRAY);
    CHECK(cudaGraphicsMapResources(1, &resource));
    CHECK(cudaGraphicsUnmapResources(1, &resource));
    CHECK(cudaGraphicsUnregisterResource(resource));
    EXPECT(cudaGraphicsUnregisterResource(resource) == cudaErrorInvalidResourceHandle);
    EXPECT(cudaGraphicsMapResources(1, &resource) == cudaErrorInvalidResourceHandle);
    cudaGetLastError();
}

static void before_resources()
{
    unsigned buffer = new_buffer(numbers(5)), count = 0;
    int devices[8] = {-1};
    void *pointer = NULL;
    CHECK(cudaGLSetGLDevice(0));
    CHECK(cudaGLGetDevices(&count, devices, 8, cudaGLDeviceListAll));
    EXPECT(count >= 1 && devices[0] == 0);
    EXPECT(cudaGLMapBufferObject(&pointer, buffer) == cudaErrorInvalidResourceHandle);
    CHECK(cudaGLRegisterBufferObject(buffer));
    CHECK(cudaGLMapBufferObject(&pointer, buffer));
    double_all<<<(COUNT + 63) / 64, 64>>>((float *)pointer, COUNT, 0);
    CHECK(cudaGLUnmapBufferObject(buffer));
    expect_content(buffer, 2, 10);
    CHECK(cudaGLUnregisterBufferObject(buffer));
    cudaGetLastError();
}

#define DRIVER(call) EXPECT_EQUAL(0, (int)(call), (int)CUDA_SUCCESS)

static void driver()
{
    CUgraphicsResource resource = NULL;
    CUdeviceptr address = 0;
    size_t size = 0;
    unsigned buffer = new_buffer(numbers(6));
    DRIVER(cuInit(0));
    DRIVER(cuGraphicsGLRegisterBuffer(&resource, buffer, CU_GRAPHICS_REGISTER_FLAGS_NONE));
    DRIVER(cuGraphicsResourceSetMapFlags(resource, CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE));
    EXPECT(cuGraphicsUnmapResources(1, &resource, 0) == CUDA_ERROR_NOT_MAPPED);
    DRIVER(cuGraphicsMapResources(1, &resource, 0));
    DRIVER(cuGraphicsResourceGetMappedPointer(&address, &size, resource));
    EXPECT_EQUAL(0, size, COUNT * sizeof(float));
    double_all<<<(COUNT + 63) / 64, 64>>>((float *)address, COUNT, 0);
    DRIVER(cuGraphicsUnmapResources(1, &resource, 0));
    expect_content(buffer, 2, 12);
    DRIVER(cuGraphicsUnregisterResource(resource));
}

static void with_context(HeadlessKind kind)
{
    void *context = headless_context(kind);
    if (!context)
        return;
    reading_and_writing();
    sizes_and_lists();
    streams();
    if (kind != HEADLESS_EMBEDDED)
        immutable();
    errors(context);
    before_resources();
    driver();
    headless_use(NULL);
}

int main()
{
    headless_display();
    with_context(HEADLESS_COMPATIBLE);
    with_context(HEADLESS_CORE);
    with_context(HEADLESS_EMBEDDED);
    if (check_count == 0)
        headless_skip("EGL makes no context without a surface");
    return finish();
}
