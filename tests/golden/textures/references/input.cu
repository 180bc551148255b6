// The references of old programs become hidden parameters.
texture<float, 2, cudaReadModeElementType> image;
texture<uchar4, cudaTextureType1D, cudaReadModeNormalizedFloat> colours;
surface<void, cudaSurfaceType2D> target;

__device__ float look(float x, float y)
{
    return tex2D(image, x, y);
}

__global__ void draw(int width)
{
    int x = threadIdx.x;
    float4 colour = tex1Dfetch(colours, x);
    if (x < width)
        surf2Dwrite(look(x + 0.5f, 0.5f) * colour.x, target, x * 4, 0);
}

int main()
{
    cudaArray *array;
    cudaMallocArray(&array, &image.channelDesc, 8, 8);
    image.addressMode[0] = cudaAddressModeClamp;
    image.filterMode = cudaFilterModeLinear;
    cudaBindTextureToArray(image, array);
    cudaBindSurfaceToArray(target, array);
    draw<<<1, 8>>>(8);
    cudaUnbindTexture(image);
    return 0;
}
