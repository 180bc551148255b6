/* Small copies to the host that the program waits for.
 *
 * Many programs read a few bytes in each iteration: a flag, a sum. A driver's copy of them takes
 * longer than a kernel that writes them into host memory, where the host sees them as soon as they
 * are there. That needs pinned memory that kernels use by its address (address.c). A slot of the
 * mailbox has a ticket number and the bytes; the kernel writes the number last. The host looks for
 * it for a while, and then lets the driver wait, which also finds out what failed.
 *
 * Kernels that print are waited for by the driver, which shows the text only then. */
#include "memory/memory.h"

#define SLOTS   32
#define LOOK_NS 100000 /* how long the host looks */

struct slot {
    _Atomic uint32_t ticket;
    char unused[60];
    char bytes[RT_MAIL_SIZE];
};

static struct mailbox {
    struct slot *slots;
    cl_mem buffer;
    cl_kernel kernel;
    uint32_t taken, ticket;
    bool refused;
    bool prints; /* a kernel that prints was launched */
} mailboxes[RT_MAX_DEVICES];

static struct mailbox *mailbox_of(const struct rt_device *device)
{
    return &mailboxes[device->index];
}

void rt_mail_after_print(const struct rt_device *device)
{
    mailbox_of(device)->prints = true;
}

static bool make_mailbox(struct rt_device *device)
{
    struct mailbox *box = mailbox_of(device);
    void *memory = NULL;
    if (posix_memalign(&memory, RT_PAGE, SLOTS * sizeof(struct slot)) != 0)
        return false;
    memset(memory, 0, SLOTS * sizeof(struct slot));
    cl_mem buffer = rt_address_pin(device, memory, SLOTS * sizeof(struct slot));
    if (!buffer) {
        free(memory);
        return false;
    }
    box->slots = memory;
    box->buffer = buffer;
    return true;
}

static struct slot *take_mail_slot(struct rt_device *device)
{
    struct mailbox *box = mailbox_of(device);
    struct slot *slots = box->slots;
    for (unsigned i = 0; i < SLOTS; i++)
        if (!(box->taken & 1u << i)) {
            box->taken |= 1u << i;
            return slots + i;
        }
    return NULL;
}

static void free_slot(struct rt_device *device, const struct slot *slot)
{
    struct mailbox *box = mailbox_of(device);
    const struct slot *slots = box->slots;
    if (slots && slot >= slots && slot < slots + SLOTS) /* not one from before a reset */
        box->taken &= ~(1u << (slot - slots));
}

static cl_int set_mail_args(cl_kernel kernel, const char *from, struct slot *slot, size_t count,
                            cl_uint ticket)
{
    cl_uint bytes = (cl_uint)count;
    cl_int code = clSetKernelArgSVMPointer(kernel, 0, from);
    if (code == CL_SUCCESS)
        code = clSetKernelArgSVMPointer(kernel, 1, slot);
    if (code == CL_SUCCESS)
        code = clSetKernelArg(kernel, 2, sizeof bytes, &bytes);
    return code == CL_SUCCESS ? clSetKernelArg(kernel, 3, sizeof ticket, &ticket) : code;
}

static cl_int send(struct rt_stream *stream, const char *from, struct slot *slot, size_t count,
                   cl_uint ticket)
{
    struct rt_device *device = stream->device;
    struct mailbox *box = mailbox_of(device);
    size_t items = 64;
    cl_int code = rt_address_kernel(device, "cu2cl_mail", &box->kernel);
    if (code == CL_SUCCESS)
        code = set_mail_args(box->kernel, from, slot, count, ticket);
    if (code == CL_SUCCESS)
        code = clEnqueueNDRangeKernel(stream->queue, box->kernel, 1, NULL, &items, &items, 0, NULL,
                                      NULL);
    return code == CL_SUCCESS ? rt_stream_submit(stream) : code;
}

struct waiting {
    struct slot *slot;
    cl_uint ticket;
    char *to;
    size_t count;
};

static cl_int receive(cl_command_queue queue, const void *data)
{
    const struct waiting *w = data;
    uint64_t end = rt_now() + LOOK_NS;
    while (w->slot->ticket != w->ticket) {
        if (rt_now() < end)
            continue;
        cl_int code = clFinish(queue);
        if (code != CL_SUCCESS || w->slot->ticket != w->ticket)
            return code == CL_SUCCESS ? CL_OUT_OF_RESOURCES : code;
    }
    memcpy(w->to, w->slot->bytes, w->count);
    return CL_SUCCESS;
}

cu2clError_t rt_mail_read(struct rt_stream *stream, char *to, const char *from, size_t count,
                          bool *done)
{
    struct rt_device *device = stream->device;
    struct mailbox *box = mailbox_of(device);
    *done = false;
    if (count > RT_MAIL_SIZE || !rt_address_usable(device) || box->prints || box->refused)
        return cu2clSuccess;
    if (!box->slots && !make_mailbox(device)) {
        box->refused = true;
        return cu2clSuccess;
    }
    struct waiting w = {take_mail_slot(device), ++box->ticket, to, count};
    if (!w.slot)
        return cu2clSuccess;
    *done = true;
    cu2clError_t error = rt_error(send(stream, from, w.slot, count, w.ticket));
    if (error == cu2clSuccess)
        error = rt_stream_wait(stream, receive, &w);
    free_slot(device, w.slot);
    return error;
}

void rt_mail_release(struct rt_device *device)
{
    struct mailbox *box = mailbox_of(device);
    if (box->kernel)
        clReleaseKernel(box->kernel);
    if (box->buffer)
        clReleaseMemObject(box->buffer);
    if (!box->taken) /* else another thread still looks at it */
        free(box->slots);
    box->kernel = NULL;
    box->buffer = NULL;
    box->slots = NULL;
    box->taken = 0;
    box->refused = box->prints = false;
}
