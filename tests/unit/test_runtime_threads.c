/* Eight threads use the runtime at once, each with a stream, memory and events of its own, and all
 * the same kernel and symbol: every thread gets its own results. Also built with ThreadSanitizer.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <pthread.h>

#include <cu2cl/cu2cl.h>
#include <cu2cl/module.h>

#include "stub_opencl.h"

enum { THREADS = 8, ROUNDS = 200, N = 32 };

static const char source[] =
    "__kernel void add(__global int *p, int n, __constant int *step)\n{\n}\n";
static char stub_address[1];
static int step = 3;
static const struct cu2clArgInfo add_args[] = {
    {CU2CL_ARG_POINTER, 8, 0}, {CU2CL_ARG_VALUE, 4, 0}, {CU2CL_ARG_SYMBOL, 0, 0}};
static const struct cu2clKernelInfo kernel_infos[] = {{stub_address, "add", add_args, 3, 0, NULL}};
static const struct cu2clSymbolInfo symbol_infos[] = {
    {&step, "step", sizeof step, CU2CL_SYMBOL_CONSTANT, 1}};
static const struct cu2clModuleInfo module_info = {
    "stub.cl", source, source + sizeof source - 1, "", kernel_infos, 1, symbol_infos, 1};

static void run_add(const struct stub_launch *launch)
{
    int n, *p = launch->args[0].pointer;
    memcpy(&n, launch->args[1].value, sizeof n);
    for (int i = 0; i < n; i++)
        p[i] += *(int *)launch->args[2].pointer;
}

/* One round; false when a call failed or a number is wrong. */
static bool try_round(cu2clStream_t stream, cu2clEvent_t event, int number)
{
    int data[N], got[N], *d = NULL, n = N;
    void *args[] = {&d, &n};
    dim3 one = {1, 1, 1}, block = {N, 1, 1};
    for (int i = 0; i < N; i++)
        data[i] = number + i;
    bool good =
        cu2clMalloc((void **)&d, sizeof data) == cu2clSuccess &&
        cu2clMemcpyAsync(d, data, sizeof data, cu2clMemcpyHostToDevice, stream) == cu2clSuccess &&
        cu2clLaunchKernel(stub_address, one, block, args, 0, stream) == cu2clSuccess &&
        cu2clEventRecord(event, stream) == cu2clSuccess &&
        cu2clEventSynchronize(event) == cu2clSuccess &&
        cu2clMemcpyAsync(got, d, sizeof got, cu2clMemcpyDeviceToHost, stream) == cu2clSuccess &&
        cu2clStreamSynchronize(stream) == cu2clSuccess &&
        cu2clMemsetAsync(d, 0, sizeof data, stream) == cu2clSuccess &&
        cu2clFreeAsync(d, stream) == cu2clSuccess && cu2clGetLastError() == cu2clSuccess;
    for (int i = 0; i < N && good; i++)
        good = got[i] == number + i + 3;
    return good;
}

static void *run_thread(void *number)
{
    cu2clStream_t stream = NULL;
    cu2clEvent_t event = NULL;
    intptr_t good =
        cu2clStreamCreate(&stream) == cu2clSuccess && cu2clEventCreate(&event) == cu2clSuccess;
    for (int i = 0; i < ROUNDS && good; i++)
        good = try_round(stream, event, (int)(intptr_t)number * 1000 + i);
    good = good && cu2clEventDestroy(event) == cu2clSuccess &&
           cu2clStreamDestroy(stream) == cu2clSuccess;
    return (void *)good;
}

static void use_threads(const char *kind)
{
    pthread_t threads[THREADS];
    setenv("CU2CL_MEMORY", kind, 1);
    for (intptr_t i = 0; i < THREADS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, run_thread, (void *)i), 0);
    for (int i = 0; i < THREADS; i++) {
        void *good = NULL;
        pthread_join(threads[i], &good);
        assert_non_null(good);
    }
    assert_int_equal(cu2clDeviceReset(), cu2clSuccess);
    assert_int_equal(stub_live_objects(), 0);
}

/* The argument, or CU2CL_MEMORY's usual value; a process has one kind of memory. */
static const char *memory = "svm";

static void test_threads(void **state)
{
    (void)state;
    use_threads(memory);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_threads)};
    if (argc > 1)
        memory = argv[1];
    setenv("CU2CL_CACHE", "0", 1);
    stub_on_launch = run_add;
    cu2clRegisterModule(&module_info);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
