/* What the operations are made of: messages, in two steps. In the first each rank gets its part of
 * all data, and reduces it; in the second the parts go to those who need all. So each rank sends and
 * receives about as many bytes as the data has, however many ranks there are. */
#include "libraries/nccl/private.h"

#include <stdlib.h>
#include <string.h>

/* --- copies ------------------------------------------------------------------------------------- */

static ncclResult_t copy_bytes(const struct ncclComm *comm, void *to, const void *from, size_t size)
{
    if (size == 0)
        return ncclSuccess;
    cu2clError_t error = cu2clMemcpyAsync(to, from, size, cu2clMemcpyDefault, comm->stream);
    if (error == cu2clSuccess)
        error = cu2clStreamSynchronize(comm->stream);
    return rt_nccl_cuda(error, "copying the data of an operation");
}

/* --- messages of a group ------------------------------------------------------------------------ */

static bool is_message(const struct rt_nccl_operation *operation)
{
    return operation->kind == RT_NCCL_SEND || operation->kind == RT_NCCL_RECEIVE;
}

static size_t bytes_of(const struct rt_nccl_operation *operation)
{
    return operation->count * rt_nccl_size(operation->type);
}

static ncclResult_t exchange_messages(struct ncclComm *comm, const struct rt_nccl_job *job,
                                      struct rt_nccl_transfer *transfers, char *host)
{
    size_t count = 0;

    for (size_t i = 0; i < job->count; i++) {
        const struct rt_nccl_operation *operation = &job->operations[i];
        if (!is_message(operation))
            continue;
        transfers[count++] = (struct rt_nccl_transfer){.peer = operation->root,
                                                       .sends = operation->kind == RT_NCCL_SEND,
                                                       .data = host,
                                                       .size = bytes_of(operation)};
        if (operation->kind == RT_NCCL_SEND)
            RT_NCCL_TRY(copy_bytes(comm, host, operation->from, bytes_of(operation)));
        host += bytes_of(operation);
    }
    RT_NCCL_TRY(rt_nccl_exchange(comm, transfers, count));
    for (size_t i = 0, k = 0; i < job->count; i++) {
        const struct rt_nccl_operation *operation = &job->operations[i];
        if (operation->kind == RT_NCCL_RECEIVE)
            RT_NCCL_TRY(copy_bytes(comm, operation->to, transfers[k].data, transfers[k].size));
        k += is_message(operation);
    }
    return ncclSuccess;
}

static ncclResult_t run_messages(struct ncclComm *comm, const struct rt_nccl_job *job)
{
    size_t total = 0, count = 0;

    for (size_t i = 0; i < job->count; i++) {
        count += is_message(&job->operations[i]);
        total += is_message(&job->operations[i]) ? bytes_of(&job->operations[i]) : 0;
    }
    if (count == 0)
        return ncclSuccess;
    struct rt_nccl_transfer *transfers = calloc(count, sizeof *transfers);
    char *host = rt_nccl_host(comm, total);
    ncclResult_t result = transfers && host ? exchange_messages(comm, job, transfers, host)
                                            : rt_nccl_fail(ncclSystemError, "no memory");
    free(transfers);
    return result;
}

/* --- collective operations ---------------------------------------------------------------------- */

/* All data of an operation, in parts: part r is rank r's. */
struct parts {
    size_t count, size; /* elements of all, bytes of one */
    size_t each;        /* elements of a part, but for the last ones */
};

static size_t start_of(const struct parts *parts, int rank)
{
    size_t start = parts->each * (size_t)rank;

    return start < parts->count ? start : parts->count;
}

static size_t elements_in(const struct parts *parts, int rank)
{
    return start_of(parts, rank + 1) - start_of(parts, rank);
}

/* Host memory of an operation. */
struct work {
    struct parts parts;
    char *all;   /* what this rank gives, and later the result */
    char *given; /* for each rank its version of this rank's part */
    struct rt_nccl_transfer *transfers;
    size_t transfer_count;
};

static void add_transfer(struct work *work, int peer, bool sends, char *data, size_t size)
{
    work->transfers[work->transfer_count++] =
        (struct rt_nccl_transfer){.peer = peer, .sends = sends, .data = data, .size = size};
}

static ncclResult_t do_transfers(struct ncclComm *comm, struct work *work)
{
    ncclResult_t result = rt_nccl_exchange(comm, work->transfers, work->transfer_count);

    work->transfer_count = 0;
    return result;
}

static char *part_at(const struct work *work, int rank)
{
    return work->all + start_of(&work->parts, rank) * work->parts.size;
}

static size_t part_bytes(const struct work *work, int rank)
{
    return elements_in(&work->parts, rank) * work->parts.size;
}

/* The value that elements are multiplied with, or NULL. */
static ncclResult_t scale_of(const struct ncclComm *comm, ncclRedOp_t op, char value[8],
                             const void **scale)
{
    const struct rt_nccl_scale *made = &comm->scales[op < ncclNumOps ? 0 : op - ncclNumOps];

    *scale = NULL;
    if (op < ncclNumOps)
        return ncclSuccess;
    memcpy(value, made->value, sizeof made->value);
    *scale = value;
    return made->device ? copy_bytes(comm, value, made->device, rt_nccl_size(made->type))
                        : ncclSuccess;
}

/* Each rank gets its part from all, and reduces it in place. */
static ncclResult_t reduce_parts(struct ncclComm *comm, struct work *work,
                                 const struct rt_nccl_operation *operation)
{
    const void **inputs = calloc((size_t)comm->ranks, sizeof *inputs);
    size_t own = part_bytes(work, comm->rank);
    const void *scale;
    char value[8];

    if (!inputs)
        return rt_nccl_fail(ncclSystemError, "no memory");
    for (int rank = 0; rank < comm->ranks; rank++) {
        char *given = work->given + own * (size_t)rank;
        inputs[rank] = rank == comm->rank ? part_at(work, rank) : given;
        if (rank == comm->rank)
            continue;
        add_transfer(work, rank, true, part_at(work, rank), part_bytes(work, rank));
        add_transfer(work, rank, false, given, own);
    }
    ncclResult_t result = do_transfers(comm, work);
    if (result == ncclSuccess)
        result = scale_of(comm, operation->op, value, &scale);
    if (result == ncclSuccess)
        rt_nccl_reduce(part_at(work, comm->rank), inputs, comm->ranks,
                       elements_in(&work->parts, comm->rank), operation->type, operation->op,
                       scale);
    free(inputs);
    return result;
}

/* Each rank has its part; `root`, or all for -1, get all of them. */
static ncclResult_t gather_parts(struct ncclComm *comm, struct work *work, int root)
{
    for (int rank = 0; rank < comm->ranks; rank++) {
        if (rank == comm->rank)
            continue;
        if (root < 0 || root == rank)
            add_transfer(work, rank, true, part_at(work, comm->rank), part_bytes(work, comm->rank));
        if (root < 0 || root == comm->rank)
            add_transfer(work, rank, false, part_at(work, rank), part_bytes(work, rank));
    }
    return do_transfers(comm, work);
}

/* Each rank gets its part from the root. */
static ncclResult_t scatter_parts(struct ncclComm *comm, struct work *work, int root)
{
    for (int rank = 0; rank < comm->ranks && comm->rank == root; rank++)
        if (rank != root)
            add_transfer(work, rank, true, part_at(work, rank), part_bytes(work, rank));
    if (comm->rank != root)
        add_transfer(work, root, false, part_at(work, comm->rank), part_bytes(work, comm->rank));
    return do_transfers(comm, work);
}

static ncclResult_t do_steps(struct ncclComm *comm, struct work *work,
                             const struct rt_nccl_operation *operation)
{
    switch (operation->kind) {
    case RT_NCCL_BROADCAST:
        RT_NCCL_TRY(scatter_parts(comm, work, operation->root));
        return gather_parts(comm, work, -1);
    case RT_NCCL_REDUCE:
        RT_NCCL_TRY(reduce_parts(comm, work, operation));
        return gather_parts(comm, work, operation->root);
    case RT_NCCL_ALL_REDUCE:
        RT_NCCL_TRY(reduce_parts(comm, work, operation));
        return gather_parts(comm, work, -1);
    case RT_NCCL_ALL_GATHER: return gather_parts(comm, work, -1);
    default: return reduce_parts(comm, work, operation);
    }
}

/* What this rank gives, as a place in all data. */
static void given_of(const struct ncclComm *comm, const struct work *work,
                     const struct rt_nccl_operation *operation, char **at, size_t *size)
{
    *at = work->all;
    *size = work->parts.count * work->parts.size;
    if (operation->kind == RT_NCCL_ALL_GATHER) {
        *at = part_at(work, comm->rank);
        *size = part_bytes(work, comm->rank);
    }
    if (operation->kind == RT_NCCL_BROADCAST && comm->rank != operation->root)
        *size = 0;
}

/* What this rank gets. */
static void received_of(const struct ncclComm *comm, const struct work *work,
                        const struct rt_nccl_operation *operation, char **at, size_t *size)
{
    *at = work->all;
    *size = work->parts.count * work->parts.size;
    if (operation->kind == RT_NCCL_REDUCE_SCATTER) {
        *at = part_at(work, comm->rank);
        *size = part_bytes(work, comm->rank);
    }
    if (operation->kind == RT_NCCL_REDUCE && comm->rank != operation->root)
        *size = 0;
}

static ncclResult_t run_work(struct ncclComm *comm, struct work *work,
                             const struct rt_nccl_operation *operation)
{
    size_t size;
    char *at;

    given_of(comm, work, operation, &at, &size);
    RT_NCCL_TRY(copy_bytes(comm, at, operation->from, size));
    RT_NCCL_TRY(do_steps(comm, work, operation));
    received_of(comm, work, operation, &at, &size);
    return copy_bytes(comm, operation->to, at, size);
}

static ncclResult_t run_collective(struct ncclComm *comm, const struct rt_nccl_operation *operation)
{
    size_t ranks = (size_t)comm->ranks, size = rt_nccl_size(operation->type);
    bool of_ranks =
        operation->kind == RT_NCCL_ALL_GATHER || operation->kind == RT_NCCL_REDUCE_SCATTER;
    struct work work = {.parts.count = operation->count * (of_ranks ? ranks : 1),
                        .parts.size = size};

    work.parts.each = of_ranks ? operation->count : (operation->count + ranks - 1) / ranks;
    size_t all = (work.parts.count * size + 63) / 64 * 64;
    work.all = rt_nccl_host(comm, all + work.parts.each * size * ranks);
    work.given = work.all + all;
    work.transfers = calloc(2 * ranks, sizeof *work.transfers);
    ncclResult_t result = work.all && work.transfers ? run_work(comm, &work, operation)
                                                     : rt_nccl_fail(ncclSystemError, "no memory");
    free(work.transfers);
    return result;
}

ncclResult_t rt_nccl_run(struct ncclComm *comm, const struct rt_nccl_job *job)
{
    RT_NCCL_TRY(run_messages(comm, job));
    for (size_t i = 0; i < job->count; i++)
        if (!is_message(&job->operations[i]))
            RT_NCCL_TRY(run_collective(comm, &job->operations[i]));
    return ncclSuccess;
}
