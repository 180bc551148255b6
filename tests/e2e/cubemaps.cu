// Cubemaps, alone and in layers: each texel of each face by the direction to its centre, directions
// on the way between centres, and surfaces that kernels write.
#include "check.h"

const int size = 4, faces = 6, layers = 2, every = size * size * faces;

// From the centre of a face's texel to a direction of any length, by CUDA's table.
__device__ float3 direction(int face, int i, int j, float length, float shift)
{
    float s = (2 * i + 1 + shift) / size - 1, t = (2 * j + 1 + shift) / size - 1;
    switch (face) {
    case 0:
        return make_float3(length, -t * length, -s * length);
    case 1:
        return make_float3(-length, -t * length, s * length);
    case 2:
        return make_float3(s * length, length, t * length);
    case 3:
        return make_float3(s * length, -length, -t * length);
    case 4:
        return make_float3(s * length, -t * length, length);
    default:
        return make_float3(-s * length, -t * length, -length);
    }
}

__global__ void read_cube(cudaTextureObject_t t, float *out, float length, float shift)
{
    float3 d = direction(blockIdx.x, threadIdx.x, threadIdx.y, length, shift);
    out[(blockIdx.x * size + threadIdx.y) * size + threadIdx.x] = texCubemap<float>(t, d.x, d.y, d.z);
}

__global__ void read_layers(cudaTextureObject_t t, float2 *out)
{
    float3 d = direction(blockIdx.x, threadIdx.x, threadIdx.y, 0.75f, 0);
    int at = (blockIdx.x * size + threadIdx.y) * size + threadIdx.x;
    for (int layer = 0; layer < layers; layer++)
        out[layer * every + at] = texCubemapLayered<float2>(t, d.x, d.y, d.z, layer);
}

__global__ void write_faces(cudaSurfaceObject_t s, cudaSurfaceObject_t layered)
{
    int i = threadIdx.x, j = threadIdx.y, face = blockIdx.x;
    float value = face * 100 + j * 10 + i;
    surfCubemapwrite(value, s, i * (int)sizeof(float), j, face);
    for (int layer = 0; layer < layers; layer++)
        surfCubemapLayeredwrite(make_float2(value, layer), layered, i * (int)sizeof(float2), j, layer * faces + face);
}

__global__ void read_faces(cudaSurfaceObject_t s, cudaSurfaceObject_t layered, float *out)
{
    int i = threadIdx.x, j = threadIdx.y, face = blockIdx.x;
    float2 second = surfCubemapLayeredread<float2>(layered, i * (int)sizeof(float2), j, faces + face);
    out[(face * size + j) * size + i] = surfCubemapread<float>(s, i * (int)sizeof(float), j, face) + 1000 * second.y + second.x;
}

template <typename T> static cudaArray_t make_cube(int depth, unsigned flags, const std::vector<T> &texels)
{
    cudaArray_t array;
    cudaChannelFormatDesc format = cudaCreateChannelDesc<T>();
    CHECK(cudaMalloc3DArray(&array, &format, make_cudaExtent(size, size, depth), flags));
    cudaMemcpy3DParms copy;
    memset(&copy, 0, sizeof copy);
    copy.srcPtr = make_cudaPitchedPtr(const_cast<T *>(texels.data()), size * sizeof(T), size, size);
    copy.dstArray = array;
    copy.extent = make_cudaExtent(size, size, depth);
    copy.kind = cudaMemcpyHostToDevice;
    CHECK(cudaMemcpy3D(&copy));
    return array;
}

static cudaTextureObject_t make_texture(cudaArray_t array, cudaTextureFilterMode filter)
{
    cudaResourceDesc resource;
    cudaTextureDesc d;
    cudaTextureObject_t texture;
    memset(&resource, 0, sizeof resource);
    memset(&d, 0, sizeof d);
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    d.addressMode[0] = d.addressMode[1] = d.addressMode[2] = cudaAddressModeClamp;
    d.filterMode = filter;
    d.normalizedCoords = 1;
    CHECK(cudaCreateTextureObject(&texture, &resource, &d, NULL));
    return texture;
}

static cudaSurfaceObject_t make_surface(cudaArray_t array)
{
    cudaResourceDesc resource;
    cudaSurfaceObject_t surface;
    memset(&resource, 0, sizeof resource);
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    CHECK(cudaCreateSurfaceObject(&surface, &resource));
    return surface;
}

static void test_textures()
{
    std::vector<float> texels(every);
    std::vector<float2> pairs(every * layers);
    for (int i = 0; i < every; i++)
        texels[i] = (float)(i * i % 97);
    for (int i = 0; i < every * layers; i++)
        pairs[i] = make_float2((float)i, (float)-i);
    cudaArray_t cube = make_cube(faces, cudaArrayCubemap, texels);
    cudaArray_t layered = make_cube(faces * layers, cudaArrayCubemap | cudaArrayLayered, pairs);
    float *out = new_on_device<float>(every);
    float2 *two = new_on_device<float2>(every * layers);
    for (int round = 0; round < 3; round++) {
        // texels' centres from near and far, by both filters, and beside the centres
        cudaTextureFilterMode filter = round == 1 ? cudaFilterModeLinear : cudaFilterModePoint;
        read_cube<<<faces, dim3(size, size)>>>(make_texture(cube, filter), out, round == 1 ? 8.0f : 0.5f, round == 2 ? 0.5f : 0);
        CHECK_LAUNCH();
        std::vector<float> got = copy_to_host(out, every);
        for (int i = 0; i < every; i++)
            EXPECT_EQUAL(i, got[i], texels[i]);
    }
    read_layers<<<faces, dim3(size, size)>>>(make_texture(layered, cudaFilterModePoint), two);
    CHECK_LAUNCH();
    std::vector<float2> got = copy_to_host(two, every * layers);
    for (int i = 0; i < every * layers; i++) {
        EXPECT_EQUAL(i, got[i].x, pairs[i].x);
        EXPECT_EQUAL(i, got[i].y, pairs[i].y);
    }
}

static void test_surfaces()
{
    std::vector<float> zeros(every);
    std::vector<float2> more(every * layers, make_float2(0, 0));
    cudaSurfaceObject_t s = make_surface(make_cube(faces, cudaArrayCubemap | cudaArraySurfaceLoadStore, zeros));
    cudaSurfaceObject_t layered =
        make_surface(make_cube(faces * layers, cudaArrayCubemap | cudaArrayLayered | cudaArraySurfaceLoadStore, more));
    float *out = new_on_device<float>(every);
    write_faces<<<faces, dim3(size, size)>>>(s, layered);
    CHECK_LAUNCH();
    read_faces<<<faces, dim3(size, size)>>>(s, layered, out);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, every);
    for (int i = 0; i < every; i++) {
        int value = i / (size * size) * 100 + i / size % size * 10 + i % size;
        EXPECT_EQUAL(i, got[i], (float)(2 * value + 1000));
    }
}

int main()
{
    test_textures();
    test_surfaces();
    return finish();
}
