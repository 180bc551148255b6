// Parameters that threads change each in its own way have copies in lane loops, where they are used: in one
// loop, beside those of a strip, or of the block. One whose address is taken for reading stays one for all.
struct Scale {
    int factor;
    __device__ int operator()(int x) const { return x * factor; }
};

template <typename F>
__global__ void applied(F f, const int *in, int *out, int rounds)
{
    __shared__ int s[64];
    rounds += 2;       // the same for all
    in += threadIdx.x; // in one loop
    s[threadIdx.x] = f(*in);
    __syncthreads();
    int sum = 0;
    for (int k = 0; k < rounds; k++)
        sum += s[(threadIdx.x + k) % 64];
    out[threadIdx.x] = f(sum);
}

__global__ void moved(const int *in, int *out, int n)
{
    __shared__ int s[64];
    n -= threadIdx.x; // over a barrier
    s[threadIdx.x] = n;
    __syncthreads();
    in += threadIdx.x; // over the turns of a loop
    int sum = 0;
    for (int k = 0; k < 8; k++)
        sum += *in++ * s[k];
    out[threadIdx.x] = sum + n;
}

void launch(int *in, int *out)
{
    applied<<<1, 64>>>(Scale{3}, in, out, 5);
    moved<<<1, 64>>>(in, out, 100);
}
