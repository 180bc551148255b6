/* Streams and events: order, the legacy default stream, times, callbacks, threads, and errors that
 * stay. */
#include "module.h"

#include <pthread.h>

enum { N = 4096 };

static void scale(int *data, int factor, cu2clStream_t stream)
{
    int n = N;
    void *args[] = {&data, &n, &factor};
    dim3 g = {N / 64, 1, 1}, b = {64, 1, 1};
    OK(cu2clLaunchKernel(k_scale, g, b, args, 0, stream));
}

static int *ones(void)
{
    static int data[N];
    int *d = NULL;
    for (int i = 0; i < N; i++)
        data[i] = 1;
    OK(cu2clMalloc((void **)&d, sizeof data));
    OK(cu2clMemcpy(d, data, sizeof data, cu2clMemcpyHostToDevice));
    return d;
}

static int last_of(const int *d)
{
    int value = 0;
    OK(cu2clMemcpy(&value, d + N - 1, sizeof value, cu2clMemcpyDeviceToHost));
    return value;
}

static void default_stream_order(void)
{
    cu2clStream_t a, b, free_running;
    int *d = ones();
    unsigned flags = 9;
    OK(cu2clStreamCreate(&a));
    OK(cu2clStreamCreateWithFlags(&b, cu2clStreamDefault));
    OK(cu2clStreamCreateWithFlags(&free_running, cu2clStreamNonBlocking));
    for (int i = 0; i < 5; i++) { /* a, then the default stream, then b: in order without events */
        scale(d, 2, a);
        scale(d, 3, NULL);
        scale(d, 1, b);
    }
    CHECK(last_of(d) == 7776);
    OK(cu2clStreamGetFlags(free_running, &flags));
    CHECK(flags == cu2clStreamNonBlocking);
    OK(cu2clStreamQuery(a));
    OK(cu2clStreamDestroy(a));
    OK(cu2clStreamDestroy(b));
    OK(cu2clStreamDestroy(free_running));
    CHECK_ERROR(cu2clStreamSynchronize(a), cu2clErrorInvalidResourceHandle);
    CHECK_ERROR(cu2clStreamDestroy(NULL), cu2clErrorInvalidResourceHandle);
    OK(cu2clFree(d));
    cu2clGetLastError();
}

static void events(void)
{
    cu2clStream_t a, b;
    cu2clEvent_t start, end, untimed;
    float ms = -1;
    int *d = ones();
    OK(cu2clStreamCreateWithFlags(&a, cu2clStreamNonBlocking));
    OK(cu2clStreamCreateWithFlags(&b, cu2clStreamNonBlocking));
    OK(cu2clEventCreate(&start));
    OK(cu2clEventCreate(&end));
    OK(cu2clEventCreateWithFlags(&untimed, cu2clEventDisableTiming));
    CHECK_ERROR(cu2clEventElapsedTime(&ms, start, end), cu2clErrorInvalidResourceHandle);
    OK(cu2clEventSynchronize(end));
    OK(cu2clEventRecord(start, a));
    for (int i = 0; i < 10; i++)
        scale(d, 2, a);
    OK(cu2clEventRecord(end, a));
    OK(cu2clEventRecord(untimed, a));
    OK(cu2clStreamWaitEvent(b, untimed, 0));
    scale(d, 3, b);
    OK(cu2clStreamSynchronize(b));
    OK(cu2clEventQuery(end));
    OK(cu2clEventSynchronize(end));
    OK(cu2clEventElapsedTime(&ms, start, end));
    CHECK(ms > 0 && ms < 60000);
    CHECK_ERROR(cu2clEventElapsedTime(&ms, start, untimed), cu2clErrorInvalidResourceHandle);
    CHECK(last_of(d) == 3072);
    OK(cu2clEventDestroy(start));
    OK(cu2clEventDestroy(end));
    OK(cu2clEventDestroy(untimed));
    CHECK_ERROR(cu2clEventDestroy(NULL), cu2clErrorInvalidResourceHandle);
    OK(cu2clStreamDestroy(a));
    OK(cu2clStreamDestroy(b));
    OK(cu2clFree(d));
    cu2clGetLastError();
}

static int *seen, *pinned;

static void on_host(void *user_data)
{
    *(int *)user_data = pinned[N - 1];
    pinned[N - 1] = 1000;
}

static void in_callback(cu2clStream_t stream, cu2clError_t status, void *user_data)
{
    (void)stream;
    *(int *)user_data = status == cu2clSuccess ? pinned[N - 1] : -1;
}

static void host_functions(void)
{
    cu2clStream_t s;
    int first = 0, second = 0, *d = ones();
    seen = &first;
    OK(cu2clMallocHost((void **)&pinned, N * sizeof(int)));
    OK(cu2clStreamCreate(&s));
    scale(d, 5, s);
    OK(cu2clMemcpyAsync(pinned, d, N * sizeof(int), cu2clMemcpyDeviceToHost, s));
    OK(cu2clLaunchHostFunc(s, on_host, &first));
    OK(cu2clMemcpyAsync(d, pinned, N * sizeof(int), cu2clMemcpyHostToDevice, s));
    scale(d, 2, s);
    OK(cu2clMemcpyAsync(pinned, d, N * sizeof(int), cu2clMemcpyDeviceToHost, s));
    OK(cu2clStreamAddCallback(s, in_callback, &second, 0));
    OK(cu2clStreamSynchronize(s));
    CHECK(first == 5 && second == 2000);
    CHECK_ERROR(cu2clLaunchHostFunc(s, NULL, NULL), cu2clErrorInvalidValue);
    OK(cu2clStreamDestroy(s));
    OK(cu2clFreeHost(pinned));
    OK(cu2clFree(d));
    cu2clGetLastError();
}

static void *thread_work(void *unused)
{
    (void)unused;
    CHECK_ERROR(cu2clPeekAtLastError(), cu2clSuccess);
    int *d = ones();
    for (int i = 0; i < 20; i++)
        scale(d, i % 2 ? -1 : 1, cu2clStreamPerThread);
    OK(cu2clStreamSynchronize(cu2clStreamPerThread));
    CHECK(last_of(d) == 1);
    OK(cu2clFree(d));
    return NULL;
}

static void threads(int count)
{
    pthread_t t[4];
    CHECK_ERROR(cu2clSetDevice(99), cu2clErrorInvalidDevice); /* this thread's error alone */
    for (int i = 0; i < count; i++)
        CHECK(pthread_create(&t[i], NULL, thread_work, NULL) == 0);
    for (int i = 0; i < count; i++)
        pthread_join(t[i], NULL);
    CHECK_ERROR(cu2clGetLastError(), cu2clErrorInvalidDevice);
}

static void *default_id(void *id)
{
    OK(cu2clStreamGetId(NULL, id));
    return id;
}

static void per_thread_default(void)
{
    unsigned long long legacy, mine, null, others;
    pthread_t other;
    OK(cu2clStreamGetId(cu2clStreamLegacy, &legacy));
    OK(cu2clStreamGetId(NULL, &null));
    CHECK(null == legacy);
    cu2clUsePerThreadDefaultStream();
    OK(cu2clStreamGetId(NULL, &null));
    OK(cu2clStreamGetId(cu2clStreamPerThread, &mine));
    CHECK(null == mine && null != legacy);
    CHECK(pthread_create(&other, NULL, default_id, &others) == 0);
    pthread_join(other, NULL);
    CHECK(others != null && others != legacy);
    int *d = ones(), expected = 1;
    void *args[] = {&d, &expected};
    OK(launch(k_check, N / 64, 64, args, 0));
    OK(cu2clStreamSynchronize(NULL));
    OK(cu2clFree(d));
}

static void failed_assert(void)
{
    int *d = ones(), expected = 1;
    void *args[] = {&d, &expected};
    OK(launch(k_check, N / 64, 64, args, 0));
    OK(cu2clDeviceSynchronize());
    expected = 2;
    OK(launch(k_check, N / 64, 64, args, 0));
    CHECK_ERROR(cu2clDeviceSynchronize(), cu2clErrorAssert);
    CHECK_ERROR(cu2clGetLastError(), cu2clErrorAssert);
    CHECK_ERROR(cu2clGetLastError(), cu2clErrorAssert);
    CHECK_ERROR(cu2clFree(d), cu2clErrorAssert);
    OK(cu2clDeviceReset());
    d = ones();
    expected = 1;
    OK(launch(k_check, N / 64, 64, args, 0));
    OK(cu2clDeviceSynchronize());
    OK(cu2clFree(d));
}

int main(int argc, char **argv)
{
    (void)argv;
    default_stream_order();
    events();
    host_functions();
    threads(argc > 1 ? 1 : 4); /* an argument: a driver that is not thread-safe */
    failed_assert();
    per_thread_default();
    return finish();
}
