/* Thrust's <thrust/find.h>. */
#ifndef CU2CL_THRUST_FIND_H
#define CU2CL_THRUST_FIND_H

#include "detail/primitives.h"
#include "replace.h"

namespace thrust
{

CU2CL_NO_CHECK
template <class P, class In, class Test>
CU2CL_HD inline In find_if(const execution_policy_base<P> &policy, In first, In last, Test test)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    return first + detail::find_first(system, last - first,
                                      detail::is_chosen<decltype(in), Test>{in, test});
}
CU2CL_THRUST_WITHOUT_POLICY(find_if)

CU2CL_NO_CHECK
template <class P, class In, class Test>
CU2CL_HD inline In find_if_not(const execution_policy_base<P> &policy, In first, In last, Test test)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    return first + detail::find_first(system, last - first,
                                      detail::is_not_chosen<decltype(in), Test>{in, test});
}
CU2CL_THRUST_WITHOUT_POLICY(find_if_not)

CU2CL_NO_CHECK
template <class P, class In, class T>
CU2CL_HD inline In find(const execution_policy_base<P> &policy, In first, In last, const T &value)
{
    auto system = detail::system_of(detail::derived(policy));
    using test = detail::is_value<T>;
    auto in = detail::usable(system, first);
    return first + detail::find_first(system, last - first,
                                      detail::is_chosen<decltype(in), test>{in, test{value}});
}
CU2CL_THRUST_WITHOUT_POLICY(find)

} // namespace thrust

#include "detail/companions.h"

#endif
