/* What the program shares with others: OpenGL's buffers and textures, and memory of other processes.
 *
 * The functions about OpenGL call the public functions of the runtime API, which take the runtime's lock, so
 * they hold it only while they look at their list. A resource lives until it is
 * unregistered, or its device is reset; its memory and arrays are device memory like the
 * program's. */
#ifndef CU2CL_RT_INTEROP_H
#define CU2CL_RT_INTEROP_H

#include "memory/memory.h"

#pragma GCC visibility push(hidden)

/* graphics.c, a component: forgets the device's resources, whose memory belongs to the map. */
void rt_graphics_release(struct rt_device *device);
/* ipc_memory.c, a component: what others share is the process's own memory again. */
void rt_ipc_release(struct rt_device *device);

#pragma GCC visibility pop

#endif
