/* Host code: the states of cuRAND's generators, as kernels have them (curand_xorwow.clh and its
 * like), so that the host can allocate and copy them. Stands for curand_kernel.h; as in CUDA, only
 * kernels call the generators. */
#ifndef CU2CL_CURAND_KERNEL_H
#define CU2CL_CURAND_KERNEL_H

#include "hide_macros.h"

#include "curand_mtgp32.h"

#ifndef CURAND_KERNEL_H_
#define CURAND_KERNEL_H_

struct curandStateXORWOW {
    unsigned int d, v[5];
    int boxmuller_flag, boxmuller_flag_double;
    float boxmuller_extra;
    double boxmuller_extra_double;
};
typedef struct curandStateXORWOW curandStateXORWOW_t;
typedef struct curandStateXORWOW curandState_t;
typedef struct curandStateXORWOW curandState;

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

#endif
#include "show_macros.h"

#endif
