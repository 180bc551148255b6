/* The operations as programs call them: checked, and added to a group. */
#include "libraries/nccl/private.h"

#include <string.h>

static bool is_known_reduction(const struct ncclComm *comm, ncclRedOp_t op)
{
    unsigned made = (unsigned)op - ncclNumOps;

    return (unsigned)op < ncclNumOps || (made < RT_NCCL_SCALES && comm->scales[made].is_used);
}

static ncclResult_t add_checked(const char *name, struct ncclComm *comm,
                                const struct rt_nccl_operation *operation)
{
    if (!comm)
        return rt_nccl_fail(ncclInvalidArgument, "%s: no communicator", name);
    if (!rt_nccl_size(operation->type))
        return rt_nccl_fail(ncclInvalidArgument, "%s: data type %d is not supported", name,
                            (int)operation->type);
    if (operation->root < 0 || operation->root >= comm->ranks)
        return rt_nccl_fail(ncclInvalidArgument, "%s: rank %d of %d", name, operation->root,
                            comm->ranks);
    if (!is_known_reduction(comm, operation->op))
        return rt_nccl_fail(ncclInvalidArgument, "%s: unknown operation %d", name,
                            (int)operation->op);
    if (operation->count == 0 && operation->kind > RT_NCCL_RECEIVE)
        return ncclSuccess;
    return rt_nccl_add(comm, operation);
}

#define OPERATION(called, ...)                                                                     \
    add_checked(                                                                                   \
        called, comm,                                                                              \
        &(struct rt_nccl_operation){__VA_ARGS__, .count = count, .type = type, .stream = stream})

ncclResult_t ncclReduce(const void *from, void *to, size_t count, ncclDataType_t type,
                        ncclRedOp_t op, int root, ncclComm_t comm, cu2clStream_t stream)
{
    return OPERATION("ncclReduce", .kind = RT_NCCL_REDUCE, .from = from, .to = to, .op = op,
                     .root = root);
}

ncclResult_t ncclBroadcast(const void *from, void *to, size_t count, ncclDataType_t type, int root,
                           ncclComm_t comm, cu2clStream_t stream)
{
    return OPERATION("ncclBroadcast", .kind = RT_NCCL_BROADCAST, .from = from, .to = to,
                     .root = root);
}

ncclResult_t ncclBcast(void *buffer, size_t count, ncclDataType_t type, int root, ncclComm_t comm,
                       cu2clStream_t stream)
{
    return OPERATION("ncclBcast", .kind = RT_NCCL_BROADCAST, .from = buffer, .to = buffer,
                     .root = root);
}

ncclResult_t ncclAllReduce(const void *from, void *to, size_t count, ncclDataType_t type,
                           ncclRedOp_t op, ncclComm_t comm, cu2clStream_t stream)
{
    return OPERATION("ncclAllReduce", .kind = RT_NCCL_ALL_REDUCE, .from = from, .to = to, .op = op);
}

ncclResult_t ncclReduceScatter(const void *from, void *to, size_t count, ncclDataType_t type,
                               ncclRedOp_t op, ncclComm_t comm, cu2clStream_t stream)
{
    return OPERATION("ncclReduceScatter", .kind = RT_NCCL_REDUCE_SCATTER, .from = from, .to = to,
                     .op = op);
}

ncclResult_t ncclAllGather(const void *from, void *to, size_t count, ncclDataType_t type,
                           ncclComm_t comm, cu2clStream_t stream)
{
    return OPERATION("ncclAllGather", .kind = RT_NCCL_ALL_GATHER, .from = from, .to = to);
}

ncclResult_t ncclSend(const void *from, size_t count, ncclDataType_t type, int peer,
                      ncclComm_t comm, cu2clStream_t stream)
{
    return OPERATION("ncclSend", .kind = RT_NCCL_SEND, .from = from, .root = peer);
}

ncclResult_t ncclRecv(void *to, size_t count, ncclDataType_t type, int peer, ncclComm_t comm,
                      cu2clStream_t stream)
{
    return OPERATION("ncclRecv", .kind = RT_NCCL_RECEIVE, .to = to, .root = peer);
}

/* --- operations that a communicator makes ------------------------------------------------------- */

ncclResult_t ncclRedOpCreatePreMulSum(ncclRedOp_t *op, void *scalar, ncclDataType_t type,
                                      ncclScalarResidence_t residence, ncclComm_t comm)
{
    if (!op || !scalar || !comm || !rt_nccl_size(type))
        return ncclInvalidArgument;
    for (unsigned i = 0; i < RT_NCCL_SCALES; i++) {
        struct rt_nccl_scale *scale = &comm->scales[i];
        if (scale->is_used)
            continue;
        *scale = (struct rt_nccl_scale){.is_used = true, .type = type};
        if (residence == ncclScalarDevice)
            scale->device = scalar;
        else
            memcpy(scale->value, scalar, rt_nccl_size(type));
        *op = (ncclRedOp_t)(ncclNumOps + i);
        return ncclSuccess;
    }
    return rt_nccl_fail(ncclInvalidUsage, "more than %d operations of a communicator",
                        RT_NCCL_SCALES);
}

/* Calls that use it may not have run. */
ncclResult_t ncclRedOpDestroy(ncclRedOp_t op, ncclComm_t comm)
{
    if (!comm || (unsigned)op < ncclNumOps || !is_known_reduction(comm, op))
        return ncclInvalidArgument;
    rt_nccl_drain(comm);
    comm->scales[op - ncclNumOps].is_used = false;
    return ncclSuccess;
}
