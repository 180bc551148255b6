/* cuRAND's generator MTGP32 for kernels: parameters and states of its sequences. Stands for
 * curand_mtgp32_host.h and its like; the functions are in <cu2cl/curand.h>. A state has the
 * parameters of its sequence, as kernels have it (curand_mtgp32.clh). */
#ifndef CU2CL_CURAND_MTGP32_H
#define CU2CL_CURAND_MTGP32_H

#include "hide_macros.h"

#include "curand.h"

#define CU2CL_MTGP32_SEQUENCES 200
#define CU2CL_MTGP32_WORDS     1024

#ifndef CURAND_MTGP32_H /* CUDA's own header */
#define CURAND_MTGP32_H

/* As the authors' programs write them; the tables are linear, so four entries say all. */
struct mtgp32_params_fast {
    int mexp, pos, sh1, sh2;
    unsigned int tbl[16], tmp_tbl[16], flt_tmp_tbl[16], mask;
    unsigned char poly_sha1[21];
};

/* Room for tables, which states here don't need. */
struct mtgp32_kernel_params {
    unsigned int words[10401];
};

struct curandStateMtgp32 {
    unsigned int s[CU2CL_MTGP32_WORDS];
    int offset;
    unsigned int position, shift1, shift2, mask;
    unsigned int recursion[16], tempering[16];
};

#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The parameters of 200 sequences of period 2^11213 - 1. */
extern const mtgp32_params_fast_t mtgp32dc_params_fast_11213[CU2CL_MTGP32_SEQUENCES];

#ifdef __cplusplus
}
#endif

#include "show_macros.h"

#endif
