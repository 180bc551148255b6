#include "shared.h"

template <typename T> __global__ void fill(T *out, T value)
{
    out[threadIdx.x] = value;
}
template __global__ void fill<int>(int *, int);
template __global__ void fill<float>(float *, float);

template <typename T> __device__ T half_of(T x)
{
    return x / 2;
}
template __device__ int half_of<int>(int);
template __device__ float half_of<float>(float);

template <typename T> __device__ T Pair<T>::sum() const
{
    return a + b;
}
template struct Pair<int>;

template <int N> __device__ int power(int x)
{
    return x * power<N - 1>(x);
}
template <> __device__ int power<0>(int)
{
    return 1;
}
template __device__ int power<3>(int);
