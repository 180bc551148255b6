/* What the functions of the libraries with CUDA's names are written with: CUDA's declarations,
 * which the compiler holds against their definitions, and the runtime's. */
#ifndef CU2CL_CUDART_CALLS_H
#define CU2CL_CUDART_CALLS_H

#define CU2CL_REFUSED(why)

#include <stdio.h>

#include <cuda.h>
#include <cuda_runtime_api.h>
#include <curand.h>
#include <nvrtc.h>

#include <cu2cl/cu2cl.h>
#include <cu2cl/curand.h>
#include <cu2cl/driver.h>

#define CU2CL_UNUSED __attribute__((unused))

/* Says that a function is not ported. The program goes on with the error that the function returns,
 * as on a machine where CUDA has not what it asked for. */
static inline void refuse(const char *function, const char *why)
{
    fflush(NULL);
    fprintf(stderr, "cu2cl: %s is not ported: %s\n", function, why); /* also with CU2CL_QUIET */
}

#endif
