/* The driver API's OpenGL buffers and images. CUDA's header brings OpenGL's along. */
#ifndef CU2CL_CUDA_CUDAGL_H
#define CU2CL_CUDA_CUDAGL_H
#define CUDAGL_H

#if __has_include(<GL/gl.h>)
#include <GL/gl.h>
#endif

#include "cuda.h"

typedef enum CUGLDeviceList_enum {
    CU_GL_DEVICE_LIST_ALL = 1,
    CU_GL_DEVICE_LIST_CURRENT_FRAME = 2,
    CU_GL_DEVICE_LIST_NEXT_FRAME = 3
} CUGLDeviceList;

#ifdef __cplusplus
extern "C" {
#endif
CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *, unsigned int, unsigned int);
CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *, unsigned int, unsigned int, unsigned int);
CUresult cuGLGetDevices(unsigned int *, CUdevice *, unsigned int, CUGLDeviceList);
CUresult cuGLCtxCreate(CUcontext *, unsigned int, CUdevice);
CUresult cuGLInit(void);
extern __typeof__(cuGLGetDevices) cuGLGetDevices_v2;
extern __typeof__(cuGLCtxCreate) cuGLCtxCreate_v2;
#ifdef __cplusplus
}
#endif

#endif
