// Which kernels sub-groups can run: not those of which only the lanes form finds out that lanes which a
// collective names are elsewhere, nor those with a barrier that some threads do not reach.
__device__ int sum_of_warp(int v)
{
    for (int distance = 16; distance > 0; distance /= 2)
        v += __shfl_xor_sync(0xffffffff, v, distance);
    return v;
}

__global__ void block_sum(const int *in, int *out)
{
    __shared__ int sums[32];
    int v = sum_of_warp(in[threadIdx.x]);
    if (threadIdx.x % 32 == 0)
        sums[threadIdx.x / 32] = v;
    __syncthreads();
    if (threadIdx.x / 32 == 0) {
        v = sum_of_warp(threadIdx.x < blockDim.x / 32 ? sums[threadIdx.x] : 0);
        if (threadIdx.x == 0)
            out[0] = v;
    }
}

__global__ void last_in_branch(const int *in, int *out)
{
    int v = in[threadIdx.x];
    if (v > 0)
        out[threadIdx.x] = __popc(__activemask());
}

__global__ void behind_return(const int *in, int *out, int n)
{
    if (threadIdx.x >= n)
        return;
    out[threadIdx.x] = sum_of_warp(in[threadIdx.x]);
}

// The lanes that do not take the branch come to the second shuffle.
__global__ void meets_again(const int *in, int *out)
{
    int v = in[threadIdx.x];
    if (v > 0)
        v = __shfl_sync(0xffffffff, v, 0);
    out[threadIdx.x] = __shfl_sync(0xffffffff, v, 1);
}

__global__ void barrier_behind_return(const int *in, int *out, int n)
{
    __shared__ int value;
    if (threadIdx.x >= n)
        return;
    int v = sum_of_warp(in[threadIdx.x]);
    if (threadIdx.x == 0)
        value = v;
    __syncthreads();
    out[threadIdx.x] = value;
}

// Sub-groups and work-items don't count arrivals as one work-item does: no such form, also where nobody waits.
__global__ void arrives(unsigned *out)
{
    __shared__ unsigned long long barrier;
    unsigned at = (unsigned)__cvta_generic_to_shared(&barrier), pending;
    unsigned long long state;
    if (threadIdx.x == 0)
        asm volatile("mbarrier.init.shared.b64 [%0], 64;" ::"r"(at) : "memory");
    __syncthreads();
    asm volatile("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(state) : "r"(at) : "memory");
    asm volatile("mbarrier.pending_count.b64 %0, %1;" : "=r"(pending) : "l"(state));
    out[threadIdx.x] = pending;
}

int main()
{
    int *d;
    cudaMalloc(&d, 4096);
    block_sum<<<1, 64>>>(d, d);
    last_in_branch<<<1, 64>>>(d, d);
    behind_return<<<1, 64>>>(d, d, 50);
    meets_again<<<1, 64>>>(d, d);
    barrier_behind_return<<<1, 64>>>(d, d, 50);
    arrives<<<1, 64>>>((unsigned *)d);
    return 0;
}
