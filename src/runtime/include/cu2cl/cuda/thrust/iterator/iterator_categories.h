/* Thrust's <thrust/iterator/iterator_categories.h>. */
#ifndef CU2CL_THRUST_ITERATOR_CATEGORIES_H
#define CU2CL_THRUST_ITERATOR_CATEGORIES_H

#include "iterator_traits.h"

#endif
