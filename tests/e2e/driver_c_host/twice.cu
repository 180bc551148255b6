// TEST buffers: yes
// The kernel that main.c loads by a name that it makes at run time.
extern "C" __global__ void twice(int *data, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] *= 2;
}
