/* What is not ported of cuRAND's host interface: a function says so and returns an error, and the compiler warns of calls.
 * Made by scripts/cuda_names.py; not edited by hand. */
#ifndef CU2CL_CUDA_RANDOM_REFUSED_H
#define CU2CL_CUDA_RANDOM_REFUSED_H
#include "refused.h"
#include "cu2cl/hide_macros.h"

#define CURAND_RNG_PSEUDO_MT19937      ((enum curandRngType)142)
#define CURAND_ORDERING_PSEUDO_SEEDED  ((enum curandOrdering)102)
#define CURAND_ORDERING_PSEUDO_DYNAMIC ((enum curandOrdering)104)

#ifdef __cplusplus
#define CU2CL_DEFAULT(value) = value
extern "C" {
#else
#define CU2CL_DEFAULT(value)
#endif

#ifdef __cplusplus
}
#endif
#undef CU2CL_DEFAULT

#include "cu2cl/show_macros.h"

#endif
