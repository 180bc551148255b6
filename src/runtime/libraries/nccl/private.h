/* NCCL's operations over TCP: what the parts of the component share.
 *
 * A communicator has a socket to each other rank, and a thread that does its jobs one after the
 * other. A job is what one call, or one group of calls, asks of the communicator. Its streams wait
 * for an event of OpenCL's that the thread sets when the job is done; the thread itself waits until
 * the streams have come to the job. So calls return at once, and all is ordered with the streams.
 * The thread copies by a stream of its own. */
#ifndef CU2CL_NCCL_PRIVATE_H
#define CU2CL_NCCL_PRIVATE_H

#define CL_TARGET_OPENCL_VERSION 200
#include <cu2cl/opencl.h>

#pragma GCC visibility push(default)
#include <cu2cl/nccl.h>
#pragma GCC visibility pop

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#define RT_NCCL_TRY(call)                                                                          \
    do {                                                                                           \
        ncclResult_t result_of_call = (call);                                                      \
        if (result_of_call != ncclSuccess)                                                         \
            return result_of_call;                                                                 \
    } while (0)

enum rt_nccl_kind {
    RT_NCCL_SEND,
    RT_NCCL_RECEIVE,
    RT_NCCL_BROADCAST,
    RT_NCCL_REDUCE,
    RT_NCCL_ALL_REDUCE,
    RT_NCCL_ALL_GATHER,
    RT_NCCL_REDUCE_SCATTER,
};

struct rt_nccl_operation {
    enum rt_nccl_kind kind;
    const void *from;
    void *to;
    size_t count;
    ncclDataType_t type;
    ncclRedOp_t op;
    int root; /* or the peer of a message */
    cu2clStream_t stream;
};

/* A stream that waits for a job. */
struct rt_nccl_hold {
    cu2clStream_t stream;
    cl_event reached, done;
};

struct rt_nccl_job {
    struct rt_nccl_operation *operations;
    struct rt_nccl_hold *holds; /* no more than operations */
    size_t count, hold_count;
    bool is_over, is_last; /* is_last: ends the thread */
    struct rt_nccl_job *next;
};

/* An operation that ncclRedOpCreatePreMulSum made. */
struct rt_nccl_scale {
    bool is_used;
    ncclDataType_t type;
    const void *device; /* the scalar, where it is read when the job runs; NULL: `value` */
    char value[8];
};
#define RT_NCCL_SCALES 64
#define RT_NCCL_HOSTS  64

struct ncclComm {
    int rank, ranks, device;
    int *sockets;
    pthread_t thread;
    bool has_thread, is_asynchronous;
    cu2clStream_t stream;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    struct rt_nccl_job *first, **last;
    atomic_bool is_aborted;
    _Atomic ncclResult_t error; /* of a job */
    char *hosts[RT_NCCL_HOSTS]; /* pinned memory; the last is for a job's data */
    size_t host_count, host_size;
    struct rt_nccl_scale scales[RT_NCCL_SCALES];
};

/* A message in an exchange. */
struct rt_nccl_transfer {
    int peer;
    bool sends;
    char *data;
    size_t size, done; /* done: with the header in front */
    uint64_t header[2];
};

/* --- report.c */
/* Keeps the text for ncclGetLastError and prints it. Returns `result`. */
ncclResult_t rt_nccl_fail(ncclResult_t result, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
ncclResult_t rt_nccl_cuda(cu2clError_t error, const char *what);

/* --- bootstrap.c */
/* Connects the ranks that call it with the same id; blocks until all have. */
ncclResult_t rt_nccl_connect(struct ncclComm *comm, const ncclUniqueId *id);

/* --- transport.c */
/* Sends and receives all at the same time. Messages of two ranks match in order; sizes that differ
 * are an error. */
ncclResult_t rt_nccl_exchange(struct ncclComm *comm, struct rt_nccl_transfer *transfers,
                              size_t count);

/* --- reduce.c */
size_t rt_nccl_size(ncclDataType_t type);
/* out[i] = in[0][i] op in[1][i] op ... of all ranks, in this order. `scale`: NULL, or a number of
 * the type that each element is multiplied with before. */
void rt_nccl_reduce(void *out, const void *const *in, int ranks, size_t count, ncclDataType_t type,
                    ncclRedOp_t op, const void *scale);

/* --- collective.c */
/* Does the job's operations; the streams have come to it. */
ncclResult_t rt_nccl_run(struct ncclComm *comm, const struct rt_nccl_job *job);

/* --- job.c */
ncclResult_t rt_nccl_start_thread(struct ncclComm *comm);
/* Gives a job to the communicator, which owns it from now on. */
ncclResult_t rt_nccl_submit(struct ncclComm *comm, struct rt_nccl_job *job);
/* Waits until all jobs are done, and ends the thread. */
void rt_nccl_end_thread(struct ncclComm *comm);
/* Waits until all jobs are done. */
void rt_nccl_drain(struct ncclComm *comm);
/* Host memory for `size` bytes, until the next call; NULL with a message. */
char *rt_nccl_host(struct ncclComm *comm, size_t size);

/* --- group.c */
/* Adds an operation to the group, or does it. */
ncclResult_t rt_nccl_add(struct ncclComm *comm, const struct rt_nccl_operation *operation);
/* Makes `*comm`, now or at the end of the group: of the ranks that have the same id. */
ncclResult_t rt_nccl_add_init(struct ncclComm *comm, const ncclUniqueId *id);

#endif
