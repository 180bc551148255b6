/* Variables of the device by name. Parameters have no names: these declarations are only
 * parsed. */
#ifndef CU2CL_CUDA_RUNTIME_SYMBOL_H
#define CU2CL_CUDA_RUNTIME_SYMBOL_H

#include "api_macros.h"
#include "../driver_types.h"

#ifdef __cplusplus
extern "C" {
#endif

cudaError_t cudaMemcpyToSymbol(const void *, const void *, size_t, size_t CU2CL_DEFAULT(0),
                               enum cudaMemcpyKind CU2CL_DEFAULT(cudaMemcpyHostToDevice));
cudaError_t cudaMemcpyFromSymbol(void *, const void *, size_t, size_t CU2CL_DEFAULT(0),
                                 enum cudaMemcpyKind CU2CL_DEFAULT(cudaMemcpyDeviceToHost));
cudaError_t cudaMemcpyToSymbolAsync(const void *, const void *, size_t, size_t, enum cudaMemcpyKind,
                                    cudaStream_t CU2CL_DEFAULT(0));
cudaError_t cudaMemcpyFromSymbolAsync(void *, const void *, size_t, size_t, enum cudaMemcpyKind,
                                      cudaStream_t CU2CL_DEFAULT(0));
cudaError_t cudaGetSymbolAddress(void **, const void *);
cudaError_t cudaGetSymbolSize(size_t *, const void *);

#ifdef __cplusplus
}

template <class __T>
cudaError_t cudaMemcpyToSymbol(const __T &, const void *, size_t, size_t = 0,
                               cudaMemcpyKind = cudaMemcpyHostToDevice)
{
    return cudaSuccess;
}
template <class __T>
cudaError_t cudaMemcpyFromSymbol(void *, const __T &, size_t, size_t = 0,
                                 cudaMemcpyKind = cudaMemcpyDeviceToHost)
{
    return cudaSuccess;
}
template <class __T>
cudaError_t cudaMemcpyToSymbolAsync(const __T &, const void *, size_t, size_t = 0,
                                    cudaMemcpyKind = cudaMemcpyHostToDevice, cudaStream_t = 0)
{
    return cudaSuccess;
}
template <class __T>
cudaError_t cudaMemcpyFromSymbolAsync(void *, const __T &, size_t, size_t = 0,
                                      cudaMemcpyKind = cudaMemcpyDeviceToHost, cudaStream_t = 0)
{
    return cudaSuccess;
}
template <class __T> cudaError_t cudaGetSymbolAddress(void **, const __T &)
{
    return cudaSuccess;
}
template <class __T> cudaError_t cudaGetSymbolAddress(__T **, const __T &)
{
    return cudaSuccess;
}
template <class __T> cudaError_t cudaGetSymbolSize(size_t *, const __T &)
{
    return cudaSuccess;
}
#endif

#endif
