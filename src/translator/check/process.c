#include "check/process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define LARGEST_FILE (4ull << 30) /* so that a loop that prints does not fill the disk */
#define NOT_STARTED  127

static double seconds_now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static bool redirect(const char *path, int flags, int target)
{
    int file = open(path, flags | O_CLOEXEC, 0666);

    return file >= 0 && dup2(file, target) == target;
}

static bool redirect_all(const struct process *process)
{
    const int write_flags = O_WRONLY | O_CREAT | O_TRUNC;
    bool same = process->errors && process->output && !strcmp(process->errors, process->output);

    return redirect(process->input ? process->input : "/dev/null", O_RDONLY, STDIN_FILENO) &&
           redirect(process->output ? process->output : "/dev/null", write_flags, STDOUT_FILENO) &&
           (same ? dup2(STDOUT_FILENO, STDERR_FILENO) == STDERR_FILENO
                 : redirect(process->errors ? process->errors : "/dev/null", write_flags,
                            STDERR_FILENO));
}

/* In the child. What fails before the program begins goes over the pipe as errno. */
static void begin_program(const struct process *process, int report, pid_t parent)
{
    struct rlimit limit = {LARGEST_FILE, LARGEST_FILE};
    sigset_t none;

    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGPIPE, SIG_DFL);
    setrlimit(RLIMIT_FSIZE, &limit);
    if (getppid() == parent && redirect_all(process) &&
        (!process->folder || chdir(process->folder) == 0)) {
        for (size_t i = 0; process->settings && i < process->settings->count; i++)
            putenv((char *)(uintptr_t)process->settings->items[i]);
        execvp(process->words[0], (char *const *)(uintptr_t)process->words);
    }
    int error = errno;
    if (write(report, &error, sizeof error) < 0)
        error = 0;
    _exit(NOT_STARTED);
}

/* Waits until it ended, or the time is over; looks often at first. */
static bool wait_until(pid_t child, double end, int *status)
{
    struct timespec pause = {0, 200000};

    while (waitpid(child, status, WNOHANG) == 0) {
        if (end > 0 && seconds_now() > end)
            return false;
        nanosleep(&pause, NULL);
        if (pause.tv_nsec < 10000000)
            pause.tv_nsec += pause.tv_nsec / 4;
    }
    return true;
}

static struct process_end watch(const struct process *process, pid_t child, int report)
{
    struct process_end end = {.status = -1};
    double begin = seconds_now();
    int error = 0, status = 0;

    if (read(report, &error, sizeof error) == sizeof error)
        end.why = strerror(error);
    end.timed_out =
        !wait_until(child, process->timeout > 0 ? begin + process->timeout : 0, &status);
    kill(-child, SIGKILL); /* what it left running, too */
    if (end.timed_out)
        while (waitpid(child, &status, 0) < 0 && errno == EINTR)
            ;
    end.seconds = seconds_now() - begin;
    if (WIFEXITED(status))
        end.status = WEXITSTATUS(status);
    else if (!end.timed_out)
        end.signal = WTERMSIG(status);
    return end;
}

struct process_end process_run(const struct process *process)
{
    struct process_end failed = {.status = -1};
    int ends[2];
    pid_t parent = getpid();

    fflush(NULL);
    if (pipe2(ends, O_CLOEXEC) != 0) {
        failed.why = strerror(errno);
        return failed;
    }
    pid_t child = fork();
    if (child == 0)
        begin_program(process, ends[1], parent);
    close(ends[1]);
    if (child < 0)
        failed.why = strerror(errno);
    else
        failed = watch(process, child, ends[0]);
    close(ends[0]);
    return failed;
}

const char *process_end_text(struct arena *arena, const struct process_end *end)
{
    if (end->why)
        return arena_printf(arena, "it can't be started: %s", end->why);
    if (end->timed_out)
        return arena_printf(arena, "longer than %.0f s", end->seconds);
    if (end->signal)
        return arena_printf(arena, "signal %d (%s)", end->signal, strsignal(end->signal));
    return arena_printf(arena, "exit status %d", end->status);
}
