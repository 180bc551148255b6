/* Occupancy. Parameters have no names: these declarations are only parsed. */
#ifndef CU2CL_CUDA_RUNTIME_OCCUPANCY_H
#define CU2CL_CUDA_RUNTIME_OCCUPANCY_H

#include "api_macros.h"
#include "../driver_types.h"

#ifdef __cplusplus
extern "C" {
#endif

CU2CL_BOTH cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *, const void *, int,
                                                                     size_t);
cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *, const void *, int, int);
CU2CL_BOTH cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, const void *,
                                                                              int, size_t,
                                                                              unsigned int);
cudaError_t cudaOccupancyMaxPotentialClusterSize(int *, const void *, const cudaLaunchConfig_t *);
cudaError_t cudaOccupancyMaxActiveClusters(int *, const void *, const cudaLaunchConfig_t *);

#ifdef __cplusplus
}

template <class __T>
CU2CL_BOTH cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *, __T, int, size_t)
{
    return cudaSuccess;
}
template <class __T>
CU2CL_BOTH cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, __T, int,
                                                                              size_t, unsigned int)
{
    return cudaSuccess;
}
template <class __T>
cudaError_t cudaOccupancyMaxPotentialBlockSize(int *, int *, __T, size_t = 0, int = 0)
{
    return cudaSuccess;
}
template <class __T>
cudaError_t cudaOccupancyMaxPotentialBlockSizeWithFlags(int *, int *, __T, size_t = 0, int = 0,
                                                        unsigned int = 0)
{
    return cudaSuccess;
}
template <class __U, class __T>
cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int *, int *, __T, __U, int = 0)
{
    return cudaSuccess;
}
template <class __U, class __T>
cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(int *, int *, __T, __U, int = 0,
                                                                    unsigned int = 0)
{
    return cudaSuccess;
}
template <class __T>
cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *, __T *, int, int)
{
    return cudaSuccess;
}
template <class __T>
cudaError_t cudaOccupancyMaxPotentialClusterSize(int *, __T *, const cudaLaunchConfig_t *)
{
    return cudaSuccess;
}
template <class __T>
cudaError_t cudaOccupancyMaxActiveClusters(int *, __T *, const cudaLaunchConfig_t *)
{
    return cudaSuccess;
}
#endif

#endif
