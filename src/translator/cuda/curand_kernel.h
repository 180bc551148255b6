/* cuRAND's device interface. */
#ifndef CU2CL_CUDA_CURAND_KERNEL_H
#define CU2CL_CUDA_CURAND_KERNEL_H
#define CURAND_KERNEL_H_

#include "curand.h"

#include <cu2cl/hide_macros.h>

struct curandStateXORWOW {
    unsigned int d, v[5];
    int boxmuller_flag, boxmuller_flag_double;
    float boxmuller_extra;
    double boxmuller_extra_double;
};
typedef struct curandStateXORWOW curandStateXORWOW_t;

struct curandStatePhilox4_32_10 {
    uint4 ctr, output;
    uint2 key;
    unsigned int STATE;
    int boxmuller_flag, boxmuller_flag_double;
    float boxmuller_extra;
    double boxmuller_extra_double;
};
typedef struct curandStatePhilox4_32_10 curandStatePhilox4_32_10_t;

struct curandStateMRG32k3a {
    unsigned int s1[3], s2[3];
    int boxmuller_flag, boxmuller_flag_double;
    float boxmuller_extra;
    double boxmuller_extra_double;
};
typedef struct curandStateMRG32k3a curandStateMRG32k3a_t;

struct curandStateSobol32 {
    unsigned int i, x, c, direction_vectors[32];
};
typedef struct curandStateSobol32 curandStateSobol32_t;

struct curandStateScrambledSobol32 {
    unsigned int i, x, c, direction_vectors[32];
};
typedef struct curandStateScrambledSobol32 curandStateScrambledSobol32_t;

struct curandStateSobol64 {
    unsigned long long i, x, c, direction_vectors[64];
};
typedef struct curandStateSobol64 curandStateSobol64_t;

struct curandStateScrambledSobol64 {
    unsigned long long i, x, c, direction_vectors[64];
};
typedef struct curandStateScrambledSobol64 curandStateScrambledSobol64_t;

#include "curand_mtgp32.h"

typedef struct curandStateXORWOW curandState;
typedef struct curandStateXORWOW curandState_t;

#ifdef __CUDA__

__device__ void curand_init(unsigned long long, unsigned long long, unsigned long long,
                            curandStateXORWOW *);
__device__ void skipahead(unsigned long long, curandStateXORWOW *);
__device__ void skipahead_sequence(unsigned long long, curandStateXORWOW *);
__device__ void curand_init(unsigned long long, unsigned long long, unsigned long long,
                            curandStateMRG32k3a *);
__device__ void skipahead(unsigned long long, curandStateMRG32k3a *);
__device__ void skipahead_sequence(unsigned long long, curandStateMRG32k3a *);
__device__ void curand_init(unsigned long long, unsigned long long, unsigned long long,
                            curandStatePhilox4_32_10 *);
__device__ void skipahead(unsigned long long, curandStatePhilox4_32_10 *);
__device__ void skipahead_sequence(unsigned long long, curandStatePhilox4_32_10 *);
__device__ void curand_init(unsigned int *, unsigned int, curandStateSobol32 *);
__device__ void curand_init(unsigned int *, unsigned int, unsigned int,
                            curandStateScrambledSobol32 *);
__device__ void skipahead(unsigned int, curandStateSobol32 *);
__device__ void skipahead(unsigned int, curandStateScrambledSobol32 *);
__device__ void curand_init(unsigned long long *, unsigned long long, curandStateSobol64 *);
__device__ void curand_init(unsigned long long *, unsigned long long, unsigned long long,
                            curandStateScrambledSobol64 *);
__device__ void skipahead(unsigned long long, curandStateSobol64 *);
__device__ void skipahead(unsigned long long, curandStateScrambledSobol64 *);

#define CU2CL_CURAND_DISTRIBUTIONS(state)                                                          \
    __device__ float curand_uniform(state *);                                                      \
    __device__ double curand_uniform_double(state *);                                              \
    __device__ float curand_normal(state *);                                                       \
    __device__ double curand_normal_double(state *);                                               \
    __device__ float curand_log_normal(state *, float, float);                                     \
    __device__ double curand_log_normal_double(state *, double, double);                           \
    __device__ unsigned int curand_poisson(state *, double);                                       \
    __device__ unsigned int curand_discrete(state *, curandDiscreteDistribution_t);
#define CU2CL_CURAND_PAIRS(state)                                                                  \
    __device__ float2 curand_normal2(state *);                                                     \
    __device__ double2 curand_normal2_double(state *);                                             \
    __device__ float2 curand_log_normal2(state *, float, float);                                   \
    __device__ double2 curand_log_normal2_double(state *, double, double);
__device__ unsigned int curand(curandStateXORWOW *);
CU2CL_CURAND_DISTRIBUTIONS(curandStateXORWOW)
__device__ unsigned int curand(curandStateMRG32k3a *);
CU2CL_CURAND_DISTRIBUTIONS(curandStateMRG32k3a)
__device__ unsigned int curand(curandStatePhilox4_32_10 *);
CU2CL_CURAND_DISTRIBUTIONS(curandStatePhilox4_32_10)
__device__ unsigned int curand(curandStateSobol32 *);
CU2CL_CURAND_DISTRIBUTIONS(curandStateSobol32)
__device__ unsigned int curand(curandStateScrambledSobol32 *);
CU2CL_CURAND_DISTRIBUTIONS(curandStateScrambledSobol32)
__device__ unsigned long long curand(curandStateSobol64 *);
CU2CL_CURAND_DISTRIBUTIONS(curandStateSobol64)
__device__ unsigned long long curand(curandStateScrambledSobol64 *);
CU2CL_CURAND_DISTRIBUTIONS(curandStateScrambledSobol64)
__device__ unsigned int curand(curandStateMtgp32 *);
CU2CL_CURAND_DISTRIBUTIONS(curandStateMtgp32)
__device__ unsigned int curand_mtgp32_specific(curandStateMtgp32 *, unsigned char, unsigned char);
__device__ float curand_mtgp32_single(curandStateMtgp32 *);
__device__ float curand_mtgp32_single_specific(curandStateMtgp32 *, unsigned char, unsigned char);
CU2CL_CURAND_PAIRS(curandStateXORWOW)
CU2CL_CURAND_PAIRS(curandStateMRG32k3a)
CU2CL_CURAND_PAIRS(curandStatePhilox4_32_10)
#undef CU2CL_CURAND_PAIRS
#undef CU2CL_CURAND_DISTRIBUTIONS

__device__ uint4 curand4(curandStatePhilox4_32_10 *);
__device__ float4 curand_uniform4(curandStatePhilox4_32_10 *);
__device__ double2 curand_uniform2_double(curandStatePhilox4_32_10 *);
__device__ double4 curand_uniform4_double(curandStatePhilox4_32_10 *);
__device__ float4 curand_normal4(curandStatePhilox4_32_10 *);
__device__ double4 curand_normal4_double(curandStatePhilox4_32_10 *);
__device__ float4 curand_log_normal4(curandStatePhilox4_32_10 *, float, float);
__device__ double4 curand_log_normal4_double(curandStatePhilox4_32_10 *, double, double);
__device__ uint4 curand_poisson4(curandStatePhilox4_32_10 *, double);
__device__ uint4 curand_discrete4(curandStatePhilox4_32_10 *, curandDiscreteDistribution_t);
__device__ void skipahead_subsequence(unsigned long long, curandStateMRG32k3a *);
__device__ uint4 curand_Philox4x32_10(uint4, uint2);

#endif

#include <cu2cl/show_macros.h>

#endif
