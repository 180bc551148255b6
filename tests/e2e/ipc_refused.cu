// TEST only: buffer oclgrind (shared virtual memory of a CPU is shared: ipc.cu)
// TEST warnings: not on every device
// TEST not-nvcc: CUDA's devices share memory
// Where device memory is not the process's own, sharing it with other processes is refused, and the program sees it.
#include "check.h"

#include <cstring>

int main()
{
    cudaIpcMemHandle_t memory;
    cudaIpcEventHandle_t handle;
    cudaEvent_t event, opened;
    int supported = 1;
    void *pointer = NULL;
    char *values = new_on_device<char>(100);
    memset(&memory, 0, sizeof memory);
    memset(&handle, 0, sizeof handle);
    CHECK(cudaDeviceGetAttribute(&supported, cudaDevAttrIpcEventSupport, 0));
    EXPECT_EQUAL(0, supported, 0);
    EXPECT(cudaIpcGetMemHandle(&memory, values) == cudaErrorNotSupported);
    EXPECT(cudaGetLastError() == cudaErrorNotSupported);
    EXPECT(cudaIpcOpenMemHandle(&pointer, memory, 1) == cudaErrorNotSupported);
    EXPECT(cudaIpcCloseMemHandle(values) == cudaErrorInvalidValue);
    CHECK(cudaEventCreateWithFlags(&event, cudaEventDisableTiming | cudaEventInterprocess));
    EXPECT(cudaIpcGetEventHandle(&handle, event) == cudaErrorNotSupported);
    EXPECT(cudaIpcOpenEventHandle(&opened, handle) == cudaErrorNotSupported);
    EXPECT(pointer == NULL);

    // In its own process the event is an event like others.
    CHECK(cudaEventRecord(event, 0));
    CHECK(cudaEventSynchronize(event));
    CHECK(cudaEventDestroy(event));
    CHECK(cudaFree(values));
    return finish();
}
