// A rule of the user's names a function that OpenCL C does not have: the tool reads what it wrote,
// and says so at the function that it is in.

__device__ float scale_by_two(float x) { return 2.0f * x; }

__device__ float scaled(float x)
{
    return scale_by_two(x) + 1.0f;
}

__global__ void scale(float *data)
{
    data[threadIdx.x] = scaled(data[threadIdx.x]);
}
