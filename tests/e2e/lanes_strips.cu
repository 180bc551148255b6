// Blocks of any size in turn, whole strips of lane loops and others, with arguments that stay and arguments
// that change: a port has a kernel for each of the two, and both get what a launch gives. Also instances of
// a template, which are lines of a macro in the lanes form.
#include "check.h"

#define MOST 128

__device__ int offset;

__global__ void rotate(const int *in, int *out, int step, int factor)
{
    extern __shared__ int s[];
    int count = blockDim.x * blockDim.y;
    int t = threadIdx.y * blockDim.x + threadIdx.x, value = in[t];
    for (int k = 0; k < step; k++) {
        s[t] = value;
        __syncthreads();
        value = s[(t + 1) % count] + (threadIdx.x == 3);
        __syncthreads();
    }
    out[t] = value * factor + offset;
}

template <int STEP>
__global__ void shifts(const int *in, int *out)
{
    __shared__ int s[MOST];
    int t = threadIdx.x;
    for (int k = 0; k < STEP; k++) {
        s[t] = in[t] + k;
        __syncthreads();
        out[t] = s[(t + STEP) % blockDim.x];
        __syncthreads();
    }
}

static void check_rotate(const std::vector<int> &in, const int *d_in, int *d_out, dim3 block, int step,
                         int factor, int added)
{
    int count = block.x * block.y;
    cudaMemcpyToSymbol(offset, &added, sizeof added);
    rotate<<<1, block, count * sizeof(int)>>>(d_in, d_out, step, factor);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, MOST), value(in);
    for (int k = 0; k < step; k++) {
        std::vector<int> s(value);
        for (int t = 0; t < count; t++)
            value[t] = s[(t + 1) % count] + (t % (int)block.x == 3);
    }
    for (int t = 0; t < count; t++)
        EXPECT_EQUAL(t, out[t], value[t] * factor + added);
}

template <int STEP>
static void check_shifts(const std::vector<int> &in, const int *d_in, int *d_out, int count)
{
    shifts<STEP><<<1, count>>>(d_in, d_out);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, MOST);
    for (int t = 0; t < count; t++)
        EXPECT_EQUAL(t, out[t], in[(t + STEP) % count] + STEP - 1);
}

int main()
{
    std::vector<int> in(MOST), other(MOST);
    for (int i = 0; i < MOST; i++) {
        in[i] = i * 7 % 31;
        other[i] = i * 5 % 23;
    }
    int *d_in = copy_to_device(in), *d_other = copy_to_device(other), *d_out = new_on_device<int>(MOST);
    const dim3 blocks[] = {dim3(64), dim3(40), dim3(64), dim3(8, 8), dim3(16, 8), dim3(7, 3), dim3(1), dim3(128), dim3(127)};
    int launch = 0;
    for (dim3 block : blocks)
        for (int factor = 1; factor < 3; factor++, launch++) {
            check_rotate(in, d_in, d_out, block, 3, factor, launch);
            check_rotate(other, d_other, d_out, block, 2, factor, launch);
        }
    for (int count : {64, 33, 48, 5}) {
        check_shifts<1>(in, d_in, d_out, count);
        check_shifts<4>(in, d_in, d_out, count);
    }
    return finish();
}
