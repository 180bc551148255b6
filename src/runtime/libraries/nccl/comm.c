/* Communicators: made, split, asked, ended. */
#include "libraries/nccl/private.h"

#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static void destroy_comm(struct ncclComm *comm)
{
    int current = comm->device;

    rt_nccl_end_thread(comm);
    for (int rank = 0; comm->sockets && rank < comm->ranks; rank++)
        if (comm->sockets[rank] >= 0)
            close(comm->sockets[rank]);
    cu2clGetDevice(&current);
    cu2clSetDevice(comm->device);
    if (comm->stream)
        cu2clStreamDestroy(comm->stream);
    for (size_t i = 0; i < comm->host_count; i++)
        cu2clFreeHost(comm->hosts[i]);
    cu2clSetDevice(current);
    pthread_mutex_destroy(&comm->lock);
    pthread_cond_destroy(&comm->changed);
    free(comm->sockets);
    free(comm);
}

static struct ncclComm *make_comm(int ranks, int rank, int device)
{
    struct ncclComm *comm = calloc(1, sizeof *comm);

    if (!comm)
        return NULL;
    comm->ranks = ranks;
    comm->rank = rank;
    comm->device = device;
    comm->last = &comm->first;
    pthread_mutex_init(&comm->lock, NULL);
    pthread_cond_init(&comm->changed, NULL);
    return comm;
}

static ncclResult_t init_on(ncclComm_t *made, int ranks, const ncclUniqueId *id, int rank,
                            int device)
{
    if (!made || ranks < 1 || rank < 0 || rank >= ranks)
        return rt_nccl_fail(ncclInvalidArgument, "rank %d of %d", rank, ranks);
    *made = make_comm(ranks, rank, device);
    if (!*made)
        return rt_nccl_fail(ncclSystemError, "no memory");
    return rt_nccl_add_init(*made, id);
}

ncclResult_t ncclCommInitRank(ncclComm_t *comm, int count, ncclUniqueId id, int rank)
{
    int device = 0;

    RT_NCCL_TRY(rt_nccl_cuda(cu2clGetDevice(&device), "the current device"));
    return init_on(comm, count, &id, rank, device);
}

ncclResult_t ncclCommInitRankConfig(ncclComm_t *comm, int count, ncclUniqueId id, int rank,
                                    ncclConfig_t *config)
{
    (void)config;
    return ncclCommInitRank(comm, count, id, rank);
}

ncclResult_t ncclCommInitAll(ncclComm_t *comms, int count, const int *devices)
{
    ncclUniqueId id;

    if (!comms || count < 1)
        return rt_nccl_fail(ncclInvalidArgument, "ncclCommInitAll of %d devices", count);
    RT_NCCL_TRY(ncclGetUniqueId(&id));
    RT_NCCL_TRY(ncclGroupStart());
    for (int i = 0; i < count; i++)
        init_on(&comms[i], count, &id, i, devices ? devices[i] : i);
    return ncclGroupEnd();
}

/* --- splitting ---------------------------------------------------------------------------------- */

/* What a rank of the old communicator wants. */
struct choice {
    int color, key, rank;
};

static int compare_choices(const void *first, const void *second)
{
    const struct choice *a = first, *b = second;

    if (a->key != b->key)
        return a->key < b->key ? -1 : 1;
    return a->rank < b->rank ? -1 : a->rank > b->rank;
}

/* A message to each of the peers but this rank, all with the same data; or from each to its place in
 * an array of all ranks. */
static void add_messages(const struct ncclComm *comm, struct rt_nccl_transfer *transfers,
                         size_t *used, bool sends, char *data, size_t size, const int *peers,
                         int count)
{
    for (int i = 0; i < count; i++)
        if (peers[i] != comm->rank)
            transfers[(*used)++] =
                (struct rt_nccl_transfer){.peer = peers[i],
                                          .sends = sends,
                                          .data = data + (sends ? 0 : size * (size_t)peers[i]),
                                          .size = size};
}

/* A new communicator: its ranks by their old numbers, in their new order. */
struct split {
    int *peers;
    int count, place;
    ncclUniqueId id;
};

/* Each rank tells all others its choice. */
static ncclResult_t exchange_choices(struct ncclComm *comm, struct choice *choices,
                                     struct rt_nccl_transfer *transfers, struct split *split)
{
    struct choice own = choices[comm->rank];
    size_t used = 0;
    int count = 0;

    for (int rank = 0; rank < comm->ranks; rank++)
        split->peers[rank] = rank;
    add_messages(comm, transfers, &used, true, (char *)&own, sizeof own, split->peers, comm->ranks);
    add_messages(comm, transfers, &used, false, (char *)choices, sizeof own, split->peers,
                 comm->ranks);
    RT_NCCL_TRY(rt_nccl_exchange(comm, transfers, used));
    for (int rank = 0; rank < comm->ranks; rank++)
        if (choices[rank].color == own.color)
            choices[count++] = choices[rank];
    qsort(choices, (size_t)count, sizeof *choices, compare_choices);
    for (int i = 0; i < count; i++) {
        split->peers[i] = choices[i].rank;
        if (choices[i].rank == comm->rank)
            split->place = i;
    }
    split->count = count;
    return ncclSuccess;
}

/* The first one makes the id and tells the others. */
static ncclResult_t exchange_id(struct ncclComm *comm, struct rt_nccl_transfer *transfers,
                                struct split *split)
{
    size_t used = 0;

    if (split->place == 0) {
        RT_NCCL_TRY(ncclGetUniqueId(&split->id));
        add_messages(comm, transfers, &used, true, (char *)&split->id, sizeof split->id,
                     split->peers, split->count);
    } else {
        transfers[used++] = (struct rt_nccl_transfer){
            .peer = split->peers[0], .data = (char *)&split->id, .size = sizeof split->id};
    }
    return rt_nccl_exchange(comm, transfers, used);
}

static ncclResult_t agree(struct ncclComm *comm, int color, int key, struct split *split)
{
    struct choice *choices = calloc((size_t)comm->ranks, sizeof *choices);
    struct rt_nccl_transfer *transfers = calloc(2 * (size_t)comm->ranks, sizeof *transfers);
    ncclResult_t result = ncclSystemError;

    split->peers = calloc((size_t)comm->ranks, sizeof *split->peers);
    if (choices && transfers && split->peers) {
        choices[comm->rank] = (struct choice){color, key, comm->rank};
        result = exchange_choices(comm, choices, transfers, split);
        if (result == ncclSuccess && color != NCCL_SPLIT_NOCOLOR)
            result = exchange_id(comm, transfers, split);
    }
    free(choices);
    free(transfers);
    free(split->peers);
    return result;
}

ncclResult_t ncclCommSplit(ncclComm_t comm, int color, int key, ncclComm_t *made,
                           ncclConfig_t *config)
{
    struct split split = {0};

    (void)config;
    if (!comm || !made)
        return ncclInvalidArgument;
    *made = NULL;
    rt_nccl_drain(comm);
    RT_NCCL_TRY(agree(comm, color, key, &split));
    return color == NCCL_SPLIT_NOCOLOR
               ? ncclSuccess
               : init_on(made, split.count, &split.id, split.place, comm->device);
}

/* --- the end ------------------------------------------------------------------------------------ */

ncclResult_t ncclCommFinalize(ncclComm_t comm)
{
    if (!comm)
        return ncclInvalidArgument;
    rt_nccl_drain(comm);
    return atomic_load(&comm->error);
}

ncclResult_t ncclCommDestroy(ncclComm_t comm)
{
    if (comm)
        destroy_comm(comm);
    return ncclSuccess;
}

ncclResult_t ncclCommAbort(ncclComm_t comm)
{
    if (!comm)
        return ncclSuccess;
    atomic_store(&comm->is_aborted, true);
    for (int rank = 0; comm->sockets && rank < comm->ranks; rank++)
        if (comm->sockets[rank] >= 0)
            shutdown(comm->sockets[rank], SHUT_RDWR);
    destroy_comm(comm);
    return ncclSuccess;
}

/* --- questions ---------------------------------------------------------------------------------- */

ncclResult_t ncclCommGetAsyncError(ncclComm_t comm, ncclResult_t *error)
{
    if (!comm || !error)
        return ncclInvalidArgument;
    *error = atomic_load(&comm->error);
    return ncclSuccess;
}

static ncclResult_t answer_with(const struct ncclComm *comm, int value, int *place)
{
    if (!comm || !place)
        return ncclInvalidArgument;
    *place = value;
    return ncclSuccess;
}

ncclResult_t ncclCommCount(ncclComm_t comm, int *count)
{
    return answer_with(comm, comm ? comm->ranks : 0, count);
}

ncclResult_t ncclCommCuDevice(ncclComm_t comm, int *device)
{
    return answer_with(comm, comm ? comm->device : 0, device);
}

ncclResult_t ncclCommUserRank(ncclComm_t comm, int *rank)
{
    return answer_with(comm, comm ? comm->rank : 0, rank);
}

/* --- memory: any will do ------------------------------------------------------------------------ */

ncclResult_t ncclCommRegister(ncclComm_t comm, void *buffer, size_t size, void **handle)
{
    (void)size;
    if (!comm || !handle)
        return ncclInvalidArgument;
    *handle = buffer;
    return ncclSuccess;
}

ncclResult_t ncclCommDeregister(ncclComm_t comm, void *handle)
{
    (void)handle;
    return comm ? ncclSuccess : ncclInvalidArgument;
}

ncclResult_t ncclMemAlloc(void **pointer, size_t size)
{
    return rt_nccl_cuda(cu2clMalloc(pointer, size), "ncclMemAlloc");
}

ncclResult_t ncclMemFree(void *pointer)
{
    return rt_nccl_cuda(cu2clFree(pointer), "ncclMemFree");
}
