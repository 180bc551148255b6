// Variables that each lane loop makes again of one that is declared in the same branch or turn.

__global__ void branch(int *out, int n)
{
    out[threadIdx.x] = 3;
    __syncthreads();
    if (n > 3) {
        int twice = n * 2;
        int own = threadIdx.x + twice;
        int next = own + 1;
        out[next] = n;
    }
}

__global__ void some(int *out, int n)
{
    __syncthreads();
    if (threadIdx.x < n) { // all lanes of a strip, or each alone
        int twice = n * 2;
        int own = threadIdx.x + twice;
        for (int i = 0; i < n; i++)
            out[own] += i;
        out[own] += n;
    }
}

__global__ void turns(int *out, int n)
{
    out[threadIdx.x] = 3;
    __syncthreads();
    int count = out[n];
    for (int i = 0; i < count; i++) { // a loop of one lane
        int twice = n * 2;
        int own = threadIdx.x + twice;
        if (own == 5)
            break;
        out[own] = i;
    }
}

__global__ void begins(int *out, int n)
{
    int i;
    out[threadIdx.x] = 3;
    __syncthreads();
    if (threadIdx.x > 4) {
        if (threadIdx.x > 2 + n)
            return;
        int half = n / 2;
        int last = half + 1;
        i = threadIdx.x + last;
        for (; i < n; i += 64)
            out[i] = n;
    }
}

int main()
{
    int *out;
    cudaMalloc(&out, 4096);
    branch<<<1, 64>>>(out, 5);
    some<<<1, 64>>>(out, 5);
    turns<<<1, 64>>>(out, 5);
    begins<<<1, 64>>>(out, 5);
    cudaFree(out);
    return 0;
}
