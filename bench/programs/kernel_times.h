/* The list of kernels that both layers of this folder keep, and the file they write at the end.
 *
 * The file is named by the variable KERNEL_TIMES; it gets a line per kernel: nanoseconds on the
 * device in all, launches and name, with tabs between. Any thread may call these functions. */
#ifndef KERNEL_TIMES_H
#define KERNEL_TIMES_H

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct kernel_time {
    char *name;
    uint64_t nanoseconds, launches;
};

static struct {
    pthread_mutex_t lock;
    struct kernel_time *kernels;
    size_t count;
} kernel_times = {PTHREAD_MUTEX_INITIALIZER, NULL, 0};

static struct kernel_time *kernel_time_of(const char *name)
{
    for (size_t i = 0; i < kernel_times.count; i++)
        if (strcmp(kernel_times.kernels[i].name, name) == 0)
            return &kernel_times.kernels[i];
    size_t larger = (kernel_times.count + 1) * sizeof *kernel_times.kernels;
    kernel_times.kernels = realloc(kernel_times.kernels, larger);
    char *copy = strdup(name);
    if (!kernel_times.kernels || !copy)
        abort();
    struct kernel_time *added = &kernel_times.kernels[kernel_times.count++];
    *added = (struct kernel_time){copy, 0, 0};
    return added;
}

/* Adds a launch of the kernel `name` (copied) that ran from `start` to `end`, in nanoseconds. */
static void kernel_times_add(const char *name, uint64_t start, uint64_t end)
{
    pthread_mutex_lock(&kernel_times.lock);
    struct kernel_time *kernel = kernel_time_of(name);
    kernel->nanoseconds += end > start ? end - start : 0;
    kernel->launches++;
    pthread_mutex_unlock(&kernel_times.lock);
}

/* Writes the file. What can't be written is missing, which the reader reports. */
static void kernel_times_write(void)
{
    const char *path = getenv("KERNEL_TIMES");
    FILE *out = path ? fopen(path, "w") : NULL;
    if (!out)
        return;
    pthread_mutex_lock(&kernel_times.lock);
    for (size_t i = 0; i < kernel_times.count; i++)
        fprintf(out, "%llu\t%llu\t%s\n", (unsigned long long)kernel_times.kernels[i].nanoseconds,
                (unsigned long long)kernel_times.kernels[i].launches, kernel_times.kernels[i].name);
    pthread_mutex_unlock(&kernel_times.lock);
    fclose(out);
}

#endif
