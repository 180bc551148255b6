/* The driver API on the stub driver: what must be refused, contexts, the names of modules,
 * arguments in a buffer; and each OpenCL call of a program fails once. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <pthread.h>

#include <cu2cl/driver.h>
#include <cu2cl/module.h>
#include <cu2cl/nvrtc.h>

#include "stub_opencl.h"

#define GOOD(call)         assert_int_equal(call, CU2CL_SUCCESS)
#define FAILS(call, error) assert_int_equal(call, CU2CL_ERROR_##error)

/* --- two modules, as the generated headers have them --- */

static const char source[] =
    "__kernel void add(__global int *p, int n, __global int *counter)\n{\n}\n";
static char add_address[1], table_address[1];
static int counter = 3, table = 8;
static const struct cu2clArgInfo add_args[] = {
    {CU2CL_ARG_POINTER, 8, 0}, {CU2CL_ARG_VALUE, 4, 0}, {CU2CL_ARG_SYMBOL, 0, 0}};
static const struct cu2clKernelInfo add_kernels[] = {{add_address, "add", add_args, 3, 0, NULL}};
static const struct cu2clSymbolInfo add_symbols[] = {
    {&counter, "counter", sizeof counter, CU2CL_SYMBOL_DEVICE, 1}};
static const struct cu2clModuleInfo add_module = {
    "folder/adds_1.cl", source, source + sizeof source - 1, "", add_kernels, 1, add_symbols, 1};
/* the second parameter is no argument of the kernel */
static const struct cu2clParameterInfo add_parameters[] = {{0, 0}, {2, 12}};
static const struct cu2clEntryInfo add_entries[] = {{"_Z3addPi5emptyi", add_parameters}};
static const char *const add_variables[] = {"_ZN1n7counterE"};

static const struct cu2clKernelInfo table_kernels[] = {
    {table_address, "look", add_args, 2, 0, NULL}};
static const struct cu2clSymbolInfo table_symbols[] = {
    {&table, "table", sizeof table, CU2CL_SYMBOL_CONSTANT, 1}};
static const struct cu2clModuleInfo table_module = {
    "tables.cl", source, source + sizeof source - 1, "", table_kernels, 1, table_symbols, 1};
static const struct cu2clModuleInfo same_names[] = {
    {"a/same.cl", source, source + sizeof source - 1, "", NULL, 0, NULL, 0},
    {"b/same.cl", source, source + sizeof source - 1, "", NULL, 0, NULL, 0}};

static const struct cu2clModuleInfo other_look = {
    "other.cl", source, source + sizeof source - 1, "", table_kernels, 1, NULL, 0};

static void run(const struct stub_launch *launch)
{
    int n, *p = launch->args[0].pointer;
    memcpy(&n, launch->args[1].value, sizeof n);
    *p += n + *(int *)launch->args[2].pointer;
}

/* --- tests, in an order: the first sees the process before the start --- */

static void test_before_the_start(void **state)
{
    (void)state;
    int number;
    cu2clDrvContext context;
    cu2clDrvDeviceptr memory;
    const char *text = "";
    FAILS(cu2clDrvDeviceGetCount(&number), NOT_INITIALIZED);
    FAILS(cu2clDrvCtxGetCurrent(&context), NOT_INITIALIZED);
    FAILS(cu2clDrvMemAlloc(&memory, 4), NOT_INITIALIZED);
    FAILS(cu2clDrvInit(1), INVALID_VALUE);
    GOOD(cu2clDrvInit(0));
    GOOD(cu2clDrvDeviceGetCount(&number));
    assert_int_equal(number, 1);
    FAILS(cu2clDrvMemAlloc(&memory, 4), INVALID_CONTEXT);
    FAILS(cu2clDrvCtxSynchronize(), INVALID_CONTEXT);
    FAILS(cu2clDrvCtxPopCurrent(NULL), INVALID_CONTEXT);
    FAILS(cu2clDrvDeviceGet(&number, 1), INVALID_DEVICE);
    FAILS(cu2clDrvGetErrorName((cu2clDrvResult)12345, &text), INVALID_VALUE);
    assert_null(text);
    GOOD(cu2clDrvGetErrorName(CU2CL_SUCCESS, &text));
    assert_string_equal(text, "CUDA_SUCCESS");
}

/* The runtime API makes the primary context current. */
static void *use_runtime(void *unused)
{
    cu2clDrvContext own = NULL;
    void *memory = NULL;
    cu2clDrvDeviceptr more = 0;
    bool none = cu2clDrvCtxGetCurrent(&own) == CU2CL_SUCCESS && !own;
    bool good = cu2clMalloc(&memory, 64) == cu2clSuccess &&
                cu2clDrvCtxGetCurrent(&own) == CU2CL_SUCCESS && own &&
                cu2clDrvMemAlloc(&more, 64) == CU2CL_SUCCESS &&
                cu2clDrvMemFree(more) == CU2CL_SUCCESS && cu2clFree(memory) == cu2clSuccess;
    (void)unused;
    return none && good ? &counter : NULL;
}

static void test_contexts(void **state)
{
    (void)state;
    cu2clDrvContext a, b, found;
    pthread_t thread;
    void *result;
    int active;
    unsigned flags;
    GOOD(cu2clDrvCtxCreate(&a, CU2CL_CTX_SCHED_SPIN, 0));
    GOOD(cu2clDrvCtxCreate(&b, 0, 0));
    GOOD(cu2clDrvCtxGetFlags(&flags));
    assert_int_equal(flags, 0);
    FAILS(cu2clDrvDevicePrimaryCtxReset(0), NOT_SUPPORTED);
    GOOD(cu2clDrvCtxDestroy(a)); /* not the current one */
    FAILS(cu2clDrvCtxPushCurrent(a), INVALID_CONTEXT);
    GOOD(cu2clDrvCtxSetCurrent(b));
    GOOD(cu2clDrvCtxDestroy(b));
    FAILS(cu2clDrvCtxDestroy(b), INVALID_CONTEXT);
    FAILS(cu2clDrvCtxSynchronize(), CONTEXT_IS_DESTROYED); /* a, under it */
    GOOD(cu2clDrvCtxPopCurrent(NULL));
    FAILS(cu2clDrvCtxSynchronize(), INVALID_CONTEXT);
    GOOD(cu2clDrvDevicePrimaryCtxRetain(&a, 0));
    GOOD(cu2clDrvDevicePrimaryCtxGetState(0, &flags, &active));
    assert_int_equal(active, 1);
    FAILS(cu2clDrvCtxDestroy(a), INVALID_CONTEXT);
    GOOD(cu2clDrvCtxSetCurrent(a));
    GOOD(cu2clDrvCtxGetCurrent(&found));
    assert_ptr_equal(found, a);
    GOOD(cu2clDrvDevicePrimaryCtxRelease(0));
    FAILS(cu2clDrvDevicePrimaryCtxRelease(0), INVALID_CONTEXT);
    GOOD(cu2clDrvCtxSetCurrent(NULL));
    while (cu2clDrvCtxPopCurrent(NULL) == CU2CL_SUCCESS)
        ;
    assert_int_equal(pthread_create(&thread, NULL, use_runtime, NULL), 0);
    pthread_join(thread, &result);
    assert_non_null(result);
}

static cu2clDrvContext new_context(void)
{
    cu2clDrvContext context = NULL;
    GOOD(cu2clDrvCtxCreate(&context, 0, 0));
    return context;
}

static void test_names_of_files(void **state)
{
    (void)state;
    static const char *const good[] = {"adds.ptx",         "/a/b/adds.cubin",  "adds64.fatbin",
                                       "./adds_64.fatbin", "adds.sm_80.cubin", "adds"};
    cu2clDrvContext context = new_context();
    cu2clDrvModule module;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        GOOD(cu2clDrvModuleLoad(&module, good[i]));
        GOOD(cu2clDrvModuleUnload(module));
        FAILS(cu2clDrvModuleUnload(module), INVALID_HANDLE);
    }
    FAILS(cu2clDrvModuleLoad(&module, "add.ptx"), FILE_NOT_FOUND);
    FAILS(cu2clDrvModuleLoad(&module, "adds.d/"), FILE_NOT_FOUND);
    FAILS(cu2clDrvModuleLoad(&module, "adds32.ptx"), FILE_NOT_FOUND);
    FAILS(cu2clDrvModuleLoad(&module, "64.ptx"), FILE_NOT_FOUND);
    FAILS(cu2clDrvModuleLoad(&module, "same.ptx"), FILE_NOT_FOUND);
    FAILS(cu2clDrvModuleLoad(&module, NULL), INVALID_VALUE);
    GOOD(cu2clDrvModuleLoadData(&module, "cu2cl module folder/adds_1\n"));
    GOOD(cu2clDrvModuleUnload(module));
    GOOD(cu2clDrvModuleLoadData(&module, "cu2cl module b/same"));
    GOOD(cu2clDrvModuleUnload(module));
    FAILS(cu2clDrvModuleLoadData(&module, "cu2cl module adds\n"), FILE_NOT_FOUND);
    FAILS(cu2clDrvModuleLoadData(&module, "cu2cl module folder/adds_1\ncu2cl module none\n"),
          FILE_NOT_FOUND);
    FAILS(cu2clDrvModuleLoadData(&module, ".version 8.0\n.target sm_80\n"), INVALID_IMAGE);
    FAILS(cu2clDrvModuleLoadData(&module, ""), INVALID_IMAGE);
    GOOD(cu2clDrvCtxDestroy(context));
}

/* PTX and machine code that a CUDA build left: the program's kernels stand for them. */
static void test_images_of_nvidia(void **state)
{
    (void)state;
    static const char ptx[] = "//\n.version 8.0\n.target sm_80\n.visible .entry look(\n)\n{ }\n";
    static const char unknown[] =
        "\n.version 8.0\n.target sm_80\n.entry look() {}\n.entry none() {}";
    cu2clDrvContext context = new_context();
    cu2clDrvModule module;
    cu2clDrvFunction function;
    GOOD(cu2clDrvModuleLoadData(&module, ptx));
    GOOD(cu2clDrvModuleGetFunction(&function, module, "look"));
    FAILS(cu2clDrvModuleGetFunction(&function, module, "_Z3addPi5emptyi"), NOT_FOUND);
    GOOD(cu2clDrvModuleUnload(module));
    FAILS(cu2clDrvModuleLoadData(&module, unknown), INVALID_IMAGE);
    GOOD(cu2clDrvModuleLoadData(&module, "\x50\xed\x55\xba\1"));
    GOOD(cu2clDrvModuleGetFunction(&function, module, "look"));
    GOOD(cu2clDrvModuleGetFunction(&function, module, "_Z3addPi5emptyi"));
    GOOD(cu2clDrvModuleUnload(module));
    GOOD(cu2clDrvCtxDestroy(context));
}

static void test_linking(void **state)
{
    (void)state;
    cu2clDrvContext context = new_context();
    cu2clDrvLinkState link;
    cu2clDrvModule module;
    cu2clDrvFunction function;
    char log[8] = "garbage", text[] = "cu2cl module tables\n", ptx[] = ".version 8.0";
    cu2clDrvJitOption options[] = {CU2CL_JIT_INFO_LOG_BUFFER, CU2CL_JIT_INFO_LOG_BUFFER_SIZE_BYTES};
    void *values[] = {log, (void *)sizeof log}, *image = NULL;
    size_t size = 0;
    GOOD(cu2clDrvLinkCreate(2, options, values, &link));
    assert_string_equal(log, "");
    FAILS(cu2clDrvLinkComplete(link, &image, &size), INVALID_VALUE);
    FAILS(cu2clDrvLinkAddData(link, CU2CL_JIT_INPUT_PTX, ptx, sizeof ptx, "a", 0, NULL, NULL),
          INVALID_IMAGE);
    GOOD(cu2clDrvLinkAddFile(link, CU2CL_JIT_INPUT_CUBIN, "adds.cubin", 0, NULL, NULL));
    GOOD(cu2clDrvLinkAddData(link, CU2CL_JIT_INPUT_PTX, text, strlen(text), "b", 0, NULL, NULL));
    GOOD(cu2clDrvLinkComplete(link, &image, &size));
    assert_int_equal(size, strlen(image) + 1);
    GOOD(cu2clDrvModuleLoadData(&module, image));
    GOOD(cu2clDrvLinkDestroy(link));
    GOOD(cu2clDrvModuleGetFunction(&function, module, "_Z3addPi5emptyi"));
    GOOD(cu2clDrvModuleGetFunction(&function, module, "look")); /* the module has no other names */
    FAILS(cu2clDrvModuleGetFunction(&function, module, "add"), NOT_FOUND);
    GOOD(cu2clDrvCtxDestroy(context));
    context = new_context();
    FAILS(cu2clDrvModuleGetFunction(&function, module, "look"), INVALID_HANDLE);
    GOOD(cu2clDrvCtxDestroy(context));
}

static void test_libraries(void **state)
{
    (void)state;
    cu2clDrvLibrary library, other;
    cu2clDrvKernel kernel;
    cu2clDrvFunction function;
    cu2clDrvModule module;
    cu2clDrvDeviceptr memory;
    size_t size;
    FAILS(cu2clDrvLibraryLoadFromFile(&other, "none.cubin", NULL, NULL, 0, NULL, NULL, 0),
          FILE_NOT_FOUND);
    FAILS(cu2clDrvLibraryLoadData(&other, "PTX", NULL, NULL, 0, NULL, NULL, 0), INVALID_IMAGE);
    GOOD(cu2clDrvLibraryLoadFromFile(&library, "adds.cubin", NULL, NULL, 0, NULL, NULL, 0));
    FAILS(cu2clDrvLibraryGetModule(&module, library), INVALID_CONTEXT);
    cu2clDrvContext context = new_context();
    FAILS(cu2clDrvLibraryGetKernel(&kernel, library, "none"), NOT_FOUND);
    GOOD(cu2clDrvLibraryGetKernel(&kernel, library, "_Z3addPi5emptyi"));
    GOOD(cu2clDrvKernelGetFunction(&function, kernel));
    assert_ptr_equal(function, kernel);
    GOOD(cu2clDrvLibraryGetGlobal(&memory, &size, library, "_ZN1n7counterE"));
    assert_int_equal(size, sizeof counter);
    GOOD(cu2clDrvCtxDestroy(context));
    context = new_context();
    GOOD(cu2clDrvLibraryGetModule(&module, library)); /* another one */
    GOOD(cu2clDrvLibraryUnload(library));
    FAILS(cu2clDrvLibraryUnload(library), INVALID_HANDLE);
    FAILS(cu2clDrvModuleUnload(module), INVALID_HANDLE);
    GOOD(cu2clDrvCtxDestroy(context));
}

static void test_compiling(void **state)
{
    (void)state;
    cu2clRtcProgram program = NULL;
    const char *options[] = {"--gpu-architecture=sm_80", "-DN=4"};
    char text[64];
    size_t size = 0;
    assert_int_equal(cu2clRtcCreateProgram(&program, NULL, "", 0, NULL, NULL),
                     CU2CL_RTC_ERROR_INVALID_INPUT);
    assert_int_equal(
        cu2clRtcCreateProgram(&program, "cu2cl module tables\n", "tables.cu", 0, NULL, NULL),
        CU2CL_RTC_SUCCESS);
    assert_int_equal(cu2clRtcGetPTXSize(program, &size), CU2CL_RTC_ERROR_INVALID_PROGRAM);
    assert_int_equal(cu2clRtcCompileProgram(program, 2, options), CU2CL_RTC_ERROR_INVALID_OPTION);
    assert_int_equal(cu2clRtcGetProgramLogSize(program, &size), CU2CL_RTC_SUCCESS);
    assert_true(size > 1);
    assert_int_equal(cu2clRtcCompileProgram(program, 1, options), CU2CL_RTC_SUCCESS);
    assert_int_equal(cu2clRtcGetCUBINSize(program, &size), CU2CL_RTC_SUCCESS);
    assert_int_equal(size, sizeof "cu2cl module tables\n");
    assert_int_equal(cu2clRtcGetCUBIN(program, text), CU2CL_RTC_SUCCESS);
    assert_string_equal(text, "cu2cl module tables\n");
    assert_int_equal(cu2clRtcGetProgramLog(program, text), CU2CL_RTC_SUCCESS);
    assert_string_equal(text, "");
    assert_int_equal(cu2clRtcDestroyProgram(&program), CU2CL_RTC_SUCCESS);
    assert_int_equal(cu2clRtcDestroyProgram(&program), CU2CL_RTC_ERROR_INVALID_PROGRAM);
    assert_int_equal(cu2clRtcCreateProgram(&program, "cu2cl module none\n", "", 0, NULL, NULL),
                     CU2CL_RTC_SUCCESS);
    assert_int_equal(cu2clRtcCompileProgram(program, 0, NULL), CU2CL_RTC_ERROR_COMPILATION);
    assert_int_equal(cu2clRtcDestroyProgram(&program), CU2CL_RTC_SUCCESS);
}

static void test_variables(void **state)
{
    (void)state;
    cu2clDrvContext context = new_context();
    cu2clDrvModule module, second;
    cu2clDrvDeviceptr memory;
    size_t size;
    int value = 100;
    GOOD(cu2clDrvModuleLoad(&module, "adds.ptx"));
    FAILS(cu2clDrvModuleLoad(&second, "adds.ptx"), NOT_SUPPORTED);
    FAILS(cu2clDrvModuleGetGlobal(&memory, &size, module, "counter"), NOT_FOUND);
    GOOD(cu2clDrvModuleGetGlobal(&memory, &size, module, "_ZN1n7counterE"));
    assert_int_equal(size, sizeof counter);
    GOOD(cu2clDrvMemcpyHtoD(memory, &value, sizeof value));
    GOOD(cu2clDrvModuleUnload(module));
    GOOD(cu2clDrvModuleLoad(&module, "adds.ptx"));
    GOOD(cu2clDrvModuleGetGlobal(&memory, NULL, module, "_ZN1n7counterE"));
    GOOD(cu2clDrvMemcpyDtoH(&value, memory, sizeof value));
    assert_int_equal(value, 3);
    /* constants, which only the host writes */
    cu2clDrvModule first;
    GOOD(cu2clDrvModuleLoad(&first, "tables.ptx"));
    GOOD(cu2clDrvModuleLoad(&second, "tables.ptx"));
    FAILS(cu2clDrvModuleGetGlobal(&memory, NULL, first, "table"), NOT_SUPPORTED);
    GOOD(cu2clDrvModuleUnload(second));
    GOOD(cu2clDrvModuleGetGlobal(&memory, NULL, first, "table"));
    FAILS(cu2clDrvModuleLoad(&second, "tables.ptx"), NOT_SUPPORTED);
    GOOD(cu2clDrvCtxDestroy(context)); /* with both modules */
}

static void test_launches(void **state)
{
    (void)state;
    cu2clDrvContext context = new_context();
    cu2clDrvModule module;
    cu2clDrvFunction add;
    cu2clDrvDeviceptr memory;
    int value = 0, n = 10;
    char empty = 0;
    GOOD(cu2clDrvModuleLoad(&module, "adds.ptx"));
    GOOD(cu2clDrvModuleGetFunction(&add, module, "_Z3addPi5emptyi"));
    GOOD(cu2clDrvMemAlloc(&memory, sizeof value));
    GOOD(cu2clDrvMemsetD32(memory, 0, 1));
    void *parameters[] = {&memory, &empty, &n};
    GOOD(cu2clDrvLaunchKernel(add, 1, 1, 1, 1, 1, 1, 0, NULL, parameters, NULL));
    struct {
        cu2clDrvDeviceptr memory;
        char empty;
        int n;
    } all = {memory, 0, 20};
    size_t size = sizeof all;
    void *extra[] = {CU2CL_LAUNCH_PARAM_BUFFER_SIZE, &size, CU2CL_LAUNCH_PARAM_BUFFER_POINTER, &all,
                     CU2CL_LAUNCH_PARAM_END};
    GOOD(cu2clDrvLaunchKernel(add, 1, 1, 1, 1, 1, 1, 0, NULL, NULL, extra));
    FAILS(cu2clDrvLaunchKernel(add, 1, 1, 1, 1, 1, 1, 0, NULL, parameters, extra), INVALID_VALUE);
    FAILS(cu2clDrvLaunchKernel(add, 1, 1, 1, 1, 1, 1, 0, NULL, NULL, NULL), INVALID_VALUE);
    FAILS(cu2clDrvLaunchKernel(add, 0, 1, 1, 1, 1, 1, 0, NULL, parameters, NULL), INVALID_VALUE);
    FAILS(cu2clDrvLaunchKernel((cu2clDrvFunction)(void *)&value, 1, 1, 1, 1, 1, 1, 0, NULL,
                               parameters, NULL),
          INVALID_HANDLE);
    size = 12;
    FAILS(cu2clDrvLaunchKernel(add, 1, 1, 1, 1, 1, 1, 0, NULL, NULL, extra), INVALID_VALUE);
    GOOD(cu2clDrvParamSetv(add, 0, &memory, sizeof memory));
    GOOD(cu2clDrvParamSeti(add, 12, 30));
    GOOD(cu2clDrvParamSetSize(add, 16));
    GOOD(cu2clDrvFuncSetBlockShape(add, 1, 1, 1));
    GOOD(cu2clDrvLaunchGrid(add, 1, 1));
    cu2clDrvLaunchAttribute attribute = {.id = cu2clLaunchAttributeCooperative};
    cu2clDrvLaunchConfig config = {1, 1, 1, 1, 1, 1, 0, NULL, &attribute, 1};
    attribute.value.cooperative = 1;
    GOOD(cu2clDrvLaunchKernelEx(&config, add, parameters, NULL));
    attribute.id = cu2clLaunchAttributeClusterDimension;
    attribute.value.clusterDim.x = 2;
    attribute.value.clusterDim.y = attribute.value.clusterDim.z = 1;
    FAILS(cu2clDrvLaunchKernelEx(&config, add, parameters, NULL), INVALID_CLUSTER_SIZE);
    attribute.id = (cu2clLaunchAttributeID)13;
    FAILS(cu2clDrvLaunchKernelEx(&config, add, parameters, NULL), NOT_SUPPORTED);
    FAILS(cu2clDrvLaunchKernelEx(NULL, add, parameters, NULL), INVALID_VALUE);
    config.numAttrs = 0;
    FAILS(cu2clDrvLaunchKernelEx(&config, (cu2clDrvFunction)(void *)&value, parameters, NULL),
          INVALID_HANDLE);
    FAILS(cu2clDrvParamSetv(add, 4090, &memory, sizeof memory), INVALID_VALUE);
    GOOD(cu2clDrvMemcpyDtoH(&value, memory, sizeof value));
    assert_int_equal(value, 10 + 20 + 30 + 10 + 4 * 3);
    assert_int_equal(cu2clGetLastError(), cu2clSuccess); /* failures above are not the runtime's */
    GOOD(cu2clDrvMemFree(memory));
    GOOD(cu2clDrvCtxDestroy(context));
}

static void test_memory(void **state)
{
    (void)state;
    cu2clDrvContext context = new_context();
    cu2clDrvDeviceptr memory, base = 0;
    size_t pitch = 0, size = 0;
    unsigned managed = 7;
    cu2clDrvContext of = NULL;
    unsigned short rows[2][4] = {{0}};
    FAILS(cu2clDrvMemAlloc(&memory, 0), INVALID_VALUE);
    FAILS(cu2clDrvMemAllocPitch(&memory, &pitch, 8, 2, 3), INVALID_VALUE);
    GOOD(cu2clDrvMemAllocPitch(&memory, &pitch, 8, 2, 4));
    GOOD(cu2clDrvMemsetD2D16(memory, pitch, 0x1234, 4, 2));
    FAILS(cu2clDrvMemsetD16(memory + 1, 0, 1), INVALID_VALUE);
    CU2CL_MEMCPY2D copy = {.srcMemoryType = CU2CL_MEMORYTYPE_DEVICE,
                           .srcDevice = memory,
                           .srcPitch = pitch,
                           .dstMemoryType = CU2CL_MEMORYTYPE_HOST,
                           .dstHost = rows,
                           .dstPitch = 8,
                           .WidthInBytes = 6,
                           .Height = 2};
    GOOD(cu2clDrvMemcpy2D(&copy));
    assert_int_equal(rows[1][2], 0x1234);
    assert_int_equal(rows[1][3], 0);
    copy.dstPitch = 4;
    FAILS(cu2clDrvMemcpy2D(&copy), INVALID_VALUE);
    copy.dstPitch = 8;
    copy.dstHost = NULL;
    FAILS(cu2clDrvMemcpy2D(&copy), INVALID_VALUE);
    GOOD(cu2clDrvMemGetAddressRange(&base, &size, memory + 3));
    assert_int_equal(base, memory);
    GOOD(cu2clDrvPointerGetAttribute(&managed, CU2CL_POINTER_ATTRIBUTE_IS_MANAGED, memory));
    assert_int_equal(managed, 0);
    GOOD(cu2clDrvPointerGetAttribute(&of, CU2CL_POINTER_ATTRIBUTE_CONTEXT, memory));
    assert_ptr_equal(of, context);
    FAILS(cu2clDrvPointerGetAttribute(&of, CU2CL_POINTER_ATTRIBUTE_P2P_TOKENS, memory),
          NOT_SUPPORTED);
    FAILS(cu2clDrvPointerGetAttribute(&of, CU2CL_POINTER_ATTRIBUTE_CONTEXT, 12), INVALID_VALUE);
    GOOD(cu2clDrvMemFree(memory));
    FAILS(cu2clDrvMemGetAddressRange(&base, &size, memory), NOT_FOUND);
    GOOD(cu2clDrvCtxDestroy(context));
}

static void test_managed_memory_and_streams(void **state)
{
    (void)state;
    cu2clDrvContext context = new_context(), of = NULL;
    cu2clDrvDeviceptr memory, rows;
    cu2clStream_t stream;
    size_t pitch;
    unsigned managed = 0;
    int line[4] = {0};
    GOOD(cu2clDrvMemAllocManaged(&memory, 64, cu2clMemAttachGlobal));
    GOOD(cu2clDrvPointerGetAttribute(&managed, CU2CL_POINTER_ATTRIBUTE_IS_MANAGED, memory));
    assert_int_equal(managed, 1);
    GOOD(cu2clDrvStreamCreate(&stream, cu2clStreamDefault));
    GOOD(cu2clDrvStreamGetCtx(stream, &of));
    assert_ptr_equal(of, context);
    GOOD(cu2clDrvMemPrefetchAsync(memory, 64, 0, stream));
    FAILS(cu2clDrvMemPrefetchAsync(memory, 64, 7, stream), INVALID_DEVICE);
    GOOD(cu2clDrvMemAdvise(memory, 64, cu2clMemAdviseSetReadMostly, 0));
    GOOD(cu2clDrvStreamAttachMemAsync(stream, memory, 0, cu2clMemAttachSingle));
    GOOD(cu2clDrvMemAllocPitch(&rows, &pitch, 16, 2, 4));
    GOOD(cu2clDrvMemsetD2D32Async(rows, pitch, 77, 4, 2, stream));
    GOOD(cu2clDrvMemsetD2D8Async(rows, pitch, 1, 4, 2, stream));
    GOOD(cu2clDrvStreamSynchronize(stream));
    GOOD(cu2clDrvMemcpyDtoH(line, rows + pitch, sizeof line));
    assert_int_equal(line[0], 0x01010101);
    assert_int_equal(line[3], 77);
    GOOD(cu2clDrvMemFree(rows));
    GOOD(cu2clDrvMemFree(memory));
    GOOD(cu2clDrvStreamDestroy(stream));
    CU2CL_ARRAY_DESCRIPTOR descriptor = {8, 0, CU2CL_AD_FORMAT_SIGNED_INT32, 1};
    cu2clArray_t array;
    GOOD(cu2clDrvArrayCreate(&array, &descriptor));
    GOOD(cu2clDrvMemcpyHtoAAsync(array, 8, line, sizeof line, NULL));
    memset(line, 0, sizeof line);
    GOOD(cu2clDrvMemcpyAtoHAsync(line, array, 20, 4, NULL));
    GOOD(cu2clDrvCtxSynchronize());
    assert_int_equal(line[0], 77);
    GOOD(cu2clDrvArrayDestroy(array));
    descriptor.NumChannels = 3;
    FAILS(cu2clDrvArrayCreate(&array, &descriptor), INVALID_VALUE);
    GOOD(cu2clDrvCtxDestroy(context));
}

/* Addresses, memory, mappings. */
static void test_mapped_memory(void **state)
{
    (void)state;
    cu2clDrvContext context = new_context();
    cu2clDrvMemAllocationProp properties = {cu2clMemAllocationTypePinned,
                                            cu2clMemHandleTypeNone,
                                            {cu2clMemLocationTypeDevice, 0},
                                            NULL,
                                            {0}};
    cu2clDrvMemAccessDesc access = {{cu2clMemLocationTypeDevice, 0},
                                    cu2clMemAccessFlagsProtReadWrite};
    cu2clDrvMemHandle first, second;
    cu2clDrvDeviceptr range;
    size_t unit = 0;
    int value = 7, got = 0;
    GOOD(cu2clDrvMemGetAllocationGranularity(&unit, &properties,
                                             CU2CL_MEM_ALLOC_GRANULARITY_MINIMUM));
    FAILS(cu2clDrvMemAddressReserve(&range, unit + 1, 0, 0, 0), INVALID_VALUE);
    GOOD(cu2clDrvMemAddressReserve(&range, 3 * unit, 4 * unit, 0, 0));
    assert_int_equal(range % (4 * unit), 0);
    GOOD(cu2clDrvMemCreate(&first, unit, &properties, 0));
    GOOD(cu2clDrvMemCreate(&second, 2 * unit, &properties, 0));
    GOOD(cu2clDrvMemMap(range, unit, 0, first, 0));
    FAILS(cu2clDrvMemMap(range, 2 * unit, 0, second, 0), INVALID_VALUE);            /* taken */
    FAILS(cu2clDrvMemMap(range + 2 * unit, 2 * unit, 0, second, 0), INVALID_VALUE); /* too long */
    FAILS(cu2clDrvMemSetAccess(range, 3 * unit, &access, 1), INVALID_VALUE);
    GOOD(cu2clDrvMemMap(range + unit, 2 * unit, 0, second, 0));
    GOOD(cu2clDrvMemSetAccess(range, 3 * unit, &access, 1));
    access.location.id = 1;
    FAILS(cu2clDrvMemSetAccess(range, unit, &access, 1), NOT_SUPPORTED);
    GOOD(cu2clDrvMemcpyHtoD(range + 3 * unit - sizeof value, &value, sizeof value));
    GOOD(cu2clDrvMemcpyDtoH(&got, range + 3 * unit - sizeof value, sizeof value));
    assert_int_equal(got, 7);
    GOOD(cu2clDrvMemRelease(first));
    FAILS(cu2clDrvMemRelease(first), INVALID_VALUE);
    FAILS(cu2clDrvMemAddressFree(range, 3 * unit), INVALID_VALUE); /* mapped */
    FAILS(cu2clDrvMemUnmap(range, 2 * unit), INVALID_VALUE);       /* a part */
    GOOD(cu2clDrvMemUnmap(range + unit, 2 * unit));
    FAILS(cu2clDrvMemMap(range + unit, 2 * unit, 0, second, 0), NOT_SUPPORTED);
    GOOD(cu2clDrvMemRelease(second));
    GOOD(cu2clDrvMemUnmap(range, unit));
    GOOD(cu2clDrvMemAddressFree(range, 3 * unit));
    FAILS(cu2clDrvMemAddressFree(range, 3 * unit), INVALID_VALUE);
    properties.requestedHandleTypes = cu2clMemHandleTypePosixFileDescriptor;
    FAILS(cu2clDrvMemCreate(&first, unit, &properties, 0), NOT_SUPPORTED);
    GOOD(cu2clDrvCtxDestroy(context));
}

#define TRY(call)                                                                                  \
    do {                                                                                           \
        cu2clDrvResult try_result = (call);                                                        \
        if (try_result != CU2CL_SUCCESS)                                                           \
            return try_result;                                                                     \
    } while (0)

/* A whole program; *value becomes what the kernel computed. */
static cu2clDrvResult program(int *value)
{
    cu2clDrvContext context;
    cu2clDrvModule module;
    cu2clDrvFunction add;
    cu2clDrvDeviceptr memory, variable;
    int n = 4, start = 1;
    char empty = 0;
    void *parameters[] = {&memory, &empty, &n};
    TRY(cu2clDrvCtxCreate(&context, 0, 0));
    TRY(cu2clDrvModuleLoad(&module, "adds.ptx"));
    TRY(cu2clDrvModuleGetFunction(&add, module, "_Z3addPi5emptyi"));
    TRY(cu2clDrvModuleGetGlobal(&variable, NULL, module, "_ZN1n7counterE"));
    TRY(cu2clDrvMemcpyHtoD(variable, &start, sizeof start));
    TRY(cu2clDrvMemAlloc(&memory, sizeof *value));
    TRY(cu2clDrvMemsetD32(memory, 5, 1));
    TRY(cu2clDrvLaunchKernel(add, 1, 1, 1, 1, 1, 1, 0, NULL, parameters, NULL));
    TRY(cu2clDrvMemcpyDtoH(value, memory, sizeof *value));
    TRY(cu2clDrvMemFree(memory));
    return cu2clDrvCtxDestroy(context);
}

static void forget(void)
{
    cu2clDrvContext context;
    while (cu2clDrvCtxPopCurrent(&context) == CU2CL_SUCCESS)
        cu2clDrvCtxDestroy(context);
    assert_int_equal(cu2clDeviceReset(), cu2clSuccess);
    assert_int_equal(stub_live_objects(), 0);
}

static void test_every_call_fails_once(void **state)
{
    (void)state;
    long failures = 0;
    for (long n = 1;; n++) {
        int value = -1;
        forget();
        stub_fail_at(n);
        cu2clDrvResult result = program(&value);
        bool failed = stub_has_failed();
        stub_fail_at(0);
        if (result == CU2CL_SUCCESS)
            assert_int_equal(value, 5 + 4 + 1);
        failures += result != CU2CL_SUCCESS;
        if (!failed)
            break;
    }
    assert_true(failures > 5);
    forget();
}

/* The last test: the module stays. */
static void test_kernels_of_one_name(void **state)
{
    (void)state;
    cu2clDrvContext context = new_context();
    cu2clDrvModule module;
    cu2clRegisterModule(&other_look);
    FAILS(cu2clDrvModuleLoadData(&module, "\x7f"
                                          "ELF\2"),
          INVALID_IMAGE);
    FAILS(cu2clDrvModuleLoadData(&module, ".version 8.0\n.target sm_80\n.entry look()"),
          INVALID_IMAGE);
    GOOD(cu2clDrvModuleLoadData(&module, "cu2cl module tables\n"));
    GOOD(cu2clDrvCtxDestroy(context));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_before_the_start),
        cmocka_unit_test(test_contexts),
        cmocka_unit_test(test_names_of_files),
        cmocka_unit_test(test_images_of_nvidia),
        cmocka_unit_test(test_linking),
        cmocka_unit_test(test_compiling),
        cmocka_unit_test(test_libraries),
        cmocka_unit_test(test_variables),
        cmocka_unit_test(test_launches),
        cmocka_unit_test(test_memory),
        cmocka_unit_test(test_managed_memory_and_streams),
        cmocka_unit_test(test_mapped_memory),
        cmocka_unit_test(test_every_call_fails_once),
        cmocka_unit_test(test_kernels_of_one_name),
    };
    setenv("CU2CL_CACHE", "0", 1);
    setenv("CU2CL_QUIET", "1", 1);
    stub_on_launch = run;
    cu2clRegisterModule(&add_module);
    cu2clRegisterModuleEntries(&add_module, "adds", add_entries, add_variables);
    cu2clRegisterModule(&table_module);
    cu2clRegisterModule(&same_names[0]);
    cu2clRegisterModule(&same_names[1]);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
