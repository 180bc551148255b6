/* Streams on the stub driver: whose memory moves with which stream, and priorities; what new memory
 * holds. Each tier has a
 * process of its own. */
#include <limits.h>
#include <setjmp.h>
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

static const char source[] = "__kernel void add(__global int *p)\n{\n}\n";
static char add_address[1];
static const struct cu2clArgInfo add_args[] = {{CU2CL_ARG_POINTER, 8, 0}};
static const struct cu2clKernelInfo kernel_infos[] = {{add_address, "add", add_args, 1, 0, NULL}};
static const struct cu2clModuleInfo module_info = {
    "streams.cl", source, source + sizeof source - 1, "", kernel_infos, 1, NULL, 0};

static void run(const struct stub_launch *launch)
{
    (void)launch;
}

static cu2clError_t launch(int *memory, cu2clStream_t stream)
{
    void *args[] = {&memory};
    dim3 one = {1, 1, 1};
    return cu2clLaunchKernel(add_address, one, one, args, 0, stream);
}

/* Leaves the step with its line as exit status. */
#define STEP(condition)                                                                            \
    do {                                                                                           \
        if (!(condition))                                                                          \
            return __LINE__ % 255 + 1;                                                             \
    } while (0)
#define GOOD(call) STEP((call) == cu2clSuccess)

/* One that waits for the default stream, and one that does not. */
static int create_streams(cu2clStream_t *a, cu2clStream_t *b)
{
    GOOD(cu2clStreamCreate(a));
    GOOD(cu2clStreamCreateWithFlags(b, cu2clStreamNonBlocking));
    return 0;
}

/* The order in which the memory of two streams, of the host and of all moves. */
static int attach_and_launch(void)
{
    int *all, *mine, *other, *kept, *device;
    cu2clStream_t a, b;
    STEP(create_streams(&a, &b) == 0);
    GOOD(cu2clMallocManaged((void **)&all, 64, cu2clMemAttachGlobal));
    GOOD(cu2clMallocManaged((void **)&mine, 64, cu2clMemAttachGlobal));
    GOOD(cu2clMallocManaged((void **)&other, 64, cu2clMemAttachGlobal));
    GOOD(cu2clMallocManaged((void **)&kept, 64, cu2clMemAttachHost));
    GOOD(cu2clMalloc((void **)&device, 64));
    STEP(stub_is_mapped(all) && stub_is_mapped(mine) && stub_is_mapped(kept));
    GOOD(launch(device, a));
    STEP(!stub_is_mapped(all) && !stub_is_mapped(mine) && stub_is_mapped(kept));
    GOOD(cu2clStreamSynchronize(a));
    STEP(stub_is_mapped(all) && stub_is_mapped(mine) && stub_is_mapped(kept));

    GOOD(cu2clStreamAttachMemAsync(a, all, 0, cu2clMemAttachHost));
    GOOD(cu2clStreamAttachMemAsync(a, mine, 0, cu2clMemAttachSingle));
    GOOD(cu2clStreamAttachMemAsync(b, other, 64, cu2clMemAttachSingle));
    GOOD(launch(mine, a));
    STEP(stub_is_mapped(all) && !stub_is_mapped(mine) && stub_is_mapped(other));
    GOOD(launch(other, b));
    STEP(!stub_is_mapped(mine) && !stub_is_mapped(other));
    GOOD(cu2clStreamSynchronize(b));
    STEP(!stub_is_mapped(mine) && stub_is_mapped(other));
    GOOD(cu2clStreamSynchronize(a));
    STEP(stub_is_mapped(mine));

    /* commands that use what stays with the host bring it back */
    GOOD(cu2clMemsetAsync(kept, 1, 64, a));
    STEP(stub_is_mapped(kept) && kept[15] == 0x01010101);
    GOOD(cu2clMemcpyAsync(device, kept, 64, cu2clMemcpyDefault, b));
    STEP(stub_is_mapped(kept));
    memset(kept, 0, 64);
    GOOD(cu2clMemcpy2DAsync(kept, 16, device, 16, 16, 4, cu2clMemcpyDefault, b));
    STEP(stub_is_mapped(kept) && kept[15] == 0x01010101);

    /* an argument is used by the device, whatever it is attached to */
    GOOD(launch(kept, a));
    STEP(!stub_is_mapped(kept));
    GOOD(cu2clDeviceSynchronize());
    STEP(stub_is_mapped(kept));

    /* a stream that waited for another knows that the other's commands are done */
    GOOD(cu2clStreamAttachMemAsync(a, all, 0, cu2clMemAttachSingle));
    GOOD(launch(all, a));
    cu2clEvent_t event;
    GOOD(cu2clEventCreateWithFlags(&event, cu2clEventDisableTiming));
    GOOD(cu2clEventRecord(event, a));
    GOOD(cu2clStreamWaitEvent(b, event, 0));
    GOOD(launch(other, b));
    GOOD(cu2clStreamSynchronize(b));
    STEP(stub_is_mapped(all) && stub_is_mapped(other));
    GOOD(cu2clEventDestroy(event));

    /* without its stream, memory is attached as it was at first */
    GOOD(cu2clStreamDestroy(a));
    GOOD(launch(device, b));
    STEP(!stub_is_mapped(all));
    GOOD(cu2clFree(all));
    return 0;
}

/* A null pointer is no memory that could move. */
static int launch_without_memory(void)
{
    cu2clStream_t stream;
    int *kept;
    GOOD(cu2clStreamCreate(&stream));
    GOOD(cu2clMallocManaged((void **)&kept, 64, cu2clMemAttachHost));
    GOOD(launch(NULL, stream));
    STEP(stub_is_mapped(kept));
    return 0;
}

/* A stream that is given back while memory of it is away. */
static int free_what_is_away(void)
{
    int *memory;
    cu2clStream_t stream;
    GOOD(cu2clStreamCreate(&stream));
    GOOD(cu2clMallocManaged((void **)&memory, 64, cu2clMemAttachGlobal));
    GOOD(cu2clStreamAttachMemAsync(stream, memory, 0, cu2clMemAttachSingle));
    GOOD(launch(memory, stream));
    STEP(!stub_is_mapped(memory));
    GOOD(cu2clFree(memory));
    GOOD(cu2clStreamDestroy(stream));
    GOOD(cu2clMallocManaged((void **)&memory, 64, cu2clMemAttachGlobal));
    GOOD(launch(memory, NULL));
    STEP(!stub_is_mapped(memory));
    GOOD(cu2clDeviceReset());
    STEP(stub_live_objects() == 0);
    return 0;
}

static int priorities(void)
{
    int least = 7, greatest = 7, priority = 7, supported = 0;
    cu2clStream_t high, plain;
    cu2clEvent_t event;
    cu2clLaunchAttributeValue value = {0};
    GOOD(cu2clDeviceGetAttribute(&supported, cu2clDevAttrStreamPrioritiesSupported, 0));
    GOOD(cu2clDeviceGetStreamPriorityRange(&least, &greatest));
    STEP(supported == 1 && least == 0 && greatest == -5);
    GOOD(cu2clDeviceGetStreamPriorityRange(NULL, NULL));
    GOOD(cu2clStreamCreateWithPriority(&high, cu2clStreamNonBlocking, -5));
    STEP(stub_queue_priority == 1); /* high */
    GOOD(cu2clStreamGetPriority(high, &priority));
    STEP(priority == -5);
    /* a queue that measures times has the priority, too */
    GOOD(cu2clEventCreate(&event));
    GOOD(cu2clEventRecord(event, high));
    STEP(stub_queue_priority == 1);
    GOOD(cu2clStreamCreateWithPriority(&plain, cu2clStreamDefault, 3));
    STEP(stub_queue_priority == 0);
    GOOD(cu2clStreamGetPriority(plain, &priority));
    STEP(priority == 0);
    value.priority = INT_MIN;
    GOOD(cu2clStreamSetAttribute(plain, cu2clStreamAttributePriority, &value));
    STEP(stub_queue_priority == 1);
    GOOD(cu2clStreamGetPriority(plain, &priority));
    STEP(priority == -5);
    STEP(cu2clStreamCreateWithPriority(&high, 2, 0) == cu2clErrorInvalidValue);
    STEP(cu2clStreamCreateWithPriority(NULL, 0, 0) == cu2clErrorInvalidValue);
    return 0;
}

/* CU2CL_FILL: every way to allocate, and nothing else. */
static bool holds(const void *device, unsigned char value, size_t size)
{
    unsigned char bytes[300];
    if (cu2clMemcpy(bytes, device, size, cu2clMemcpyDefault) != cu2clSuccess)
        return false;
    for (size_t i = 0; i < size; i++)
        if (bytes[i] != value)
            return false;
    return true;
}

static int fill_new_memory(void)
{
    void *plain, *rows, *managed, *async;
    size_t pitch;
    unsigned char texels[64] = {0};
    struct cu2clArray *array;
    struct cu2clChannelFormatDesc bytes = {8, 0, 0, 0, cu2clChannelFormatKindUnsigned};
    setenv("CU2CL_FILL", "0xab", 1);
    GOOD(cu2clMalloc(&plain, 300));
    GOOD(cu2clMallocPitch(&rows, &pitch, 100, 2));
    GOOD(cu2clMallocManaged(&managed, 64, cu2clMemAttachGlobal));
    GOOD(cu2clMallocAsync(&async, 100, NULL));
    GOOD(cu2clMallocArray(&array, &bytes, 8, 8, 0));
    STEP(holds(plain, 0xab, 300) && holds(rows, 0xab, 100) &&
         holds((char *)rows + pitch, 0xab, 100));
    STEP(holds(managed, 0xab, 64) && holds(async, 0xab, 100));
    GOOD(cu2clMemcpy2DFromArray(texels, 8, array, 0, 0, 8, 8, cu2clMemcpyDeviceToHost));
    STEP(texels[0] == 0xab && texels[63] == 0xab);
    GOOD(cu2clMemset(plain, 1, 300));
    GOOD(cu2clFree(plain));
    setenv("CU2CL_FILL", "0x00", 1);
    GOOD(cu2clMalloc(&plain, 300));
    STEP(holds(plain, 0, 300));
    setenv("CU2CL_FILL", "random", 1);
    GOOD(cu2clMalloc(&rows, 300));
    STEP(!holds(rows, 0, 300) && holds(plain, 0, 300));
    GOOD(cu2clMemset(plain, 7, 300));
    GOOD(cu2clFree(plain));
    setenv("CU2CL_FILL", "0x100", 1); /* no byte: the pool's memory stays */
    GOOD(cu2clMalloc(&plain, 300));
    STEP(holds(plain, 7, 300) || strcmp(getenv("CU2CL_MEMORY"), "buffer") == 0);
    return 0;
}

static void in_child(const char *tier, int (*steps)(void))
{
    int status = 0;
    setenv("CU2CL_MEMORY", tier, 1);
    pid_t child = fork();
    if (child == 0)
        _exit(steps());
    waitpid(child, &status, 0);
    assert_true(WIFEXITED(status));
    if (WEXITSTATUS(status) != 0)
        print_error("%s: the step at line %d (modulo 255)\n", tier, WEXITSTATUS(status) - 1);
    assert_int_equal(WEXITSTATUS(status), 0);
}

static void test_attached_memory(void **state)
{
    (void)state;
    in_child("coarse", launch_without_memory);
    in_child("buffer", launch_without_memory);
    in_child("coarse", attach_and_launch);
    in_child("buffer", attach_and_launch);
}

static void test_freed_memory(void **state)
{
    (void)state;
    in_child("coarse", free_what_is_away);
    in_child("buffer", free_what_is_away);
}

static void test_new_memory(void **state)
{
    (void)state;
    in_child("svm", fill_new_memory);
    in_child("coarse", fill_new_memory);
    in_child("buffer", fill_new_memory);
}

static void test_priorities(void **state)
{
    (void)state;
    in_child("svm", priorities);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_attached_memory),
        cmocka_unit_test(test_freed_memory),
        cmocka_unit_test(test_new_memory),
        cmocka_unit_test(test_priorities),
    };
    setenv("CU2CL_CACHE", "0", 1);
    setenv("CU2CL_QUIET", "1", 1);
    stub_on_launch = run;
    cu2clRegisterModule(&module_info);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
