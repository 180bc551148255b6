/* OpenGL's buffers and textures, and memory and events of other processes. Included by <cu2cl/cu2cl.h>; <cu2cl/gl_interop.h> is the header
 * that stands for cuda_gl_interop.h.
 *
 * A mapped resource is a copy in device memory: mapping reads the OpenGL object, unless the flags
 * say that all of it will be overwritten, and unmapping writes it back, unless they say that it is
 * only read. Both are done on return. The OpenGL context of the object, or one that shares with it,
 * has to be current in the calling thread, as in CUDA; without one the functions return
 * cu2clErrorInvalidGraphicsContext. */
#ifndef CU2CL_INTEROP_H
#define CU2CL_INTEROP_H

#include "interop_types.h"

#include "hide_macros.h"

/* All devices: each can share with OpenGL by copies. */
cu2clError_t cu2clGLGetDevices(unsigned int *__count, int *__devices, unsigned int __room,
                               enum cu2clGLDeviceList __list);
cu2clError_t cu2clGLSetGLDevice(int __device);
cu2clError_t cu2clGraphicsGLRegisterBuffer(struct cu2clGraphicsResource **__resource,
                                           unsigned int __buffer, unsigned int __flags);
/* Targets: GL_TEXTURE_2D, _RECTANGLE, _3D, _2D_ARRAY and _CUBE_MAP, with one, two or four channels
 * of 8, 16 or 32 bits. cu2clErrorNotSupported for renderbuffers, and for OpenGL ES, which can't
 * read textures. */
cu2clError_t cu2clGraphicsGLRegisterImage(struct cu2clGraphicsResource **__resource,
                                          unsigned int __image, unsigned int __target,
                                          unsigned int __flags);
/* cu2clErrorAlreadyMapped while it is mapped. */
cu2clError_t cu2clGraphicsUnregisterResource(cu2clGraphicsResource_t __resource);
cu2clError_t cu2clGraphicsResourceSetMapFlags(cu2clGraphicsResource_t __resource,
                                              unsigned int __flags);
cu2clError_t cu2clGraphicsMapResources(int __count, cu2clGraphicsResource_t *__resources,
                                       cu2clStream_t __stream CU2CL_DEFAULT(0));
cu2clError_t cu2clGraphicsUnmapResources(int __count, cu2clGraphicsResource_t *__resources,
                                         cu2clStream_t __stream CU2CL_DEFAULT(0));
cu2clError_t cu2clGraphicsResourceGetMappedPointer(void **__pointer, size_t *__size,
                                                   cu2clGraphicsResource_t __resource);
cu2clError_t cu2clGraphicsSubResourceGetMappedArray(cu2clArray_t *__array,
                                                    cu2clGraphicsResource_t __resource,
                                                    unsigned int __index, unsigned int __level);
/* What CUDA had before resources. */
cu2clError_t cu2clGLRegisterBufferObject(unsigned int __buffer);
cu2clError_t cu2clGLUnregisterBufferObject(unsigned int __buffer);
cu2clError_t cu2clGLSetBufferObjectMapFlags(unsigned int __buffer, unsigned int __flags);
cu2clError_t cu2clGLMapBufferObject(void **__pointer, unsigned int __buffer);
cu2clError_t cu2clGLUnmapBufferObject(unsigned int __buffer);
cu2clError_t cu2clGLMapBufferObjectAsync(void **__pointer, unsigned int __buffer,
                                         cu2clStream_t __stream);
cu2clError_t cu2clGLUnmapBufferObjectAsync(unsigned int __buffer, cu2clStream_t __stream);

/* Memory and events that several processes of a user use, on devices that are CPUs with fine-grained
 * shared virtual memory; elsewhere cu2clErrorNotSupported, with a message. The property
 * ipcEventSupported tells. A handle is good as long as the process that made it lives and has not
 * freed the memory or destroyed the event. */
cu2clError_t cu2clIpcGetMemHandle(cu2clIpcMemHandle_t *__handle, void *__pointer);
cu2clError_t cu2clIpcOpenMemHandle(void **__pointer, cu2clIpcMemHandle_t __handle,
                                   unsigned int __flags);
cu2clError_t cu2clIpcCloseMemHandle(void *__pointer);
cu2clError_t cu2clIpcGetEventHandle(cu2clIpcEventHandle_t *__handle, cu2clEvent_t __event);
cu2clError_t cu2clIpcOpenEventHandle(cu2clEvent_t *__event, cu2clIpcEventHandle_t __handle);

#include "show_macros.h"

#endif
