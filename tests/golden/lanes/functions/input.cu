// Functions with barriers stand in the place of their calls where a kernel becomes lane loops.

__device__ int neighbour(int *cells, int i, int value)
{
    cells[i] = value;
    __syncthreads();
    int got = cells[(i + 1) % blockDim.x];
    __syncthreads();
    return got;
}

// calls in it, and a name that the kernel has, too
__device__ void add_neighbours(int *cells, int *sum, int times)
{
    for (int value = 0; value < times; value++)
        *sum += neighbour(cells, threadIdx.x, *sum + value);
}

__device__ int minus(int a) { return threadIdx.x - a; }

__global__ void in_statements(int *out, int n)
{
    __shared__ int cells[64];
    int value = threadIdx.x, sum = n;
    int first = neighbour(cells, threadIdx.x, minus(value));
    sum -= 2 * neighbour(cells, threadIdx.x, neighbour(cells, threadIdx.x, first));
    if (n > 3)
        add_neighbours(cells, &sum, 2);
    else
        out[0] = n;
    out[threadIdx.x] = sum + value;
}

__device__ int early(int *cells, int n)
{
    if (n > 3)
        return cells[0];
    __syncthreads();
    return cells[1];
}

// a coroutine: the function returns in two places
__global__ void in_two_ways(int *out, int n)
{
    __shared__ int cells[64];
    cells[threadIdx.x] = n;
    out[threadIdx.x] = early(cells, n);
}

// what stands on the left is read before the call
__global__ void behind_a_read(int *out, int n)
{
    __shared__ int cells[64];
    cells[threadIdx.x] = n;
    out[threadIdx.x] = cells[threadIdx.x] + neighbour(cells, threadIdx.x, n + 1);
}

// a coroutine: PoCL has a barrier of its own in the inner loop
__global__ void turns(int *out, int n)
{
    __shared__ int cells[64];
    cells[threadIdx.x] = n;
    out[threadIdx.x] = cells[threadIdx.x] + neighbour(cells, threadIdx.x, n + 1);
    for (int i = 0; i < threadIdx.x; i++)
        for (int k = 0; k < n; k++)
            out[threadIdx.x] += k;
}

int main()
{
    int *out;
    cudaMalloc(&out, 64 * sizeof(int));
    in_statements<<<1, 64>>>(out, 3);
    in_two_ways<<<1, 64>>>(out, 3);
    behind_a_read<<<1, 64>>>(out, 3);
    turns<<<1, 64>>>(out, 3);
    return 0;
}
