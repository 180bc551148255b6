/* Results come over a pipe each. They are handed on in the order of the jobs, so the outcome is the
 * same for any number of processes; a job that takes long holds up the others only when the results
 * that wait for it become many. */
#include "tree/workers.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define MOST_AHEAD 64 /* jobs behind the first that is not done */

enum job_state { JOB_WAITING, JOB_RUNS, JOB_DONE };

struct job {
    enum job_state state;
    pid_t process;
    int pipe; /* -1: closed */
    char *result;
    size_t length, size;
    bool crashed;
};

struct run {
    const struct workers *workers;
    struct job *jobs;
    size_t job_count, started, handed_on, running;
    struct timespec begin;
};

static volatile sig_atomic_t interrupted;
static const int ending_signals[] = {SIGINT, SIGTERM, SIGHUP};

static void note_interrupt(int number)
{
    interrupted = number;
}

static void handle_signals(void (*handler)(int))
{
    struct sigaction action = {.sa_handler = handler};

    for (size_t i = 0; i < sizeof ending_signals / sizeof *ending_signals; i++)
        sigaction(ending_signals[i], &action, NULL);
}

void workers_hold_signals(bool hold)
{
    sigset_t set;

    sigemptyset(&set);
    for (size_t i = 0; i < sizeof ending_signals / sizeof *ending_signals; i++)
        sigaddset(&set, ending_signals[i]);
    sigprocmask(hold ? SIG_BLOCK : SIG_UNBLOCK, &set, NULL);
}

/* --- one job --------------------------------------------------------------------------------- */

static void send_result(int pipe, const struct str *result)
{
    for (size_t sent = 0; sent < result->length;) {
        ssize_t done = write(pipe, result->data + sent, result->length - sent);
        if (done < 0 && errno == EINTR)
            continue;
        if (done < 0)
            _exit(1);
        sent += (size_t)done;
    }
}

static void work_in_child(const struct run *run, size_t index, int pipe, pid_t parent)
{
    struct arena arena = {NULL};
    struct str result = {.arena = &arena};

    handle_signals(SIG_DFL);
    workers_hold_signals(false);
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (getppid() != parent)
        _exit(1);
    run->workers->work(run->workers->data, index, &result);
    send_result(pipe, &result);
    _exit(0);
}

/* A job that can't be started counts as crashed. */
static void start_job(struct run *run)
{
    size_t index = run->started++;
    struct job *job = &run->jobs[index];
    pid_t parent = getpid();
    int ends[2];

    *job = (struct job){.state = JOB_DONE, .pipe = -1, .crashed = true};
    fflush(NULL);
    if (pipe(ends) != 0)
        return;
    job->process = fork();
    if (job->process == 0) {
        close(ends[0]);
        work_in_child(run, index, ends[1], parent);
    }
    close(ends[1]);
    if (job->process < 0) {
        close(ends[0]);
        return;
    }
    job->pipe = ends[0];
    job->state = JOB_RUNS;
    run->running++;
}

static void end_job(struct run *run, struct job *job)
{
    int status = 0;

    close(job->pipe);
    job->pipe = -1;
    while (waitpid(job->process, &status, 0) < 0 && errno == EINTR)
        ;
    job->crashed = !WIFEXITED(status) || WEXITSTATUS(status) != 0;
    job->state = JOB_DONE;
    run->running--;
}

static void read_from_job(struct run *run, struct job *job)
{
    if (job->size - job->length < 65536) {
        size_t size = job->size * 2 + 65536;
        char *result = realloc(job->result, size);
        if (!result)
            abort();
        job->result = result;
        job->size = size;
    }
    ssize_t got = read(job->pipe, job->result + job->length, job->size - job->length);
    if (got > 0)
        job->length += (size_t)got;
    else if (got == 0 || errno != EINTR)
        end_job(run, job);
}

/* --- all jobs -------------------------------------------------------------------------------- */

static void start_jobs(struct run *run)
{
    size_t count = *run->workers->count;

    if (count > run->job_count) {
        struct job *jobs = realloc(run->jobs, count * sizeof *jobs);
        if (!jobs)
            abort();
        run->jobs = jobs;
        memset(run->jobs + run->job_count, 0, (count - run->job_count) * sizeof *run->jobs);
        run->job_count = count;
    }
    while (run->started < run->job_count && run->running < run->workers->most &&
           run->started < run->handed_on + MOST_AHEAD)
        start_job(run);
}

static void hand_on_results(struct run *run)
{
    while (run->handed_on < run->started && run->jobs[run->handed_on].state == JOB_DONE) {
        struct job *job = &run->jobs[run->handed_on];
        run->workers->done(run->workers->data, run->handed_on, job->crashed ? NULL : job->result,
                           job->length);
        free(job->result);
        job->result = NULL;
        run->handed_on++;
    }
}

static void wait_for_jobs(struct run *run)
{
    struct pollfd pipes[MOST_AHEAD];
    size_t indices[MOST_AHEAD];
    nfds_t count = 0;
    struct timespec second = {1, 0}, now;
    sigset_t none;

    for (size_t i = run->handed_on; i < run->started && count < MOST_AHEAD; i++)
        if (run->jobs[i].state == JOB_RUNS) {
            pipes[count] = (struct pollfd){.fd = run->jobs[i].pipe, .events = POLLIN};
            indices[count++] = i;
        }
    sigemptyset(&none);
    if (ppoll(pipes, count, &second, &none) < 0)
        return;
    for (nfds_t i = 0; i < count; i++)
        if (pipes[i].revents)
            read_from_job(run, &run->jobs[indices[i]]);
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (run->workers->wait)
        run->workers->wait(run->workers->data, run->handed_on, now.tv_sec - run->begin.tv_sec);
}

/* One that is writing goes on to its end, and tells what it wrote. */
static void end_running(struct run *run)
{
    for (size_t i = run->handed_on; i < run->started; i++)
        if (run->jobs[i].state == JOB_RUNS)
            kill(run->jobs[i].process, SIGTERM);
    for (size_t i = run->handed_on; i < run->started; i++)
        while (run->jobs[i].state == JOB_RUNS)
            read_from_job(run, &run->jobs[i]);
    for (size_t i = run->handed_on; i < run->started; i++)
        if (run->jobs[i].state == JOB_DONE && !run->jobs[i].crashed)
            run->workers->done(run->workers->data, i, run->jobs[i].result, run->jobs[i].length);
}

bool workers_run(const struct workers *workers)
{
    struct run run = {.workers = workers};

    clock_gettime(CLOCK_MONOTONIC, &run.begin);
    interrupted = 0;
    handle_signals(note_interrupt);
    workers_hold_signals(true); /* but while waiting */
    for (start_jobs(&run); run.handed_on < run.job_count && !interrupted; start_jobs(&run)) {
        hand_on_results(&run);
        if (run.handed_on < run.started)
            wait_for_jobs(&run);
    }
    if (interrupted)
        end_running(&run);
    for (size_t i = run.handed_on; i < run.job_count; i++)
        free(run.jobs[i].result);
    free(run.jobs);
    handle_signals(SIG_DFL);
    return !interrupted;
}
