/* The command `cu2cl-nvcc`, which takes nvcc's place in a build. */
#include "nvcc/nvcc.h"
#include "util/crash.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
    crash_install();
    /* see main.c */
    setenv("LIBCLANG_NOTHREADS", "1", 1);
    return nvcc_main(argc, (const char *const *)argv);
}
