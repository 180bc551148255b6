/* Thrust's <thrust/advance.h>. */
#ifndef CU2CL_THRUST_ADVANCE_H
#define CU2CL_THRUST_ADVANCE_H

#include "detail/iterator.h"

namespace thrust
{

template <class It, class Distance> CU2CL_HD inline void advance(It &it, Distance n)
{
    it += n;
}
template <class It> CU2CL_HD inline It next(It it, detail::distance_of<It> n = 1)
{
    return it + n;
}
template <class It> CU2CL_HD inline It prev(It it, detail::distance_of<It> n = 1)
{
    return it - n;
}

} // namespace thrust

#endif
