/* cuRAND's generator MTGP32: states and their parameters. */
#ifndef CU2CL_CUDA_CURAND_MTGP32_H
#define CU2CL_CUDA_CURAND_MTGP32_H

#include "curand.h"

#include <cu2cl/hide_macros.h>

struct mtgp32_params_fast {
    int mexp, pos, sh1, sh2;
    unsigned int tbl[16], tmp_tbl[16], flt_tmp_tbl[16], mask;
    unsigned char poly_sha1[21];
};
typedef struct mtgp32_params_fast mtgp32_params_fast_t;

struct mtgp32_kernel_params {
    unsigned int words[10401];
};
typedef struct mtgp32_kernel_params mtgp32_kernel_params_t;

struct curandStateMtgp32 {
    unsigned int s[1024];
    int offset;
    unsigned int position, shift1, shift2, mask;
    unsigned int recursion[16], tempering[16];
};
typedef struct curandStateMtgp32 curandStateMtgp32_t;

#include <cu2cl/show_macros.h>

#endif
