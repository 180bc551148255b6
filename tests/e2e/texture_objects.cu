// TEST buffers: yes
// Texture objects: every address mode, filter and read mode, in one, two and three dimensions, with
// layers, and of memory behind a pointer; objects in structures and in device memory. The host's
// model is that of CUDA's documentation: coordinates in 256ths of a texel, and weights in 256ths.
#include "check.h"

#include <algorithm>
#include <cstring>

struct Set {
    int count;
    cudaTextureObject_t objects[2];
};

__global__ void fetch(cudaTextureObject_t t, int dimensions, const float4 *at, float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float4 c = at[i];
    if (dimensions == 1)
        out[i] = tex1D<float>(t, c.x);
    else if (dimensions == 2)
        out[i] = tex2D<float>(t, c.x, c.y);
    else if (dimensions == 3)
        out[i] = tex3D<float>(t, c.x, c.y, c.z);
    else
        tex2DLayered(&out[i], t, c.x, c.y, (int)c.z);
}

__global__ void fetch_elements(Set set, const cudaTextureObject_t *more, uchar4 *bytes, float2 *pairs,
                               int *ints, short1 *shorts, int n)
{
    int i = threadIdx.x;
    if (i >= n)
        return;
    bytes[i] = tex2D<uchar4>(set.objects[0], i % 4 + 0.5f, i / 4 + 0.5f);
    pairs[i] = tex1Dfetch<float2>(set.objects[1], i - 2);
    ints[i] = tex1Dfetch<int>(more[1], i);
    shorts[i] = tex1D<short1>(more[0], i + 0.25f);
    ints[i] += (int)tex2DLod<uchar4>(set.objects[0], 0.5f, 0.5f, 0.0f).w;
}

__global__ void gather(cudaTextureObject_t t, float4 *out)
{
    int i = threadIdx.x;
    out[i] = tex2Dgather<float4>(t, i * 0.75f, i * 0.5f, 0);
}

// --- the model ---

struct Axis {
    int low, high, weight;
};

static int address(long i, int size, cudaTextureAddressMode mode)
{
    long turn = ((i % (2 * size)) + 2 * size) % (2 * size);
    switch (mode) {
    case cudaAddressModeWrap: return (int)(turn % size);
    case cudaAddressModeMirror: return (int)(turn < size ? turn : 2 * size - 1 - turn);
    case cudaAddressModeBorder: return i < 0 || i >= size ? -1 : (int)i;
    default: return (int)std::min(std::max(i, 0L), (long)size - 1);
    }
}

static Axis axis(float x, int size, const cudaTextureDesc &d)
{
    cudaTextureAddressMode mode = d.addressMode[0];
    double at = x;
    if (d.normalizedCoords)
        at = std::floor(at * 2097152) / 2097152 * size;
    else if (mode != cudaAddressModeBorder)
        mode = cudaAddressModeClamp;
    if (d.filterMode == cudaFilterModePoint) {
        int i = address((long)std::floor(at), size, mode);
        return {i, i, 0};
    }
    long fixed = (long)std::floor(at * 256 + 0.5) - 128;
    long i = (long)std::floor(fixed / 256.0);
    bool is_outside = mode == cudaAddressModeClamp && (i < 0 || i >= size - 1);
    return {address(i, size, mode), address(i + 1, size, mode),
            is_outside ? 0 : (int)(fixed - 256 * i)};
}

static int share(int whole, int part)
{
    return (whole * part + 128) / 256;
}

struct Volume {
    int width, height, depth;
    std::vector<float> texels;
    double at(int x, int y, int z, double border) const
    {
        return x < 0 || y < 0 || z < 0 ? border : texels[(z * height + y) * width + x];
    }
};

static double sample(const Volume &v, int dimensions, float4 c, const cudaTextureDesc &d)
{
    Axis none = {0, 0, 0}, x = axis(c.x, v.width, d);
    Axis y = dimensions > 1 ? axis(c.y, v.height, d) : none;
    Axis z = dimensions == 3 ? axis(c.z, v.depth, d) : none;
    if (dimensions == 4)
        z.low = z.high = (int)std::min((unsigned)(int)c.z, (unsigned)v.depth - 1);
    double sum = 0;
    for (int k = 0; k < 2; k++) {
        int slab = k ? z.weight : 256 - z.weight;
        int right = share(slab, x.weight);
        for (int i = 0; i < 2; i++) {
            int column = i ? right : slab - right;
            int top = i ? column - share(column, y.weight) : share(column, 256 - y.weight);
            int zz = k ? z.high : z.low, xx = i ? x.high : x.low;
            sum += top * v.at(xx, y.low, zz, d.borderColor[0]) +
                   (column - top) * v.at(xx, y.high, zz, d.borderColor[0]);
        }
    }
    return sum / 256;
}

// --- the tests ---

static unsigned state = 1;

static float random_number()
{
    state = state * 1664525u + 1013904223u;
    return (float)(state >> 8) / 16777216.0f;
}

static cudaTextureDesc description(cudaTextureAddressMode mode, cudaTextureFilterMode filter,
                                   int normalized, cudaTextureReadMode read = cudaReadModeElementType)
{
    cudaTextureDesc d;
    memset(&d, 0, sizeof d);
    d.addressMode[0] = d.addressMode[1] = d.addressMode[2] = mode;
    d.filterMode = filter;
    d.normalizedCoords = normalized;
    d.readMode = read;
    d.borderColor[0] = 0.25f;
    return d;
}

static cudaTextureObject_t make(cudaArray_t array, const cudaTextureDesc &d)
{
    cudaResourceDesc r;
    cudaTextureObject_t t = 0;
    memset(&r, 0, sizeof r);
    r.resType = cudaResourceTypeArray;
    r.res.array.array = array;
    CHECK(cudaCreateTextureObject(&t, &r, &d, NULL));
    return t;
}

template <typename T>
static cudaArray_t make_array(const T *texels, int width, int height, int depth, unsigned flags = 0)
{
    cudaArray_t array;
    cudaChannelFormatDesc channels = cudaCreateChannelDesc<T>();
    CHECK(cudaMalloc3DArray(&array, &channels, make_cudaExtent(width, height, depth), flags));
    cudaMemcpy3DParms p;
    memset(&p, 0, sizeof p);
    p.srcPtr = make_cudaPitchedPtr((void *)texels, width * sizeof(T), width, height ? height : 1);
    p.dstArray = array;
    p.extent = make_cudaExtent(width, height ? height : 1, depth ? depth : 1);
    p.kind = cudaMemcpyHostToDevice;
    CHECK(cudaMemcpy3D(&p));
    return array;
}

static void compare(cudaTextureObject_t t, int dimensions, const Volume &v, const cudaTextureDesc &d)
{
    const int n = 64;
    std::vector<float4> at(n);
    for (int i = 0; i < n; i++) {
        float scale[3] = {(float)v.width, (float)v.height, (float)v.depth};
        float c[3];
        for (int k = 0; k < 3; k++)
            c[k] = (random_number() * 2 - 0.5f) * (d.normalizedCoords ? 1 : scale[k]);
        if (dimensions == 4)
            c[2] = (float)(i % 5 - 1);
        at[i] = make_float4(c[0], c[1], c[2], 0);
    }
    float4 *device_at = copy_to_device(at);
    float *out = new_on_device<float>(n);
    fetch<<<2, 32>>>(t, dimensions, device_at, out, n);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, n);
    for (int i = 0; i < n; i++)
        EXPECT_NEAR(i + 1000 * dimensions, got[i] + 4, sample(v, dimensions, at[i], d) + 4, 1e-7);
    CHECK(cudaFree(device_at));
    CHECK(cudaFree(out));
    CHECK(cudaDestroyTextureObject(t));
}

static Volume make_volume(int width, int height, int depth)
{
    Volume v = {width, height, depth, {}};
    for (int i = 0; i < width * height * depth; i++)
        v.texels.push_back(random_number() * 2 - 0.5f);
    return v;
}

static void test_modes()
{
    Volume line = make_volume(21, 1, 1), image = make_volume(7, 5, 1), block = make_volume(5, 4, 3);
    cudaArray_t arrays[3] = {make_array(line.texels.data(), 21, 0, 0),
                             make_array(image.texels.data(), 7, 5, 0),
                             make_array(block.texels.data(), 5, 4, 3)};
    cudaArray_t layers = make_array(block.texels.data(), 5, 4, 3, cudaArrayLayered);
    for (int mode = 0; mode < 4; mode++)
        for (int normalized = 0; normalized < 2; normalized++)
            for (int filter = 0; filter < 2; filter++) {
                cudaTextureDesc d = description((cudaTextureAddressMode)mode,
                                                (cudaTextureFilterMode)filter, normalized);
                compare(make(arrays[1], d), 2, image, d);
                compare(make(arrays[2], d), 3, block, d);
                compare(make(layers, d), 4, block, d);
                d.addressMode[1] = d.addressMode[2] = cudaAddressModeClamp;
                compare(make(arrays[0], d), 1, line, d);
            }
    for (int i = 0; i < 3; i++)
        CHECK(cudaFreeArray(arrays[i]));
    CHECK(cudaFreeArray(layers));
}

// Bytes and shorts read as numbers, which a linear filter rounds to 16 bits.
static void test_normalized_reads()
{
    unsigned char bytes[35];
    short shorts[35];
    Volume as_bytes = {7, 5, 1, {}}, as_shorts = {7, 5, 1, {}};
    for (int i = 0; i < 35; i++) {
        bytes[i] = (unsigned char)(i * 37);
        shorts[i] = (short)(i * 4001 - 32768);
        as_bytes.texels.push_back(bytes[i] / 255.0f);
        as_shorts.texels.push_back(std::max(shorts[i] / 32767.0f, -1.0f));
    }
    cudaTextureDesc d = description(cudaAddressModeClamp, cudaFilterModePoint, 0,
                                    cudaReadModeNormalizedFloat);
    cudaArray_t of_bytes = make_array(bytes, 7, 5, 0), of_shorts = make_array(shorts, 7, 5, 0);
    compare(make(of_bytes, d), 2, as_bytes, d);
    compare(make(of_shorts, d), 2, as_shorts, d);
    d.filterMode = cudaFilterModeLinear;
    const int n = 32;
    std::vector<float4> at(n);
    for (int i = 0; i < n; i++)
        at[i] = make_float4(i * 0.21f, i * 0.13f, 0, 0);
    float4 *device_at = copy_to_device(at);
    float *out = new_on_device<float>(n);
    fetch<<<1, n>>>(make(of_bytes, d), 2, device_at, out, n);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i],
                     (float)std::floor(sample(as_bytes, 2, at[i], d) * 65535 + 0.5) / 65535.0f);
    CHECK(cudaFreeArray(of_bytes));
    CHECK(cudaFreeArray(of_shorts));
}

static void test_memory()
{
    Volume image = make_volume(13, 6, 1);
    size_t pitch;
    float *rows;
    CHECK(cudaMallocPitch((void **)&rows, &pitch, 13 * sizeof(float), 6));
    CHECK(cudaMemcpy2D(rows, pitch, image.texels.data(), 13 * sizeof(float), 13 * sizeof(float), 6,
                       cudaMemcpyHostToDevice));
    cudaResourceDesc r;
    memset(&r, 0, sizeof r);
    r.resType = cudaResourceTypePitch2D;
    r.res.pitch2D.devPtr = rows;
    r.res.pitch2D.desc = cudaCreateChannelDesc<float>();
    r.res.pitch2D.width = 13;
    r.res.pitch2D.height = 6;
    r.res.pitch2D.pitchInBytes = pitch;
    cudaTextureDesc d = description(cudaAddressModeWrap, cudaFilterModeLinear, 1);
    cudaTextureObject_t t;
    CHECK(cudaCreateTextureObject(&t, &r, &d, NULL));
    cudaResourceDesc back;
    CHECK(cudaGetTextureObjectResourceDesc(&back, t));
    EXPECT(back.res.pitch2D.devPtr == rows && back.res.pitch2D.width == 13);
    compare(t, 2, image, d);
    CHECK(cudaFree(rows));
}

static void test_elements()
{
    const int n = 16;
    std::vector<uchar4> bytes(n), got_bytes;
    std::vector<float2> pairs(n), got_pairs;
    std::vector<int> ints(n), got_ints;
    std::vector<short1> shorts(n), got_shorts;
    for (int i = 0; i < n; i++) {
        bytes[i] = make_uchar4(i, 100 + i, 200 + i, 255 - i);
        pairs[i] = make_float2(i * 0.5f, -i);
        ints[i] = i * 100000 - 7;
        shorts[i].x = (short)(-i * 9);
    }
    float2 *device_pairs = copy_to_device(pairs);
    int *device_ints = copy_to_device(ints);
    cudaTextureDesc d = description(cudaAddressModeClamp, cudaFilterModePoint, 0);
    Set set = {2, {make(make_array(bytes.data(), 4, 4, 0), d), 0}};
    cudaTextureObject_t more[2] = {make(make_array(shorts.data(), n, 0, 0), d), 0};
    cudaResourceDesc r;
    memset(&r, 0, sizeof r);
    r.resType = cudaResourceTypeLinear;
    r.res.linear.devPtr = device_pairs;
    r.res.linear.desc = cudaCreateChannelDesc<float2>();
    r.res.linear.sizeInBytes = 10 * sizeof(float2);
    CHECK(cudaCreateTextureObject(&set.objects[1], &r, &d, NULL));
    r.res.linear.devPtr = device_ints;
    r.res.linear.desc = cudaCreateChannelDesc<int>();
    r.res.linear.sizeInBytes = n * sizeof(int);
    CHECK(cudaCreateTextureObject(&more[1], &r, &d, NULL));
    cudaTextureObject_t *device_more = copy_to_device(std::vector<cudaTextureObject_t>(more, more + 2));
    uchar4 *out_bytes = new_on_device<uchar4>(n);
    float2 *out_pairs = new_on_device<float2>(n);
    int *out_ints = new_on_device<int>(n);
    short1 *out_shorts = new_on_device<short1>(n);
    fetch_elements<<<1, 32>>>(set, device_more, out_bytes, out_pairs, out_ints, out_shorts, n);
    CHECK_LAUNCH();
    got_bytes = copy_to_host(out_bytes, n);
    got_pairs = copy_to_host(out_pairs, n);
    got_ints = copy_to_host(out_ints, n);
    got_shorts = copy_to_host(out_shorts, n);
    for (int i = 0; i < n; i++) {
        EXPECT_EQUAL(i, got_bytes[i].z, bytes[i].z);
        EXPECT_EQUAL(i, got_bytes[i].w, bytes[i].w);
        bool inside = i - 2 >= 0 && i - 2 < 10; // outside of linear memory is 0
        EXPECT_EQUAL(i, got_pairs[i].x, inside ? pairs[i - 2].x : 0.0f);
        EXPECT_EQUAL(i, got_pairs[i].y, inside ? pairs[i - 2].y : 0.0f);
        EXPECT_EQUAL(i, got_ints[i], ints[i] + 255);
        EXPECT_EQUAL(i, got_shorts[i].x, shorts[i].x);
    }
}

static void test_gather()
{
    Volume image = make_volume(7, 5, 1);
    cudaArray_t array = make_array(image.texels.data(), 7, 5, 0, cudaArrayTextureGather);
    cudaTextureDesc d = description(cudaAddressModeClamp, cudaFilterModePoint, 0);
    float4 *out = new_on_device<float4>(8);
    gather<<<1, 8>>>(make(array, d), out);
    CHECK_LAUNCH();
    std::vector<float4> got = copy_to_host(out, 8);
    d.filterMode = cudaFilterModeLinear;
    for (int i = 0; i < 8; i++) {
        Axis x = axis(i * 0.75f, 7, d), y = axis(i * 0.5f, 5, d);
        EXPECT_EQUAL(i, got[i].x, image.at(x.low, y.high, 0, 0));
        EXPECT_EQUAL(i, got[i].y, image.at(x.high, y.high, 0, 0));
        EXPECT_EQUAL(i, got[i].z, image.at(x.high, y.low, 0, 0));
        EXPECT_EQUAL(i, got[i].w, image.at(x.low, y.low, 0, 0));
    }
}

static void test_errors()
{
    int ints[4] = {1, 2, 3, 4};
    cudaResourceDesc r;
    cudaTextureObject_t t = 0;
    cudaTextureDesc linear = description(cudaAddressModeClamp, cudaFilterModeLinear, 0);
    cudaTextureDesc numbers = description(cudaAddressModeClamp, cudaFilterModePoint, 0,
                                          cudaReadModeNormalizedFloat);
    memset(&r, 0, sizeof r);
    r.res.array.array = make_array(ints, 4, 0, 0);
    EXPECT(cudaCreateTextureObject(&t, &r, &linear, NULL) == cudaErrorInvalidFilterSetting);
    EXPECT(cudaCreateTextureObject(&t, &r, &numbers, NULL) == cudaErrorInvalidNormSetting);
    CHECK(cudaFreeArray(r.res.array.array));
    r.resType = cudaResourceTypeLinear;
    r.res.linear.devPtr = NULL;
    r.res.linear.desc = cudaCreateChannelDesc<float>();
    r.res.linear.sizeInBytes = 64;
    linear.filterMode = cudaFilterModePoint;
    EXPECT(cudaCreateTextureObject(&t, &r, &linear, NULL) == cudaErrorInvalidValue);
    EXPECT(cudaGetLastError() == cudaErrorInvalidValue && t == 0);
}

int main()
{
    test_modes();
    test_normalized_reads();
    test_memory();
    test_elements();
    test_gather();
    test_errors();
    return finish();
}
