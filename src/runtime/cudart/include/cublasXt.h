/* Stands for CUDA's header of this name. Made by scripts/cuda_names.py; not edited by hand. */
#ifndef CU2CL_NVCC_CUBLASXT_H
#define CU2CL_NVCC_CUBLASXT_H
#pragma GCC system_header

#error "cublasXt, which uses several devices, is not ported; call cuBLAS"

#endif
