__global__ void k(int *p, int n)
{
    if (threadIdx.x < n)
        p[threadIdx.x] = n;
}

void launch(int *p, int n, cudaStream_t stream)
{
    dim3 grid(n, 2), block(32);
    k<<<1, 32>>>(p, n);
    k<<<grid, block>>>(p, n);
    k<<<dim3(n / 32, 1, 1), dim3(8, 4), n * sizeof(int), stream>>>(p, n + 1);
    k <<< grid, block, 0 >>> (p,   // the pointer
                              n);
    for (int i = 0; i < n; i++)
        k<<<i, 1>>>(p + i, i);
}
