/* Stands for CUDA's header of this name. Made by scripts/cuda_names.py; not edited by hand. */
#ifndef CU2CL_NVCC_CUFFTW_H
#define CU2CL_NVCC_CUFFTW_H
#pragma GCC system_header

#error "the interface of FFTW is not ported; link FFTW, or call cuFFT"

#endif
