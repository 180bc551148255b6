/* Digests of allocations.
 *
 * Where kernels take buffers by their addresses (address.c), a kernel of the runtime makes them, in
 * the launch's own stream and right behind it, so that the program does not wait. They go to slots
 * of a buffer, which is read when it is full. Elsewhere the host makes them when the stream is
 * done, straight from the memory where host and device share it. */
#include "record/record.h"

#include <stdatomic.h>

enum { SLOTS = 4096, SLOT = CU2CL_DIGEST_SAMPLES + 1, WORK_GROUP = 256, PIECE = 4 << 20 };

static struct digests {
    bool tried, usable;
    cl_program program;
    cl_kernel kernel;
    cl_mem buffer;
    unsigned used;
    uint64_t *slots; /* as they were read */
} digests[RT_MAX_DEVICES];

/* --- on the device --- */

static char *join_digest_text(void)
{
    size_t size = strlen(rt_digest_h) + strlen(rt_digest_cl) + 1;
    char *text = malloc(size);
    if (text)
        snprintf(text, size, "%s%s", rt_digest_h, rt_digest_cl);
    return text;
}

static cl_int clear_slots(struct rt_device *device, struct digests *d)
{
    const cl_ulong zero = 0;
    size_t size = (size_t)SLOTS * SLOT * sizeof zero;
    cl_command_queue queue = device->null_stream->queue;
    cl_int code = clEnqueueFillBuffer(queue, d->buffer, &zero, sizeof zero, 0, size, 0, NULL, NULL);
    return code == CL_SUCCESS ? clFinish(queue) : code;
}

static bool make_digests(struct rt_device *device, struct digests *d)
{
    char other[RT_RANDOM_SIZE];
    char *text = join_digest_text();
    cl_int code = CL_OUT_OF_HOST_MEMORY;
    if (!text)
        return false;
    char *own = rt_random_leave(other);
    cu2clError_t built = rt_program_build(device, "digests", text, "", false, &d->program);
    rt_random_return(own);
    free(text);
    if (built != cu2clSuccess)
        return false;
    d->kernel = clCreateKernel(d->program, "cu2cl_digest", &code);
    d->slots = calloc((size_t)SLOTS * SLOT, sizeof *d->slots);
    if (code == CL_SUCCESS && d->slots)
        d->buffer = clCreateBuffer(device->context, CL_MEM_READ_WRITE,
                                   (size_t)SLOTS * SLOT * sizeof *d->slots, NULL, &code);
    return code == CL_SUCCESS && d->slots && clear_slots(device, d) == CL_SUCCESS;
}

bool rt_digests_later(struct rt_device *device)
{
    struct digests *d = &digests[device->index];
    if (!d->tried) {
        d->usable = rt_address_usable(device) &&
                    rt_device_has(device, "cl_khr_int64_base_atomics") && make_digests(device, d);
        d->tried = true;
    }
    return d->usable;
}

unsigned rt_digests_room(const struct rt_device *device)
{
    return SLOTS - digests[device->index].used;
}

long rt_digest_enqueue(struct rt_stream *stream, const struct trace_memory *memory)
{
    struct digests *d = &digests[stream->device->index];
    const struct rt_allocation *a = rt_map_find((void *)(uintptr_t)memory->allocation);
    cl_uint slot = d->used;
    cl_ulong size = memory->size;
    size_t local = WORK_GROUP, groups = (size_t)(size / ((cl_ulong)8 * WORK_GROUP * 4)) + 1;
    size_t global = (groups < 2048 ? groups : 2048) * local;
    if (!d->usable || !a || !rt_on_device(a) || d->used == SLOTS ||
        clSetKernelArgSVMPointer(d->kernel, 0, a->address) != CL_SUCCESS ||
        clSetKernelArg(d->kernel, 1, sizeof size, &size) != CL_SUCCESS ||
        clSetKernelArg(d->kernel, 2, sizeof d->buffer, &d->buffer) != CL_SUCCESS ||
        clSetKernelArg(d->kernel, 3, sizeof slot, &slot) != CL_SUCCESS ||
        clEnqueueNDRangeKernel(stream->queue, d->kernel, 1, NULL, &global, &local, 0, NULL, NULL) !=
            CL_SUCCESS)
        return -1;
    stream->enqueued++;
    d->used++;
    return (long)slot;
}

cu2clError_t rt_digests_read(struct rt_device *device)
{
    struct digests *d = &digests[device->index];
    if (d->used == 0)
        return cu2clSuccess;
    RT_TRY(rt_device_finish(device));
    size_t size = (size_t)d->used * SLOT * sizeof *d->slots;
    RT_TRY(rt_error(clEnqueueReadBuffer(device->null_stream->queue, d->buffer, CL_TRUE, 0, size,
                                        d->slots, 0, NULL, NULL)));
    d->used = 0;
    return rt_error(clear_slots(device, d));
}

void rt_digest_from_slot(const struct rt_device *device, long slot, struct trace_memory *memory)
{
    const uint64_t *from = digests[device->index].slots + slot * SLOT;
    memory->hash = from[0];
    memcpy(memory->samples, from + 1, sizeof memory->samples);
}

void rt_digests_release(struct rt_device *device)
{
    struct digests *d = &digests[device->index];
    if (d->kernel)
        clReleaseKernel(d->kernel);
    if (d->buffer)
        clReleaseMemObject(d->buffer);
    if (d->program)
        clReleaseProgram(d->program);
    free(d->slots);
    memset(d, 0, sizeof *d);
}

/* --- on the host --- */

static cu2clError_t copy_memory(struct rt_device *device, uint64_t to, uint64_t from, size_t size)
{
    return rt_copy(device->null_stream, (void *)(uintptr_t)to, (void *)(uintptr_t)from, size,
                   cu2clMemcpyDefault, RT_WAIT_ALWAYS);
}

cu2clError_t rt_record_read(struct rt_device *device, uint64_t address, void *to, size_t size)
{
    return copy_memory(device, (uint64_t)(uintptr_t)to, address, size);
}

cu2clError_t rt_record_write(struct rt_device *device, uint64_t address, const void *from,
                             size_t size)
{
    return copy_memory(device, address, (uint64_t)(uintptr_t)from, size);
}

/* The host can read it where it is. */
static const char *host_view(const struct rt_device *device, const struct rt_allocation *a)
{
    bool is_shared = device->tier == RT_TIER_SVM_FINE &&
                     (a->backing == RT_BACKING_POOL || a->backing == RT_BACKING_SVM);
    return is_shared && !a->moves ? a->address : NULL;
}

/* The last word of memory, filled up with zeros. */
static uint64_t load_word(const char *bytes, size_t size, uint64_t index)
{
    uint64_t word = 0;
    size_t left = size - (size_t)index * 8;
    memcpy(&word, bytes + index * 8, left < 8 ? left : 8);
    return word;
}

/* Of a piece whose first word has index `first`; all pieces but the last are whole words. */
static uint64_t hash_words(const char *bytes, size_t size, uint64_t first)
{
    uint64_t sums[4] = {0, 0, 0, 0};
    size_t words = size / 8, i = 0;
    for (; i + 4 <= words; i += 4)
        for (unsigned k = 0; k < 4; k++) {
            uint64_t word;
            memcpy(&word, bytes + (i + k) * 8, sizeof word);
            sums[k] += cu2cl_digest_mix(word, first + i + k);
        }
    for (; i * 8 < size; i++)
        sums[0] += cu2cl_digest_mix(load_word(bytes, size, i), first + i);
    return sums[0] + sums[1] + sums[2] + sums[3];
}

static void digest_bytes(const char *bytes, struct trace_memory *m)
{
    m->hash = hash_words(bytes, (size_t)m->size, 0);
    for (unsigned k = 0; k < CU2CL_DIGEST_SAMPLES && m->size > 0; k++)
        m->samples[k] = load_word(bytes, (size_t)m->size, cu2cl_digest_place(k, (m->size + 7) / 8));
}

/* Samples that lie in a piece that was read. */
static void sample_piece(const char *bytes, size_t begin, size_t size, struct trace_memory *m)
{
    for (unsigned k = 0; k < CU2CL_DIGEST_SAMPLES; k++) {
        uint64_t at = 8 * cu2cl_digest_place(k, (m->size + 7) / 8);
        if (at >= begin && at < begin + size)
            m->samples[k] = load_word(bytes, size, (at - begin) / 8);
    }
}

static cu2clError_t digest_pieces(struct rt_device *device, char *piece, struct trace_memory *m)
{
    m->hash = 0;
    if (!piece)
        return cu2clErrorMemoryAllocation;
    for (size_t done = 0, count; done < m->size; done += count) {
        count = m->size - done < PIECE ? (size_t)m->size - done : PIECE;
        RT_TRY(rt_record_read(device, m->allocation + done, piece, count));
        m->hash += hash_words(piece, count, done / 8);
        sample_piece(piece, done, count, m);
    }
    return cu2clSuccess;
}

cu2clError_t rt_digest_now(struct rt_device *device, struct trace_memory *m)
{
    const struct rt_allocation *a = rt_map_find((void *)(uintptr_t)m->allocation);
    const char *view = a ? host_view(device, a) : NULL;
    if (view) {
        digest_bytes(view, m);
        return cu2clSuccess;
    }
    char *piece = malloc(PIECE);
    cu2clError_t error = digest_pieces(device, piece, m);
    free(piece);
    return error;
}
