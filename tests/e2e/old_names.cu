// TEST not-nvcc: CUDA 13 has none of these names any more
// TEST subgroups: yes
// Names of CUDA before 9 and 13: waits and ends of a "thread", shuffles and votes without a mask.
#include "check.h"

__global__ void in_a_warp(int *out)
{
    int lane = threadIdx.x, value = 10 * lane;
    out[lane] = __shfl(value, 5);
    out[32 + lane] = __shfl_down(value, 3);
    out[64 + lane] = __shfl_up(value, 2);
    out[96 + lane] = __shfl_xor(value, 1);
    out[128 + lane] = __any(lane == 7) + 2 * __all(lane < 32) + 4 * __all(lane < 31);
    out[160 + lane] = __popc(__ballot(lane % 2));
}

__global__ void add_one(int *data)
{
    data[threadIdx.x]++;
}

int main()
{
    int *out = new_on_device<int>(6 * 32), one = 0;
    in_a_warp<<<1, 32>>>(out);
    CHECK(cudaThreadSynchronize());
    std::vector<int> got = copy_to_host(out, 6 * 32);
    for (int lane = 0; lane < 32; lane++) {
        EXPECT_EQUAL(lane, got[lane], 50);
        EXPECT_EQUAL(lane, got[32 + lane], 10 * (lane + 3 < 32 ? lane + 3 : lane));
        EXPECT_EQUAL(lane, got[64 + lane], 10 * (lane >= 2 ? lane - 2 : lane));
        EXPECT_EQUAL(lane, got[96 + lane], 10 * (lane ^ 1));
        EXPECT_EQUAL(lane, got[128 + lane], 3);
        EXPECT_EQUAL(lane, got[160 + lane], 16);
    }

    // a wait of the "thread" is one for the whole device
    cudaStream_t stream;
    int *pinned;
    CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    CHECK(cudaMallocHost((void **)&pinned, sizeof(int)));
    *pinned = -1;
    for (int i = 0; i < 100; i++)
        add_one<<<1, 32, 0, stream>>>(out);
    CHECK(cudaMemcpyAsync(pinned, out, sizeof(int), cudaMemcpyDeviceToHost, stream));
    CHECK(cudaThreadSynchronize());
    EXPECT_EQUAL(0, *pinned, 150);
    EXPECT(cudaStreamQuery(stream) == cudaSuccess);

    // after its end the device can be used anew
    CHECK(cudaThreadExit());
    out = new_on_device<int>(32);
    add_one<<<1, 32>>>(out);
    CHECK(cudaMemcpy(&one, out + 31, sizeof one, cudaMemcpyDeviceToHost));
    EXPECT_EQUAL(1, one, 1);
    return finish();
}
