/* Stands for CUDA's header of this name, which brings OpenGL's along. */
#ifndef CU2CL_NVCC_CUDAGL_H
#define CU2CL_NVCC_CUDAGL_H
#pragma GCC system_header

#ifdef __has_include
#if __has_include(<GL/gl.h>)
#include <GL/gl.h>
#endif
#endif

#include "cuda.h"

#endif
