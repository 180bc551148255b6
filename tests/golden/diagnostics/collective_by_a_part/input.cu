// Kernels named whole_* reach their shuffles with all threads of the block, and run on any device;
// those named part_* are reported.
__device__ int sum(int v)
{
    for (int offset = 16; offset > 0; offset /= 2)
        v += __shfl_down_sync(0xffffffff, v, offset);
    return v;
}

__device__ int lane_of(int i)
{
    return i % 32;
}

__device__ bool is_first()
{
    return lane_of(threadIdx.x) == 0;
}

__device__ void add_index(int &v)
{
    v += threadIdx.x;
}

__global__ void whole_loop(int *p, int n)
{
    int v = p[threadIdx.x];
    for (int i = 0; i < n; i++) {
        if (p[i] < 0)
            break;
        v += sum(v); // p[i] is the same for all
    }
    if (is_first())
        p[threadIdx.x] = v;
}

__global__ void whole_shared(int *p)
{
    __shared__ int limit;
    if (threadIdx.x == 0)
        limit = p[0];
    __syncthreads();
    if (limit > 3)
        p[threadIdx.x] = sum(1);
}

__global__ void whole_block(int *p, int n)
{
    if (blockIdx.x * blockDim.x >= n)
        return;
    p[threadIdx.x] = sum(p[threadIdx.x]) + __syncthreads_or(threadIdx.x < n);
}

__global__ void part_branch(int *p)
{
    if (threadIdx.x < 32)
        p[threadIdx.x] = sum(1);
}

__global__ void part_function(int *p)
{
    if (is_first())
        p[threadIdx.x] = sum(1);
}

__global__ void part_return(int *p, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    p[i] = sum(p[i]);
}

__global__ void part_reference(int *p)
{
    int n = 0;
    add_index(n);
    if (n > 3)
        p[threadIdx.x] = sum(1);
}

__global__ void part_pointer(int *p)
{
    int n = 0, *q = &n;
    *q = threadIdx.x;
    if (n > 3)
        p[threadIdx.x] = sum(1);
}

__global__ void part_array(int *p)
{
    int limits[2] = {1, 2}, *q = limits;
    q[1] = p[threadIdx.x];
    while (limits[1]-- > 0)
        p[threadIdx.x] = sum(1);
}

__global__ void part_break(int *p, int n)
{
    int v = 0;
    for (int i = 0; i < n; i++) {
        v += sum(1);
        if (p[threadIdx.x] == i)
            break;
    }
    p[threadIdx.x] = v;
}

__global__ void part_continue(int *p, int n)
{
    for (int i = 0; i < n; i++) {
        if (p[threadIdx.x] == i)
            continue;
        p[threadIdx.x] = sum(1);
    }
}

__global__ void part_assigned(int *p, int n)
{
    int limit = 1;
    for (int i = 0; i < n; i++)
        if (p[threadIdx.x] == i)
            limit = 5;
    if (limit == 5)
        p[threadIdx.x] = sum(1);
}

__global__ void part_operator(int *p)
{
    p[0] = p[threadIdx.x] > 3 && __any_sync(0xffffffff, threadIdx.x == 5);
}

__global__ void part_conditional(int *p)
{
    p[1] = threadIdx.x > 3 ? __shfl_sync(0xffffffff, 5, 1) : 0;
}

__global__ void part_vote(int *p)
{
    if (__any_sync(0xffffffff, p[threadIdx.x])) // the same in a warp, not in the block
        p[threadIdx.x] = sum(1);
}

__global__ void part_atomic(int *p)
{
    int ticket = atomicAdd(p, 1);
    if (ticket < 5)
        p[threadIdx.x] = sum(1);
}

__global__ void part_switch(int *p)
{
    switch (p[threadIdx.x]) {
    case 1: p[threadIdx.x] = sum(1);
    default: break;
    }
}

__global__ void part_goto(int *p)
{
    if (p[threadIdx.x])
        goto end;
    p[threadIdx.x] = sum(1);
end:
    p[0] = 1;
}
