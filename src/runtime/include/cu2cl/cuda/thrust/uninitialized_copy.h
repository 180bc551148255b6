/* Thrust's <thrust/uninitialized_copy.h>. */
#ifndef CU2CL_THRUST_UNINITIALIZED_COPY_H
#define CU2CL_THRUST_UNINITIALIZED_COPY_H

#include "copy.h"

namespace thrust
{

CU2CL_NO_CHECK
template <class P, class In, class Out>
CU2CL_HD inline Out uninitialized_copy(const execution_policy_base<P> &policy, In first, In last,
                                       Out result)
{
    auto system = detail::system_of(detail::derived(policy));
    return detail::copy_in(system, first, (std::ptrdiff_t)(last - first), result);
}
CU2CL_NO_CHECK
template <class P, class In, class Size, class Out>
CU2CL_HD inline Out uninitialized_copy_n(const execution_policy_base<P> &policy, In first, Size n,
                                         Out result)
{
    auto system = detail::system_of(detail::derived(policy));
    return detail::copy_in(system, first, (std::ptrdiff_t)n, result);
}

template <class In, class Out, class = typename std::enable_if<!detail::is_policy<In>::value>::type>
inline Out uninitialized_copy(In first, In last, Out result)
{
    return thrust::copy(first, last, result);
}
template <class In, class Size, class Out,
          class = typename std::enable_if<!detail::is_policy<In>::value>::type>
inline Out uninitialized_copy_n(In first, Size n, Out result)
{
    return thrust::copy_n(first, n, result);
}

} // namespace thrust

#endif
