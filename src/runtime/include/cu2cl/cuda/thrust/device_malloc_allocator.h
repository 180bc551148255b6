/* Thrust's <thrust/device_malloc_allocator.h>. */
#ifndef CU2CL_THRUST_DEVICE_MALLOC_ALLOCATOR_H
#define CU2CL_THRUST_DEVICE_MALLOC_ALLOCATOR_H

#include "device_allocator.h"

#endif
