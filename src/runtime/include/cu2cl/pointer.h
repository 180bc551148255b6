/* For layers between a program and a library that takes pointers: whose memory it is. */
#ifndef CU2CL_POINTER_H
#define CU2CL_POINTER_H

#include "cu2cl.h"

#include "hide_macros.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What memory the address lies in, and of which device. cu2clMemoryTypeUnregistered: memory of the
 * program's own, or none; *device is -1. Makes no device ready, and is no error for any address. */
enum cu2clMemoryType cu2clMemoryTypeOf(const void *__pointer, int *__device);

#ifdef __cplusplus
}
#endif

#include "show_macros.h"

#endif
