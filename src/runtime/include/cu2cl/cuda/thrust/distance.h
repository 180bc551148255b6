/* Thrust's <thrust/distance.h>. */
#ifndef CU2CL_THRUST_DISTANCE_H
#define CU2CL_THRUST_DISTANCE_H

#include "detail/iterator.h"

#endif
