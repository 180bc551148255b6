/* Thrust's <thrust/universal_ptr.h>. */
#ifndef CU2CL_THRUST_UNIVERSAL_PTR_H
#define CU2CL_THRUST_UNIVERSAL_PTR_H

#include "memory.h"

#endif
