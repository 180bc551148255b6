/* The OpenCL objects behind the runtime's, for programs that go on in plain OpenCL. Needs OpenCL's
 * headers.
 *
 * The runtime keeps all objects; a program that stores one retains it. Work that a program enqueues
 * itself in a stream's queue is ordered with the stream's own. */
#ifndef CU2CL_OPENCL_H
#define CU2CL_OPENCL_H

#ifndef CL_TARGET_OPENCL_VERSION /* without it, OpenCL's header prints that it takes the newest */
#define CL_TARGET_OPENCL_VERSION 300
#endif
#include <CL/cl.h>

#include "cu2cl.h"

#include "hide_macros.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The context and the OpenCL device of a device number. */
cu2clError_t cu2clOpenCLContext(cl_context *__context, int __device);
cu2clError_t cu2clOpenCLDevice(cl_device_id *__id, int __device);
/* The in-order queue of a stream of the current device; NULL is the default stream. */
cu2clError_t cu2clOpenCLQueue(cl_command_queue *__queue, cu2clStream_t __stream);
/* The buffer that holds `pointer`, and the byte offset in it. *buffer is NULL for memory of the SVM
 * tiers, where the pointer itself is the argument for clSetKernelArgSVMPointer. */
cu2clError_t cu2clOpenCLBuffer(cl_mem *__buffer, size_t *__offset, const void *__pointer);
/* The same for a command of a library that takes buffers only: memory of the SVM tiers is in a buffer
 * over it then, which belongs to the allocation. Memory that host and device use in turn is the
 * device's from now on, for the stream. cu2clErrorNotSupported: it can't be in a buffer. */
cu2clError_t cu2clOpenCLOperand(cl_mem *__buffer, size_t *__offset, const void *__pointer,
                                cu2clStream_t __stream);

#ifdef __cplusplus
}
#endif

#include "show_macros.h"

#endif
