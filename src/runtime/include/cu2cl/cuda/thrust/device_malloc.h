/* Thrust's <thrust/device_malloc.h>. */
#ifndef CU2CL_THRUST_DEVICE_MALLOC_H
#define CU2CL_THRUST_DEVICE_MALLOC_H

#include "memory.h"

#endif
