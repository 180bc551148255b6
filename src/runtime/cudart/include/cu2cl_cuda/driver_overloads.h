/* What C++ adds to the functions of CUDA's driver API.
 * Made by scripts/cuda_names.py; not edited by hand. */
#ifndef CU2CL_CUDA_DRIVER_OVERLOADS_H
#define CU2CL_CUDA_DRIVER_OVERLOADS_H

#include "cu2cl/hide_macros.h"

/* CUDA 13's forms of some functions. */
inline CUresult cuCtxCreate(CUcontext *__context, const CUctxCreateParams *__parameters,
                            unsigned int __flags, CUdevice __device)
{
    if (__parameters && (__parameters->execAffinityParams || __parameters->cigParams))
        return CUDA_ERROR_NOT_SUPPORTED;
    return cuCtxCreate(__context, __flags, __device);
}

inline CUresult cuCtxGetDevice(CUdevice *__device, CUcontext __context)
{
    CUresult __result = cuCtxPushCurrent(__context);
    if (__result == CUDA_SUCCESS) {
        __result = cuCtxGetDevice(__device);
        cuCtxPopCurrent(0);
    }
    return __result;
}

inline CUresult cuCtxSynchronize(CUcontext __context)
{
    CUresult __result = cuCtxPushCurrent(__context);
    if (__result == CUDA_SUCCESS) {
        __result = cuCtxSynchronize();
        cuCtxPopCurrent(0);
    }
    return __result;
}

inline CUresult cuMemPrefetchAsync(CUdeviceptr __pointer, size_t __size, CUmemLocation __location,
                                   unsigned int __flags, CUstream __stream)
{
    bool __device = __location.type == CU_MEM_LOCATION_TYPE_DEVICE;
    return __flags ? CUDA_ERROR_INVALID_VALUE
                   : cuMemPrefetchAsync(__pointer, __size, __device ? __location.id : CU_DEVICE_CPU,
                                        __stream);
}

inline CUresult cuMemAdvise(CUdeviceptr __pointer, size_t __size, CUmem_advise __advice,
                            CUmemLocation __location)
{
    bool __device = __location.type == CU_MEM_LOCATION_TYPE_DEVICE;
    return cuMemAdvise(__pointer, __size, __advice, __device ? __location.id : CU_DEVICE_CPU);
}

#include "cu2cl/show_macros.h"

#endif
