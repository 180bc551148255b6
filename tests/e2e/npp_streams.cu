// TEST buffers: yes
// TEST not-nvcc: CUDA 13 has no functions without a context
// NPP: the functions without a context work in the stream of nppSetStream, in order with what else is there; sizes may be ints.
#include "npp_image.h"

__global__ void raise(Npp8u *pixels, int count, int turns)
{
    for (int i = threadIdx.x; i < count; i += blockDim.x)
        for (int turn = 0; turn < turns; turn++)
            pixels[i] = (Npp8u)(pixels[i] + 1);
}

int main()
{
    const NppiSize size = {64, 16};
    cudaStream_t stream;
    NppStreamContext c;
    CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    EXPECT(nppGetStream() == 0);
    NPP(nppSetStream(stream));
    EXPECT(nppGetStream() == stream);
    NPP(nppGetStreamContext(&c));
    EXPECT(c.hStream == stream && c.nMultiProcessorCount == nppGetGpuNumSMs() &&
           c.nMaxThreadsPerBlock == nppGetMaxThreadsPerBlock());
    EXPECT(c.nMultiProcessorCount > 0 && (int)nppGetStreamNumSMs() == c.nMultiProcessorCount &&
           nppGetGpuName()[0] != 0);
    EXPECT(nppGetStreamContext(NULL) == NPP_NULL_POINTER_ERROR);

    Npp8u *pixels = new_on_device<Npp8u>(64 * 16);
    NPP(nppiSet_8u_C1R(3, pixels, 64, size));
    raise<<<1, 64, 0, stream>>>(pixels, 64 * 16, 4);
    NPP(nppiMulC_8u_C1RSfs(pixels, 64, 10, pixels, 64, size, 0));
    raise<<<1, 64, 0, stream>>>(pixels, 64 * 16, 1);
    int bytes = 0;
    NPP(nppiSumGetBufferHostSize_8u_C1R(size, &bytes));
    EXPECT(bytes > 0);
    Npp8u *buffer = new_on_device<Npp8u>(bytes);
    Npp64f *sum = new_on_device<Npp64f>(1), got = 0;
    NPP(nppiSum_8u_C1R(pixels, 64, size, buffer, sum));
    CHECK(cudaMemcpyAsync(&got, sum, sizeof got, cudaMemcpyDeviceToHost, stream));
    CHECK(cudaStreamSynchronize(stream));
    EXPECT_EQUAL(0, got, 71.0 * 64 * 16);
    NPP(nppSetStream(0));
    CHECK(cudaStreamDestroy(stream));
    CHECK(cudaFree(pixels));
    CHECK(cudaFree(buffer));
    CHECK(cudaFree(sum));
    return finish();
}
