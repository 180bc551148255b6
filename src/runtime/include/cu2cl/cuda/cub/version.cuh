/* The version of CUB whose interface these headers have: that of CUDA 13.0. */
#ifndef CU2CL_CUDA_CUB_VERSION
#define CU2CL_CUDA_CUB_VERSION

#define CUB_VERSION 300001
#define CUB_MAJOR_VERSION (CUB_VERSION / 100000)
#define CUB_MINOR_VERSION ((CUB_VERSION / 100) % 1000)
#define CUB_SUBMINOR_VERSION (CUB_VERSION % 100)
#define CUB_PATCH_NUMBER 0

#endif
