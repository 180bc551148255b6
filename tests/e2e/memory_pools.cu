// TEST buffers: yes
// Stream-ordered allocation, memory pools and their attributes, hints for managed memory, and
// copies between devices.
// TEST warnings: CU3002, functions that are supported in part
#include <cstdint>
#include <cstring>

#include "check.h"

static const int n = 1000;

__global__ void fill(int *data, int value)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] = value + i;
}

static void check_filled(const int *data, int value, cudaStream_t stream)
{
    static int host[n];
    CHECK(cudaMemcpyAsync(host, data, sizeof host, cudaMemcpyDeviceToHost, stream));
    CHECK(cudaStreamSynchronize(stream));
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, host[i], value + i);
}

static uint64_t used_by(cudaMemPool_t pool, cudaMemPoolAttr attribute)
{
    uint64_t value = 99;
    CHECK(cudaMemPoolGetAttribute(pool, attribute, &value));
    return value;
}

static void check_streams()
{
    cudaStream_t stream;
    CHECK(cudaStreamCreate(&stream));
    for (int round = 0; round < 5; round++) {
        int *a, *b;
        CHECK(cudaMallocAsync(&a, n * sizeof(int), stream));
        CHECK(cudaMallocAsync(&b, n * sizeof(int), stream));
        fill<<<4, 256, 0, stream>>>(a, round);
        CHECK(cudaMemcpyAsync(b, a, n * sizeof(int), cudaMemcpyDeviceToDevice, stream));
        CHECK(cudaFreeAsync(a, stream));
        check_filled(b, round, stream);
        CHECK(cudaFreeAsync(b, stream));
    }
    CHECK(cudaStreamDestroy(stream));
}

// What is freed stays reserved up to the threshold, other allocations have the rest.
static void check_reserved(cudaMemPool_t pool)
{
    static const size_t large = 40 << 20;
    uint64_t threshold = ~(uint64_t)0, zero = 0, value;
    int *a, flag = 0;
    CHECK(cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &threshold));
    CHECK(cudaMallocFromPoolAsync((void **)&a, large, pool, 0));
    EXPECT(used_by(pool, cudaMemPoolAttrUsedMemCurrent) == large);
    EXPECT(used_by(pool, cudaMemPoolAttrReservedMemCurrent) >= large);
    CHECK(cudaFreeAsync(a, 0));
    CHECK(cudaStreamSynchronize(0));
    const uint64_t kept = used_by(pool, cudaMemPoolAttrReservedMemCurrent);
    EXPECT(used_by(pool, cudaMemPoolAttrUsedMemCurrent) == 0);
    EXPECT(kept == 0 || kept >= large); // a device whose pools keep nothing is right, too
    threshold = 1 << 20;
    CHECK(cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &threshold));
    EXPECT(used_by(pool, cudaMemPoolAttrReservedMemCurrent) == kept);
    CHECK(cudaDeviceSynchronize());
    EXPECT(used_by(pool, cudaMemPoolAttrReservedMemCurrent) <= threshold);
    EXPECT(used_by(pool, cudaMemPoolAttrReservedMemHigh) >= large);
    CHECK(cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReservedMemHigh, &zero));
    EXPECT(used_by(pool, cudaMemPoolAttrReservedMemHigh) <= threshold);
    value = 5;
    for (cudaMemPoolAttr attribute :
         {cudaMemPoolAttrUsedMemHigh, cudaMemPoolAttrReservedMemHigh, cudaMemPoolAttrUsedMemCurrent,
          cudaMemPoolAttrReservedMemCurrent, (cudaMemPoolAttr)99}) {
        EXPECT(cudaMemPoolSetAttribute(pool, attribute, &value) == cudaErrorInvalidValue);
        EXPECT(cudaGetLastError() == cudaErrorInvalidValue);
    }
    CHECK(cudaMemPoolSetAttribute(pool, cudaMemPoolReuseAllowOpportunistic, &flag));
    flag = 9;
    CHECK(cudaMemPoolGetAttribute(pool, cudaMemPoolReuseAllowOpportunistic, &flag));
    EXPECT(flag == 0);
}

static void check_pool()
{
    cudaMemPool_t pool, standard, current;
    cudaMemPoolProps properties;
    std::memset(&properties, 0, sizeof properties);
    properties.allocType = cudaMemAllocationTypePinned;
    properties.handleTypes = cudaMemHandleTypeNone;
    properties.location.type = cudaMemLocationTypeDevice;
    properties.location.id = 0;
    CHECK(cudaMemPoolCreate(&pool, &properties));
    CHECK(cudaDeviceGetDefaultMemPool(&standard, 0));
    CHECK(cudaDeviceGetMemPool(&current, 0));
    EXPECT(current == standard && pool != standard);

    uint64_t threshold = 1 << 20, zero = 0;
    CHECK(cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &threshold));
    EXPECT(used_by(pool, cudaMemPoolAttrReleaseThreshold) == threshold);
    int reuse = 9;
    CHECK(cudaMemPoolGetAttribute(pool, cudaMemPoolReuseAllowOpportunistic, &reuse));
    EXPECT(reuse == 1);

    int *a, *b;
    CHECK(cudaMallocFromPoolAsync((void **)&a, n * sizeof(int), pool, 0));
    CHECK(cudaDeviceSetMemPool(0, pool));
    CHECK(cudaMallocAsync((void **)&b, n * sizeof(int), 0));
    EXPECT(used_by(pool, cudaMemPoolAttrUsedMemCurrent) >= 2 * n * sizeof(int));
    fill<<<4, 256>>>(b, 7);
    check_filled(b, 7, 0);
    CHECK(cudaFreeAsync(a, 0));
    CHECK(cudaFreeAsync(b, 0));
    CHECK(cudaDeviceSynchronize());
    EXPECT(used_by(pool, cudaMemPoolAttrUsedMemCurrent) == 0);
    EXPECT(used_by(pool, cudaMemPoolAttrUsedMemHigh) >= 2 * n * sizeof(int));
    CHECK(cudaMemPoolSetAttribute(pool, cudaMemPoolAttrUsedMemHigh, &zero));
    EXPECT(used_by(pool, cudaMemPoolAttrUsedMemHigh) == 0);
    EXPECT(used_by(pool, cudaMemPoolAttrReservedMemCurrent) <= threshold);
    EXPECT(used_by(pool, cudaMemPoolAttrReservedMemHigh) >= 2 * n * sizeof(int));
    check_reserved(pool);
    CHECK(cudaMemPoolTrimTo(pool, 0));
    EXPECT(used_by(pool, cudaMemPoolAttrReservedMemCurrent) == 0);

    cudaMemAccessFlags flags = cudaMemAccessFlagsProtNone;
    CHECK(cudaMemPoolGetAccess(&flags, pool, &properties.location));
    EXPECT(flags == cudaMemAccessFlagsProtReadWrite);
    cudaMemAccessDesc access;
    access.location = properties.location;
    access.flags = cudaMemAccessFlagsProtReadWrite;
    CHECK(cudaMemPoolSetAccess(pool, &access, 1));
    CHECK(cudaDeviceSetMemPool(0, standard));
    CHECK(cudaMemPoolDestroy(pool));
}

static int range_attribute(const void *data, cudaMemRangeAttribute attribute)
{
    int value = 77;
    CHECK(cudaMemRangeGetAttribute(&value, sizeof value, attribute, data, n * sizeof(int)));
    return value;
}

static void check_hints()
{
    int *data, places[3];
    int concurrent = 0;
    CHECK(cudaDeviceGetAttribute(&concurrent, cudaDevAttrConcurrentManagedAccess, 0));
    if (!concurrent) { // hints need it in CUDA
        EXPECT(!concurrent);
        return;
    }
    cudaMemLocation device = {cudaMemLocationTypeDevice, 0};
    CHECK(cudaMallocManaged((void **)&data, n * sizeof(int)));
    EXPECT(range_attribute(data, cudaMemRangeAttributePreferredLocation) == cudaInvalidDeviceId);
    CHECK(cudaMemAdvise(data, n * sizeof(int), cudaMemAdviseSetReadMostly, device));
    CHECK(cudaMemAdvise(data, n * sizeof(int), cudaMemAdviseSetPreferredLocation, device));
    CHECK(cudaMemAdvise(data, n * sizeof(int), cudaMemAdviseSetAccessedBy, device));
    CHECK(cudaMemPrefetchAsync(data, n * sizeof(int), device, 0, 0));
    EXPECT(range_attribute(data, cudaMemRangeAttributeReadMostly) == 1);
    EXPECT(range_attribute(data, cudaMemRangeAttributePreferredLocation) == 0);
    EXPECT(range_attribute(data, cudaMemRangeAttributeLastPrefetchLocation) == 0);
    CHECK(cudaMemRangeGetAttribute(places, sizeof places, cudaMemRangeAttributeAccessedBy, data,
                                   n * sizeof(int)));
    EXPECT(places[0] == 0 && places[1] == cudaInvalidDeviceId);
    CHECK(cudaMemAdvise(data, n * sizeof(int), cudaMemAdviseUnsetReadMostly, device));
    EXPECT(range_attribute(data, cudaMemRangeAttributeReadMostly) == 0);
    CHECK(cudaDeviceSynchronize());
    CHECK(cudaFree(data));
}

static void check_blocks_between_devices()
{
    cudaPitchedPtr from, to;
    static unsigned char host[3][5][40], got[3][5][40];
    cudaExtent extent = make_cudaExtent(40, 5, 3);
    for (int i = 0; i < 3 * 5 * 40; i++)
        host[i / 200][i / 40 % 5][i % 40] = (unsigned char)(i * 3);
    CHECK(cudaMalloc3D(&from, extent));
    CHECK(cudaMalloc3D(&to, extent));
    CHECK(cudaMemset3D(to, 1, extent));
    for (int z = 0; z < 3; z++)
        CHECK(cudaMemcpy2D((char *)from.ptr + z * from.pitch * 5, from.pitch, host[z], 40, 40, 5,
                           cudaMemcpyHostToDevice));
    cudaMemcpy3DPeerParms copy = {};
    copy.srcPtr = from;
    copy.dstPtr = to;
    copy.extent = make_cudaExtent(33, 4, 3);
    CHECK(cudaMemcpy3DPeer(&copy));
    for (int z = 0; z < 3; z++)
        CHECK(cudaMemcpy2D(got[z], 40, (char *)to.ptr + z * to.pitch * 5, to.pitch, 40, 5,
                           cudaMemcpyDeviceToHost));
    for (int i = 0; i < 3 * 5 * 40; i++) {
        int z = i / 200, y = i / 40 % 5, x = i % 40;
        EXPECT_EQUAL(i, (int)got[z][y][x], x < 33 && y < 4 ? (int)host[z][y][x] : 1);
    }
    CHECK(cudaFree(from.ptr));
    CHECK(cudaFree(to.ptr));
}

// Into an array, and out of it, where widths and places count elements.
static void check_arrays_between_devices()
{
    cudaArray_t array;
    cudaChannelFormatDesc channels = cudaCreateChannelDesc<short>();
    static short host[6][8], got[6][8];
    for (int i = 0; i < 6 * 8; i++)
        host[i / 8][i % 8] = (short)(1000 + i);
    short *from = new_on_device<short>(48), *to = new_on_device<short>(48);
    CHECK(cudaMemcpy(from, host, sizeof host, cudaMemcpyHostToDevice));
    CHECK(cudaMemset(to, 0, sizeof got));
    CHECK(cudaMallocArray(&array, &channels, 8, 6));
    cudaMemcpy3DPeerParms in = {}, out = {};
    in.srcPtr = make_cudaPitchedPtr(from, 16, 8, 6);
    in.dstArray = array;
    in.extent = make_cudaExtent(8, 6, 1);
    CHECK(cudaMemcpy3DPeer(&in));
    out.srcArray = array;
    out.srcPos = make_cudaPos(2, 1, 0);
    out.dstPtr = make_cudaPitchedPtr(to, 16, 8, 6);
    out.extent = make_cudaExtent(5, 4, 1);
    CHECK(cudaMemcpy3DPeerAsync(&out, 0));
    CHECK(cudaMemcpy(got, to, sizeof got, cudaMemcpyDeviceToHost));
    for (int i = 0; i < 6 * 8; i++) {
        int y = i / 8, x = i % 8;
        EXPECT_EQUAL(i, got[y][x], x < 5 && y < 4 ? host[y + 1][x + 2] : 0);
    }
    CHECK(cudaFreeArray(array));
    CHECK(cudaFree(from));
    CHECK(cudaFree(to));
}

int main()
{
    check_streams();
    check_pool();
    check_hints();
    check_blocks_between_devices();
    check_arrays_between_devices();
    return finish();
}
