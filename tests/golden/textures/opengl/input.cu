#include <cuda_runtime.h>
#include <cuda_gl_interop.h>

struct cudaGraphicsResource *vertices;
cudaGraphicsResource_t image;

__global__ void move(float4 *vertices, cudaSurfaceObject_t screen)
{
    float4 v = vertices[threadIdx.x];
    surf2Dwrite(v, screen, threadIdx.x * 16, 0);
    vertices[threadIdx.x].x = v.x + 1;
}

void start(unsigned int buffer, unsigned int texture)
{
    cudaGraphicsGLRegisterBuffer(&vertices, buffer, cudaGraphicsMapFlagsWriteDiscard);
    cudaGraphicsGLRegisterImage(&image, texture, 0x0DE1, cudaGraphicsRegisterFlagsSurfaceLoadStore);
}

void draw(cudaStream_t stream)
{
    cudaArray_t array;
    cudaSurfaceObject_t screen;
    float4 *v;
    size_t size;
    cudaResourceDesc what = {};
    cudaGraphicsMapResources(1, &vertices, stream);
    cudaGraphicsMapResources(1, &image);
    cudaGraphicsResourceGetMappedPointer((void **)&v, &size, vertices);
    cudaGraphicsSubResourceGetMappedArray(&array, image, 0, 0);
    what.resType = cudaResourceTypeArray;
    what.res.array.array = array;
    cudaCreateSurfaceObject(&screen, &what);
    move<<<1, 64, 0, stream>>>(v, screen);
    cudaGraphicsUnmapResources(1, &vertices, stream);
    cudaGraphicsUnmapResources(1, &image, stream);
}

void end()
{
    cudaGraphicsUnregisterResource(vertices);
    cudaGraphicsUnregisterResource(image);
}
