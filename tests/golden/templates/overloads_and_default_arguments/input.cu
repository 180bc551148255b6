__device__ int f(int x)
{
    return x + 1;
}

__device__ float f(float x, float y = 2.0f)
{
    return x * y;
}

__global__ void k(int *i, float *x)
{
    *i = f(*i);
    *x = f(*x) + f(*x, 3.0f);
}

__global__ void k(double *d)
{
    *d = f((float)*d);
}
