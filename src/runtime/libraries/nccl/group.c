/* Groups of calls. Between ncclGroupStart and ncclGroupEnd a thread's calls are only noted; the end
 * makes one job for each communicator. Communicators that are made in a group are connected at the
 * same time, each by a thread, since all ranks of one may be in this process. */
#include "libraries/nccl/private.h"

#include <stdlib.h>

struct member {
    struct ncclComm *comm;
    struct rt_nccl_job *job;
    ncclUniqueId id; /* of one that is to be connected */
    bool connects;
    pthread_t thread;
    ncclResult_t result;
};

static _Thread_local struct {
    int depth;
    struct member *members;
    size_t count;
} group;

/* The entry of the communicator, which is made where there is none. */
static struct member *member_of(struct ncclComm *comm, bool connects)
{
    for (size_t i = 0; i < group.count; i++)
        if (group.members[i].comm == comm && group.members[i].connects == connects)
            return &group.members[i];
    struct member *more = realloc(group.members, (group.count + 1) * sizeof *more);
    if (!more)
        return NULL;
    group.members = more;
    group.members[group.count] = (struct member){.comm = comm, .connects = connects};
    return &group.members[group.count++];
}

static bool append_operation(struct member *member, const struct rt_nccl_operation *operation)
{
    if (!member || (!member->job && !(member->job = calloc(1, sizeof *member->job))))
        return false;
    struct rt_nccl_job *job = member->job;
    struct rt_nccl_operation *more =
        realloc(job->operations, (job->count + 1) * sizeof *job->operations);
    if (!more)
        return false;
    job->operations = more;
    job->operations[job->count++] = *operation;
    return true;
}

ncclResult_t ncclGroupStart(void)
{
    group.depth++;
    return ncclSuccess;
}

ncclResult_t rt_nccl_add(struct ncclComm *comm, const struct rt_nccl_operation *operation)
{
    ncclGroupStart();
    if (!append_operation(member_of(comm, false), operation)) {
        ncclGroupEnd();
        return rt_nccl_fail(ncclSystemError, "no memory");
    }
    return ncclGroupEnd();
}

ncclResult_t rt_nccl_add_init(struct ncclComm *comm, const ncclUniqueId *id)
{
    ncclGroupStart();
    struct member *member = member_of(comm, true);
    if (member)
        member->id = *id;
    ncclResult_t result = ncclGroupEnd();
    return member ? result : rt_nccl_fail(ncclSystemError, "no memory");
}

static void *connect_member(void *data)
{
    struct member *member = data;

    member->result = rt_nccl_connect(member->comm, &member->id);
    return NULL;
}

static ncclResult_t connect_all(struct member *members, size_t count)
{
    ncclResult_t result = ncclSuccess;

    for (size_t i = 0; i < count; i++)
        if (members[i].connects &&
            pthread_create(&members[i].thread, NULL, connect_member, &members[i]) != 0) {
            members[i].connects = false;
            result = rt_nccl_fail(ncclSystemError, "no thread can be made");
        }
    for (size_t i = 0; i < count; i++) {
        if (!members[i].connects)
            continue;
        pthread_join(members[i].thread, NULL);
        if (members[i].result != ncclSuccess)
            result = members[i].result;
    }
    return result;
}

/* Where jobs can't wait for streams, the caller waits for the jobs. */
static ncclResult_t submit_all(struct member *members, size_t count)
{
    ncclResult_t result = ncclSuccess;

    for (size_t i = 0; i < count; i++) {
        if (!members[i].job)
            continue;
        ncclResult_t submitted = rt_nccl_submit(members[i].comm, members[i].job);
        result = result == ncclSuccess ? submitted : result;
    }
    for (size_t i = 0; i < count; i++)
        if (members[i].job && !members[i].comm->is_asynchronous)
            rt_nccl_drain(members[i].comm);
    return result;
}

ncclResult_t ncclGroupEnd(void)
{
    if (group.depth == 0)
        return rt_nccl_fail(ncclInvalidUsage, "ncclGroupEnd without ncclGroupStart");
    if (--group.depth > 0)
        return ncclSuccess;
    struct member *members = group.members;
    size_t count = group.count;
    group.members = NULL;
    group.count = 0;
    ncclResult_t result = connect_all(members, count);
    if (result == ncclSuccess)
        result = submit_all(members, count);
    free(members);
    return result;
}
