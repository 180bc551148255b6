/* Stands for CUDA's header of this name. Made by scripts/cuda_names.py; not edited by hand. */
#ifndef CU2CL_NVCC_CUDA_D3D11_INTEROP_H
#define CU2CL_NVCC_CUDA_D3D11_INTEROP_H
#pragma GCC system_header

#error "graphics interoperability is not ported"

#endif
