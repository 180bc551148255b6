/* Faults of a device, on the stub driver: its memory is used up, a program does not build, a launch
 * is refused, the device is lost. Each call tells of the fault, and the program goes on where
 * CUDA's could. Each tier has a process of its own. */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include <cu2cl/cu2cl.h>

#include "stub_opencl.h"

#define MIB ((size_t)1 << 20)

static const char source[] = "__kernel void add(__global int *p)\n{\n}\n";
static const char broken_source[] = "#error broken\n__kernel void none(__global int *p)\n{\n}\n";
static char add_address[1], none_address[1];
static const struct cu2clArgInfo args_of_add[] = {{CU2CL_ARG_POINTER, 8, 0}};
static const struct cu2clKernelInfo good_kernels[] = {
    {add_address, "add", args_of_add, 1, 0, NULL}};
static const struct cu2clKernelInfo broken_kernels[] = {
    {none_address, "none", args_of_add, 1, 0, NULL}};
static char refused_address[1];
static const struct cu2clKernelInfo refused_kernels[] = {
    {refused_address, "refused", args_of_add, 1, 0, "it is a test"}};
static const struct cu2clModuleInfo modules[] = {
    {"faults.cl", source, source + sizeof source - 1, "", good_kernels, 1, NULL, 0},
    {"broken.cl", broken_source, broken_source + sizeof broken_source - 1, "", broken_kernels, 1,
     NULL, 0},
    {"refused.cl", source, source + sizeof source - 1, "", refused_kernels, 1, NULL, 0}};

static void run(const struct stub_launch *launch)
{
    *(int *)launch->args[0].pointer += 1;
}

static cu2clError_t launch_with(const void *kernel, int *memory, unsigned threads, size_t shared)
{
    void *args[] = {&memory};
    dim3 one = {1, 1, 1}, block = {threads, 1, 1};
    return cu2clLaunchKernel(kernel, one, block, args, shared, NULL);
}

static cu2clError_t launch(int *memory)
{
    return launch_with(add_address, memory, 1, 0);
}

/* Leaves the step with its line as exit status. */
#define STEP(condition)                                                                            \
    do {                                                                                           \
        if (!(condition))                                                                          \
            return __LINE__ % 255 + 1;                                                             \
    } while (0)
#define GOOD(call) STEP((call) == cu2clSuccess)
#define FAILS(call, error)                                                                         \
    STEP((call) == cu2clError##error && cu2clGetLastError() == cu2clError##error &&                \
         cu2clGetLastError() == cu2clSuccess)

/* A kernel still runs, and its result arrives. */
static bool works(int *memory)
{
    int before = 0, after = 0;
    return cu2clMemcpy(&before, memory, sizeof before, cu2clMemcpyDeviceToHost) == cu2clSuccess &&
           launch(memory) == cu2clSuccess && cu2clDeviceSynchronize() == cu2clSuccess &&
           cu2clMemcpy(&after, memory, sizeof after, cu2clMemcpyDeviceToHost) == cu2clSuccess &&
           after == before + 1;
}

static int use_up_memory(void)
{
    int *first, *more[64], count = 0;
    void *other = &first;
    cu2clError_t error;
    stub_memory_limit = 200 * MIB;
    GOOD(cu2clMalloc((void **)&first, 24 * MIB));
    GOOD(cu2clMemset(first, 0, 4));
    while (count < 64 && (error = cu2clMalloc((void **)&more[count], 24 * MIB)) == cu2clSuccess)
        count++;
    STEP(error == cu2clErrorMemoryAllocation && count >= 4 && count < 9);
    FAILS(cu2clMalloc(&other, 24 * MIB), MemoryAllocation);
    STEP(other == &first); /* untouched */
    FAILS(cu2clMallocManaged(&other, 150 * MIB, cu2clMemAttachGlobal), MemoryAllocation);
    FAILS(cu2clMallocAsync(&other, 150 * MIB, NULL), MemoryAllocation);
    STEP(works(first));
    GOOD(cu2clFree(more[--count]));
    GOOD(cu2clMalloc((void **)&more[count++], 24 * MIB));
    STEP(works(more[count - 1]));
    while (count > 0)
        GOOD(cu2clFree(more[--count]));
    GOOD(cu2clMalloc((void **)&more[0], 150 * MIB));
    STEP(works(first));
    GOOD(cu2clDeviceReset());
    STEP(stub_live_objects() == 0);
    return 0;
}

/* What a pool only reserves is there for others. */
static int use_up_memory_by_a_pool(void)
{
    cu2clMemPool_t pool;
    uint64_t keep = UINT64_MAX, reserved = 0;
    int *of_pool, *other;
    stub_memory_limit = 200 * MIB;
    GOOD(cu2clDeviceGetDefaultMemPool(&pool, 0));
    GOOD(cu2clMemPoolSetAttribute(pool, cu2clMemPoolAttrReleaseThreshold, &keep));
    GOOD(cu2clMallocAsync((void **)&of_pool, 120 * MIB, NULL));
    FAILS(cu2clMalloc((void **)&other, 120 * MIB), MemoryAllocation);
    GOOD(cu2clFreeAsync(of_pool, NULL));
    GOOD(cu2clDeviceSynchronize());
    GOOD(cu2clMemPoolGetAttribute(pool, cu2clMemPoolAttrReservedMemCurrent, &reserved));
    STEP(reserved == 0 || reserved >= 120 * MIB);
    GOOD(cu2clMalloc((void **)&other, 120 * MIB));
    STEP(works(other));
    GOOD(cu2clMemPoolGetAttribute(pool, cu2clMemPoolAttrReservedMemCurrent, &reserved));
    STEP(reserved == 0);
    return 0;
}

static int refuse_builds_and_launches(void)
{
    int *d;
    GOOD(cu2clMalloc((void **)&d, 64));
    GOOD(cu2clMemset(d, 0, 64));
    /* one program does not build: its kernel fails at each launch, the others run */
    FAILS(launch_with(none_address, d, 1, 0), NoKernelImageForDevice);
    FAILS(launch_with(none_address, d, 1, 0), NoKernelImageForDevice);
    STEP(works(d));
    FAILS(launch_with(add_address, d, 2000, 0), InvalidConfiguration);
    FAILS(launch_with(add_address, d, 1, (size_t)1 << 30), InvalidValue);
    STEP(works(d));
    /* what only the driver knows */
    stub_launch_code = -5; /* CL_OUT_OF_RESOURCES */
    FAILS(launch(d), LaunchOutOfResources);
    stub_launch_code = -54; /* CL_INVALID_WORK_GROUP_SIZE */
    FAILS(launch(d), InvalidConfiguration);
    stub_launch_code = -4; /* CL_MEM_OBJECT_ALLOCATION_FAILURE */
    FAILS(launch(d), MemoryAllocation);
    stub_launch_code = 0;
    STEP(works(d));
    /* a kernel that needs much of the device for each work-item */
    GOOD(cu2clDeviceReset());
    stub_kernel_group = 64;
    GOOD(cu2clMalloc((void **)&d, 64));
    GOOD(cu2clMemset(d, 0, 64));
    FAILS(launch_with(add_address, d, 65, 0), LaunchOutOfResources);
    GOOD(launch_with(add_address, d, 64, 0));
    STEP(works(d));
    return 0;
}

/* As with CUDA, an error of a device that is gone stays until the device is reset. */
static int lose_the_device(void)
{
    int *d, host[4] = {0};
    cu2clStream_t stream;
    cu2clEvent_t event;
    GOOD(cu2clMalloc((void **)&d, 64));
    GOOD(cu2clMemset(d, 0, 64));
    GOOD(cu2clStreamCreate(&stream));
    GOOD(cu2clEventCreateWithFlags(&event, cu2clEventDisableTiming));
    STEP(works(d));
    stub_lost = true;
    STEP(launch(d) != cu2clSuccess && cu2clGetLastError() != cu2clSuccess);
    STEP(cu2clMemcpy(host, d, sizeof host, cu2clMemcpyDeviceToHost) != cu2clSuccess);
    STEP(cu2clMemcpyAsync(d, host, sizeof host, cu2clMemcpyHostToDevice, stream) != cu2clSuccess);
    STEP(cu2clMemset(d, 1, 64) != cu2clSuccess);
    STEP(cu2clEventRecord(event, stream) != cu2clSuccess);
    STEP(cu2clDeviceSynchronize() == cu2clErrorDevicesUnavailable);
    STEP(cu2clStreamSynchronize(stream) == cu2clErrorDevicesUnavailable);
    STEP(cu2clStreamQuery(stream) == cu2clErrorDevicesUnavailable);
    STEP(cu2clMalloc((void **)&d, 64) == cu2clErrorDevicesUnavailable);
    STEP(cu2clGetLastError() == cu2clErrorDevicesUnavailable);
    STEP(launch(d) == cu2clErrorDevicesUnavailable);
    STEP(cu2clFree(d) != cu2clSuccess);
    cu2clDeviceReset();
    STEP(cu2clMalloc((void **)&d, 64) != cu2clSuccess); /* still gone */
    stub_lost = false;
    GOOD(cu2clDeviceReset());
    cu2clGetLastError();
    GOOD(cu2clMalloc((void **)&d, 64));
    GOOD(cu2clMemset(d, 0, 64));
    STEP(works(d));
    GOOD(cu2clDeviceReset());
    return 0;
}

/* Where kernels can't take registered memory, the device says so, and copies still can. */
static int use_registered_memory(void)
{
    static int host[2048];
    int supported = -1, direct = -1, *d;
    const char *tier = getenv("CU2CL_MEMORY");
    bool takes = strcmp(tier, "address") == 0 || strcmp(tier, "buffer") == 0;
    GOOD(cu2clMalloc((void **)&d, sizeof host));
    GOOD(cu2clMemset(d, 0, sizeof host));
    host[0] = 5;
    GOOD(cu2clHostRegister(host, sizeof host, cu2clHostRegisterDefault));
    GOOD(cu2clDeviceGetAttribute(&supported, cu2clDevAttrHostRegisterSupported, 0));
    GOOD(cu2clDeviceGetAttribute(&direct, cu2clDevAttrCanUseHostPointerForRegisteredMem, 0));
    STEP(supported == takes && direct == takes);
    GOOD(cu2clMemcpy(d, host, sizeof host, cu2clMemcpyDefault));
    STEP(works(d));
    if (takes) {
        GOOD(launch(host));
        GOOD(cu2clDeviceSynchronize());
        STEP(host[0] == 6);
    } else {
        FAILS(launch(host), NotSupported);
    }
    GOOD(cu2clHostUnregister(host));
    GOOD(cu2clFree(d));
    return 0;
}

static void in_child(const char *tier, int (*steps)(void))
{
    int status = 0;
    setenv("CU2CL_MEMORY", tier, 1);
    pid_t child = fork();
    if (child == 0) {
        alarm(20);
        _exit(steps());
    }
    waitpid(child, &status, 0);
    if (!WIFEXITED(status))
        print_error("%s: signal %d\n", tier, WTERMSIG(status));
    else if (WEXITSTATUS(status) != 0)
        print_error("%s: the step at line %d (modulo 255)\n", tier, WEXITSTATUS(status) - 1);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
}

static void in_all_tiers(int (*steps)(void))
{
    static const char *const tiers[] = {"svm", "coarse", "address", "buffer"};
    for (size_t i = 0; i < sizeof tiers / sizeof *tiers; i++)
        in_child(tiers[i], steps);
}

static void test_memory_is_used_up(void **state)
{
    (void)state;
    in_all_tiers(use_up_memory);
}

static void test_a_pool_has_the_memory(void **state)
{
    (void)state;
    in_all_tiers(use_up_memory_by_a_pool);
}

static void test_refused(void **state)
{
    (void)state;
    in_all_tiers(refuse_builds_and_launches);
}

/* Two launches of a kernel that was not ported, and one that CUDA refuses, too. */
static int launch_a_refused_kernel(void)
{
    int *d = NULL;
    cu2clRegisterModule(&modules[2]);
    GOOD(cu2clMalloc((void **)&d, 64));
    STEP(launch_with(refused_address, d, 1, 0) == cu2clErrorNotSupported);
    FAILS(launch_with(refused_address, d, 1, 0), NotSupported);
    STEP(strcmp(cu2clGetErrorString(cu2clErrorNotSupported),
                "operation not supported: kernel refused was not ported: it is a test") == 0);
    STEP(strcmp(cu2clGetErrorString(cu2clErrorInvalidValue), "invalid argument") == 0);
    FAILS(launch_with(add_address, d, 5000, 0), InvalidConfiguration);
    STEP(strcmp(cu2clGetErrorString(cu2clErrorNotSupported), "operation not supported") == 0);
    return 0;
}

/* Kernels that no table has: an instance of a template, twice, and an ordinary one. */
static int launch_unknown_kernels(void)
{
    static char address[2];
    static void *slots[2][2] = {{0, "void fill(T *) [with T = int]"}, {0, "void lost(int *)"}};
    void *args[] = {NULL};
    for (int i = 0; i < 3; i++) {
        cu2clPushLaunchConfiguration((struct cu2clDim3){1, 1, 1}, (struct cu2clDim3){1, 1, 1}, 0,
                                     NULL);
        cu2clLaunchPushed(slots[i / 2], &address[i / 2], args);
        STEP(cu2clGetLastError() == cu2clErrorInvalidDeviceFunction);
    }
    return 0;
}

/* What the child wrote to stderr; its status as waitpid gives it. */
static int read_child(int (*launches)(void), const char *on_refusal, const char *quiet, char *text,
                      size_t size)
{
    int ends[2], status = 0;
    size_t used = 0;
    ssize_t got = 1;
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    if (child == 0) {
        setenv("CU2CL_ON_REFUSAL", on_refusal, 1);
        setenv("CU2CL_QUIET", quiet, 1);
        setenv("CU2CL_TRACE", *quiet == '0' ? "1" : "0", 1);
        dup2(ends[1], 2);
        alarm(20);
        exit(launches());
    }
    close(ends[1]);
    for (; got > 0 && used + 1 < size; used += (size_t)got)
        got = read(ends[0], text + used, size - 1 - used);
    text[used] = '\0';
    close(ends[0]);
    waitpid(child, &status, 0);
    return status;
}

static void test_refusals_are_seen(void **state)
{
    char text[8192];
    int status = read_child(launch_a_refused_kernel, "error", "0", text, sizeof text);
    (void)state;
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
    const char *reason = strstr(text, "cu2cl: kernel refused was not ported: it is a test\n");
    assert_non_null(reason);
    assert_null(strstr(reason + 40, "was not ported")); /* told once */
    assert_non_null(strstr(text, "launch of add refused: a block of 5000"));
    assert_non_null(strstr(text, "cu2cl: 2 launches of 1 kernel did not run"));
    status = read_child(launch_a_refused_kernel, "error", "1", text, sizeof text);
    assert_int_equal(status, 0);
    assert_string_equal(text, "");
    status = read_child(launch_a_refused_kernel, "abort", "0", text, sizeof text);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(WTERMSIG(status), SIGABRT);
    assert_non_null(strstr(text, "ended by CU2CL_ON_REFUSAL=abort"));
}

static void test_unknown_kernels_are_seen(void **state)
{
    char text[8192];
    int status = read_child(launch_unknown_kernels, "error", "0", text, sizeof text);
    (void)state;
    assert_int_equal(status, 0);
    const char *instance = strstr(text, "[with T = int]: name this instance in a source");
    assert_non_null(instance);
    assert_null(strstr(instance + 1, "[with T = int]")); /* told once */
    assert_non_null(strstr(text, "no kernel void lost(int *): give cu2cl the source"));
    assert_non_null(strstr(text, "cu2cl: 3 launches of 2 kernels did not run"));
    status = read_child(launch_unknown_kernels, "abort", "0", text, sizeof text);
    assert_int_equal(WTERMSIG(status), SIGABRT);
}

static void test_registered(void **state)
{
    (void)state;
    in_all_tiers(use_registered_memory);
}

static void test_the_device_is_lost(void **state)
{
    (void)state;
    in_all_tiers(lose_the_device);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_memory_is_used_up),
        cmocka_unit_test(test_a_pool_has_the_memory),
        cmocka_unit_test(test_refused),
        cmocka_unit_test(test_refusals_are_seen),
        cmocka_unit_test(test_unknown_kernels_are_seen),
        cmocka_unit_test(test_registered),
        cmocka_unit_test(test_the_device_is_lost),
    };
    setenv("CU2CL_CACHE", "0", 1);
    setenv("CU2CL_QUIET", "1", 1);
    stub_on_launch = run;
    cu2clRegisterModule(&modules[0]);
    cu2clRegisterModule(&modules[1]);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
