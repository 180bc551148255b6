// TEST buffers: yes
// TEST nvcc: -rdc=true
// TEST not-native: cudaMemsetAsync in kernels sets zeros for any value on an H200 with driver 580
// Copies and fills that kernels ask for: in the order of the stream with kernels around them, in
// streams with names, behind children, of parts of bytes, and their results.
#include "check.h"

__global__ void add(int *p, int n)
{
    p[threadIdx.x] += n;
}

// Each step reads what the one before has written.
__global__ void in_order(int *p, int *codes)
{
    p[threadIdx.x] = (int)threadIdx.x + 1;
    __syncthreads();
    if (threadIdx.x)
        return;
    add<<<1, 8>>>(p, 10);
    codes[0] = cudaMemcpyAsync(p + 8, p, 8 * sizeof(int), cudaMemcpyDeviceToDevice, 0);
    add<<<1, 8>>>(p, 100);
    codes[1] = cudaMemsetAsync(p + 16, 1, 8 * sizeof(int), 0);
    add<<<1, 8>>>(p + 16, 5);
    codes[2] = cudaMemcpyAsync(p + 24, p + 16, 8 * sizeof(int), cudaMemcpyDefault, 0);
    codes[3] = cudaMemsetAsync(p + 16, 0, 8 * sizeof(int), 0);
}

// A fill of five bytes in the middle, a copy of three, and nothing.
__global__ void bytes(unsigned char *p)
{
    cudaMemsetAsync(p + 3, 0xab, 5, 0);
    cudaMemcpyAsync(p + 20, p + 2, 3, cudaMemcpyDeviceToDevice, 0);
    cudaMemsetAsync(p + 12, 0xff, 0, 0);
}

// The grandchild's copy is complete before the tail adds to what it wrote.
__global__ void copy_below(int *to, const int *from)
{
    if (threadIdx.x == 0)
        cudaMemcpyAsync(to, from, 8 * sizeof(int), cudaMemcpyDeviceToDevice, 0);
}

__global__ void with_tail(int *to, const int *from)
{
    cudaStream_t named;
    cudaStreamCreateWithFlags(&named, cudaStreamNonBlocking);
    add<<<1, 8, 0, cudaStreamTailLaunch>>>(to, 1000);
    copy_below<<<1, 8, 0, named>>>(to, from);
    cudaStreamDestroy(named);
}

int main()
{
    int *p = new_on_device<int>(32), *codes = new_on_device<int>(4);
    in_order<<<1, 8>>>(p, codes);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(p, 32), code = copy_to_host(codes, 4);
    for (int i = 0; i < 8; i++) {
        EXPECT_EQUAL(i, got[i], i + 111);
        EXPECT_EQUAL(8 + i, got[8 + i], i + 11);
        EXPECT_EQUAL(16 + i, got[16 + i], 0);
        EXPECT_EQUAL(24 + i, got[24 + i], 0x01010101 + 5);
    }
    for (int i = 0; i < 4; i++)
        EXPECT_EQUAL(i, code[i], (int)cudaSuccess);

    CHECK(cudaMemset(p, 7, 32));
    bytes<<<1, 1>>>((unsigned char *)p);
    CHECK_LAUNCH();
    got = copy_to_host(p, 8);
    const unsigned char *b = (const unsigned char *)got.data();
    for (int i = 0; i < 32; i++) {
        int want = (i >= 3 && i < 8) || i == 21 || i == 22 ? 0xab : 7;
        EXPECT_EQUAL(i, (int)b[i], want);
    }

    int from[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    CHECK(cudaMemcpy(p, from, sizeof from, cudaMemcpyHostToDevice));
    with_tail<<<1, 1>>>(p + 8, p);
    CHECK_LAUNCH();
    got = copy_to_host(p, 16);
    for (int i = 0; i < 8; i++)
        EXPECT_EQUAL(8 + i, got[8 + i], from[i] + 1000);
    return finish();
}
