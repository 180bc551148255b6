/* Functions by name. Other than CUDA's, they don't know which release a function is of: there is
 * one of each name. */
#ifndef CU2CL_CUDA_ENTRY_POINTS_H
#define CU2CL_CUDA_ENTRY_POINTS_H

#include "runtime_refused.h"

#ifdef __cplusplus
#define CU2CL_DEFAULT(value) = value
extern "C" {
#else
#define CU2CL_DEFAULT(value)
#endif

/* A function of the driver API; NULL and cudaDriverEntryPointSymbolNotFound where there is none. */
cudaError_t
cudaGetDriverEntryPoint(const char *__name, void **__function, unsigned long long __flags,
                        enum cudaDriverEntryPointQueryResult *__result CU2CL_DEFAULT(0));
cudaError_t
cudaGetDriverEntryPointByVersion(const char *__name, void **__function, unsigned int __version,
                                 unsigned long long __flags,
                                 enum cudaDriverEntryPointQueryResult *__result CU2CL_DEFAULT(0));

#ifdef __cplusplus
}
#endif
#undef CU2CL_DEFAULT

#endif
