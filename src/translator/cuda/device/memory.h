/* Loads and stores with a cache hint, address spaces, the heap, and the memory functions of the C
 * library. */
#ifndef CU2CL_CUDA_DEVICE_MEMORY_H
#define CU2CL_CUDA_DEVICE_MEMORY_H

#include "../host_defines.h"

template <class __T> __device__ __T __ldg(const __T *);
template <class __T> __device__ __T __ldca(const __T *);
template <class __T> __device__ __T __ldcg(const __T *);
template <class __T> __device__ __T __ldcs(const __T *);
template <class __T> __device__ __T __ldcv(const __T *);
template <class __T> __device__ __T __ldlu(const __T *);
template <class __T> __device__ void __stwb(__T *, __T);
template <class __T> __device__ void __stcg(__T *, __T);
template <class __T> __device__ void __stcs(__T *, __T);
template <class __T> __device__ void __stwt(__T *, __T);

__device__ unsigned int __isGlobal(const void *);
__device__ unsigned int __isShared(const void *);
__device__ unsigned int __isConstant(const void *);
__device__ unsigned int __isLocal(const void *);
__device__ unsigned int __isGridConstant(const void *);
__device__ unsigned int __isClusterShared(const void *);
__device__ size_t __cvta_generic_to_global(const void *);
__device__ size_t __cvta_generic_to_shared(const void *);
__device__ size_t __cvta_generic_to_constant(const void *);
__device__ size_t __cvta_generic_to_local(const void *);
__device__ void *__cvta_global_to_generic(size_t);
__device__ void *__cvta_shared_to_generic(size_t);
__device__ void *__cvta_constant_to_generic(size_t);
__device__ void *__cvta_local_to_generic(size_t);
__device__ void *__nv_associate_access_property(const void *, unsigned long long);
__device__ void *__cluster_map_shared_rank(const void *, unsigned int);
__device__ unsigned int __cluster_query_shared_rank(const void *);

extern "C" {
__device__ void *malloc(size_t);
__device__ void free(void *);
__device__ void *memcpy(void *, const void *, size_t);
__device__ void *memmove(void *, const void *, size_t);
__device__ void *memset(void *, int, size_t);
__device__ int memcmp(const void *, const void *, size_t);
}
__device__ size_t strlen(const char *);
__device__ char *strcpy(char *, const char *);
__device__ int strcmp(const char *, const char *);

__device__ void *operator new(size_t);
__device__ void *operator new[](size_t);
__device__ void *operator new(size_t, void *) noexcept;
__device__ void *operator new[](size_t, void *) noexcept;
__device__ void operator delete(void *) noexcept;
__device__ void operator delete[](void *) noexcept;
__device__ void operator delete(void *, void *) noexcept;
__device__ void operator delete[](void *, void *) noexcept;
__device__ void operator delete(void *, size_t) noexcept;
__device__ void operator delete[](void *, size_t) noexcept;

#endif
