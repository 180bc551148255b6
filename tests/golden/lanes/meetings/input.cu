// Kernels whose threads meet in branches and loops: they have a lanes form.

__device__ int sum(int value, unsigned mask)
{
    for (int distance = 16; distance > 0; distance /= 2)
        value += __shfl_xor_sync(mask, value, distance);
    return value;
}

__device__ int place()
{
    return blockIdx.x * blockDim.x + threadIdx.x;
}

__global__ void in_a_branch(const int *in, int *out, int n)
{
    __shared__ int whole;
    int own[2] = {1, 2};
    const int i = place();
    if (i >= n)
        return;
    if (i / 32 % 2 == 0)
        own[1] = sum(in[i], __activemask());
    __syncthreads();
    if (threadIdx.x == 0)
        whole = own[0];
    __syncthreads();
    for (int k = 0; k < own[1] % 4 && __any_sync(__activemask(), in[i] > k); k++)
        own[0] += k;
    out[i] = own[0] + own[1] + whole;
}

__global__ void relies_on_lockstep(int *data)
{
    __shared__ int cells[32];
    int lane = threadIdx.x;
    cells[lane] = data[lane];
    if (lane < 16)
        cells[lane] += cells[lane + 16];
    data[lane] = cells[lane / 2];
}

int main()
{
    int *data;
    cudaMalloc(&data, 4096);
    in_a_branch<<<2, 64>>>(data, data + 512, 100);
    relies_on_lockstep<<<1, 32>>>(data);
    cudaFree(data);
}
