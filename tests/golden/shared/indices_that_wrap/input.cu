// Unsigned indices that count backwards wrap in the 32 bits of a shared address.
__global__ void mirror(int *data, unsigned n)
{
    __shared__ int cell[64];
    unsigned t = threadIdx.x;
    cell[t] = data[t];
    __syncthreads();
    int *end = cell + n;
    int *last = end + ~0u, *other = end;
    other -= ~t; // t + 1 behind the end
    int value = end[~t] + *(end + -(t + 1)) + end[t - n + ~0u + 1] + (other - end > 0) + *last;
    __syncthreads();
    const int *global = data + n;
    int i = t;
    data[t] = value + end[~i] + cell[n - 1 - t] + (global - data > 64 ? global[~t] : 0); // these stay
}

void host(int *data)
{
    mirror<<<1, 32>>>(data, 32);
}
