typedef float (*Function)(float);

__device__ float twice(float x)
{
    return 2 * x;
}

__global__ void call(float *p, int which)
{
    Function f = twice;
    p[0] = f(p[which]);
}

__global__ void sample(cudaTextureObject_t texture, float *p)
{
    p[0] = tex2D<float>(texture, 0.5f, 0.5f);
}
