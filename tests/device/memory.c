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

/* Pinned and registered memory as a kernel's argument, also from its middle. */
static void host_memory_in_kernels(void)
{
    static int own[1024] __attribute__((aligned(4096)));
    int *pinned, *d, got[64];
    OK(cu2clMallocHost((void **)&pinned, sizeof own));
    /* Where a launch can't use it, that is an error. */
    if (cu2clHostGetDevicePointer((void **)&d, pinned, 0) == cu2clErrorNotSupported) {
        void *args[] = {&pinned, own, own};
        CHECK_ERROR(launch(k_scale, 1, 64, args, 0), cu2clErrorNotSupported);
        OK(cu2clFreeHost(pinned));
        cu2clGetLastError();
        return;
    }
    OK(cu2clHostRegister(own, sizeof own, cu2clHostRegisterMapped));
    OK(cu2clMalloc((void **)&d, sizeof own));
    for (int i = 0; i < 1024; i++)
        pinned[i] = own[i] = i;
    OK(cu2clMemcpyAsync(d, pinned, sizeof own, cu2clMemcpyHostToDevice, NULL));
    for (int round = 0; round < 2; round++) {
        scale(pinned + 512, 512, 3);
        scale(own, 1024, 5);
        OK(cu2clDeviceSynchronize());
        CHECK(pinned[511] == 511 && own[7] == (round ? 175 : 35));
        pinned[600]++;
    }
    CHECK(pinned[1000] == 9000 && pinned[600] == (1800 + 1) * 3 + 1);
    OK(cu2clMemcpy(d, pinned + 512, sizeof got, cu2clMemcpyHostToDevice));
    OK(cu2clMemcpy(got, d, sizeof got, cu2clMemcpyDeviceToHost));
    CHECK(got[0] == 512 * 9 && got[63] == 575 * 9);
    OK(cu2clMemcpyAsync(pinned, d, sizeof got, cu2clMemcpyDeviceToHost, NULL));
    OK(cu2clDeviceSynchronize());
    CHECK(pinned[63] == 575 * 9);
    OK(cu2clHostUnregister(own));
    OK(cu2clFreeHost(pinned));
    OK(cu2clFree(d));
    CHECK(own[1023] == 1023 * 25);
}

/* Blocks whose pitches differ, between all kinds of memory, against a copy by hand. */
static void blocks_between_memories(void)
{
    enum { W = 7, H = 5, D = 3, SIZE = 4096 };
    static unsigned char image[SIZE], expected[SIZE], got[SIZE];
    unsigned char *place[4]; /* device, device, managed, pinned */
    const size_t to_pitch = 16, from_pitch = 24, rows = 8;
    OK(cu2clMalloc((void **)&place[0], SIZE));
    OK(cu2clMalloc((void **)&place[1], SIZE));
    OK(cu2clMallocManaged((void **)&place[2], SIZE, cu2clMemAttachGlobal));
    OK(cu2clMallocHost((void **)&place[3], SIZE));
    for (int i = 0; i < SIZE; i++)
        image[i] = (unsigned char)(i * 7 + i / 256);
    for (int to = 0; to < 4; to++)
        for (int from = 0; from < 4; from++) {
            struct cu2clMemcpy3DParms p = {.kind = cu2clMemcpyDefault};
            if (to == from)
                continue;
            OK(cu2clMemcpy(place[from], image, SIZE, cu2clMemcpyDefault));
            OK(cu2clMemset(place[to], to, SIZE));
            memset(expected, to, SIZE);
            p.dstPtr = make_cu2clPitchedPtr(place[to] + 33, to_pitch, W, rows);
            p.srcPtr = make_cu2clPitchedPtr(place[from] + 5, from_pitch, W, rows);
            p.srcPos.y = p.dstPos.z = 1;
            p.extent = make_cu2clExtent(W, H, D);
            OK(cu2clMemcpy3D(&p));
            for (size_t z = 0; z < D; z++)
                for (size_t y = 0; y < H; y++)
                    memcpy(expected + 33 + ((z + 1) * rows + y) * to_pitch,
                           image + 5 + (z * rows + y + 1) * from_pitch, W);
            OK(cu2clMemcpy2DAsync(place[to] + 1000, 50, place[from] + 2000, 40, 30, 9,
                                  cu2clMemcpyDefault, NULL));
            for (size_t y = 0; y < 9; y++)
                memcpy(expected + 1000 + y * 50, image + 2000 + y * 40, 30);
            OK(cu2clMemset2D(place[to] + 2001, 77, 0xee, 31, 12));
            for (size_t y = 0; y < 12; y++)
                memset(expected + 2001 + y * 77, 0xee, 31);
            OK(cu2clDeviceSynchronize());
            OK(cu2clMemcpy(got, place[to], SIZE, cu2clMemcpyDefault));
            CHECK(memcmp(got, expected, SIZE) == 0);
        }
    for (int i = 0; i < 3; i++)
        OK(cu2clFree(place[i]));
    OK(cu2clFreeHost(place[3]));
    cu2clGetLastError();
}

/* Freed memory is used again, whatever the order; blocks never overlap. */
static void pool_order(void)
{
    enum { COUNT = 64, ROUNDS = 2000 };
    static unsigned *live[COUNT];
    static size_t size[COUNT];
    unsigned random = 1;
    for (int i = 0; i < ROUNDS; i++) {
        random = random * 1664525u + 1013904223u;
        size_t n = (random >> 20) % COUNT;
        if (live[n])
            OK(cu2clFree(live[n]));
        size[n] = (random >> 8) % 5000 + 1;
        OK(cu2clMalloc((void **)&live[n], size[n]));
        for (int k = 0; k < COUNT; k++)
            CHECK(k == (int)n || !live[k] || (char *)live[k] >= (char *)live[n] + size[n] ||
                  (char *)live[n] >= (char *)live[k] + size[k]);
    }
    for (int i = 0; i < COUNT; i++)
        OK(cu2clFree(live[i]));
    memset(live, 0, sizeof live);
}

int main(void)
{
    copies_and_checks();
    fills();
    rows_and_slices();
    host_memory_in_kernels();
    blocks_between_memories();
    pool_order();
    many_allocations();
    host_and_managed_memory();
    registered_memory();
    OK(cu2clDeviceReset());
    copies_and_checks();
    return finish();
}
