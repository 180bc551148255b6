template <typename T, int N> __device__ T dot(const T *a, const T *b)
{
    T sum = 0;
    for (int i = 0; i < N; i++)
        sum += a[i] * b[i];
    return sum;
}

template <typename T, int BLOCK, bool SCALE> __global__ void k(T *out, const T *a)
{
    __shared__ T cache[BLOCK];
    cache[threadIdx.x] = a[threadIdx.x];
    __syncthreads();
    if (SCALE)
        out[threadIdx.x] = dot<T, 4>(cache, a) * T(2);
    else
        out[threadIdx.x] = dot<T, 3>(a, cache);
}

void host(float *f, double *d)
{
    k<float, 64, true><<<1, 64>>>(f, f);
    k<double, 32, false><<<1, 32>>>(d, d);
}
