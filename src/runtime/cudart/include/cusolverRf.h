/* Stands for CUDA's header of this name. Made by scripts/cuda_names.py; not edited by hand. */
#ifndef CU2CL_NVCC_CUSOLVERRF_H
#define CU2CL_NVCC_CUSOLVERRF_H
#pragma GCC system_header

#error "the refactorization part of cuSOLVER is not ported"

#endif
