/* Messages between the ranks of a communicator. Each has a header with its size, so that calls that
 * don't match are seen. */
#include "libraries/nccl/private.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#define MAGIC 0x6e63636c32636c21u

static size_t whole_size(const struct rt_nccl_transfer *transfer)
{
    return sizeof transfer->header + transfer->size;
}

static bool is_open(const struct rt_nccl_transfer *transfer)
{
    return transfer->done < whole_size(transfer);
}

/* The first message to or from a rank that is not complete; messages don't overtake. */
static struct rt_nccl_transfer *first_open(struct rt_nccl_transfer *transfers, size_t count,
                                           int peer, bool sends)
{
    for (size_t i = 0; i < count; i++)
        if (transfers[i].peer == peer && transfers[i].sends == sends && is_open(&transfers[i]))
            return &transfers[i];
    return NULL;
}

static ncclResult_t check_size(const struct ncclComm *comm, const struct rt_nccl_transfer *got)
{
    if (got->header[0] == MAGIC && got->header[1] == got->size)
        return ncclSuccess;
    return rt_nccl_fail(ncclInvalidUsage, "rank %d expects %zu bytes from rank %d, which sends %zu",
                        comm->rank, got->size, got->peer, (size_t)got->header[1]);
}

/* Moves what the socket takes or gives now. */
static ncclResult_t progress(const struct ncclComm *comm, struct rt_nccl_transfer *transfer)
{
    size_t header = sizeof transfer->header;
    bool in_header = transfer->done < header;
    char *at = in_header ? (char *)transfer->header + transfer->done
                         : transfer->data + (transfer->done - header);
    size_t size = in_header ? header - transfer->done : whole_size(transfer) - transfer->done;
    int descriptor = comm->sockets[transfer->peer];
    ssize_t moved = transfer->sends ? send(descriptor, at, size, MSG_NOSIGNAL | MSG_DONTWAIT)
                                    : recv(descriptor, at, size, MSG_DONTWAIT);

    if (moved < 0 && (errno == EAGAIN || errno == EINTR))
        return ncclSuccess;
    if (moved <= 0)
        return rt_nccl_fail(ncclRemoteError, "rank %d lost the connection to rank %d: %s",
                            comm->rank, transfer->peer, moved ? strerror(errno) : "it is closed");
    transfer->done += (size_t)moved;
    if (in_header && transfer->done == header && !transfer->sends)
        return check_size(comm, transfer);
    return ncclSuccess;
}

/* Messages of a rank to itself. */
static ncclResult_t exchange_alone(const struct ncclComm *comm, struct rt_nccl_transfer *transfers,
                                   size_t count)
{
    struct rt_nccl_transfer *from, *to;

    for (;;) {
        from = first_open(transfers, count, comm->rank, true);
        to = first_open(transfers, count, comm->rank, false);
        if (!from && !to)
            return ncclSuccess;
        if (!from || !to || from->size != to->size)
            return rt_nccl_fail(
                ncclInvalidUsage,
                "rank %d sends to itself what it does not receive in the same group", comm->rank);
        memmove(to->data, from->data, from->size);
        from->done = to->done = whole_size(from);
    }
}

/* Waits until something can be done; returns how many sockets are looked at. */
static nfds_t wait_for_peers(const struct ncclComm *comm, struct rt_nccl_transfer *transfers,
                             size_t count, struct pollfd *polled)
{
    nfds_t used = 0;

    for (int peer = 0; peer < comm->ranks; peer++) {
        bool sends = first_open(transfers, count, peer, true) != NULL;
        bool receives = first_open(transfers, count, peer, false) != NULL;
        polled[peer] = (struct pollfd){.fd = -1};
        if (!sends && !receives)
            continue;
        polled[peer].fd = comm->sockets[peer];
        polled[peer].events = (short)((sends ? POLLOUT : 0) | (receives ? POLLIN : 0));
        used++;
    }
    if (used)
        poll(polled, (nfds_t)comm->ranks, 200);
    return used;
}

static ncclResult_t progress_peer(const struct ncclComm *comm, struct rt_nccl_transfer *transfers,
                                  size_t count, const struct pollfd *polled, int peer)
{
    struct rt_nccl_transfer *to = first_open(transfers, count, peer, true);
    struct rt_nccl_transfer *from = first_open(transfers, count, peer, false);
    bool failed = polled->revents & (POLLERR | POLLHUP | POLLNVAL);

    if (from && (failed || (polled->revents & POLLIN)))
        RT_NCCL_TRY(progress(comm, from));
    if (to && (failed || (polled->revents & POLLOUT)))
        RT_NCCL_TRY(progress(comm, to));
    return ncclSuccess;
}

static ncclResult_t exchange_with_peers(struct ncclComm *comm, struct rt_nccl_transfer *transfers,
                                        size_t count, struct pollfd *polled)
{
    while (wait_for_peers(comm, transfers, count, polled)) {
        if (atomic_load(&comm->is_aborted))
            return ncclRemoteError;
        for (int peer = 0; peer < comm->ranks; peer++)
            if (polled[peer].fd >= 0 && polled[peer].revents)
                RT_NCCL_TRY(progress_peer(comm, transfers, count, &polled[peer], peer));
    }
    return ncclSuccess;
}

ncclResult_t rt_nccl_exchange(struct ncclComm *comm, struct rt_nccl_transfer *transfers,
                              size_t count)
{
    struct pollfd *polled = calloc((size_t)comm->ranks, sizeof *polled);
    ncclResult_t result;

    if (!polled)
        return rt_nccl_fail(ncclSystemError, "no memory");
    for (size_t i = 0; i < count; i++) {
        transfers[i].header[0] = MAGIC;
        transfers[i].header[1] = transfers[i].size;
    }
    result = exchange_alone(comm, transfers, count);
    if (result == ncclSuccess)
        result = exchange_with_peers(comm, transfers, count, polled);
    free(polled);
    return result;
}
