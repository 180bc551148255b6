// A number that was made of a pointer points to the same memory when it becomes a pointer again.
__global__ void sums(int *out)
{
    __shared__ int shared[8];
    shared[threadIdx.x] = threadIdx.x;
    __syncthreads();

    size_t place = (size_t)shared;
    int second = *(int *)((size_t)shared + sizeof(int));
    int third = *(int *)(place + 2 * sizeof(int));
    int *last = (int *)((unsigned long long)out & ~3ull);
    last[threadIdx.x] = second + third;
}
