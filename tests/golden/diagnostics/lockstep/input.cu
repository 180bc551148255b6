// Threads of a warp that hand values to each other with nothing between that synchronises. Kernels named free_* do not.
__device__ void halve(int *sums, int t)
{
    for (int step = 8; step > 0; step /= 2)
        sums[t] += sums[t + step];
}

__global__ void plain_pointer(int *p)
{
    __shared__ int sums[64];
    int t = threadIdx.x;
    sums[t] = p[t];
    __syncthreads();
    if (t < 32)
        halve(sums, t);
    __syncthreads();
    p[t] = sums[0];
}

__global__ void scan_with_fences(volatile int *p)
{
    int t = threadIdx.x;
    for (int step = 1; step < 32; step *= 2) {
        int before = t >= step ? p[t - step] : 0;
        p[t] = p[t] + before;
        __threadfence_block();
    }
}

__global__ void turn_in_place(int *p)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = p[t];
    s[31 - t] = s[t];
    p[t] = s[t];
}

__global__ void first_thread_tells(int *p)
{
    __shared__ int limit;
    if (threadIdx.x == 0)
        limit = p[0];
    p[threadIdx.x] = limit;
}

__global__ void back_edge(int *p, int n)
{
    __shared__ int s[33];
    int t = threadIdx.x;
    for (int i = 0; i < n; i++) {
        p[t] += s[t + 1];
        __syncthreads();
        s[t] = i; // the next round reads it
    }
}

__global__ void free_tree(int *p)
{
    __shared__ int s[256];
    int t = threadIdx.x;
    s[t] = p[t];
    __syncthreads();
    for (int step = blockDim.x / 2; step > 0; step /= 2) {
        if (t < step)
            s[t] += s[t + step];
        __syncthreads();
    }
    if (t == 0)
        p[0] = s[0];
}

__global__ void free_warp(int *p)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = p[t];
    __syncwarp();
    p[t] = s[t ^ 1];
}

__global__ void free_rows(int *p, int n)
{
    __shared__ int s[32 * 8];
    int t = threadIdx.x;
    for (int i = 0; i < 8; i++)
        s[8 * t + i] = p[i * n + t];
    for (int i = 7; i >= 0; i--)
        p[i * n + t] = s[8 * t + 7 - i];
}
