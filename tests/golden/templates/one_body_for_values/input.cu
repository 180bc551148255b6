__device__ int block_total(int value)
{
    __shared__ int total;
    if (threadIdx.x == 0)
        total = 0;
    __syncthreads();
    atomicAdd(&total, value);
    __syncthreads();
    return total;
}

struct Range {
    int first, last;
};

// Adds the range up: one body, whose parameters have the template's names.
template <typename T, unsigned int blockSize, bool doubles>
__global__ void sum(T *out, const T *in, Range range, bool adds_total)
{
    extern __shared__ int partial[];
    unsigned int tid = threadIdx.x;
    T value = 0;

    for (range.first += tid; range.first < range.last; range.first += blockSize)
        value += doubles ? in[range.first] * 2 : in[range.first];
    partial[tid] = (int)value;
    __syncthreads();
    // blocks of one warp have no second one
    if (blockSize >= 64) {
        if (tid < 32)
            partial[tid] += partial[tid + 32];
        __syncthreads();
    }
    for (unsigned int s = min(blockSize, 64u) / 4; s > 0; s >>= 1) {
        if (tid < s)
            partial[tid] += partial[tid + s];
        __syncthreads();
    }
    if (adds_total)
        partial[tid] += block_total(1);
    if (tid == 0)
        *out = partial[0];
}

// The number decides a type, and one is a label: these keep bodies of their own.
template <int N> __global__ void pick(int *out, int which)
{
    int table[N];
    for (int i = 0; i < N; i++)
        table[i] = i * N;
    switch (which) {
    case N:
        which = 0;
        break;
    default:
        which %= N;
        break;
    }
    out[threadIdx.x] = table[which];
}

void host(int *i, float *f, Range r)
{
    sum<int, 32, true><<<1, 32, 128>>>(i, i, r, true);
    sum<int, 64, false><<<1, 64, 256>>>(i, i, r, false);
    sum<int, 128, false><<<1, 128, 512>>>(i, i, r, false);
    sum<float, 64, true><<<1, 64, 256>>>(f, f, r, true);
    pick<3><<<1, 32>>>(i, 3);
    pick<4><<<1, 32>>>(i, 3);
}

// The size of an array is a constant in C: each instance keeps a body of its own.
template <int count>
__global__ void tiles(const float *in, float *out)
{
    float tile[count][2];
    for (int i = 0; i < count; i++)
        tile[i][0] = tile[i][1] = in[i];
    out[threadIdx.x] = tile[0][1] + tile[count - 1][0];
}

void run_tiles(const float *in, float *out)
{
    tiles<2><<<1, 32>>>(in, out);
    tiles<4><<<1, 32>>>(in, out);
    tiles<8><<<1, 32>>>(in, out);
}
