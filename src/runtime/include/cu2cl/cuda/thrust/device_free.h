/* Thrust's <thrust/device_free.h>. */
#ifndef CU2CL_THRUST_DEVICE_FREE_H
#define CU2CL_THRUST_DEVICE_FREE_H

#include "memory.h"

#endif
