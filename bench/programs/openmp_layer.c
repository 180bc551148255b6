/* Times of the parallel regions of an OpenMP program that knows nothing of it: loaded by LD_PRELOAD,
 * it stands before GCC's OpenMP library, and takes the time of each region that is within no other,
 * until its last thread has ended. The time in which threads are started is not counted. A region
 * is named by where its function lies in the program: 0x and the offset, as nm shows it. */
#include "kernel_times.h"

#include <dlfcn.h>
#include <omp.h>
#include <time.h>

typedef void region(void *);

enum { NAME_SIZE = 32 };

static void *real(const char *name)
{
    void *function = dlsym(RTLD_NEXT, name);
    if (!function)
        abort();
    return function;
}

static uint64_t now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static void nothing(void *data)
{
    (void)data;
}

static void start_threads(unsigned threads)
{
    static unsigned started;
    unsigned wanted = threads ? threads : (unsigned)omp_get_max_threads();
    if (wanted == started)
        return;
    if (!started)
        atexit(kernel_times_write);
    started = wanted;
    ((void (*)(region *, void *, unsigned, unsigned))real("GOMP_parallel"))(nothing, NULL, threads,
                                                                            0);
}

/* The time before a region, or 0 for one within another. */
static uint64_t enter(unsigned threads)
{
    if (omp_get_level() > 0)
        return 0;
    start_threads(threads);
    return now();
}

static void leave(region *body, uint64_t start)
{
    uint64_t end = now();
    Dl_info place;
    char name[NAME_SIZE];
    if (!start)
        return;
    uintptr_t base = dladdr((void *)body, &place) ? (uintptr_t)place.dli_fbase : 0;
    snprintf(name, sizeof name, "0x%lx", (unsigned long)((uintptr_t)body - base));
    kernel_times_add(name, start, end);
}

void GOMP_parallel(region *body, void *data, unsigned threads, unsigned flags)
{
    uint64_t start = enter(threads);
    ((void (*)(region *, void *, unsigned, unsigned))real("GOMP_parallel"))(body, data, threads,
                                                                            flags);
    leave(body, start);
}

unsigned GOMP_parallel_reductions(region *body, void *data, unsigned threads, unsigned flags)
{
    uint64_t start = enter(threads);
    unsigned result = ((unsigned (*)(region *, void *, unsigned, unsigned))real(
        "GOMP_parallel_reductions"))(body, data, threads, flags);
    leave(body, start);
    return result;
}

void GOMP_parallel_sections(region *body, void *data, unsigned threads, unsigned count,
                            unsigned flags)
{
    uint64_t start = enter(threads);
    ((void (*)(region *, void *, unsigned, unsigned, unsigned))real("GOMP_parallel_sections"))(
        body, data, threads, count, flags);
    leave(body, start);
}

#define LOOP(name)                                                                                 \
    void name(region *body, void *data, unsigned threads, long first, long last, long step,        \
              long chunk, unsigned flags)                                                          \
    {                                                                                              \
        uint64_t start = enter(threads);                                                           \
        ((void (*)(region *, void *, unsigned, long, long, long, long, unsigned))real(#name))(     \
            body, data, threads, first, last, step, chunk, flags);                                 \
        leave(body, start);                                                                        \
    }
LOOP(GOMP_parallel_loop_static)
LOOP(GOMP_parallel_loop_dynamic)
LOOP(GOMP_parallel_loop_guided)
LOOP(GOMP_parallel_loop_nonmonotonic_dynamic)
LOOP(GOMP_parallel_loop_nonmonotonic_guided)

/* Loops whose schedule the variable OMP_SCHEDULE gives have no chunk. */
#define RUNTIME_LOOP(name)                                                                         \
    void name(region *body, void *data, unsigned threads, long first, long last, long step,        \
              unsigned flags)                                                                      \
    {                                                                                              \
        uint64_t start = enter(threads);                                                           \
        ((void (*)(region *, void *, unsigned, long, long, long, unsigned))real(#name))(           \
            body, data, threads, first, last, step, flags);                                        \
        leave(body, start);                                                                        \
    }
RUNTIME_LOOP(GOMP_parallel_loop_runtime)
RUNTIME_LOOP(GOMP_parallel_loop_nonmonotonic_runtime)
RUNTIME_LOOP(GOMP_parallel_loop_maybe_nonmonotonic_runtime)
