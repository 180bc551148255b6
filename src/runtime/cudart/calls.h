/* What the functions of the libraries with CUDA's names are written with: CUDA's declarations,
 * which the compiler holds against their definitions, and the runtime's. */
#ifndef CU2CL_CUDART_CALLS_H
#define CU2CL_CUDART_CALLS_H

#include <cuda.h>
#include <cuda_runtime_api.h>
#include <curand.h>
#include <nvrtc.h>

#include <cu2cl/cu2cl.h>
#include <cu2cl/curand.h>
#include <cu2cl/driver.h>

#endif
