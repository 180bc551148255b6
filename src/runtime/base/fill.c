#include "base/base.h"

#include <string.h>

#undef clEnqueueFillBuffer

bool rt_fills_by_hand;

cl_int rt_fill_buffer(cl_command_queue queue, cl_mem buffer, const void *pattern, size_t width,
                      size_t offset, size_t size, cl_uint wait_count, const cl_event *waits,
                      cl_event *event)
{
    cl_int code;

    if (!rt_fills_by_hand)
        return clEnqueueFillBuffer(queue, buffer, pattern, width, offset, size, wait_count, waits,
                                   event);
    char *mapped = clEnqueueMapBuffer(queue, buffer, CL_TRUE, CL_MAP_WRITE, offset, size,
                                      wait_count, waits, NULL, &code);
    if (!mapped)
        return code;
    for (size_t at = 0; at + width <= size; at += width)
        memcpy(mapped + at, pattern, width);
    return clEnqueueUnmapMemObject(queue, buffer, mapped, 0, NULL, event);
}
