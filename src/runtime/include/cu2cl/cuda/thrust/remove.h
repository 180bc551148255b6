/* Thrust's <thrust/remove.h>. */
#ifndef CU2CL_THRUST_REMOVE_H
#define CU2CL_THRUST_REMOVE_H

#include "detail/primitives.h"
#include "replace.h"

namespace thrust
{

CU2CL_NO_CHECK
template <class P, class It, class Stencil, class Test>
CU2CL_HD inline It remove_if(const execution_policy_base<P> &policy, It first, It last,
                             Stencil stencil, Test test)
{
    auto system = detail::system_of(detail::derived(policy));
    auto asked = detail::usable(system, stencil);
    return first + detail::keep(system, last - first,
                                detail::is_not_chosen<decltype(asked), Test>{asked, test},
                                detail::usable(system, first));
}
CU2CL_NO_CHECK
template <class P, class It, class Test>
CU2CL_HD inline It remove_if(const execution_policy_base<P> &policy, It first, It last, Test test)
{
    auto system = detail::system_of(detail::derived(policy));
    auto it = detail::usable(system, first);
    return first + detail::keep(system, last - first,
                                detail::is_not_chosen<decltype(it), Test>{it, test}, it);
}
CU2CL_THRUST_WITHOUT_POLICY(remove_if)

CU2CL_NO_CHECK
template <class P, class It, class T>
CU2CL_HD inline It remove(const execution_policy_base<P> &policy, It first, It last, const T &value)
{
    auto system = detail::system_of(detail::derived(policy));
    using test = detail::is_value<T>;
    auto it = detail::usable(system, first);
    return first + detail::keep(system, last - first,
                                detail::is_not_chosen<decltype(it), test>{it, test{value}}, it);
}
CU2CL_THRUST_WITHOUT_POLICY(remove)

CU2CL_NO_CHECK
template <class P, class In, class Stencil, class Out, class Test>
CU2CL_HD inline Out remove_copy_if(const execution_policy_base<P> &policy, In first, In last,
                                   Stencil stencil, Out result, Test test)
{
    auto system = detail::system_of(detail::derived(policy));
    auto asked = detail::usable(system, stencil);
    return result + detail::select(system, last - first,
                                   detail::is_not_chosen<decltype(asked), Test>{asked, test},
                                   detail::usable(system, first), detail::usable(system, result));
}

template <class P, class In, class Out, class Test>
CU2CL_HD inline Out remove_copy_if(const execution_policy_base<P> &policy, In first, In last,
                                   Out result, Test test)
{
    return thrust::remove_copy_if(policy, first, last, first, result, test);
}
CU2CL_THRUST_WITHOUT_POLICY(remove_copy_if)

template <class P, class In, class Out, class T>
CU2CL_HD inline Out remove_copy(const execution_policy_base<P> &policy, In first, In last,
                                Out result, const T &value)
{
    return thrust::remove_copy_if(policy, first, last, first, result, detail::is_value<T>{value});
}
CU2CL_THRUST_WITHOUT_POLICY(remove_copy)

} // namespace thrust

#include "detail/companions.h"

#endif
