__constant__ float coefficients[16];
__constant__ int3 size = {1, 2, 3};
__device__ int hits = 5;
__device__ double table[2][2];

__device__ float polynomial(float x)
{
    float sum = 0;
    for (int i = 15; i >= 0; i--)
        sum = sum * x + coefficients[i];
    return sum;
}

__global__ void evaluate(float *out)
{
    out[threadIdx.x] = polynomial(threadIdx.x) + size.y;
    atomicAdd(&hits, 1);
    table[1][threadIdx.x & 1] = hits;
}

void host(const float *c, float *out)
{
    int h;
    cudaMemcpyToSymbol(coefficients, c, sizeof(coefficients));
    evaluate<<<1, 32>>>(out);
    cudaMemcpyFromSymbol(&h, hits, sizeof(h), 0, cudaMemcpyDeviceToHost);
}

// each instance is a symbol of its own
template <class T, int N> __constant__ T weights[N] = {1, 2};

template <class T> __global__ void weigh(T *p)
{
    p[threadIdx.x] *= weights<T, 4>[threadIdx.x % 4]; // one of four
}

void host(float *f, int *i, const float *values)
{
    cudaMemcpyToSymbol(weights<float, 4>, values, sizeof(weights<float, 4>));
    weigh<<<1, 32>>>(f);
    weigh<<<1, 32>>>(i);
}
