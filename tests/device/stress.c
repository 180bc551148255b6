/* Many launches, copies, events and allocations leave no memory behind, and eight threads that
 * launch on eight streams at once all get their own results. The first argument is the number of
 * launches; bench/runtime does a million. */
#include "module.h"

#include <pthread.h>

enum { N = 1024, THREADS = 8, MANY = 4000 };

static void scale(int *data, int factor, cu2clStream_t stream)
{
    int n = N;
    void *args[] = {&data, &n, &factor};
    dim3 g = {N / 64, 1, 1}, b = {64, 1, 1};
    OK(cu2clLaunchKernel(k_scale, g, b, args, 0, stream));
}

/* Resident memory of the process in KiB. */
static long resident(void)
{
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file || fscanf(file, "%*d %ld", &pages) != 1)
        pages = 0;
    if (file)
        fclose(file);
    return pages * 4;
}

static void use(int *d, cu2clEvent_t event, int count)
{
    int one = 1;
    for (int i = 0; i < count; i++) {
        void *memory;
        OK(cu2clMalloc(&memory, (size_t)1 << (8 + i % 12)));
        scale(d, 1, NULL);
        if (i % 16 == 0) {
            OK(cu2clMemset(memory, 0, 256));
            OK(cu2clEventRecord(event, NULL));
            OK(cu2clMemcpy(d, &one, sizeof one, cu2clMemcpyHostToDevice));
        }
        OK(cu2clFree(memory));
    }
    OK(cu2clDeviceSynchronize());
}

static void nothing_stays(int count)
{
    int *d = NULL;
    cu2clEvent_t event;
    OK(cu2clMalloc((void **)&d, N * sizeof *d));
    OK(cu2clMemset(d, 0, N * sizeof *d));
    OK(cu2clEventCreate(&event));
    use(d, event, count / 2); /* what is kept for good is there then */
    long before = resident();
    use(d, event, count);
    long grown = resident() - before;
    if (before == 0 || grown > 4096)
        fprintf(stderr, "grown by %ld KiB\n", grown);
    CHECK(before > 0 && grown <= 4096);
    OK(cu2clEventDestroy(event));
    OK(cu2clFree(d));
}

static void *run_thread(void *number)
{
    static const int factors[4] = {2, 3, 1, 5};
    int *d = NULL, got[N], expected = 1 + (int)(size_t)number;
    cu2clStream_t stream;
    for (int i = 0; i < N; i++)
        got[i] = expected;
    OK(cu2clStreamCreateWithFlags(&stream, cu2clStreamNonBlocking));
    OK(cu2clMalloc((void **)&d, sizeof got));
    OK(cu2clMemcpyAsync(d, got, sizeof got, cu2clMemcpyHostToDevice, stream));
    for (int i = 0; i < 16; i++) {
        int factor = i < 8 ? factors[(i + expected) % 4] : 1;
        scale(d, factor, stream);
        expected *= factor;
    }
    OK(cu2clMemcpyAsync(got, d, sizeof got, cu2clMemcpyDeviceToHost, stream));
    OK(cu2clStreamSynchronize(stream));
    for (int i = 0; i < N; i++)
        CHECK(got[i] == expected);
    OK(cu2clStreamDestroy(stream));
    OK(cu2clFree(d));
    return NULL;
}

static void threads_and_streams(void)
{
    pthread_t threads[THREADS];
    for (size_t i = 0; i < THREADS; i++)
        CHECK(pthread_create(&threads[i], NULL, run_thread, (void *)i) == 0);
    for (size_t i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
}

int main(int argc, char **argv)
{
    nothing_stays(argc > 1 ? atoi(argv[1]) : MANY);
    threads_and_streams();
    return finish();
}
