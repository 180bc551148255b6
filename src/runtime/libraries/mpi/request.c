/* Requests: what a nonblocking call staged lives until the call that completes it, which copies what
 * came to device memory.
 *
 * A library may give one handle to many operations that are over when they begin. So whoever adds a
 * request asks first whether it is over, and what is kept has a handle of its own. */
#include "libraries/mpi/mpi.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#define UNDEFINED (-32766) /* MPI_UNDEFINED, the same number in each library */
#define BUCKETS   256
#define FEW       16

MPI_SECOND(Request_get_status, word request, int *flag, void *status);

struct pending {
    word request;
    bool persistent, active;
    struct mpi_stage stage;
    struct pending *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct pending *buckets[BUCKETS];
static atomic_size_t pending_count;

/* --- the table ---------------------------------------------------------------------------------- */

static struct pending **bucket_of(word request)
{
    return &buckets[(request ^ request >> 4 ^ request >> 12) % BUCKETS];
}

static struct pending *find(word request)
{
    struct pending *found;

    pthread_mutex_lock(&lock);
    for (found = *bucket_of(request); found && found->request != request; found = found->next)
        ;
    pthread_mutex_unlock(&lock);
    return found;
}

static void forget(struct pending *pending)
{
    struct pending **at = bucket_of(pending->request);

    pthread_mutex_lock(&lock);
    while (*at != pending)
        at = &(*at)->next;
    *at = pending->next;
    pthread_mutex_unlock(&lock);
    atomic_fetch_sub(&pending_count, 1);
    mpi_stage_release(&pending->stage);
    free(pending);
}

/* The operation was over at once. */
static bool was_over_at_once(word request, const struct mpi_stage *stage, int *error)
{
    uint64_t status[8] = {0};
    int flag = 0;

    if (PMPI_Request_get_status(request, &flag, status) != 0 || !flag)
        return false;
    *error = mpi_stage_out(stage, status);
    return true;
}

int mpi_request_add(const struct mpi_call *call, const word *arguments, struct mpi_stage *stage)
{
    word request = mpi_handle_at(arguments[call->request], 0);
    struct pending *pending;
    int error = 0;

    if (!call->persistent && was_over_at_once(request, stage, &error)) {
        mpi_stage_release(stage);
        return error;
    }
    pending = malloc(sizeof *pending);
    if (!pending)
        return mpi_fail(call->name, 0, "no memory for a request");
    *pending = (struct pending){request, call->persistent, !call->persistent, *stage, NULL};
    pthread_mutex_lock(&lock);
    pending->next = *bucket_of(request);
    *bucket_of(request) = pending;
    pthread_mutex_unlock(&lock);
    atomic_fetch_add(&pending_count, 1);
    return 0;
}

static int finish(struct pending *pending, const void *status)
{
    int error = 0;

    if (pending->active)
        error = mpi_stage_out(&pending->stage, status);
    pending->active = false;
    if (!pending->persistent)
        forget(pending);
    return error;
}

/* --- calls that complete requests --------------------------------------------------------------- */

/* Indices of arguments; 0: the call has none. Where `requests` is 1, argument 0 is their number. */
struct completion {
    const char *name;
    void (*real)(void);
    unsigned char arity, requests, flag, index, done_count, indices, status;
};

/* A call in work: what is pending of its requests. */
struct waiting {
    const struct completion *call;
    word *arguments;
    size_t count;
    struct pending **pending, *few[FEW];
    char *statuses; /* of our own, where the program wants none */
};

static bool has_many(const struct completion *call)
{
    return call->requests == 1;
}

static bool has_status_each(const struct completion *call)
{
    return has_many(call) && !call->index;
}

static const void *status_of(const struct waiting *waiting, size_t index)
{
    size_t size = mpi_library()->status_size;

    return (const char *)waiting->arguments[waiting->call->status] + index * size;
}

/* Finds what is pending; sets *any. False without memory. */
static bool look_up(struct waiting *waiting, bool *any, bool *counted)
{
    waiting->pending = waiting->few;
    if (waiting->count > FEW)
        waiting->pending = malloc(waiting->count * sizeof *waiting->pending);
    if (!waiting->pending)
        return false;
    for (size_t i = 0; i < waiting->count; i++) {
        word request = mpi_handle_at(waiting->arguments[waiting->call->requests], i);
        struct pending *pending = waiting->pending[i] = find(request);
        *any |= pending != NULL;
        *counted |= pending && mpi_is_counted(&pending->stage);
    }
    return true;
}

/* Statuses tell how many bytes came. */
static bool provide_statuses(struct waiting *waiting)
{
    size_t count = has_status_each(waiting->call) ? waiting->count : 1;
    word *argument = &waiting->arguments[waiting->call->status];

    if (*argument != mpi_library()->ignored_status)
        return true;
    waiting->statuses = calloc(count, mpi_library()->status_size);
    *argument = (word)waiting->statuses;
    return waiting->statuses != NULL;
}

static int finish_one(const struct waiting *waiting, size_t index, size_t status)
{
    struct pending *pending = index < waiting->count ? waiting->pending[index] : NULL;

    return pending ? finish(pending, status_of(waiting, status)) : 0;
}

/* All of them are over; but after an error those are not whose handles are still there. */
static int finish_each(const struct waiting *waiting, bool failed)
{
    int error = 0;

    for (size_t i = 0; i < waiting->count; i++) {
        const struct pending *pending = waiting->pending[i];
        word now = mpi_handle_at(waiting->arguments[waiting->call->requests], i);
        if (!pending || (failed && !pending->persistent && now == pending->request))
            continue;
        int result = finish_one(waiting, i, i);
        error = error ? error : result;
    }
    return error;
}

static int finish_what_is_over(const struct waiting *waiting, bool failed)
{
    const struct completion *call = waiting->call;
    const word *arguments = waiting->arguments;
    int error = 0;

    if (call->done_count) {
        int count = *(const int *)arguments[call->done_count];
        for (int i = 0; count != UNDEFINED && i < count && !error; i++)
            error =
                finish_one(waiting, (size_t)((const int *)arguments[call->indices])[i], (size_t)i);
        return error;
    }
    if (call->flag && !failed && !*(const int *)arguments[call->flag])
        return 0;
    if (call->index) {
        int index = *(const int *)arguments[call->index];
        return index < 0 ? 0 : finish_one(waiting, (size_t)index, 0);
    }
    return finish_each(waiting, failed);
}

static void end(struct waiting *waiting)
{
    if (waiting->pending != waiting->few)
        free(waiting->pending);
    free(waiting->statuses);
}

static int complete(const struct completion *call, word *arguments)
{
    struct waiting waiting = {.call = call, .arguments = arguments};
    bool any = false, counted = false;
    int error;

    waiting.count = has_many(call) ? (size_t)(int)arguments[0] : 1;
    if (atomic_load(&pending_count) == 0 || (int)waiting.count <= 0)
        return mpi_forward(call->real, call->arity, arguments);
    if (!look_up(&waiting, &any, &counted) || (counted && !provide_statuses(&waiting))) {
        end(&waiting);
        return mpi_fail(call->name, 0, "no memory for %zu requests", waiting.count);
    }
    error = mpi_forward(call->real, call->arity, arguments);
    if (any) {
        int result = finish_what_is_over(&waiting, error != 0);
        error = error ? error : result;
    }
    end(&waiting);
    return error;
}

#define COMPLETE(name, arity, ...)                                                                 \
    MPI_SECOND(name, MPI_PARAMETERS_##arity);                                                      \
    MPI_FIRST(name, MPI_PARAMETERS_##arity)                                                        \
    {                                                                                              \
        static const struct completion call = {#name, (void (*)(void))PMPI_##name, arity,          \
                                               __VA_ARGS__};                                       \
        word arguments[] = {MPI_ARGUMENTS_##arity};                                                \
        return complete(&call, arguments);                                                         \
    }

COMPLETE(Wait, 2, .requests = 0, .status = 1)
COMPLETE(Waitall, 3, .requests = 1, .status = 2)
COMPLETE(Waitany, 4, .requests = 1, .index = 2, .status = 3)
COMPLETE(Waitsome, 5, .requests = 1, .done_count = 2, .indices = 3, .status = 4)
COMPLETE(Test, 3, .requests = 0, .flag = 1, .status = 2)
COMPLETE(Testall, 4, .requests = 1, .flag = 2, .status = 3)
COMPLETE(Testany, 5, .requests = 1, .index = 2, .flag = 3, .status = 4)
COMPLETE(Testsome, 5, .requests = 1, .done_count = 2, .indices = 3, .status = 4)

/* --- other calls with requests ------------------------------------------------------------------ */

MPI_SECOND(Start, word request);
MPI_SECOND(Startall, int count, word requests);
MPI_SECOND(Request_free, word request);

/* What a persistent request sends is read now. */
static int activate(word requests, size_t index)
{
    struct pending *pending = find(mpi_handle_at(requests, index));

    if (!pending)
        return 0;
    pending->active = true;
    return mpi_stage_in(&pending->stage);
}

MPI_FIRST(Start, word request)
{
    int error = atomic_load(&pending_count) ? activate(request, 0) : 0;

    return error ? error : PMPI_Start(request);
}

MPI_FIRST(Startall, int count, word requests)
{
    int error = 0;

    for (int i = 0; i < count && atomic_load(&pending_count) && !error; i++)
        error = activate(requests, (size_t)i);
    return error ? error : PMPI_Startall(count, requests);
}

/* The operation may be over, with the request still there: what came has to be seen. */
MPI_FIRST(Request_get_status, word request, int *flag, void *status)
{
    uint64_t own[8] = {0};
    struct pending *pending = atomic_load(&pending_count) ? find(request) : NULL;
    bool ignored = (word)status == mpi_library()->ignored_status;
    void *used = pending && ignored ? own : status;
    int error = PMPI_Request_get_status(request, flag, used);

    if (error == 0 && pending && pending->active && *flag)
        error = mpi_stage_out(&pending->stage, used);
    return error;
}

/* Nobody will say when the operation is over, so its staging stays, and what it would write is lost. */
MPI_FIRST(Request_free, word request)
{
    struct pending *pending = atomic_load(&pending_count) ? find(mpi_handle_at(request, 0)) : NULL;

    if (pending && pending->active) {
        if (pending->stage.buffers[0].written || pending->stage.buffers[1].written)
            return mpi_fail("Request_free", 0,
                            "the request writes device memory; complete it instead");
        memset(&pending->stage, 0, sizeof pending->stage);
    }
    if (pending)
        forget(pending);
    return PMPI_Request_free(request);
}
