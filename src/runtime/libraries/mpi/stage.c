/* Device memory in MPI's calls: which buffers are staged, and their copies.
 *
 * Copies are those of cu2clMemcpy, so they wait for the default stream, as CUDA's do. What a call
 * writes only in part is copied to the host first, so that the rest keeps its value. */
#include "libraries/mpi/mpi.h"

#include <cu2cl/pointer.h>

#include <stdarg.h>
#include <stdio.h>

#define ERR_BUFFER 1 /* MPI_ERR_BUFFER, the same number in each library */

MPI_SECOND(Comm_call_errhandler, word comm, int code);
MPI_SECOND(Get_elements_x, const void *status, word type, int64_t *count);
MPI_SECOND(Test_cancelled, const void *status, int *flag);

int mpi_fail(const char *function, word comm, const char *format, ...)
{
    char text[400];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    fprintf(stderr, "cu2cl: MPI_%s: %s\n", function, text);
    PMPI_Comm_call_errhandler(comm ? comm : mpi_library()->world, ERR_BUFFER);
    return ERR_BUFFER;
}

static word comm_of(const struct mpi_call *call, const word *arguments)
{
    return call->comm ? arguments[call->comm] : 0;
}

/* --- which buffers ------------------------------------------------------------------------------ */

static int device_of_memory(word address)
{
    int device;

    return cu2clMemoryTypeOf((const void *)address, &device) == cu2clMemoryTypeDevice ? device : -1;
}

/* The device of a buffer, or -1. A type may have the whole address in it: then the pointer is NULL,
 * which is MPI_BOTTOM. */
static int staged_device(const struct mpi_call *call, unsigned index, const word *arguments,
                         struct mpi_region *region)
{
    word pointer = arguments[call->buffers[index].at];

    if (pointer == mpi_library()->in_place || (pointer && device_of_memory(pointer) < 0))
        return -1;
    if (mpi_use_of(call, index, arguments) == USE_UNUSED ||
        !mpi_find_region(call, index, arguments, region))
        return -1;
    return device_of_memory(pointer + (word)region->low);
}

static int stage_buffer(const struct mpi_call *call, unsigned index, word *arguments,
                        struct mpi_staged *staged)
{
    struct mpi_region region;
    int device = staged_device(call, index, arguments, &region);
    word *argument = &arguments[call->buffers[index].at];
    enum mpi_use use;

    if (device < 0)
        return 0;
    use = mpi_use_of(call, index, arguments);
    staged->index = device;
    staged->device = (char *)*argument + region.low;
    staged->size = (size_t)(region.high - region.low);
    staged->written = use != USE_READ;
    staged->read = use != USE_WRITTEN || !region.dense;
    staged->counted = call->point && !staged->read;
    staged->host = mpi_block_take(staged->size);
    if (!staged->host)
        return mpi_fail(call->name, comm_of(call, arguments),
                        "no host memory for %zu bytes of device memory", staged->size);
    *argument = (word)staged->host - (word)region.low;
    return 0;
}

int mpi_stage(const struct mpi_call *call, word *arguments, struct mpi_stage *stage)
{
    *stage = (struct mpi_stage){.name = call->name};
    for (unsigned i = 0; i < 2 && call->buffers[i].use; i++) {
        int error = stage_buffer(call, i, arguments, &stage->buffers[i]);
        if (error) {
            mpi_stage_release(stage);
            return error;
        }
    }
    return 0;
}

bool mpi_is_staged(const struct mpi_stage *stage)
{
    return stage->buffers[0].host || stage->buffers[1].host;
}

bool mpi_is_counted(const struct mpi_stage *stage)
{
    return (stage->buffers[0].host && stage->buffers[0].counted) ||
           (stage->buffers[1].host && stage->buffers[1].counted);
}

void mpi_stage_release(struct mpi_stage *stage)
{
    for (unsigned i = 0; i < 2; i++) {
        mpi_block_give(stage->buffers[i].host, stage->buffers[i].size);
        stage->buffers[i].host = NULL;
    }
}

/* --- copies ------------------------------------------------------------------------------------- */

static int copy(const struct mpi_stage *stage, const struct mpi_staged *staged, size_t size,
                bool to_host)
{
    int current = staged->index;
    cu2clError_t error;

    if (size == 0)
        return 0;
    cu2clGetDevice(&current);
    if (current != staged->index)
        cu2clSetDevice(staged->index);
    error = to_host ? cu2clMemcpy(staged->host, staged->device, size, cu2clMemcpyDeviceToHost)
                    : cu2clMemcpy(staged->device, staged->host, size, cu2clMemcpyHostToDevice);
    if (current != staged->index)
        cu2clSetDevice(current);
    if (error == cu2clSuccess)
        return 0;
    return mpi_fail(stage->name, 0, "copying %zu bytes %s device memory: %s", size,
                    to_host ? "from" : "to", cu2clGetErrorString(error));
}

int mpi_stage_in(const struct mpi_stage *stage)
{
    int error = 0;

    for (unsigned i = 0; i < 2 && !error; i++)
        if (stage->buffers[i].host && stage->buffers[i].read)
            error = copy(stage, &stage->buffers[i], stage->buffers[i].size, true);
    return error;
}

/* How many bytes came. */
static size_t counted_bytes(const struct mpi_staged *staged, const void *status)
{
    int64_t count = 0;
    int cancelled = 0;

    PMPI_Test_cancelled(status, &cancelled);
    if (!cancelled)
        PMPI_Get_elements_x(status, mpi_library()->byte, &count);
    if (cancelled || count < 0)
        return 0;
    return (size_t)count < staged->size ? (size_t)count : staged->size;
}

int mpi_stage_out(const struct mpi_stage *stage, const void *status)
{
    int error = 0;

    for (unsigned i = 0; i < 2 && !error; i++) {
        const struct mpi_staged *staged = &stage->buffers[i];
        if (!staged->host || !staged->written)
            continue;
        size_t size = staged->counted ? counted_bytes(staged, status) : staged->size;
        error = copy(stage, staged, size, false);
    }
    return error;
}
