/* Thrust's <thrust/device_new_allocator.h>. */
#ifndef CU2CL_THRUST_DEVICE_NEW_ALLOCATOR_H
#define CU2CL_THRUST_DEVICE_NEW_ALLOCATOR_H

#include "device_allocator.h"

#endif
