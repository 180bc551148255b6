/* Launches: from a host stub's arguments to clEnqueueNDRangeKernel.
 *
 * A stub caches its kernel in a slot, a kernel its cl_kernel per device, so a launch looks nothing
 * up by name, builds nothing and allocates nothing once warm. An argument that has the value of the
 * launch before is not set again. What may release the lock (symbols' storage) comes first; from
 * then on the lock makes this thread the owner of the kernel's arguments until the command is
 * enqueued. */
#include "kernel/kernel.h"

#include <stdarg.h>

struct configuration {
    struct cu2clDim3 grid, block;
    size_t shared;
    cu2clStream_t stream;
};

/* Bytes. */
#define LOCAL_UNIT 128

/* A launch inside the argument of another nests; nobody nests deeper than this. */
#define STACK_LIMIT 16
static _Thread_local struct configuration stack[STACK_LIMIT];
static _Thread_local unsigned depth;

void cu2clPushLaunchConfiguration(struct cu2clDim3 grid, struct cu2clDim3 block, size_t shared,
                                  void *stream)
{
    if (depth < STACK_LIMIT)
        stack[depth] = (struct configuration){grid, block, shared, stream};
    depth++;
}

/* What was asked for, and what there is. */
static cu2clError_t refuse_launch(const struct rt_kernel *kernel, cu2clError_t error,
                                  const char *format, ...)
{
    char text[256];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    rt_trace("launch of %s refused: %s (%s)", kernel->info->name, text, cu2clGetErrorName(error));
    return error;
}

static cu2clError_t check_sizes(const struct rt_kernel *kernel, const char *what,
                                struct cu2clDim3 asked, const int limits[3])
{
    if (asked.x == 0 || asked.y == 0 || asked.z == 0)
        return refuse_launch(kernel, cu2clErrorInvalidConfiguration, "a %s of %u x %u x %u", what,
                             asked.x, asked.y, asked.z);
    if (asked.x > (unsigned)limits[0] || asked.y > (unsigned)limits[1] ||
        asked.z > (unsigned)limits[2])
        return refuse_launch(kernel, cu2clErrorInvalidConfiguration,
                             "a %s of %u x %u x %u, the device takes %d x %d x %d", what, asked.x,
                             asked.y, asked.z, limits[0], limits[1], limits[2]);
    return cu2clSuccess;
}

static cu2clError_t check_threads(const struct rt_device *device, const struct rt_kernel *kernel,
                                  const struct rt_instance *instance, size_t items)
{
    int most = device->properties.maxThreadsPerBlock;
    size_t bound = CU2CL_MAX_THREADS_OF(kernel->info->needs);
    if (items > (size_t)most)
        return refuse_launch(kernel, cu2clErrorInvalidConfiguration,
                             "a block of %zu threads, the device takes %d", items, most);
    if (bound > 0 && items > bound)
        return refuse_launch(kernel, cu2clErrorInvalidValue,
                             "a block of %zu threads, the kernel's __launch_bounds__ are %zu",
                             items, bound);
    if (items > instance->max_work_group)
        return refuse_launch(kernel, cu2clErrorLaunchOutOfResources,
                             "a block of %zu threads, the device runs this kernel with %zu", items,
                             instance->max_work_group);
    return cu2clSuccess;
}

static cu2clError_t check_configuration(const struct rt_device *device,
                                        const struct rt_kernel *kernel,
                                        const struct rt_instance *instance, struct cu2clDim3 grid,
                                        struct cu2clDim3 block, size_t shared)
{
    /* NVIDIA's driver counts some bytes that are not the kernel's; it refuses what is too much */
    size_t local_size = device->local_size + (device->nvidia ? 64 : 0);
    RT_TRY(check_sizes(kernel, "block", block, device->properties.maxThreadsDim));
    RT_TRY(check_sizes(kernel, "grid", grid, device->properties.maxGridSize));
    RT_TRY(check_threads(device, kernel, instance, (size_t)block.x * block.y * block.z));
    if (shared > local_size || instance->static_local > local_size - shared)
        RT_TRY(refuse_launch(
            kernel, cu2clErrorInvalidValue,
            "%zu bytes of dynamic shared memory and %zu of the kernel's own, the device "
            "has %zu",
            shared, instance->static_local, device->local_size));
    return cu2clSuccess;
}

static bool is_row_of_warps(struct cu2clDim3 grid, struct cu2clDim3 block)
{
    return block.x == 32 && block.y == 1 && block.z == 1 && grid.y == 1 && grid.z == 1;
}

/* A kernel whose work-items wait for each other; one alone waits for somebody else. */
static cu2clError_t check_waits(const struct rt_device *device, struct rt_kernel *kernel,
                                const struct rt_instance *instance, struct cu2clDim3 grid,
                                struct cu2clDim3 block)
{
    bool is_one = (size_t)grid.x * grid.y * grid.z * block.x * block.y * block.z == 1;
    bool for_warps = (kernel->info->needs & CU2CL_PROGRESS_OF_WARPS) != 0;
    bool goes_on = device->nvidia && !(for_warps && instance->way == RT_IN_LANES);
    if (!(kernel->info->needs & CU2CL_NEEDS_PROGRESS) || goes_on || is_one ||
        (for_warps && is_row_of_warps(grid, block)))
        return cu2clSuccess;
    if (for_warps)
        return rt_refusal_explain(&kernel->refusal, cu2clErrorNotSupported,
                                  "kernel %s waits in a loop for warps of lower numbers: %s can "
                                  "run it in a row of blocks "
                                  "of 32 threads only",
                                  kernel->info->name, device->name);
    return rt_refusal_explain(&kernel->refusal, cu2clErrorNotSupported,
                              "kernel %s waits in a loop for other work-items, and %s may run them "
                              "one after the other",
                              kernel->info->name, device->name);
}

static struct rt_symbol *symbol_of(const struct rt_kernel *kernel, const struct cu2clArgInfo *arg)
{
    return kernel->module->symbols[arg->symbol].first;
}

/* Everything that a launch needs and that may release the lock. */
static cu2clError_t prepare_launch(struct rt_device *device, struct rt_kernel *kernel, void **args)
{
    char *storage;
    if (kernel->visible == kernel->info->arg_count && rt_map_host_count(device) == 0)
        return cu2clSuccess;
    for (unsigned i = 0; i < kernel->info->arg_count; i++) {
        const struct cu2clArgInfo *arg = &kernel->info->args[i];
        if (arg->kind == CU2CL_ARG_SYMBOL) {
            RT_TRY(rt_symbol_storage(device, symbol_of(kernel, arg), &storage));
        } else if (arg->kind == CU2CL_ARG_TEXTURE) {
            RT_TRY(rt_reference_prepare(device));
        } else if (arg->kind == CU2CL_ARG_STATUS) {
            RT_TRY(rt_status_prepare(device));
        } else if (arg->kind == CU2CL_ARG_GRID) {
            RT_TRY(rt_grid_prepare(device));
        } else if (arg->kind == CU2CL_ARG_HEAP) {
            RT_TRY(rt_heap_prepare(device));
        } else if (arg->kind == CU2CL_ARG_OUTPUT) {
            RT_TRY(rt_output_prepare(device));
        } else if (arg->kind == CU2CL_ARG_POINTER && rt_map_host_count(device) > 0) {
            struct rt_allocation *a = rt_map_find(*(void **)args[i]);
            if (a && (a->backing == RT_BACKING_HOST || a->backing == RT_BACKING_PINNED))
                RT_TRY(rt_host_share(a));
        }
    }
    return cu2clSuccess;
}

/* Brings the memory to the device that the launch may use: also what is attached to the host or to
 * another stream, if it is an argument. CUDA has no meaning for that. */
static cu2clError_t move_memory(struct rt_stream *stream, const struct rt_kernel *kernel,
                                void **args)
{
    const struct rt_device *device = stream->device;
    cu2clError_t error = rt_moved_to_device(stream);
    if (error != cu2clSuccess || !rt_moved_at_host(device))
        return error;
    for (unsigned i = 0; i < kernel->info->arg_count; i++)
        if (kernel->info->args[i].kind == CU2CL_ARG_POINTER)
            rt_moved_used(rt_map_find(*(void **)args[i]));
    return rt_moved_to_device(stream);
}

/* Whether argument `index` has this value already; if not, it is noted as the new value, and the
 * caller sets it. */
static bool is_set(struct rt_instance *instance, unsigned index, const void *value, size_t size)
{
    struct rt_arg_value *last = &instance->values[index];
    if (last->known && memcmp(last->bytes, value, size) == 0)
        return true;
    memcpy(last->bytes, value, size);
    last->given = last->known = true;
    return false;
}

static cl_int set_value(struct rt_instance *instance, unsigned index, const void *value,
                        size_t size)
{
    return is_set(instance, index, value, size)
               ? CL_SUCCESS
               : clSetKernelArg(instance->kernel, index, size, value);
}

static cl_int set_svm_pointer(struct rt_instance *instance, unsigned index, void *address)
{
    if (is_set(instance, index, &address, sizeof address))
        return CL_SUCCESS;
    /* Some drivers refuse a null SVM pointer, all take a null buffer. */
    return address ? clSetKernelArgSVMPointer(instance->kernel, index, address)
                   : clSetKernelArg(instance->kernel, index, sizeof(cl_mem), NULL);
}

/* Sets a pointer as its buffer, and its byte offset as the parameter that offsets.c added. */
static cl_int set_buffer_pointer(cl_kernel kernel, unsigned index, unsigned offset_index,
                                 const char *address)
{
    const struct rt_allocation *a = rt_map_find_end(address);
    bool known = a && (a->backing == RT_BACKING_BUFFER || a->backing == RT_BACKING_SHARED);
    cl_ulong offset = known ? (cl_ulong)(address - a->address) : (cl_ulong)(uintptr_t)address;
    cl_int code =
        clSetKernelArg(kernel, index, sizeof(cl_mem), known ? (const void *)&a->buffer : NULL);
    if (code == CL_SUCCESS)
        code = clSetKernelArg(kernel, offset_index, sizeof offset, &offset);
    return code;
}

/* A structure with a pointer whose address is invented means nothing to the device. */
static bool has_invented_pointer(const struct rt_device *device, const void *value, size_t size)
{
    for (size_t at = 0; rt_buffer_invented(device) && at + sizeof(void *) <= size;
         at += sizeof(void *)) {
        void *word;
        memcpy(&word, (const char *)value + at, sizeof word);
        const struct rt_allocation *a = rt_map_find(word);
        if (a && a->invented_address)
            return true;
    }
    return false;
}

static cl_int set_symbol(struct rt_device *device, struct rt_instance *instance, unsigned index,
                         struct rt_symbol *symbol)
{
    cl_mem *buffer = &symbol->buffers[device->index];
    return *buffer ? set_value(instance, index, buffer, sizeof *buffer)
                   : set_svm_pointer(instance, index, symbol->storage[device->index]);
}

static cl_int set_heap(struct rt_device *device, struct rt_instance *instance, unsigned index)
{
    cl_mem buffer;
    char *heap = rt_heap(device, &buffer);
    return buffer ? set_value(instance, index, &buffer, sizeof buffer)
                  : set_svm_pointer(instance, index, heap);
}

static cl_int set_texture(struct rt_device *device, cl_kernel kernel, unsigned index,
                          const struct rt_symbol *symbol)
{
    cl_ulong object = (cl_ulong)(uintptr_t)rt_reference_texture(device, symbol)->address;
    return clSetKernelArg(kernel, index, sizeof object, &object);
}

/* NVIDIA's devices give a block shared memory in units, and CUDA lets it use all of the last one;
 * with OpenCL what lies behind the argument faults. HeCBench's logan reads 62 bytes behind 64. */
static size_t local_for(const struct rt_device *device, const struct rt_instance *instance,
                        size_t shared)
{
    size_t whole = (shared + LOCAL_UNIT - 1) / LOCAL_UNIT * LOCAL_UNIT;
    return device->nvidia && instance->static_local + whole <= device->local_size ? whole : shared;
}

static cl_int set_dynamic_local(const struct rt_device *device, struct rt_instance *instance,
                                unsigned index, size_t shared)
{
    size_t size = shared ? local_for(device, instance, shared) : 16;
    if (instance->dynamic_local == size)
        return CL_SUCCESS;
    cl_int code = clSetKernelArg(instance->kernel, index, size, NULL);
    instance->dynamic_local = code == CL_SUCCESS ? size : 0;
    return code;
}

/* NVIDIA's driver takes no null for an argument that had an SVM pointer before, nor the other way
 * round. */
static bool changes_null(const struct rt_kernel *kernel, const struct rt_instance *instance,
                         void **args)
{
    for (unsigned i = 0; i < kernel->info->arg_count; i++) {
        const struct rt_arg_value *last = &instance->values[i];
        void *address;
        if (kernel->info->args[i].kind != CU2CL_ARG_POINTER || !last->given)
            continue;
        memcpy(&address, last->bytes, sizeof address);
        if (!last->known || !address != !*(void **)args[i])
            return true;
    }
    return false;
}

/* The kernel was told of SVM allocations that are all gone, and no call takes that back: NVIDIA's
 * driver then reads what it freed. */
static bool knows_freed_memory(struct rt_device *device, const struct rt_instance *instance)
{
    return instance->declared && instance->chunk_version != rt_pool_version(device) &&
           rt_svm_bases(device, NULL, 0) == 0;
}

/* A new kernel object where these arguments need one without a past; commands in queues keep the
 * old one. It comes before declare_memory, which forgets what the arguments were. */
static cl_int renew(struct rt_device *device, const struct rt_kernel *kernel,
                    struct rt_instance *instance, void **args)
{
    cl_int code;
    struct rt_unit *unit = NULL;
    if (!(device->nvidia && changes_null(kernel, instance, args)) &&
        !knows_freed_memory(device, instance))
        return CL_SUCCESS;
    if ((instance->is_for_parts ? rt_unit_get_for_parts(device, kernel, &unit)
                                : rt_unit_get(device, kernel, &unit)) != cu2clSuccess)
        return CL_INVALID_PROGRAM;
    char name[RT_KERNEL_NAME];
    cl_kernel fresh = clCreateKernel(
        unit->program, rt_kernel_name(device, kernel, instance->is_for_parts, name), &code);
    if (code != CL_SUCCESS)
        return code;
    clReleaseKernel(instance->kernel);
    instance->kernel = fresh;
    instance->dynamic_local = 0;
    instance->chunk_version = 0;
    instance->declared = false;
    for (unsigned i = 0; i < kernel->info->arg_count; i++)
        instance->values[i].given = instance->values[i].known = false;
    return CL_SUCCESS;
}

static cl_int set_kernel_args(struct rt_device *device, struct rt_kernel *kernel,
                              struct rt_instance *instance, void **args, size_t shared,
                              cl_mem launches)
{
    unsigned offset_index =
        kernel->info->arg_count + rt_way_arguments(instance->way, kernel->info->needs);
    cl_int code = CL_SUCCESS;
    cl_mem buffer;
    for (unsigned i = 0; i < kernel->info->arg_count && code == CL_SUCCESS; i++) {
        const struct cu2clArgInfo *arg = &kernel->info->args[i];
        switch (arg->kind) {
        case CU2CL_ARG_VALUE:
            code = has_invented_pointer(device, args[i], arg->size)
                       ? CL_INVALID_OPERATION
                       : set_value(instance, i, args[i], arg->size);
            break;
        case CU2CL_ARG_POINTER:
            code = device->tier == RT_TIER_BUFFER
                       ? set_buffer_pointer(instance->kernel, i, offset_index++, *(char **)args[i])
                       : set_svm_pointer(instance, i, *(void **)args[i]);
            break;
        case CU2CL_ARG_DYNAMIC_LOCAL: code = set_dynamic_local(device, instance, i, shared); break;
        case CU2CL_ARG_SYMBOL:
            code = set_symbol(device, instance, i, symbol_of(kernel, arg));
            break;
        case CU2CL_ARG_TEXTURE:
            code = set_texture(device, instance->kernel, i, symbol_of(kernel, arg));
            break;
        case CU2CL_ARG_STATUS:
            buffer = rt_status_buffer(device);
            code = set_value(instance, i, &buffer, sizeof buffer);
            rt_status_expect(device);
            break;
        case CU2CL_ARG_HEAP: code = set_heap(device, instance, i); break;
        case CU2CL_ARG_OUTPUT:
            buffer = rt_output_buffer(device);
            code = set_value(instance, i, &buffer, sizeof buffer);
            break;
        case CU2CL_ARG_LAUNCHES: code = set_value(instance, i, &launches, sizeof launches); break;
        case CU2CL_ARG_GRID:
            buffer = rt_grid_buffer(device);
            code = clSetKernelArg(instance->kernel, i, sizeof buffer, &buffer);
            break;
        }
        if (code != CL_SUCCESS) {
            instance->values[i].known = false;
            rt_message("argument %u of kernel %s can't be set: %s (%d)", i, kernel->info->name,
                       rt_cl_name(code), (int)code);
        }
    }
    return code;
}

/* Pointers inside memory may lead to any SVM allocation, so kernels are told all of them. The same
 * address may be another allocation now, so all arguments are set again. */
static cl_int declare_memory(struct rt_device *device, const struct rt_kernel *kernel,
                             struct rt_instance *instance)
{
    void *few[64], **all = few;
    if (device->tier == RT_TIER_BUFFER || instance->chunk_version == rt_pool_version(device))
        return CL_SUCCESS;
    for (unsigned i = 0; i < kernel->info->arg_count; i++)
        instance->values[i].known = false;
    size_t count = rt_svm_bases(device, few, 64);
    if (count > 64) {
        all = malloc(count * sizeof *all);
        if (!all)
            return CL_OUT_OF_HOST_MEMORY;
        rt_svm_bases(device, all, count);
    }
    cl_int code = count ? clSetKernelExecInfo(instance->kernel, CL_KERNEL_EXEC_INFO_SVM_PTRS,
                                              count * sizeof *all, all)
                        : CL_SUCCESS;
    if (all != few)
        free(all);
    if (code == CL_SUCCESS) {
        instance->chunk_version = rt_pool_version(device);
        instance->declared = count > 0;
    }
    return code;
}

/* In other forms the block's size follows the arguments, then the status word, which threads that
 * wait for ever set, and what coroutines meet in. In the lanes form a work-group has one work-item. */
static cl_int set_block(const struct rt_device *device, const struct rt_kernel *kernel,
                        const struct rt_instance *instance, struct cu2clDim3 *block)
{
    const cl_uint sizes[3] = {block->x, block->y, block->z};
    bool is_items = instance->way == RT_IN_ITEMS;
    size_t threads = is_items ? (size_t)block->x * block->y * block->z : 0;
    cl_uint at = kernel->info->arg_count;
    cl_uint end = at + rt_way_arguments(instance->way, kernel->info->needs);
    cl_mem status = rt_status_buffer(device);
    cl_int code = CL_SUCCESS;
    if (at == end)
        return CL_SUCCESS;
    for (int i = 0; i < 3 && code == CL_SUCCESS; i++)
        code = clSetKernelArg(instance->kernel, at++, sizeof sizes[i], &sizes[i]);
    if (code == CL_SUCCESS)
        code = clSetKernelArg(instance->kernel, at++, sizeof status, &status);
    if (code == CL_SUCCESS && at < end)
        code =
            clSetKernelArg(instance->kernel, at, (RT_TURN_SIZE + threads) * RT_MEETING_BYTES, NULL);
    rt_status_expect(device);
    if (!is_items)
        *block = (struct cu2clDim3){1, 1, 1};
    return code;
}

static cl_int enqueue_launch(struct rt_stream *stream, const struct rt_kernel *owner,
                             cl_kernel kernel, struct cu2clDim3 grid, struct cu2clDim3 block)
{
    struct rt_measured measured;
    cl_event *event = rt_profile_begin(&measured);
    size_t local[3] = {block.x, block.y, block.z};
    size_t global[3] = {(size_t)grid.x * block.x, (size_t)grid.y * block.y,
                        (size_t)grid.z * block.z};
    cl_uint dimensions = global[2] > 1 ? 3 : global[1] > 1 ? 2 : 1;
    cl_int code = owner->info->needs & CU2CL_NEEDS_GRID
                      ? rt_grid_enqueue(stream, kernel, dimensions, global, local, event)
                      : clEnqueueNDRangeKernel(stream->queue, kernel, dimensions, NULL, global,
                                               local, 0, NULL, event);
    if (event)
        rt_profile_end(&measured, code, stream->queue, RT_WORK_KERNEL, owner->info->name, 0);
    return code == CL_SUCCESS ? rt_stream_submit(stream) : code;
}

cu2clError_t rt_launch_check(struct rt_device *device, struct rt_kernel *kernel,
                             struct cu2clDim3 grid, struct cu2clDim3 block, size_t shared)
{
    struct rt_instance *instance = NULL;
    cu2clError_t error = rt_kernel_instance(device, kernel, &instance);
    if (error != cu2clSuccess)
        return rt_refusal(&kernel->refusal, error);
    RT_TRY(check_configuration(device, kernel, instance, grid, block, shared));
    return check_waits(device, kernel, instance, grid, block);
}

static cu2clError_t check_launch(struct rt_device *device, struct rt_kernel *kernel,
                                 struct rt_instance **instance, struct cu2clDim3 grid,
                                 struct cu2clDim3 block, size_t shared, bool cooperative)
{
    RT_TRY(rt_kernel_instance_for(device, kernel, block, instance));
    RT_TRY(check_configuration(device, kernel, *instance, grid, block, shared));
    RT_TRY(check_waits(device, kernel, *instance, grid, block));
    RT_TRY(rt_cluster_check(kernel, kernel->cluster, grid));
    if (cooperative || (kernel->info->needs & CU2CL_NEEDS_GRID))
        RT_TRY(rt_grid_check(device, kernel, *instance, grid, block, shared, cooperative));
    return cu2clSuccess;
}

/* Enqueues a launch that was checked. */
static cu2clError_t run_kernel(struct rt_stream *stream, struct rt_kernel *kernel,
                               struct rt_instance *instance, struct cu2clDim3 grid,
                               struct cu2clDim3 block, void **args, size_t shared, cl_mem launches)
{
    struct rt_device *device = stream->device;
    struct cu2clDim3 items = block; /* of a work-group */
    RT_TRY(move_memory(stream, kernel, args));
    RT_TRY(rt_error(renew(device, kernel, instance, args)));
    RT_TRY(rt_error(declare_memory(device, kernel, instance)));
    RT_TRY(rt_error(set_kernel_args(device, kernel, instance, args, shared, launches)));
    RT_TRY(rt_error(set_block(device, kernel, instance, &items)));
    RT_TRY(rt_stream_order(stream));
    if (kernel->module->prints) {
        rt_mail_after_print(device);
        fflush(stdout); /* what the host printed before comes before what the kernel prints */
    }
    RT_TRY(rt_error(enqueue_launch(stream, kernel, instance->kernel, grid, items)));
    if (kernel->prints)
        rt_output_launched(stream);
    return cu2clSuccess;
}

cu2clError_t rt_launch_child(struct rt_stream *stream, struct rt_kernel *kernel,
                             struct cu2clDim3 grid, struct cu2clDim3 block, void **args,
                             size_t shared, cl_mem launches)
{
    struct rt_device *device = stream->device;
    struct rt_instance *instance = NULL;
    cu2clError_t error = check_launch(device, kernel, &instance, grid, block, shared, false);
    if (error != cu2clSuccess)
        return rt_refusal(&kernel->refusal, error);
    RT_TRY(prepare_launch(device, kernel, args));
    if (rt_way_arguments(instance->way, kernel->info->needs))
        RT_TRY(rt_status_prepare(device));
    return run_kernel(stream, kernel, instance, grid, block, args, shared, launches);
}

static cu2clError_t launch_kernel(struct rt_device *device, struct rt_kernel *kernel,
                                  struct cu2clDim3 grid, struct cu2clDim3 block, void **args,
                                  size_t shared, cu2clStream_t handle, bool cooperative)
{
    struct rt_instance *instance = NULL;
    struct rt_stream *stream = NULL;
    cu2clError_t error = check_launch(device, kernel, &instance, grid, block, shared, cooperative);
    if (error != cu2clSuccess)
        return rt_refusal(&kernel->refusal, error);
    if (rt_capturing(device, handle))
        return rt_capture_hooks->kernel(device, handle, kernel, grid, block, args, shared,
                                        cooperative);
    RT_TRY(prepare_launch(device, kernel, args));
    error = rt_grid_together(device, kernel, grid);
    if (error != cu2clSuccess)
        return rt_refusal(&kernel->refusal, error);
    if (rt_way_arguments(instance->way, kernel->info->needs))
        RT_TRY(rt_status_prepare(device));
    RT_TRY(rt_stream_get(device, handle, &stream));
    if (stream->device != device)
        return cu2clErrorInvalidResourceHandle;
    RT_TRY(kernel->launches
               ? rt_children_launch(stream, kernel, grid, block, args, shared)
               : run_kernel(stream, kernel, instance, grid, block, args, shared, NULL));
    if (rt_recording())
        rt_record_launch(stream, kernel, grid, block, shared, args);
    return cu2clSuccess;
}

cu2clError_t rt_launch(struct rt_device *device, struct rt_kernel *kernel, struct cu2clDim3 grid,
                       struct cu2clDim3 block, void **args, size_t shared, cu2clStream_t handle,
                       bool cooperative)
{
    cu2clError_t error =
        launch_kernel(device, kernel, grid, block, args, shared, handle, cooperative);
    if (rt_seeing() & RT_SEE_CALLS)
        rt_trace_launch(kernel, grid, block, shared, handle, args, error);
    return error;
}

/* The stub of a kernel that no table has, by its slot. */
struct unknown {
    struct unknown *next;
    const void *slot;
    struct rt_refusal refusal;
};

/* Says once for each stub why, and what helps. The stub is called what the compiler calls it: an
 * instance of a template has its arguments behind, `void k(T *) [T = int]`. */
static cu2clError_t refuse_unknown(void **slot)
{
    static struct unknown *all;
    const char *name = slot[1];
    struct unknown *unknown = all;
    while (unknown && unknown->slot != slot)
        unknown = unknown->next;
    if (!unknown && (unknown = calloc(1, sizeof *unknown))) {
        unknown->slot = slot;
        unknown->next = all;
        all = unknown;
    }
    if (!unknown)
        return cu2clErrorInvalidDeviceFunction;
    bool is_instance = *name && name[strlen(name) - 1] == ']';
    rt_refusal_explain(&unknown->refusal, cu2clErrorInvalidDeviceFunction,
                       "the port has no kernel %s: %sgive cu2cl the source that has it, and port "
                       "again",
                       name,
                       is_instance ? "name this instance in a source, as `template __global__ void "
                                     "k<int>(int *);` does, or "
                                   : "");
    return rt_refusal(&unknown->refusal, cu2clErrorInvalidDeviceFunction);
}

static cu2clError_t launch_pushed_locked(struct rt_device *device, void **slot, const void *host,
                                         void **args, const struct configuration *c,
                                         struct rt_kernel **kernel)
{
    *kernel = *slot ? *slot : rt_kernel_find(host);
    *slot = *kernel;
    if (!*kernel)
        return refuse_unknown(slot);
    return rt_launch(device, *kernel, c->grid, c->block, args, c->shared, c->stream, false);
}

static cu2clError_t enter_pushed(void **slot, const void *host, void **args,
                                 const struct configuration *c, struct rt_kernel **kernel)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), launch_pushed_locked(device, slot, host, args, c, kernel));
}

/* The stack gave the launch; the caller's slot keeps the kernel for the next time, and behind it
 * stands the stub's name. */
static cu2clError_t launch_pushed(void **slot, const void *host, void **args,
                                  const struct configuration *c)
{
    struct rt_kernel *kernel = NULL;
    uint64_t start = rt_seeing() & RT_SEE_TIMES ? rt_now() : 0;
    cu2clError_t error = enter_pushed(slot, host, args, c, &kernel);
    if (start)
        rt_profile_host(RT_WORK_CALL, kernel ? kernel->info->name : "launch", -1, start);
    return error;
}

void cu2clLaunchPushed(void **slot, const void *host, void **args)
{
    if (depth == 0) {
        rt_record(cu2clErrorMissingConfiguration);
        return;
    }
    if (--depth >= STACK_LIMIT) {
        rt_record(cu2clErrorLaunchMaxDepthExceeded);
        return;
    }
    struct configuration c = stack[depth];
    launch_pushed(slot, host, args, &c);
}

static cu2clError_t launch_function_locked(struct rt_device *device, const void *function,
                                           dim3 grid, dim3 block, void **args, size_t shared,
                                           cu2clStream_t stream, bool cooperative)
{
    struct cu2clDim3 g = {grid.x, grid.y, grid.z}, b = {block.x, block.y, block.z};
    struct rt_kernel *kernel = rt_kernel_find(function);
    if (!kernel)
        return cu2clErrorInvalidDeviceFunction;
    if (kernel->visible > 0 && !args)
        return cu2clErrorInvalidValue;
    return rt_launch(device, kernel, g, b, args, shared, stream, cooperative);
}

cu2clError_t rt_launch_function(const void *function, dim3 grid, dim3 block, void **args,
                                size_t shared, cu2clStream_t stream, bool cooperative)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), launch_function_locked(device, function, grid, block, args, shared,
                                                       stream, cooperative));
}

cu2clError_t cu2clLaunchKernel(const void *function, dim3 grid, dim3 block, void **args,
                               size_t shared, cu2clStream_t stream)
{
    return rt_launch_function(function, grid, block, args, shared, stream, false);
}
