// Mipmapped arrays: kernels that fill one level from the one before it, and fetches by level of
// detail and by gradients, of lines, images, volumes, layers and cubemaps.
#include "check.h"

#include <algorithm>
#include <cstring>

const int columns = 16, rows = 8, levels = 5;

__global__ void halve(cudaTextureObject_t from, cudaSurfaceObject_t to, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height)
        surf2Dwrite(tex2D<float>(from, (x + 0.5f) / width, (y + 0.5f) / height), to, x * (int)sizeof(float), y);
}

__global__ void fetch1(cudaTextureObject_t t, float x, const float *lod, float *out)
{
    out[threadIdx.x] = tex1DLod<float>(t, x, lod[threadIdx.x]);
}

__global__ void fetch2(cudaTextureObject_t t, float x, float y, const float *lod, float *out)
{
    out[threadIdx.x] = tex2DLod<float>(t, x, y, lod[threadIdx.x]);
}

__global__ void fetch3(cudaTextureObject_t t, float x, float y, float z, const float *lod, float *out)
{
    tex3DLod(out + threadIdx.x, t, x, y, z, lod[threadIdx.x]);
}

__global__ void fetch_layer(cudaTextureObject_t t, float x, float y, int layer, const float *lod, float *out)
{
    out[threadIdx.x] = tex2DLayeredLod<float>(t, x, y, layer, lod[threadIdx.x]);
}

__global__ void fetch_cube(cudaTextureObject_t t, float x, float y, float z, const float *lod, float *out)
{
    out[threadIdx.x] = texCubemapLod<float>(t, x, y, z, lod[threadIdx.x]);
}

__global__ void fetch_bytes(cudaTextureObject_t t, const float *lod, uchar4 *out)
{
    out[threadIdx.x] = tex2DLod<uchar4>(t, 0.5f, 0.5f, lod[threadIdx.x]);
}

__global__ void fetch_gradients(cudaTextureObject_t line, cudaTextureObject_t image, cudaTextureObject_t layers,
                                cudaTextureObject_t volume, const float2 *steps, float *out)
{
    float2 s = steps[threadIdx.x];
    out += 4 * threadIdx.x;
    out[0] = tex1DGrad<float>(line, 0.5f, s.x, s.y);
    out[1] = tex2DGrad<float>(image, 0.5f, 0.5f, make_float2(s.x, 0), make_float2(0, s.y));
    out[2] = tex2DLayeredGrad<float>(layers, 0.5f, 0.5f, 1, make_float2(0, s.y), make_float2(s.x, 0));
    out[3] = tex3DGrad<float>(volume, 0.5f, 0.5f, 0.5f, make_float4(s.x, 0, 0, 0), make_float4(0, 0, s.y, 0));
}

__global__ void fetch_plain(cudaTextureObject_t t, float *out)
{
    out[0] = tex2D<float>(t, 0.5f, 0.5f);
}

template <typename T> static void fill_level(cudaMipmappedArray_t mipmap, int level, const std::vector<T> &texels)
{
    cudaArray_t array;
    cudaExtent e;
    cudaMemcpy3DParms copy;
    memset(&copy, 0, sizeof copy);
    CHECK(cudaGetMipmappedArrayLevel(&array, mipmap, level));
    CHECK(cudaArrayGetInfo(NULL, &e, NULL, array));
    e.height = e.height ? e.height : 1;
    e.depth = e.depth ? e.depth : 1;
    copy.srcPtr = make_cudaPitchedPtr(const_cast<T *>(texels.data()), e.width * sizeof(T), e.width, e.height);
    copy.dstArray = array;
    copy.extent = e;
    copy.kind = cudaMemcpyHostToDevice;
    CHECK(cudaMemcpy3D(&copy));
}

template <typename T> static cudaMipmappedArray_t make_mipmap(cudaExtent extent, int count, unsigned flags)
{
    cudaMipmappedArray_t mipmap;
    cudaChannelFormatDesc format = cudaCreateChannelDesc<T>();
    CHECK(cudaMallocMipmappedArray(&mipmap, &format, extent, count, flags));
    return mipmap;
}

// Level l is 100 * l everywhere.
static cudaMipmappedArray_t make_steps(cudaExtent extent, int count, unsigned flags)
{
    cudaMipmappedArray_t mipmap = make_mipmap<float>(extent, count, flags);
    size_t most = extent.width * (extent.height ? extent.height : 1) * (extent.depth ? extent.depth : 1);
    for (int l = 0; l < count; l++)
        fill_level(mipmap, l, std::vector<float>(most, 100.0f * l));
    return mipmap;
}

static cudaTextureDesc linear_modes()
{
    cudaTextureDesc d;
    memset(&d, 0, sizeof d);
    d.addressMode[0] = d.addressMode[1] = d.addressMode[2] = cudaAddressModeClamp;
    d.filterMode = d.mipmapFilterMode = cudaFilterModeLinear;
    d.normalizedCoords = 1;
    d.maxMipmapLevelClamp = 20;
    d.disableTrilinearOptimization = 1;
    return d;
}

static cudaTextureObject_t make_texture(cudaMipmappedArray_t mipmap, const cudaTextureDesc &d,
                                        const cudaResourceViewDesc *view = NULL)
{
    cudaResourceDesc resource;
    cudaTextureObject_t texture;
    memset(&resource, 0, sizeof resource);
    resource.resType = cudaResourceTypeMipmappedArray;
    resource.res.mipmap.mipmap = mipmap;
    CHECK(cudaCreateTextureObject(&texture, &resource, &d, view));
    return texture;
}

static cudaResourceDesc array_resource(cudaArray_t array)
{
    cudaResourceDesc resource;
    memset(&resource, 0, sizeof resource);
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    return resource;
}

// What the level of detail makes of steps of 100.
static float stepped(float lod, const cudaTextureDesc &d, int last)
{
    lod = std::min(std::max(lod + d.mipmapLevelBias, d.minMipmapLevelClamp), d.maxMipmapLevelClamp);
    lod = std::min(std::max(lod, 0.0f), (float)last);
    return 100 * (d.mipmapFilterMode == cudaFilterModeLinear ? lod : std::floor(lod + 0.5f));
}

// --- levels ---

static void test_chain()
{
    cudaMipmappedArray_t mipmap = make_mipmap<float>(make_cudaExtent(columns, rows, 0), 99, cudaArraySurfaceLoadStore);
    std::vector<float> texels(columns * rows);
    for (int i = 0; i < columns * rows; i++)
        texels[i] = 4096.0f * (i * 7 % 31);
    fill_level(mipmap, 0, texels);
    for (int l = 1; l < levels; l++) {
        cudaArray_t from, to;
        cudaExtent e;
        cudaTextureObject_t texture;
        cudaSurfaceObject_t surface;
        cudaTextureDesc d = linear_modes();
        CHECK(cudaGetMipmappedArrayLevel(&from, mipmap, l - 1));
        CHECK(cudaGetMipmappedArrayLevel(&to, mipmap, l));
        CHECK(cudaArrayGetInfo(NULL, &e, NULL, to));
        int width = std::max(columns >> l, 1), height = std::max(rows >> l, 1);
        EXPECT_EQUAL(l, e.width, width);
        EXPECT_EQUAL(l, e.height, height);
        EXPECT_EQUAL(l, e.depth, 0);
        cudaResourceDesc in = array_resource(from), out = array_resource(to);
        CHECK(cudaCreateTextureObject(&texture, &in, &d, NULL));
        CHECK(cudaCreateSurfaceObject(&surface, &out));
        halve<<<dim3(2, 2), dim3(8, 8)>>>(texture, surface, width, height);
        CHECK_LAUNCH();
        std::vector<float> smaller(width * height), got(width * height);
        int before_width = std::max(columns >> (l - 1), 1), before_height = std::max(rows >> (l - 1), 1);
        for (int y = 0; y < height; y++)
            for (int x = 0; x < width; x++) {
                int right = std::min(2 * x + 1, before_width - 1), low = std::min(2 * y + 1, before_height - 1);
                smaller[y * width + x] = (texels[2 * y * before_width + 2 * x] + texels[2 * y * before_width + right] +
                                          texels[low * before_width + 2 * x] + texels[low * before_width + right]) / 4;
            }
        CHECK(cudaMemcpy2DFromArray(got.data(), width * sizeof(float), to, 0, 0, width * sizeof(float), height,
                                    cudaMemcpyDeviceToHost));
        for (int i = 0; i < width * height; i++)
            EXPECT_EQUAL(100 * l + i, got[i], smaller[i]);
        texels = smaller;
        CHECK(cudaDestroyTextureObject(texture));
        CHECK(cudaDestroySurfaceObject(surface));
    }
    cudaArray_t none;
    EXPECT(cudaGetMipmappedArrayLevel(&none, mipmap, levels) == cudaErrorInvalidValue);
    cudaGetLastError();
    CHECK(cudaFreeMipmappedArray(mipmap));
}

// --- levels of detail ---

static void expect_steps(const char *what, const std::vector<float> &lods, float *out, const cudaTextureDesc &d, int last)
{
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, lods.size());
    for (size_t i = 0; i < lods.size(); i++) {
        float want = stepped(lods[i], d, last);
        check_count++;
        if (std::fabs(got[i] - want) > 0.4f && check_failed++ < 20) // a 256th of the way
            printf("%s: level of detail %g gives %g, should be %g\n", what, lods[i], got[i], want);
    }
}

static void test_modes()
{
    std::vector<float> lods;
    for (int i = -20; i < 60; i++)
        lods.push_back(i / 10.0f);
    float *lod = copy_to_device(lods), *out = new_on_device<float>(lods.size());
    cudaMipmappedArray_t mipmap = make_steps(make_cudaExtent(columns, rows, 0), levels, 0);
    const float modes[][3] = {{0, 0, 20}, {0.75f, 0, 20}, {-1.25f, 0, 20}, {0, 1.25f, 2.75f}, {1.5f, 0.5f, 3}, {0, 0, 0}};
    for (int i = 0; i < 12; i++) {
        cudaTextureDesc d = linear_modes();
        d.mipmapFilterMode = i % 2 ? cudaFilterModePoint : cudaFilterModeLinear;
        d.filterMode = i % 4 ? cudaFilterModePoint : cudaFilterModeLinear;
        d.mipmapLevelBias = modes[i / 2][0] + (i % 2 ? 0.03f : 0); // not half way
        d.minMipmapLevelClamp = modes[i / 2][1];
        d.maxMipmapLevelClamp = modes[i / 2][2];
        cudaTextureObject_t texture = make_texture(mipmap, d);
        fetch2<<<1, lods.size()>>>(texture, 0.3f, 0.7f, lod, out);
        expect_steps("modes", lods, out, d, levels - 1);
        CHECK(cudaDestroyTextureObject(texture));
    }
    cudaTextureDesc d = linear_modes();
    float *plain = new_on_device<float>(1);
    fetch_plain<<<1, 1>>>(make_texture(mipmap, d), plain);
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, copy_to_host(plain, 1)[0], 0);
    d.mipmapLevelBias = 1; // which such fetches don't see, other than the limits
    fetch_plain<<<1, 1>>>(make_texture(mipmap, d), plain);
    CHECK_LAUNCH();
    EXPECT_EQUAL(1, copy_to_host(plain, 1)[0], 0);
    d.minMipmapLevelClamp = 2;
    fetch_plain<<<1, 1>>>(make_texture(mipmap, d), plain);
    CHECK_LAUNCH();
    EXPECT_EQUAL(2, copy_to_host(plain, 1)[0], 200);
}

static void test_shapes()
{
    std::vector<float> lods;
    for (int i = -4; i < 24; i++)
        lods.push_back(i / 4.0f);
    float *lod = copy_to_device(lods), *out = new_on_device<float>(lods.size());
    int n = (int)lods.size();
    cudaTextureDesc d = linear_modes();
    fetch1<<<1, n>>>(make_texture(make_steps(make_cudaExtent(columns, 0, 0), 5, 0), d), 0.4f, lod, out);
    expect_steps("line", lods, out, d, 4);
    fetch3<<<1, n>>>(make_texture(make_steps(make_cudaExtent(8, 8, 8), 4, 0), d), 0.4f, 0.6f, 0.1f, lod, out);
    expect_steps("volume", lods, out, d, 3);
    fetch_layer<<<1, n>>>(make_texture(make_steps(make_cudaExtent(8, 8, 3), 4, cudaArrayLayered), d), 0.4f, 0.6f, 2, lod, out);
    expect_steps("layers", lods, out, d, 3);
    fetch_cube<<<1, n>>>(make_texture(make_steps(make_cudaExtent(8, 8, 6), 4, cudaArrayCubemap), d), -1, 0.2f, 0.3f, lod, out);
    expect_steps("cube", lods, out, d, 3);
    cudaTextureDesc bytes = linear_modes();
    bytes.filterMode = bytes.mipmapFilterMode = cudaFilterModePoint;
    cudaMipmappedArray_t mipmap = make_mipmap<uchar4>(make_cudaExtent(8, 8, 0), 4, 0);
    for (int l = 0; l < 4; l++)
        fill_level(mipmap, l, std::vector<uchar4>(64, make_uchar4(l, 10 * l, 20 * l, 255 - l)));
    uchar4 *texels = new_on_device<uchar4>(n);
    fetch_bytes<<<1, n>>>(make_texture(mipmap, bytes), lod, texels);
    CHECK_LAUNCH();
    std::vector<uchar4> got = copy_to_host(texels, n);
    for (int i = 0; i < n; i++)
        if (std::fabs(lods[i] - std::floor(lods[i])) != 0.5f) {
            int level = (int)(stepped(lods[i], bytes, 3) / 100);
            EXPECT_EQUAL(i, got[i].x, level);
            EXPECT_EQUAL(i, got[i].z, 20 * level);
            EXPECT_EQUAL(i, got[i].w, 255 - level);
        }
}

// Between texels and between levels: the coarser level has other texels in other places.
static void test_blend()
{
    cudaMipmappedArray_t mipmap = make_mipmap<float>(make_cudaExtent(4, 4, 0), 2, 0);
    std::vector<float> fine(16), coarse(4), lods;
    for (int i = 0; i < 16; i++)
        fine[i] = (float)(i * 64);
    for (int i = 0; i < 4; i++)
        coarse[i] = (float)(i * 256 + 32);
    fill_level(mipmap, 0, fine);
    fill_level(mipmap, 1, coarse);
    for (int i = 0; i <= 8; i++)
        lods.push_back(i / 8.0f);
    float *lod = copy_to_device(lods), *out = new_on_device<float>(lods.size());
    // x is 1.5 in texels, y 2.25: weights 0.5 at (1, 2) and, of the coarse level, 0.25 at (0, 0.625)
    fetch2<<<1, lods.size()>>>(make_texture(mipmap, linear_modes()), 2.0f / 4, 2.75f / 4, lod, out);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, lods.size());
    float first = 64 * (1.5f + 4 * 2.25f), second = 256 * (0.5f + 2 * 0.875f) + 32;
    for (size_t i = 0; i < lods.size(); i++)
        EXPECT_NEAR(i, got[i], first + (second - first) * lods[i], 0.004);
}

static void test_views()
{
    cudaMipmappedArray_t mipmap = make_steps(make_cudaExtent(16, 16, 0), 5, 0);
    cudaTextureDesc d = linear_modes();
    cudaResourceViewDesc view;
    memset(&view, 0, sizeof view);
    view.format = cudaResViewFormatFloat1;
    view.width = view.height = 16;
    view.firstMipmapLevel = 1;
    view.lastMipmapLevel = 3;
    std::vector<float> lods = {0, 0.5f, 1, 1.75f, 2, 9};
    float *lod = copy_to_device(lods), *out = new_on_device<float>(lods.size());
    fetch2<<<1, lods.size()>>>(make_texture(mipmap, d, &view), 0.5f, 0.5f, lod, out);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, lods.size());
    for (size_t i = 0; i < lods.size(); i++)
        EXPECT_NEAR(i, got[i], 100 + stepped(lods[i], d, 2), 0.004);
}

// --- gradients ---

static void test_gradients()
{
    cudaTextureDesc d = linear_modes();
    cudaTextureObject_t line = make_texture(make_steps(make_cudaExtent(16, 0, 0), 5, 0), d);
    cudaTextureObject_t image = make_texture(make_steps(make_cudaExtent(16, 16, 0), 5, 0), d);
    cudaTextureObject_t layers = make_texture(make_steps(make_cudaExtent(16, 16, 2), 5, cudaArrayLayered), d);
    cudaTextureObject_t volume = make_texture(make_steps(make_cudaExtent(16, 16, 16), 5, 0), d);
    std::vector<float2> steps;
    for (int i = -2; i < 6; i++) { // 2^i texels
        float s = std::ldexp(1.0f / 16, i);
        steps.push_back(make_float2(s, s / 8));
        steps.push_back(make_float2(0, -s));
    }
    int n = (int)steps.size();
    float *out = new_on_device<float>(4 * n);
    fetch_gradients<<<1, n>>>(line, image, layers, volume, copy_to_device(steps), out);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, 4 * n);
    for (int i = 0; i < 4 * n; i++) {
        float want = stepped((float)(i / 8 - 2), d, 4);
        check_count++;
        if (std::fabs(got[i] - want) > 4 && check_failed++ < 20)
            printf("gradient %d gives %g, should be %g\n", i, got[i], want);
    }
}

int main()
{
    test_chain();
    test_modes();
    test_shapes();
    test_blend();
    test_views();
    test_gradients();
    return finish();
}
