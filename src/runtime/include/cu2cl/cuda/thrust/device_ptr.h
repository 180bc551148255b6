/* Thrust's <thrust/device_ptr.h>. */
#ifndef CU2CL_THRUST_DEVICE_PTR_H
#define CU2CL_THRUST_DEVICE_PTR_H

#include "detail/reference.h"

#endif
