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

template <class T>
CU2CL_BOTH cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *, T, int, size_t)
{
    return cudaSuccess;
}
template <class T>
CU2CL_BOTH cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, T, int, size_t,
                                                                              unsigned int)
{
    return cudaSuccess;
}
template <class T>
cudaError_t cudaOccupancyMaxPotentialBlockSize(int *, int *, T, size_t = 0, int = 0)
{
    return cudaSuccess;
}
template <class T>
cudaError_t cudaOccupancyMaxPotentialBlockSizeWithFlags(int *, int *, T, size_t = 0, int = 0,
                                                        unsigned int = 0)
{
    return cudaSuccess;
}
template <class U, class T>
cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int *, int *, T, U, int = 0)
{
    return cudaSuccess;
}
template <class U, class T>
cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(int *, int *, T, U, int = 0,
                                                                    unsigned int = 0)
{
    return cudaSuccess;
}
template <class T> cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *, T *, int, int)
{
    return cudaSuccess;
}
template <class T>
cudaError_t cudaOccupancyMaxPotentialClusterSize(int *, T *, const cudaLaunchConfig_t *)
{
    return cudaSuccess;
}
template <class T>
cudaError_t cudaOccupancyMaxActiveClusters(int *, T *, const cudaLaunchConfig_t *)
{
    return cudaSuccess;
}
#endif

#endif
