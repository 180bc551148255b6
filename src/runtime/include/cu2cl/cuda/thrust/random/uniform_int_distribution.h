/* Thrust's <thrust/random/uniform_int_distribution.h>. */
#ifndef CU2CL_THRUST_RANDOM_UNIFORM_INT_DISTRIBUTION_H
#define CU2CL_THRUST_RANDOM_UNIFORM_INT_DISTRIBUTION_H

#include "uniform_real_distribution.h"

#endif
