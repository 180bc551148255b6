// Templates that only an explicit instantiation makes: nothing in this source calls them.
#include "fill.h"

#include "check.h"

namespace work {

template <typename T> __global__ void fill_kernel(T *data, int n, T value)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] = value + (T)i;
}

template <typename T, int N> __global__ void step_kernel(T *out, T start)
{
    *out = start;
    for (int k = 0; k < N; k++)
        *out += k;
}

template <typename T> void fill(T *data, int n, T value)
{
    T *device = new_on_device<T>(n);
    fill_kernel<<<(n + 31) / 32, 32>>>(device, n, value);
    CHECK_LAUNCH();
    CHECK(cudaMemcpy(data, device, n * sizeof(T), cudaMemcpyDeviceToHost));
    CHECK(cudaFree(device));
}

template <int N> int stepped(int start)
{
    int *device = new_on_device<int>(1);
    step_kernel<int, N><<<1, 1>>>(device, start);
    CHECK_LAUNCH();
    return copy_to_host(device, 1)[0];
}

template void fill<float>(float *data, int n, float value);
template void fill(double *, int, double); /* the argument is deduced */
template __global__ void step_kernel<long long, 3>(long long *out, long long start);

} // namespace work

template int work::stepped<5>(int);
