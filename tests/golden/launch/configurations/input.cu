int max(dim3 size) { return size.x; }

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

// Lists in braces, which clang does not take there; a list inside of a call is another thing.
void launch_lists(int *p, int n, cudaStream_t stream)
{
    const unsigned x = 8;
    dim3 grid(n, 2);
    k<<<grid, {x, 4, 1}, 0, stream>>>(p, n);
    k<<<{2, x} /* grid */, { x }, {}, {}>>>(p, n);
    k<<<{}, dim3{x, 2}>>>(p, n);
    k<<<max({1, x}), {x,
                      2}>>>(p, n);
}
