/* Thrust's <thrust/logical.h>. */
#ifndef CU2CL_THRUST_LOGICAL_H
#define CU2CL_THRUST_LOGICAL_H

#include "detail/primitives.h"

namespace thrust
{

CU2CL_NO_CHECK
template <class P, class In, class Test>
CU2CL_HD inline bool all_of(const execution_policy_base<P> &policy, In first, In last, Test test)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    return detail::find_first(system, last - first,
                              detail::is_not_chosen<decltype(in), Test>{in, test}) == last - first;
}
CU2CL_THRUST_WITHOUT_POLICY(all_of)

CU2CL_NO_CHECK
template <class P, class In, class Test>
CU2CL_HD inline bool any_of(const execution_policy_base<P> &policy, In first, In last, Test test)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    return detail::find_first(system, last - first,
                              detail::is_chosen<decltype(in), Test>{in, test}) != last - first;
}
CU2CL_THRUST_WITHOUT_POLICY(any_of)

CU2CL_NO_CHECK
template <class P, class In, class Test>
CU2CL_HD inline bool none_of(const execution_policy_base<P> &policy, In first, In last, Test test)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    return detail::find_first(system, last - first,
                              detail::is_chosen<decltype(in), Test>{in, test}) == last - first;
}
CU2CL_THRUST_WITHOUT_POLICY(none_of)

} // namespace thrust

#include "detail/companions.h"

#endif
