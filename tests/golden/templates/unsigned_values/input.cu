// Values of unsigned template parameters, whose highest bit is set.
template <unsigned short MASK, unsigned char STEP, unsigned LIMIT, unsigned long long SEED>
__global__ void fill(unsigned long long *out)
{
    out[threadIdx.x] = (MASK & threadIdx.x * STEP) < LIMIT ? SEED : 0;
}

void run(unsigned long long *out)
{
    fill<0xFC00, 200, 0xF0000000u, 0xF000000000000000ull><<<1, 32>>>(out);
}
