/* Input can be nested so deeply that a parser runs out of any stack. Then the kernel sends SIGSEGV,
 * and the handler, which runs on a stack of its own, says which source it was and ends the program.
 * Outputs are written after all passes, so at this moment nothing was written, and nothing has to
 * be undone. */
#include "util/crash.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define HANDLER_STACK_SIZE ((size_t)64 << 10)
#define STATUS_CRASHED     3

/* the sanitizers report crashes better */
#if defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#else
#define SANITIZED 0
#endif

static bool is_quiet;
static _Thread_local const char *current_path;
static _Thread_local stack_t handler_stack;

/* Only what is safe in a signal handler. */
static void print(const char *text)
{
    size_t length = strlen(text);
    while (length) {
        ssize_t written = write(STDERR_FILENO, text, length);
        if (written <= 0)
            return;
        text += written;
        length -= (size_t)written;
    }
}

/* Both passes can crash at the same time: the first thread ends the program, another one waits. */
static void wait_unless_first(void)
{
    static atomic_flag taken = ATOMIC_FLAG_INIT;
    static _Thread_local volatile sig_atomic_t mine;

    if (mine)
        _exit(STATUS_CRASHED); /* a crash inside the handler */
    while (atomic_flag_test_and_set(&taken))
        pause();
    mine = 1;
}

void crash_be_quiet(void)
{
    is_quiet = true;
}

static void on_crash(int signal)
{
    wait_unless_first();
    if (is_quiet)
        _exit(STATUS_CRASHED);
    print("cu2cl: error: cannot parse");
    if (current_path) {
        print(" '");
        print(current_path);
        print("'");
    }
    print(signal == SIGSEGV || signal == SIGBUS
              ? ": it is nested too deeply, or cu2cl has a bug [CU1005]\n"
              : ": cu2cl or libclang has a bug [CU1005]\n");
    print("cu2cl: nothing was written\n");
    _exit(STATUS_CRASHED);
}

void crash_install(void)
{
    static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT};
    struct sigaction action;

    if (SANITIZED)
        return;
    memset(&action, 0, sizeof action);
    action.sa_handler = on_crash;
    action.sa_flags = SA_ONSTACK | SA_NODEFER;
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        sigaction(signals[i], &action, NULL);
    /* libclang's own handlers run on the stack that has just overflowed */
    setenv("LIBCLANG_DISABLE_CRASH_RECOVERY", "1", 1);
}

void crash_begin(const char *path)
{
    current_path = path;
    handler_stack.ss_sp = malloc(HANDLER_STACK_SIZE);
    handler_stack.ss_size = HANDLER_STACK_SIZE;
    if (handler_stack.ss_sp)
        sigaltstack(&handler_stack, NULL);
}

void crash_end(void)
{
    stack_t off = {.ss_flags = SS_DISABLE};

    current_path = NULL;
    if (handler_stack.ss_sp)
        sigaltstack(&off, NULL);
    free(handler_stack.ss_sp);
    handler_stack.ss_sp = NULL;
}
