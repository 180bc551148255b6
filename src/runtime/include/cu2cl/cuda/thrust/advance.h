/* Thrust's <thrust/advance.h>. */
#ifndef CU2CL_THRUST_ADVANCE_H
#define CU2CL_THRUST_ADVANCE_H

#include "detail/iterator.h"

#endif
