/* A launch with its configuration and arguments, as CU2CL_TRACE=2 shows it. */
#include "kernel/kernel.h"

#include <stdarg.h>

/* Appends to a text of fixed size. */
static void append(char *text, size_t size, const char *format, ...) RT_PRINTF(3, 4);
static void append(char *text, size_t size, const char *format, ...)
{
    va_list args;
    size_t used = strlen(text);
    va_start(args, format);
    vsnprintf(text + used, size - used, format, args);
    va_end(args);
}

/* The types of values are not known here, only their sizes. */
static void append_value(char *text, size_t size, const void *value, size_t width)
{
    uint64_t bits = 0;
    if (width == 1 || width == 2 || width == 4 || width == 8) {
        memcpy(&bits, value, width); /* little-endian hosts only, like the rest */
        append(text, size, "0x%0*llx", (int)(2 * width), (unsigned long long)bits);
    } else {
        append(text, size, "{%zu bytes}", width);
    }
}

void rt_trace_launch(const struct rt_kernel *kernel, struct cu2clDim3 grid, struct cu2clDim3 block,
                     size_t shared, const void *stream, void **args, cu2clError_t error)
{
    char text[1024] = "";
    for (unsigned i = 0; i < kernel->visible; i++) {
        const struct cu2clArgInfo *arg = &kernel->info->args[i];
        append(text, sizeof text, "%s", i ? ", " : "");
        if (arg->kind == CU2CL_ARG_POINTER)
            append(text, sizeof text, "%p", *(void **)args[i]);
        else
            append_value(text, sizeof text, args[i], arg->size);
    }
    rt_trace_at(RT_SEE_CALLS, "%s<<<(%u, %u, %u), (%u, %u, %u), %zu, %p>>>(%s) = %s",
                kernel->info->name, grid.x, grid.y, grid.z, block.x, block.y, block.z, shared,
                stream, text, cu2clGetErrorName(error));
}
