// Libraries without a port are named where they are used, instead of each name that is unknown.
#include <cute/tensor.hpp>
#include <nvshmem.h>
#include <cutlass/util/device_memory.h>
#include <cutlass/arch/arch.h>
#include <cufftw.h>
#include <cstdio>

typedef cutlass::device_memory::allocation<int> Keys;

struct State {
    Keys keys;
    float *values;
};

__global__ void fill(int *p, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        p[i] = n - i;
}

template <int THREADS> __global__ void sum(const int *in, int *out)
{
    typedef cute::BlockReduce<int, THREADS> Reduce;
    __shared__ typename Reduce::TempStorage temporary;
    int total = Reduce(temporary).Sum(in[threadIdx.x]);
    if (threadIdx.x == 0)
        *out = total;
}

void sort(State &state)
{
    fill<<<4, 32>>>(cutlass::raw_pointer_cast(state.keys.data()), 100);
    cudaDeviceSynchronize();
    cutlass::sort(state.keys.begin(), state.keys.end());
}

void exchange(float *values, nvshmem_team_t team)
{
    nvshmem_float_sum_reduce(team, values, values, 100);
}

int main()
{
    State state;
    int *out;
    state.keys.resize(100);
    cudaMalloc(&out, sizeof *out);
    sum<128><<<1, 128>>>(cutlass::raw_pointer_cast(state.keys.data()), out);
    sort(state);
    return cudaFree(out);
}

// all of a signature that clang drops counts as one place
__global__ void apply(cutlass::device_ptr<int> first, cutlass::device_ptr<int> last, Keys *keys)
{
    cutlass::swap(*first, *last);
}

// nothing of a library here
int count()
{
    int n = 0;
    cudaGetDeviceCount(&n);
    return n;
}
