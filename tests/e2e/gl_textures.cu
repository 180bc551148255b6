// TEST buffers: yes
// TEST not-nvcc: OpenGL's and CUDA's devices have to be the same there
// Textures of OpenGL as arrays: formats, surfaces and texture objects on them, layers, faces, levels and slices; modes of OpenGL's
// that change its own transfers; errors.
#include "check.h"
#include "headless_gl.h"

#include <cuda_gl_interop.h>

enum { WIDTH = 13, HEIGHT = 7, DEPTH = 5, LAYERS = 3 };

// OpenGL's internal format, and the format and type of a transfer.
struct Format {
    unsigned internal, format, type;
};

template <typename T> __global__ void flip(cudaSurfaceObject_t surface, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width / 2 || y >= height)
        return;
    T left, right;
    surf2Dread(&left, surface, x * (int)sizeof(T), y);
    surf2Dread(&right, surface, (width - 1 - x) * (int)sizeof(T), y);
    surf2Dwrite(right, surface, x * (int)sizeof(T), y);
    surf2Dwrite(left, surface, (width - 1 - x) * (int)sizeof(T), y);
}

__global__ void add_to_slices(cudaSurfaceObject_t surface, unsigned char more)
{
    int x = threadIdx.x, y = blockIdx.x, z = blockIdx.y;
    uchar4 texel;
    surf3Dread(&texel, surface, x * 4, y, z);
    texel.x += more;
    surf3Dwrite(texel, surface, x * 4, y, z);
}

__global__ void fetch(cudaTextureObject_t texture, float4 *out)
{
    int x = threadIdx.x, y = blockIdx.x;
    out[y * WIDTH + x] = tex2D<float4>(texture, x + 0.5f, y + 0.5f);
}

static unsigned new_texture(unsigned target)
{
    unsigned texture;
    gl_GenTextures()(1, &texture);
    gl_BindTexture()(target, texture);
    gl_TexParameteri()(target, 0x2801 /* no levels for the filter */, 0x2600);
    return texture;
}

static std::vector<unsigned char> bytes(size_t count)
{
    std::vector<unsigned char> values(count);
    for (size_t i = 0; i < count; i++)
        values[i] = (unsigned char)(i * 37 + i / 256 * 11);
    return values;
}

static cudaArray_t array_of(cudaGraphicsResource_t resource, unsigned index, unsigned level)
{
    cudaArray_t array = NULL;
    CHECK(cudaGraphicsSubResourceGetMappedArray(&array, resource, index, level));
    return array;
}

static cudaSurfaceObject_t surface_of(cudaArray_t array)
{
    cudaResourceDesc resource = {};
    cudaSurfaceObject_t surface = 0;
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    CHECK(cudaCreateSurfaceObject(&surface, &resource));
    return surface;
}

template <typename T> static void flip_level(cudaArray_t array, int width, int height)
{
    cudaSurfaceObject_t surface = surface_of(array);
    flip<T><<<dim3((width + 7) / 8, (height + 7) / 8), dim3(8, 8)>>>(surface, width, height);
    CHECK_LAUNCH();
    CHECK(cudaDestroySurfaceObject(surface));
}

template <typename T>
static void expect_flipped(const T *got, const T *before, int width, int height)
{
    const unsigned char *a = (const unsigned char *)got, *b = (const unsigned char *)before;
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++)
            for (size_t i = 0; i < sizeof(T); i++)
                EXPECT_EQUAL(y * width + x, a[(y * width + x) * sizeof(T) + i],
                             b[(y * width + width - 1 - x) * sizeof(T) + i]);
}

// A surface of texels T: left and right change places.
template <typename T> static void one_format(Format f, cudaChannelFormatKind kind)
{
    struct cudaGraphicsResource *resource = NULL;
    std::vector<unsigned char> before = bytes(WIDTH * HEIGHT * sizeof(T));
    std::vector<T> after(WIDTH * HEIGHT);
    if (kind == cudaChannelFormatKindFloat) // no bits that are not numbers
        for (size_t i = 0; i < before.size(); i++)
            before[i] &= 0x3f;
    unsigned texture = new_texture(AT_2D);
    gl_PixelStorei()(0x0CF5, 1);
    gl_TexImage2D()(AT_2D, 0, (int)f.internal, WIDTH, HEIGHT, 0, f.format, f.type, before.data());
    EXPECT_EQUAL(f.internal, gl_GetError()(), 0);
    CHECK(cudaGraphicsGLRegisterImage(&resource, texture, AT_2D,
                                      cudaGraphicsRegisterFlagsSurfaceLoadStore));
    CHECK(cudaGraphicsMapResources(1, &resource));
    cudaArray_t array = array_of(resource, 0, 0);
    cudaChannelFormatDesc channels;
    cudaExtent extent;
    CHECK(cudaArrayGetInfo(&channels, &extent, NULL, array));
    EXPECT_EQUAL(f.internal, channels.f, kind);
    EXPECT_EQUAL(f.internal, channels.x + channels.y + channels.z + channels.w, 8 * sizeof(T));
    EXPECT(extent.width == WIDTH && extent.height == HEIGHT && extent.depth == 0);
    flip_level<T>(array, WIDTH, HEIGHT);
    CHECK(cudaGraphicsUnmapResources(1, &resource));
    CHECK(cudaGraphicsUnregisterResource(resource));
    gl_PixelStorei()(0x0D05, 1);
    gl_BindTexture()(AT_2D, texture);
    gl_GetTexImage()(AT_2D, 0, f.format, f.type, after.data());
    expect_flipped(after.data(), (const T *)before.data(), WIDTH, HEIGHT);
}

static void formats()
{
    const cudaChannelFormatKind u = cudaChannelFormatKindUnsigned, s = cudaChannelFormatKindSigned,
                                f = cudaChannelFormatKindFloat;
    one_format<uchar4>({0x8058, 0x1908, 0x1401}, u); // RGBA8
    one_format<uchar4>({0x1908, 0x1908, 0x1401}, u); // RGBA
    one_format<unsigned char>({0x8229, 0x1903, 0x1401}, u);
    one_format<uchar2>({0x822B, 0x8227, 0x1401}, u);
    one_format<ushort4>({0x805B, 0x1908, 0x1403}, u);
    one_format<ushort1>({0x822A, 0x1903, 0x1403}, u);
    one_format<float>({0x822E, 0x1903, 0x1406}, f);
    one_format<float2>({0x8230, 0x8227, 0x1406}, f);
    one_format<float4>({0x8814, 0x1908, 0x1406}, f);
    one_format<ushort4>({0x881A, 0x1908, 0x140B}, f); // RGBA16F
    one_format<uchar4>({0x8D7C, 0x8D99, 0x1401}, u);  // RGBA8UI
    one_format<ushort2>({0x823A, 0x8228, 0x1403}, u);
    one_format<uint4>({0x8D70, 0x8D99, 0x1405}, u);
    one_format<char4>({0x8D8E, 0x8D99, 0x1400}, s);
    one_format<short1>({0x8233, 0x8D94, 0x1402}, s);
    one_format<int2>({0x823B, 0x8228, 0x1404}, s);
}

static void old_formats()
{
    one_format<unsigned char>({0x8040, 0x1909, 0x1401}, cudaChannelFormatKindUnsigned);
    one_format<unsigned char>({0x803C, 0x1906, 0x1401}, cudaChannelFormatKindUnsigned);
    one_format<uchar2>({0x8045, 0x190A, 0x1401}, cudaChannelFormatKindUnsigned);
}

// The program's modes are not used for the copies, and stay.
static void modes(bool compatible)
{
    unsigned buffer;
    int value;
    gl_GenBuffers()(1, &buffer);
    gl_PixelStorei()(0x0D02, 40); // rows of the program's own, when it reads
    gl_PixelStorei()(0x0CF4, 3);  // it skips, when it writes
    gl_BindBuffer()(AT_PACK, buffer);
    gl_BindBuffer()(AT_UNPACK, buffer);
    if (compatible)
        gl_PixelTransferf()(0x0D14, 0.25f);
    struct cudaGraphicsResource *resource;
    unsigned texture = new_texture(AT_2D);
    std::vector<unsigned char> before = bytes(WIDTH * HEIGHT * 4), after(before.size());
    gl_BindBuffer()(AT_UNPACK, 0);
    gl_PixelStorei()(0x0CF4, 0);
    if (compatible)
        gl_PixelTransferf()(0x0D14, 1);
    gl_TexImage2D()(AT_2D, 0, 0x8058, WIDTH, HEIGHT, 0, 0x1908, 0x1401, before.data());
    gl_PixelStorei()(0x0CF4, 3);
    gl_BindBuffer()(AT_UNPACK, buffer);
    if (compatible)
        gl_PixelTransferf()(0x0D14, 0.25f);
    unsigned other = new_texture(AT_2D);
    CHECK(cudaGraphicsGLRegisterImage(&resource, texture, AT_2D, 4));
    CHECK(cudaGraphicsMapResources(1, &resource));
    flip_level<uchar4>(array_of(resource, 0, 0), WIDTH, HEIGHT);
    CHECK(cudaGraphicsUnmapResources(1, &resource));
    CHECK(cudaGraphicsUnregisterResource(resource));
    gl_GetIntegerv()(0x8069, &value);
    EXPECT_EQUAL(0, (unsigned)value, other);
    gl_GetIntegerv()(0x0D02, &value);
    EXPECT_EQUAL(1, value, 40);
    gl_GetIntegerv()(0x0CF4, &value);
    EXPECT_EQUAL(2, value, 3);
    gl_GetIntegerv()(0x88ED, &value);
    EXPECT_EQUAL(3, (unsigned)value, buffer);
    gl_GetIntegerv()(0x88EF, &value);
    EXPECT_EQUAL(4, (unsigned)value, buffer);
    gl_PixelStorei()(0x0D02, 0);
    gl_PixelStorei()(0x0CF4, 0);
    gl_BindBuffer()(AT_PACK, 0);
    gl_BindBuffer()(AT_UNPACK, 0);
    if (compatible)
        gl_PixelTransferf()(0x0D14, 1);
    gl_BindTexture()(AT_2D, texture);
    gl_GetTexImage()(AT_2D, 0, 0x1908, 0x1401, after.data());
    expect_flipped((const uchar4 *)after.data(), (const uchar4 *)before.data(), WIDTH, HEIGHT);
}

// Levels of a texture are arrays of their own.
static void levels()
{
    struct cudaGraphicsResource *resource;
    std::vector<unsigned char> base = bytes(16 * 4 * 4), half = bytes(8 * 2 * 4),
                               quarter(4 * 1 * 4);
    std::vector<unsigned char> after(base.size());
    cudaArray_t array;
    unsigned texture = new_texture(AT_2D);
    gl_TexImage2D()(AT_2D, 0, 0x8058, 16, 4, 0, 0x1908, 0x1401, base.data());
    gl_TexImage2D()(AT_2D, 1, 0x8058, 8, 2, 0, 0x1908, 0x1401, half.data());
    gl_TexImage2D()(AT_2D, 2, 0x8058, 4, 1, 0, 0x1908, 0x1401, quarter.data());
    CHECK(cudaGraphicsGLRegisterImage(&resource, texture, AT_2D, 4));
    CHECK(cudaGraphicsMapResources(1, &resource));
    flip_level<uchar4>(array_of(resource, 0, 1), 8, 2);
    EXPECT(cudaGraphicsSubResourceGetMappedArray(&array, resource, 0, 3) == cudaErrorInvalidValue);
    EXPECT(cudaGraphicsSubResourceGetMappedArray(&array, resource, 1, 0) == cudaErrorInvalidValue);
    cudaGetLastError();
    CHECK(cudaGraphicsUnmapResources(1, &resource));
    CHECK(cudaGraphicsUnregisterResource(resource));
    gl_GetTexImage()(AT_2D, 0, 0x1908, 0x1401, after.data());
    EXPECT(after == base);
    after.resize(half.size());
    gl_GetTexImage()(AT_2D, 1, 0x1908, 0x1401, after.data());
    expect_flipped((const uchar4 *)after.data(), (const uchar4 *)half.data(), 8, 2);
}

static void slices()
{
    struct cudaGraphicsResource *resource;
    std::vector<unsigned char> before = bytes(WIDTH * HEIGHT * DEPTH * 4), after(before.size());
    unsigned texture = new_texture(AT_3D);
    gl_TexImage3D()(AT_3D, 0, 0x8058, WIDTH, HEIGHT, DEPTH, 0, 0x1908, 0x1401, before.data());
    CHECK(cudaGraphicsGLRegisterImage(&resource, texture, AT_3D, 4));
    CHECK(cudaGraphicsMapResources(1, &resource));
    cudaSurfaceObject_t surface = surface_of(array_of(resource, 0, 0));
    add_to_slices<<<dim3(HEIGHT, DEPTH), WIDTH>>>(surface, 9);
    CHECK_LAUNCH();
    CHECK(cudaDestroySurfaceObject(surface));
    CHECK(cudaGraphicsUnmapResources(1, &resource));
    CHECK(cudaGraphicsUnregisterResource(resource));
    gl_GetTexImage()(AT_3D, 0, 0x1908, 0x1401, after.data());
    for (size_t i = 0; i < before.size(); i++)
        EXPECT_EQUAL(i, after[i], (unsigned char)(before[i] + (i % 4 == 0 ? 9 : 0)));
}

// Of layers and faces only the one is changed that the program asks for.
static void layers()
{
    struct cudaGraphicsResource *resource;
    const size_t layer = WIDTH * HEIGHT * 4, face = WIDTH * WIDTH * 4;
    std::vector<unsigned char> before = bytes(layer * LAYERS), after(before.size());
    unsigned texture = new_texture(AT_LAYERS);
    gl_TexImage3D()(AT_LAYERS, 0, 0x8058, WIDTH, HEIGHT, LAYERS, 0, 0x1908, 0x1401, before.data());
    CHECK(cudaGraphicsGLRegisterImage(&resource, texture, AT_LAYERS, 4));
    CHECK(cudaGraphicsMapResources(1, &resource));
    flip_level<uchar4>(array_of(resource, 1, 0), WIDTH, HEIGHT);
    CHECK(cudaGraphicsUnmapResources(1, &resource));
    CHECK(cudaGraphicsUnregisterResource(resource));
    gl_GetTexImage()(AT_LAYERS, 0, 0x1908, 0x1401, after.data());
    expect_flipped((const uchar4 *)&after[layer], (const uchar4 *)&before[layer], WIDTH, HEIGHT);
    for (size_t i = 0; i < layer; i++) {
        EXPECT_EQUAL(i, after[i], before[i]);
        EXPECT_EQUAL(i, after[2 * layer + i], before[2 * layer + i]);
    }

    before = bytes(face * 6);
    after.resize(face);
    texture = new_texture(AT_CUBE);
    for (int i = 0; i < 6; i++)
        gl_TexImage2D()(AT_FACE + i, 0, 0x8058, WIDTH, WIDTH, 0, 0x1908, 0x1401, &before[i * face]);
    CHECK(cudaGraphicsGLRegisterImage(&resource, texture, AT_CUBE, 4));
    CHECK(cudaGraphicsMapResources(1, &resource));
    flip_level<uchar4>(array_of(resource, cudaGraphicsCubeFacePositiveZ, 0), WIDTH, WIDTH);
    CHECK(cudaGraphicsUnmapResources(1, &resource));
    CHECK(cudaGraphicsUnregisterResource(resource));
    gl_GetTexImage()(AT_FACE + 4, 0, 0x1908, 0x1401, after.data());
    expect_flipped((const uchar4 *)after.data(), (const uchar4 *)&before[4 * face], WIDTH, WIDTH);
    gl_GetTexImage()(AT_FACE + 3, 0, 0x1908, 0x1401, after.data());
    for (size_t i = 0; i < face; i++)
        EXPECT_EQUAL(i, after[i], before[3 * face + i]);
}

// A texture object, which fetches numbers from 0 to 1.
static void fetches()
{
    struct cudaGraphicsResource *resource;
    std::vector<unsigned char> texels = bytes(WIDTH * HEIGHT * 4);
    unsigned texture = new_texture(AT_2D);
    gl_TexImage2D()(AT_2D, 0, 0x8058, WIDTH, HEIGHT, 0, 0x1908, 0x1401, texels.data());
    CHECK(
        cudaGraphicsGLRegisterImage(&resource, texture, AT_2D, cudaGraphicsRegisterFlagsReadOnly));
    CHECK(cudaGraphicsMapResources(1, &resource));
    cudaResourceDesc from = {};
    cudaTextureDesc how = {};
    cudaTextureObject_t object;
    from.resType = cudaResourceTypeArray;
    from.res.array.array = array_of(resource, 0, 0);
    how.readMode = cudaReadModeNormalizedFloat;
    CHECK(cudaCreateTextureObject(&object, &from, &how, NULL));
    float4 *out = new_on_device<float4>(WIDTH * HEIGHT);
    fetch<<<HEIGHT, WIDTH>>>(object, out);
    CHECK_LAUNCH();
    CHECK(cudaDestroyTextureObject(object));
    CHECK(cudaGraphicsUnmapResources(1, &resource));
    CHECK(cudaGraphicsUnregisterResource(resource));
    std::vector<float4> got = copy_to_host(out, WIDTH * HEIGHT);
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
        EXPECT_NEAR(i, got[i].x, texels[i * 4] / 255.0f, 1e-6);
        EXPECT_NEAR(i, got[i].w, texels[i * 4 + 3] / 255.0f, 1e-6);
    }
    CHECK(cudaFree(out));
}

static void errors()
{
    struct cudaGraphicsResource *resource = NULL;
    void *pointer;
    unsigned texture = new_texture(AT_2D);
    EXPECT(cudaGraphicsGLRegisterImage(&resource, texture, AT_2D, 0) == cudaErrorInvalidValue);
    gl_TexImage2D()(AT_2D, 0, 0x8051 /* RGB8 */, WIDTH, HEIGHT, 0, 0x1907, 0x1401, NULL);
    EXPECT(cudaGraphicsGLRegisterImage(&resource, texture, AT_2D, 0) == cudaErrorInvalidValue);
    gl_TexImage2D()(AT_2D, 0, 0x8058, WIDTH, HEIGHT, 0, 0x1908, 0x1401, NULL);
    EXPECT(cudaGraphicsGLRegisterImage(&resource, texture, AT_3D, 0) == cudaErrorInvalidValue);
    EXPECT(cudaGraphicsGLRegisterImage(&resource, texture, 0x0DE0, 0) == cudaErrorInvalidValue);
    EXPECT(cudaGraphicsGLRegisterImage(&resource, 12345, AT_2D, 0) ==
           cudaErrorInvalidResourceHandle);
    EXPECT(cudaGraphicsGLRegisterImage(&resource, texture, AT_RENDER, 0) == cudaErrorNotSupported);
    EXPECT(resource == NULL);
    CHECK(cudaGraphicsGLRegisterImage(&resource, texture, AT_2D, 0));
    CHECK(cudaGraphicsMapResources(1, &resource));
    EXPECT(cudaGraphicsResourceGetMappedPointer(&pointer, NULL, resource) ==
           cudaErrorNotMappedAsPointer);
    CHECK(cudaGraphicsUnmapResources(1, &resource));
    CHECK(cudaGraphicsUnregisterResource(resource));
    cudaGetLastError();
}

static void with_context(HeadlessKind kind)
{
    if (!headless_context(kind))
        return;
    formats();
    if (kind == HEADLESS_COMPATIBLE)
        old_formats();
    modes(kind == HEADLESS_COMPATIBLE);
    levels();
    slices();
    layers();
    fetches();
    errors();
    headless_use(NULL);
}

int main()
{
    headless_display();
    with_context(HEADLESS_COMPATIBLE);
    with_context(HEADLESS_CORE);
    if (check_count == 0)
        headless_skip("EGL makes no context without a surface");
    if (headless_context(HEADLESS_EMBEDDED)) {
        struct cudaGraphicsResource *resource;
        unsigned texture = new_texture(AT_2D);
        gl_TexImage2D()(AT_2D, 0, 0x1908, 8, 8, 0, 0x1908, 0x1401, NULL);
        EXPECT(cudaGraphicsGLRegisterImage(&resource, texture, AT_2D, 0) == cudaErrorNotSupported);
    }
    return finish();
}
