/* CU2CL_TRACE: 1 shows devices, builds and failing OpenCL calls, 2 also every call of the API with
 * its arguments and its result. CU2CL_TRACE_FILE takes the lines instead of stderr. */
#include "base/base.h"

#include <pthread.h>
#include <stdarg.h>
#include <unistd.h>

_Atomic unsigned rt_seeing_bits = RT_SEE_UNREAD;

static pthread_mutex_t reading = PTHREAD_MUTEX_INITIALIZER;
static FILE *out; /* NULL: stderr */
static uint64_t start;
static _Atomic unsigned threads;
static _Thread_local unsigned thread;
static _Thread_local const char *failed;

uint64_t rt_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

unsigned rt_thread_number(void)
{
    if (thread == 0)
        thread = 1 + atomic_fetch_add(&threads, 1);
    return thread;
}

static void open_file(void)
{
    const char *path = getenv("CU2CL_TRACE_FILE");
    out = path && *path ? fopen(path, "w") : NULL;
    if (path && *path && !out)
        rt_message("can't write %s (CU2CL_TRACE_FILE); the trace goes to stderr", path);
    if (out)
        setvbuf(out, NULL, _IOLBF, 0); /* whole, also when the program crashes */
}

unsigned rt_seeing_read(void)
{
    pthread_mutex_lock(&reading);
    unsigned bits = atomic_load(&rt_seeing_bits);
    if (bits & RT_SEE_UNREAD) {
        bits = 0;
        start = rt_now();
        if (rt_is_set("CU2CL_TRACE")) {
            bits = atoi(getenv("CU2CL_TRACE")) >= 2 ? RT_SEE_BUILDS | RT_SEE_CALLS : RT_SEE_BUILDS;
            open_file();
        }
        if (rt_profile_start())
            bits |= RT_SEE_TIMES;
        atomic_store(&rt_seeing_bits, bits);
    }
    pthread_mutex_unlock(&reading);
    return bits;
}

void rt_trace_at(unsigned bits, const char *format, ...)
{
    char text[2048];
    va_list args;
    unsigned seeing = rt_seeing();
    if (!(seeing & bits))
        return;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    if (seeing & RT_SEE_CALLS) {
        unsigned long long micro = (rt_now() - start) / 1000;
        fprintf(out ? out : stderr, "cu2cl: %5llu.%03llu ms, thread %u: %s\n", micro / 1000,
                micro % 1000, rt_thread_number(), text);
    } else {
        fprintf(out ? out : stderr, "cu2cl: %s\n", text);
    }
}

/* --- failing OpenCL calls --- */

const char *rt_cl_name(cl_int code)
{
    switch (code) {
#define NAME(code)                                                                                 \
    case code:                                                                                     \
        return #code;
#include "base/cl_codes.def"
#undef NAME
    default: return "an unknown code";
    }
}

void rt_cl_note(const char *call, cl_int code)
{
    failed = call;
    rt_trace_at(RT_SEE_BUILDS, "%s: %s (%d)", call, rt_cl_name(code), (int)code);
}

const char *rt_cl_failed(void)
{
    return failed ? failed : "OpenCL";
}
