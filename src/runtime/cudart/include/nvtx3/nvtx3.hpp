/* Stands for CUDA's header of this name. Made by scripts/cuda_names.py; not edited by hand. */
#ifndef CU2CL_NVCC_NVTX3_NVTX3_HPP
#define CU2CL_NVCC_NVTX3_NVTX3_HPP
#pragma GCC system_header

#error "NVTX for C++ is not ported; call NVTX from C"

#endif
