/* LAPACK, loaded when a handle is made. CU2CL_LAPACK names a library; by default those that Debian
 * has are tried. Its functions are Fortran's: all parameters are pointers. */
#include "libraries/solver/solver.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static void *library;

static void load_lapack(void)
{
    static const char *const names[] = {"libopenblas.so.0", "liblapack.so.3"};
    const char *chosen = getenv("CU2CL_LAPACK");

    for (size_t i = 0; !chosen && !library && i < sizeof names / sizeof *names; i++)
        library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (chosen && *chosen)
        library = dlopen(chosen, RTLD_NOW | RTLD_LOCAL);
    if (library && dlsym(library, "dgesvd_"))
        return;
    library = NULL;
    fprintf(stderr, "cu2cl: cuSOLVER's functions need LAPACK, which is not there; on Debian: apt "
                    "install libopenblas0-pthread\n");
}

bool rt_solver_has_lapack(void)
{
    pthread_once(&once, load_lapack);
    return library != NULL;
}

void (*rt_solver_lapack(enum solver_type type, const char *real, const char *other))(void)
{
    char name[16];
    void (*function)(void);

    snprintf(name, sizeof name, "%c%s_", "sdcz"[type], rt_solver_is_complex(type) ? other : real);
    void *symbol = dlsym(library, name);
    if (!symbol) {
        fprintf(stderr, "cu2cl: LAPACK has no function %s\n", name);
        abort(); /* all of them are in every LAPACK since 3.0 */
    }
    memcpy(&function, &symbol, sizeof function);
    return function;
}
