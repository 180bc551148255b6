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

// what clang computes no number for
__device__ int g(int x, int width = warpSize, int more = f(1))
{
    return x * width + more;
}

struct Pair {
    int a, b;
    __device__ Pair(int a, int b) : a(a), b(b) {}
};

__device__ Pair both(int x)
{
    return {g(x), g(x, 8)};
}

__global__ void k(int *i)
{
    *i = g(*i) + both(*i).b;
}

__global__ void k(double *d)
{
    *d = f((float)*d);
}
