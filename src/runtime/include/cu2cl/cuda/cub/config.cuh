/* Macros that CUB's headers and its users write. */
#ifndef CU2CL_CUDA_CUB_CONFIG
#define CU2CL_CUDA_CUB_CONFIG

#include "detail/config.h"
#include "version.cuh"

#define CUB_NS_PREFIX
#define CUB_NS_POSTFIX
#define CUB_NS_QUALIFIER ::cub
#define CUB_NAMESPACE_BEGIN \
    namespace cub           \
    {
#define CUB_NAMESPACE_END }

#define CUB_STATIC_ASSERT(condition, message) static_assert(condition, message)
#define CUB_RUNTIME_FUNCTION
#define CUB_DETAIL_KERNEL_ATTRIBUTES CU2CL_GLOBAL

#define CUB_LOG_WARP_THREADS(unused) 5
#define CUB_WARP_THREADS(unused) 32
#define CUB_PTX_WARP_THREADS 32
#define CUB_PTX_LOG_WARP_THREADS 5
#define CUB_MIN(a, b) (((b) < (a)) ? (b) : (a))
#define CUB_MAX(a, b) (((a) < (b)) ? (b) : (a))
#define CUB_QUOTIENT_FLOOR(x, y) ((x) / (y))
#define CUB_QUOTIENT_CEILING(x, y) (((x) + (y)-1) / (y))
#define CUB_ROUND_UP_NEAREST(x, y) (CUB_QUOTIENT_CEILING(x, y) * (y))
#define CUB_ROUND_DOWN_NEAREST(x, y) (((x) / (y)) * (y))
#define CUB_PREVENT_MACRO_SUBSTITUTION

#endif
