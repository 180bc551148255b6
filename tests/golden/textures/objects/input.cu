#include <cuda_runtime.h>

struct Views {
    cudaTextureObject_t albedo, depth;
    int count;
};

// Element types: each is narrowed from four channels.
__global__ void fetch(Views views, const cudaTextureObject_t *more, float4 *out, uchar2 *bytes,
                      short *shorts)
{
    int i = threadIdx.x;
    float v;
    tex2D(&v, views.albedo, i + 0.5f, 0.5f); // stored
    out[i] = tex2D<float4>(views.albedo, i + 0.5f, v);
    out[i].x += tex3D<float>(more[0], 0.1f, 0.2f, 0.3f) + tex1Dfetch<int>(views.depth, i);
    bytes[i] = tex1D<uchar2>(more[1], (float)i);
    shorts[i] = tex2DLayered<short1>(more[2], i, 2, 3).x;
    out[i].y = tex2DLod<float>(views.albedo, 0.5f, 0.5f, 0.0f);
}

__global__ void copy(cudaSurfaceObject_t from, cudaSurfaceObject_t to, int width)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    float4 v;
    surf2Dread(&v, from, x * (int)sizeof(float4), 0, cudaBoundaryModeClamp);
    if (x < width)
        surf2Dwrite(v, to, x * (int)sizeof(float4), 1);
    surf1Dwrite((unsigned char)x, to, x, cudaBoundaryModeZero);
}

cudaTextureObject_t make(cudaArray *array)
{
    cudaResourceDesc resource = {};
    cudaTextureDesc description = {};
    cudaTextureObject_t texture = 0;
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    description.addressMode[0] = cudaAddressModeWrap;
    description.filterMode = cudaFilterModeLinear;
    description.readMode = cudaReadModeElementType;
    description.normalizedCoords = 1;
    cudaCreateTextureObject(&texture, &resource, &description, NULL);
    return texture;
}

int main()
{
    cudaChannelFormatDesc channels = cudaCreateChannelDesc<float>();
    cudaArray_t array;
    cudaMallocArray(&array, &channels, 16, 16, cudaArraySurfaceLoadStore);
    Views views = {make(array), 0, 1};
    fetch<<<1, 16>>>(views, NULL, NULL, NULL, NULL);
    cudaDestroyTextureObject(views.albedo);
    cudaFreeArray(array);
    return 0;
}
