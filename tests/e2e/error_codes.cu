// The error of each call is CUDA's: the codes are those that CUDA 13 gave on an H200. What works is
// in between, so that an error does not stay.
#include <cstring>

#include "check.h"

#define CODE(code, call)                                                                           \
    do {                                                                                           \
        cudaError_t got = (call);                                                                  \
        EXPECT_EQUAL(__LINE__, (int)got, (int)(code));                                             \
        EXPECT_EQUAL(__LINE__, (int)cudaGetLastError(), (int)(code));                              \
    } while (0)

__global__ void add(int *p, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        p[i] += 1;
}

// all the shared memory that CUDA gives without asking
__global__ void much_shared(int *p)
{
    __shared__ int s[12288];
    s[threadIdx.x] = p[threadIdx.x];
    __syncthreads();
    p[threadIdx.x] = s[(threadIdx.x + 1) % blockDim.x];
}

static void memory()
{
    size_t pitch, available;
    void *v = NULL;
    int *d = new_on_device<int>(256), *h, host[64] = {0};
    CHECK(cudaMallocHost((void **)&h, 1024));

    CODE(cudaErrorMemoryAllocation, cudaMalloc(&v, (size_t)1 << 45));
    CODE(cudaErrorInvalidValue, cudaMalloc(0, 16));
    CODE(cudaSuccess, cudaMalloc(&v, 0));
    CODE(cudaSuccess, cudaMallocManaged(&v, 0));
    CODE(cudaErrorInvalidValue, cudaMallocManaged(&v, 16, 9));
    CODE(cudaSuccess, cudaMallocHost(&v, 0));
    CODE(cudaErrorInvalidValue, cudaHostAlloc(&v, 16, 64));
    CODE(cudaSuccess, cudaMallocPitch(&v, &pitch, 0, 4));
    CODE(cudaErrorInvalidValue, cudaMallocPitch((void **)0, &pitch, 4, 4));
    CODE(cudaSuccess, cudaFree(0));
    CODE(cudaErrorInvalidValue, cudaFree(d + 1));
    CODE(cudaErrorInvalidValue, cudaFree(host));
    CODE(cudaErrorInvalidValue, cudaFreeHost(host));
    CODE(cudaSuccess, cudaFreeHost(0));
    CODE(cudaErrorInvalidValue, cudaFreeHost(d));
    CODE(cudaErrorInvalidValue, cudaFree(h));
    CODE(cudaSuccess, cudaMemGetInfo(&available, 0));
    CHECK(cudaFreeHost(h));
    CHECK(cudaFree(d));
}

static void copies()
{
    int *d = new_on_device<int>(256), host[64] = {0};

    CODE(cudaSuccess, cudaMemcpy(d, host, 256, cudaMemcpyHostToDevice));
    CODE(cudaSuccess, cudaMemcpy(d, host, 0, cudaMemcpyHostToDevice));
    CODE(cudaErrorInvalidMemcpyDirection, cudaMemcpy(d, host, 256, (cudaMemcpyKind)9));
    CODE(cudaErrorInvalidValue, cudaMemcpy(0, host, 16, cudaMemcpyHostToDevice));
    CODE(cudaErrorInvalidValue, cudaMemcpy(d, 0, 16, cudaMemcpyHostToDevice));
    CODE(cudaErrorInvalidValue, cudaMemcpy(host, host + 8, 16, cudaMemcpyDeviceToDevice));
    CODE(cudaErrorInvalidValue, cudaMemcpy(host, host + 8, 16, cudaMemcpyHostToDevice));
    CODE(cudaSuccess, cudaMemcpy(d, d + 8, 16, cudaMemcpyHostToHost));
    CODE(cudaErrorInvalidValue, cudaMemcpy(host, d, 16, cudaMemcpyHostToDevice));
    CODE(cudaErrorInvalidValue, cudaMemcpy(host, d, 4096, cudaMemcpyDefault));
    CODE(cudaErrorInvalidPitchValue, cudaMemcpy2D(d, 8, host, 16, 16, 2, cudaMemcpyHostToDevice));
    CODE(cudaErrorInvalidPitchValue, cudaMemcpy2D(d, 16, host, 8, 16, 2, cudaMemcpyHostToDevice));
    CODE(cudaSuccess, cudaMemcpy2D(d, 16, host, 16, 0, 2, cudaMemcpyHostToDevice));
    CODE(cudaSuccess, cudaMemset(d, 0, 1024));
    CODE(cudaErrorInvalidValue, cudaMemset(0, 0, 16));
    CODE(cudaErrorInvalidValue, cudaMemset(host, 0, 16));
    CODE(cudaSuccess, cudaMemset(0, 0, 0));
    CODE(cudaErrorInvalidValue, cudaMemset2D(d, 4, 0, 8, 2));
    CHECK(cudaFree(d));
}

static void registered()
{
    cudaPointerAttributes pa;
    void *v = NULL;
    int *d = new_on_device<int>(256), *h, host[64] = {0};
    CHECK(cudaMallocHost((void **)&h, 1024));

    CODE(cudaErrorInvalidValue, cudaHostRegister(0, 16, 0));
    CODE(cudaErrorInvalidValue, cudaHostRegister(host, 0, 0));
    CODE(cudaErrorHostMemoryNotRegistered, cudaHostUnregister(host));
    CODE(cudaErrorInvalidValue, cudaHostUnregister(0));
    CODE(cudaErrorInvalidValue, cudaHostGetDevicePointer(&v, host, 0));
    CODE(cudaErrorInvalidValue, cudaHostGetDevicePointer(&v, h, 1));
    CODE(cudaSuccess, cudaPointerGetAttributes(&pa, host));
    CODE(cudaSuccess, cudaPointerGetAttributes(&pa, 0));
    CODE(cudaSuccess, cudaPointerGetAttributes(&pa, d));
    CODE(cudaErrorInvalidValue, cudaPointerGetAttributes((cudaPointerAttributes *)0, d));
    CHECK(cudaFreeHost(h));
    CHECK(cudaFree(d));
}

static void launches()
{
    int i;

    CODE(cudaErrorInvalidDeviceFunction,
         cudaLaunchKernel((const void *)0, dim3(1), dim3(1), 0, 0, 0));
    CODE(cudaSuccess, cudaOccupancyMaxActiveBlocksPerMultiprocessor(&i, add, 4096, 0));
    CODE(cudaErrorInvalidValue, cudaOccupancyMaxActiveBlocksPerMultiprocessor(&i, add, 0, 0));
}

static void devices()
{
    cudaDeviceProp prop;
    size_t a;
    int i;

    CODE(cudaErrorInvalidDevice, cudaSetDevice(-1));
    CODE(cudaErrorInvalidDevice, cudaSetDevice(64));
    CODE(cudaErrorInvalidDevice, cudaGetDeviceProperties(&prop, 64));
    CODE(cudaErrorInvalidValue, cudaGetDeviceProperties(0, 0));
    CODE(cudaErrorInvalidValue, cudaDeviceGetAttribute(&i, (cudaDeviceAttr)0, 0));
    CODE(cudaErrorInvalidDevice, cudaDeviceGetAttribute(&i, cudaDevAttrWarpSize, 64));
    CODE(cudaErrorInvalidValue, cudaGetDevice(0));
    CODE(cudaErrorInvalidValue, cudaGetDeviceCount(0));
    CODE(cudaSuccess, cudaDeviceCanAccessPeer(&i, 0, 0));
    CODE(cudaErrorInvalidDevice, cudaDeviceCanAccessPeer(&i, 0, 64));
    CODE(cudaErrorPeerAccessUnsupported, cudaDeviceEnablePeerAccess(0, 0));
    CODE(cudaErrorInvalidDevice, cudaDeviceEnablePeerAccess(64, 0));
    CODE(cudaErrorInvalidDevice, cudaDeviceEnablePeerAccess(64, 1));
    CODE(cudaErrorInvalidValue, cudaDeviceEnablePeerAccess(0, 1));
    CODE(cudaErrorPeerAccessNotEnabled, cudaDeviceDisablePeerAccess(0));
    CODE(cudaErrorInvalidDevice, cudaDeviceDisablePeerAccess(-1));
    CODE(cudaErrorInvalidValue, cudaDeviceCanAccessPeer(0, 0, 0));
    CODE(cudaErrorInvalidDevice, cudaDeviceCanAccessPeer(&i, 64, 0));
    CODE(cudaErrorInvalidValue, cudaDeviceSetLimit((cudaLimit)99, 1));
    CODE(cudaErrorInvalidValue, cudaDeviceGetLimit(&a, (cudaLimit)99));
    CODE(cudaErrorInvalidValue, cudaSetDeviceFlags(0x1000));
}

static void streams()
{
    cudaStream_t s, bad;
    cudaEvent_t e, e2;
    cudaGraph_t g;
    float ms;

    CODE(cudaErrorInvalidValue, cudaStreamCreate(0));
    CODE(cudaSuccess, cudaStreamCreate(&s));
    CODE(cudaErrorInvalidValue, cudaStreamCreateWithFlags(&bad, 77));
    CODE(cudaErrorInvalidResourceHandle, cudaStreamDestroy(0));
    CODE(cudaSuccess, cudaStreamQuery(s));
    CODE(cudaSuccess, cudaEventCreate(&e));
    CODE(cudaErrorInvalidValue, cudaEventCreate(0));
    CODE(cudaErrorInvalidValue, cudaEventCreateWithFlags(&e2, 64));
    CODE(cudaSuccess, cudaEventCreateWithFlags(&e2, cudaEventDisableTiming));
    CODE(cudaSuccess, cudaEventQuery(e));
    CODE(cudaSuccess, cudaEventSynchronize(e));
    CODE(cudaErrorInvalidResourceHandle, cudaEventElapsedTime(&ms, e, e));
    CODE(cudaSuccess, cudaEventRecord(e));
    CODE(cudaSuccess, cudaEventRecord(e2));
    CODE(cudaSuccess, cudaDeviceSynchronize());
    CODE(cudaErrorInvalidResourceHandle, cudaEventElapsedTime(&ms, e, e2));
    CODE(cudaErrorInvalidValue, cudaEventElapsedTime(0, e, e));
    CODE(cudaSuccess, cudaEventElapsedTime(&ms, e, e));
    CODE(cudaSuccess, cudaStreamWaitEvent(s, e, 0));
    CODE(cudaErrorInvalidValue, cudaStreamWaitEvent(s, e, 5));
    CODE(cudaErrorInvalidResourceHandle, cudaEventDestroy(0));
    CODE(cudaErrorInvalidValue, cudaLaunchHostFunc(s, 0, 0));
    CODE(cudaErrorStreamCaptureUnsupported, cudaStreamBeginCapture(0, cudaStreamCaptureModeGlobal));
    CODE(cudaErrorIllegalState, cudaStreamEndCapture(s, &g));
    CODE(cudaSuccess, cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
    CODE(cudaErrorStreamCaptureUnsupported, cudaStreamSynchronize(s));
    CODE(cudaErrorStreamCaptureInvalidated, cudaStreamEndCapture(s, &g));
    CODE(cudaSuccess, cudaStreamDestroy(s));
}

static void priorities()
{
    cudaStream_t s;
    int least = 9, greatest = 9, told = 9;

    CODE(cudaSuccess, cudaDeviceGetStreamPriorityRange(&least, &greatest));
    EXPECT(least == 0 && greatest < 0);
    CODE(cudaSuccess, cudaDeviceGetStreamPriorityRange(0, 0));
    for (int asked = -50; asked <= 50; asked += 50) {
        CODE(cudaSuccess, cudaStreamCreateWithPriority(&s, cudaStreamNonBlocking, asked));
        CODE(cudaSuccess, cudaStreamGetPriority(s, &told));
        EXPECT_EQUAL(asked, told, asked < 0 ? greatest : 0);
        CODE(cudaSuccess, cudaStreamDestroy(s));
    }
    CODE(cudaErrorInvalidValue, cudaStreamCreateWithPriority(&s, 2, 0));
    CODE(cudaErrorInvalidValue, cudaStreamCreateWithPriority(0, 0, 0));
}

static void attachments()
{
    cudaStream_t s;
    int *m, *d = new_on_device<int>(256);
    CHECK(cudaStreamCreate(&s));
    CHECK(cudaMallocManaged(&m, 1024));

    CODE(cudaSuccess, cudaStreamAttachMemAsync(s, m));
    CODE(cudaSuccess, cudaStreamAttachMemAsync(s, m, 1024, cudaMemAttachSingle));
    CODE(cudaErrorInvalidValue, cudaStreamAttachMemAsync(s, m, 512, cudaMemAttachSingle));
    CODE(cudaErrorInvalidValue, cudaStreamAttachMemAsync(s, m, 2048, cudaMemAttachSingle));
    CODE(cudaErrorInvalidValue, cudaStreamAttachMemAsync(s, m + 1, 0, cudaMemAttachSingle));
    CODE(cudaErrorInvalidValue, cudaStreamAttachMemAsync(0, m, 0, cudaMemAttachSingle));
    CODE(cudaSuccess, cudaStreamAttachMemAsync(cudaStreamLegacy, m, 0, cudaMemAttachSingle));
    CODE(cudaSuccess, cudaStreamAttachMemAsync(cudaStreamPerThread, m, 0, cudaMemAttachSingle));
    CODE(cudaSuccess, cudaStreamAttachMemAsync(0, m, 0, cudaMemAttachHost));
    CODE(cudaSuccess, cudaStreamAttachMemAsync(0, m, 0, cudaMemAttachGlobal));
    CODE(cudaErrorInvalidValue, cudaStreamAttachMemAsync(s, d, 0, cudaMemAttachSingle));
    CHECK(cudaStreamDestroy(s));
    CHECK(cudaFree(m));
    CHECK(cudaFree(d));
}

static void arrays()
{
    cudaArray_t arr;
    cudaChannelFormatDesc f = cudaCreateChannelDesc<float>();
    cudaChannelFormatDesc odd = {3, 3, 0, 0, cudaChannelFormatKindUnsigned};
    cudaTextureObject_t t = 0;
    cudaResourceDesc r;
    cudaTextureDesc td;
    void *v;
    int host[64] = {0};
    memset(&r, 0, sizeof r);
    memset(&td, 0, sizeof td);
    r.resType = cudaResourceTypeArray;

    CODE(cudaErrorInvalidValue, cudaMallocArray(&arr, &f, 0, 0));
    CODE(cudaErrorInvalidChannelDescriptor, cudaMallocArray(&arr, &odd, 4, 4));
    CODE(cudaErrorInvalidValue, cudaMallocArray(&arr, &f, 1 << 30, 1 << 30));
    CODE(cudaSuccess, cudaMallocArray(&arr, &f, 16, 16));
    CODE(cudaErrorInvalidValue,
         cudaMemcpy2DToArray(arr, 0, 0, host, 64, 128, 1, cudaMemcpyHostToDevice));
    CODE(cudaErrorInvalidValue,
         cudaMemcpy2DToArray(arr, 60, 0, host, 64, 16, 1, cudaMemcpyHostToDevice));
    CODE(cudaSuccess, cudaFreeArray(0));
    CODE(cudaErrorInvalidResourceHandle, cudaCreateTextureObject(&t, &r, &td, 0));
    r.res.array.array = arr;
    CODE(cudaSuccess, cudaCreateTextureObject(&t, &r, &td, 0));
    CODE(cudaSuccess, cudaDestroyTextureObject(t));
    CODE(cudaSuccess, cudaDestroyTextureObject(0));
    r.resType = (cudaResourceType)9;
    CODE(cudaErrorInvalidValue, cudaCreateTextureObject(&t, &r, &td, 0));
    CODE(cudaSuccess, cudaFreeArray(arr));
    CODE(cudaErrorInvalidSymbol, cudaMemcpyToSymbol((const void *)host, host, 4));
    CODE(cudaErrorInvalidSymbol, cudaGetSymbolAddress(&v, (const void *)host));
}

int main()
{
    memory();
    copies();
    registered();
    launches();
    devices();
    streams();
    priorities();
    attachments();
    arrays();
    int *d = new_on_device<int>(64);
    cudaDeviceProp prop;
    CHECK(cudaGetDeviceProperties(&prop, 0));
    if (prop.sharedMemPerBlock >= 49152) { // CUDA's least
        much_shared<<<1, 64>>>(d);
        CHECK_LAUNCH();
    }
    much_shared<<<1, 64, 1 << 30>>>(d);
    EXPECT(cudaGetLastError() == cudaErrorInvalidValue);
    add<<<1, 64>>>(d, 64);
    CHECK_LAUNCH();
    return finish();
}
