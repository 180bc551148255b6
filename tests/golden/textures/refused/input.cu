struct Pixel {
    float r, g, b;
};

__global__ void sparse(cudaTextureObject_t t, float *out)
{
    bool resident;
    out[0] = tex2D<float>(t, 0.5f, 0.5f, &resident);
}

__global__ void fine(cudaTextureObject_t t, float *out)
{
    out[0] = tex2D<float>(t, 0.5f, 0.5f);
}

__global__ void wide(cudaSurfaceObject_t s, Pixel *out)
{
    out[0] = surf2Dread<Pixel>(s, 0, 0);
}

void tiles(cudaMipmappedArray_t array)
{
    cudaMipmappedArrayGetSparseProperties(NULL, array);
}
