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
