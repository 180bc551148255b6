__global__ void work(float *p)
{
    p[threadIdx.x] += 1;
}
