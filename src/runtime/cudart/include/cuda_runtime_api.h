/* CUDA's runtime API for host sources that are not ported: types of the runtime's, functions of the
 * library cudart, which calls the runtime's. */
#ifndef CU2CL_NVCC_CUDA_RUNTIME_API_H
#define CU2CL_NVCC_CUDA_RUNTIME_API_H
#pragma GCC system_header

#ifndef __CUDA_RUNTIME_API_H__ /* programs test it */
#define __CUDA_RUNTIME_API_H__
#endif
#define CUDART_VERSION CU2CL_CUDART_VERSION

#include "cu2cl/uses_mpi.h"
#include "driver_types.h"
#include "cu2cl_cuda/runtime_functions.h"
#include "cu2cl_cuda/runtime_refused.h"
#include "cu2cl_cuda/entry_points.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Not of CUDA's: the templates of the occupancy calculator need it. */
cudaError_t cu2clOccupancyPotentialBlockSize(int *__min_grid_size, int *__block_size,
                                             const void *__function, size_t __shared, int __limit);

/* What nvcc --default-stream per-thread asks for. It counts for the whole program. */
#ifdef CUDA_API_PER_THREAD_DEFAULT_STREAM
void cu2clUsePerThreadDefaultStream(void);
__attribute__((constructor)) static void cu2cl_cuda_choose_default_stream(void)
{
    cu2clUsePerThreadDefaultStream();
}
#endif

#ifdef __cplusplus
}
#endif

#endif
