// Shared memory in templates: the SharedMemory<T> idiom, several dynamic arrays of different types
// (they all start at the same address), sizes that are template parameters, class types.
#include "check.h"

template <typename T> struct SharedMemory {
    __device__ inline operator T *()
    {
        extern __shared__ int memory[];
        return (T *)memory;
    }
    __device__ inline operator const T *() const
    {
        extern __shared__ int memory[];
        return (T *)memory;
    }
};
template <> struct SharedMemory<double> {
    __device__ inline operator double *()
    {
        extern __shared__ double memory_double[];
        return memory_double;
    }
};

template <typename T> __global__ void reverse(T *data)
{
    T *buffer = SharedMemory<T>();
    unsigned i = threadIdx.x;
    buffer[i] = data[i];
    __syncthreads();
    data[i] = buffer[blockDim.x - 1 - i];
}

template <typename T> class Shared;
template <> struct Shared<int> {
    __device__ int *pointer()
    {
        extern __shared__ int s_int[];
        return s_int;
    }
};
template <> struct Shared<float> {
    __device__ float *pointer()
    {
        extern __shared__ float s_float[];
        return s_float;
    }
};
template <typename T> __global__ void prefix(T *data)
{
    Shared<T> shared;
    T *buffer = shared.pointer();
    buffer[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    T sum = 0;
    for (unsigned k = 0; k <= threadIdx.x; k++)
        sum += buffer[k];
    data[threadIdx.x] = sum;
}

extern __shared__ unsigned char bytes[];
extern __shared__ double doubles[];

__global__ void same_address(int *out)
{
    if (threadIdx.x == 0)
        doubles[0] = 1.0;
    __syncthreads();
    out[threadIdx.x] = bytes[threadIdx.x];
}

template <typename T, int BLOCK, int PAD = 1> __global__ void transpose(T *out, const T *in)
{
    __shared__ T tile[BLOCK][BLOCK + PAD];
    tile[threadIdx.y][threadIdx.x] = in[threadIdx.y * BLOCK + threadIdx.x];
    __syncthreads();
    out[threadIdx.y * BLOCK + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}

template <typename T> struct Pair {
    T low, high;
    __device__ void include(const Pair &o)
    {
        low = o.low < low ? o.low : low;
        high = o.high > high ? o.high : high;
    }
};
template <int N> struct Storage {
    Pair<float> slots[N];
    int count;
};

template <int N> __device__ Pair<float> range_of(const float *in)
{
    __shared__ Storage<N> storage;
    unsigned i = threadIdx.x;
    storage.slots[i].low = storage.slots[i].high = in[i];
    __syncthreads();
    for (unsigned s = N / 2; s > 0; s /= 2) {
        if (i < s)
            storage.slots[i].include(storage.slots[i + s]);
        __syncthreads();
    }
    return storage.slots[0];
}

template <int N> __global__ void range(const float *in, float *out)
{
    Pair<float> r = range_of<N>(in);
    if (threadIdx.x == 0) {
        out[0] = r.low;
        out[1] = r.high;
    }
}

template <typename T> void check_reverse()
{
    const int n = 32;
    std::vector<T> in(n);
    for (int i = 0; i < n; i++)
        in[i] = (T)(i * 3 + 1);
    T *d = copy_to_device(in);
    reverse<T><<<1, n, n * sizeof(T)>>>(d);
    CHECK_LAUNCH();
    std::vector<T> got = copy_to_host(d, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], in[n - 1 - i]);
}

template <typename T> void check_prefix()
{
    const int n = 16;
    std::vector<T> in(n, (T)2);
    T *d = copy_to_device(in);
    prefix<<<1, n, n * sizeof(T)>>>(d);
    CHECK_LAUNCH();
    std::vector<T> got = copy_to_host(d, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], 2 * (i + 1));
}

int main()
{
    check_reverse<int>();
    check_reverse<float>();
    check_reverse<double>();
    check_reverse<unsigned char>();
    check_prefix<int>();
    check_prefix<float>();

    int *d_out = new_on_device<int>(8);
    same_address<<<1, 8, 8>>>(d_out);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, 8);
    const int want[8] = {0, 0, 0, 0, 0, 0, 0xf0, 0x3f};
    for (int i = 0; i < 8; i++)
        EXPECT_EQUAL(i, out[i], want[i]);

    std::vector<short> matrix(64);
    for (int i = 0; i < 64; i++)
        matrix[i] = (short)i;
    short *d_matrix = copy_to_device(matrix), *d_turned = new_on_device<short>(64);
    transpose<short, 8><<<1, dim3(8, 8)>>>(d_turned, d_matrix);
    CHECK_LAUNCH();
    std::vector<short> turned = copy_to_host(d_turned, 64);
    for (int i = 0; i < 64; i++)
        EXPECT_EQUAL(i, turned[i], matrix[i % 8 * 8 + i / 8]);

    std::vector<float> values(16);
    for (int i = 0; i < 16; i++)
        values[i] = (float)((i * 7) % 16) - 3.5f;
    float *d_values = copy_to_device(values), *d_range = new_on_device<float>(2);
    range<16><<<1, 16>>>(d_values, d_range);
    CHECK_LAUNCH();
    std::vector<float> limits = copy_to_host(d_range, 2);
    EXPECT_EQUAL(0, limits[0], -3.5f);
    EXPECT_EQUAL(1, limits[1], 11.5f);
    return finish();
}
