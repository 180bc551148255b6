// TEST buffers: yes
// What main.cpp compiles at run time.
static __constant__ int offset = 100;

extern "C" __global__ void add_offset(int *data, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] += offset;
}
