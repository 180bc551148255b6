/* Thrust's <thrust/scan.h>. */
#ifndef CU2CL_THRUST_SCAN_H
#define CU2CL_THRUST_SCAN_H

#include "detail/primitives.h"

namespace thrust
{

CU2CL_NO_CHECK
template <class P, class In, class Out, class Op>
CU2CL_HD inline Out inclusive_scan(const execution_policy_base<P> &policy, In first, In last,
                                   Out result, Op op)
{
    auto system = detail::system_of(detail::derived(policy));
    detail::scan_inclusive(system, first, last - first, result, op);
    return result + (last - first);
}
CU2CL_NO_CHECK
template <class P, class In, class Out, class T, class Op>
CU2CL_HD inline Out inclusive_scan(const execution_policy_base<P> &policy, In first, In last,
                                   Out result, T init, Op op)
{
    auto system = detail::system_of(detail::derived(policy));
    detail::scan_inclusive_from(system, first, last - first, result, init, op);
    return result + (last - first);
}

template <class P, class In, class Out>
CU2CL_HD inline Out inclusive_scan(const execution_policy_base<P> &policy, In first, In last,
                                   Out result)
{
    return thrust::inclusive_scan(policy, first, last, result, plus<>());
}
CU2CL_THRUST_WITHOUT_POLICY(inclusive_scan)

CU2CL_NO_CHECK
template <class P, class In, class Out, class T, class Op>
CU2CL_HD inline Out exclusive_scan(const execution_policy_base<P> &policy, In first, In last,
                                   Out result, T init, Op op)
{
    auto system = detail::system_of(detail::derived(policy));
    detail::scan_exclusive(system, first, last - first, result, init, op);
    return result + (last - first);
}

template <class P, class In, class Out, class T>
CU2CL_HD inline Out exclusive_scan(const execution_policy_base<P> &policy, In first, In last,
                                   Out result, T init)
{
    return thrust::exclusive_scan(policy, first, last, result, init, plus<>());
}
template <class P, class In, class Out>
CU2CL_HD inline Out exclusive_scan(const execution_policy_base<P> &policy, In first, In last,
                                   Out result)
{
    return thrust::exclusive_scan(policy, first, last, result, detail::value_of<In>(), plus<>());
}
CU2CL_THRUST_WITHOUT_POLICY(exclusive_scan)

CU2CL_NO_CHECK
template <class P, class Keys, class In, class Out, class Equal, class Op>
CU2CL_HD inline Out inclusive_scan_by_key(const execution_policy_base<P> &policy, Keys first,
                                          Keys last, In values, Out result, Equal equal, Op op)
{
    auto system = detail::system_of(detail::derived(policy));
    detail::scan_inclusive_by_key(system, first, last - first, values, result, equal, op);
    return result + (last - first);
}

template <class P, class Keys, class In, class Out, class Equal>
CU2CL_HD inline Out inclusive_scan_by_key(const execution_policy_base<P> &policy, Keys first,
                                          Keys last, In values, Out result, Equal equal)
{
    return thrust::inclusive_scan_by_key(policy, first, last, values, result, equal, plus<>());
}
template <class P, class Keys, class In, class Out>
CU2CL_HD inline Out inclusive_scan_by_key(const execution_policy_base<P> &policy, Keys first,
                                          Keys last, In values, Out result)
{
    return thrust::inclusive_scan_by_key(policy, first, last, values, result, equal_to<>(),
                                         plus<>());
}
CU2CL_THRUST_WITHOUT_POLICY(inclusive_scan_by_key)

CU2CL_NO_CHECK
template <class P, class Keys, class In, class Out, class T, class Equal, class Op>
CU2CL_HD inline Out exclusive_scan_by_key(const execution_policy_base<P> &policy, Keys first,
                                          Keys last, In values, Out result, T init, Equal equal,
                                          Op op)
{
    auto system = detail::system_of(detail::derived(policy));
    detail::scan_exclusive_by_key(system, first, last - first, values, result, init, equal, op);
    return result + (last - first);
}

template <class P, class Keys, class In, class Out, class T, class Equal>
CU2CL_HD inline Out exclusive_scan_by_key(const execution_policy_base<P> &policy, Keys first,
                                          Keys last, In values, Out result, T init, Equal equal)
{
    return thrust::exclusive_scan_by_key(policy, first, last, values, result, init, equal,
                                         plus<>());
}
template <class P, class Keys, class In, class Out, class T>
CU2CL_HD inline Out exclusive_scan_by_key(const execution_policy_base<P> &policy, Keys first,
                                          Keys last, In values, Out result, T init)
{
    return thrust::exclusive_scan_by_key(policy, first, last, values, result, init, equal_to<>(),
                                         plus<>());
}
template <class P, class Keys, class In, class Out>
CU2CL_HD inline Out exclusive_scan_by_key(const execution_policy_base<P> &policy, Keys first,
                                          Keys last, In values, Out result)
{
    return thrust::exclusive_scan_by_key(policy, first, last, values, result,
                                         detail::value_of<In>());
}
CU2CL_THRUST_WITHOUT_POLICY(exclusive_scan_by_key)

} // namespace thrust

#include "detail/companions.h"

#endif
