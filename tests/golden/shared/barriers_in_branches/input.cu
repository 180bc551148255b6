// Which kernels the generated header marks with CU2CL_BARRIER_IN_BRANCH: those of which a block may leave a barrier out. Loops
// and a branch around all of a kernel do not count.
__device__ float first(float *cells)
{
    __syncthreads();
    return cells[0];
}

__global__ void in_a_loop(float *out, int n)
{
    __shared__ float cells[64];
    int t = threadIdx.x;
    cells[t] = out[t];
    for (int i = 0; i < n; i++) {
        __syncthreads();
        if (t < 32)
            cells[t] += cells[t + 32];
        __syncthreads();
        if (i == 7)
            break;
    }
    out[t] = first(cells);
}

__global__ void around_all(float *out, int n)
{
    __shared__ float cells[64];
    if (blockIdx.x < n) {
        cells[threadIdx.x] = n;
        __syncthreads();
        out[threadIdx.x] = cells[0];
    }
}

template <int Size> __global__ void known(float *out)
{
    __shared__ float cells[Size];
    cells[threadIdx.x] = out[threadIdx.x];
    if (Size > 32)
        __syncthreads();
    out[threadIdx.x] = cells[Size - 1 - threadIdx.x];
}

__global__ void in_a_branch(float *out, int n)
{
    __shared__ float cells[64];
    cells[threadIdx.x] = n;
    if (n > 3)
        __syncthreads();
    out[threadIdx.x] = cells[threadIdx.x];
}

__global__ void in_a_call(float *out, int n)
{
    __shared__ float cells[64];
    cells[threadIdx.x] = n;
    float x = n > 3 ? first(cells) : 0;
    out[threadIdx.x] = x;
}

__global__ void behind_continue(float *out, int n)
{
    __shared__ float cells[64];
    cells[threadIdx.x] = n;
    for (int i = 0; i < n; i++) {
        if (i == 3)
            continue;
        __syncthreads();
    }
    out[threadIdx.x] = cells[0];
}

__global__ void behind_return(float *out, int n)
{
    __shared__ float cells[64];
    if (blockIdx.x > n)
        return;
    cells[threadIdx.x] = n;
    out[threadIdx.x] = first(cells);
}

int main()
{
    float *out;
    cudaMalloc(&out, 64 * sizeof(float));
    in_a_loop<<<1, 64>>>(out, 3);
    around_all<<<1, 64>>>(out, 3);
    known<64><<<1, 64>>>(out);
    in_a_branch<<<1, 64>>>(out, 3);
    in_a_call<<<1, 64>>>(out, 3);
    behind_continue<<<1, 64>>>(out, 3);
    behind_return<<<1, 64>>>(out, 3);
    return 0;
}

// Nothing of a barrier is left out by a return behind the last one.
__global__ void returns_at_the_end(float *out, int n)
{
    __shared__ float cells[64];
    cells[threadIdx.x] = out[threadIdx.x];
    __syncthreads();
    if (threadIdx.x >= n)
        return;
    out[threadIdx.x] = cells[63 - threadIdx.x];
}

struct First {
    float value;
    __device__ First(float *cells, int n) : value(n > 3 ? first(cells) : 0) {}
};

__global__ void in_an_initialiser(float *out, int n)
{
    __shared__ float cells[64];
    cells[threadIdx.x] = n;
    First f(cells, n);
    out[threadIdx.x] = f.value;
}

struct Last {
    float *cells, *to;
    __device__ Last(float *c, float *t) : cells(c), to(t) {}
    __device__ ~Last() { *to = first(cells); }
    __device__ float now() const { return cells[threadIdx.x]; }
};

__global__ void in_the_end_of_a_temporary(float *out, int n)
{
    __shared__ float cells[64];
    cells[threadIdx.x] = n;
    if (n > 3)
        out[threadIdx.x] = Last(cells, out + threadIdx.x).now();
    out[threadIdx.x] += cells[threadIdx.x];
}
