// A pointer that refers to global or to shared memory, passed to a function that is there for either.
__global__ void add(float *out, int n)
{
    __shared__ float buffer[32];
    float *p = n > 3 ? out : buffer;
    buffer[threadIdx.x] = 0;
    __syncthreads();
    atomicAdd(p, 1.0f);
}
