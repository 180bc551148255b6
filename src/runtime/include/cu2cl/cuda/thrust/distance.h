/* Thrust's <thrust/distance.h>. */
#ifndef CU2CL_THRUST_DISTANCE_H
#define CU2CL_THRUST_DISTANCE_H

#include "detail/iterator.h"

namespace thrust
{

template <class It> CU2CL_HD inline detail::distance_of<It> distance(It first, It last)
{
    return last - first;
}

} // namespace thrust

#endif
