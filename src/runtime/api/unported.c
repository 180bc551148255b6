/* Calls of host functions that are not ported. */
#include <cu2cl/unported.h>

#include <stdio.h>
#include <stdlib.h>

void cu2cl_unported(const char *function, const char *why)
{
    fflush(NULL);
    fprintf(stderr, "cu2cl: %s is not ported: %s\n", function, why); /* also with CU2CL_QUIET */
    abort();
}
