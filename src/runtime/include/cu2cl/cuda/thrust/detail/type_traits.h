/* Thrust's <thrust/detail/type_traits.h>. */
#ifndef CU2CL_THRUST_DETAIL_TYPE_TRAITS_H
#define CU2CL_THRUST_DETAIL_TYPE_TRAITS_H

#include "config.h"

#endif
