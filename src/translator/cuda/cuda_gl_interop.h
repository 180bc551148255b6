#include "cuda_runtime.h"
#ifndef CU2CL_GLI
#define CU2CL_GLI
typedef unsigned int cu2cl_GLuint; typedef unsigned int cu2cl_GLenum;
extern "C" { cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource **, cu2cl_GLuint, unsigned); cudaError_t cudaGraphicsGLRegisterImage(cudaGraphicsResource **, cu2cl_GLuint, cu2cl_GLenum, unsigned); cudaError_t cudaGLMapBufferObject(void **, cu2cl_GLuint); cudaError_t cudaGLUnmapBufferObject(cu2cl_GLuint); cudaError_t cudaGLRegisterBufferObject(cu2cl_GLuint); cudaError_t cudaGLUnregisterBufferObject(cu2cl_GLuint); cudaError_t cudaGraphicsMapResources(int, cudaGraphicsResource_t *, cudaStream_t = 0); cudaError_t cudaGraphicsUnmapResources(int, cudaGraphicsResource_t *, cudaStream_t = 0); cudaError_t cudaGraphicsResourceGetMappedPointer(void **, size_t *, cudaGraphicsResource_t); cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *, cudaGraphicsResource_t, unsigned, unsigned); cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t); }
#endif
