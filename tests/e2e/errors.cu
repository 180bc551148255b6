// TEST buffers: yes
// Errors that programs handle: invalid arguments, invalid launches, names and strings, the last
// error and peeking at it.
#include <cstring>

#include "check.h"

__global__ void work(int *data)
{
    data[threadIdx.x] = threadIdx.x;
}

// CUDA 13 answers cudaErrorInvalidValue where earlier versions answered
// cudaErrorInvalidConfiguration.
static bool is_refused_launch(cudaError_t status)
{
    return status == cudaErrorInvalidConfiguration || status == cudaErrorInvalidValue;
}

int main()
{
    int *data = new_on_device<int>(64), host[64];
    void *huge = NULL;

    EXPECT(cudaGetLastError() == cudaSuccess);
    work<<<1, 100000>>>(data); // too many threads
    EXPECT(is_refused_launch(cudaPeekAtLastError()));
    EXPECT(is_refused_launch(cudaGetLastError()));
    EXPECT(cudaGetLastError() == cudaSuccess);
    work<<<0, 64>>>(data);
    EXPECT(is_refused_launch(cudaGetLastError()));
    work<<<1, 64, 1 << 30>>>(data); // more shared memory than there is
    EXPECT(cudaGetLastError() == cudaErrorInvalidValue);
    EXPECT(cudaDeviceSynchronize() == cudaSuccess);

    EXPECT(cudaMalloc(&huge, (size_t)1 << 60) == cudaErrorMemoryAllocation);
    EXPECT(huge == NULL);
    EXPECT(cudaGetLastError() == cudaErrorMemoryAllocation);
    EXPECT(cudaMemcpy(host, data, sizeof host, (cudaMemcpyKind)77) ==
           cudaErrorInvalidMemcpyDirection);
    EXPECT(cudaSetDevice(1000) == cudaErrorInvalidDevice);
    EXPECT(cudaFree(NULL) == cudaSuccess);
    EXPECT(cudaFree((char *)data + 4) == cudaErrorInvalidValue);
    EXPECT(cudaPeekAtLastError() == cudaErrorInvalidValue);
    EXPECT(cudaGetLastError() == cudaErrorInvalidValue);

    EXPECT(strcmp(cudaGetErrorName(cudaErrorInvalidValue), "cudaErrorInvalidValue") == 0 ||
           strcmp(cudaGetErrorName(cudaErrorInvalidValue), "cu2clErrorInvalidValue") == 0);
    EXPECT(strlen(cudaGetErrorString(cudaErrorMemoryAllocation)) > 0);
    EXPECT(strcmp(cudaGetErrorString(cudaSuccess), "no error") == 0);
    EXPECT((int)cudaErrorInvalidValue == 1 && (int)cudaErrorMemoryAllocation == 2);

    work<<<1, 64>>>(data); // everything still works
    CHECK_LAUNCH();
    CHECK(cudaMemcpy(host, data, sizeof host, cudaMemcpyDeviceToHost));
    for (int i = 0; i < 64; i++)
        EXPECT_EQUAL(i, host[i], i);
    return finish();
}
