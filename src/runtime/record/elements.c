/* Elements of memory, one by one: whether they are within the bounds, and how they are written. */
#include "record/record.h"

#include <math.h>
#include <sys/mman.h>
#include <unistd.h>

enum sameness { DIFFERENT, NOT_SURE, SAME };

/* Two numbers that are as close as this are the same in whatever way their bits are read. */
enum { SURE_DOUBLE_ULPS = 4096, SURE_FLOAT_ULPS = 16 };

bool rt_bounds_read(const char *text, struct rt_bounds *bounds)
{
    char name[16];
    double value;
    int used;
    for (; *text; text += used + (text[used] == ',')) {
        if (sscanf(text, "%15[a-z]=%lf%n", name, &value, &used) != 2 || !(value >= 0))
            return false;
        if (strcmp(name, "relative") == 0)
            bounds->relative = value;
        else if (strcmp(name, "absolute") == 0)
            bounds->absolute = value;
        else if (strcmp(name, "ulps") == 0)
            bounds->ulps = value;
        else
            return false;
    }
    return true;
}

/* How many numbers of the type lie between two of them: their bits, in the order of the numbers. */
static double float_distance(float a, float b)
{
    int32_t i, j;
    memcpy(&i, &a, sizeof i);
    memcpy(&j, &b, sizeof j);
    int64_t p = i < 0 ? -(int64_t)(i & INT32_MAX) : i, q = j < 0 ? -(int64_t)(j & INT32_MAX) : j;
    return (double)(p > q ? p - q : q - p);
}

static double double_distance(double a, double b)
{
    int64_t i, j;
    memcpy(&i, &a, sizeof i);
    memcpy(&j, &b, sizeof j);
    double p = i < 0 ? -(double)(i & INT64_MAX) : (double)i;
    double q = j < 0 ? -(double)(j & INT64_MAX) : (double)j;
    if ((i < 0) == (j < 0))
        return (double)(i > j ? (uint64_t)i - (uint64_t)j : (uint64_t)j - (uint64_t)i);
    return fabs(p - q);
}

static bool within(const struct rt_bounds *bounds, double got, double expected, double ulps)
{
    double off = fabs(got - expected);
    if (isnan(got) || isnan(expected))
        return isnan(got) && isnan(expected);
    if (got == expected)
        return true;
    return ulps <= bounds->ulps || off <= bounds->absolute ||
           (isfinite(expected) && off <= bounds->relative * fabs(expected));
}

/* Something of the program lies there: memory that it allocated, its stack, a function. */
static bool host_has(uintptr_t address)
{
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    return msync((void *)(address & ~(page - 1)), 1, MS_ASYNC) == 0;
}

/* A word of 8 bytes that is an address here was another one there. */
static bool is_address(const void *word)
{
    void *address;
    memcpy(&address, word, sizeof address);
    return (uintptr_t)address > 65536 &&
           (rt_map_find(address) != NULL || host_has((uintptr_t)address));
}

/* Nothing but a number with a point is likely to look like one of this size. */
static bool is_likely(double number)
{
    return number == 0 || (fabs(number) > 1e-30 && fabs(number) < 1e30);
}

static bool within_likely(const struct rt_bounds *bounds, double got, double expected, double ulps)
{
    return is_likely(got) && is_likely(expected) && within(bounds, got, expected, ulps);
}

/* What the trace has for an address. */
static bool may_be_address(const void *word)
{
    uint64_t bits;
    memcpy(&bits, word, sizeof bits);
    return bits > 65536 && bits >> 57 == 0;
}

/* A word of memory whose type is not known may be an address, a double or two floats. What is close
 * as one of these may be wrong as another: the low half of a double says little of it, and is all of
 * a float; that of a float may be a number of 16 bits. Then it is not sure. */
static enum sameness same_word(const struct rt_bounds *bounds, const void *got,
                               const void *expected)
{
    float g[2], e[2];
    double d[2];
    bool is_sure = true;
    memcpy(g, got, sizeof g);
    memcpy(e, expected, sizeof e);
    memcpy(&d[0], got, sizeof *d);
    memcpy(&d[1], expected, sizeof *d);
    if (is_address(got) && may_be_address(expected))
        return SAME;
    double ulps = double_distance(d[0], d[1]);
    bool as_double = within_likely(bounds, d[0], d[1], ulps);
    if (as_double && ulps <= SURE_DOUBLE_ULPS)
        return SAME;
    for (size_t i = 0; i < 2; i++) {
        if (memcmp((const char *)got + i * sizeof *g, (const char *)expected + i * sizeof *e,
                   sizeof *g) == 0)
            continue;
        ulps = float_distance(g[i], e[i]);
        if (!within_likely(bounds, (double)g[i], (double)e[i], ulps))
            return as_double ? NOT_SURE : DIFFERENT;
        is_sure = is_sure && ulps <= SURE_FLOAT_ULPS;
    }
    return is_sure ? SAME : NOT_SURE;
}

static enum sameness same_element(enum trace_type type, const struct rt_bounds *bounds,
                                  const void *got, const void *expected, double *ulps)
{
    float f[2];
    double d[2];
    *ulps = 0;
    if (type == TRACE_FLOAT32) {
        memcpy(&f[0], got, sizeof *f);
        memcpy(&f[1], expected, sizeof *f);
        *ulps = float_distance(f[0], f[1]);
        return within(bounds, (double)f[0], (double)f[1], *ulps) ? SAME : DIFFERENT;
    }
    if (type == TRACE_FLOAT64) {
        memcpy(&d[0], got, sizeof *d);
        memcpy(&d[1], expected, sizeof *d);
        *ulps = double_distance(d[0], d[1]);
        return within(bounds, d[0], d[1], *ulps) ? SAME : DIFFERENT;
    }
    if (type == TRACE_BYTES)
        return same_word(bounds, got, expected);
    bool is_64 = type == TRACE_INT64 || type == TRACE_UINT64;
    return is_64 && is_address(got) && may_be_address(expected) ? SAME : DIFFERENT;
}

static void write_element(enum trace_type type, const void *at, char text[64])
{
    uint64_t bits = 0;
    float f;
    double d;
    size_t size = trace_type_size(type);
    memcpy(&bits, at, size);
    memcpy(&f, at, type == TRACE_FLOAT32 ? sizeof f : 0);
    memcpy(&d, at, type == TRACE_FLOAT64 ? sizeof d : 0);
    unsigned shift = (unsigned)(64 - 8 * size);
    switch (type) {
    case TRACE_FLOAT32: snprintf(text, 64, "%.9g", (double)f); break;
    case TRACE_FLOAT64: snprintf(text, 64, "%.17g", d); break;
    case TRACE_INT8:
    case TRACE_INT16:
    case TRACE_INT32:
    case TRACE_INT64:
        snprintf(text, 64, "%lld", (long long)((int64_t)(bits << shift) >> shift));
        break;
    case TRACE_BYTES: snprintf(text, 64, "0x%016llx", (unsigned long long)bits); break;
    default: snprintf(text, 64, "%llu", (unsigned long long)bits); break;
    }
}

/* Compares two elements that are whole. */
static void compare_one(enum trace_type type, const struct rt_bounds *bounds, const void *got,
                        const void *expected, uint64_t index, struct rt_difference *difference)
{
    double ulps = 0;
    difference->elements++;
    if (memcmp(got, expected, trace_type_size(type)) == 0)
        return;
    enum sameness sameness = same_element(type, bounds, got, expected, &ulps);
    difference->unsure += sameness == NOT_SURE;
    if (sameness != DIFFERENT)
        return;
    if (difference->count++ == 0) {
        difference->first = index;
        difference->first_ulps = ulps;
        write_element(type, got, difference->got);
        write_element(type, expected, difference->expected);
    }
    difference->most_ulps = ulps > difference->most_ulps ? ulps : difference->most_ulps;
}

/* The last word of memory may be a part of one. */
void rt_compare_elements(enum trace_type type, const struct rt_bounds *bounds, const void *got,
                         const void *expected, size_t size, uint64_t index,
                         struct rt_difference *difference)
{
    const char *g = got, *e = expected;
    size_t step = trace_type_size(type), at = 0;
    uint64_t last[2] = {0, 0};
    for (; at + step <= size; at += step)
        compare_one(type, bounds, g + at, e + at, index + at / step, difference);
    if (at < size) {
        memcpy(&last[0], g + at, size - at);
        memcpy(&last[1], e + at, size - at);
        compare_one(type, bounds, &last[0], &last[1], index + at / step, difference);
    }
}
