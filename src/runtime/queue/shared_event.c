/* Events of several processes (cudaEventInterprocess): a page of shared memory counts the records.
 *
 * Each record has a number. When the stream has come to it, its place in the page gets the number,
 * and who waits is woken. A stream that waits for a record of another process waits for a user event,
 * which a thread sets. Records have places in turn, so a record waits for the one that had its place
 * before, which is hundreds of records ago. */
#include "queue/queue.h"

#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { PLACES = 500, PAGE = 4096 };

struct page {
    _Atomic uint32_t pulse; /* changes when a record is done */
    _Atomic uint64_t recorded;
    _Atomic uint64_t done[PLACES]; /* the last record in this place that is */
};
_Static_assert(sizeof(struct page) <= PAGE, "the page holds all");

struct rt_shared_event {
    _Atomic unsigned references;
    struct page *page;
    int file; /* -1 in the processes that did not make it */
};

/* A record of an event that somebody waits for. */
struct mark {
    struct rt_shared_event *event;
    uint64_t number;
    cl_event user;
};

/* --- the event; it owns the file --- */

static struct rt_shared_event *map_event(int file, bool keep)
{
    struct rt_shared_event *event = malloc(sizeof *event);
    void *page = mmap(NULL, PAGE, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (!event || page == MAP_FAILED) {
        if (page != MAP_FAILED)
            munmap(page, PAGE);
        close(file);
        free(event);
        return NULL;
    }
    if (!keep)
        close(file);
    event->references = 1;
    event->page = page;
    event->file = keep ? file : -1;
    return event;
}

struct rt_shared_event *rt_shared_event_make(void)
{
    int file = rt_shared_file_make(PAGE);
    return file < 0 ? NULL : map_event(file, true);
}

cu2clError_t rt_shared_event_open(const void *handle, struct rt_shared_event **event)
{
    int file = -1;
    uint64_t offset, size;
    RT_TRY(rt_shared_file_open(handle, RT_SHARED_EVENT, &file, &offset, &size));
    struct rt_shared_event *opened = map_event(file, false);
    if (!opened)
        return cu2clErrorMemoryAllocation;
    *event = opened;
    return cu2clSuccess;
}

bool rt_shared_event_describe(const struct rt_shared_event *event, void *handle)
{
    return rt_shared_file_describe(event->file, RT_SHARED_EVENT, 0, PAGE, handle);
}

static struct rt_shared_event *retain(struct rt_shared_event *event)
{
    event->references++;
    return event;
}

void rt_shared_event_release(struct rt_shared_event *event)
{
    if (--event->references > 0)
        return;
    munmap(event->page, PAGE);
    if (event->file >= 0)
        close(event->file);
    free(event);
}

/* --- records --- */

uint64_t rt_shared_event_last(const struct rt_shared_event *event)
{
    return event->page->recorded;
}

bool rt_shared_event_done(const struct rt_shared_event *event, uint64_t number)
{
    return number == 0 || event->page->done[number % PLACES] >= number;
}

/* Waits without the lock; the caller holds a reference. */
static void wait_for_record(struct rt_shared_event *event, uint64_t number)
{
    struct page *page = event->page;
    for (;;) {
        uint32_t pulse = page->pulse;
        if (rt_shared_event_done(event, number))
            return;
        syscall(SYS_futex, &page->pulse, FUTEX_WAIT, pulse, NULL, NULL, 0);
    }
}

void rt_shared_event_wait(struct rt_shared_event *event, uint64_t number)
{
    if (rt_shared_event_done(event, number))
        return;
    retain(event);
    rt_unlock();
    wait_for_record(event, number);
    rt_lock();
    rt_shared_event_release(event);
}

static void complete_record(struct rt_shared_event *event, uint64_t number)
{
    _Atomic uint64_t *place = &event->page->done[number % PLACES];
    uint64_t before = *place;
    for (bool stored = false; !stored && before < number;)
        stored = atomic_compare_exchange_weak(place, &before, number);
    event->page->pulse++;
    syscall(SYS_futex, &event->page->pulse, FUTEX_WAKE, INT32_MAX, NULL, NULL, 0);
}

static void CL_CALLBACK marker_has_run(cl_event marker, cl_int status, void *data)
{
    struct mark *mark = data;
    (void)marker;
    (void)status; /* also after an error: who waits has to go on */
    complete_record(mark->event, mark->number);
    rt_shared_event_release(mark->event);
    free(mark);
}

uint64_t rt_shared_event_record(struct rt_shared_event *event, cl_event marker)
{
    struct mark *mark = malloc(sizeof *mark);
    uint64_t number = ++event->page->recorded;
    if (number > PLACES)
        rt_shared_event_wait(event, number - PLACES);
    if (mark) {
        *mark = (struct mark){.event = retain(event), .number = number};
        if (clSetEventCallback(marker, CL_COMPLETE, marker_has_run, mark) == CL_SUCCESS)
            return number;
        rt_shared_event_release(event);
        free(mark);
    }
    clWaitForEvents(1, &marker);
    complete_record(event, number);
    return number;
}

/* --- streams that wait --- */

static void *wait_and_set(void *data)
{
    struct mark *mark = data;
    wait_for_record(mark->event, mark->number);
    clSetUserEventStatus(mark->user, CL_COMPLETE);
    clReleaseEvent(mark->user);
    rt_shared_event_release(mark->event);
    free(mark);
    return NULL;
}

cl_event rt_shared_event_await(cl_context context, struct rt_shared_event *event, uint64_t number)
{
    pthread_t thread;
    cl_int code = CL_OUT_OF_HOST_MEMORY;
    struct mark *mark = malloc(sizeof *mark);
    cl_event user = mark ? clCreateUserEvent(context, &code) : NULL;
    if (code != CL_SUCCESS) {
        free(mark);
        return NULL;
    }
    *mark = (struct mark){retain(event), number, user};
    clRetainEvent(user);
    if (pthread_create(&thread, NULL, wait_and_set, mark) == 0) {
        pthread_detach(thread);
        return user;
    }
    rt_shared_event_release(event);
    clReleaseEvent(user);
    clReleaseEvent(user);
    free(mark);
    return NULL;
}
