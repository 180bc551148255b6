#include <nvToolsExtCudaRt.h>
#include <nvtx3/nvToolsExt.h>

__global__ void fill(int *p)
{
    p[threadIdx.x] = threadIdx.x;
}

// NVTX keeps its names: no profiler listens, and the calls do nothing.
#define PUSH_RANGE(name, argb)                                                                     \
    {                                                                                              \
        nvtxEventAttributes_t event = {};                                                          \
        event.version = NVTX_VERSION;                                                              \
        event.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE;                                                \
        event.colorType = NVTX_COLOR_ARGB;                                                         \
        event.color = argb;                                                                        \
        event.messageType = NVTX_MESSAGE_TYPE_ASCII;                                               \
        event.message.ascii = name;                                                                \
        nvtxRangePushEx(&event);                                                                   \
    }

void run(int *p, cudaStream_t stream)
{
    PUSH_RANGE("fill", 0xff00ff00)
    nvtxNameCudaStream(stream, "work");
    nvtxRangeId_t range = nvtxRangeStart("launch");
    fill<<<1, 64, 0, stream>>>(p);
    nvtxRangeEnd(range);
    nvtxRangePop();
    nvtxDomainHandle_t domain = nvtxDomainCreate("own");
    nvtxDomainDestroy(domain);
}
