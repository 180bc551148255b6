// TEST buffers: yes
// Arrays: allocation, queries, copies of every kind and their errors; surfaces of one, two and three
// dimensions and with layers, which kernels read and write, inside and outside.
#include "check.h"

#include <cstring>

__global__ void move_line(cudaSurfaceObject_t s, float *out, int n)
{
    int x = (int)threadIdx.x - 2;
    if (x < n + 2) {
        out[x + 2] = surf1Dread<float>(s, x * 4, cudaBoundaryModeZero);
        out[x + 2] += 100 * surf1Dread<float>(s, x * 4, cudaBoundaryModeClamp);
    }
}

__global__ void write_image(cudaSurfaceObject_t s, int width, int height)
{
    int x = (int)threadIdx.x - 1, y = (int)blockIdx.x - 1;
    if (x == width - 1 && y == height - 1)
        surf2Dwrite((short)-1, s, x * (int)sizeof(short), y);
    else
        surf2Dwrite((short)(x * 100 + y), s, x * (int)sizeof(short), y, cudaBoundaryModeZero);
}

__global__ void invert(cudaSurfaceObject_t volume, cudaSurfaceObject_t layers)
{
    int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z;
    float4 v = surf3Dread<float4>(volume, x * (int)sizeof(float4), y, z);
    surf2DLayeredwrite(make_float4(v.w, v.z, v.y, v.x), layers, x * (int)sizeof(float4), y, z);
}

__global__ void leave(cudaSurfaceObject_t s, float *out)
{
    out[threadIdx.x] = surf2Dread<float>(s, (int)threadIdx.x * 4, 0);
}

template <typename T>
static cudaArray_t make_array(int width, int height, int depth, unsigned flags)
{
    cudaArray_t array;
    cudaChannelFormatDesc channels = cudaCreateChannelDesc<T>();
    CHECK(cudaMalloc3DArray(&array, &channels, make_cudaExtent(width, height, depth), flags));
    return array;
}

static cudaSurfaceObject_t make_surface(cudaArray_t array)
{
    cudaResourceDesc r;
    cudaSurfaceObject_t s = 0;
    memset(&r, 0, sizeof r);
    r.resType = cudaResourceTypeArray;
    r.res.array.array = array;
    CHECK(cudaCreateSurfaceObject(&s, &r));
    return s;
}

static void test_line()
{
    const int n = 10;
    std::vector<float> line(n);
    for (int i = 0; i < n; i++)
        line[i] = i + 1.0f;
    cudaArray_t array = make_array<float>(n, 0, 0, cudaArraySurfaceLoadStore);
    CHECK(cudaMemcpy2DToArray(array, 0, 0, line.data(), 0, n * 4, 1, cudaMemcpyHostToDevice));
    float *out = new_on_device<float>(n + 4);
    cudaSurfaceObject_t s = make_surface(array);
    move_line<<<1, 32>>>(s, out, n);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, n + 4);
    for (int i = 0; i < n + 4; i++) {
        int x = i - 2, near = x < 0 ? 0 : x >= n ? n - 1 : x;
        EXPECT_EQUAL(i, got[i], (x >= 0 && x < n ? line[x] : 0.0f) + 100 * line[near]);
    }
    CHECK(cudaDestroySurfaceObject(s));
    CHECK(cudaFreeArray(array));
}

static void test_image()
{
    const int width = 5, height = 4;
    cudaArray_t array = make_array<short>(width, height, 0, cudaArraySurfaceLoadStore);
    write_image<<<height + 2, width + 2>>>(make_surface(array), width, height);
    CHECK_LAUNCH();
    std::vector<short> got(width * height);
    CHECK(cudaMemcpy2DFromArray(got.data(), width * 2, array, 0, 0, width * 2, height,
                                cudaMemcpyDeviceToHost));
    for (int i = 0; i < width * height; i++) {
        bool is_last = i == width * height - 1;
        EXPECT_EQUAL(i, got[i], is_last ? -1 : i % width * 100 + i / width);
    }
    CHECK(cudaFreeArray(array));
}

static void test_volume()
{
    const int width = 4, height = 3, depth = 2, n = width * height * depth;
    std::vector<float4> texels(n), got(n);
    for (int i = 0; i < n; i++)
        texels[i] = make_float4(i, i + 0.25f, i + 0.5f, i + 0.75f);
    cudaArray_t volume = make_array<float4>(width, height, depth, cudaArraySurfaceLoadStore);
    cudaArray_t layers = make_array<float4>(width, height, depth,
                                            cudaArraySurfaceLoadStore | cudaArrayLayered);
    cudaMemcpy3DParms p;
    memset(&p, 0, sizeof p);
    p.srcPtr = make_cudaPitchedPtr(texels.data(), width * sizeof(float4), width, height);
    p.dstArray = volume;
    p.extent = make_cudaExtent(width, height, depth);
    p.kind = cudaMemcpyHostToDevice;
    CHECK(cudaMemcpy3D(&p));
    invert<<<1, dim3(width, height, depth)>>>(make_surface(volume), make_surface(layers));
    CHECK_LAUNCH();
    // positions count elements, also those of memory, where an array takes part
    memset(&p, 0, sizeof p);
    p.srcArray = layers;
    p.srcPos = make_cudaPos(1, 0, 0);
    p.dstPtr = make_cudaPitchedPtr(got.data(), width * sizeof(float4), width, height);
    p.dstPos = make_cudaPos(1, 0, 0);
    p.extent = make_cudaExtent(width - 1, height, depth);
    p.kind = cudaMemcpyDeviceToHost;
    CHECK(cudaMemcpy3D(&p));
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i].x, i % width ? texels[i].w : 0.0f);
    CHECK(cudaFreeArray(volume));
    CHECK(cudaFreeArray(layers));
}

static void test_copies()
{
    std::vector<float> texels(64), got(64, -1.0f);
    for (int i = 0; i < 64; i++)
        texels[i] = i * 0.5f;
    cudaArray_t a = make_array<float>(8, 8, 0, 0), b = make_array<float>(16, 4, 0, 0);
    float *memory = copy_to_device(texels);
    CHECK(cudaMemcpy2DToArray(a, 0, 0, memory, 32, 32, 8, cudaMemcpyDeviceToDevice));
    CHECK(cudaMemcpy2DToArray(b, 0, 0, got.data(), 64, 64, 4, cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy2DArrayToArray(b, 8, 1, a, 4, 2, 16, 3));
    cudaStream_t stream;
    CHECK(cudaStreamCreate(&stream));
    CHECK(cudaMemcpy2DFromArrayAsync(got.data(), 64, b, 0, 0, 64, 4, cudaMemcpyDeviceToHost, stream));
    CHECK(cudaStreamSynchronize(stream));
    for (int i = 0; i < 64; i++) {
        int x = i % 16, y = i / 16;
        float want = -1;
        if (y >= 1 && x >= 2 && x < 6)
            want = texels[(y + 1) * 8 + x - 1];
        EXPECT_EQUAL(i, got[i], want);
    }
    cudaChannelFormatDesc channels;
    cudaExtent extent;
    unsigned flags;
    CHECK(cudaArrayGetInfo(&channels, &extent, &flags, b));
    EXPECT(channels.x == 32 && channels.y == 0 && channels.f == cudaChannelFormatKindFloat);
    EXPECT(extent.width == 16 && extent.height == 4 && extent.depth == 0 && flags == 0);

    cudaChannelFormatDesc three = cudaCreateChannelDesc(32, 32, 32, 0, cudaChannelFormatKindFloat);
    cudaArray_t none;
    EXPECT(cudaMallocArray(&none, &three, 8, 8) == cudaErrorInvalidChannelDescriptor);
    EXPECT(cudaMallocArray(&none, &channels, 0, 8) == cudaErrorInvalidValue);
    EXPECT(cudaMemcpy2DToArray(a, 4, 0, texels.data(), 32, 32, 8, cudaMemcpyHostToDevice) ==
           cudaErrorInvalidValue);
    EXPECT(cudaMemcpy2DToArray(a, 0, 0, texels.data(), 16, 32, 8, cudaMemcpyHostToDevice) ==
           cudaErrorInvalidPitchValue);
    EXPECT(cudaMemcpy2DToArray(a, 0, 0, texels.data(), 32, 32, 8, cudaMemcpyDeviceToHost) ==
           cudaErrorInvalidMemcpyDirection);
    cudaGetLastError();
    CHECK(cudaFreeArray(a));
    CHECK(cudaFreeArray(b));
    CHECK(cudaFreeArray(NULL));
}

static void test_formats()
{
    cudaChannelFormatDesc d = cudaCreateChannelDesc<uchar4>(), none = cudaCreateChannelDesc<float3>();
    EXPECT(d.x == 8 && d.w == 8 && d.f == cudaChannelFormatKindUnsigned);
    EXPECT(none.x == 0 && none.f == cudaChannelFormatKindNone);
    d = cudaCreateChannelDescHalf2();
    EXPECT(d.x == 16 && d.y == 16 && d.z == 0 && d.f == cudaChannelFormatKindFloat);
}

// The last: the error stays.
static void test_trap()
{
    float *out = new_on_device<float>(32);
    cudaArray_t array = make_array<float>(16, 2, 0, cudaArraySurfaceLoadStore);
    leave<<<1, 32>>>(make_surface(array), out);
    EXPECT(cudaDeviceSynchronize() == cudaErrorIllegalAddress);
}

int main()
{
    test_line();
    test_image();
    test_volume();
    test_copies();
    test_formats();
    test_trap();
    return finish();
}
