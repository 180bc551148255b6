// Launches by device code are ported, but for a kernel that has no name where it is launched.
__global__ void child(int *p) { p[threadIdx.x]++; }

template <typename T> __global__ void fill(T *p, T value) { p[threadIdx.x] = value; }

__global__ void parent(int *p)
{
    if (threadIdx.x == 0) {
        child<<<1, 32>>>(p);
        fill<int><<<dim3(1), 32, 0>>>(p, 3);
    }
}

__device__ void start(int *p) { child<<<1, 32>>>(p); }

__global__ void grandparent(int *p) { start(p); }

__global__ void unnamed(int *p) { (child)<<<1, 32>>>(p); }

// a handle is a number in kernels
__global__ void graph(cudaGraphExec_t exec, int *p)
{
    p[0] = exec != 0;
    cudaGraphLaunch(exec, cudaStreamGraphFireAndForget);
}

__global__ void has_graph(cudaGraphExec_t exec, int *p) { p[0] = exec != 0; }

int main()
{
    int *p;
    cudaMalloc(&p, 32 * sizeof *p);
    child<<<1, 32>>>(p);
    parent<<<1, 32>>>(p);
    grandparent<<<1, 1>>>(p);
    unnamed<<<1, 1>>>(p);
    graph<<<1, 1>>>(nullptr, p);
    has_graph<<<1, 1>>>(nullptr, p);
    return cudaFree(p);
}
