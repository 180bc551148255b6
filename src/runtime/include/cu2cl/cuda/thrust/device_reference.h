/* Thrust's <thrust/device_reference.h>. */
#ifndef CU2CL_THRUST_DEVICE_REFERENCE_H
#define CU2CL_THRUST_DEVICE_REFERENCE_H

#include "detail/reference.h"

#endif
