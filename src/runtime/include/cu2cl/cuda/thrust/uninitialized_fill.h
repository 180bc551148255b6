/* Thrust's <thrust/uninitialized_fill.h>. */
#ifndef CU2CL_THRUST_UNINITIALIZED_FILL_H
#define CU2CL_THRUST_UNINITIALIZED_FILL_H

#include "fill.h"

namespace thrust
{

CU2CL_NO_CHECK
template <class P, class Out, class T>
CU2CL_HD inline void uninitialized_fill(const execution_policy_base<P> &policy, Out first, Out last,
                                        const T &value)
{
    auto system = detail::system_of(detail::derived(policy));
    detail::fill_places(system, first, last - first, static_cast<T>(value));
}
CU2CL_THRUST_WITHOUT_POLICY(uninitialized_fill)

CU2CL_NO_CHECK
template <class P, class Out, class Size, class T>
CU2CL_HD inline Out uninitialized_fill_n(const execution_policy_base<P> &policy, Out first, Size n,
                                         const T &value)
{
    auto system = detail::system_of(detail::derived(policy));
    detail::fill_places(system, first, n, static_cast<T>(value));
    return first + (n > 0 ? n : 0);
}
CU2CL_THRUST_WITHOUT_POLICY(uninitialized_fill_n)

} // namespace thrust

#endif
