/* The public functions, as CU2CL_TRACE=2 and CU2CL_PROFILE see them.
 *
 * Inside the runtime a function cu2clX has the symbol rt_call_X (see base/base.h), so its calls
 * from inside are not seen. The public symbol is here: it only passes on, unless calls are traced
 * or measured. The list of the functions comes from the header when the build is configured. */
#define RT_CALLS_PUBLIC
#include "api/api.h"

#include <stdarg.h>

/* A line about one call. */
struct line {
    char text[1024];
    size_t used;
    bool success;
    uint64_t start;
};

static void put_text(struct line *line, const char *format, ...) RT_PRINTF(2, 3);
static void put_text(struct line *line, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int n = vsnprintf(line->text + line->used, sizeof line->text - line->used, format, args);
    va_end(args);
    line->used += n > 0 ? (size_t)n : 0;
    if (line->used >= sizeof line->text)
        line->used = sizeof line->text - 1;
}

/* --- values, by type; out parameters show what is in them after a success --- */

static void show_int(struct line *line, const char *name, const void *value, size_t size)
{
    (void)size;
    put_text(line, "%s=%d", name, *(const int *)value);
}

static void show_unsigned(struct line *line, const char *name, const void *value, size_t size)
{
    static const char *const kinds[] = {"HostToHost", "HostToDevice", "DeviceToHost",
                                        "DeviceToDevice", "Default"};
    unsigned number = *(const unsigned *)value;
    (void)size;
    if (strcmp(name, "kind") == 0 && number <= cu2clMemcpyDefault)
        put_text(line, "%s=%s", name, kinds[number]);
    else
        put_text(line, "%s=%u", name, number);
}

static void show_size(struct line *line, const char *name, const void *value, size_t size)
{
    (void)size;
    put_text(line, "%s=%zu", name, *(const size_t *)value);
}

static void show_text(struct line *line, const char *name, const void *value, size_t size)
{
    const char *text = *(const char *const *)value;
    (void)size;
    if (text)
        put_text(line, "%s=\"%s\"", name, text);
    else
        put_text(line, "%s=(nil)", name);
}

static void show_dim3(struct line *line, const char *name, const void *value, size_t size)
{
    const dim3 *d = value;
    (void)size;
    put_text(line, "%s=(%u, %u, %u)", name, d->x, d->y, d->z);
}

static void show_extent(struct line *line, const char *name, const void *value, size_t size)
{
    const struct cu2clExtent *e = value;
    (void)size;
    put_text(line, "%s=(%zu, %zu, %zu)", name, e->width, e->height, e->depth);
}

static void show_pitched(struct line *line, const char *name, const void *value, size_t size)
{
    const struct cu2clPitchedPtr *p = value;
    (void)size;
    put_text(line, "%s=(%p, pitch %zu, %zu x %zu)", name, p->ptr, p->pitch, p->xsize, p->ysize);
}

static void show_other(struct line *line, const char *name, const void *value, size_t size)
{
    if (size == sizeof(void *))
        put_text(line, "%s=%p", name, *(void *const *)value);
    else
        put_text(line, "%s={%zu bytes}", name, size);
}

static bool is_filled(struct line *line, const char *name, const void *value)
{
    void *place = *(void *const *)value;
    put_text(line, "%s=%p", name, place);
    return place && line->success;
}

static void show_int_out(struct line *line, const char *name, const void *value, size_t size)
{
    (void)size;
    if (is_filled(line, name, value))
        put_text(line, " -> %d", **(int *const *)value);
}

static void show_unsigned_out(struct line *line, const char *name, const void *value, size_t size)
{
    (void)size;
    if (is_filled(line, name, value))
        put_text(line, " -> %u", **(unsigned *const *)value);
}

static void show_size_out(struct line *line, const char *name, const void *value, size_t size)
{
    (void)size;
    if (is_filled(line, name, value))
        put_text(line, " -> %zu", **(size_t *const *)value);
}

static void show_float_out(struct line *line, const char *name, const void *value, size_t size)
{
    (void)size;
    if (is_filled(line, name, value))
        put_text(line, " -> %g", (double)**(float *const *)value);
}

/* A pointer to a pointer or handle; other such parameters are lists. */
static void show_pointer_out(struct line *line, const char *name, const void *value, size_t size)
{
    bool list = strcmp(name, "args") == 0 || strcmp(name, "data") == 0;
    (void)size;
    if (is_filled(line, name, value) && !list)
        put_text(line, " -> %p", **(void **const *)value);
}

#define SHOW(x)                                                                                    \
    _Generic((x), int                                                                              \
             : show_int, unsigned                                                                  \
             : show_unsigned, size_t                                                               \
             : show_size, const char *                                                             \
             : show_text, dim3                                                                     \
             : show_dim3, struct cu2clExtent                                                       \
             : show_extent, struct cu2clPitchedPtr                                                 \
             : show_pitched, int *                                                                 \
             : show_int_out, unsigned *                                                            \
             : show_unsigned_out, size_t *                                                         \
             : show_size_out, float *                                                              \
             : show_float_out, void **                                                             \
             : show_pointer_out, cu2clStream_t *                                                   \
             : show_pointer_out, cu2clEvent_t *                                                    \
             : show_pointer_out, default                                                           \
             : show_other)(&line, #x, &(x), sizeof(x))
#define NEXT     put_text(&line, ", ")
#define SHOW1(a) SHOW(a)
#define SHOW2(a, ...)                                                                              \
    SHOW(a);                                                                                       \
    NEXT;                                                                                          \
    SHOW1(__VA_ARGS__)
#define SHOW3(a, ...)                                                                              \
    SHOW(a);                                                                                       \
    NEXT;                                                                                          \
    SHOW2(__VA_ARGS__)
#define SHOW4(a, ...)                                                                              \
    SHOW(a);                                                                                       \
    NEXT;                                                                                          \
    SHOW3(__VA_ARGS__)
#define SHOW5(a, ...)                                                                              \
    SHOW(a);                                                                                       \
    NEXT;                                                                                          \
    SHOW4(__VA_ARGS__)
#define SHOW6(a, ...)                                                                              \
    SHOW(a);                                                                                       \
    NEXT;                                                                                          \
    SHOW5(__VA_ARGS__)
#define SHOW7(a, ...)                                                                              \
    SHOW(a);                                                                                       \
    NEXT;                                                                                          \
    SHOW6(__VA_ARGS__)
#define SHOW8(a, ...)                                                                              \
    SHOW(a);                                                                                       \
    NEXT;                                                                                          \
    SHOW7(__VA_ARGS__)
#define SHOW9(a, ...)                                                                              \
    SHOW(a);                                                                                       \
    NEXT;                                                                                          \
    SHOW8(__VA_ARGS__)
#define SHOW10(a, ...)                                                                             \
    SHOW(a);                                                                                       \
    NEXT;                                                                                          \
    SHOW9(__VA_ARGS__)
#define TENTH(a, b, c, d, e, f, g, h, i, j, show, ...) show
#define SHOW_ALL(...)                                                                              \
    TENTH(__VA_ARGS__, SHOW10, SHOW9, SHOW8, SHOW7, SHOW6, SHOW5, SHOW4, SHOW3, SHOW2, SHOW1, 0)   \
    (__VA_ARGS__)

/* --- the functions --- */

static cu2clError_t finish_call(struct line *line, const char *name, cu2clError_t error)
{
    unsigned seeing = rt_seeing();
    if (seeing & RT_SEE_TIMES)
        rt_profile_host(RT_WORK_CALL, name, -1, line->start);
    if (seeing & RT_SEE_CALLS)
        rt_trace_at(RT_SEE_CALLS, "%s(%s) = %s", name, line->text, cu2clGetErrorName(error));
    return error;
}

#define INNER(name, parameters)                                                                    \
    cu2clError_t inner_##name parameters __asm__("rt_call_" #name);                                \
    cu2clError_t cu2cl##name parameters
#define UNSEEN __builtin_expect(!(rt_seeing() & (RT_SEE_CALLS | RT_SEE_TIMES)), 1)

#define CALL0(name)                                                                                \
    INNER(name, (void))                                                                            \
    {                                                                                              \
        if (UNSEEN)                                                                                \
            return inner_##name();                                                                 \
        struct line line = {.start = rt_now()};                                                    \
        return finish_call(&line, "cu2cl" #name, inner_##name());                                  \
    }

#define CALL(name, parameters, ...)                                                                \
    INNER(name, parameters)                                                                        \
    {                                                                                              \
        if (UNSEEN)                                                                                \
            return inner_##name(__VA_ARGS__);                                                      \
        struct line line = {.start = rt_now()};                                                    \
        cu2clError_t result = inner_##name(__VA_ARGS__);                                           \
        line.success = result == cu2clSuccess;                                                     \
        if (rt_seeing() & RT_SEE_CALLS) {                                                          \
            SHOW_ALL(__VA_ARGS__);                                                                 \
        }                                                                                          \
        return finish_call(&line, "cu2cl" #name, result);                                          \
    }

#include "calls.def"

/* Whatever a program calls, it has this file, and with it the components. */
__attribute__((constructor(102))) static void connect_components(void)
{
    rt_components_connect();
}
