/* Every OpenCL call of every main path fails once: the runtime must return an error or the right
 * result, never crash, and be usable and without leaks after a reset. Each failure has a process of
 * its own. */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include <cu2cl/cu2cl.h>

#include "stub_opencl.h"

enum outcome { RIGHT, REFUSED, WRONG };

#define TRY(call)                                                                                  \
    do {                                                                                           \
        if ((call) != cu2clSuccess)                                                                \
            return REFUSED;                                                                        \
    } while (0)

static const char source[] = "__kernel void twice(__global int *p, int n, __local int *l,\n"
                             "                    __constant int *table, __global int *status)\n"
                             "{\n}\n"
                             "__kernel void sample(ulong reference)\n{\n}\n"
                             "__kernel void whole(__global int *p, __global uint *grid)\n"
                             "{\n}\n"
                             "__kernel void allocate(__global ulong *p, __global uint *heap)\n"
                             "{\n}\n";
static char stub_address[1], whole_address[1], allocate_address[1];
static int table[2] = {7, 8};
static const struct cu2clArgInfo args_of_twice[] = {{CU2CL_ARG_POINTER, 8, 0},
                                                    {CU2CL_ARG_VALUE, 4, 0},
                                                    {CU2CL_ARG_DYNAMIC_LOCAL, 0, 0},
                                                    {CU2CL_ARG_SYMBOL, 0, 0},
                                                    {CU2CL_ARG_STATUS, 0, 0}};
static char sample_address[1];
static struct cu2clTextureReference reference;
static float bound_texel; /* the eighth of the reference's texture; -1: it has none */
static const struct cu2clArgInfo args_of_sample[] = {{CU2CL_ARG_TEXTURE, 8, 1}};
static const struct cu2clArgInfo args_of_whole[] = {{CU2CL_ARG_POINTER, 8, 0},
                                                    {CU2CL_ARG_GRID, 0, 0}};
static const struct cu2clArgInfo args_of_allocate[] = {{CU2CL_ARG_POINTER, 8, 0},
                                                       {CU2CL_ARG_HEAP, 0, 0}};
static const struct cu2clKernelInfo kernel_infos[] = {
    {stub_address, "twice", args_of_twice, 5, 0, NULL},
    {sample_address, "sample", args_of_sample, 1, 0, NULL},
    {whole_address, "whole", args_of_whole, 2, CU2CL_NEEDS_GRID, NULL},
    {allocate_address, "allocate", args_of_allocate, 2, 0, NULL}};
static const struct cu2clSymbolInfo symbol_infos[] = {
    {table, "table", sizeof table, CU2CL_SYMBOL_CONSTANT, 1},
    {&reference, "reference", sizeof reference, CU2CL_SYMBOL_TEXTURE, 0}};
static const struct cu2clModuleInfo module_info = {
    "stub.cl", source, source + sizeof source - 1, "", kernel_infos, 4, symbol_infos, 2};

/* What the kernel does, for the arguments as the driver has them. */
static void run_twice(const struct stub_launch *launch)
{
    const struct stub_arg *a = launch->args;
    unsigned long offset = 0;
    int n;
    if (strcmp(launch->kernel, "whole") == 0) { /* sees an empty barrier */
        *(int *)a[0].pointer += ((unsigned *)a[1].pointer)[0] == 0 ? 1 : 100;
        return;
    }
    memcpy(&n, a[1].value, sizeof n);
    if (strstr(stub_source, "cu_offset_0"))
        memcpy(&offset, a[5].value, sizeof offset);
    int *p = (int *)(void *)((char *)a[0].pointer + offset);
    for (int i = 0; i < n; i++)
        p[i] = (int)(2 * (unsigned)p[i] + ((unsigned *)a[3].pointer)[1]);
    *(int *)a[4].pointer = n == 13 ? 710 : 0;
}

/* Tells how the heap is laid out, and takes a unit. */
static void run_allocate(const struct stub_launch *launch)
{
    uint64_t *out = launch->args[0].pointer;
    uint32_t *heap = launch->args[1].pointer, *bits = heap + 128;
    out[0] = heap[0];
    out[1] = heap[1];
    out[2] = heap[64]--;
    out[3] = bits[0] == 0 && bits[1] == 0x80000000 && bits[2] == ~0u && bits[3] == ~0u;
    out[4] = (uint64_t)(uintptr_t)(bits + (size_t)heap[1] * 3);
}

/* A descriptor starts with the address of its texels, and has its width behind the strides. */
static void run_sample(const struct stub_launch *launch)
{
    uint64_t address, texels;
    uint32_t width;
    memcpy(&address, launch->args[0].value, sizeof address);
    memcpy(&texels, (void *)(uintptr_t)address, sizeof texels);
    memcpy(&width, (char *)(uintptr_t)address + 44, sizeof width);
    const float *values = (const float *)(uintptr_t)texels; /* a 0 where nothing is bound */
    bound_texel = width == 4 ? values[7] : values[0] - 1;
}

static void run(const struct stub_launch *launch)
{
    if (strcmp(launch->kernel, "sample") == 0)
        run_sample(launch);
    else if (strcmp(launch->kernel, "allocate") == 0)
        run_allocate(launch);
    else
        run_twice(launch);
}

static cu2clError_t launch_reference(void)
{
    dim3 one = {1, 1, 1};
    bound_texel = 0;
    cu2clError_t error = cu2clLaunchKernel(sample_address, one, one, NULL, 0, NULL);
    return error == cu2clSuccess ? cu2clDeviceSynchronize() : error;
}

static cu2clError_t launch(int *p, int n)
{
    void *args[] = {&p, &n};
    dim3 one = {1, 1, 1}, block = {32, 1, 1};
    return cu2clLaunchKernel(stub_address, one, block, args, 64, NULL);
}

static enum outcome copies(void)
{
    int data[16], back[16], *d = NULL;
    for (int i = 0; i < 16; i++)
        data[i] = i;
    TRY(cu2clMalloc((void **)&d, sizeof data));
    TRY(cu2clMemset(d, 0, sizeof data));
    TRY(cu2clMemcpy(d, data, sizeof data, cu2clMemcpyHostToDevice));
    TRY(cu2clMemcpy(d + 8, d, 32, cu2clMemcpyDeviceToDevice));
    TRY(cu2clMemcpy2D(back, 8, d, 16, 8, 4, cu2clMemcpyDeviceToHost));
    bool good = back[0] == 0 && back[2] == 4 && back[4] == 0 && back[7] == 5;
    TRY(cu2clMemcpy(back, d, sizeof back, cu2clMemcpyDeviceToHost));
    good = good && back[7] == 7 && back[8] == 0 && back[15] == 7;
    TRY(cu2clFree(d));
    return good ? RIGHT : WRONG;
}

static enum outcome launches(void)
{
    int data[4] = {1, 2, 3, 4}, back[4] = {0}, *d = NULL;
    TRY(cu2clMalloc((void **)&d, sizeof data));
    TRY(cu2clMemcpy(d, data, sizeof data, cu2clMemcpyHostToDevice));
    TRY(launch(d, 4));
    TRY(launch(d + 1, 2));
    TRY(cu2clDeviceSynchronize());
    TRY(cu2clMemcpy(back, d, sizeof back, cu2clMemcpyDeviceToHost));
    TRY(cu2clFree(d));
    return back[0] == 10 && back[1] == 32 && back[2] == 36 && back[3] == 16 ? RIGHT : WRONG;
}

/* A kernel with a barrier of its grid, on a device that does not promise to run two groups at once.
 */
static enum outcome cooperative_launches(void)
{
    int back = 0, *d = NULL;
    void *args[] = {&d};
    dim3 one = {1, 1, 1}, two = {2, 1, 1};
    TRY(cu2clMalloc((void **)&d, sizeof back));
    TRY(cu2clMemset(d, 0, sizeof back));
    TRY(cu2clLaunchCooperativeKernel(whole_address, one, one, args, 0, NULL));
    TRY(cu2clLaunchCooperativeKernel(whole_address, one, one, args, 0, NULL));
    bool refused =
        cu2clLaunchCooperativeKernel(whole_address, two, one, args, 0, NULL) != cu2clSuccess &&
        cu2clLaunchKernel(whole_address, two, one, args, 0, NULL) != cu2clSuccess;
    TRY(cu2clMemcpy(&back, d, sizeof back, cu2clMemcpyDeviceToHost));
    TRY(cu2clFree(d));
    return refused && back == 2 ? RIGHT : WRONG;
}

/* The heap of malloc in kernels: of the size that is set before, and kept over launches. */
static enum outcome heap(void)
{
    uint64_t back[8] = {0}, *d = NULL;
    void *args[] = {&d};
    dim3 one = {1, 1, 1};
    size_t limit = 0;
    TRY(cu2clDeviceGetLimit(&limit, cu2clLimitMallocHeapSize));
    if (limit != 8 << 20)
        return WRONG;
    TRY(cu2clDeviceSetLimit(cu2clLimitMallocHeapSize, 1000));
    TRY(cu2clMalloc((void **)&d, sizeof back));
    TRY(cu2clLaunchKernel(allocate_address, one, one, args, 0, NULL));
    TRY(cu2clLaunchKernel(allocate_address, one, one, args, 0, NULL));
    TRY(cu2clMemcpy(back, d, sizeof back, cu2clMemcpyDeviceToHost));
    TRY(cu2clDeviceGetLimit(&limit, cu2clLimitMallocHeapSize));
    void *block = (void *)(uintptr_t)back[4];
    bool refused =
        cu2clDeviceSetLimit(cu2clLimitMallocHeapSize, 2000) == cu2clErrorInvalidValue &&
        cu2clMemcpy(back + 5, block, 16, cu2clMemcpyDeviceToHost) == cu2clErrorInvalidValue &&
        cu2clMemset(block, 0, 16) == cu2clErrorInvalidValue &&
        cu2clFree(block) == cu2clErrorInvalidValue;
    cu2clGetLastError();
    TRY(cu2clFree(d));
    bool good = back[0] == 63 && back[1] == 4 && back[2] == 62 && back[3] == 1;
    return good && refused && limit == 1000 ? RIGHT : WRONG;
}

static enum outcome symbols(void)
{
    int value = 99, back = 0;
    TRY(cu2clMemcpyToSymbol(table, &value, sizeof value, 4, cu2clMemcpyHostToDevice));
    TRY(cu2clMemcpyFromSymbol(&back, table, sizeof back, 4, cu2clMemcpyDeviceToHost));
    if (back != 99)
        return WRONG;
    TRY(cu2clMemcpyFromSymbol(&back, table, sizeof back, 0, cu2clMemcpyDeviceToHost));
    return back == 7 ? RIGHT : WRONG;
}

/* Where the kernel of a reference finds its descriptor: the texels' address comes first. */
static enum outcome textures(void)
{
    float texels[12], back[12] = {0};
    cu2clArray_t array = NULL;
    cu2clTextureObject_t object = 0;
    struct cu2clChannelFormatDesc channels =
        cu2clCreateChannelDesc(32, 0, 0, 0, cu2clChannelFormatKindFloat);
    struct cu2clResourceDesc resource = {.resType = cu2clResourceTypeArray}, got;
    struct cu2clTextureDesc modes = {.filterMode = cu2clFilterModeLinear};
    struct cu2clMemcpy3DParms copy = {.kind = cu2clMemcpyDeviceToHost};
    for (int i = 0; i < 12; i++)
        texels[i] = (float)i;
    TRY(cu2clMallocArray(&array, &channels, 4, 3, 0));
    TRY(cu2clMemcpy2DToArray(array, 0, 0, texels, 16, 16, 3, cu2clMemcpyHostToDevice));
    TRY(cu2clMemcpyFromArray(back, array, 4, 1, 24, cu2clMemcpyDeviceToHost));
    bool good = back[0] == 5 && back[5] == 10 && back[6] == 0;
    copy.srcArray = array;
    copy.srcPos = make_cu2clPos(1, 1, 0);
    copy.dstPtr = make_cu2clPitchedPtr(back, 16, 4, 3);
    copy.extent = make_cu2clExtent(2, 2, 1);
    TRY(cu2clMemcpy3D(&copy));
    good = good && back[0] == 5 && back[1] == 6 && back[4] == 9 && back[5] == 10;
    resource.res.array.array = array;
    TRY(cu2clCreateTextureObject(&object, &resource, &modes, NULL));
    TRY(cu2clGetTextureObjectResourceDesc(&got, object));
    good = good && got.res.array.array == array;
    TRY(cu2clBindTextureToArray(&reference, array, &channels));
    TRY(launch_reference());
    good = good && bound_texel == 7;
    TRY(cu2clUnbindTexture(&reference));
    TRY(launch_reference());
    good = good && bound_texel == -1;
    TRY(cu2clDestroyTextureObject(object));
    TRY(cu2clFreeArray(array));
    return good ? RIGHT : WRONG;
}

static enum outcome mipmaps(void)
{
    float texels[2] = {3, 4}, back[2] = {0};
    cu2clMipmappedArray_t mipmap = NULL;
    cu2clArray_t level = NULL, none = NULL;
    cu2clTextureObject_t object = 0;
    struct cu2clChannelFormatDesc channels =
        cu2clCreateChannelDesc(32, 0, 0, 0, cu2clChannelFormatKindFloat);
    struct cu2clResourceDesc resource = {.resType = cu2clResourceTypeMipmappedArray};
    struct cu2clTextureDesc modes = {.normalizedCoords = 1, .maxMipmapLevelClamp = 9};
    struct cu2clExtent extent = make_cu2clExtent(4, 2, 0);
    TRY(cu2clMallocMipmappedArray(&mipmap, &channels, extent, 9, 0));
    TRY(cu2clGetMipmappedArrayLevel(&level, mipmap, 1));
    TRY(cu2clMemcpy2DToArray(level, 0, 0, texels, 8, 8, 1, cu2clMemcpyHostToDevice));
    TRY(cu2clMemcpyFromArray(back, level, 0, 0, 8, cu2clMemcpyDeviceToHost));
    bool good = back[0] == 3 && back[1] == 4;
    good = good && cu2clGetMipmappedArrayLevel(&none, mipmap, 3) == cu2clErrorInvalidValue;
    TRY(cu2clFreeArray(level));
    good = good &&
           cu2clMalloc3DArray(&none, &channels, extent, cu2clArraySparse) == cu2clErrorNotSupported;
    resource.res.mipmap.mipmap = mipmap;
    TRY(cu2clCreateTextureObject(&object, &resource, &modes, NULL));
    TRY(cu2clDestroyTextureObject(object));
    modes.normalizedCoords = 0;
    good = good &&
           cu2clCreateTextureObject(&object, &resource, &modes, NULL) == cu2clErrorInvalidValue;
    TRY(cu2clFreeMipmappedArray(mipmap));
    return good ? RIGHT : WRONG;
}

static enum outcome streams(void)
{
    cu2clStream_t s = NULL;
    cu2clEvent_t a = NULL, b = NULL;
    int *d = NULL, value = 5;
    float ms = -1;
    TRY(cu2clStreamCreate(&s));
    TRY(cu2clEventCreate(&a));
    TRY(cu2clEventCreate(&b));
    TRY(cu2clMalloc((void **)&d, 64));
    TRY(cu2clEventRecord(a, s));
    TRY(cu2clMemcpyAsync(d, &value, 4, cu2clMemcpyHostToDevice, s));
    TRY(cu2clEventRecord(b, s));
    TRY(cu2clStreamWaitEvent(NULL, b, 0));
    TRY(cu2clEventSynchronize(b));
    TRY(cu2clEventElapsedTime(&ms, a, b));
    TRY(cu2clStreamQuery(s));
    TRY(cu2clStreamSynchronize(s));
    TRY(cu2clEventDestroy(a));
    TRY(cu2clEventDestroy(b));
    TRY(cu2clStreamDestroy(s));
    TRY(cu2clFree(d));
    return ms > 0 ? RIGHT : WRONG;
}

/* What a stream captured, as a child of a graph made by nodes, with memory of its own. */
static enum outcome graphs(void)
{
    int data[4] = {1, 2, 3, 4}, back[4] = {0}, n = 4, *d = NULL;
    cu2clStream_t s = NULL;
    cu2clGraph_t captured = NULL, graph = NULL;
    cu2clGraphExec_t exec = NULL;
    cu2clGraphNode_t room, fill, child;
    dim3 one = {1, 1, 1}, block = {32, 1, 1};
    void *args[] = {&d, &n};
    struct cu2clMemAllocNodeParams memory = {
        .poolProps = {.allocType = cu2clMemAllocationTypePinned,
                      .location = {cu2clMemLocationTypeDevice, 0}},
        .bytesize = 64};
    struct cu2clMemsetParams words = {
        .value = 0x01020304, .elementSize = 4, .width = 4, .height = 1};
    TRY(cu2clMalloc((void **)&d, sizeof data));
    TRY(cu2clStreamCreate(&s));
    TRY(cu2clStreamBeginCapture(s, cu2clStreamCaptureModeRelaxed));
    TRY(cu2clMemcpyAsync(d, data, sizeof data, cu2clMemcpyHostToDevice, s));
    TRY(cu2clLaunchKernel(stub_address, one, block, args, 64, s));
    TRY(cu2clMemcpyAsync(back, d, sizeof back, cu2clMemcpyDeviceToHost, s));
    TRY(cu2clStreamEndCapture(s, &captured));
    TRY(cu2clGraphCreate(&graph, 0));
    TRY(cu2clGraphAddMemAllocNode(&room, graph, NULL, 0, &memory));
    words.dst = memory.dptr;
    TRY(cu2clGraphAddMemsetNode(&fill, graph, &room, 1, &words));
    TRY(cu2clGraphAddChildGraphNode(&child, graph, &fill, 1, captured));
    TRY(cu2clGraphDestroy(captured));
    TRY(cu2clGraphInstantiate(&exec, graph, cu2clGraphInstantiateFlagAutoFreeOnLaunch));
    TRY(cu2clGraphDestroy(graph));
    data[1] = 12;
    TRY(cu2clGraphLaunch(exec, s));
    TRY(cu2clGraphLaunch(exec, s));
    TRY(cu2clStreamSynchronize(s));
    bool good = back[0] == 10 && back[1] == 32 && back[3] == 16;
    TRY(cu2clMemcpy(back, memory.dptr, sizeof back, cu2clMemcpyDeviceToHost));
    good = good && back[0] == 0x01020304 && back[3] == 0x01020304;
    TRY(cu2clFree(memory.dptr));
    TRY(cu2clGraphExecDestroy(exec));
    TRY(cu2clStreamDestroy(s));
    TRY(cu2clFree(d));
    return good ? RIGHT : WRONG;
}

/* One of two bodies runs, as the value's default says. */
static enum outcome conditions(void)
{
    int back[4] = {0}, *d = NULL;
    cu2clGraph_t graph = NULL;
    cu2clGraphExec_t exec = NULL;
    cu2clGraphNode_t node;
    cu2clGraphConditionalHandle handle;
    struct cu2clGraphNodeParams choice = {.type = cu2clGraphNodeTypeConditional};
    struct cu2clMemsetParams words = {
        .value = 0x01010101, .elementSize = 4, .width = 4, .height = 1};
    TRY(cu2clMalloc((void **)&d, sizeof back));
    words.dst = d;
    TRY(cu2clGraphCreate(&graph, 0));
    TRY(cu2clGraphConditionalHandleCreate(&handle, graph, 1, cu2clGraphCondAssignDefault));
    choice.conditional.handle = handle;
    choice.conditional.type = cu2clGraphCondTypeSwitch;
    choice.conditional.size = 2;
    TRY(cu2clGraphAddNode(&node, graph, NULL, NULL, 0, &choice));
    TRY(cu2clGraphAddMemsetNode(&node, choice.conditional.phGraph_out[0], NULL, 0, &words));
    words.value = 0x02020202;
    TRY(cu2clGraphAddMemsetNode(&node, choice.conditional.phGraph_out[1], NULL, 0, &words));
    TRY(cu2clGraphInstantiate(&exec, graph, 0));
    TRY(cu2clGraphLaunch(exec, NULL));
    TRY(cu2clMemcpy(back, d, sizeof back, cu2clMemcpyDeviceToHost));
    TRY(cu2clGraphExecDestroy(exec));
    TRY(cu2clGraphDestroy(graph));
    TRY(cu2clFree(d));
    return back[0] == 0x02020202 && back[3] == 0x02020202 ? RIGHT : WRONG;
}

/* Managed memory that belongs to a stream, and some that the host keeps and lends. */
static enum outcome attached_memory(void)
{
    int n = 4, *mine = NULL, *kept = NULL;
    cu2clStream_t s = NULL;
    dim3 one = {1, 1, 1}, block = {32, 1, 1};
    void *args[] = {&mine, &n};
    TRY(cu2clStreamCreateWithPriority(&s, cu2clStreamNonBlocking, -1));
    TRY(cu2clMallocManaged((void **)&mine, 4 * sizeof *mine, cu2clMemAttachGlobal));
    TRY(cu2clMallocManaged((void **)&kept, 4 * sizeof *kept, cu2clMemAttachHost));
    TRY(cu2clStreamAttachMemAsync(s, mine, 0, cu2clMemAttachSingle));
    for (int i = 0; i < 4; i++)
        mine[i] = i;
    TRY(cu2clLaunchKernel(stub_address, one, block, args, 64, s));
    TRY(cu2clMemsetAsync(kept, 1, 4 * sizeof *kept, s));
    TRY(cu2clStreamSynchronize(s));
    bool good = mine[1] == 10 && mine[3] == 14 && kept[3] == 0x01010101;
    TRY(cu2clMemcpy(mine, kept, 4 * sizeof *mine, cu2clMemcpyDefault));
    TRY(cu2clDeviceSynchronize());
    good = good && mine[3] == 0x01010101;
    TRY(cu2clStreamDestroy(s));
    TRY(cu2clFree(mine));
    TRY(cu2clFree(kept));
    return good ? RIGHT : WRONG;
}

static enum outcome pools(void)
{
    cu2clMemPool_t pool = NULL;
    struct cu2clMemPoolProps properties = {.allocType = cu2clMemAllocationTypePinned,
                                           .location = {cu2clMemLocationTypeDevice, 0}};
    uint64_t keep = UINT64_MAX, reserved = 1;
    int value = 0, *d = NULL;
    TRY(cu2clMemPoolCreate(&pool, &properties));
    TRY(cu2clMemPoolSetAttribute(pool, cu2clMemPoolAttrReleaseThreshold, &keep));
    for (int round = 0; round < 2; round++) {
        TRY(cu2clMallocFromPoolAsync((void **)&d, 64, pool, NULL));
        TRY(cu2clMemset(d, 3, sizeof *d));
        TRY(cu2clMemcpy(&value, d, sizeof value, cu2clMemcpyDeviceToHost));
        TRY(cu2clFreeAsync(d, NULL));
        TRY(cu2clStreamSynchronize(NULL));
    }
    TRY(cu2clMemPoolTrimTo(pool, 0));
    TRY(cu2clMemPoolGetAttribute(pool, cu2clMemPoolAttrReservedMemCurrent, &reserved));
    TRY(cu2clMemPoolDestroy(pool));
    return value == 0x03030303 && reserved == 0 ? RIGHT : WRONG;
}

static enum outcome host_memory(void)
{
    int *pinned = NULL, *managed = NULL, *mapped = NULL, *view = NULL;
    TRY(cu2clMallocHost((void **)&pinned, 64));
    TRY(cu2clMallocManaged((void **)&managed, 64, cu2clMemAttachGlobal));
    TRY(cu2clHostAlloc((void **)&mapped, 64, cu2clHostAllocMapped));
    TRY(cu2clHostGetDevicePointer((void **)&view, mapped, 0));
    managed[0] = mapped[0] = 1;
    TRY(launch(managed, 1));
    TRY(launch(view, 1));
    TRY(cu2clDeviceSynchronize());
    int expected = 2 + 8; /* the table's second entry */
    bool good = managed[0] == expected && mapped[0] == expected;
    TRY(cu2clMemcpy(pinned, managed, 4, cu2clMemcpyDefault));
    good = good && pinned[0] == expected;
    TRY(cu2clFreeHost(pinned));
    TRY(cu2clFreeHost(mapped));
    TRY(cu2clFree(managed));
    return good ? RIGHT : WRONG;
}

static const struct {
    const char *name;
    enum outcome (*run)(void);
} paths[] = {{"copies", copies},
             {"launches", launches},
             {"cooperative launches", cooperative_launches},
             {"heap", heap},
             {"symbols", symbols},
             {"textures", textures},
             {"mipmaps", mipmaps},
             {"streams", streams},
             {"host memory", host_memory},
             {"graphs", graphs},
             {"conditions", conditions},
             {"attached memory", attached_memory},
             {"pools", pools}};

/* In a process of its own: the n-th call fails, then all is reset and works. Exit status: 0 right,
 * 1 wrong, 2 nothing failed. */
static int try_failure(size_t path, long n)
{
    stub_fail_at(n);
    enum outcome outcome = paths[path].run();
    bool happened = stub_has_failed();
    stub_fail_at(0);
    if (outcome == WRONG || (!happened && outcome != RIGHT))
        return 1;
    if (!happened)
        return 2;
    if (cu2clGetLastError() == cu2clSuccess && outcome == REFUSED)
        return 1;
    cu2clDeviceReset();
    cu2clGetLastError();
    int count = 0;
    /* A platform whose query failed at the start is not asked again. */
    if (cu2clGetDeviceCount(&count) == cu2clErrorNoDevice)
        return 0;
    if (paths[path].run() != RIGHT || cu2clDeviceReset() != cu2clSuccess)
        return 1;
    return 0;
}

/* cmocka's handlers would go on with the next test in the child. */
static void use_default_signals(void)
{
    signal(SIGSEGV, SIG_DFL);
    signal(SIGBUS, SIG_DFL);
    signal(SIGABRT, SIG_DFL);
    signal(SIGFPE, SIG_DFL);
    signal(SIGILL, SIG_DFL);
}

static int in_child(size_t path, long n)
{
    int status = 0;
    pid_t child = fork();
    if (child == 0) {
        use_default_signals();
        alarm(5);
        _exit(try_failure(path, n));
    }
    waitpid(child, &status, 0);
    if (!WIFEXITED(status)) {
        print_error("%s: call %ld: signal %d\n", paths[path].name, n, WTERMSIG(status));
        return 1;
    }
    if (WEXITSTATUS(status) == 1)
        print_error("%s: call %ld: wrong\n", paths[path].name, n);
    return WEXITSTATUS(status);
}

static void fail_every_call(const char *tier)
{
    int bad = 0;
    setenv("CU2CL_MEMORY", tier, 1);
    for (size_t path = 0; path < sizeof paths / sizeof *paths; path++) {
        long n = 1;
        int status;
        while ((status = in_child(path, n)) != 2 && n < 2000) {
            bad += status == 1;
            n++;
        }
        assert_true(n > 20); /* the path makes calls, and they were reached */
        assert_true(n < 2000);
    }
    assert_int_equal(bad, 0);
}

static void test_svm(void **state)
{
    (void)state;
    fail_every_call("svm");
}

static void test_coarse(void **state)
{
    (void)state;
    fail_every_call("coarse");
}

static void test_address(void **state)
{
    (void)state;
    fail_every_call("address");
}

static void test_buffer(void **state)
{
    (void)state;
    fail_every_call("buffer");
}

/* Without failures, a reset gives back every OpenCL object. */
static int count_leaks(const char *tier)
{
    setenv("CU2CL_MEMORY", tier, 1);
    for (size_t path = 0; path < sizeof paths / sizeof *paths; path++)
        if (paths[path].run() != RIGHT || cu2clDeviceReset() != cu2clSuccess)
            return 100;
    return (int)stub_live_objects();
}

static void test_reset_releases_everything(void **state)
{
    static const char *const tiers[] = {"svm", "coarse", "address", "buffer"};
    (void)state;
    for (size_t i = 0; i < sizeof tiers / sizeof *tiers; i++) {
        int status = 0;
        pid_t child = fork();
        if (child == 0)
            _exit(count_leaks(tiers[i]));
        waitpid(child, &status, 0);
        assert_true(WIFEXITED(status));
        assert_int_equal(WEXITSTATUS(status), 0);
    }
}

/* Questions about the device build nothing; its first use builds, and a failure is that of a
 * launch. Returns the number of the first thing that is not so. */
static int use_step_by_step(void)
{
    struct cu2clDeviceProp properties;
    int *d = NULL, value;
    if (cu2clGetDeviceProperties(&properties, 0) != cu2clSuccess || cu2clGetDevice(&value) ||
        cu2clDeviceGetAttribute(&value, cu2clDevAttrWarpSize, 0) || stub_source[0] != '\0')
        return 1;
    stub_build_fails = true;
    if (cu2clMalloc((void **)&d, 64) != cu2clSuccess || stub_source[0] == '\0')
        return 2;
    if (launch(d, 1) != cu2clErrorNoKernelImageForDevice ||
        cu2clGetLastError() != cu2clErrorNoKernelImageForDevice)
        return 3;
    if (cu2clDeviceReset() != cu2clSuccess || stub_live_objects() != 0)
        return 4;
    stub_build_fails = false;
    stub_source[0] = '\0';
    if (cu2clMalloc((void **)&d, 64) != cu2clSuccess || stub_source[0] != '\0')
        return 5; /* after a reset, only what is launched is built */
    if (launch(d, 1) != cu2clSuccess || stub_source[0] == '\0')
        return 6;
    stub_source[0] = '\0';
    return launch(d, 1) == cu2clSuccess && stub_source[0] == '\0' ? 0 : 7;
}

/* The runtime's own kernels are built with the program's, in one go; each by itself where they
 * don't build together. Returns the number of the first thing that is not so. */
static int build_together(void)
{
    int *d = NULL;
    if (cu2clMalloc((void **)&d, 64) != cu2clSuccess || stub_programs != 1)
        return 1;
    if (!strstr(stub_source, "cu2cl_address(") || !strstr(stub_source, "twice("))
        return 2;
    if (launch(d, 1) != cu2clSuccess || stub_programs != 1)
        return 3;
    if (cu2clDeviceReset() != cu2clSuccess || stub_live_objects() != 0)
        return 4;
    stub_build_fails = true;
    if (cu2clMalloc((void **)&d, 64) == cu2clSuccess &&
        launch(d, 1) != cu2clErrorNoKernelImageForDevice)
        return 5;
    stub_build_fails = false;
    return strstr(stub_source, "cu2cl_address(") ? 6 : 0;
}

static void check_child(const char *tier, int (*run_child)(void))
{
    int status = 0;
    setenv("CU2CL_MEMORY", tier, 1);
    pid_t child = fork();
    if (child == 0)
        _exit(run_child());
    waitpid(child, &status, 0);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
}

static void test_builds_at_first_use(void **state)
{
    (void)state;
    check_child("svm", use_step_by_step);
    check_child("address", build_together);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_svm),
        cmocka_unit_test(test_coarse),
        cmocka_unit_test(test_address),
        cmocka_unit_test(test_buffer),
        cmocka_unit_test(test_reset_releases_everything),
        cmocka_unit_test(test_builds_at_first_use),
    };
    setenv("CU2CL_CACHE", "0", 1);
    setenv("CU2CL_QUIET", "1", 1);
    stub_on_launch = run;
    cu2clRegisterModule(&module_info);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
