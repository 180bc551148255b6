/* cu2cl-build's way into a program: builds its kernels where main would begin.
 *
 * The constructors of a port have registered its modules by then, and nothing of the program itself
 * has run, so it needs no arguments and writes no files. The C library calls main through
 * __libc_start_main, which this library, loaded before all others, gives another main. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>

typedef int main_function(int argc, char **argv, char **environment);
typedef int start_function(main_function *program, int argc, char **argv, void (*init)(void),
                           void (*fini)(void), void (*rtld_fini)(void), void *stack_end);

start_function __libc_start_main; // NOLINT(clang-diagnostic-reserved-identifier): the C library's

static int build(int argc, char **argv, char **environment)
{
    int (*build_all)(void);
    (void)argc;
    (void)environment;
    *(void **)&build_all = dlsym(RTLD_DEFAULT, "cu2clBuildAll");
    if (!build_all)
        fprintf(stderr, "cu2cl-build: %s does not use the shared library of cu2cl\n", argv[0]);
    return build_all ? build_all() : 2;
}

int __libc_start_main(main_function *program, int argc, char **argv, void (*init)(void),
                      void (*fini)(void), void (*rtld_fini)(void), void *stack_end)
{
    start_function *start;
    (void)program;
    *(void **)&start = dlsym(RTLD_NEXT, "__libc_start_main");
    return start(build, argc, argv, init, fini, rtld_fini, stack_end);
}
