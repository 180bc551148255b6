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

// Called with numbers, and with the template's parameters of a body that is shared itself.
template <int SIZE, int STEP> __device__ int weighted(const int *values, int at)
{
    int result = 0;
    for (int i = 0; i < SIZE; i++)
        result += values[(at + i * STEP) % SIZE] * (i + 1);
    return STEP > 1 ? result / STEP : result;
}

// Arrays in shared memory: their sizes are values, too, and the macro declares them.
template <int WIDTH> __global__ void smooth(int *out, const int *in)
{
    __shared__ int cells[WIDTH];
    __shared__ int pairs[WIDTH][2], changed;
    int t = threadIdx.x;
    // all begin with what is there
    cells[t] = in[t];
    pairs[t][0] = pairs[t][1] = 0;
    if (t == 0)
        changed = 0;
    __syncthreads();
    pairs[t][1] = weighted<WIDTH, 1>(in, t);
    if (weighted<WIDTH, 3>(in, t) > cells[t])
        atomicAdd(&changed, 1);
    if (t == WIDTH - 1) {
        __shared__ int last;
        last = cells[t];
        out[WIDTH] = last;
    }
    __syncthreads();
    out[t] = cells[WIDTH - 1 - t] + pairs[t][1] + changed;
}

// Only the macro names the size.
template <int COUNT> __global__ void turn(int *out, const int *in, int n)
{
    __shared__ int line[COUNT];
    int last = n - 1 - (int)threadIdx.x;
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        line[i] = in[i];
    __syncthreads();
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        out[i] = line[last - i];
}

__global__ void weigh(int *out, const int *in)
{
    out[threadIdx.x] = weighted<7, 2>(in, threadIdx.x);
}

void host(int *i, float *f, Range r)
{
    smooth<16><<<1, 16>>>(i, i);
    smooth<32><<<1, 32>>>(i, i);
    smooth<64><<<1, 64>>>(i, i);
    turn<32><<<1, 16>>>(i, i, 20);
    turn<64><<<1, 16>>>(i, i, 40);
    turn<128><<<1, 16>>>(i, i, 100);
    weigh<<<1, 7>>>(i, i);
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

// Called before it is defined: its prototype is as static as its body.
template <int PARTS> __device__ int split_index(int i);

__global__ void split(int *out, const int *in)
{
    int i = threadIdx.x;
    out[i] = in[split_index<2>(i)] + in[split_index<3>(i)] + in[split_index<4>(i)];
}

template <int PARTS> __device__ int split_index(int i)
{
    int part = i % PARTS;
    int rest = i / PARTS;
    return part * 64 / PARTS + rest;
}

void run_split(int *out, const int *in)
{
    split<<<1, 64>>>(out, in);
}
