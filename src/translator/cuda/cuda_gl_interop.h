/* OpenGL buffers and images. OpenGL's own types are not needed: they are plain integers. CUDA's
 * header brings OpenGL's along, so programs expect it. */
#ifndef CU2CL_CUDA_GL_INTEROP_H
#define CU2CL_CUDA_GL_INTEROP_H
#define __CUDA_GL_INTEROP_H__

#if __has_include(<GL/gl.h>)
#include <GL/gl.h>
#endif

#include "cuda_runtime_api.h"

enum cudaGLDeviceList {
    cudaGLDeviceListAll = 1,
    cudaGLDeviceListCurrentFrame = 2,
    cudaGLDeviceListNextFrame = 3
};
enum cudaGLMapFlags {
    cudaGLMapFlagsNone = 0,
    cudaGLMapFlagsReadOnly = 1,
    cudaGLMapFlagsWriteDiscard = 2
};

#ifdef __cplusplus
extern "C" {
#endif
cudaError_t cudaGLGetDevices(unsigned int *, int *, unsigned int, enum cudaGLDeviceList);
cudaError_t cudaGraphicsGLRegisterBuffer(struct cudaGraphicsResource **, unsigned int,
                                         unsigned int);
cudaError_t cudaGraphicsGLRegisterImage(struct cudaGraphicsResource **, unsigned int, unsigned int,
                                        unsigned int);
cudaError_t cudaGLSetGLDevice(int);
cudaError_t cudaGLRegisterBufferObject(unsigned int);
cudaError_t cudaGLUnregisterBufferObject(unsigned int);
cudaError_t cudaGLMapBufferObject(void **, unsigned int);
cudaError_t cudaGLUnmapBufferObject(unsigned int);
cudaError_t cudaGLMapBufferObjectAsync(void **, unsigned int, cudaStream_t);
cudaError_t cudaGLUnmapBufferObjectAsync(unsigned int, cudaStream_t);
cudaError_t cudaGLSetBufferObjectMapFlags(unsigned int, unsigned int);
#ifdef __cplusplus
}
#endif

#endif
