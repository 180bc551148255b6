// Divisions of what is the same for all threads, which only some threads come to, and which nothing but an address needs. LLVM's vectors
// get them wrong where the first thread does not come to them. The same in the turns of a loop.
#include "check.h"

__global__ void branch(const int *flag, const int *in, int *out, unsigned by)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (flag[i] > 0)
        out[i] = in[i + 8 / by];
}

__global__ void behind_return(const int *flag, const int *in, int *out, unsigned by)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (flag[i] == 0)
        return;
    unsigned skip = 17 % by;
    out[i] = in[i + skip];
}

__global__ void behind_barrier(const int *flag, const int *in, int *out, int last)
{
    __shared__ int s[128];
    int t = threadIdx.x;
    s[t] = in[t];
    s[t + 64] = in[t + 64];
    __syncthreads();
    for (int n = 2; n <= last; n *= 2)
        if (flag[t] > 0)
            out[t] = s[t + 8 / n];
}

__global__ void choice(const int *flag, const int *in, int *out, unsigned by)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = flag[i] > 0 ? in[i + (int)(8 / by)] : -1;
}

__global__ void turns(const int *__restrict__ flag, const int *__restrict__ in, int *__restrict__ out, unsigned by)
{
    if (threadIdx.x == 0)
        for (int i = 0; i < 64; i++)
            if (flag[i] > 0)
                out[i] = in[i + 8 / by];
}

int main()
{
    const int n = 64;
    std::vector<int> flags(n), values(2 * n);
    for (int i = 0; i < n; i++)
        flags[i] = i % 3;
    for (int i = 0; i < 2 * n; i++)
        values[i] = i * 10;
    int *flag = copy_to_device(flags), *in = copy_to_device(values), *out = new_on_device<int>(n);
    for (int kernel = 0; kernel < 5; kernel++) {
        CHECK(cudaMemset(out, 0xff, n * sizeof(int)));
        if (kernel == 0)
            branch<<<1, n>>>(flag, in, out, 8);
        else if (kernel == 1)
            behind_return<<<1, n>>>(flag, in, out, 8);
        else if (kernel == 2)
            behind_barrier<<<1, n>>>(flag, in, out, 8);
        else if (kernel == 3)
            choice<<<1, n>>>(flag, in, out, 8);
        else
            turns<<<1, 1>>>(flag, in, out, 8);
        CHECK_LAUNCH();
        std::vector<int> got = copy_to_host(out, n);
        for (int i = 0; i < n; i++)
            EXPECT_EQUAL(i, got[i], flags[i] ? values[i + 1] : -1);
    }
    return finish();
}
