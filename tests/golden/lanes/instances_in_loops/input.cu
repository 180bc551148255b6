// Instances of a template that share their body: the body is lane loops, and each instance calls it.
template <int ROUNDS>
__global__ void turns(int *out)
{
    __shared__ int s[64];
    int x = threadIdx.x, value = x;
    for (int k = 0; k < ROUNDS; k++) {
        s[x] = value;
        __syncthreads();
        value = s[(x + ROUNDS) % 64];
        __syncthreads();
    }
    out[x] = value;
}

void run(int *out)
{
    turns<3><<<1, 64>>>(out);
    turns<5><<<1, 64>>>(out);
}
