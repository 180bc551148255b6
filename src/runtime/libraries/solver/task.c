/* Tasks: host functions in a stream. On a CPU whose memory is the host's they work on the device's
 * memory itself; else matrices are copied to the host in front of them, and back behind them. */
#include "libraries/solver/solver.h"

#include <stdlib.h>
#include <string.h>

#include <cu2cl/graph.h>
#include <cu2cl/opencl.h>

#define ALIGNMENT 64

size_t rt_solver_real_size(enum solver_type type)
{
    return type == RT_SOLVER_S || type == RT_SOLVER_C ? sizeof(float) : sizeof(double);
}

size_t rt_solver_size(enum solver_type type)
{
    return rt_solver_real_size(type) * (rt_solver_is_complex(type) ? 2 : 1);
}

static size_t size_of(const struct solver_task *task, enum solver_kind kind)
{
    switch (kind) {
    case SOLVER_ELEMENTS: return rt_solver_size(task->type);
    case SOLVER_REALS: return rt_solver_real_size(task->type);
    case SOLVER_PAIRS: return 2 * rt_solver_real_size(task->type);
    case SOLVER_WIDE: return sizeof(int64_t);
    default: return sizeof(int);
    }
}

static bool is_empty(const struct solver_matrix *m)
{
    return !m->device || m->flow == SOLVER_NONE || m->rows <= 0 || m->columns <= 0;
}

static size_t in_lines(size_t size)
{
    return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

static bool is_host_memory(const void *pointer)
{
    cl_device_id id;
    cl_device_type type;
    cl_mem buffer;
    size_t offset;
    int device;

    return cu2clGetDevice(&device) == cu2clSuccess &&
           cu2clOpenCLDevice(&id, device) == cu2clSuccess &&
           clGetDeviceInfo(id, CL_DEVICE_TYPE, sizeof type, &type, NULL) == CL_SUCCESS &&
           type & CL_DEVICE_TYPE_CPU &&
           cu2clOpenCLBuffer(&buffer, &offset, pointer) == cu2clSuccess && !buffer;
}

/* --- workspaces --- */

static int count_in(enum solver_type type, const void *first)
{
    bool is_float = type == RT_SOLVER_S || type == RT_SOLVER_C;
    /* A float may be rounded down. */
    double count = is_float ? *(const float *)first * 1.0000002 : *(const double *)first;

    return count < 1 ? 1 : (int)count + 1;
}

static void ask_for_room(struct solver_task *task)
{
    double first[2] = {0}, real[2] = {0};
    int integer = 0;

    if (task->lwork >= 0 && task->lrwork >= 0 && task->liwork >= 0)
        return;
    struct solver_task asking = *task;
    asking.work = first;
    asking.rwork = real;
    asking.iwork = &integer;
    asking.run(&asking);
    if (task->lwork < 0)
        task->lwork = count_in(task->type, first);
    if (task->lrwork < 0)
        task->lrwork = count_in(task->type, real);
    if (task->liwork < 0)
        task->liwork = integer < 1 ? 1 : integer;
}

/* A copy of the task with its workspaces behind it. */
static struct solver_task *make_task(const struct solver_task *model)
{
    struct solver_task next = *model;

    for (int i = 0; i < SOLVER_MATRICES; i++) {
        next.matrices[i].at = next.matrices[i].device;
        next.matrices[i].ld =
            (int)(model->matrices[i].leading > 0 ? model->matrices[i].leading : 1);
    }
    ask_for_room(&next);
    size_t at[5] = {in_lines(sizeof next)};
    at[1] = at[0] + in_lines((size_t)next.lwork * rt_solver_size(next.type));
    at[2] = at[1] + in_lines((size_t)next.lrwork * rt_solver_real_size(next.type));
    at[3] = at[2] + in_lines((size_t)next.liwork * sizeof(int));
    at[4] = at[3] + in_lines(next.scratch_size);
    char *memory = aligned_alloc(ALIGNMENT, at[4]);
    if (!memory)
        return NULL;
    struct solver_task *task = (struct solver_task *)(void *)memory;
    *task = next;
    task->work = memory + at[0];
    task->rwork = memory + at[1];
    task->iwork = (int *)(void *)(memory + at[2]);
    task->scratch = memory + at[3];
    return task;
}

/* --- copies --- */

static cusolverStatus_t take_staging(struct solver_queue *queue, size_t size)
{
    if (queue->staging_size >= size)
        return CUSOLVER_STATUS_SUCCESS;
    SOLVER_TRY(rt_solver_code(cu2clStreamSynchronize(queue->stream)));
    cu2clFreeHost(queue->staging);
    queue->staging = NULL;
    queue->staging_size = 0;
    SOLVER_TRY(rt_solver_code(cu2clMallocHost(&queue->staging, size)));
    queue->staging_size = size;
    return CUSOLVER_STATUS_SUCCESS;
}

/* Gives each matrix its place in the staging memory. */
static cusolverStatus_t place_matrices(struct solver_queue *queue, struct solver_task *task)
{
    size_t offsets[SOLVER_MATRICES], size = 0;

    for (int i = 0; i < SOLVER_MATRICES; i++) {
        const struct solver_matrix *m = &task->matrices[i];
        offsets[i] = size;
        if (!is_empty(m))
            size += in_lines((size_t)m->rows * (size_t)m->columns * size_of(task, m->kind));
    }
    SOLVER_TRY(take_staging(queue, size));
    for (int i = 0; i < SOLVER_MATRICES; i++) {
        struct solver_matrix *m = &task->matrices[i];
        m->at = is_empty(m) ? NULL : (char *)queue->staging + offsets[i];
        m->ld = m->rows > 0 ? (int)m->rows : 1;
    }
    return CUSOLVER_STATUS_SUCCESS;
}

static cusolverStatus_t move_matrix(struct solver_queue *queue, struct solver_task *task,
                                    const struct solver_matrix *m, bool is_to_host)
{
    size_t size = size_of(task, m->kind), width = (size_t)m->rows * size;
    size_t pitch = (size_t)m->leading * size;

    if (m->columns == 1 || pitch < width)
        pitch = width;
    return rt_solver_code(
        is_to_host ? cu2clMemcpy2DAsync(m->at, width, m->device, pitch, width, (size_t)m->columns,
                                        cu2clMemcpyDeviceToHost, queue->stream)
                   : cu2clMemcpy2DAsync(m->device, pitch, m->at, width, width, (size_t)m->columns,
                                        cu2clMemcpyHostToDevice, queue->stream));
}

static cusolverStatus_t copy_matrices(struct solver_queue *queue, struct solver_task *task,
                                      enum solver_flow flow)
{
    for (int i = 0; i < SOLVER_MATRICES; i++) {
        const struct solver_matrix *m = &task->matrices[i];
        if (!is_empty(m) && m->flow & flow)
            SOLVER_TRY(move_matrix(queue, task, m, flow == SOLVER_IN));
    }
    return CUSOLVER_STATUS_SUCCESS;
}

/* --- the queue --- */

static void run_task(void *data)
{
    struct solver_task *task = data;
    const struct solver_matrix *info = &task->matrices[SOLVER_MATRICES - 1];

    task->run(task);
    if (info->at)
        memcpy(info->at, &task->info, sizeof task->info);
    free(task);
}

static cusolverStatus_t launch_task(struct solver_queue *queue, struct solver_task *task)
{
    cu2clError_t error = cu2clLaunchHostFunc(queue->stream, run_task, task);

    if (error != cu2clSuccess)
        free(task);
    return rt_solver_code(error);
}

/* The copies back need the matrices, and the task is gone when it has run. */
static cusolverStatus_t launch_between_copies(struct solver_queue *queue, struct solver_task *task)
{
    cusolverStatus_t status = place_matrices(queue, task);

    if (status == CUSOLVER_STATUS_SUCCESS)
        status = copy_matrices(queue, task, SOLVER_IN);
    if (status != CUSOLVER_STATUS_SUCCESS) {
        free(task);
        return status;
    }
    struct solver_task copy = *task;
    SOLVER_TRY(launch_task(queue, task));
    return copy_matrices(queue, &copy, SOLVER_OUT);
}

cusolverStatus_t rt_solver_enqueue(struct solver_queue *queue, const struct solver_task *model)
{
    enum cu2clStreamCaptureStatus capture = cu2clStreamCaptureStatusNone;
    const struct solver_matrix info = SOLVER_VECTOR(model->device_info, SOLVER_INTS, 1, SOLVER_OUT);
    bool is_direct = true;

    if (cu2clStreamIsCapturing(queue->stream, &capture) == cu2clSuccess &&
        capture != cu2clStreamCaptureStatusNone)
        return CUSOLVER_STATUS_NOT_SUPPORTED; /* a task is freed when it has run */
    struct solver_task *task = make_task(model);
    if (!task)
        return CUSOLVER_STATUS_ALLOC_FAILED;
    task->matrices[SOLVER_MATRICES - 1] = info;
    task->matrices[SOLVER_MATRICES - 1].at = info.device;
    for (int i = 0; i < SOLVER_MATRICES && is_direct; i++)
        is_direct = is_empty(&task->matrices[i]) || is_host_memory(task->matrices[i].device);
    return is_direct ? launch_task(queue, task) : launch_between_copies(queue, task);
}

cusolverStatus_t rt_solver_end_queue(struct solver_queue *queue)
{
    cusolverStatus_t status = rt_solver_code(cu2clStreamSynchronize(queue->stream));

    cu2clFreeHost(queue->staging);
    *queue = (struct solver_queue){0};
    return status;
}

cusolverStatus_t rt_solver_set_stream(struct solver_queue *queue, cu2clStream_t stream)
{
    if (stream != queue->stream && queue->staging) /* the old stream may still use it */
        SOLVER_TRY(rt_solver_code(cu2clStreamSynchronize(queue->stream)));
    queue->stream = stream;
    return CUSOLVER_STATUS_SUCCESS;
}

cusolverStatus_t rt_solver_fetch(struct solver_queue *queue, void *to, const void *from,
                                 size_t size)
{
    SOLVER_TRY(
        rt_solver_code(cu2clMemcpyAsync(to, from, size, cu2clMemcpyDeviceToHost, queue->stream)));
    return rt_solver_code(cu2clStreamSynchronize(queue->stream));
}
