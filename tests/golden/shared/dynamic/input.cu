extern __shared__ float buffer[];

__global__ void reverse(float *data)
{
    buffer[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    data[threadIdx.x] = buffer[blockDim.x - 1 - threadIdx.x];
}

__global__ void split(int *data, int n)
{
    extern __shared__ char bytes[];
    int *first = (int *)bytes, *second = first + n;
    first[threadIdx.x] = data[threadIdx.x];
    second[threadIdx.x] = -data[threadIdx.x];
    __syncthreads();
    data[threadIdx.x] = second[0] + first[1];
}

void host(float *f, int *i)
{
    reverse<<<1, 64, 64 * sizeof(float)>>>(f);
    split<<<1, 64, 128 * sizeof(int)>>>(i, 64);
}
