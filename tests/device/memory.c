/* Memory: copies of all kinds and shapes, fills, checks of ranges, host and managed memory. */
#include "module.h"

static void copies_and_checks(void)
{
    int data[256], got[256], *d, *e;
    for (int i = 0; i < 256; i++)
        data[i] = i;
    OK(cu2clMalloc((void **)&d, sizeof data));
    OK(cu2clMalloc((void **)&e, sizeof data));
    OK(cu2clMemcpy(d, data, sizeof data, cu2clMemcpyHostToDevice));
    OK(cu2clMemcpy(e + 16, d + 8, 100, cu2clMemcpyDeviceToDevice));
    OK(cu2clMemcpy(got, e + 16, 100, cu2clMemcpyDefault));
    CHECK(memcmp(got, data + 8, 100) == 0);
    OK(cu2clMemcpy(got, data, sizeof data, cu2clMemcpyHostToHost));
    CHECK(memcmp(got, data, sizeof data) == 0);
    CHECK_ERROR(cu2clMemcpy(d + 1, data, sizeof data, cu2clMemcpyHostToDevice),
                cu2clErrorInvalidValue);
    CHECK_ERROR(cu2clMemcpy(got, d + 255, 8, cu2clMemcpyDeviceToHost), cu2clErrorInvalidValue);
    CHECK_ERROR(cu2clMemcpy(got, data, 8, cu2clMemcpyDeviceToHost), cu2clErrorInvalidValue);
    CHECK_ERROR(cu2clMemcpy(NULL, data, 8, cu2clMemcpyHostToDevice), cu2clErrorInvalidValue);
    CHECK_ERROR(cu2clMemcpy(d, data, 8, (enum cu2clMemcpyKind)9), cu2clErrorInvalidMemcpyDirection);
    OK(cu2clMemcpy(NULL, NULL, 0, cu2clMemcpyHostToDevice));
    OK(cu2clFree(d));
    CHECK_ERROR(cu2clFree(d), cu2clErrorInvalidValue);
    CHECK_ERROR(cu2clFree(e + 1), cu2clErrorInvalidValue);
    CHECK_ERROR(cu2clFree(data), cu2clErrorInvalidValue);
    CHECK_ERROR(cu2clMemcpy(d, data, 8, cu2clMemcpyHostToDevice), cu2clErrorInvalidValue);
    OK(cu2clFree(e));
    OK(cu2clFree(NULL));
    cu2clGetLastError();
}

static void fills(void)
{
    unsigned char got[64], *d;
    OK(cu2clMalloc((void **)&d, sizeof got));
    OK(cu2clMemset(d, 0xab, 64));
    OK(cu2clMemset(d + 3, 1, 7));
    OK(cu2clMemsetAsync(d + 32, 2, 16, NULL));
    OK(cu2clMemcpy(got, d, 64, cu2clMemcpyDeviceToHost));
    for (int i = 0; i < 64; i++)
        CHECK(got[i] == (i >= 3 && i < 10 ? 1 : i >= 32 && i < 48 ? 2 : 0xab));
    CHECK_ERROR(cu2clMemset(d + 1, 0, 64), cu2clErrorInvalidValue);
    CHECK_ERROR(cu2clMemset(got, 0, 1), cu2clErrorInvalidValue);
    OK(cu2clFree(d));
    cu2clGetLastError();
}

static void rows_and_slices(void)
{
    enum { W = 5, H = 4, D = 3 };
    int data[D][H][W], got[D][H][W], *d;
    size_t pitch;
    struct cu2clPitchedPtr p;
    struct cu2clMemcpy3DParms copy = {0};
    for (int i = 0; i < D * H * W; i++)
        (&data[0][0][0])[i] = i;
    OK(cu2clMallocPitch((void **)&d, &pitch, W * sizeof(int), H));
    CHECK(pitch >= W * sizeof(int));
    OK(cu2clMemset2D(d, pitch, 0, W * sizeof(int), H));
    OK(cu2clMemcpy2D(d, pitch, data, W * sizeof(int), W * sizeof(int), H, cu2clMemcpyHostToDevice));
    memset(got, 0, sizeof got);
    OK(cu2clMemcpy2D(got, W * sizeof(int), d, pitch, 3 * sizeof(int), H, cu2clMemcpyDeviceToHost));
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++)
            CHECK(got[0][y][x] == (x < 3 ? data[0][y][x] : 0));
    CHECK_ERROR(cu2clMemcpy2D(d, 4, data, 4, 8, 1, cu2clMemcpyHostToDevice),
                cu2clErrorInvalidPitchValue);
    CHECK_ERROR(cu2clMemcpy2D(d, pitch, data, 20, 20, H + 1, cu2clMemcpyHostToDevice),
                cu2clErrorInvalidValue);
    OK(cu2clFree(d));
    OK(cu2clMalloc3D(&p, make_cu2clExtent(W * sizeof(int), H, D)));
    copy.srcPtr = make_cu2clPitchedPtr(data, W * sizeof(int), W, H);
    copy.dstPtr = p;
    copy.extent = make_cu2clExtent(W * sizeof(int), H, D);
    copy.kind = cu2clMemcpyHostToDevice;
    OK(cu2clMemcpy3D(&copy));
    memset(got, 0, sizeof got);
    copy.srcPtr = p;
    copy.dstPtr = make_cu2clPitchedPtr(got, W * sizeof(int), W, H);
    copy.kind = cu2clMemcpyDeviceToHost;
    OK(cu2clMemcpy3D(&copy));
    CHECK(memcmp(data, got, sizeof data) == 0);
    OK(cu2clFree(p.ptr));
    cu2clGetLastError();
}

static void many_allocations(void)
{
    enum { COUNT = 300 };
    static char *d[COUNT];
    size_t before, after, total;
    OK(cu2clMemGetInfo(&before, &total));
    CHECK(before <= total && total > 0);
    for (int i = 0; i < COUNT; i++)
        OK(cu2clMalloc((void **)&d[i], 1 + (size_t)i * 37));
    for (int i = 0; i < COUNT; i++)
        OK(cu2clMemset(d[i], i, 1 + (size_t)i * 37));
    for (int i = 1; i < COUNT; i += 2)
        OK(cu2clFree(d[i]));
    for (int i = 0; i < COUNT; i += 2) {
        unsigned char edge[2] = {0, 0};
        OK(cu2clMemcpy(edge, d[i], 1, cu2clMemcpyDeviceToHost));
        OK(cu2clMemcpy(edge + 1, d[i] + i * 37, 1, cu2clMemcpyDeviceToHost));
        CHECK(edge[0] == (unsigned char)i && edge[1] == (unsigned char)i);
        OK(cu2clFree(d[i]));
    }
    OK(cu2clMemGetInfo(&after, &total));
    CHECK(before == after);
    CHECK_ERROR(cu2clMalloc((void **)&d[0], (size_t)1 << 60), cu2clErrorMemoryAllocation);
    OK(cu2clMalloc((void **)&d[0], 0));
    CHECK(d[0] == NULL);
    cu2clGetLastError();
}

static void scale(int *data, int n, int factor)
{
    void *args[] = {&data, &n, &factor};
    OK(launch(k_scale, ((unsigned)n + 63) / 64, 64, args, 0));
}

static void host_and_managed_memory(void)
{
    int *pinned, *mapped, *device_view, *managed, *d, plain[128];
    struct cu2clPointerAttributes a;
    OK(cu2clMallocHost((void **)&pinned, 128 * sizeof(int)));
    OK(cu2clHostAlloc((void **)&mapped, 128 * sizeof(int), cu2clHostAllocMapped));
    OK(cu2clMallocManaged((void **)&managed, 128 * sizeof(int), cu2clMemAttachGlobal));
    OK(cu2clMalloc((void **)&d, 128 * sizeof(int)));
    for (int i = 0; i < 128; i++)
        pinned[i] = mapped[i] = managed[i] = i;
    OK(cu2clHostGetDevicePointer((void **)&device_view, mapped, 0));
    for (int round = 0; round < 3; round++) {
        scale(device_view, 128, 2);
        scale(managed, 128, 3);
        OK(cu2clDeviceSynchronize());
        mapped[5]++;
        managed[6]++;
    }
    CHECK(mapped[100] == 800 && managed[100] == 2700);
    CHECK(mapped[5] == 40 + 4 + 2 + 1 && managed[6] == 6 * 27 + 9 + 3 + 1);
    OK(cu2clMemcpyAsync(d, pinned, 128 * sizeof(int), cu2clMemcpyHostToDevice, NULL));
    scale(d, 128, 5);
    OK(cu2clMemcpyAsync(pinned, d, 128 * sizeof(int), cu2clMemcpyDeviceToHost, NULL));
    OK(cu2clStreamSynchronize(NULL));
    CHECK(pinned[127] == 635);
    OK(cu2clMemcpy(plain, managed, sizeof plain, cu2clMemcpyDefault));
    CHECK(plain[100] == 2700);
    OK(cu2clMemset(managed, 0, 16));
    CHECK(managed[0] == 0 && managed[3] == 0 && managed[4] == 4 * 27);
    OK(cu2clPointerGetAttributes(&a, managed + 3));
    CHECK(a.type == cu2clMemoryTypeManaged && a.devicePointer == managed + 3);
    OK(cu2clPointerGetAttributes(&a, d));
    CHECK(a.type == cu2clMemoryTypeDevice && a.hostPointer == NULL);
    OK(cu2clPointerGetAttributes(&a, pinned));
    CHECK(a.type == cu2clMemoryTypeHost);
    OK(cu2clPointerGetAttributes(&a, plain));
    CHECK(a.type == cu2clMemoryTypeUnregistered);
    CHECK_ERROR(cu2clFreeHost(d), cu2clErrorInvalidValue);
    OK(cu2clFreeHost(pinned));
    OK(cu2clFreeHost(mapped));
    OK(cu2clFree(managed));
    OK(cu2clFree(d));
    cu2clGetLastError();
}

static void registered_memory(void)
{
    static int data[1024] __attribute__((aligned(4096)));
    int *d;
    OK(cu2clHostRegister(data, sizeof data, cu2clHostRegisterDefault));
    CHECK_ERROR(cu2clHostRegister(data + 4, 16, 0), cu2clErrorHostMemoryAlreadyRegistered);
    OK(cu2clMalloc((void **)&d, sizeof data));
    OK(cu2clMemcpyAsync(d, data, sizeof data, cu2clMemcpyHostToDevice, NULL));
    OK(cu2clStreamSynchronize(NULL));
    OK(cu2clHostUnregister(data));
    CHECK_ERROR(cu2clHostUnregister(data), cu2clErrorHostMemoryNotRegistered);
    OK(cu2clFree(d));
    cu2clGetLastError();
}

int main(void)
{
    copies_and_checks();
    fills();
    rows_and_slices();
    many_allocations();
    host_and_managed_memory();
    registered_memory();
    OK(cu2clDeviceReset());
    copies_and_checks();
    return finish();
}
